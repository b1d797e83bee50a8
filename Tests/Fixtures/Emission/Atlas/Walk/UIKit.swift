// Presses all keys of the commands on an iPad, and reads the menus.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = AtlasState(isOpen: true)
  var performed: [String] = []
  lazy var menus = AtlasMenus(for: self, state: \.state) { model, command in
    model.performed.append(command.id)
  }
}

final class MapScreen: UIViewController {
  override func validate(_ command: UICommand) {
    super.validate(command)
    validateMenu(command)
  }
}

@main
@MainActor
struct Program {
  static let model = Model()
  static var tree = MenuTree([] as [UIMenu])
  static let presses: [(name: String, input: String, flags: UIKeyModifierFlags)] = [
    ("⌘+", "+", .command), ("⌘=", "=", .command), ("⌘-", "-", .command),
    ("F3", UIKeyCommand.f3, []), ("⌘1", "1", .command), ("F1", UIKeyCommand.f1, []),
    ("⇧⌘D", "d", [.shift, .command]), ("⌃⌥D", "d", [.control, .alternate]),
    ("F6", UIKeyCommand.f6, []), ("⌘↖", UIKeyCommand.inputHome, .command),
    ("⌘⌫", UIKeyCommand.inputDelete, .command), ("⇧⌘K", "k", [.shift, .command]),
  ]

  static func main() {
    UIDevice.current.userInterfaceIdiom = .pad
    let screen = MapScreen()
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.becomeFirstResponder()
    model.menus.attach(to: screen)
    build()
    press("a map")
    let field = UITextField()
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    build()
    press("text")
    field.resignFirstResponder()
    build()
    model.state.hasPin = true
    model.menus.update()
    press("a map with a pin")
    print("asks:", (screen.presentedViewController as? UIAlertController)?.title ?? "nothing")
    show(tree.menu(for: .root)?.children ?? [], "")
  }

  /// Shortened menus of the system, with a Print.
  static func build() {
    tree = MenuTree([
      UIMenu(
        title: "File", identifier: .file,
        children: [
          UIMenu(
            identifier: .print, options: .displayInline,
            children: [
              UIKeyCommand(
                title: "Print…", action: Selector("printContent:"),
                input: "p", modifierFlags: .command)
            ])
        ]), UIMenu(title: "View", identifier: .view, children: []),
    ])
    AtlasMenuBar(model.menus).build(with: tree)
  }

  static func press(_ place: String) {
    print("##", place)
    for (name, input, flags) in presses {
      let handler = UIApplication.shared.press(input, flags, with: tree)
      print(" ", name, "\(handler):", model.performed.joined(separator: ", "))
      model.performed = []
    }
  }

  static func show(_ elements: [UIMenuElement], _ indent: String) {
    for element in elements {
      if let menu = element as? UIMenu {
        print(indent + "menu", menu.title)
        show(menu.children, indent + "  ")
      } else if let command = element as? UICommand {
        let key = (command as? UIKeyCommand)?.input ?? "no key"
        let marks = [
          command.attributes.contains(.hidden) ? "hidden" : nil,
          command.attributes.contains(.disabled) ? "dimmed" : nil,
        ]
        print(
          indent + command.title, key, command.propertyList ?? "-",
          marks.compactMap { $0 }.joined(separator: ", "))
      }
    }
  }
}
