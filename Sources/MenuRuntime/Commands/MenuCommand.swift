/// What the menus of an app depend on.
///
/// Menus read it whenever they open. `init()` is the state in which nothing is selected and nothing
/// is on.
nonisolated public protocol MenuState: Hashable, Sendable {
  init()
}

/// The commands of an app, or of a block of them: an enum that `menugen` writes.
///
/// All that is known of a command is in `facts(in:)`; the other members read it from there.
nonisolated public protocol MenuCommand: Hashable, Sendable {
  /// What the app's menus depend on.
  associatedtype State: MenuState
  /// The places at which people meet the commands of the app.
  associatedtype Place: Hashable & Sendable = Never

  /// What is known of the command in a state.
  func facts(in state: State) -> MenuFacts
  /// Where people meet the command.
  var placements: [Place] { get }
  /// Every command in the order of declaration, once for each option or element that it can carry:
  /// what a command palette lists.
  static func allCommands(in state: State) -> [Self]
}

nonisolated extension MenuCommand {
  public var placements: [Place] { [] }

  /// The title of the command itself.
  public func title(in state: State) -> String { facts(in: state).title }
  /// The title of the option or element that the command carries.
  public func optionTitle(in state: State) -> String? { facts(in: state).option?.title }
  /// The second line of the command in a menu.
  public func subtitle(in state: State) -> String? { facts(in: state).subtitle }
  /// What a tool tip says about the command.
  public func help(in state: State) -> String? { facts(in: state).help }
  /// The picture of the command.
  public func image(in state: State) -> MenuImage? { facts(in: state).image }
  /// The SF Symbol of the command.
  public func symbolName(in state: State) -> String? { facts(in: state).symbolName }
  /// The question that people answer before the command is performed.
  public func confirmation(in state: State) -> String? { facts(in: state).confirmation }
  /// Whether people can choose the command.
  public func isEnabled(in state: State) -> Bool { facts(in: state).isEnabled }
  /// Whether menus show the command.
  public func isShown(in state: State) -> Bool { facts(in: state).isShown }
  /// Whether the command is on, or the option that it carries is the current one.
  public func isOn(in state: State) -> Bool { facts(in: state).isOn ?? false }

  // No `.menu` file can let these depend on a state, so any state will do.

  /// The name of the command, whatever it carries and however it is titled: `"note.pin"`.
  public var id: String { facts(in: State()).id }
  /// What a tool tip says about the command in the state that `init()` makes.
  public var help: String? { facts(in: State()).help }
  /// The keyboard shortcut of the command, or of the option that it carries.
  public var shortcut: MenuShortcut? { facts(in: State()).shortcut }
  /// Whether the command can destroy data.
  public var isDestructive: Bool { facts(in: State()).isDestructive }
  /// Whether people can undo the command.
  public var isUndoable: Bool { facts(in: State()).isUndoable }
}

/// A set of options of which one holds: what a command with `choose` carries.
nonisolated public protocol MenuChoice: CaseIterable, Hashable, Sendable {
  associatedtype State: MenuState

  /// What is known of the option in a state.
  func facts(in state: State) -> MenuFacts
}

nonisolated extension MenuChoice {
  /// The name of the option, however it is titled.
  public var id: String { facts(in: State()).id }
  /// The title of the option.
  public func title(in state: State) -> String { facts(in: state).title }
  /// The second line of the option in a menu.
  public func subtitle(in state: State) -> String? { facts(in: state).subtitle }
  /// What a tool tip says about the option.
  public func help(in state: State) -> String? { facts(in: state).help }
  /// The SF Symbol of the option.
  public var symbolName: String? { facts(in: State()).symbolName }
  /// The keyboard shortcut of the option.
  public var shortcut: MenuShortcut? { facts(in: State()).shortcut }
}

/// An element of a list, which the app supplies at run time: what a command with `pick` carries.
nonisolated public protocol MenuListElement: Identifiable, Hashable, Sendable
where ID == MenuElementID<Self> {
  /// The title in menus.
  var title: String { get }
  /// The SF Symbol in menus.
  var symbolName: String? { get }
}

/// What tells one element of a list from another.
nonisolated public struct MenuElementID<Element>: RawRepresentable, ExpressibleByStringLiteral,
  Hashable, Sendable
{
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.rawValue = value
  }
}

nonisolated extension Collection where Element: MenuListElement {
  /// The element with an id; nil if there is none.
  public func element(_ id: Element.ID) -> Element? { first { $0.id == id } }
}
