// Opens the edit menus in several states, chooses from them, and prints what is there and what happened.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = EditorState(
    hasSelection: true, isEditor: true, wordCount: 3, tags: [Tag(id: "1", title: "One")])
  var text = "old"
  var performed: [String] = []

  var menus: EditorMenus {
    MenuContext(for: self, state: \.state) { (model, command) throws in model.perform(command) }
  }
  var body: BodyEditMenu { BodyEditMenu(menus) }
  var sketch: SketchEditMenu { SketchEditMenu(menus) }

  func perform(_ command: EditorCommand) {
    performed.append(command.id)
    text = "changed by \(command.id)"
  }

  /// The same, with what takes commands back.
  var undoable: EditorMenus {
    MenuContext(for: self, state: \.state) { model, command in
      model.performed.append(command.id)
      return model.change("changed by \(command.id)")
    }
  }

  func change(_ new: String) -> MenuUndo {
    let former = text
    text = new
    return MenuUndo(for: self, \.text, from: former)
  }
}

@MainActor
final class Canvas: NSTextView {
  let manager = UndoManager()
  var done: [String] = []
  override var undoManager: UndoManager? { manager }
  override func copy(_ sender: Any?) { done.append("copy") }
  override func delete(_ sender: Any?) { done.append("delete") }

  /// What the system shows at a click on text.
  func offered() -> NSMenu {
    let menu = NSMenu(title: "Context")
    menu.addItem(withTitle: "Look Up “word”", action: nil, keyEquivalent: "")
    menu.addItem(.separator())
    menu.addItem(withTitle: "Cut", action: Selector("cut:"), keyEquivalent: "")
    menu.addItem(withTitle: "Copy", action: Selector("copy:"), keyEquivalent: "")
    menu.addItem(withTitle: "Paste", action: Selector("paste:"), keyEquivalent: "")
    menu.addItem(.separator())
    menu.addItem(withTitle: "Font", action: nil, keyEquivalent: "")
    return menu
  }
}

@MainActor
func outline(_ menu: NSMenu, depth: Int = 1) {
  for item in menu.items {
    var words = [item.isSeparatorItem ? "---" : item.title.isEmpty ? "-" : item.title]
    if let name = item.image?.symbolName { words.append("symbol \(name)") }
    if item.state == .on { words.append("on") }
    if item.target == nil, item.submenu == nil, let action = item.action {
      words.append("sends \(action.name)\(item.tag == 0 ? "" : " \(item.tag)")")
    }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let submenu = item.submenu { outline(submenu, depth: depth + 1) }
  }
}

@MainActor
func choose(_ title: String, in menu: NSMenu) -> Bool {
  for (index, item) in menu.items.enumerated() {
    if item.title == title, item.submenu == nil {
      menu.performActionForItem(at: index)
      return true
    }
    if let submenu = item.submenu, choose(title, in: submenu) { return true }
  }
  return false
}

@main
@MainActor
struct Program {
  static func main() {
    let canvas = Canvas()
    let window = NSWindow()
    window.firstResponder = canvas
    NSApplication.shared.keyWindow = window
    own(Model(), canvas)
    textView(Model(), canvas)
    validation(Model())
    undo(Model(), canvas)
  }

  static func own(_ model: Model, _ canvas: Canvas) {
    let menu = model.sketch.makeMenu(for: canvas)
    print("before it opens:", menu.items.count)
    menu.update()
    outline(menu)
    print("chosen:", choose("Inspect", in: menu), choose("Copy", in: menu))
    print("performed:", model.performed, "by the responder:", canvas.done)
    model.state.isEditor = false
    menu.update()
    print("opened again:", menu.items.map(\.title))
    let caption = DocumentCaptionEditMenu(model.menus)
    let other = caption.makeMenu(for: nil)
    other.update()
    print("caption:", other.items.map(\.title))
  }

  static func textView(_ model: Model, _ canvas: Canvas) {
    let menu = model.body.makeMenu(for: canvas, adding: canvas.offered())
    print("a text view:")
    outline(menu)
    print("chosen:", choose("Define", in: menu), choose("Quoted", in: menu))
    print("performed:", model.performed)
    print("nothing offered:")
    let caption = LibraryCaptionEditMenu(model.menus)
    outline(caption.makeMenu(for: canvas, adding: NSMenu(title: "")))
    let document = DocumentCaptionEditMenu(model.menus)
    outline(document.makeMenu(for: canvas, adding: NSMenu(title: "")))
  }

  static func validation(_ model: Model) {
    let actions = [
      "cut:", "copy:", "paste:", "pasteAsPlainText:", "delete:", "selectAll:", "uppercaseWord:",
      "toggleRuler:",
    ]
    for (selection, paste) in [(false, false), (true, false), (false, true)] {
      model.state.hasSelection = selection
      model.state.canPaste = paste
      print(
        "selection \(selection), pasteboard \(paste):",
        actions.filter { model.body.canPerformAction(Selector($0)) })
    }
    print("an item without an action:", model.body.canPerformAction(nil))
  }

  static func undo(_ model: Model, _ canvas: Canvas) {
    let menu = BodyEditMenu(model.undoable).makeMenu(for: canvas)
    menu.update()
    _ = choose("Rename “3”…", in: menu)
    print(model.text, "|", canvas.manager.undoMenuItemTitle)
    canvas.manager.undo()
    print(model.text, "|", canvas.manager.redoMenuItemTitle)
    canvas.manager.redo()
    print(model.text, "|", canvas.manager.undoMenuItemTitle)
    model.change(model.text + ", pasted")
      .register(as: MenuSystemItem.paste.title, with: canvas.undoManager)
    print(model.text, "|", canvas.manager.undoMenuItemTitle)
    canvas.manager.undo()
    print(model.text, "|", canvas.manager.redoMenuItemTitle)
  }
}
