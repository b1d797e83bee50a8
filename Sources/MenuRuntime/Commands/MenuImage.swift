public import Foundation

/// The picture beside a title.
nonisolated public enum MenuImage: Hashable, Sendable {
  /// An SF Symbol.
  case symbol(String)
  /// An image of the asset catalog in a bundle.
  case asset(String, Bundle)

  /// The name of the SF Symbol; nil for an image of the asset catalog.
  public var symbolName: String? {
    if case .symbol(let name) = self { return name }
    return nil
  }
}

/// The picture of an entry, where it is not simply that of the command.
nonisolated public enum MenuImageChange: Hashable, Sendable {
  /// The command's own picture.
  case own
  /// No picture.
  case hidden
  /// This SF Symbol.
  case symbol(String)
  /// This image of the asset catalog.
  case asset(String, Bundle)

  /// The picture to show for a command that has `own`.
  func image(own: MenuImage?) -> MenuImage? {
    switch self {
    case .own: return own
    case .hidden: return nil
    case .symbol(let name): return .symbol(name)
    case .asset(let name, let bundle): return .asset(name, bundle)
    }
  }
}

/// The title and the picture of a button or a group.
nonisolated public struct MenuLabel: Hashable, Sendable {
  /// What is read; where there is a picture, what VoiceOver says.
  public var title: String
  public var image: MenuImage?

  public init(_ title: String, _ image: MenuImage? = nil) {
    self.title = title
    self.image = image
  }

  /// The More button. Its dots stand in a circle where the system draws no glass around them.
  public static var more: MenuLabel {
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return MenuLabel(MenuTexts.text(.more), .symbol("ellipsis"))
    }
    return MenuLabel(MenuTexts.text(.more), .symbol("ellipsis.circle"))
  }
}
