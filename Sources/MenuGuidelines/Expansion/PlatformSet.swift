import MenuModel

/// A set of platforms.
package struct PlatformSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one platform.
  package init(_ platform: Platform) { self.rawValue = 1 << platform.rawValue }

  package init(_ platforms: some Sequence<Platform>) {
    var bits: UInt8 = 0
    for platform in platforms { bits |= 1 << platform.rawValue }
    self.rawValue = bits
  }

  package static let iOS = Self(.iOS)
  package static let iPadOS = Self(.iPadOS)
  package static let macOS = Self(.macOS)
  package static let macCatalyst = Self(.macCatalyst)
  package static let tvOS = Self(.tvOS)
  package static let watchOS = Self(.watchOS)
  package static let visionOS = Self(.visionOS)
  package static let all = Self(Platform.allCases)

  package func contains(_ platform: Platform) -> Bool { rawValue & 1 << platform.rawValue != 0 }

  /// The first of the platforms, in the order of the language's table.
  var first: Platform? { Platform(rawValue: UInt8(rawValue.trailingZeroBitCount)) }

  /// The platforms, in the order of the language's table.
  package var platforms: [Platform] { Platform.allCases.filter(contains) }

  /// `iOS, iPadOS and macOS`, in a language.
  package func text(in language: Language) -> String {
    let names = platforms.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let front = names.dropLast().joined(separator: ", ")
    switch language {
    case .english: return "\(front) and \(last)"
    case .korean: return "\(front), \(last)"
    }
  }
}
