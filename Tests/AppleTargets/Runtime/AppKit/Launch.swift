// Launches apps, and prints what the library touches, what it says to write, and what it lets go of.
import AppKit
@_spi(Generated) import MenuRuntime

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  var hasOpenedSettings = false
  @objc func showSettingsWindow(_ sender: Any?) { hasOpenedSettings = true }
}

/// A menu bar with documents and settings.
struct DocumentMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    bar.add(.app, "Notes") { menu in menu.addSystem(.settings) }
    bar.add(.file, standard: true) { menu in menu.add(.newNote) }
  }
}

/// A menu bar that offers no settings.
struct PlainMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    bar.add(.app, "Notes") { menu in menu.addSystem(.quit) }
    bar.add(.file) { menu in menu.add(.newNote) }
    bar.addMenu("note", "Note") { menu in menu.add(.pin) }
  }
}

@MainActor final class OwnDocumentController: NSDocumentController {}

/// The values that a closure of a context captures.
final class Captured: Sendable {}

@main
@MainActor
struct Program {
  static func main() {
    settings()
    documents()
    swiftUI()
    responders()
  }

  static func settings() {
    section("settings")
    let menus = MenuContext<NotesCommand>(NotesState())
    print("offered:")
    DocumentMenuBar(menus).install()
    print("not offered:")
    PlainMenuBar(menus).install()
    print("opened by the delegate:")
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    DocumentMenuBar(menus).install()
    let app = NSApplication.shared.mainMenu?.items.first?.submenu
    app?.update()
    print("enabled:", app?.items.first?.isEnabled ?? false)
    app?.performActionForItem(at: 0)
    print("opened:", delegate.hasOpenedSettings)
    NSApplication.shared.delegate = nil
  }

  /// An app makes its own document controller at the latest when the first menu opens.
  static func documents() {
    section("documents")
    let notes = NotesModel()
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    DocumentMenuBar(notes.menus).install()
    print("made at launch:", NSDocumentController.isMade)
    NSApplication.shared.sendEvent(KeyPress("n", .command))
    print("made by a key:", NSDocumentController.isMade, notes.takePerformed())
    NSDocumentController.recent = [URL(fileURLWithPath: "/tmp/Newest.note")]
    let own = OwnDocumentController()
    let file = menu("File")
    open(file)
    print("recent:", open(file?.item(withTitle: "Open Recent")?.submenu))
    print("the app's own:", NSDocumentController.shared === own)
    NSApplication.shared.delegate = nil
  }

  /// SwiftUI keeps the menu, and removes the items that are not its own.
  static func swiftUI() {
    section("SwiftUI")
    PlainMenuBar(MenuContext<NotesCommand>(NotesState())).install()
    let main = NSApplication.shared.mainMenu
    main?.addItem(NSMenuItem(title: "Other", action: nil, keyEquivalent: ""))
    print("another item goes:")
    if let other = main?.item(withTitle: "Other") { main?.removeItem(other) }
    print("a menu goes:")
    if let note = main?.item(withTitle: "Note") { main?.removeItem(note) }
    if let file = main?.item(withTitle: "File") { main?.removeItem(file) }
  }

  /// A context goes with the responder that uses it, with all that its closures capture.
  static func responders() {
    section("responders")
    weak var captured: Captured?
    var window: NSWindow? = NSWindow()
    do {
      let object = Captured()
      captured = object
      let menus = MenuContext<NotesCommand>(
        state: { withExtendedLifetime(object) { NotesState() } }, perform: { _ in })
      if let window { menus.attach(to: window) }
    }
    print("while its window is there:", captured != nil)
    window = nil
    print("once it is gone:", captured != nil)
  }
}
