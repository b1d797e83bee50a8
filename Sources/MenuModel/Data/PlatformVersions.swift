extension Platform {
  /// The major versions that apps still support, the newest last. From 26 on, all systems have the number of the year.
  package var majorVersions: [Int] {
    switch self {
    case .iOS, .iPadOS, .macCatalyst, .tvOS: return [15, 16, 17, 18, 26, 27]
    case .macOS: return [12, 13, 14, 15, 26, 27]
    case .watchOS: return [8, 9, 10, 11, 26, 27]
    case .visionOS: return [1, 2, 26, 27]
    }
  }
}
