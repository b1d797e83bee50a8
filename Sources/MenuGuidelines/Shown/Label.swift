import MenuModel
import MenuSyntax

/// A text that people see, where it is written.
///
/// It is plain bytes that point into the `ShownModule` that it is of, and good for as long as that is there.
///
/// `@unchecked`: nothing writes what it points to.
public struct Label: @unchecked Sendable {
  /// What it names.
  public enum Role: UInt8, Sendable, Hashable {
    case command, commandWhenOn
    /// `as "…"` of a command in a menu or a toolbar.
    case placement
    case option
    case submenu, section, contextMenuTitle, button
    /// A menu of the menu bar.
    case barMenu
    case toolbarGroup, view, search
    case confirmation, help, subtitle
  }

  public var role: Role
  let writtenText: UnsafePointer<Text>
  public let place: Place
  /// The command that it belongs to.
  public var command: CommandID?
  /// The surface that it is shown in, where it is written for one.
  public var surface: MenuSurface?
  /// Whether it is written in a toolbar.
  public var isInToolbar = false
  /// Whether the wording rules leave it alone.
  public var isVerbatim = false
  /// The platforms that it is shown on.
  public var platforms: PlatformSet
  let writtenFacts: UnsafePointer<TitleFacts>

  public var text: Text { writtenText.pointee }
  /// What its bytes tell.
  public var facts: TitleFacts { writtenFacts.pointee }

  /// Whether it is a title or label, and not a sentence.
  public var isTitle: Bool {
    switch role {
    case .confirmation, .help, .search: return false
    default: return true
    }
  }
}

/// What labels name, as a set.
public struct LabelRoles: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ role: Label.Role) { rawValue = 1 << UInt16(role.rawValue) }

  public static let all = Self(rawValue: .max)
  /// The titles of commands, and what menus and toolbars call them.
  public static let commands: Self = [Self(.command), Self(.commandWhenOn), Self(.placement)]
}
