import MenuSyntax

/// A platform that a module can name.
public enum Platform: UInt8, Sendable, CaseIterable, Hashable {
  case iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS

  /// The name as it is written in a `.menu` file.
  public var name: String {
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
public struct Version: Hashable, Sendable, Comparable {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  public static func < (left: Version, right: Version) -> Bool {
    if left.major != right.major { return left.major < right.major }
    if left.minor != right.minor { return left.minor < right.minor }
    return left.patch < right.patch
  }

  /// The version without zero parts at its end: `17`, `17.2`.
  public var text: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    if minor != 0 { return "\(major).\(minor)" }
    return "\(major)"
  }
}

/// A platform with its minimum version, as `platforms` states it.
public struct PlatformRequirement: Sendable {
  public var platform: Platform
  public var minimum: Version
  /// Where it is written; nil where the default is meant.
  public var place: Place?

  public init(platform: Platform, minimum: Version, place: Place? = nil) {
    self.platform = platform
    self.minimum = minimum
    self.place = place
  }
}

/// A framework that builders are written for.
public enum Framework: UInt8, Sendable, CaseIterable, Hashable {
  case uikit, appkit, swiftui

  /// The name as it is written after `emit` and `--framework`.
  public var name: String {
    switch self {
    case .uikit: return "uikit"
    case .appkit: return "appkit"
    case .swiftui: return "swiftui"
    }
  }
}

/// Who can see the generated declarations.
public enum AccessLevel: UInt8, Sendable, CaseIterable, Hashable {
  case `internal`, package, `public`

  /// The Swift keyword.
  public var name: String {
    switch self {
    case .internal: return "internal"
    case .package: return "package"
    case .public: return "public"
    }
  }
}
