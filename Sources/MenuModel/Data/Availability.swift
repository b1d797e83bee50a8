/// API of Apple's frameworks that a surface needs and that some version of a platform lacks.
///
/// The versions are those of Apple's reference; a platform that no case below names lacks the API. What
/// the library `MenuRuntime` can do without on older systems is not here.
package enum PlatformAPI: Sendable, CaseIterable {
  /// `UIContextMenuInteraction`, `UIContextMenuConfiguration`
  case contextMenuInteraction
  /// `UIButton.menu`, `UIBarButtonItem.menu`
  case buttonMenu
  /// `UIEditMenuInteraction`
  case editMenuInteraction

  /// The first version of a platform that has the API; nil where no version has.
  package func introduced(on platform: Platform) -> Version? {
    switch platform {
    case .iOS, .iPadOS: return iOS
    case .macCatalyst: return max(iOS, Version(13, 1))
    case .tvOS: return tvOS
    case .visionOS: return Version(1)
    case .macOS, .watchOS: return nil
    }
  }

  private var iOS: Version {
    switch self {
    case .contextMenuInteraction: return Version(13)
    case .buttonMenu: return Version(14)
    case .editMenuInteraction: return Version(16)
    }
  }

  private var tvOS: Version? {
    switch self {
    case .contextMenuInteraction, .buttonMenu: return Version(17)
    case .editMenuInteraction: return nil
    }
  }
}
