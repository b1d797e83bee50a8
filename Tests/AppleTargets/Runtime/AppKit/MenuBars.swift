// Installs the menu bar of two modules and opens its menus in several states. Prints the menus and what happened.
import AppKit
@_spi(Generated) import MenuRuntime

/// Another module's menus.
struct LettersMenuBar: MenuBarSurface {
  let context: MenuContext<LettersCommand>

  static func build(_ bar: inout MenuBarBuilder<LettersCommand>) {
    bar.add(.file) { menu in menu.add(.getMail) }
    bar.addMenu("letters", "Letters (\(bar.state.unread))") { menu in
      menu.add(.message(.reply), .message(.flag))
      menu.separate()
      menu.addEach(\.mailboxes) { .moveTo($0) }
    }
    bar.add(.help, standard: true)
  }
}

/// A menu bar with everything that AppKit has.
struct StandardMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    bar.add(.app, "Notes", standard: true) { menu in menu.add(.lock) }
    bar.add(.file, standard: true)
    bar.add(.format, standard: true)
    bar.add(.view, standard: true) { menu in
      menu.addSystem(.inspector, .tabBar)
      menu.addRow { menu in menu.addEach(SortOrder.self) { .sort($0) } }
      menu.addSection("Folders") { menu in menu.addEach(\.folders) { .move($0) } }
    }
    bar.addMenu("note", "Note") { menu in
      menu.add(.newNote)
      menu.add(.share, alternate: .option)
      menu.when(menu.state.isPinned) { menu in menu.add(.pin, title: "Pinned") }
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let (notes, letters) = (NotesModel(), LettersModel())
    NotesMenuBar(notes.menus).install(adding: [MenuBarPart(LettersMenuBar(letters.menus))])
    whole()
    states(notes, letters)
    windows(notes, letters)
    standard()
    recent()
    reopening()
  }

  static func whole() {
    let application = NSApplication.shared
    section("two modules")
    if let main = application.mainMenu {
      main.items.first?.title = "App"
      outline(main)
    }
    print(
      "services:",
      application.servicesMenu
        === application.mainMenu?.items.first?.submenu?
        .item(withTitle: "Services")?.submenu)
    print("windows:", application.windowsMenu === menu("Window"))
    print("help:", application.helpMenu === menu("Help"))
  }

  static func states(_ notes: NotesModel, _ letters: LettersModel) {
    section("another state")
    notes.state.isPinned = true
    notes.state.isLocked = true
    notes.state.noteCount = 0
    notes.state.sortOrder = .title
    notes.state.folders = [Folder(id: "z", title: "Archive")]
    letters.state.unread = 12
    letters.state.mailboxes = []
    letters.state.isFlagged = true
    if let note = menu("Note") { outline(note) }
    // The titles in the menu bar itself are updated when it opens.
    NSApplication.shared.mainMenu?.update()
    if let menu = menu("Letters (12)") { outline(menu) }
    print("chosen:", choose("Archive", in: menu("Note")), choose("Title", in: menu("Note")))
    print("dimmed:", !choose("Delete Note", in: menu("Note")))
    force("Delete Note", in: menu("Note"))
    print("performed:", notes.takePerformed())
    let items = menu("Note")?.items ?? []
    let readings = notes.readings
    open(menu("Note"))
    print("readings for an opening:", notes.readings - readings)
    print("same items:", zip(items, menu("Note")?.items ?? []).allSatisfy { $0 === $1 })
    // A submenu without elements cannot be opened, and one whose list comes back can.
    notes.state.folders = []
    open(menu("Note"))
    print("no folders:", menu("Note")?.item(withTitle: "Move To").map(describe) ?? "-")
    notes.state.folders = [Folder(id: "z", title: "Archive")]
    open(menu("Note"))
    print("a folder:", menu("Note")?.item(withTitle: "Move To").map(describe) ?? "-")
    // A single event searches all menus.
    NSApplication.shared.currentEvent = NSEvent()
    let before = notes.readings
    for item in NSApplication.shared.mainMenu?.items ?? [] { open(item.submenu) }
    print("readings for a key:", notes.readings - before)
    NSApplication.shared.currentEvent = nil
  }

  static func windows(_ notes: NotesModel, _ letters: LettersModel) {
    section("the window in front")
    let other = NotesModel()
    other.state.folders = [Folder(id: "r", title: "Rain")]
    let window = NSWindow()
    let view = NSView(frame: .zero)
    window.firstResponder = view
    other.menus.attach(to: window)
    bringToFront(window)
    print(choosable(menu("Note")))
    choose("Rain", in: menu("Note"))
    choose("Get Mail…", in: menu("File"))
    print("window:", other.takePerformed(), "app:", notes.takePerformed(), letters.takePerformed())
    // A view in the window is nearer, and the panel in front has no context.
    let inner = NotesModel()
    inner.menus.attach(to: view)
    choose("Unpin", in: menu("Note"))
    choose("Pin", in: menu("Note"))
    print("view:", inner.takePerformed(), "window:", other.takePerformed())
    NSApplication.shared.keyWindow = NSWindow()
    choose("Pin", in: menu("Note"))
    print("behind a panel:", inner.takePerformed())
    bringToFront(NSWindow())
    choose("Archive", in: menu("Note"))
    print("a window without a context:", notes.takePerformed())
    bringToFront(nil)
  }

  static func standard() {
    section("whole menus")
    let model = NotesModel()
    let main = StandardMenuBar(model.menus).makeMenu()
    main.items.first?.title = "App"
    main.items.first?.submenu?.title = "App"
    main.items.first?.submenu?.update()
    outline(main)
    let window = NSWindow()
    window.toolbar = NSToolbar(identifier: "notes")
    window.styleMask.insert(.fullScreen)
    bringToFront(window)
    let view = main.item(withTitle: "View")?.submenu
    print(open(view).filter { $0.contains("Toolbar") || $0.contains("Screen") })
    window.toolbar?.isVisible = false
    print(open(view).filter { $0.contains("Toolbar") || $0.contains("Screen") })
    bringToFront(nil)
  }

  static func recent() {
    section("recent documents")
    NSDocumentController.recent = [
      URL(fileURLWithPath: "/tmp/Newest.note"), URL(fileURLWithPath: "/tmp/Older.note"),
    ]
    NSApplication.shared.mainMenu = StandardMenuBar(MenuContext(NotesState())).makeMenu()
    guard let recent = menu("File")?.item(withTitle: "Open Recent")?.submenu else { return }
    outline(recent)
    print("chosen:", choose("Older.note", in: recent))
    print("opened:", NSDocumentController.opened.map(\.lastPathComponent))
  }

  static func reopening() {
    section("reopening")
    let window = NSWindow()
    window.title = "Notes"
    NotesMenuBar(MenuContext(NotesState())).install(reopening: window)
    if let menu = menu("Window") { outline(menu) }
    print("chosen:", choose("Notes", in: menu("Window")))
    print("reopened:", NSApplication.shared.keyWindow === window, !window.isReleasedWhenClosed)
    bringToFront(nil)
  }
}
