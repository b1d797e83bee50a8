// Sets the quick actions of the app's icon, and performs them at launch, while the app is running, and in two scenes.
import MenuRuntime
import UIKit

@MainActor
func words(_ items: [UIApplicationShortcutItem]?) -> [String] {
  (items ?? []).map { item in
    let subtitle = item.localizedSubtitle.map { " “\($0)”" } ?? ""
    return "\(item.type): \(item.localizedTitle)\(subtitle) \(item.icon?.symbolName ?? "-")"
  }
}

/// A scene with a window, and the delegate of an app without SwiftUI.
final class Place: NSObject, UIWindowSceneDelegate {
  let scene = UIWindowScene()
  let window: UIWindow
  let screen = UIViewController()
  let mailbox = Mailbox()
  let done = Completions()

  init(_ state: UIScene.ActivationState) {
    scene.activationState = state
    window = UIWindow(windowScene: scene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    super.init()
    scene.delegate = self
    UIApplication.shared.connectedScenes.insert(scene)
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    MailQuickActions(mailbox.menus).choose(options.shortcutItem, in: scene)
  }

  func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler done: @escaping (Bool) -> Void
  ) {
    MailQuickActions(mailbox.menus).choose(item, in: scene, completionHandler: done)
  }

  /// Chooses an action of the app's icon.
  func choose(_ type: String) async {
    let item = UIApplicationShortcutItem(type: type, localizedTitle: "")
    scene.delegate.map { _ in
      windowScene(scene, performActionFor: item, completionHandler: done.handler)
    }
    await settle()
  }

  func activate() async {
    scene.activationState = .foregroundActive
    await settle()
  }

  var question: UIAlertController? { screen.presentedViewController as? UIAlertController }
}

@main
@MainActor
struct Program {
  static func main() async {
    await installing()
    await launch()
    await running()
    await questions()
    await scenes()
    await gone()
  }

  static func installing() async {
    section("Setting them")
    let app = UIApplication.shared
    var mailbox: Mailbox? = Mailbox()
    let place = Place(.foregroundActive)
    if let mailbox { MailQuickActions(mailbox.menus).install() }
    print("before the app is there:", app.shortcutItems == nil)
    await settle()
    print(words(app.shortcutItems), app.shortcutChanges)
    mailbox?.menus.update()
    print("equal, so not again:", app.shortcutChanges)
    mailbox?.state.folders.append(MailFolder(id: "home", title: "Home"))
    mailbox?.menus.update()
    print(words(app.shortcutItems).last ?? "-", app.shortcutChanges)
    mailbox?.state.unread = 3
    place.scene.activationState = .foregroundInactive
    await settle()
    print("as the scene leaves the front:", words(app.shortcutItems).first ?? "-")
    mailbox?.state.count = 0
    _ = await mailbox?.menus.choose(.compose).value
    print("after a command:", app.shortcutItems?.count ?? 0)
    mailbox = nil
    place.scene.activationState = .foregroundActive
    place.scene.activationState = .background
    await settle()
    print("the model is gone:", words(app.shortcutItems))
    let other = Mailbox()
    // Windows perform them.
    MailQuickActions(MenuContext(for: other, state: \.state)).install()
    await settle()
    print("installed again:", words(app.shortcutItems))
    app.connectedScenes = []
  }

  static func launch() async {
    section("At launch")
    let place = Place(.foregroundInactive)
    let options = UIScene.ConnectionOptions()
    place.scene(place.scene, willConnectTo: place.scene.session, options: options)
    options.shortcutItem = UIApplicationShortcutItem(type: "viewer.open/work", localizedTitle: "")
    place.scene(place.scene, willConnectTo: place.scene.session, options: options)
    await settle()
    print("inactive:", place.mailbox.take())
    await place.activate()
    print("active:", place.mailbox.take())
    place.scene.activationState = .background
    await place.activate()
    print("active again:", place.mailbox.take())
    UIApplication.shared.connectedScenes = []
  }

  static func running() async {
    section("While the app is running")
    let place = Place(.foregroundActive)
    await place.choose("compose")
    print("active:", place.mailbox.take(), place.done.take())
    place.scene.activationState = .foregroundInactive
    await place.choose("compose")
    print("coming to the front:", place.mailbox.take(), place.done.take())
    await place.activate()
    print("there:", place.mailbox.take(), place.done.take())
    UIApplication.shared.connectedScenes = []
  }

  static func questions() async {
    section("A question")
    let place = Place(.foregroundActive)
    await place.choose("message.erase")
    print("asks:", place.question?.title ?? "-", place.done.take())
    place.question?.actions.first?.perform()
    await settle()
    print("yes:", place.mailbox.take(), place.done.take())
    await place.choose("message.erase")
    place.question?.actions.last?.perform()
    await settle()
    print("no:", place.mailbox.take(), place.done.take())
    let sheet = UIViewController()
    place.screen.present(sheet, animated: false)
    await place.choose("message.erase")
    print("behind a sheet:", place.mailbox.take(), place.done.take())
    await place.choose("compose")
    print("what affects the app:", place.mailbox.take(), place.done.take())
    UIApplication.shared.connectedScenes = []
  }

  static func scenes() async {
    section("Two scenes")
    let (one, two) = (Place(.foregroundInactive), Place(.foregroundInactive))
    await one.choose("compose")
    await two.choose("viewer.open/work")
    await two.activate()
    print(one.mailbox.take(), two.mailbox.take())
    await one.activate()
    print(one.mailbox.take(), two.mailbox.take(), one.done.take(), two.done.take())
    UIApplication.shared.connectedScenes = []
  }

  static func gone() async {
    section("What is gone")
    let place = Place(.foregroundInactive)
    await place.choose("viewer.open/work")
    place.mailbox.state.folders = []
    await place.activate()
    print("an element:", place.mailbox.take(), place.done.take())
    await place.choose("print")
    print("unknown:", place.mailbox.take(), place.done.take())
    place.scene.activationState = .background
    await place.choose("compose")
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: place.scene)
    await settle()
    print("a scene:", place.mailbox.take(), place.done.take())
    UIApplication.shared.connectedScenes = []
  }
}
