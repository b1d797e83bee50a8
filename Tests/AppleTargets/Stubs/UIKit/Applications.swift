// The application and its scenes, as menus use them to find the window in front. From Apple's UIKit reference.

/// All optional in the SDK.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  @available(iOS 13, tvOS 13, *)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  @available(iOS 13, tvOS 13, *)
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  unowned(unsafe) open var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private weak var storedDelegate: (any UIApplicationDelegate)?
  open override var next: UIResponder? { delegate as? UIResponder }
  #if canImport(ObjectiveC)
    @available(tvOS, unavailable)
    open var shortcutItems: [UIApplicationShortcutItem]?
  #else
    open var shortcutItems: [UIApplicationShortcutItem]? {
      didSet { shortcutChanges += 1 }
    }
    /// How often the quick actions were set.
    public private(set) var shortcutChanges = 0
  #endif
  /// Closes a scene. A test finds the session in `destroyed`.
  @available(iOS 13, tvOS 13, *)
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    #if !canImport(ObjectiveC)
      destroyed.append(sceneSession)
    #endif
  }
  #if !canImport(ObjectiveC)
    public var destroyed: [UISceneSession] = []
  #endif
  /// Sends an action to its target or, without one, up the chain of the first responder.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      if let target { return action.invoke(on: target, with: sender) }
      var responder = FirstResponder.focused ?? FirstResponder.keyWindow ?? self
      while true {
        if responder.accepts(action, from: sender), action.invoke(on: responder, with: sender) {
          return true
        }
        guard let next = responder.next else { return false }
        responder = next
      }
    #endif
  }
  #if canImport(ObjectiveC)
    @available(iOS 13, tvOS 13, *)
    open var connectedScenes: Set<UIScene> { [] }
  #else
    /// The scenes, set by a test.
    open var connectedScenes: Set<UIScene> = []
  #endif
}

@MainActor open class UIEvent: NSObject {}

/// All optional in the SDK.
@available(iOS 13, tvOS 13, *)
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}
@available(iOS 13, tvOS 13, *)
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}
/// All optional in the SDK.
@available(iOS 13, tvOS 13, *)
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  @available(tvOS, unavailable)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}
@available(iOS 13, tvOS 13, *)
extension UIWindowSceneDelegate {
  @available(tvOS, unavailable)
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UISceneDestructionRequestOptions: NSObject {}

@available(iOS 13, tvOS 13, *)
@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }
  #if canImport(ObjectiveC)
    open var activationState: ActivationState { .unattached }
  #else
    open var activationState: ActivationState = .foregroundActive {
      willSet {
        guard activationState == .foregroundActive, newValue != .foregroundActive else { return }
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
      }
      didSet {
        guard activationState == .foregroundActive, oldValue != .foregroundActive else { return }
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
      }
    }
  #endif
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  open var title: String!
  open private(set) var session = UISceneSession()
  open var delegate: (any UISceneDelegate)?
  open override var next: UIResponder? { (delegate as? UIResponder) ?? UIApplication.shared }
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UIWindowScene: UIScene {
  #if canImport(ObjectiveC)
    @available(iOS 15, tvOS 15, *)
    open var keyWindow: UIWindow? { nil }
  #else
    open var keyWindow: UIWindow?
  #endif
  #if canImport(ObjectiveC)
    open var windows: [UIWindow] { [] }
  #else
    /// The windows created for the scene, and the key window that a test set.
    open var windows: [UIWindow] {
      made + (keyWindow.map { key in made.contains { $0 === key } ? [] : [key] } ?? [])
    }
    var made: [UIWindow] = []
  #endif
  #if targetEnvironment(macCatalyst)
    open var titlebar: UITitlebar? { nil }
  #elseif !canImport(ObjectiveC)
    open var titlebar: UITitlebar? = UITitlebar()
  #endif
}
