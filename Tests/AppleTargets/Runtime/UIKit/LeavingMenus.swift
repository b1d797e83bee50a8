// A menu that is in UIKit's main menu only while a state says so. The menus are built anew when it comes or goes.
@_spi(Generated) import MenuRuntime
import UIKit

struct DeveloperMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    bar.add(.file) { menu in menu.add(.newNote) }
    bar.addMenu("note", "Note") { menu in menu.add(.pin) }
    bar.addMenu("developer", "Developer", onlyWhen: bar.state.isLocked) { menu in menu.add(.delete)
    }
    bar.add(.window, standard: true)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    UIDevice.current.userInterfaceIdiom = .pad
    let model = NotesModel()
    let menus = model.menus
    let bar = DeveloperMenuBar(menus)
    section("a state that changes")
    print(titles(of: bar))
    var before = UIMenuSystem.main.rebuilds
    model.state.isLocked = true
    menus.update()
    print("built anew:", UIMenuSystem.main.rebuilds - before)
    print(titles(of: bar))
    before = UIMenuSystem.main.rebuilds
    model.state.isLocked = false
    menus.update()
    print("built anew:", UIMenuSystem.main.rebuilds - before)
    print(titles(of: bar))
  }

  static func titles(of bar: DeveloperMenuBar) -> [String] {
    let tree = systemMenus()
    bar.build(with: tree)
    return tree.root.children.map(\.title)
  }
}
