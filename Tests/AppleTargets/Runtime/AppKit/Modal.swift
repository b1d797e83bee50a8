// Puts sheets, confirmations and modal windows in front, and prints what can still be chosen.
import AppKit
@_spi(Generated) import MenuRuntime

/// Another module's menu.
struct LettersMenuBar: MenuBarSurface {
  let context: MenuContext<LettersCommand>

  static func build(_ bar: inout MenuBarBuilder<LettersCommand>) {
    bar.addMenu("letters", "Letters") { menu in menu.add(.getMail, .archive) }
  }
}

/// A view in a window.
@MainActor
final class Canvas: NSView {
  let home: NSWindow
  override var window: NSWindow? { home }

  init(_ window: NSWindow) {
    home = window
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

@main
@MainActor
struct Program {
  static let own = NotesModel()
  static let letters = LettersModel()
  static let note = NotesModel()

  static func main() {
    NotesMenuBar(own.menus).install(adding: [MenuBarPart(LettersMenuBar(letters.menus))])
    let window = NSWindow()
    note.menus.attach(to: window)
    bringToFront(window)
    show("nothing modal")
    sheets(window)
    question(window)
    modalWindow(window)
    ownSheet()
  }

  static func show(_ what: String) {
    print("\(what):", choosable(menu("Note")).count, choosable(menu("Letters")).count)
  }

  /// Chooses every item, even dimmed ones, as a key might, and prints who performed what.
  static func chooseAll() {
    for title in ["New Note", "Pin", "Delete Note", "Get Mail…"] {
      for item in NSApplication.shared.mainMenu?.items ?? [] { force(title, in: item.submenu) }
    }
    print("  performed:", own.takePerformed(), note.takePerformed(), letters.takePerformed())
  }

  static func sheets(_ window: NSWindow) {
    section("a sheet")
    let answers = Answers()
    let sheet = NSWindow()
    window.beginSheet(sheet)
    show("key sheet")
    chooseAll()
    NSApplication.shared.keyWindow = window
    show("its window is key")
    chooseAll()
    let other = NSWindow()
    bringToFront(other)
    show("another window")
    choose("Pin", in: menu("Note"))
    print("  performed:", own.takePerformed(), note.takePerformed())
    bringToFront(window)
    window.endSheet(sheet)
    show("the sheet is gone")
    // A sheet's own context handles only its own module's commands.
    let sheetNotes = NotesModel()
    sheetNotes.menus.attach(to: sheet)
    window.beginSheet(sheet)
    show("a sheet with a context")
    choose("Pin", in: menu("Note"))
    chooseAll()
    print("  by the sheet:", sheetNotes.takePerformed())
    window.endSheet(sheet)
    print("asked:", answers.take())
  }

  static func question(_ window: NSWindow) {
    section("a question")
    bringToFront(window)
    var asked = 0
    NSAlert.answer = { _ in
      asked += 1
      guard asked == 1 else { return .alertSecondButtonReturn }
      show("while it is open")
      chooseAll()
      return .alertFirstButtonReturn
    }
    choose("Delete Note", in: menu("Note"))
    print("questions:", asked, "performed:", note.takePerformed())
    show("afterwards")
    // The confirmation belongs to its window, even if another is in front when it is answered.
    NSAlert.leavesSheets = true
    choose("Delete Note", in: menu("Note"))
    print("open:", NSAlert.sheet(of: window)?.messageText ?? "-")
    show("meanwhile")
    bringToFront(NSWindow())
    show("another window")
    if let sheet = window.attachedSheet {
      window.endSheet(sheet, returnCode: .alertFirstButtonReturn)
    }
    print("performed:", note.takePerformed(), own.takePerformed())
    NSAlert.leavesSheets = false
  }

  static func modalWindow(_ window: NSWindow) {
    section("a modal window")
    bringToFront(window)
    let modal = NSWindow()
    NSApplication.shared.modalWindow = modal
    show("modal window")
    chooseAll()
    // Items in the modal window or one of its sheets can be chosen.
    let views = [window, modal, NSWindow()].map { Canvas($0) }
    modal.beginSheet(views[2].home)
    for (name, view) in zip(["behind", "under its sheet", "in its sheet"], views) {
      print("  \(name):", choosable(NoteContextMenu(note.menus).makeMenu(for: view)).count)
    }
    modal.endSheet(views[2].home)
    print("  in it:", choosable(NoteContextMenu(note.menus).makeMenu(for: views[1])).count)
    NSApplication.shared.modalWindow = nil
    show("afterwards")
  }

  static func ownSheet() {
    section("a window without a context")
    let window = NSWindow()
    bringToFront(window)
    show("nothing modal")
    let sheet = NSWindow()
    window.beginSheet(sheet)
    show("key sheet")
    chooseAll()
    window.endSheet(sheet)
    let answers = Answers()
    bringToFront(nil)
    choose("Delete Note", in: menu("Note"))
    print("without a window:", answers.take())
  }
}
