// The commands and toolbars of a mail app, as `menugen` would generate them. They cover all features of
// window toolbars.
import Foundation
@_spi(Generated) import MenuRuntime

nonisolated enum LettersCommand: MenuCommand {
  case getMail, newMessage, goOnline
  case arrange(LettersLayout)
  case resize(LettersSize)
  case moveTo(LettersMailbox.ID)
  case publish, archive
  case message(LettersMessageCommand)
  case showGeneral, showAccounts

  func facts(in state: LettersState) -> MenuFacts {
    switch self {
    case .getMail:
      return MenuFacts("getMail", "Get Mail…").symbol("envelope")
        .help("Fetches \(state.unread) messages.")
    case .newMessage: return MenuFacts("newMessage", "New Message").symbol("square.and.pencil")
    case .goOnline:
      return MenuFacts("goOnline", state.isOnline ? "Go Offline" : "Go Online")
        .symbol(state.isOnline ? "bolt.slash" : "bolt").on(state.isOnline)
    case .arrange(let layout):
      return MenuFacts("arrange", "Layout").symbol("rectangle.3.group")
        .enabled(state.hasSelection)
        .option(layout.facts(in: state), isCurrent: state.layout == layout)
    case .resize(let size):
      return MenuFacts("zoom.resize", "Size")
        .option(size.facts(in: state), isCurrent: state.size == size)
    case .moveTo(let id):
      return MenuFacts("moveTo", "Move To").symbol("folder")
        .enabled(state.hasSelection && !state.isFlagged).option(state.mailboxes.element(id))
    case .publish:
      return MenuFacts("publish", "Publish").image("Publish", in: .main).shown(state.isEditor)
    case .archive: return MenuFacts("archive", "Archive All").symbol("archivebox.fill")
    case .message(let command): return command.facts(in: state).inBlock("message")
    case .showGeneral:
      return MenuFacts("showGeneral", "General").symbol("gearshape")
        .checked(state.pane == .general)
    case .showAccounts:
      return MenuFacts("showAccounts", "Accounts").symbol("at").checked(state.pane == .accounts)
    }
  }

  static func allCommands(in state: LettersState) -> [LettersCommand] {
    [.getMail, .newMessage, .goOnline, .publish, .archive, .showGeneral, .showAccounts]
      + LettersMessageCommand.allCases.map { .message($0) }
  }
}

nonisolated enum LettersMessageCommand: MenuCommand, CaseIterable {
  case reply, forward, flag, mute, archive, erase

  func facts(in state: LettersState) -> MenuFacts {
    switch self {
    case .reply:
      return MenuFacts("reply", "Reply").symbol("arrowshape.turn.up.left")
        .enabled(state.hasSelection)
    case .forward:
      return MenuFacts("forward", "Forward").symbol("arrowshape.turn.up.right")
        .enabled(state.hasSelection)
    case .flag:
      return MenuFacts("flag", "Flag").symbol(state.isFlagged ? "flag.fill" : "flag")
        .checked(state.isFlagged)
    case .mute:
      return MenuFacts("mute", "Mute…").symbol("bell.slash").checked(state.isMuted)
    case .archive: return MenuFacts("archive", "Archive").symbol("archivebox").undoable()
    case .erase:
      return MenuFacts("erase", "Delete").symbol("trash").destructive()
        .confirm("Delete \(state.unread) messages?")
    }
  }

  static func allCommands(in state: LettersState) -> [LettersMessageCommand] { allCases }
}

nonisolated struct LettersState: MenuState {
  var hasSelection = false
  var isFlagged = false
  var isMuted = false
  var isOnline = false
  var isEditor = false
  var unread = 0
  var layout = LettersLayout.list
  var pane = LettersPane.general
  var size = LettersSize.small
  var mailboxes: [LettersMailbox] = []
}

nonisolated enum LettersLayout: MenuChoice {
  case list, columns, threads

  func facts(in state: LettersState) -> MenuFacts {
    switch self {
    case .list: return MenuFacts("list", "List").symbol("list.bullet")
    case .columns: return MenuFacts("columns", "Columns").symbol("rectangle.split.3x1")
    case .threads: return MenuFacts("threads", "Threads").symbol("bubble.left")
    }
  }
}

nonisolated enum LettersSize: MenuChoice {
  case small, large

  func facts(in state: LettersState) -> MenuFacts {
    switch self {
    case .small: return MenuFacts("small", "Small")
    case .large: return MenuFacts("large", "Large")
    }
  }
}

nonisolated enum LettersPane: Hashable, Sendable { case general, accounts }

nonisolated struct LettersMailbox: MenuListElement {
  var id: MenuElementID<LettersMailbox>
  var title: String
  var symbolName: String?
}

/// The toolbar of the main window.
struct LettersInboxToolbar: ToolbarSurface {
  enum SuppliedView: String { case levelMeter }

  static let id = "inbox"
  let context: MenuContext<LettersCommand>

  static func build(_ bar: inout MenuToolbarBuilder<LettersCommand>) {
    bar.macOS([.customizable, .hideable]) { bar in
      bar.addSystem(.sidebar, options: .essential)
      bar.separate()
      bar.add(.getMail, options: .essential)
      bar.add(.newMessage, options: .prominent)
      bar.space()
      bar.addGroup("replyGroup") { bar in
        bar.add(.message(.reply))
        bar.add(.message(.forward), title: "Forward It", image: .hidden)
      }
      bar.addGroup("marks", MenuLabel("Marks")) { bar in
        bar.add(.message(.flag), options: .springs)
        bar.add(.message(.archive), options: .clicksThrough)
        bar.add(.message(.mute))
        bar.space()
        bar.addSystem(.sidebar)
      }
      bar.flexibleSpace()
      bar.addMenu("actionsMenu", MenuLabel("\(bar.state.unread) Actions", .symbol("ellipsis"))) {
        $0.add(.archive)
        $0.separate()
        $0.addEach(\.mailboxes) { .moveTo($0) }
        $0.separate()
        $0.add(.message(.erase), .publish)
      }
      bar.add(.goOnline, options: [.springs, .clicksThrough])
      bar.addChoice(LettersLayout.self) { .arrange($0) }
      bar.addList(\.mailboxes, options: .hidden) { .moveTo($0) }
      bar.addSegments("layout", LettersLayout.self) { .arrange($0) }
      bar.addSegments("size", LettersSize.self, options: [.springs, .clicksThrough, .essential]) {
        .resize($0)
      }
      bar.addView(SuppliedView.levelMeter, "Level")
      bar.add(.message(.erase), title: "Bin", options: .hidden)
      bar.add(.publish)
      bar.add(.archive, options: .hidden)
      bar.addSystem(.share, .print, .showFonts, .showColors, .back, .copy, .bold)
      bar.addSearch("Search Mail")
      bar.separate()
      bar.addSystem(.inspector)
    }
  }
}

/// A small toolbar, which people cannot customize.
struct LettersReaderToolbar: ToolbarSurface {
  static let id = "reader"
  let context: MenuContext<LettersCommand>

  static func build(_ bar: inout MenuToolbarBuilder<LettersCommand>) {
    bar.macOS { bar in
      bar.add(.message(.reply), .goOnline)
      bar.add(.message(.flag), image: .hidden)
    }
  }
}

/// The panes of the settings window.
struct LettersOptionsToolbar: ToolbarSurface {
  static let id = "options"
  let context: MenuContext<LettersCommand>

  static func build(_ bar: inout MenuToolbarBuilder<LettersCommand>) {
    bar.macOS(.settings) { bar in bar.add(.showGeneral, .showAccounts) }
  }
}

/// A toolbar for iPhone only.
struct LettersPhoneToolbar: ToolbarSurface {
  static let id = "phone"
  let context: MenuContext<LettersCommand>

  static func build(_ bar: inout MenuToolbarBuilder<LettersCommand>) {
    bar.iOS { bar in bar.add(.newMessage) }
  }
}

/// The app's model.
@MainActor
final class LettersModel {
  var state = LettersState(
    hasSelection: true, unread: 3, layout: .columns, pane: .accounts,
    mailboxes: [
      LettersMailbox(id: "in", title: "Inbox"), LettersMailbox(id: "bin", title: "Bin"),
    ])
  var reads = 0
  var performed: [LettersCommand] = []
  /// The effect of commands on the state.
  var effect: (LettersCommand) -> Void = { _ in }

  var menus: MenuContext<LettersCommand> {
    MenuContext(for: self, state: \.menuState) { model, command in
      model.performed.append(command)
      model.effect(command)
    }
  }

  private var menuState: LettersState {
    reads += 1
    return state
  }

  /// Returns the IDs of the commands performed since the last call.
  func takePerformed() -> [String] {
    defer { performed = [] }
    return performed.map { command in
      let facts = command.facts(in: state)
      return facts.option.map { facts.id + "/" + $0.id } ?? facts.id
    }
  }

  /// Returns how often the state is read while `body` runs.
  func reads(in body: () -> Void) -> Int {
    let before = reads
    body()
    return reads - before
  }
}
