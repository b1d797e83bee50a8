// Opens edit menus, validates actions and undoes. Prints the menus and what happened.
import AppKit
import MenuRuntime

@MainActor
final class Page: NSTextView {
  let manager = UndoManager()
  var done: [String] = []
  override var undoManager: UndoManager? { manager }
  override func copy(_ sender: Any?) { done.append("copy") }
}

@main
@MainActor
struct Program {
  static func main() {
    let page = Page()
    let window = NSWindow()
    window.firstResponder = page
    bringToFront(window)
    let model = NotesModel()
    var text = "old"
    let menus = MenuContext<NotesCommand>(state: { model.menuState }) { command throws in
      text = "changed by \(command.id)"
    }.undo { _ in
      let before = text
      return { text = before }
    }
    let surface = NoteBodyEditMenu(menus)

    section("a view of its own")
    let menu = surface.makeMenu(for: page)
    outline(menu)
    force("Copy", in: menu)
    print("by the responder:", page.done)

    section("a text view")
    let offered = NSMenu(title: "Context")
    for title in ["Look Up", "Cut", "Copy", "Paste", "Font"] {
      let action = ["Cut": "cut:", "Copy": "copy:", "Paste": "paste:"][title].map { Selector($0) }
      offered.addItem(withTitle: title, action: action, keyEquivalent: "")
    }
    print(surface.makeMenu(for: page, adding: offered).items.map(\.title))

    section("validation")
    let actions = ["cut:", "copy:", "paste:", "selectAll:", "uppercaseWord:", "delete:"]
    for hasSelection in [true, false] {
      model.state.hasSelection = hasSelection
      let allowed = actions.filter { surface.canPerformAction(Selector($0)) }
      print("selection \(hasSelection):", allowed)
    }
    print("no action:", surface.canPerformAction(nil))

    section("undo")
    choose("Rename…", in: menu)
    print(text, "|", page.manager.undoMenuItemTitle)
    page.manager.undo()
    print(text, "|", page.manager.redoMenuItemTitle)
    page.manager.redo()
    print(text, "|", page.manager.undoMenuItemTitle)
    surface.perform(.paste, on: page) {
      text = "pasted"
      return { text = "as before" }
    }
    print(text, "|", page.manager.undoMenuItemTitle)
    page.manager.undo()
    print(text, "|", page.manager.redoMenuItemTitle)
  }
}
