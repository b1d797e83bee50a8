#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// The delegate of a SwiftUI app with quick actions:
  ///
  /// ```swift
  /// @UIApplicationDelegateAdaptor(MenuAppDelegate.self) private var appDelegate
  /// ```
  ///
  /// It gives each window a ``MenuSceneDelegate``. An app that has a delegate of its own makes it a subclass, or returns
  /// `MenuSceneDelegate.self` as `delegateClass` in the same method.
  open class MenuAppDelegate: UIResponder, UIApplicationDelegate {
    /// Creates the delegate.
    public override init() { super.init() }

    /// Returns the configuration of a scene that connects.
    open func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: session.configuration.name, sessionRole: session.role)
      if session.role == .windowApplication { configuration.delegateClass = MenuSceneDelegate.self }
      return configuration
    }
  }

  /// The delegate of the scenes of a SwiftUI app: keeps quick actions until a view answers them that has
  /// `quickActions(_:)`.
  open class MenuSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// Creates the delegate.
    public override init() { super.init() }

    /// Notes the quick action that the app was launched by.
    open func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      if let item = options.shortcutItem { SceneQuickActions.of(scene).add(item) }
    }

    /// Notes a quick action.
    open func windowScene(
      _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      SceneQuickActions.of(windowScene).add(item, MenuEnding { completionHandler($0) })
    }
  }
#endif
