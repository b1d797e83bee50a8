// What apps of the documentation use of UIKit, besides what the library uses. Life cycle and scenes:
// developer.apple.com/documentation/uikit/uiapplicationdelegate, uiscenesession and uisplitviewcontroller

extension UIApplicationDelegate {
  public static func main() {}
}

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

@available(iOS 13, tvOS 13, *)
extension UIScene {
  @MainActor open class ActivationRequestOptions: NSObject {}
}
@available(iOS 13, tvOS 13, *)
extension UIScene.ConnectionOptions {
  public var userActivities: Set<NSUserActivity> { [] }
}

@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UISceneSessionActivationRequest {
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {}
}

@MainActor open class UISplitViewController: UIViewController {
  @available(iOS 14, tvOS 14, *)
  public enum Style: Int, Sendable {
    @available(visionOS, deprecated: 1)
    case unspecified
    case doubleColumn, tripleColumn
  }
  @available(iOS 14, tvOS 14, *)
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary
  }
  @available(iOS 14, tvOS 14, *)
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  @available(iOS 14, tvOS 14, *)
  open func setViewController(_ vc: UIViewController?, for column: Column) {}
  @available(iOS 14, tvOS 14, *)
  open func show(_ column: Column) {}
  open var preferredDisplayMode = DisplayMode.automatic
}
extension UIViewController {
  public var splitViewController: UISplitViewController? { nil }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
extension UITraitCollection {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
}
