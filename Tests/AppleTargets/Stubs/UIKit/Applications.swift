// The application and its scenes, as far as menus look for the window in front, from Apple's reference of UIKit.

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  #if canImport(ObjectiveC)
    @available(iOS 13, tvOS 13, *)
    open var connectedScenes: Set<UIScene> { [] }
  #else
    /// A test sets the scenes.
    open var connectedScenes: Set<UIScene> = []
  #endif
}

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
    open var activationState: ActivationState = .foregroundActive
  #endif
  open var title: String!
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UIWindowScene: UIScene {
  #if canImport(ObjectiveC)
    @available(iOS 15, tvOS 15, *)
    open var keyWindow: UIWindow? { nil }
  #else
    open var keyWindow: UIWindow?
  #endif
  #if targetEnvironment(macCatalyst)
    open var titlebar: UITitlebar? { nil }
  #elseif !canImport(ObjectiveC)
    open var titlebar: UITitlebar? = UITitlebar()
  #endif
}
