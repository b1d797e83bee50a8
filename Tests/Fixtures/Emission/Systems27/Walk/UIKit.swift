// Shows what is new on the systems of 2026: images that stay, priorities and overflow of bars, and a menu bar that takes
// the focus.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = TripsState(
    hasSelection: true, order: .name,
    folders: [
      Folder(id: "a", title: "Alps", symbolName: "mountain.2"), Folder(id: "b", title: "Sea"),
    ])
  var performed: [TripsCommand] = []

  var menus: TripsMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command) }
  }
}

@MainActor
func outline(_ elements: [UIMenuElement], depth: Int = 1) {
  for element in elements {
    var words = [element.title.isEmpty ? "-" : element.title]
    if let name = element.image?.symbolName { words.append("symbol \(name)") }
    if element.preferredImageVisibility != .automatic {
      words.append("\(element.preferredImageVisibility)")
    }
    if let menu = element as? UIMenu, menu.options.contains(.displayAsPalette) {
      words.append("palette")
    }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let menu = element as? UIMenu { outline(menu.children, depth: depth + 1) }
  }
}

@MainActor
func words(_ items: [UIBarButtonItem]) -> [String] {
  items.map { item in
    switch item.storedSystemItem {
    case .flexibleSpace: return "flexible space"
    case .fixedSpace: return "space"
    default: return "\(item.title ?? "search") \(item.visibilityPriority.rawValue)"
    }
  }
}

@MainActor
func command(_ title: String, in menu: UIMenu?) -> UICommand? {
  for element in menu?.children ?? [] {
    if let command = element as? UICommand, command.title == title { return command }
    if let found = command(title, in: element as? UIMenu) { return found }
  }
  return nil
}

final class Screen: UIViewController {
  override func validate(_ command: UICommand) {
    super.validate(command)
    validateMenu(command)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    print("context menu")
    outline(TripContextMenu(model.menus).makeMenu().children)
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      UIDevice.current.userInterfaceIdiom = idiom
      bars(model, idiom == .pad ? "iPad" : "iPhone")
    }
    menuBar(model)
  }

  static func bars(_ model: Model, _ device: String) {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    TripListToolbar(model.menus).attach(to: screen)
    TripListMoreButton(model.menus).attach(to: screen)
    print(device)
    let item = screen.navigationItem
    print("  bottom:", words(screen.toolbarItems ?? []))
    for (name, groups) in [
      ("leading", item.leadingItemGroups), ("trailing", item.trailingItemGroups),
      ("pinned", item.pinnedTrailingGroup.map { [$0] } ?? []),
    ] {
      print("  \(name):", groups.map { words($0.barButtonItems) })
    }
    print("  in the overflow menu:")
    outline(item.additionalOverflowItems?.elements() ?? [], depth: 2)
    withExtendedLifetime(navigation) {}
  }

  static func menuBar(_ model: Model) {
    print("menu bar")
    let menus = model.menus
    let bar = TripsMenuBar(menus)
    bar.requestSystemMenus()
    let asked = UIMainMenuSystem.shared.storedConfiguration
    print("  finding:", asked.map { "\($0.findingPreference)" } ?? "-")
    print("  formatting:", asked.map { "\($0.textFormattingPreference)" } ?? "-")
    let tree = MenuTree([.application, .file, .edit, .view, .window])
    bar.build(with: tree)
    for place in [UIMenu.Identifier.file, .edit, .view] {
      outline(tree.menu(for: place).map { [$0] } ?? [])
    }

    print("nobody is first responder")
    let screen = Screen()
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    UIApplication.shared.connectedScenes = [scene]
    let front = Model()
    let frontMenus = front.menus
    frontMenus.attach(to: screen)
    guard let map = command("Show Map", in: tree.root) else { return print("no such command") }
    UIApplication.shared.sendAction(map.action, to: nil, from: map, for: nil)
    print("  the bar's own context:", model.performed, "that of the window:", front.performed)

    print("a title that has changed is in the menus that are built next")
    let before = UIMenuSystem.main.rebuilds
    screen.validate(map)
    front.state.isPacked = true
    frontMenus.update()
    print("  built anew:", UIMenuSystem.main.rebuilds - before)
    let next = MenuTree([.application, .view])
    bar.build(with: next)
    print("  now:", command("Unpack", in: next.root) != nil)
  }
}
