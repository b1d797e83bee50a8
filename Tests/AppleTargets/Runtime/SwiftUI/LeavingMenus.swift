// walk: AppKit,SwiftUI on macOS
// A menu that is in the menu bar only while the state of the window in front says so.
@_spi(Generated) import MenuRuntime
import SwiftUI

struct DeveloperMenuBar: MenuBarSurface, MenuBarLayout {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    bar.addMenu("note", "Note") { menu in menu.add(.pin) }
    bar.addMenu("developer", "Developer", onlyWhen: bar.state.isLocked) { menu in
      menu.add(.newNote)
    }
  }

  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    bar.menu("note")
    bar.conditionalMenu("developer")
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let (model, locked) = (NotesModel(), NotesModel())
    locked.state.isLocked = true
    let bar = DeveloperMenuBar(model.menus)
    section("the app's own state")
    show(bar)
    model.state.isLocked = true
    show(bar)
    model.state.isLocked = false
    section("the window in front")
    bringToFront(Text("locked").menuCommands(locked.menus))
    show(bar)
    bringToFront(Text("open").menuCommands(model.menus))
    show(bar)
  }

  static func show(_ commands: some Commands) {
    print(
      commandTree(of: commands).map { menu in
        menu.name + ": " + menu.views.flatMap(\.all).map(\.title).joined(separator: ", ")
      })
  }
}
