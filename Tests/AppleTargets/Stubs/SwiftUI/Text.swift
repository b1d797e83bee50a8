// developer.apple.com/documentation/swiftui/text, localizedstringkey, image, label, color.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ value: String) { text += value }
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { text += "\(value)" }
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Text: Equatable, Sendable {
  let text: String
  public init(verbatim content: String) { text = content }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { text = key.key }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if canImport(ObjectiveC)
      text = ""
    #else
      text = String(localized: resource)
    #endif
  }
  public static func == (left: Text, right: Text) -> Bool { true }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Text: PrimitiveView {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Image: Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  @available(macOS 11, *)
  public init(systemName: String) { (name, isSymbol) = (systemName, true) }
  public init(_ name: String, bundle: Bundle? = nil) {
    (self.name, isSymbol) = (name, false)
  }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Image: PrimitiveView {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    (title, icon) = (Text(titleKey), Image(name))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image name: String) {
    (self.title, icon) = (Text(title), Image(name))
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Color: Hashable, Sendable {
  public static let red = Color()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color()
  public static let clear = Color()
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Color: PrimitiveView {}
