// Foundation's classes and protocols that generated code and the other stubs use.
@_exported import ObjectiveC

public typealias NSZone = OpaquePointer

public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
public protocol NSCoding {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}
public protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
open class NSCoder: NSObject {}

open class NSString: NSObject, NSCopying {
  public override init() {}
  public convenience init(string: String) { self.init() }
  public func copy(with zone: NSZone?) -> Any { self }
}
extension String {
  public init(_ string: NSString) { self.init() }
}
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString { NSString(string: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}
extension IndexPath: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSIndexPath
  public func _bridgeToObjectiveC() -> NSIndexPath { NSIndexPath(indexes: nil, length: 0) }
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout IndexPath?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
    IndexPath()
  }
}

open class NSNumber: NSValue {
  public init(value: Int) {}
  public var intValue: Int { 0 }
}

open class NSUUID: NSObject, NSCopying {
  public override init() {}
  public func copy(with zone: NSZone?) -> Any { self }
}

open class NSIndexPath: NSObject, NSCopying {
  public init(indexes: UnsafePointer<Int>!, length: Int) {}
  open func index(atPosition position: Int) -> Int { 0 }
  public func copy(with zone: NSZone?) -> Any { self }
}

open class NSArray: NSObject {
  open var firstObject: Any? { nil }
}
open class NSMutableArray: NSArray {
  open func add(_ anObject: Any) {}
}

open class NSValue: NSObject, NSCopying {
  public func copy(with zone: NSZone?) -> Any { self }
}

open class NSAttributedString: NSObject {
  public init(string: String) {}
  open var string: String { "" }
}

public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderWriting {}

open class NSItemProvider: NSObject {
  public override init() {}
  public convenience init(object: any NSItemProviderWriting) { self.init() }
  public convenience init?(contentsOf fileURL: URL!) { self.init() }
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {}
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  open var suggestedName: String?
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {}
}
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  @available(macOS, unavailable)
  case team = 1
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  case group = 2
  case ownProcess = 3
}
open class Progress: NSObject, @unchecked Sendable {}

/// `Bundle` is `Sendable` in the SDKs, `@unchecked`.
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { Bundle() }
  public convenience init(for aClass: AnyClass) { self.init() }
  public convenience init?(url: URL) { self.init() }
  open func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    nil
  }
  open var bundleURL: URL { URL(fileURLWithPath: "") }
  open var bundlePath: String { "" }
  open var bundleIdentifier: String? { nil }
  open var resourceURL: URL? { nil }
  open var resourcePath: String? { nil }
  open var executableURL: URL? { nil }
  open var infoDictionary: [String: Any]? { nil }
  open var localizations: [String] { [] }
  open var preferredLocalizations: [String] { [] }
  open var developmentLocalization: String? { nil }
  open class func preferredLocalizations(from localizationsArray: [String]) -> [String] { [] }
  open class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]?
  ) -> [String] { [] }
  open class var allBundles: [Bundle] { [] }
  open class var allFrameworks: [Bundle] { [] }
  public convenience init?(path: String) { self.init() }
  public convenience init?(identifier: String) { self.init() }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
  open func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? { nil }
  open func path(forResource name: String?, ofType ext: String?) -> String? { nil }
  open func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? { nil }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  { key }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var processName: String { "" }
  open var arguments: [String] { [] }
  open var environment: [String: String] { [:] }
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  open var isMacCatalystApp: Bool { false }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  open var isiOSAppOnMac: Bool { false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { key }
