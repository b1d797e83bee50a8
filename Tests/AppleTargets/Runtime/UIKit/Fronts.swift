// What the menu bar shows, without anybody being asked, after a scene, a window or a view controller has come to the front.
@_spi(Generated) import MenuRuntime
import Observation
import UIKit

nonisolated struct PageState: MenuState {
  var count = 0
  var isPinned = false
}

nonisolated enum PageCommand: MenuCommand {
  case newWindow, pin, delete
  func facts(in state: PageState) -> MenuFacts {
    switch self {
    case .newWindow: return MenuFacts("newWindow", "New Window").affectsApp()
    case .pin:
      return MenuFacts("pin", state.isPinned ? "Unpin" : "Pin").on(state.isPinned)
        .enabled(state.count > 0)
    case .delete: return MenuFacts("delete", "Delete").enabled(state.count > 0)
    }
  }
  static func allCommands(in state: PageState) -> [PageCommand] { [.newWindow, .pin, .delete] }
}

struct PageMenuBar: MenuBarSurface {
  let context: MenuContext<PageCommand>
  static func build(_ bar: inout MenuBarBuilder<PageCommand>) {
    bar.addMenu("page", "Page") { menu in menu.add(.newWindow, .pin, .delete) }
  }
}

@Observable @MainActor
final class PageModel {
  var state = PageState()
  @ObservationIgnored var performed: [String] = []
  var menus: MenuContext<PageCommand> {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command.id) }
  }
}

/// A window with a navigation controller.
@MainActor
final class Page {
  let model = PageModel()
  let scene = UIWindowScene()
  let window: UIWindow
  let controller = UIViewController()
  let navigation: UINavigationController

  init() {
    model.menus.attach(to: controller)
    navigation = UINavigationController(rootViewController: controller)
    window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    UIApplication.shared.connectedScenes.insert(scene)
    navigation.appear()
  }
}

@main
@MainActor
struct Program {
  static let app = PageModel()
  static var tree = systemMenus()
  static var rebuilds = 0

  static func main() async {
    UIDevice.current.userInterfaceIdiom = .pad
    build()
    await show("before the first window:")
    let first = Page()
    await show("the first window, nothing selected:")
    first.model.state = PageState(count: 1, isPinned: true)
    await show("a pinned page selected:")

    section("a second window")
    let second = Page()
    await show("in front:")
    second.model.state.count = 1
    await show("selected there:")
    first.model.state.isPinned = false
    await show("unpinned in the first:")
    first.window.makeKeyAndVisible()
    await show("the first in front:")
    first.model.state.count = 0
    await show("nothing selected there:")

    section("a scene that becomes active")
    for scene in [first.scene, second.scene] { scene.activationState = .foregroundInactive }
    second.scene.activationState = .foregroundActive
    await show("the second:")
    first.scene.activationState = .foregroundActive
    second.scene.activationState = .background
    await show("the first:")
    second.scene.activationState = .foregroundActive
    second.window.makeKeyAndVisible()

    section("view controllers")
    let detail = UIViewController()
    let model = PageModel()
    model.state = PageState(count: 3, isPinned: true)
    model.menus.attach(to: detail)
    await show("before it is shown:")
    second.navigation.pushViewController(detail, animated: false)
    await show("pushed:")
    command("Unpin", in: tree.root).map { choose($0) }
    print("performed:", model.performed, second.model.performed)
    second.navigation.popViewController(animated: false)
    await show("popped:")
    let sheet = UIViewController()
    model.menus.attach(to: sheet)
    second.navigation.present(sheet, animated: false)
    await show("a sheet with a context:")
    second.navigation.dismiss(animated: false)
    await show("dismissed:")

    section("behind a sheet without a context")
    let plain = UIViewController()
    let field = UITextField()
    plain.view.addSubview(field)
    second.navigation.present(plain, animated: false)
    field.becomeFirstResponder()
    await show("the keyboard is in the sheet:")
    command("New Window", in: tree.root).map { choose($0) }
    command("Pin", in: tree.root).map { choose($0) }
    print("performed:", second.model.performed, app.performed)
    second.model.performed = []
    field.resignFirstResponder()
    second.navigation.dismiss(animated: false)
    await show("dismissed:")
    second.navigation.present(UIViewController(), animated: false)
    second.scene.activationState = .foregroundInactive
    second.scene.activationState = .foregroundActive
    await show("a sheet that takes no keyboard:")
    second.navigation.dismiss(animated: false)
    await show("dismissed, of which nothing else tells:")

    section("the same state, without anybody who performs commands")
    let idle = PageModel()
    idle.state = second.model.state
    let shown = UIViewController()
    MenuContext<PageCommand>(for: idle, state: \.state).attach(to: shown)
    second.navigation.pushViewController(shown, animated: false)
    await show("pushed:")
    second.navigation.popViewController(animated: false)
    await show("popped:")

    section("the first responder decides")
    let (left, right) = (UIViewController(), UIViewController())
    let models = [PageModel(), PageModel()]
    models[0].state.count = 1
    for (controller, model) in zip([left, right], models) {
      model.menus.attach(to: controller)
      second.controller.addChild(controller)
      second.controller.view.addSubview(controller.view)
    }
    let fields = [UITextField(), UITextField()]
    left.view.addSubview(fields[0])
    right.view.addSubview(fields[1])
    fields[0].becomeFirstResponder()
    await show("on the left:")
    fields[1].becomeFirstResponder()
    await show("on the right:")
    fields[1].resignFirstResponder()

    section("who is let go")
    weak var gone: PageModel?
    weak var controller: UIViewController?
    do {
      let (page, shown) = (PageModel(), UIViewController())
      page.menus.attach(to: shown)
      second.navigation.pushViewController(shown, animated: false)
      await show("there:")
      second.navigation.popViewController(animated: false)
      (gone, controller) = (page, shown)
    }
    await settle()
    print("the screen:", controller == nil, "the model:", gone == nil)
    withExtendedLifetime((first, second)) {}
  }

  static func build() {
    tree = systemMenus()
    rebuilds = UIMenuSystem.main.rebuilds
    PageMenuBar(app.menus).build(with: tree)
  }

  /// Prints the menu as it is on screen, built anew if that was asked for.
  static func show(_ what: String) async {
    await settle()
    var count = 0
    while UIMenuSystem.main.rebuilds != rebuilds, count < 5 {
      build()
      count += 1
      await settle()
    }
    let titles = ["New Window", "Pin", "Unpin", "Delete"].compactMap { title in
      command(title, in: tree.root).map { command in
        title + (command.attributes.contains(.disabled) ? " (dimmed)" : "")
      }
    }
    print(what, titles.joined(separator: ", "), count > 1 ? "built \(count) times" : "")
  }

  /// Chooses a command, as UIKit does: of the first responder, or of the window in front.
  static func choose(_ command: UICommand) {
    UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
  }
}
