// developer.apple.com/documentation/foundation/localizedstringresource, swift/string/localizationvalue.
// Compiled into Foundation for Apple targets, into AppleSupport for Linux, where the text is the default
// value.

#if !canImport(ObjectiveC)
  import Foundation
#endif

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.text }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public init(localized resource: LocalizedStringResource) { self = resource.text }

  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol, Equatable {
      var text = ""
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation(_ value: String) { text += value }
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { text += "\(value)" }
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        text += "\(value)"
      }
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        text += value.text
      }
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Codable,
  Sendable
{
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  let text: String
  public let table: String?
  public var bundle: BundleDescription { .main }
  public var locale: Locale

  init(key: String, text: String, table: String?, locale: Locale) {
    (self.key, self.text, self.table, self.locale) = (key, text, table, locale)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(key: keyAndValue.text, text: keyAndValue.text, table: table, locale: locale) }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) { self.init(key: keyAndValue.text, text: keyAndValue.text, table: table, locale: locale) }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(key: "\(key)", text: defaultValue.text, table: table, locale: locale) }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) { self.init(key: "\(key)", text: defaultValue.text, table: table, locale: locale) }
  public init(stringLiteral value: String) {
    self.init(key: value, text: value, table: nil, locale: .current)
  }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    let text = stringInterpolation.text
    self.init(key: text, text: text, table: nil, locale: .current)
  }
}
