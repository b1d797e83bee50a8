// Builds UIKit's main menu, validates its commands for the responder in front, and chooses them. The stubs' builder
// traps where UIKit throws.
import MenuRuntime
import UIKit

@main
@MainActor
struct Program {
  static func main() async {
    UIDevice.current.userInterfaceIdiom = .pad
    let model = TapeModel()
    let bar = TapeMenuBar(model.menus)
    offered(bar)
    unvalidated()
    whole(bar)
    missing(bar)
    titles(bar, model)
    choosing(bar, model)
    await editing(bar)
    modal(bar, model)
    await windows(bar, model)
    activeWindows(bar)
    await lists(bar)
    followed(bar, model)
    modules()
    lifetimes(bar)
  }

  static func tree(_ bar: some MenuBarSurface) -> MenuTree {
    let tree = systemMenus()
    bar.build(with: tree)
    return tree
  }

  static func offered(_ bar: TapeMenuBar) {
    section("what the system adds on demand")
    bar.requestSystemMenus()
    guard let asked = UIMainMenuSystem.shared.storedConfiguration else { return }
    print("toolbar:", asked.toolbarPreference, "sidebar:", asked.sidebarPreference)
    print("printing:", asked.printingPreference, "inspector:", asked.inspectorPreference)
    print("finding, whose key the menu bar has:", asked.findingPreference)
  }

  static func unvalidated() {
    section("where no responder validates, the menus are built anew")
    let model = TapeModel()
    let menus = model.menus
    let bar = TapeMenuBar(menus)
    _ = tree(bar)
    let before = UIMenuSystem.main.rebuilds
    menus.update()
    print("nothing new:", UIMenuSystem.main.rebuilds - before)
    model.state.isMuted = true
    menus.update()
    print("a title:", UIMenuSystem.main.rebuilds - before)
    print(command("Unmute", in: tree(bar).root)?.title ?? "none")
  }

  static func whole(_ bar: TapeMenuBar) {
    section("the whole menu bar")
    printMenu(tree(bar).root)
  }

  static func missing(_ bar: TapeMenuBar) {
    section("without some of the system's menus")
    for menus in [[], [.edit], [.window], [.application, .file, .help]] as [[UIMenu.Identifier]] {
      let tree = MenuTree(menus)
      bar.build(with: tree)
      print("of \(menus.map(\.rawValue)):", tree.root.children.map(\.title))
    }
    let parts: [UIMenu.Identifier] = [
      .application, .file, .edit, .format, .view, .window, .help, .about, .preferences, .quit,
      .newScene, .openRecent, .close, .print, .undoRedo, .standardEdit, .find, .font, .toolbar,
      .sidebar,
      .minimizeAndZoom,
    ]
    for part in parts {
      let tree = systemMenus()
      tree.remove(menu: part)
      bar.build(with: tree)
      print("without \(part.rawValue):", tree.root.children.map(\.title))
    }
    let context = MenuTree([.file])
    context.system = .context
    bar.build(with: context)
    print("another system:", context.menu(for: .file)?.children.count ?? -1)
  }

  static func titles(_ bar: TapeMenuBar, _ model: TapeModel) {
    section("two titles and a second place, when the state has changed")
    let screen = MenuScreen()
    let tree = tree(bar)
    model.state.isMuted = true
    model.state.isLooping = true
    for menu in [UIMenu.Identifier.view, UIMenu.Identifier("menu.take")] {
      if let menu = tree.menu(for: menu) { printMenu(menu, asking: screen) }
    }
    screen.choose(command("Unmute", in: tree.menu(for: .view)))
    screen.choose(command("Unmute", in: tree.menu(for: UIMenu.Identifier("menu.take"))))
    print(model.takePerformed())
    model.state.isMuted = false
    model.state.isLooping = false
    let system = UICommand(title: "Copy", action: Selector("copy:"), propertyList: "mute")
    screen.validate(system)
    print("the system's own:", system.title)
  }

  static func choosing(_ bar: TapeMenuBar, _ model: TapeModel) {
    section("choosing")
    let screen = UndoScreen()
    let window = showWindow(screen)
    model.performs = { command in
      if command == .trim { screen.undo.registerUndo(withTarget: model) { _ in } }
    }
    let tree = tree(bar)
    for title in ["New Tape", "Second", "Half", "Trim"] {
      screen.choose(command(title, in: tree.root))
    }
    screen.choose(command("Export As…", in: tree.root), isAlternate: true)
    screen.choose(command("Publish", in: tree.root))
    print(model.takePerformed(), screen.undo.undoMenuItemTitle)

    section("one question, in the window of who was asked")
    let other = MenuScreen()
    let otherWindow = UIWindow(windowScene: UIWindowScene())
    otherWindow.rootViewController = other
    UIApplication.shared.connectedScenes = [otherWindow.windowScene, window.windowScene].reduce(
      into: []) { if let scene = $1 { $0.insert(scene) } }
    let erase = command("Erase Take", in: tree.root)
    screen.choose(erase)
    let question = screen.question
    print(
      question?.title ?? "none", question?.preferredStyle == .alert, "elsewhere:",
      other.question != nil)
    screen.choose(erase)
    screen.choose(command("New Tape", in: tree.root))
    print("the same question:", screen.question === question, model.takePerformed())
    screen.dismiss(animated: false)
    question?.actions.first?.perform()
    print(model.takePerformed())
    UIApplication.shared.connectedScenes = []
  }

  static func editing(_ bar: TapeMenuBar) async {
    section("keys while a text is edited")
    func keyTexts() -> [String] {
      let view = tree(bar).menu(for: .view)
      return ["Louder", "Back", "Mute"].map { title in
        (command(title, in: view) as? UIKeyCommand).map { printedKeys($0) } ?? "none"
      }
    }
    let screen = UIViewController()
    let window = showWindow(screen)
    print(keyTexts())
    let before = UIMenuSystem.main.rebuilds
    let field = UITextField()
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    await settle()
    print("built anew:", UIMenuSystem.main.rebuilds - before, keyTexts())
    field.resignFirstResponder()
    await settle()
    print(keyTexts())
    UIApplication.shared.connectedScenes = []
    withExtendedLifetime(window) {}
  }

  static func modal(_ bar: TapeMenuBar, _ model: TapeModel) {
    section("behind a sheet")
    let screen = MenuScreen()
    let window = showWindow(screen)
    let front = TapeModel()
    front.menus.attach(to: screen)
    let tree = tree(bar)
    let sheet = MenuScreen()
    screen.present(sheet, animated: false)
    func isDimmed(for responder: UIViewController) -> Bool {
      let loop = command("Repeat", in: tree.root) ?? UICommand(action: Selector("none"))
      responder.validate(loop)
      return loop.attributes.contains(.disabled)
    }
    print("dimmed:", isDimmed(for: screen), "from the sheet:", isDimmed(for: sheet))
    screen.choose(command("Repeat", in: tree.root))
    sheet.choose(command("Repeat", in: tree.root))
    print(front.takePerformed(), model.takePerformed())
    front.menus.attach(to: sheet)
    print("a sheet with a context of its own:", isDimmed(for: sheet))
    sheet.choose(command("Repeat", in: tree.root))
    screen.dismiss(animated: false)
    print(front.takePerformed(), "dimmed:", isDimmed(for: screen))
    UIApplication.shared.connectedScenes = []
    _ = window
  }

  static func windows(_ bar: TapeMenuBar, _ model: TapeModel) async {
    section("who is in front answers")
    let (first, second) = (TapeModel(), TapeModel())
    second.state.isLooping = true
    let (left, right) = (MenuScreen(), MenuScreen())
    first.menus.attach(to: left)
    second.menus.attach(to: right)
    let tree = tree(bar)
    let loop = command("Repeat", in: tree.root) ?? UICommand(action: Selector("none"))
    left.validate(loop)
    let isOnLeft = loop.state == .on
    right.validate(loop)
    print("left:", isOnLeft, "right:", loop.state == .on)
    right.choose(loop)
    print(first.takePerformed(), second.takePerformed())

    section("a view controller that is not first responder")
    let root = MenuScreen()
    let window = showWindow(root)
    root.addChild(left)
    root.view.addSubview(left.view)
    root.choose(loop)
    print(first.takePerformed())

    section("nobody is first responder, since the menu bar has taken the focus")
    let other = MenuScreen()
    let otherModel = TapeModel()
    otherModel.menus.attach(to: other)
    root.addChild(other)
    root.view.addSubview(other.view)
    UIApplication.shared.sendAction(loop.action, to: nil, from: loop, for: nil)
    print("in front:", first.takePerformed(), otherModel.takePerformed())
    left.validate(loop)
    UIApplication.shared.sendAction(loop.action, to: nil, from: loop, for: nil)
    print("asked last:", first.takePerformed(), otherModel.takePerformed())
    let elsewhere = UIWindowScene()
    let anotherWindow = UIWindow(windowScene: elsewhere)
    anotherWindow.rootViewController = MenuScreen()
    anotherWindow.makeKeyAndVisible()
    UIApplication.shared.connectedScenes.insert(elsewhere)
    for _ in 0..<5 { UIApplication.shared.sendAction(loop.action, to: nil, from: loop, for: nil) }
    print(
      "another window in front:", first.takePerformed().count, otherModel.takePerformed().count,
      "the app's context:", model.takePerformed().count)
    window.makeKeyAndVisible()
    for _ in 0..<5 { UIApplication.shared.sendAction(loop.action, to: nil, from: loop, for: nil) }
    print("and behind it:", first.takePerformed().count, otherModel.takePerformed())
    UIApplication.shared.connectedScenes.remove(elsewhere)
    other.view.removeFromSuperview()
    other.removeFromParent()

    section("a context of a window")
    let third = TapeModel()
    third.menus.attach(to: window)
    let inWindow = MenuScreen()
    window.addSubview(inWindow.view)
    inWindow.choose(loop)
    print(third.takePerformed())
    UIApplication.shared.connectedScenes = []
  }

  /// Several windows are on screen, and only one has the keyboard focus. UIKit's set of scenes has no order.
  static func activeWindows(_ bar: TapeMenuBar) {
    section("several active windows: the one with the keyboard focus answers")
    let models = (0..<8).map { _ in TapeModel() }
    let scenes = models.map { _ in UIWindowScene() }
    let windows = zip(models, scenes).map { model, scene in
      let screen = MenuScreen()
      model.menus.attach(to: screen)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return window
    }
    UIApplication.shared.connectedScenes = Set(scenes)
    let loop = command("Repeat", in: tree(bar).root) ?? UICommand(action: Selector("none"))
    func choose() { UIApplication.shared.sendAction(loop.action, to: nil, from: loop, for: nil) }
    func answers(_ index: Int) -> Bool {
      models.indices.allSatisfy { models[$0].takePerformed().count == ($0 == index ? 1 : 0) }
    }
    let byKey = windows.indices.map { index in
      windows[index].makeKeyAndVisible()
      choose()
      return answers(index)
    }
    print("the key window:", byKey)
    let byText = windows.indices.map { index in
      let field = UITextField()
      windows[index].rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      choose()
      return answers(index)
    }
    print("the window whose text is edited:", byText)
    let systemScene = UIWindowScene()
    let systemWindow = UIWindow(windowScene: systemScene)
    systemWindow.makeKeyAndVisible()
    choose()
    print("the one before, while a window of the system has the focus:", answers(7))
    UIApplication.shared.connectedScenes = []
    withExtendedLifetime(systemScene) {}
  }

  static func lists(_ bar: TapeMenuBar) async {
    section("lists")
    let model = TapeModel()
    let screen = MenuScreen()
    let window = showWindow(screen)
    model.menus.attach(to: screen)
    let first = command("First", in: tree(bar).root) ?? UICommand(action: Selector("none"))
    screen.validate(first)
    await settle()
    let old = tree(bar)
    model.state.takes = [Take(id: "9", title: "Ninth")]
    let before = UIMenuSystem.main.rebuilds
    for title in ["First", "Second", "Repeat"] {
      if let command = command(title, in: old.root) { screen.validate(command) }
    }
    let gone = command("First", in: old.root)
    print(
      "gone:", gone?.attributes == .disabled, "built anew:", UIMenuSystem.main.rebuilds - before)
    screen.choose(gone)
    print(model.takePerformed())
    let new = tree(bar)
    print("now:", command("Ninth", in: new.root) != nil, command("First", in: new.root) == nil)
    UIApplication.shared.connectedScenes = []
    withExtendedLifetime(window) {}
  }

  static func followed(_ bar: TapeMenuBar, _ model: TapeModel) {
    section("states are followed")
    let menus = model.menus
    let followed = TapeMenuBar(menus)
    let screen = MenuScreen()
    let window = showWindow(screen)
    menus.attach(to: screen)
    let tree = tree(followed)
    if let loop = command("Repeat", in: tree.root) { screen.validate(loop) }
    var counts = (UIMenuSystem.main.rebuilds, UIMenuSystem.main.revalidations)
    func changes() -> String {
      defer { counts = (UIMenuSystem.main.rebuilds, UIMenuSystem.main.revalidations) }
      return "\(UIMenuSystem.main.rebuilds - counts.0) built,"
        + " \(UIMenuSystem.main.revalidations - counts.1) validated"
    }
    menus.update()
    print("nothing new:", changes())
    model.state.isLooping = true
    menus.update()
    print("a check mark:", changes())
    model.state.takes.append(Take(id: "3", title: "Third"))
    menus.update()
    print("a list:", changes())
    if let loop = command("Repeat", in: Self.tree(followed).root) { screen.validate(loop) }
    _ = changes()
    model.state.isLooping = false
    UIDevice.current.userInterfaceIdiom = .mac
    menus.update()
    print("a check mark on the Mac:", changes())
    UIDevice.current.userInterfaceIdiom = .pad
    UIApplication.shared.connectedScenes = []
    withExtendedLifetime(window) {}
  }

  static func modules() {
    section("two modules")
    let (notes, tapes) = (NotesModel(), TapeModel())
    let screen = MenuScreen()
    let tree = systemMenus()
    NotesMenuBar(notes.menus).build(with: tree, adding: [MenuBarPart(TapePartMenuBar(tapes.menus))])
    print(tree.root.children.map(\.title))
    for menu in [
      UIMenu.Identifier.file, UIMenu.Identifier("menu.note"), UIMenu.Identifier("menu.tape"),
    ] {
      if let menu = tree.menu(for: menu) { printMenu(menu, asking: screen) }
    }
    for title in ["Rename…", "Rename “Sea”…", "Share…", "Second", "Home", "Mute"] {
      screen.choose(command(title, in: tree.root))
    }
    print(notes.takePerformed(), tapes.takePerformed())
  }

  static func lifetimes(_ bar: TapeMenuBar) {
    section("who is let go")
    weak var model: TapeModel?
    weak var screen: UIViewController?
    do {
      let (new, shown) = (TapeModel(), MenuScreen())
      new.menus.attach(to: shown)
      if let loop = command("Repeat", in: tree(bar).root) { shown.validate(loop) }
      (model, screen) = (new, shown)
    }
    print("the screen:", screen == nil, "the model:", model == nil)
  }
}

/// A screen with an undo manager.
final class UndoScreen: UIViewController {
  let undo = UndoManager()
  override var undoManager: UndoManager? { undo }
  var question: UIAlertController? { presentedViewController as? UIAlertController }

  override func validate(_ command: UICommand) {
    super.validate(command)
    validateMenu(command)
  }

  func choose(_ command: UICommand?, isAlternate: Bool = false) {
    guard let command else { return print("no such command") }
    let action = isAlternate ? command.alternates.first?.action : command.action
    _ = perform(action, with: command)
  }
}
