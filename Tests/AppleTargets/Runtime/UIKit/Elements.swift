// Shows every kind of entry as UIKit elements with their accessibility identifiers, and chooses them.
@_spi(Generated) import MenuRuntime
import UIKit

struct EverythingMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  var keepsOrder: Bool { true }
  static func title(in state: NotesState) -> String? { "\(state.noteCount) Notes" }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.addRow { menu in menu.add(.newNote, .pin, .share) }
    menu.addRow { menu in menu.add(.newNote, .pin, .share, .rename) }
    menu.addRow(.small) { menu in menu.add(.pin, .share) }
    menu.addRow(.medium) { menu in menu.add(.newNote, .pin, .share, .rename) }
    menu.addPalette { menu in menu.addEach(SortOrder.self) { .sort($0) } }
    menu.addPalette { menu in menu.add(.pin, .share) }
    menu.separate()
    menu.add(.lock, .define)
    menu.add(.pin, title: "Pin Here", image: .symbol("mappin"))
    menu.separate()
    menu.addSection("Folders", subtitle: "\(menu.state.folders.count) of them") { menu in
      menu.addEach(\.folders) { .move($0) }
    }
    menu.addList(\.folders, title: "File In", image: .hidden) { .move($0) }
    menu.addChoice(SortOrder.self) { .sort($0) }
    menu.addSubmenu("More", .symbol("ellipsis"), subtitle: "Seldom used") { menu in
      menu.add(.rename)
      menu.separate()
      menu.add(.delete)
    }
    menu.separate()
    menu.addSystem(.undo, .copy, .find, .lookUp)
    menu.separate()
    menu.addEach(SortOrder.self) { .sort($0) }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = NotesModel()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let controller = UIViewController()
    let window = UIWindow()
    window.addSubview(controller.view)
    controller.view.addSubview(view)

    section("everything, with something selected")
    model.state.isLocked = true
    let interaction = EverythingMenu(model.menus).makeInteraction()
    view.addInteraction(interaction)
    let before = model.readings
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
    let menu = configuration?.menu()
    print(menu?.title ?? "none")
    outline(menu?.children ?? [])
    print("the state was read", model.readings - before, "times")
    print("order is fixed:", configuration?.preferredMenuElementOrder == .fixed)

    section("what is chosen")
    for title in ["New Note", "Home", "Title", "Pin Here"] {
      leaf(title, in: menu)?.performWithSender(view, target: nil)
    }
    print(model.takePerformed())

    section("nothing selected, no folders")
    model.state = NotesState()
    outline(EverythingMenu(model.menus).makeMenu().children)

    section("a menu with nothing in it does not open")
    print(NoteContextMenu(model.menus).makeConfiguration(for: view) != nil)
    print(EmptyMenu(model.menus).makeConfiguration(for: view) != nil)
  }
}

struct EmptyMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  static func build(_ menu: inout MenuBuilder<NotesCommand>) { menu.add(.delete) }
}
