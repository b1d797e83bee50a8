// The rows of a mailbox, which people swipe, and the quick actions of its app, as `menugen` would generate them.
import Foundation
@_spi(Generated) import MenuRuntime

nonisolated enum MailCommand: MenuCommand {
  case flag, archive, discard, erase, compose
  case open(MailFolder.ID)

  func facts(in state: MailState) -> MenuFacts {
    switch self {
    case .flag:
      return MenuFacts("message.flag", state.isFlagged ? "Unflag" : "Flag")
        .symbol(state.isFlagged ? "flag.slash" : "flag").on(state.isFlagged)
    case .archive:
      return MenuFacts("message.archive", "Archive").symbol("archivebox")
        .enabled(state.canArchive)
    case .discard:
      return MenuFacts("message.discard", "Throw Away").symbol("arrow.up.bin").destructive()
        .undoable()
    case .erase:
      return MenuFacts("message.erase", "Delete…").symbol("trash").destructive()
        .confirm("Delete \(state.count) Messages?", when: !state.isDraft)
    case .compose:
      return MenuFacts("compose", "New Message").symbol("square.and.pencil").affectsApp()
    case .open(let id):
      return MenuFacts("viewer.open", "Open").symbol("folder").option(state.folders.element(id))
    }
  }

  static func allCommands(in state: MailState) -> [MailCommand] {
    [.flag, .archive, .discard, .erase, .compose] + state.folders.map { .open($0.id) }
  }

  var label: String {
    if case .open(let id) = self { return "open/" + id.rawValue }
    return "\(self)"
  }
}

nonisolated struct MailState: MenuState {
  var canArchive = true
  var count = 0
  var folders: [MailFolder] = []
  var isDraft = false
  var isFlagged = false
  var unread = 0
}

nonisolated struct MailFolder: MenuListElement {
  var id: MenuElementID<MailFolder>
  var title: String
  var symbolName: String?
}

struct MessageSwipes: SwipeSurface {
  let context: MenuContext<MailCommand>
  static let fullSwipeEdges: Set<MenuSwipeEdge> = [.trailing]

  static func buildLeading(_ swipe: inout MenuBuilder<MailCommand>) { swipe.add(.flag) }

  static func buildTrailing(_ swipe: inout MenuBuilder<MailCommand>) {
    swipe.add(.archive, .discard, .erase)
  }
}

struct MailQuickActions: QuickActionSurface {
  let context: MenuContext<MailCommand>

  static func build(_ menu: inout MenuBuilder<MailCommand>) {
    menu.add(.compose, subtitle: "\(menu.state.unread) unread")
    menu.addEach(\.folders) { .open($0) }
    menu.when(menu.state.count > 0) { menu in menu.add(.erase, image: .hidden) }
  }
}

/// The model of the app.
@MainActor
final class Mailbox {
  var state = MailState(
    count: 1, folders: [MailFolder(id: "work", title: "Work", symbolName: "briefcase")])
  var messages = ["Apples", "Pears"]
  private var performed: [String] = []
  /// How often the state of rows was read.
  private var readings = 0
  /// Where archiving waits.
  private var waiting: CheckedContinuation<Void, Never>?

  /// The state and the commands of some messages; archiving takes time.
  var rows: MenuItemsContext<MailCommand, String> {
    MenuItemsContext(for: self) { mailbox, _ in
      mailbox.readings += 1
      return mailbox.state
    } perform: { mailbox, command, ids in
      mailbox.performed.append(command.label + " " + ids.joined(separator: ", "))
      if command == .archive { await withCheckedContinuation { mailbox.waiting = $0 } }
      guard command == .discard else { return nil as MenuUndo? }
      let before = mailbox.messages
      mailbox.messages.removeAll { ids.contains($0) }
      return MenuUndo(for: mailbox, \.messages, from: before)
    }
  }

  var menus: MenuContext<MailCommand> {
    MenuContext(for: self, state: \.state) { mailbox, command in
      mailbox.performed.append(command.label)
    }
  }

  /// Ends archiving.
  func finish() {
    waiting?.resume()
    waiting = nil
  }

  /// Returns the commands performed since the last call.
  func take() -> [String] {
    defer { performed = [] }
    return performed
  }

  /// Returns how often the state of rows was read since the last call.
  func takeReadings() -> Int {
    defer { readings = 0 }
    return readings
  }
}

/// What a completion handler was called with, each time.
@MainActor
final class Completions {
  private var values: [Bool] = []
  var handler: (Bool) -> Void {
    { [self] value in MainActor.assumeIsolated { values.append(value) } }
  }

  /// Returns those since the last call.
  func take() -> [Bool] {
    defer { values = [] }
    return values
  }
}
