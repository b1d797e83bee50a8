// Chooses commands in the menus of a view and of a bar item, and prints where that was, as they know it.
import MenuRuntime
import UIKit

@main
@MainActor
struct Program {
  static func main() async {
    let model = NotesModel()
    let screen = Screen()
    let item = UIBarButtonItem()
    var origins: [String] = []
    func note(_ command: NotesCommand) {
      let origin = MenuOrigin.current
      origins.append(
        "\(command.label): view \(origin.view === screen.view), "
          + "item \(origin.barButtonItem === item && origin.barButtonItem != nil), "
          + "window \(origin.window === screen.window)")
    }
    let menus = MenuContext<NotesCommand>(for: model, state: \.state) { _, command in
      note(command)
    }
    let menu = NoteContextMenu(menus).makeMenu(for: screen.view)
    leaf("Pin", in: menu)?.performWithSender(screen.view, target: nil)
    leaf("Delete Note", in: menu)?.performWithSender(screen.view, target: nil)
    screen.question?.actions.first?.perform()
    // In a task, too.
    let slow = MenuContext<NotesCommand>(for: model, state: \.state) { _, command in
      await Task.yield()
      note(command)
    }
    leaf("Pin", in: NoteContextMenu(slow).makeMenu(for: screen.view))?
      .performWithSender(screen.view, target: nil)
    await settle { origins.count == 3 }
    menus.perform(.lock)
    for origin in origins { print(origin) }
  }
}
