// walk: UIKit,SwiftUI on iOS
// Gives quick actions to the scenes of a SwiftUI app, whose views answer them: before there is a view, and after.
import MenuRuntime
import SwiftUI
import UIKit

/// A window of a SwiftUI app, as far as SwiftUI makes views of the system for it.
@MainActor
final class Display {
  let scene = UIWindowScene()
  let window: UIWindow
  let controller = UIViewController()
  let delegate = MenuSceneDelegate()
  let mailbox = Mailbox()
  let done = Completions()
  let view: AnyView
  private var made: [UIView] = []

  init() {
    view = AnyView(Text("inbox").quickActions(MailQuickActions(mailbox.menus)))
    scene.activationState = .foregroundInactive
    scene.delegate = delegate
    window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.connectedScenes.insert(scene)
  }

  /// Connects the scene, which the app was launched for.
  func connect(_ type: String?) {
    let options = UIScene.ConnectionOptions()
    options.shortcutItem = type.map { UIApplicationShortcutItem(type: $0, localizedTitle: "") }
    delegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  func activate() async {
    scene.activationState = .foregroundActive
    await settle()
  }

  /// Brings the view on screen.
  func appear() async {
    made = viewTree(of: view)[0].platformViews.compactMap { $0 as? UIView }
    for view in made { controller.view.addSubview(view) }
    await settle()
  }

  func disappear() async {
    for view in made { view.removeFromSuperview() }
    await settle()
  }

  /// Chooses an action of the app's icon.
  func choose(_ type: String) async {
    let item = UIApplicationShortcutItem(type: type, localizedTitle: "")
    delegate.windowScene(scene, performActionFor: item, completionHandler: done.handler)
    await settle()
  }

  var asks: [String] { shownDialogs(in: view).map { "\($0.kind): \($0.title)" } }

  func answer(_ number: Int) async {
    shownDialogs(in: view).first?.actions[number].press?()
    await settle()
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    delegates()
    await launch()
    await running()
    await scenes()
  }

  static func delegates() {
    section("Delegates")
    let app = MenuAppDelegate()
    for role in [UISceneSession.Role.windowApplication, UISceneSession.Role(rawValue: "car")] {
      let session = UISceneSession()
      session.role = role
      let configuration = app.application(
        .shared, configurationForConnecting: session, options: UIScene.ConnectionOptions())
      print(
        configuration.name ?? "-", configuration.role == role,
        configuration.delegateClass == MenuSceneDelegate.self)
    }
  }

  static func launch() async {
    section("At launch")
    let display = Display()
    display.connect("viewer.open/work")
    await display.activate()
    print("without a view:", display.mailbox.take())
    await display.appear()
    print("with it:", display.mailbox.take())
    let other = Display()
    other.connect(nil)
    other.connect("compose")
    await other.appear()
    print("inactive:", other.mailbox.take())
    await other.activate()
    print("active:", other.mailbox.take())
  }

  static func running() async {
    section("While the app is running")
    let display = Display()
    await display.activate()
    await display.appear()
    await display.choose("compose")
    print(display.mailbox.take(), display.done.take())
    await display.choose("message.erase")
    print("asks:", display.asks, display.done.take())
    await display.answer(0)
    print("yes:", display.mailbox.take(), display.done.take())
    await display.choose("message.erase")
    await display.answer(1)
    print("no:", display.mailbox.take(), display.done.take())
    await display.choose("viewer.open/home")
    print("gone:", display.mailbox.take(), display.done.take())
    await display.disappear()
    await display.choose("compose")
    print("without a view:", display.mailbox.take(), display.done.take())
    await display.appear()
    print("with one again:", display.mailbox.take(), display.done.take())
  }

  static func scenes() async {
    section("Two scenes")
    let (one, two) = (Display(), Display())
    for display in [one, two] {
      await display.activate()
      await display.appear()
    }
    await two.choose("compose")
    print(one.mailbox.take(), two.mailbox.take())
  }
}
