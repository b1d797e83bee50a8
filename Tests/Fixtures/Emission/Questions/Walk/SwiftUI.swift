// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Discards a draft, with each answer to the question that is asked before.
import Foundation
import MenuRuntime
import SwiftUI

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
    for number in [0, 1, 3, 4] { ask("Discard Draft", model, number) }
    ask("Empty Drafts", model, 1)
    model.state = PressState(title: "Ode", draftCount: 2, isSaved: true)
    ask("Discard Draft", model, 1)
  }

  static func ask(_ title: String, _ model: Model, _ number: Int) {
    print("## \(title), answer \(number)")
    let view = Text("row").contextMenu(DraftContextMenu(model.menus))
    let row = viewTree(of: view)[0]
    let items = row.views(of: "contextMenu", "menuItems").flatMap(\.all)
    items.first { $0.title == title }?.press?()
    _ = RunLoop.main.run(mode: .default, before: Date())
    let asked = viewTree(of: view)[0]
    let name = "confirmationDialog"
    print("asks:", (asked.change(name)?.value as? Dialog)?.title ?? "nothing")
    print("message:", asked.views(of: name, "message").map(\.title))
    let answers = asked.views(of: name, "actions").flatMap(\.all).filter { $0.press != nil }
    print("answers:", answers.map { "\($0.title) \($0.role ?? "-")" })
    answers[number].press?()
    print("performed:", model.performed)
    model.performed = []
  }
}
