// Asks the app's delegate for the menu of the Dock, with no, one and two windows, and chooses in it while the app is active
// and while it is not.
import AppKit
@_spi(Generated) import MenuRuntime

struct NotesDockMenu: DockMenuSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.add(.newNote, .pin, .lock, .define)
    menu.separate()
    menu.addList(\.folders) { .move($0) }
    menu.addText("\(menu.state.noteCount) notes", .symbol("note"))
    menu.addSystem(.open, .undo)
    menu.add(.delete)
  }
}

/// The same commands in a Dock menu whose first needs no window.
struct TapeDockMenu: DockMenuSurface {
  let context: MenuContext<TapeCommand>

  static func build(_ menu: inout MenuBuilder<TapeCommand>) {
    menu.add(.newTape, .mute)
    menu.add(.erase)
  }
}

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  var model = NotesModel()
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu? {
    NotesDockMenu(model.menus).makeMenu()
  }
}

@main
@MainActor
struct Program {
  static let application = NSApplication.shared

  static func main() async {
    look()
    windows()
    await activation()
    modal()
    app()
  }

  /// The Dock shows a menu as it is: nobody fills or validates it.
  static func lines(_ menu: NSMenu?, _ depth: Int = 1) -> [String] {
    menu?.items.flatMap { item -> [String] in
      let line = String(repeating: "  ", count: depth) + describe(item)
      return [line + (item.isEnabled ? "" : ", not enabled")] + lines(item.submenu, depth + 1)
    } ?? []
  }

  static func choose(_ title: String, in menu: NSMenu?) {
    guard let menu, let item = menu.item(withTitle: title), item.isEnabled else {
      return print("no \(title)")
    }
    menu.performActionForItem(at: menu.index(of: item))
  }

  static func look() {
    section("look")
    let delegate = AppDelegate()
    application.delegate = delegate
    let menu = application.delegate?.applicationDockMenu(application)
    print("enables itself:", menu?.autoenablesItems ?? true, menu?.delegate == nil)
    for line in lines(menu) { print(line) }
    print(
      "  submenu enables itself:",
      menu?.item(withTitle: "Move To")?.submenu?.autoenablesItems ?? true)
    delegate.model.state = NotesState()
    for line in lines(application.delegate?.applicationDockMenu(application)) { print(line) }
  }

  static func window(_ count: Int) -> (NSWindow, NotesModel) {
    let (window, model) = (NSWindow(), NotesModel())
    model.state.noteCount = count
    model.menus.attach(to: window)
    return (window, model)
  }

  static func windows() {
    section("windows")
    let own = NotesModel()
    func show(_ what: String, _ models: [NotesModel]) {
      let menu = NotesDockMenu(own.menus).makeMenu()
      choose("Pin", in: menu)
      let counts = menu.items.map(\.title).filter { $0.hasSuffix("notes") }
      print("\(what):", counts, "performed:", ([own] + models).map { $0.takePerformed().count })
    }
    show("none", [])
    let (first, one) = window(1)
    let (second, two) = window(2)
    application.windows = [NSWindow(), first]
    show("one, behind a window without a context", [one, two])
    application.windows = [second, first]
    show("two", [one, two])
    application.windows = [first, second]
    show("the other in front", [one, two])
    first.close()
    show("it is closed", [one, two])
    application.isHidden = true
    second.orderOut(nil)
    application.windows = [second]
    show("the app is hidden", [one, two])
    application.isHidden = false
    application.windows = []
  }

  static func activation() async {
    section("activation")
    let (model, answers) = (NotesModel(), Answers())
    answers.answer = .alertFirstButtonReturn
    application.isActive = true
    choose("Pin", in: NotesDockMenu(model.menus).makeMenu())
    print("active:", model.takePerformed(), application.activations)
    application.isActive = false
    choose("Delete Note", in: NotesDockMenu(model.menus).makeMenu())
    print("at once:", model.takePerformed(), answers.take())
    await settle { !answers.asked.isEmpty }
    print("activated:", application.isActive, answers.take(), model.takePerformed())
    application.isActive = false
    application.canActivate = false
    choose("Pin", in: NotesDockMenu(model.menus).makeMenu())
    let start = Date()
    var performed: [String] = []
    await settle {
      performed += model.takePerformed()
      return !performed.isEmpty
    }
    let seconds = Date().timeIntervalSince(start)
    print("not granted:", performed, "after a second:", seconds > 0.9 && seconds < 1.9)
    application.canActivate = true
    let (tape, count) = (TapeModel(), application.activations)
    choose("New Tape", in: TapeDockMenu(tape.menus).makeMenu())
    print("of the app:", tape.takePerformed(), application.activations - count)
    choose("Mute", in: TapeDockMenu(tape.menus).makeMenu())
    await settle { application.isActive }
    await settle()
    print("of a window:", tape.takePerformed(), application.activations - count)
  }

  static func modal() {
    section("sheets")
    let own = NotesModel()
    let (window, model) = window(1)
    application.windows = [window]
    window.beginSheet(NSWindow())
    let menu = NotesDockMenu(own.menus).makeMenu()
    print("enabled:", menu.items.filter(\.isEnabled).map(\.title).filter { !$0.isEmpty })
    window.endSheet(window.sheets[0])
    print("then:", NotesDockMenu(own.menus).makeMenu().item(withTitle: "Pin")?.isEnabled ?? false)
    withExtendedLifetime(model) {}
    application.windows = []
  }

  static func app() {
    section("commands of the app")
    let (own, window) = (TapeModel(), NSWindow())
    let document = TapeModel()
    MenuContext<TapeCommand>(for: document, state: \.state).attach(to: window)
    application.windows = [window]
    let menu = TapeDockMenu(own.menus).makeMenu()
    choose("New Tape", in: menu)
    choose("Mute", in: menu)
    print("app:", own.takePerformed(), "window:", document.takePerformed())
    application.windows = []
  }
}
