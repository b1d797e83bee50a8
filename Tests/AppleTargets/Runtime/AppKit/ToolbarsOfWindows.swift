// Windows with the same toolbar in different states, and what a toolbar shows of what people cannot choose.
import AppKit
@_spi(Generated) import MenuRuntime

nonisolated struct ListState: MenuState {
  var hasSelection = false
  var isBusy = false
  var order = ListOrder.name
}

nonisolated enum ListOrder: MenuChoice {
  case name, size
  func facts(in state: ListState) -> MenuFacts {
    switch self {
    case .name:
      return MenuFacts("name", "Name").symbol(state.hasSelection ? "textformat.alt" : "textformat")
    case .size: return MenuFacts("size", "Size").symbol("scalemass")
    }
  }
}

nonisolated enum ListCommand: MenuCommand {
  case add, delete, share
  case sort(ListOrder)

  func facts(in state: ListState) -> MenuFacts {
    switch self {
    case .add: return MenuFacts("add", "Add").symbol("plus")
    case .delete:
      return MenuFacts("delete", "Delete").symbol("trash").enabled(state.hasSelection)
    case .share: return MenuFacts("share", "Share").symbol("square.and.arrow.up")
    case .sort(let order):
      return MenuFacts("sort", "Sort By").enabled(!state.isBusy || order == .name)
        .option(order.facts(in: state), isCurrent: state.order == order)
    }
  }
  static func allCommands(in state: ListState) -> [ListCommand] {
    [.add, .delete, .share] + ListOrder.allCases.map { .sort($0) }
  }
}

nonisolated enum ListView: String, Hashable, Sendable { case meter }

/// A space and an item that come and go, and a view that the app does not have.
struct ListToolbar: ToolbarSurface {
  static let id = "list"
  typealias SuppliedView = ListView
  let context: MenuContext<ListCommand>
  static func build(_ bar: inout MenuToolbarBuilder<ListCommand>) {
    bar.macOS { bar in
      bar.add(.add)
      bar.addView(ListView.meter, "Level")
      bar.when(bar.state.hasSelection) { bar in
        bar.space()
        bar.add(.delete)
      }
      bar.flexibleSpace()
      bar.addSegments("sort", ListOrder.self) { .sort($0) }
      bar.addSegments("springs", ListOrder.self, options: .springs) { .sort($0) }
    }
  }
}

/// The same for people to hide, which the system saves.
struct SavedToolbar: ToolbarSurface {
  static let id = "saved"
  let context: MenuContext<ListCommand>
  static func build(_ bar: inout MenuToolbarBuilder<ListCommand>) {
    bar.macOS(.hideable) { bar in
      bar.add(.add)
      bar.when(bar.state.hasSelection) { bar in
        bar.space()
        bar.add(.delete)
      }
    }
  }
}

struct MoreButton: PullDownSurface {
  let context: MenuContext<ListCommand>
  var tapCommand: ListCommand? { .share }
  static func isEnabled(in state: ListState) -> Bool { !state.isBusy }
  static func label(in state: ListState) -> MenuLabel { MenuLabel("More", .symbol("ellipsis")) }
  static func build(_ menu: inout MenuBuilder<ListCommand>) { menu.add(.add) }
}

@MainActor
final class ListModel {
  var state = ListState()
  /// How often the app was asked for its view.
  var viewsAsked = 0
  var performed: [String] = []
  var menus: MenuContext<ListCommand> {
    MenuContext(for: self, state: \.state) { model, command in
      if case .sort(let order) = command { model.state.order = order }
      model.performed.append(command.id)
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let models = [ListModel(), ListModel()]
    let windows = models.map { model in
      let window = NSWindow()
      ListToolbar(model.menus).attach(to: window, owner: model) { model, _ in
        model.viewsAsked += 1
        return nil
      }
      window.toolbar?.show()
      return window
    }
    NSApplication.shared.windows = windows
    twoWindows(models, windows)
    views(models)
    saved(models)
    segments(models[0], windows[0])
    pullDown()
  }

  static func shown(_ window: NSWindow) -> String {
    (window.toolbar?.items ?? []).map { item in
      item.itemIdentifier.rawValue + (item.isHidden ? " (hidden)" : "")
    }.joined(separator: ", ")
  }

  static func twoWindows(_ models: [ListModel], _ windows: [NSWindow]) {
    section("two windows with the same toolbar")
    print(
      "one identifier:", windows[0].toolbar?.identifier == windows[1].toolbar?.identifier)
    func event(_ what: String) {
      for window in windows { window.toolbar?.validateVisibleItems() }
      for window in windows { window.toolbar?.validateVisibleItems() }
      print(what)
      for window in windows { print("  " + shown(window)) }
    }
    event("nothing selected")
    models[0].state.hasSelection = true
    event("selected in the first")
    models[1].state.hasSelection = true
    event("and in the second")
    models[0].state.hasSelection = false
    event("and no longer in the first")
  }

  static func views(_ models: [ListModel]) {
    section("a view that does not exist")
    print("asked:", models.map(\.viewsAsked))
  }

  static func saved(_ models: [ListModel]) {
    section("toolbars that the system saves")
    let windows = models.map { model in
      let window = NSWindow()
      SavedToolbar(model.menus).attach(to: window)
      window.toolbar?.show()
      return window
    }
    models[1].state.hasSelection = false
    for window in windows { window.toolbar?.validateVisibleItems() }
    models[0].state.hasSelection = true
    for window in windows { window.toolbar?.validateVisibleItems() }
    for window in windows { print(window.toolbar?.identifier ?? "-", shown(window)) }
  }

  static func segments(_ model: ListModel, _ window: NSWindow) {
    section("segments")
    model.state.hasSelection = false
    guard let toolbar = window.toolbar,
      let group = toolbar.items.first(where: { $0.itemIdentifier.rawValue == "sort" })
        as? NSToolbarItemGroup,
      let control = toolbar.items.first(where: { $0.itemIdentifier.rawValue == "springs" })?.view
        as? NSSegmentedControl
    else { return print("no segments") }
    func show(_ what: String) {
      toolbar.validateVisibleItems()
      print(
        what,
        group.subitems.map {
          "\($0.image?.symbolName ?? $0.title)\($0.isEnabled ? "" : " dimmed")"
        }, group.selectedIndex,
        (0..<control.segmentCount).map { index in
          (control.image(forSegment: index)?.symbolName ?? "-")
            + (control.isEnabled(forSegment: index) ? "" : " dimmed")
        }, control.selectedSegment, control.isEnabled ? "" : "all dimmed")
    }
    show("at first:")
    model.state.isBusy = true
    show("one cannot be chosen:")
    model.state.isBusy = false
    model.state.hasSelection = true
    show("another image:")
    let size = group.subitems[1]
    if let action = size.action {
      _ = NSApplication.shared.sendAction(action, to: size.target, from: size)
    }
    show("clicked:")
    print(model.performed)
    let sheet = NSWindow()
    window.beginSheet(sheet)
    show("behind a sheet:")
    window.endSheet(sheet)
    show("afterwards:")
  }

  static func pullDown() {
    section("an item with a menu")
    let model = ListModel()
    let window = NSWindow()
    NSApplication.shared.windows.append(window)
    let menus = model.menus
    let item = MoreButton(menus).makeToolbarItem(identifier: NSToolbarItem.Identifier("more"))
    let source = One(item)
    let toolbar = NSToolbar(identifier: "one")
    toolbar.delegate = source
    window.toolbar = toolbar
    toolbar.show()
    func show(_ what: String) {
      toolbar.validateVisibleItems()
      print(what, item.isEnabled)
    }
    show("enabled:")
    model.state.isBusy = true
    menus.update()
    show("while it is busy:")
    model.state.isBusy = false
    menus.update()
    let sheet = NSWindow()
    window.beginSheet(sheet)
    show("behind a sheet:")
    window.endSheet(sheet)
    show("afterwards:")
  }
}

/// The source of a toolbar with one item.
@MainActor
final class One: NSObject, NSToolbarDelegate {
  let item: NSToolbarItem
  init(_ item: NSToolbarItem) { self.item = item }
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [item.itemIdentifier]
  }
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { item }
}
