// A menu that is in the main menu only while a state says so. Prints which menus are there, and whether a hidden one
// answers its shortcuts.
import AppKit
@_spi(Generated) import MenuRuntime
import Observation

struct DeveloperMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    bar.add(.app, "Notes", standard: true)
    bar.addMenu("note", "Note") { menu in menu.add(.pin) }
    bar.addMenu("developer", "Developer", onlyWhen: bar.state.isLocked) { menu in
      menu.add(.newNote, .delete)
    }
    bar.add(.window, standard: true)
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    await observed()
    updated()
    windows()
  }

  static var shown: [String] {
    NSApplication.shared.mainMenu?.items.dropFirst().filter { !$0.isHidden }.map(\.title) ?? []
  }

  static var developer: NSMenu? { NSApplication.shared.mainMenu?.items[2].submenu }

  static func observed() async {
    section("an observable state")
    let model = ObservedNotes()
    let context = MenuContext<NotesCommand>(for: model, state: \.state) { _, _ in }
    DeveloperMenuBar(context).install()
    print(shown, open(developer))
    model.state.isLocked = true
    await settle()
    print(shown, open(developer))
    model.state.isLocked = false
    await settle()
    print(shown, open(developer))
  }

  static func updated() {
    section("another state")
    let model = NotesModel()
    let menus = model.menus
    DeveloperMenuBar(menus).install()
    print(shown)
    model.state.isLocked = true
    menus.update()
    print("after update():", shown)
    model.state.isLocked = false
    NSApplication.shared.mainMenu?.update()
    print("as the bar opens:", shown)
  }

  static func windows() {
    section("the window in front decides")
    let (model, locked) = (NotesModel(), NotesModel())
    locked.state.isLocked = true
    DeveloperMenuBar(model.menus).install()
    let window = NSWindow()
    locked.menus.attach(to: window)
    bringToFront(window)
    NSApplication.shared.mainMenu?.update()
    print(shown, choosable(developer))
    choose("New Note", in: developer)
    print("performed:", locked.takePerformed())
    bringToFront(nil)
    NSApplication.shared.mainMenu?.update()
    print(shown, choosable(developer))
    // Nothing opens, but a window comes to the front, and then its state changes.
    let menus = locked.menus
    menus.attach(to: window)
    bringToFront(window)
    NotificationCenter.default.post(name: NSWindow.didBecomeKeyNotification, object: window)
    print("in front:", shown)
    locked.state.isLocked = false
    menus.update()
    print("after its update():", shown)
    bringToFront(nil)
  }
}
