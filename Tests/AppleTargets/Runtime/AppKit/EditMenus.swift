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
    let draft = Draft()
    let surface = NoteBodyEditMenu(draft.menus)

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
      draft.state.hasSelection = hasSelection
      let allowed = actions.filter { surface.canPerformAction(Selector($0)) }
      print("selection \(hasSelection):", allowed)
    }
    print("no action:", surface.canPerformAction(nil))

    section("undo")
    choose("Rename…", in: menu)
    print(draft.text, "|", page.manager.undoMenuItemTitle)
    page.manager.undo()
    print(draft.text, "|", page.manager.redoMenuItemTitle)
    page.manager.redo()
    print(draft.text, "|", page.manager.undoMenuItemTitle)
    draft.change("pasted").register(as: MenuSystemItem.paste.title, with: page.undoManager)
    print(draft.text, "|", page.manager.undoMenuItemTitle)
    page.manager.undo()
    print(draft.text, "|", page.manager.redoMenuItemTitle)
  }
}
