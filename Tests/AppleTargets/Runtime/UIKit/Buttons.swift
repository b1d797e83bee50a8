// Makes buttons with menus whose labels follow the state, and asks for confirmation on their screen.
@_spi(Generated) import MenuRuntime
import UIKit

struct PinButton: PullDownSurface {
  let context: MenuContext<NotesCommand>
  var tapCommand: NotesCommand? { .pin }

  static func label(in state: NotesState) -> MenuLabel {
    MenuLabel(state.isPinned ? "Unpin" : "Pin", state.isPinned ? nil : .symbol("pin"))
  }
  static func isEnabled(in state: NotesState) -> Bool { !state.isLocked }
  static func isShown(in state: NotesState) -> Bool { state.noteCount > 0 }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.add(.rename, .define)
    menu.separate()
    menu.addEach(\.folders) { .move($0) }
  }
}

struct FlagButton: PullDownSurface {
  let context: MenuContext<LettersCommand>
  static func label(in state: LettersState) -> MenuLabel {
    MenuLabel(state.isFlagged ? "Unflag" : "Flag")
  }
  static func build(_ menu: inout MenuBuilder<LettersCommand>) { menu.add(.message(.flag)) }
}

struct NoteListMoreButton: PullDownSurface {
  let context: MenuContext<NotesCommand>
  static func label(in state: NotesState) -> MenuLabel { .more }
  static func build(_ menu: inout MenuBuilder<NotesCommand>) { menu.add(.pin, .delete) }
}

@main
@MainActor
struct Program {
  static func main() async {
    button(NotesModel())
    follows(NotesModel())
    await observes(ObservedLetters())
    bar(NotesModel())
    lifetimes(NotesModel())
  }

  static func button(_ model: NotesModel) {
    section("a button with a menu")
    let screen = Screen()
    let sort = NoteListSortButton(model.menus).makeButton()
    screen.view.addSubview(sort)
    print(
      sort.accessibilityLabel ?? "", sort.currentImage?.symbolName ?? "",
      sort.currentTitle ?? "no title")
    print(
      "the menu opens by a tap:", sort.showsMenuAsPrimaryAction, sort.accessibilityIdentifier ?? "")
    let before = model.readings
    outline(elements(of: sort.menu))
    print("the state was read", model.readings - before, "times")
    model.state.sortOrder = .title
    model.state.hasSelection = false
    print("opened again:")
    outline(elements(of: sort.menu))
    model.state.hasSelection = true
    leaf("Delete Note", in: sort.menu)?.performWithSender(nil, target: nil)
    print("asks:", screen.question?.title ?? "nothing")

    section("a button that performs something")
    let pin = PinButton(model.menus).makeButton()
    print(
      "the menu opens by a tap:", pin.showsMenuAsPrimaryAction, pin.accessibilityIdentifier ?? "")
    pin.sendActions(for: .primaryActionTriggered)
    print("performed by a tap:", model.takePerformed())
    print(elements(of: pin.menu).map { ($0 as? UIMenu)?.children.map(\.title) ?? [] })
  }

  static func follows(_ model: NotesModel) {
    section("a label that follows the state")
    let menus = model.menus
    let pin = PinButton(menus).makeButton()
    let item = PinButton(menus).makeBarButtonItem()
    func show() {
      print(
        "button:", pin.accessibilityLabel ?? "", pin.currentTitle ?? "-",
        pin.currentImage?.symbolName ?? "-",
        pin.isEnabled ? "" : "dimmed", pin.isHidden ? "hidden" : "")
      print(
        "item:", item.title ?? "-", item.image?.symbolName ?? "-", item.primaryAction?.title ?? "-",
        item.isEnabled ? "" : "dimmed", item.isHidden ? "hidden" : "")
    }
    show()
    model.state.isPinned = true
    menus.update()
    show()
    model.state = NotesState(isLocked: true)
    menus.update()
    show()
  }

  static func observes(_ model: ObservedLetters) async {
    section("a label that follows an observable state by itself")
    let menus = MenuContext<LettersCommand>(for: model, state: \.state) { _, _ in }
    let button = FlagButton(menus).makeButton()
    print(button.currentTitle ?? "-")
    model.state.isFlagged = true
    await settle { button.currentTitle == "Unflag" }
    print(button.currentTitle ?? "-")
  }

  static func bar(_ model: NotesModel) {
    section("an item of a bar")
    let controllers = [UIViewController(), UIViewController()]
    for controller in controllers {
      let navigation = UINavigationController(rootViewController: controller)
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      UIApplication.shared.connectedScenes.insert(scene)
    }
    UIDevice.current.userInterfaceIdiom = .pad
    let more = NoteListMoreButton(model.menus).makeBarButtonItem()
    print(more.title ?? "", more.image?.symbolName ?? "", more.accessibilityIdentifier ?? "")
    controllers[1].navigationItem.rightBarButtonItems = [more]
    for child in elements(of: more.menu) { print(child.title) }
    leaf("Delete Note", in: more.menu)?.performWithSender(more, target: nil)
    let asking = controllers.firstIndex { $0.presentedViewController is UIAlertController }
    let sheet = asking.flatMap { controllers[$0].presentedViewController }
    print("asks on the screen with the item:", asking ?? -1)
    print("points at it:", sheet?.popoverPresentationController?.sourceItem === more)

    let other = UIViewController()
    let otherWindow = showWindow(other)
    let item = NoteListMoreButton(model.menus).makeBarButtonItem(in: other)
    leaf("Delete Note", in: item.menu)?.performWithSender(item, target: nil)
    print("asks where it was told:", other.presentedViewController is UIAlertController)
    UIDevice.current.userInterfaceIdiom = .phone
    UIApplication.shared.connectedScenes = []
    withExtendedLifetime(otherWindow) {}
  }

  static func lifetimes(_ model: NotesModel) {
    section("lifetimes")
    weak var button: UIButton?
    weak var item: UIBarButtonItem?
    let menus = model.menus
    do {
      let made = PinButton(menus).makeButton()
      let inBar = PinButton(menus).makeBarButtonItem()
      _ = elements(of: made.menu) + elements(of: inBar.menu)
      (button, item) = (made, inBar)
      print("alive:", button != nil, item != nil)
    }
    menus.update()
    print("gone:", button == nil, item == nil)
  }
}
