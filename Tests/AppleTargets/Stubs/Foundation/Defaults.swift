// What is kept between launches: developer.apple.com/documentation/foundation/userdefaults, propertylistencoder and
// propertylistdecoder; reading and writing data as in github.com/swiftlang/swift-corelibs-foundation.
@_exported import ObjectiveC

open class UserDefaults: NSObject {
  open class var standard: UserDefaults { UserDefaults() }
  public override convenience init() { self.init(suiteName: nil)! }
  public init?(suiteName suitename: String?) {}
  open func bool(forKey defaultName: String) -> Bool { false }
  open func dictionary(forKey defaultName: String) -> [String: Any]? { nil }
  open func set(_ value: Any?, forKey defaultName: String) {}
  open func removeObject(forKey defaultName: String) {}
}

open class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt, Sendable {
    case openStep = 1
    case xml = 100
    case binary = 200
  }
}

public class PropertyListEncoder: @unchecked Sendable {
  public init() {}
  public var outputFormat: PropertyListSerialization.PropertyListFormat {
    get { .binary }
    set {}
  }
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}

public class PropertyListDecoder: @unchecked Sendable {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    throw CocoaError(.userCancelled)
  }
}

open class NSData: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
}

extension Data {
  public typealias ReadingOptions = NSData.ReadingOptions
  public typealias WritingOptions = NSData.WritingOptions
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws {}
  public func write(to url: URL, options: Data.WritingOptions = []) throws {}
}
