// Shows toolbars with conditions, with a shared block and with an included menu in several states, and taps their items.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = FenradioState()
  var performed: [FenradioCommand] = []
  private(set) lazy var menus = FenradioMenus(for: self, state: \.state) {
    (model, command) throws in
    model.performed.append(command)
  }

  func takePerformed() -> [String] {
    defer { performed = [] }
    return performed.map(\.id)
  }
}

@MainActor
func words(_ item: UIBarButtonItem) -> String {
  switch item.storedSystemItem {
  case .flexibleSpace: return "flexible space"
  case .fixedSpace: return "space"
  default: break
  }
  var words = [item.title ?? "-"]
  if let name = item.image?.symbolName { words.append("symbol \(name)") }
  if !item.isEnabled { words.append("disabled") }
  if item.menu != nil { words.append("menu") }
  if item.menu != nil, item.primaryAction != nil { words.append("tap") }
  return words.joined(separator: ", ")
}

@MainActor
func outline(_ name: String, _ groups: [UIBarButtonItemGroup]) {
  print("  \(name):")
  for group in groups {
    print("    " + group.barButtonItems.map(words).joined(separator: " + "), group.storedKind)
  }
}

@MainActor
func open(_ menu: UIMenu?) -> [String] {
  (menu?.children ?? []).flatMap { element in
    ((element as? UIDeferredMenuElement)?.elements() ?? [element]).map(\.title)
  }
}

@MainActor
func show(_ screen: UIViewController) {
  let bar = screen.navigationItem
  outline("leading", bar.leadingItemGroups)
  outline("center", bar.centerItemGroups)
  outline("trailing", bar.trailingItemGroups)
  outline("pinned", bar.pinnedTrailingGroup.map { [$0] } ?? [])
  print("  bottom:", (screen.toolbarItems ?? []).map(words))
  if let titles = bar.titleMenuProvider {
    print("  title menu:", titles([])?.children.map(\.title) ?? [])
  }
}

@main
@MainActor
struct Program {
  static func main() {
    for (name, idiom) in [("iPhone", UIUserInterfaceIdiom.phone), ("iPad", .pad)] {
      UIDevice.current.userInterfaceIdiom = idiom
      print(name)
      studio()
      press()
    }
  }

  static func studio() {
    let model = Model()
    let screen = UIViewController()
    StudioToolbar(model.menus).attach(to: screen)
    print("off the air:")
    show(screen)
    let mute = screen.navigationItem.trailingItemGroups.flatMap(\.barButtonItems).first
    model.state.isLive = true
    model.state.callers = 2
    model.state.isEditor = true
    model.menus.update()
    print("on the air:")
    show(screen)
    let items = screen.navigationItem.trailingItemGroups.flatMap(\.barButtonItems)
    print("the same item:", mute === items.first)
    print("callers:", open(items.first { $0.title == "Callers" }?.menu))
    model.state.isLive = false
    model.menus.update()
    print("off the air again:")
    outline("trailing", screen.navigationItem.trailingItemGroups)
  }

  static func press() {
    let model = Model()
    let screen = UIViewController()
    PressToolbar(model.menus).attach(to: screen)
    print("press:")
    show(screen)
    model.state.isEditor = true
    model.state.isLive = true
    model.menus.update()
    print("press of an editor:")
    show(screen)
    let bar = screen.navigationItem
    let items = (screen.toolbarItems ?? []) + bar.centerItemGroups.flatMap(\.barButtonItems)
    for item in items where item.menu != nil {
      item.primaryAction?.performWithSender(item, target: nil)
      print("tapped \(item.title ?? "-"):", model.takePerformed(), "held:", open(item.menu))
    }
  }
}
