// What apps of the documentation use of Foundation, besides what the library uses:
// developer.apple.com/documentation/foundation

extension Date: Comparable {
  public static func < (left: Date, right: Date) -> Bool { false }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public static var now: Date { Date() }
  public func addingTimeInterval(_ timeInterval: Double) -> Date { self }
}

extension UserDefaults {
  public func string(forKey defaultName: String) -> String? { nil }
  public func set(_ value: Bool, forKey defaultName: String) {}
}

open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    fatalError("not run")
  }
}

open class FileWrapper: NSObject {
  public init(regularFileWithContents contents: Data) {}
  open var regularFileContents: Data? { nil }
}

extension CocoaError.Code {
  public static var fileReadCorruptFile: CocoaError.Code { CocoaError.Code(rawValue: 259) }
}

open class NSPredicate: NSObject {
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) { self.init() }
}

open class Thread: NSObject {
  open class func sleep(forTimeInterval ti: Double) {}
}
