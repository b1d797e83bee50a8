// Home Screen quick actions, and the scenes that get them: developer.apple.com/documentation/uikit/uiapplicationshortcutitem,
// uiapplicationshortcuticon, uisceneconfiguration and uiscene/connectionoptions.

@available(iOS 9, *)
@available(tvOS, unavailable)
open class UIApplicationShortcutItem: NSObject, NSCopying {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    self.icon = icon
    super.init()
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
  open private(set) var type: String
  open private(set) var localizedTitle: String
  open private(set) var localizedSubtitle: String?
  open private(set) var icon: UIApplicationShortcutIcon?
  open func copy(with zone: NSZone?) -> Any { self }
}

@available(iOS 9, *)
@available(tvOS, unavailable)
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  public convenience init(systemImageName: String) {
    self.init(systemImageName, isSymbol: true)
  }
  public convenience init(templateImageName: String) {
    self.init(templateImageName, isSymbol: false)
  }
  private init(_ name: String, isSymbol: Bool) {
    (self.name, self.isSymbol) = (name, isSymbol)
    super.init()
  }
  private let name: String
  private let isSymbol: Bool
  open func copy(with zone: NSZone?) -> Any { self }
  #if !canImport(ObjectiveC)
    public var symbolName: String? { isSymbol ? name : nil }
    public var assetName: String? { isSymbol ? nil : name }
  #endif
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  #if canImport(ObjectiveC)
    open var role: Role { .windowApplication }
  #else
    /// Set by a test.
    open var role = Role.windowApplication
  #endif
  open var persistentIdentifier: String { "" }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: role)
  }
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var delegateClass: AnyClass?
}

@available(iOS 13, tvOS 13, *)
extension UIScene {
  @MainActor open class ConnectionOptions: NSObject {
    #if canImport(ObjectiveC)
      @available(tvOS, unavailable)
      open var shortcutItem: UIApplicationShortcutItem? { nil }
    #else
      /// Set by a test.
      open var shortcutItem: UIApplicationShortcutItem?
    #endif
  }
}
