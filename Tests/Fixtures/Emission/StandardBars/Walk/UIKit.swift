// Shows the system's items of bars on an iPhone and on an iPad, and taps them with and without what the app does.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = QuillmereState()
  var done = 0
  private(set) lazy var menus = QuillmereMenus(for: self, state: \.state) {
    (_, _) throws in
  }
}

@MainActor
func words(_ item: UIBarButtonItem) -> String {
  var words = [item.title ?? "-"]
  if let name = item.image?.symbolName { words.append("symbol \(name)") }
  if let system = item.storedSystemItem { words.append("the system's \(system)") }
  if item.style != .plain { words.append("prominent") }
  if !item.isEnabled { words.append("disabled") }
  return words.joined(separator: ", ")
}

@MainActor
func items(_ screen: UIViewController) -> [UIBarButtonItem] {
  let bar = screen.navigationItem
  let groups = bar.leadingItemGroups + bar.centerItemGroups + bar.trailingItemGroups
  return groups.flatMap(\.barButtonItems) + (bar.pinnedTrailingGroup?.barButtonItems ?? [])
    + (screen.toolbarItems ?? [])
}

@MainActor
func show(_ screen: UIViewController) {
  for item in items(screen) { print("  " + words(item)) }
}

@MainActor
func tap(_ system: UIBarButtonItem.SystemItem, on screen: UIViewController) {
  guard let item = items(screen).first(where: { $0.storedSystemItem == system }) else {
    return print("no \(system)")
  }
  item.primaryAction?.performWithSender(item, target: nil)
}

@main
@MainActor
struct Program {
  static func main() {
    for (name, idiom) in [("iPhone", UIUserInterfaceIdiom.phone), ("iPad", .pad)] {
      UIDevice.current.userInterfaceIdiom = idiom
      print(name)
      presented()
      pushed()
      handled()
    }
  }

  static var windows: [UIWindow] = []

  /// A screen in a navigation controller that another presents.
  static func present(_ screen: UIViewController) -> UIViewController {
    let presenter = UIViewController()
    let window = UIWindow(windowScene: UIWindowScene())
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    windows.append(window)
    presenter.present(UINavigationController(rootViewController: screen), animated: true)
    return presenter
  }

  static func presented() {
    let model = Model()
    let screen = UIViewController()
    let presenter = present(screen)
    ComposerToolbar(model.menus).attach(to: screen)
    print("a sheet:")
    show(screen)
    let close = items(screen).first
    model.state.isEditing = true
    model.menus.update()
    print("edited:")
    show(screen)
    print("another item:", close !== items(screen).first)
    tap(.cancel, on: screen)
    print("presents something:", presenter.presentedViewController != nil)
  }

  static func pushed() {
    let model = Model()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    ReaderToolbar(model.menus).attach(to: screen)
    print("a browser:")
    show(screen)
    tap(.close, on: screen)
    print("on the stack:", navigation.viewControllers.count)
  }

  static func handled() {
    let model = Model()
    let screen = UIViewController()
    let presenter = present(screen)
    let menus = model.menus
      .handling(.done, for: model, isEnabled: \.isComplete) { model in model.done += 1 }
    ComposerToolbar(menus).attach(to: screen)
    print("handled:")
    show(screen)
    tap(.done, on: screen)
    model.state.isComplete = true
    menus.update()
    show(screen)
    tap(.done, on: screen)
    print("done \(model.done) times, still presented:", presenter.presentedViewController != nil)

    let browser = UIViewController()
    let forward = model.menus.handling(.forward, isEnabled: \.canGoForward) { print("forward") }
    model.state.canGoForward = true
    ReaderToolbar(forward).attach(to: browser)
    show(browser)
    let item = items(browser).first { $0.title == "Forward" }
    item?.primaryAction?.performWithSender(item, target: nil)
  }
}
