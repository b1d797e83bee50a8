// Discards a draft, with each answer to the question that is asked before.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = PressState(title: "Ode", draftCount: 1)
  var performed: [String] = []
  var menus: PressMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command.id) }
  }
}

@MainActor
func action(_ title: String, in menu: UIMenu?) -> UIAction? {
  for element in menu?.children ?? [] {
    if let action = element as? UIAction, action.title == title { return action }
    if let found = action(title, in: element as? UIMenu) { return found }
  }
  return nil
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    for (number, title) in [
      (0, "Discard Draft"), (1, "Discard Draft"), (3, "Discard Draft"), (1, "Empty Drafts"),
    ] {
      ask(title, model, number)
    }
    model.state = PressState(title: "Ode", draftCount: 2, isSaved: true)
    ask("Discard Draft", model, 1)
    // Meanwhile the draft is saved.
    model.state.isSaved = false
    ask("Discard Draft", model, 1) { model.state.isSaved = true }
  }

  static func ask(_ title: String, _ model: Model, _ number: Int, meanwhile: () -> Void = {}) {
    print("## \(title), answer \(number)")
    let window = UIWindow()
    let controller = UIViewController()
    window.addSubview(controller.view)
    window.rootViewController = controller
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    controller.view.addSubview(view)
    let menu = DraftContextMenu(model.menus).makeMenu(for: view)
    action(title, in: menu)?.performWithSender(view, target: nil)
    let alert = controller.presentedViewController as? UIAlertController
    print("asks:", alert?.title ?? "nothing", "message:", alert?.message ?? "none")
    print("answers:", alert?.actions.map { "\($0.title ?? "") \($0.style)" } ?? [])
    meanwhile()
    alert?.actions[number].perform()
    print("performed:", model.performed)
    model.performed = []
  }
}
