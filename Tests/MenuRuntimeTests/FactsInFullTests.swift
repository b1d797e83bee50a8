import Foundation
import Testing

@_spi(Generated) @testable import MenuRuntime

/// A command with all that a command can have, and one that fails.
private nonisolated enum FullCommand: MenuCommand {
  case full
  case fails

  func facts(in state: FullState) -> MenuFacts {
    switch self {
    case .full:
      return MenuFacts("full", "Full").subtitle("Sub").help("Help").symbol("star", stays: true)
        .key("f", [.command, .shift]).checked(state.isOn).shown(state.isOn).enabled(true)
        .undoable().keepsOpen().affectsApp()
    case .fails: return MenuFacts("fails", "Fails").image("Picture", in: .main)
    }
  }

  static func allCommands(in state: FullState) -> [FullCommand] { [.full, .fails] }
}

private nonisolated struct FullState: MenuState {
  var isOn = false
}

private nonisolated enum Size: MenuChoice {
  case small

  func facts(in state: FullState) -> MenuFacts {
    MenuFacts("small", "Small").subtitle("Sub").help("Help").symbol("s.circle").key("s", .command)
  }
}

private struct FullMenu: ContextMenuSurface {
  let context: MenuContext<FullCommand>

  static func build(_ menu: inout MenuBuilder<FullCommand>) {
    menu.add(.full)
    menu.separate()
    menu.addPalette { menu in menu.add(.fails, image: .symbol("moon", stays: true)) }
  }
}

private struct FullButton: PullDownSurface {
  let context: MenuContext<FullCommand>

  static func label(in state: FullState) -> MenuLabel { .more }
  static func build(_ menu: inout MenuBuilder<FullCommand>) { menu.add(.full) }
}

@MainActor
@Suite("All that a command has")
struct FactsInFullTests {
  @Test("A command has what its facts say, in the state that is asked for or in the first one")
  func facts() {
    let (off, on) = (FullState(), FullState(isOn: true))
    let full = FullCommand.full
    #expect(full.subtitle(in: on) == "Sub" && full.help(in: on) == "Help" && full.help == "Help")
    #expect(full.image(in: on) == .symbol("star", stays: true) && full.isUndoable)
    #expect(full.isShown(in: on) && !full.isShown(in: off) && full.isOn(in: on))
    #expect(!full.isOn(in: off) && full.places.isEmpty)
    let fails = FullCommand.fails
    #expect(fails.image(in: on) == .asset("Picture", .main) && fails.symbolName(in: on) == nil)
    #expect(fails.help == nil && !fails.isUndoable && !fails.isOn(in: on))
    #expect(full.facts(in: on).keepsMenuOpen && full.facts(in: on).affectsApp)
    #expect(Size.small.subtitle(in: on) == "Sub" && Size.small.help(in: on) == "Help")
    #expect(Size.small.symbolName == "s.circle" && Size.small.shortcut?.glyphs == "⌘S")
  }

  @Test("An image is that of the command, none, or that of the place")
  func images() {
    let own = MenuImage.symbol("star")
    #expect(MenuImageChange.own.image(own: own) == own)
    #expect(MenuImageChange.hidden.image(own: own) == nil)
    #expect(MenuImageChange.symbol("a", stays: true).image(own: own)?.stays == true)
    let asset = MenuImageChange.asset("a", .main).image(own: own)
    #expect(asset == .asset("a", .main) && asset?.symbolName == nil && asset?.stays == false)
  }

  @Test("A menu that opens has the usual shape, and entries that perform")
  func opened() {
    var performed: [FullCommand] = []
    let context = MenuContext<FullCommand>(
      state: { FullState(isOn: true) }, perform: { performed.append($0) })
    let menu = FullMenu(context)
    #expect(menu.previewShape == .automatic && !menu.keepsOrder && !menu.isDraggable)
    #expect(menu.previewCommand == nil && FullMenu.title(in: FullState()) == nil)
    #expect(!menu.opened().keepsOrder)
    let entries = FullMenu.entries(in: FullState(isOn: true))
    #expect(entries.map(\.isSeparator) == [false, true, false])
    #expect(entries.flatMap(\.items).map(\.title) == ["Full", "Fails"])
    #expect(entries.flatMap(\.items).last?.image == .symbol("moon", stays: true))
    let button = FullButton(context)
    #expect(button.tapCommand == nil && FullButton.isEnabled(in: FullState()))
    let opened = button.openedButton()
    #expect(opened.isEnabled && opened.isShown && opened.tap == nil)
    #expect(opened.label.image?.symbolName?.hasPrefix("ellipsis") == true)
    #expect(performed.isEmpty)
  }

  @Test("A context of items holds its owner weakly, and hands errors to its handler")
  func itemsContext() async {
    final class Owner {
      var names: [String] = []
    }
    struct Failed: Error {}
    var owner: Owner? = Owner()
    var errors = 0
    let context = MenuItemsContext<FullCommand, String>(
      for: owner ?? Owner(), state: { _, items in FullState(isOn: !items.isEmpty) },
      perform: { owner, command, items in
        if command == .fails { throw Failed() }
        owner.names += items
      }
    ).handlingErrors { _ in errors += 1 }
    #expect(context.context(for: ["a"]).state.isOn && !context.context(for: []).state.isOn)
    context.context(for: ["a", "b"]).perform(.full)
    #expect(owner?.names == ["a", "b"])
    context.contextWhenOpened { ["c"] }.perform(.fails)
    #expect(errors == 1)
    owner = nil
    #expect(!context.context(for: ["a"]).state.isOn)
    context.context(for: ["a"]).perform(.fails)
    #expect(errors == 1)
  }

  @Test("A menu of the menu bar has the system's title for its place")
  func barTitles() {
    let places: [MenuBarPlace] = [.app, .file, .edit, .format, .view, .window, .help, .own("Go")]
    #expect(
      places.map { MenuTexts.title(of: $0) } == [
        "", "File", "Edit", "Format", "View", "Window", "Help", "Go",
      ])
    let contexts = MenuContexts()
    #expect(contexts.context(of: FullCommand.self) == nil)
    contexts.add(MenuContext<FullCommand>(FullState(isOn: true)))
    #expect(contexts.context(of: FullCommand.self)?.state.isOn == true)
  }
}
