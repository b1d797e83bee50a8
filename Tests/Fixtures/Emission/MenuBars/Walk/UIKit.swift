// Builds the main menu of Tape as UIKit asks for it, shows and chooses commands, and prints what is there and what
// happened. The builder traps where UIKit throws.
@_spi(Generated) import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = TapeState(
    hasSelection: true, takeCount: 2, tapeName: "Sea", speed: .normal,
    takes: [Take(id: "1", title: "First"), Take(id: "2", title: "Second", symbolName: "star")],
    reels: [Reel(id: "a", title: "Reel A")])
  var performed: [TapeCommand] = []
  let undo = UndoManager()

  private(set) lazy var menus = MenuContext(for: self, state: \.state) { (model, command) throws in
    model.perform(command)
  }

  func perform(_ command: TapeCommand) {
    performed.append(command)
    if case .take = command { undo.registerUndo(withTarget: self) { _ in } }
  }
}

/// What a view controller writes.
@MainActor
final class TapeController: UIViewController {
  let model = Model()
  override var undoManager: UndoManager? { model.undo }

  init() {
    super.init(nibName: nil, bundle: nil)
    model.menus.attach(to: self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What the app's delegate writes.
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    TapeMenuBar(model.menus).build(with: builder)
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    validateMenu(command)
  }

  /// What UIKit does when someone chooses a command of a menu.
  func choose(_ command: UICommand, isAlternate: Bool = false) {
    let action = isAlternate ? command.alternates.first?.action : command.action
    _ = perform(action, with: command)
  }
}

/// A main menu as iPadOS makes it, shortened.
@MainActor
func systemMenus() -> MenuTree {
  func group(_ identifier: UIMenu.Identifier, _ commands: [(String, String)]) -> UIMenu {
    UIMenu(
      identifier: identifier, options: .displayInline,
      children: commands.map { UICommand(title: $0.0, action: Selector($0.1)) })
  }
  func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu
  {
    UIMenu(title: title, identifier: identifier, children: children)
  }
  return MenuTree([
    menu(
      "App", .application,
      [
        group(.about, [("About", "about:")]), group(.preferences, [("Settings…", "settings:")]),
        group(.hide, [("Hide", "hide:")]), group(.quit, [("Quit", "quit:")]),
      ]),
    menu(
      "File", .file,
      [
        group(.newScene, [("New Window", "newScene:")]),
        menu("Open Recent", .openRecent, []),
        group(.close, [("Close Window", "performClose:")]),
        group(.document, [("Duplicate", "duplicate:"), ("Rename…", "rename:")]),
        group(.print, [("Print…", "printContent:")]),
      ]),
    menu(
      "Edit", .edit,
      [
        group(.undoRedo, [("Undo", "undo:"), ("Redo", "redo:")]),
        group(.standardEdit, [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]),
      ]),
    menu(
      "Format", .format,
      [
        menu("Font", .font, [group(.textStyle, [("Bold", "toggleBoldface:")])]),
        menu("Text", .text, [group(.alignment, [("Align Left", "alignLeft:")])]),
      ]),
    menu(
      "View", .view,
      [
        group(.toolbar, [("Show Toolbar", "toggleToolbar:")]),
        group(.sidebar, [("Show Sidebar", "toggleSidebar:")]),
        group(.fullscreen, [("Enter Full Screen", "toggleFullScreen:")]),
      ]),
    menu("Window", .window, [group(.minimizeAndZoom, [("Minimize", "minimize:")])]),
    menu("Help", .help, [group(UIMenu.Identifier("helpItems"), [("Tape Help", "help:")])]),
  ])
}

@MainActor
func keys(of command: UIKeyCommand) -> String {
  var text = ""
  for (flag, glyph) in [
    (UIKeyModifierFlags.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
  ] where command.modifierFlags.contains(flag) { text += glyph }
  let input = command.input == "\r" ? "return" : command.input == "\u{8}" ? "delete" : command.input
  return text + (input ?? "-") + (command.wantsPriorityOverSystemBehavior ? " first" : "")
}

@MainActor
func outline(_ menu: UIMenu, asking responder: UIResponder, depth: Int = 1) {
  for element in menu.children {
    let indent = String(repeating: "  ", count: depth)
    if let submenu = element as? UIMenu {
      var words = [submenu.title.isEmpty ? "-" : submenu.title]
      if submenu.options.contains(.displayInline) { words.append("inline") }
      if submenu.options.contains(.singleSelection) { words.append("one of") }
      if let name = submenu.image?.symbolName { words.append("symbol \(name)") }
      print(indent + words.joined(separator: ", "))
      outline(submenu, asking: responder, depth: depth + 1)
    } else if let command = element as? UICommand {
      responder.validate(command)
      var words = [command.title]
      if let key = command as? UIKeyCommand { words.append(keys(of: key)) }
      if let key = command.propertyList as? String { words.append("key \(key)") }
      if let subtitle = command.subtitle { words.append("“\(subtitle)”") }
      if let name = command.image?.symbolName { words.append("symbol \(name)") }
      if command.state == .on { words.append("on") }
      if command.attributes.contains(.disabled) { words.append("dimmed") }
      if command.attributes.contains(.destructive) { words.append("destructive") }
      if let title = command.discoverabilityTitle { words.append("listed as \(title)") }
      for alternate in command.alternates {
        words.append("alternate \(alternate.title) \(alternate.modifierFlags == .alternate)")
      }
      print(indent + words.joined(separator: ", "))
    }
  }
}

@MainActor
func command(_ title: String, in menu: UIMenu) -> UICommand? {
  for element in menu.children {
    if let submenu = element as? UIMenu {
      if let found = command(title, in: submenu) { return found }
    } else if let command = element as? UICommand, command.title == title {
      return command
    }
  }
  return nil
}

@main
@MainActor
struct Program {
  static func main() {
    let app = TapeController()
    let tree = systemMenus()
    UIDevice.current.userInterfaceIdiom = .pad
    app.buildMenu(with: tree)
    outline(tree.root, asking: app)
    missingMenus(app)
    states(app)
    choosing(app)
  }

  /// Neither an empty main menu nor one without some of the system's menus is a fault, nor is another system.
  static func missingMenus(_ app: TapeController) {
    for menus in [[], [.edit], [.window], [.application, .file, .help]] as [[UIMenu.Identifier]] {
      let tree = MenuTree(menus)
      app.buildMenu(with: tree)
      print("of \(menus.map(\.rawValue)):", tree.root.children.map(\.title))
    }
    let context = MenuTree([.file])
    context.system = .context
    app.buildMenu(with: context)
    print(
      "context menu:", context.root.children.count, context.menu(for: .file)?.children.count ?? -1)
    UIDevice.current.userInterfaceIdiom = .phone
    let phone = systemMenus()
    app.buildMenu(with: phone)
    print("on iPhone:", command("Export All…", in: phone.root) == nil)
    UIDevice.current.userInterfaceIdiom = .pad
  }

  /// What is built once follows the state of the responder in front.
  static func states(_ app: TapeController) {
    let tree = systemMenus()
    app.buildMenu(with: tree)
    let front = TapeController()
    front.model.state = TapeState(
      isEditor: true, isLooping: true, isMuted: true, takeCount: 5, tapeName: "Rain", speed: .half)
    print("in front of another window:")
    for identifier in [.view, UIMenu.Identifier("menu.take")] {
      if let menu = tree.menu(for: identifier) { outline(menu, asking: front) }
    }
    let system = UICommand(title: "Copy", action: Selector("copy:"), propertyList: "take.trim")
    front.validate(system)
    print("the system's own:", system.title)
    front.model.state.takes = [Take(id: "9", title: "Ninth")]
    TapeMenuBar(front.model.menus).requestSystemMenus()
    let new = systemMenus()
    front.buildMenu(with: new)
    print(
      "built anew:", command("Ninth", in: new.root) != nil, command("First", in: new.root) == nil)
  }

  static func choosing(_ app: TapeController) {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = app
    window.makeKeyAndVisible()
    UIApplication.shared.connectedScenes = [scene]
    let tree = systemMenus()
    app.buildMenu(with: tree)
    for title in ["New Tape", "Second", "Double", "Reel A", "Trim"] {
      if let command = command(title, in: tree.root) { app.choose(command) }
    }
    print("performed:", app.model.performed)
    print("undo:", app.model.undo.undoMenuItemTitle)
    app.model.performed = []
    if let export = command("Export As…", in: tree.root) { app.choose(export, isAlternate: true) }
    print("with Option:", app.model.performed.map(\.id))
    app.model.performed = []
    guard let erase = command("Erase Take", in: tree.root) else { return }
    app.choose(erase)
    let alert = app.presentedViewController as? UIAlertController
    print("asked:", alert?.title ?? "-", alert?.preferredStyle == .alert)
    print("answers:", alert?.actions.map { "\($0.title ?? "") \($0.style)" } ?? [])
    app.dismiss(animated: false)
    print("performed before the answer:", app.model.performed.count)
    alert?.actions.first?.perform()
    print("performed after it:", app.model.performed.map(\.id))
  }
}
