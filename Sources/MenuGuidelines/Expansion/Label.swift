import MenuModel
import MenuSyntax

/// A text that people see, where it is written.
public struct Label: Sendable {
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
  public let text: Text
  /// The command that it belongs to.
  public var command: CommandID?
  /// The surface that it is shown in, where it is written for one.
  public var surface: MenuSurface?
  /// What the blocks around a placement, or a menu's `shown when`, ask for it to be there.
  public var condition: Condition?
  /// Whether it is written in a toolbar.
  public var isInToolbar = false
  /// Whether the wording rules leave it alone.
  public var isVerbatim = false
  /// Whether it is a plural form of a text, which is a label of its own.
  public var isPluralForm = false
  /// The platforms that it is shown on.
  public var platforms: PlatformSet
  /// The facts about it, by their number in the table of titles; nil for a question and for help.
  let titleFacts: Int?
  /// What rules about wording may object to.
  let issues: TitleIssues

  /// Where it is written.
  public var place: Place { text.place }

  /// Whether it is a title or label, and not a sentence.
  public var isTitle: Bool {
    switch role {
    case .confirmation, .help, .search: return false
    default: return true
    }
  }
}

/// A set of roles of labels.
public struct LabelRoles: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ role: Label.Role) { rawValue = 1 << UInt16(role.rawValue) }

  public static let all = Self(rawValue: .max)
  /// The titles of commands, and what menus and toolbars call them.
  public static let commands: Self = [Self(.command), Self(.commandWhenOn), Self(.placement)]
}
