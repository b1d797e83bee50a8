// Merges an edit menu's commands into the system's, and undoes commands.
@_spi(Generated) import MenuRuntime
import UIKit

/// A view that draws text itself.
@MainActor
final class Canvas: UIView {
  let manager = UndoManager()
  var allows: (Selector) -> Bool = { _ in true }
  override var undoManager: UndoManager? { manager }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["cut:", "copy:", "paste:", "selectAll:"].contains(action.name) && allows(action)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : nil
  }

  /// The actions that the system suggests.
  var suggestions: [UIMenuElement] {
    let known = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select All", "selectAll:"),
    ]
    let commands = known.filter { canPerformAction(Selector($0.1), withSender: nil) }
      .map { UICommand(title: $0.0, action: Selector($0.1)) }
    return [
      UIMenu(options: .displayInline, children: commands),
      UIMenu(options: .displayInline, children: [UIAction(title: "Look Up") { _ in }]),
    ]
  }
}

/// A row, which has an undo manager as long as it is in a window.
@MainActor
final class Row: UIView {
  var manager: UndoManager?
  override var undoManager: UndoManager? { manager }
}

struct SketchEditMenu: EditMenuSurface {
  let context: MenuContext<NotesCommand>

  static func traits(in state: NotesState) -> EditMenuTraits {
    EditMenuTraits(hasSelection: state.hasSelection, selects: .all, arrow: .down)
  }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.addSystem(.undo, .redo, .copy)
    menu.when(menu.state.isPinned) { menu in menu.addSystem(.selectAll, .find) }
    menu.add(.pin)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    content(NotesModel())
    actions(NotesModel())
    gestures(NotesModel())
    undo(NotesModel())
    lifetimes(NotesModel())
  }

  static func content(_ model: NotesModel) {
    for hasSelection in [true, false] {
      section("something is selected: \(hasSelection)")
      model.state.hasSelection = hasSelection
      let canvas = Canvas()
      let menu = NoteBodyEditMenu(model.menus)
      let before = model.readings
      let made = menu.makeMenu(for: canvas, suggestedActions: canvas.suggestions)
      print("the state was read", model.readings - before, "times")
      outline(made.children)
      leaf("Define", in: made)?.performWithSender(nil, target: nil)
      print(model.takePerformed())
    }
    section("nothing suggested, as on a text field of a kind of its own")
    outline(NoteBodyEditMenu(model.menus).makeMenu(for: nil, suggestedActions: []).children)
  }

  static func actions(_ model: NotesModel) {
    section("what the system's commands do")
    let names = [
      "cut:", "copy:", "paste:", "select:", "selectAll:", "find:", "toggleBoldface:", "own:",
    ]
    for (hasSelection, isPinned) in [(false, false), (true, false), (true, true)] {
      model.state.hasSelection = hasSelection
      model.state.isPinned = isPinned
      let body = NoteBodyEditMenu(model.menus)
      let sketch = SketchEditMenu(model.menus)
      print("selection \(hasSelection), pinned \(isPinned)")
      print("  body:", names.filter { body.canPerformAction(Selector($0)) })
      print("  sketch:", names.filter { sketch.canPerformAction(Selector($0)) })
    }
  }

  static func gestures(_ model: NotesModel) {
    section("gestures")
    let canvas = Canvas()
    model.state.hasSelection = false
    var selected: [String] = []
    let interaction = SketchEditMenu(model.menus).makeInteraction(
      owner: model, targetRect: { _ in CGRect(x: 1, y: 2, width: 3, height: 4) },
      select: { model, unit, point in
        selected.append("\(unit) at \(Int(point.x))")
        model.state.hasSelection = true
      })
    canvas.addInteraction(interaction)
    let press = canvas.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }
    let tap = canvas.gestureRecognizers?.first { $0 is UITapGestureRecognizer }
    press?.enter(.began, at: CGPoint(x: 5, y: 6))
    press?.enter(.ended, at: CGPoint(x: 7, y: 6))
    tap?.enter(.ended, at: CGPoint(x: 8, y: 6))
    print("opened at:", interaction.presentedConfigurations.map { Int($0.sourcePoint.x) })
    print("arrow:", interaction.presentedConfigurations.map { "\($0.preferredArrowDirection)" })
    print("selected:", selected)
    if let configuration = interaction.presentedConfigurations.last {
      let rect = interaction.delegate?.editMenuInteraction(
        interaction, targetRectFor: configuration)
      let menu = interaction.delegate?.editMenuInteraction(
        interaction, menuFor: configuration, suggestedActions: canvas.suggestions)
      print("points at:", Int(rect?.width ?? 0), Int(rect?.height ?? 0))
      outline(menu?.children ?? [])
    }
    canvas.removeInteraction(interaction)
    print("recognizers after:", canvas.gestureRecognizers?.count ?? 0)
  }

  static func undo(_ model: NotesModel) {
    section("undo")
    let canvas = Canvas()
    let draft = Draft()
    let menus = draft.menus
    func show() {
      print(
        draft.text, "|", canvas.manager.undoMenuItemTitle, "|", canvas.manager.redoMenuItemTitle)
    }
    let body = NoteBodyEditMenu(menus).makeMenu(for: canvas, suggestedActions: canvas.suggestions)
    leaf("Define", in: body)?.performWithSender(nil, target: nil)
    show()
    canvas.manager.endTurn()
    leaf("Rename…", in: body)?.performWithSender(nil, target: nil)
    show()
    canvas.manager.undo()
    show()
    canvas.manager.redo()
    show()
    let sketch = SketchEditMenu(menus).makeMenu(for: canvas, suggestedActions: [])
    outline(sketch.children)
    leaf("Undo Rename", in: sketch)?.performWithSender(nil, target: nil)
    show()
    // One that returns no undo, and registers none, leaves that of the one before.
    leaf("Pin", in: sketch)?.performWithSender(nil, target: nil)
    show()
    draft.text = "old"
    // Another menu with the same context.
    let other = Canvas()
    leaf("Rename…", in: NoteContextMenu(menus).makeMenu(for: other))?
      .performWithSender(nil, target: nil)
    print(draft.text, "|", other.manager.undoMenuItemTitle)
    // A responder's own implementation.
    let third = Canvas()
    draft.change("cut").register(as: MenuSystemItem.cut.title, with: third.undoManager)
    print(draft.text, "|", third.manager.undoMenuItemTitle)
    third.manager.undo()
    print(draft.text, "|", third.manager.redoMenuItemTitle)
    undoAfterwards(menus) { draft.text }
  }

  /// The view of the menu leaves its window and goes; the undo manager stays.
  static func undoAfterwards(_ menus: MenuContext<NotesCommand>, _ text: () -> String) {
    var row: Row? = Row()
    let manager = UndoManager()
    row?.manager = manager
    if let row {
      leaf("Rename…", in: NoteContextMenu(menus).makeMenu(for: row))?
        .performWithSender(nil, target: nil)
    }
    print(text(), "|", manager.undoMenuItemTitle)
    row?.manager = nil
    manager.undo()
    print("the view has left:", text(), "|", manager.redoMenuItemTitle)
    manager.redo()
    row = nil
    manager.undo()
    print("the view is gone:", text(), "|", manager.redoMenuItemTitle)
  }

  static func lifetimes(_ model: NotesModel) {
    section("lifetimes")
    weak var interaction: UIEditMenuInteraction?
    weak var canvas: Canvas?
    do {
      let made = Canvas()
      let edit = NoteBodyEditMenu(model.menus).makeInteraction(
        owner: made, targetRect: { $0.bounds }, select: { canvas, _, _ in canvas.selectAll(nil) })
      made.addInteraction(edit)
      made.gestureRecognizers?.first?.enter(.began, at: .zero)
      (interaction, canvas) = (edit, made)
      print("alive:", interaction != nil, canvas != nil)
    }
    print("gone with the view:", interaction == nil, canvas == nil)
  }
}
