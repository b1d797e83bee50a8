// Where commands of the menu bar work, and where their questions, errors and shared items go.
import AppKit
@_spi(Generated) import MenuRuntime

nonisolated enum DeskCommand: MenuCommand {
  case newDesk, closeDesk, reset

  func facts(in state: DeskState) -> MenuFacts {
    switch self {
    case .newDesk: return MenuFacts("newDesk", "New Desk").affectsApp()
    case .closeDesk: return MenuFacts("closeDesk", "Close Desk")
    case .reset: return MenuFacts("reset", "Reset").affectsApp().confirm("Reset all desks?")
    }
  }
  static func allCommands(in state: DeskState) -> [DeskCommand] { [.newDesk, .closeDesk, .reset] }
}

nonisolated struct DeskState: MenuState {}

struct DeskMenuBar: MenuBarSurface {
  let context: MenuContext<DeskCommand>
  static func build(_ bar: inout MenuBarBuilder<DeskCommand>) {
    bar.addMenu("desk", "Desk") { menu in
      menu.add(.newDesk, .closeDesk, .reset)
      menu.addSystem(.share)
    }
    bar.addMenu("keys", "Keys") { menu in
      menu.addSystem(.zoom, shortcut: .key(.up))
      menu.addSystem(.minimize, shortcut: .key(.down, always: true))
    }
  }
}

/// A context menu with the system's Share.
struct DeskMenu: ContextMenuSurface {
  let context: MenuContext<DeskCommand>
  static func build(_ menu: inout MenuBuilder<DeskCommand>) {
    menu.add(.closeDesk)
    menu.addSystem(.share)
  }
}

/// What performs commands.
@MainActor
final class Desk {
  let name: String
  let state = DeskState()
  var items: [Any] = []
  var performed: [String] = []
  var error: (any Error)?

  init(_ name: String) { self.name = name }

  var menus: MenuContext<DeskCommand> {
    MenuContext(for: self, state: \.state) { desk, command throws in
      desk.performed.append(command.id)
      if let error = desk.error { throw error }
    }
  }

  func take() -> String {
    defer { performed = [] }
    return "\(name) \(performed)"
  }
}

/// An error that offers to recover.
struct Locked: LocalizedError, RecoverableError {
  var errorDescription: String? { "The file is locked." }
  var recoverySuggestion: String? { "You can save a copy." }
  var recoveryOptions: [String] { ["Save As…", "Cancel"] }
  func attemptRecovery(optionIndex: Int) -> Bool {
    print("recovers with option", optionIndex)
    return optionIndex == 0
  }
}

struct Explained: LocalizedError {
  let text: String
  var errorDescription: String? { text }
}

/// A view that knows more of an error than who has thrown it.
@MainActor
final class Canvas: NSView {
  var explains = false
  override func willPresentError(_ error: any Error) -> any Error {
    explains ? Explained(text: "On the canvas: " + error.localizedDescription) : error
  }
}

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  func application(
    _ application: NSApplication, willPresentError error: any Error
  ) -> any Error {
    print("the delegate has:", error.localizedDescription)
    return error
  }
}

@main
@MainActor
struct Program {
  static func main() {
    sheets()
    handlers()
    modules()
    errors()
    sharing()
    systemKeys()
    recent()
  }

  static func sheets() {
    section("commands of the app")
    let (app, desk) = (Desk("app"), Desk("window"))
    DeskMenuBar(app.menus).install()
    let (window, sheet, other) = (NSWindow(), NSWindow(), NSWindow())
    NSApplication.shared.windows = [window, other]
    desk.menus.attach(to: window)
    func show(_ what: String) {
      print(what, choosable(menu("Desk")).joined(separator: ", "))
      force("New Desk", in: menu("Desk"))
      force("Close Desk", in: menu("Desk"))
      print("  performed:", app.take(), desk.take())
    }
    bringToFront(nil)
    show("without a window:")
    bringToFront(window)
    show("in front of all:")
    window.beginSheet(sheet)
    show("under a sheet:")
    desk.error = Explained(text: "There is no room.")
    NSAlert.answer = { alert in
      print("  an error:", alert.messageText, "on the sheet:", sheet.attachedSheet != nil)
      return .alertFirstButtonReturn
    }
    force("New Desk", in: menu("Desk"))
    desk.error = nil
    _ = desk.take()
    bringToFront(other)
    show("in another window:")
    window.endSheet(sheet)
    bringToFront(window)
    NSApplication.shared.modalWindow = NSWindow()
    show("under a modal window:")
    NSApplication.shared.modalWindow = nil
    show("afterwards:")
  }

  static func handlers() {
    section("a window that handles less")
    let (app, part) = (Desk("app"), Desk("window"))
    DeskMenuBar(app.menus).install()
    let window = NSWindow()
    MenuContext<DeskCommand>(for: part, state: \.state).attach(to: window)
    bringToFront(window)
    print(choosable(menu("Desk")).joined(separator: ", "))
    choose("New Desk", in: menu("Desk"))
    print(app.take())
  }

  static func modules() {
    section("two modules, with contexts in two windows")
    let (desk, notes) = (Desk("desk"), NotesModel())
    DeskMenuBar(Desk("app").menus).install(adding: [MenuBarPart(NotesMenuBar(NotesModel().menus))])
    let (document, panel) = (NSWindow(), NSWindow())
    document.title = "document"
    panel.title = "panel"
    desk.menus.attach(to: panel)
    notes.menus.attach(to: document)
    NSApplication.shared.keyWindow = panel
    NSApplication.shared.mainWindow = document
    var asked: [String] = []
    NSAlert.answer = { alert in
      let parent = [document, panel].first { NSAlert.sheet(of: $0) === alert }
      asked.append(alert.messageText + " in the " + (parent?.title ?? "nothing"))
      return .alertFirstButtonReturn
    }
    choose("Delete Note", in: menu("Note"))
    choose("Reset", in: menu("Desk"))
    print(asked, notes.takePerformed(), desk.take())
    document.beginSheet(NSWindow())
    NSApplication.shared.keyWindow = panel
    print("a sheet in one:", choosable(menu("Note")), choosable(menu("Desk")))
    _ = Answers()
  }

  static func errors() {
    section("errors")
    let desk = Desk("desk")
    let answers = Answers()
    answers.answer = .alertFirstButtonReturn
    let (window, other) = (NSWindow(), NSWindow())
    let canvas = Canvas()
    window.contentView = canvas
    window.makeFirstResponder(canvas)
    bringToFront(window)
    DeskMenuBar(desk.menus).install()
    desk.error = Locked()
    choose("Close Desk", in: menu("Desk"))
    print(answers.take())
    canvas.explains = true
    choose("Close Desk", in: menu("Desk"))
    print(answers.take())
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    choose("Close Desk", in: DeskMenu(desk.menus).makeMenu(for: canvas))
    print(answers.take())
    NSApplication.shared.delegate = nil
    desk.error = CocoaError(.userCancelled)
    canvas.explains = false
    choose("Close Desk", in: menu("Desk"))
    print("cancelled:", answers.take())

    // The window closes before its command fails.
    desk.error = Explained(text: "Too late.")
    let menu = DeskMenu(desk.menus).makeMenu(for: canvas)
    menu.update()
    window.close()
    bringToFront(other)
    var parents: [Bool] = []
    NSAlert.answer = { _ in
      parents = [window.attachedSheet != nil, other.attachedSheet != nil]
      return .alertFirstButtonReturn
    }
    menu.performActionForItem(at: 0)
    print("in the window that is closed, in the one in front:", parents)
  }

  static func sharing() {
    section("sharing")
    let desk = Desk("desk")
    let menus = desk.menus.sharing(for: desk) { desk in desk.items }
    let window = NSWindow()
    bringToFront(window)
    DeskMenuBar(menus).install()
    func show(_ what: String, _ menu: NSMenu?) {
      menu?.update()
      let item = menu?.items.first { $0.title == "Share…" }
      let picker = item?.target as? NSSharingServicePicker
      print(what, item?.isEnabled ?? false, picker?.storedItems ?? [])
    }
    show("nothing:", menu("Desk"))
    desk.items = ["a page"]
    show("a page:", menu("Desk"))
    desk.items = ["a page", "a note"]
    show("two:", menu("Desk"))
    let context = DeskMenu(menus).makeMenu(for: NSView())
    show("in a context menu:", context)
    context.update()
    print(context.items.map(\.title))
    show("by a context without:", DeskMenu(desk.menus).makeMenu(for: NSView()))
  }

  /// Text keeps its keys from system commands, too, unless these take them always.
  static func systemKeys() {
    section("keys that the menu gives to commands of the system")
    DeskMenuBar(Desk("desk").menus).install()
    let window = NSWindow()
    let text = NSTextView(frame: .zero)
    window.contentView = text
    bringToFront(window)
    for (key, name) in [("\u{F700}", "up"), ("\u{F701}", "down")] {
      for responder in [nil, text] {
        window.makeFirstResponder(responder)
        NSApplication.shared.sendEvent(KeyPress(key))
        print(name, "in text:", responder != nil, "text has it:", !text.takeInput().isEmpty)
      }
    }
    open(menu("Keys"))
    print(menu("Keys")?.items.map { keys(of: $0) } ?? [])
  }

  static func recent() {
    section("recent documents of the same name")
    struct FileMenuBar: MenuBarSurface {
      let context: MenuContext<DeskCommand>
      static func build(_ bar: inout MenuBarBuilder<DeskCommand>) { bar.add(.file, standard: true) }
    }
    FileMenuBar(Desk("desk").menus).install()
    NSDocumentController.recent = ["/tmp/a/Plan", "/tmp/Note", "/tmp/b/Plan"].map {
      URL(fileURLWithPath: $0)
    }
    let menu = menu("File")?.item(withTitle: "Open Recent")?.submenu
    menu?.update()
    for item in menu?.items ?? [] where item.target != nil {
      print(item.title, item.image?.assetName ?? "no icon", item.image?.size.width ?? 0)
    }
  }
}
