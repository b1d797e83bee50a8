// API facts 4. On Linux AppleSupport has these.

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init() }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self.init() }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public init(localized resource: LocalizedStringResource) { self.init() }

  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Codable, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ value: String) {}
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {}
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {}
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {}
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Codable,
  Sendable
{
  public enum BundleDescription: Sendable, Equatable, Codable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool { true }
    public init(from decoder: any Decoder) throws { self = .main }
    public func encode(to encoder: any Encoder) throws {}
  }

  public let key: String
  public var table: String? { nil }
  public var bundle: BundleDescription { .main }
  public var locale: Locale

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { (key, self.locale) = ("", locale) }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) { (key, self.locale) = ("", locale) }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { (self.key, self.locale) = ("", locale) }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) { (self.key, self.locale) = ("", locale) }
  public init(stringLiteral value: String) { (key, locale) = (value, .current) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    (key, locale) = ("", .current)
  }
}
