// Foundation's values that generated code and the other stubs use. Only for type-checking Apple
// targets; Linux uses the real Foundation.
@_exported import ObjectiveC

public struct CGFloat: Sendable, Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public typealias Magnitude = CGFloat
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init?<T: BinaryInteger>(exactly source: T) { native = Double(source) }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public static let zero = CGFloat(0)
  public static func < (left: CGFloat, right: CGFloat) -> Bool { left.native < right.native }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
}

public struct CGPoint: Sendable, Hashable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = CGPoint()
}

public struct CGSize: Sendable, Hashable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { (width, height) = (0, 0) }
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public static let zero = CGSize()
}

public struct CGRect: Sendable, Hashable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { (origin, size) = (.zero, .zero) }
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public static let zero = CGRect()
  public static let null = CGRect()
  public var isNull: Bool { false }
  public var isEmpty: Bool { false }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x }
  public var maxX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y }
  public var maxY: CGFloat { origin.y }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

public struct CGAffineTransform: Sendable, Hashable {
  public init() {}
  public static let identity = CGAffineTransform()
}

#if os(macOS) || targetEnvironment(macCatalyst)
  public typealias NSPoint = CGPoint
  public typealias NSSize = CGSize
  public typealias NSRect = CGRect
#endif

public struct UUID: Sendable, Hashable, Codable {
  public init() {}
  public init?(uuidString: String) { self.init() }
  public var uuidString: String { "" }
}

public struct Data: Sendable, Hashable, Codable {
  public init() {}
  public init(_ bytes: [UInt8]) {}
}

public struct Date: Sendable, Hashable, Codable {
  public init() {}
}

public struct URL: Sendable, Hashable, Codable {
  public init?(string: String) {}
  public init(fileURLWithPath: String) {}
  public var absoluteString: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var pathComponents: [String] { [] }
  public var isFileURL: Bool { false }
  public var standardizedFileURL: URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL { self }
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
}

public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let isDirectoryKey = URLResourceKey(rawValue: "isDirectoryKey")
}

public struct IndexPath: Sendable, Hashable, Codable, Comparable {
  public static func < (left: IndexPath, right: IndexPath) -> Bool { false }
  public init() {}
  public init(index: Int) {}
  public init(indexes: [Int]) {}
  public subscript(index: Int) -> Int { index }
}

public struct Locale: Sendable, Hashable, Codable {
  public init(identifier: String) {}
  public var identifier: String { "" }
  public static var current: Locale { Locale(identifier: "") }
  public static var autoupdatingCurrent: Locale { current }
  public static var preferredLanguages: [String] { [] }
  public static func canonicalLanguageIdentifier(from string: String) -> String { string }
  public func localizedString(forLanguageCode languageCode: String) -> String? { nil }

  /// Deprecated in iOS 16 in favor of `language`.
  @available(iOS, introduced: 8, deprecated: 16)
  @available(macOS, introduced: 10.10, deprecated: 13)
  @available(tvOS, introduced: 9, deprecated: 16)
  @available(watchOS, introduced: 2, deprecated: 9)
  @available(visionOS, introduced: 1, deprecated: 1)
  public var languageCode: String? { nil }
  @available(iOS, introduced: 8, deprecated: 16)
  @available(macOS, introduced: 10.10, deprecated: 13)
  @available(tvOS, introduced: 9, deprecated: 16)
  @available(watchOS, introduced: 2, deprecated: 9)
  @available(visionOS, introduced: 1, deprecated: 1)
  public var scriptCode: String? { nil }
  @available(iOS, introduced: 8, deprecated: 16)
  @available(macOS, introduced: 10.10, deprecated: 13)
  @available(tvOS, introduced: 9, deprecated: 16)
  @available(watchOS, introduced: 2, deprecated: 9)
  @available(visionOS, introduced: 1, deprecated: 1)
  public var regionCode: String? { nil }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public var language: Language { Language(identifier: "") }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct Language: Sendable, Hashable, Codable {
    public init(identifier: String) {}
    public var languageCode: LanguageCode? { nil }
    public var script: Script? { nil }
    public var region: Region? { nil }
    public var minimalIdentifier: String { "" }
    public var maximalIdentifier: String { "" }
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct LanguageCode: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public init(_ identifier: String) {}
    public init(stringLiteral value: String) {}
    public var identifier: String { "" }
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct Script: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public init(_ identifier: String) {}
    public init(stringLiteral value: String) {}
    public var identifier: String { "" }
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct Region: Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public init(_ identifier: String) {}
    public init(stringLiteral value: String) {}
    public var identifier: String { "" }
  }
}

public struct Notification {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var name: Name
  public var object: Any?
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct AttributedString: Sendable, Hashable {
  public init(_ string: String) {}
}

public struct IndexSet: Sendable, Hashable {
  public init() {}
  public init(integer: Int) {}
  public var first: Int? { nil }
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public func contains(_ integer: Int) -> Bool { false }
  public func map<T>(_ transform: (Int) throws -> T) rethrows -> [T] { [] }
}

public struct NSRange: Sendable, Hashable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}
