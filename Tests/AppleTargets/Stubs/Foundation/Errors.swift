// developer.apple.com/documentation/foundation/cocoaerror
// …/documentation/foundation/urlerror
// Only for type-checking Apple targets; Linux uses the real Foundation.

public struct CocoaError: Error {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var userCancelled: CocoaError.Code { Code(rawValue: 3072) }
  }
  public let code: CocoaError.Code
  public init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) { self.code = code }
}

public struct URLError: Error {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var cancelled: URLError.Code { Code(rawValue: -999) }
  }
  public let code: URLError.Code
}
