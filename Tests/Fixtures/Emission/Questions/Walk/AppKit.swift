// Discards a draft, with each answer to the question that is asked before.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = PressState(title: "Ode", draftCount: 1)
  var performed: [String] = []
  var menus: PressMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command.id) }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    for number in 0..<5 { ask("Discard Draft", model, number) }
    ask("Empty Drafts", model, 1)
    model.state = PressState(title: "Ode", draftCount: 2, isSaved: true)
    ask("Discard Draft", model, 1)
  }

  static func ask(_ title: String, _ model: Model, _ number: Int) {
    print("## \(title), answer \(number)")
    let menu = DraftContextMenu(model.menus).makeMenu()
    menu.update()
    NSAlert.answer = { alert in
      print("asks:", alert.messageText, "message:", alert.informativeText)
      for button in alert.buttons {
        print(" ", button.title, button.keyEquivalent.debugDescription, button.hasDestructiveAction)
      }
      return NSApplication.ModalResponse(
        rawValue: NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + number)
    }
    for (index, item) in menu.items.enumerated() where item.title == title {
      menu.performActionForItem(at: index)
    }
    print("performed:", model.performed)
    model.performed = []
  }
}
