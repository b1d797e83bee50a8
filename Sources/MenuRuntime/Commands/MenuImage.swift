public import Foundation

/// The image beside a title. One that `stays` is also shown where systems from version 27 on hide the images of menus.
nonisolated public enum MenuImage: Hashable, Sendable {
  /// An SF Symbol.
  case symbol(String, stays: Bool = false)
  /// An image in the asset catalog of a bundle.
  case asset(String, Bundle, stays: Bool = false)

  /// The name of the SF Symbol, or nil for an image from an asset catalog.
  public var symbolName: String? {
    if case .symbol(let name, _) = self { return name }
    return nil
  }

  /// Whether the image is also shown where the system hides the images of menus.
  public var stays: Bool {
    switch self {
    case .symbol(_, let stays), .asset(_, _, let stays): return stays
    }
  }
}

/// How an entry changes the image of its command.
@_spi(Generated) nonisolated public enum MenuImageChange: Hashable, Sendable {
  /// The command's own image.
  case own
  /// No image.
  case hidden
  /// This SF Symbol.
  case symbol(String, stays: Bool = false)
  /// This image from an asset catalog.
  case asset(String, Bundle, stays: Bool = false)

  /// The image to show for a command whose own image is `own`.
  func image(own: MenuImage?) -> MenuImage? {
    switch self {
    case .own: return own
    case .hidden: return nil
    case .symbol(let name, let stays): return .symbol(name, stays: stays)
    case .asset(let name, let bundle, let stays): return .asset(name, bundle, stays: stays)
    }
  }
}

/// The title and image of a button or group.
nonisolated public struct MenuLabel: Hashable, Sendable {
  /// The visible title, or what VoiceOver reads if there is an image.
  public var title: String
  /// The image, or nil for a title alone.
  public var image: MenuImage?

  /// Creates a label from its title and image.
  @_spi(Generated) public init(_ title: String, _ image: MenuImage? = nil) {
    self.title = title
    self.image = image
  }

  /// The label of the More button. Its symbol has a circle on systems that draw no glass behind it.
  @_spi(Generated) public static var more: MenuLabel {
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return MenuLabel(MenuTexts.text(.more), .symbol("ellipsis"))
    }
    return MenuLabel(MenuTexts.text(.more), .symbol("ellipsis.circle"))
  }
}
