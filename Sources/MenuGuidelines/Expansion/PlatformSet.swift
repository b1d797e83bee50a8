import MenuModel

/// A set of platforms.
public struct PlatformSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one platform.
  public init(_ platform: Platform) { self.rawValue = 1 << platform.rawValue }

  public init(_ platforms: some Sequence<Platform>) {
    var bits: UInt8 = 0
    for platform in platforms { bits |= 1 << platform.rawValue }
    self.rawValue = bits
  }

  public static let iOS = Self(.iOS)
  public static let iPadOS = Self(.iPadOS)
  public static let macOS = Self(.macOS)
  public static let macCatalyst = Self(.macCatalyst)
  public static let tvOS = Self(.tvOS)
  public static let watchOS = Self(.watchOS)
  public static let visionOS = Self(.visionOS)
  public static let all = Self(Platform.allCases)

  public func contains(_ platform: Platform) -> Bool { rawValue & 1 << platform.rawValue != 0 }

  /// The first of the platforms, in the order of the language's table.
  var first: Platform? { Platform(rawValue: UInt8(rawValue.trailingZeroBitCount)) }

  /// The platforms, in the order of the language's table.
  public var platforms: [Platform] { Platform.allCases.filter(contains) }

  /// `iOS, iPadOS and macOS`, in a language.
  public func text(in language: Language) -> String {
    let names = platforms.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let front = names.dropLast().joined(separator: ", ")
    switch language {
    case .english: return "\(front) and \(last)"
    case .korean: return "\(front), \(last)"
    }
  }
}
