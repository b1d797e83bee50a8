// Foundation's additions to `String`, and localized errors: developer.apple.com/documentation/swift/string
// and documentation/foundation/localizederror.
@_exported import ObjectiveC

public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}

public struct CharacterSet: Sendable, Hashable {
  public static var whitespaces: CharacterSet { CharacterSet() }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}

extension StringProtocol {
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { "" }
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func caseInsensitiveCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    .orderedSame
  }
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
    .orderedSame
  }
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool { false }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func lowercased(with locale: Locale?) -> String { "" }
  public func uppercased(with locale: Locale?) -> String { "" }
  public var localizedLowercase: String { "" }
  public var localizedUppercase: String { "" }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { self.init() }
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self.init() }
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { "" }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
extension Error {
  public var localizedDescription: String { "" }
}
