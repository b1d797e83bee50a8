// Opens the edit menus in several states by their gestures, chooses from them, and prints what is there and what happened.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = EditorState(wordCount: 3, tags: [Tag(id: "1", title: "One", symbolName: "tag")])
  var text = "old"
  var performed: [String] = []

  var menus: EditorMenus {
    MenuContext(state: { self.state }, perform: { command in self.perform(command) })
  }
  /// The same, with what takes commands back.
  var undoable: EditorMenus {
    MenuContext(for: self, state: \.state) { model, command in
      model.performed.append(command.id)
      return model.change("changed by \(command.id)")
    }
  }

  var body: BodyEditMenu { BodyEditMenu(menus) }
  var sketch: SketchEditMenu { SketchEditMenu(menus) }

  func perform(_ command: EditorCommand) {
    performed.append(command.id)
    text = "changed by \(command.id)"
  }

  func change(_ new: String) -> MenuUndo {
    let former = text
    text = new
    return MenuUndo(for: self, \.text, from: former)
  }
}

/// A view that draws text itself, and has a method for some actions.
@MainActor
final class Canvas: UIView {
  var asks: (Selector) -> Bool = { _ in true }
  var implemented = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "select:", "selectAll:", "find:",
    "useSelectionForFind:",
  ]
  let manager = UndoManager()
  var hasSelectedAll = false
  override func selectAll(_ sender: Any?) { hasSelectedAll = true }
  override var undoManager: UndoManager? { manager }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    asks(action) && implemented.contains(action.name)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : nil
  }

  /// What the system gathers: Find is not among it, Look Up is no command.
  var suggestions: [UIMenuElement] {
    let known = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"),
      ("Paste and Match Style", "pasteAndMatchStyle:"), ("Delete", "delete:"),
      ("Select", "select:"), ("Select All", "selectAll:"),
    ]
    let commands = known.filter { canPerformAction(Selector($0.1), withSender: nil) }
      .map { UICommand(title: $0.0, action: Selector($0.1)) }
    return [
      UIMenu(options: .displayInline, children: commands),
      UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Look Up") { _ in }]),
    ]
  }
}

@MainActor
func outline(_ elements: [UIMenuElement], depth: Int = 1) {
  for element in elements {
    var words: [String] = [element.title.isEmpty ? "-" : element.title]
    if let name = element.image?.symbolName { words.append("symbol \(name)") }
    if let action = element as? any UIMenuLeaf {
      if action.state == .on { words.append("on") }
      if action.attributes.contains(.disabled) { words.append("disabled") }
      if action.attributes.contains(.destructive) { words.append("destructive") }
    }
    if let command = element as? UICommand { words.append("sends \(command.action.name)") }
    if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
      words.append("inline")
    }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let menu = element as? UIMenu { outline(menu.children, depth: depth + 1) }
  }
}

@MainActor
func leaf(_ title: String, in elements: [UIMenuElement]) -> UIAction? {
  for element in elements {
    if let action = element as? UIAction, action.title == title { return action }
    if let menu = element as? UIMenu, let action = leaf(title, in: menu.children) { return action }
  }
  return nil
}

@main
@MainActor
struct Program {
  static func main() {
    canPerform(Model())
    gestures(Model())
    menus(Model())
    sketch(Model())
    textViews(Model())
    undo(Model())
    platforms(Model())
    lifetimes(Model())
  }

  static func names(_ canvas: Canvas) -> [String] {
    (canvas.implemented + ["bold:"]).filter {
      canvas.asks(Selector($0))
    }
  }

  static func canPerform(_ model: Model) {
    let canvas = Canvas()
    for selection in [false, true] {
      for paste in [false, true] {
        model.state.hasSelection = selection
        model.state.canPaste = paste
        canvas.asks = { model.body.canPerformAction($0) }
        print("selection \(selection), pasteboard \(paste):", names(canvas))
      }
    }
    canvas.asks = { model.sketch.canPerformAction($0) }
    for (editor, words) in [(false, 0), (true, 0), (false, 1), (true, 1)] {
      model.state.isEditor = editor
      model.state.wordCount = words
      print("sketch, editor \(editor), words \(words):", names(canvas))
    }
    let caption = LibraryCaptionEditMenu(model.menus)
    canvas.asks = { caption.canPerformAction($0) }
    print("a menu with Copy alone:", names(canvas))
  }

  static func open(_ interaction: UIEditMenuInteraction, on canvas: Canvas) -> UIMenu? {
    guard let configuration = interaction.presentedConfigurations.last else { return nil }
    return interaction.delegate?.editMenuInteraction(
      interaction, menuFor: configuration, suggestedActions: canvas.suggestions)
  }

  static func gestures(_ model: Model) {
    let canvas = Canvas()
    var selected: [String] = []
    let interaction = model.body.makeInteraction(
      owner: model, targetRect: { _ in CGRect(x: 1, y: 2, width: 3, height: 4) },
      select: { model, unit, point in
        selected.append("\(unit) at \(Int(point.x))")
        model.state.hasSelection = true
      })
    print("recognizers before:", canvas.gestureRecognizers?.count ?? 0)
    canvas.addInteraction(interaction)
    let press = canvas.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer }
    let tap = canvas.gestureRecognizers?.first { $0 is UITapGestureRecognizer }
    print("taps:", (tap as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0)
    print("touches:", press?.allowedTouchTypes ?? [], tap?.allowedTouchTypes ?? [])
    press?.enter(.began, at: CGPoint(x: 5, y: 6))
    press?.enter(.changed, at: CGPoint(x: 7, y: 6))
    press?.enter(.ended, at: CGPoint(x: 7, y: 6))
    print("opened:", interaction.presentedConfigurations.map { Int($0.sourcePoint.x) })
    print("arrow:", interaction.presentedConfigurations.map(\.preferredArrowDirection))
    tap?.enter(.ended, at: CGPoint(x: 8, y: 6))
    print("opened:", interaction.presentedConfigurations.map { Int($0.sourcePoint.x) })
    print("selected once, since then something is:", selected)
    if let configuration = interaction.presentedConfigurations.last {
      let rect = interaction.delegate?.editMenuInteraction(
        interaction, targetRectFor: configuration)
      print("target:", Int(rect?.width ?? 0), Int(rect?.height ?? 0))
    }
    canvas.removeInteraction(interaction)
    print("recognizers after:", canvas.gestureRecognizers?.count ?? 0)

    let plain = model.sketch.makeInteraction()
    let other = Canvas()
    other.addInteraction(plain)
    other.gestureRecognizers?.last?.enter(.ended, at: CGPoint(x: 1, y: 1))
    print("arrow of the sketch:", plain.presentedConfigurations.map(\.preferredArrowDirection))
    if let configuration = plain.presentedConfigurations.last {
      let rect = plain.delegate?.editMenuInteraction(plain, targetRectFor: configuration)
      print("target is the system's:", rect?.isNull ?? false)
    }
    print("a menu that selects words selects all:", other.hasSelectedAll)
    let third = Canvas()
    model.state.hasSelection = false
    third.addInteraction(model.body.makeInteraction())
    third.gestureRecognizers?.last?.enter(.ended, at: .zero)
    print("a menu that selects all does:", third.hasSelectedAll)
  }

  static func menus(_ model: Model) {
    let controller = UIViewController()
    let canvas = Canvas()
    controller.view.addSubview(canvas)
    let window = UIWindow()
    window.rootViewController = controller
    window.addSubview(controller.view)
    canvas.asks = { model.body.canPerformAction($0) }
    let interaction = model.body.makeInteraction()
    canvas.addInteraction(interaction)
    canvas.gestureRecognizers?.first?.enter(.began, at: .zero)
    print("nothing selected:")
    outline(open(interaction, on: canvas)?.children ?? [])
    model.state.hasSelection = true
    model.state.canPaste = true
    model.state.isEditor = true
    model.state.isBold = true
    print("something selected:")
    let menu = open(interaction, on: canvas)
    outline(menu?.children ?? [])
    leaf("Define", in: menu?.children ?? [])?.performWithSender(nil, target: nil)
    leaf("Quoted", in: menu?.children ?? [])?.performWithSender(nil, target: nil)
    leaf("One", in: menu?.children ?? [])?.performWithSender(nil, target: nil)
    print("performed:", model.performed)
    leaf("Wipe", in: menu?.children ?? [])?.performWithSender(nil, target: nil)
    let sheet = controller.presentedViewController as? UIAlertController
    print("asks:", sheet?.title ?? "nothing", "performed:", model.performed.count)
    sheet?.actions.first?.perform()
    print("performed after the answer:", model.performed.count)

    // A view that does not ask the menu: what makes no sense is left out all the same.
    canvas.asks = { _ in true }
    model.state = EditorState()
    print("without asking:")
    outline(open(interaction, on: canvas)?.children ?? [])
  }

  static func sketch(_ model: Model) {
    let canvas = Canvas()
    canvas.asks = { model.sketch.canPerformAction($0) }
    let interaction = model.sketch.makeInteraction()
    canvas.addInteraction(interaction)
    canvas.gestureRecognizers?.last?.enter(.ended, at: .zero)
    model.state.isEditor = true
    print("a sketch for an editor:")
    outline(open(interaction, on: canvas)?.children ?? [])
    canvas.manager.registerUndo(withTarget: canvas) { _ in print("undone by the menu") }
    canvas.manager.setActionName("Typing")
    print("with something to undo:")
    let menu = open(interaction, on: canvas)
    outline([menu?.children.first].compactMap { $0 })
    leaf("Undo Typing", in: menu?.children ?? [])?.performWithSender(nil, target: nil)
  }

  static func textViews(_ model: Model) {
    model.state.hasSelection = true
    let canvas = Canvas()
    let bold = UICommand(title: "Bold", action: Selector("toggleBoldface:"))
    let caption = LibraryCaptionEditMenu(model.menus)
    print("a text view with Copy alone:")
    outline(
      caption.makeMenu(
        for: UITextView(frame: .zero), suggestedActions: canvas.suggestions + [bold]
      ).children)
    print("nothing suggested:", model.body.makeMenu(for: nil, suggestedActions: []).children.count)
  }

  static func undo(_ model: Model) {
    let canvas = Canvas()
    model.state.hasSelection = true
    model.state.isEditor = true
    func menu(_ menu: some EditMenuSurface) -> [UIMenuElement] {
      menu.makeMenu(for: canvas, suggestedActions: canvas.suggestions).children
    }
    leaf("Encrypt", in: menu(BodyEditMenu(model.undoable)))?.performWithSender(nil, target: nil)
    print(model.text, "|", canvas.manager.undoMenuItemTitle)
    // Each command is chosen in an event of its own.
    canvas.manager.endTurn()
    leaf("Rename “3”…", in: menu(BodyEditMenu(model.undoable)))?.performWithSender(nil, target: nil)
    print(model.text, "|", canvas.manager.undoMenuItemTitle)
    canvas.manager.undo()
    print(model.text, "|", canvas.manager.undoMenuItemTitle, "|", canvas.manager.redoMenuItemTitle)
    canvas.manager.undo()
    print(model.text, "|", canvas.manager.undoMenuItemTitle, "|", canvas.manager.redoMenuItemTitle)
    canvas.manager.redo()
    print(model.text, "|", canvas.manager.undoMenuItemTitle, "|", canvas.manager.redoMenuItemTitle)
    canvas.manager.undo()
    print(model.text)

    model.change("cut").register(as: MenuSystemItem.cut.title, with: canvas.undoManager)
    print(model.text, "|", canvas.manager.undoMenuItemTitle)
    canvas.manager.undo()
    print(model.text, "|", canvas.manager.redoMenuItemTitle)
    canvas.manager.redo()
    print(model.text, "|", canvas.manager.undoMenuItemTitle)
    model.text = "old"
    canvas.manager.undo()

    // The sketch does not say that all can be undone: only what is marked is.
    let other = Canvas()
    let elements = SketchEditMenu(model.undoable).makeMenu(for: other, suggestedActions: [])
      .children
    leaf("Inspect", in: elements)?.performWithSender(nil, target: nil)
    print("Inspect can be undone:", other.manager.canUndo)
    leaf("Encrypt", in: elements)?.performWithSender(nil, target: nil)
    print("Encrypt can be undone:", other.manager.canUndo, other.manager.undoMenuItemTitle)
    let third = Canvas()
    leaf("Encrypt", in: model.body.makeMenu(for: third, suggestedActions: []).children)?
      .performWithSender(nil, target: nil)
    print("without anything that takes it back:", third.manager.canUndo)
  }

  static func platforms(_ model: Model) {
    let document = DocumentCaptionEditMenu(model.menus)
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      UIDevice.current.userInterfaceIdiom = idiom
      print(
        "on \(idiom):",
        document.makeMenu(for: nil, suggestedActions: []).children.map(\.title),
        leaf("Rename…", in: model.sketch.makeMenu(for: nil, suggestedActions: []).children) != nil)
    }
    UIDevice.current.userInterfaceIdiom = .phone
  }

  static func lifetimes(_ model: Model) {
    weak var interaction: UIEditMenuInteraction?
    weak var manager: UndoManager?
    do {
      let canvas = Canvas()
      let made = BodyEditMenu(model.undoable).makeInteraction()
      canvas.addInteraction(made)
      canvas.gestureRecognizers?.first?.enter(.began, at: .zero)
      let menu = open(made, on: canvas)
      leaf("Define", in: menu?.children ?? [])?.performWithSender(nil, target: nil)
      interaction = made
      manager = canvas.manager
      print("alive:", interaction != nil, manager?.canUndo ?? false)
    }
    print("gone with the view:", interaction == nil, manager == nil)
  }
}
