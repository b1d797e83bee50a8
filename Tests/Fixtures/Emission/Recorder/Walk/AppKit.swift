// Opens the menu, reads the bar and performs what asks at times only, while a recorder records, waits and rests.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = RecorderState(folder: "Work", speakers: [Speaker(id: "a", title: "Attic")])
  var performed: [String] = []
  lazy var menus = RecorderMenus(for: self, state: \.state) { model, command in
    model.performed.append(command.id)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    RecorderMenuBar(model.menus).install()
    let states = [
      RecorderState(folder: "Work", speakers: [Speaker(id: "a", title: "Attic")]),
      RecorderState(isRecording: true, takes: 1, folder: "Work"),
      RecorderState(
        isRecording: true, isPaused: true, isShared: true, isEditing: true, takes: 2,
        folder: "Home"),
    ]
    for state in states {
      model.state = state
      model.menus.update()
      print("##", state.takes, "takes")
      print(TakeContextMenu.description(in: state))
      print(DeckToolbar.description(in: state))
      print(DeckMoreButton.description(in: state))
      let menu = TakeContextMenu(model.menus).makeMenu()
      menu.update()
      for item in menu.items {
        print(" ", item.title, item.isEnabled, item.action == nil, item.image?.symbolName ?? "-")
      }
      for item in NSApplication.shared.mainMenu?.items ?? [] where !item.isHidden {
        print("  bar:", item.title)
        guard item.title == "Take", let submenu = item.submenu else { continue }
        submenu.update()
        for item in submenu.items { print("    ", item.title, item.isEnabled) }
      }
      delete(model, menu)
    }
  }

  static func delete(_ model: Model, _ menu: NSMenu) {
    NSAlert.answer = { alert in
      print("asks:", alert.messageText, alert.buttons.map(\.hasDestructiveAction))
      return .alertFirstButtonReturn
    }
    for (index, item) in menu.items.enumerated() where item.title == "Delete Take" {
      menu.performActionForItem(at: index)
    }
    print("performed:", model.performed)
    model.performed = []
  }
}
