import MenuSyntax

/// A platform that a module can name.
package enum Platform: UInt8, Sendable, CaseIterable, Hashable {
  case iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS

  /// The name as it is written in a `.menu` file.
  package var name: String {
    switch self {
    case .iOS: return "iOS"
    case .iPadOS: return "iPadOS"
    case .macOS: return "macOS"
    case .macCatalyst: return "macCatalyst"
    case .tvOS: return "tvOS"
    case .watchOS: return "watchOS"
    case .visionOS: return "visionOS"
    }
  }
}

/// A version of a platform, of one to three parts.
package struct Version: Hashable, Sendable, Comparable {
  package var major: Int
  package var minor: Int
  package var patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  package static func < (left: Version, right: Version) -> Bool {
    if left.major != right.major { return left.major < right.major }
    if left.minor != right.minor { return left.minor < right.minor }
    return left.patch < right.patch
  }

  /// The version without zero parts at its end: `17`, `17.2`.
  package var text: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    if minor != 0 { return "\(major).\(minor)" }
    return "\(major)"
  }
}

/// A platform with its minimum version, as `platforms` states it.
package struct PlatformRequirement: Sendable {
  package var platform: Platform
  package var minimum: Version
  /// Where it is written; nil where the default is meant.
  package var place: Place?

  package init(platform: Platform, minimum: Version, place: Place? = nil) {
    self.platform = platform
    self.minimum = minimum
    self.place = place
  }
}

/// A framework that builders are written for.
package enum Framework: UInt8, Sendable, CaseIterable, Hashable {
  case uikit, appkit, swiftui

  /// The name as it is written after `emit` and `--framework`.
  package var name: String {
    switch self {
    case .uikit: return "uikit"
    case .appkit: return "appkit"
    case .swiftui: return "swiftui"
    }
  }
}

/// Who can see the generated declarations.
package enum AccessLevel: UInt8, Sendable, CaseIterable, Hashable {
  case `internal`, package, `public`

  /// The Swift keyword.
  package var name: String {
    switch self {
    case .internal: return "internal"
    case .package: return "package"
    case .public: return "public"
    }
  }
}
