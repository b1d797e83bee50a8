// Prints the main menu of Tickets in several states: which menus are there, and that a build which is not for debugging
// has neither the entries nor the menus of debug builds.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = TicketsState(isAdmin: false, count: 0, stage: .draft)
  lazy var menus = TicketsMenus(for: self, state: \.state) { _, _ in }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    TicketsMenuBar(model.menus).install()
    show("nobody's")
    model.state.isAdmin = true
    model.menus.update()
    show("an administrator's")
    model.state = TicketsState(isAdmin: false, count: 2, stage: .live)
    model.menus.update()
    show("live")
    print(TicketContextMenu.description(in: model.state))
  }

  static func show(_ name: String) {
    print("\(name):")
    for item in NSApplication.shared.mainMenu?.items ?? [] where !item.isHidden {
      print("  \(item.title)")
    }
  }
}
