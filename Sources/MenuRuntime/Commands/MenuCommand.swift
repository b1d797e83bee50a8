/// The state that an app's menus depend on.
///
/// Menus read it each time they open. `init()` makes the state in which nothing is selected and
/// nothing is on.
nonisolated public protocol MenuState: Hashable, Sendable {
  /// Creates the state in which nothing is selected and nothing is on.
  init()
}

/// The commands of an app, or of a named block of them: an enum that `menugen` generates.
///
/// `facts(in:)` returns everything about a command; the other members are shortcuts to it.
nonisolated public protocol MenuCommand: Hashable, Sendable {
  /// The state that the app's menus depend on.
  associatedtype State: MenuState
  /// The places where the app shows its commands.
  associatedtype Place: Hashable & Sendable = Never

  /// Everything about the command in a state.
  func facts(in state: State) -> MenuFacts
  /// The places that show the command.
  var places: [Place] { get }
  /// The commands that are further answers to the question that is asked before this one.
  var answers: [any MenuCommand] { get }
  /// The command of a named block that it consists of, or nil if it is a command of the app's own.
  @_spi(Generated) var block: (any MenuCommand)? { get }
  /// Every command in order of declaration, once for each option or element that it can carry. Use
  /// it for a command palette.
  static func allCommands(in state: State) -> [Self]
}

nonisolated extension MenuCommand {
  /// Those of the block's command, or none.
  public var places: [Place] {
    guard let block else { return [] }
    return places(of: block)
  }
  /// Those of the block's command, or none.
  public var answers: [any MenuCommand] { block?.answers ?? [] }
  @_spi(Generated) public var block: (any MenuCommand)? { nil }

  private func places(of command: some MenuCommand) -> [Place] {
    command.places as? [Place] ?? []
  }

  /// The title of the command itself, without its option or element.
  public func title(in state: State) -> String { facts(in: state).title }
  /// The title of the option or element that the command carries.
  public func optionTitle(in state: State) -> String? { facts(in: state).option?.title }
  /// The subtitle in a menu.
  public func subtitle(in state: State) -> String? { facts(in: state).subtitle }
  /// The text of a tooltip.
  public func help(in state: State) -> String? { facts(in: state).help }
  /// The image of the command.
  public func image(in state: State) -> MenuImage? { facts(in: state).image }
  /// The SF Symbol of the command.
  public func symbolName(in state: State) -> String? { facts(in: state).symbolName }
  /// The confirmation to ask for before performing the command.
  public func confirmation(in state: State) -> String? { facts(in: state).confirmation }
  /// Whether people can choose the command.
  public func isEnabled(in state: State) -> Bool { facts(in: state).isEnabled }
  /// Whether menus show the command.
  public func isShown(in state: State) -> Bool { facts(in: state).isShown }
  /// Whether the command is on, or carries the current option.
  public func isOn(in state: State) -> Bool { facts(in: state).isOn ?? false }

  // A `.menu` file cannot make these depend on the state, so any state gives the same value.

  /// The ID of the command, whatever it carries and whatever its title: `"note.pin"`.
  public var id: String { facts(in: State()).id }
  /// The text of a tooltip in the initial state.
  public var help: String? { facts(in: State()).help }
  /// The keyboard shortcut that menus show for the command, or for the option that it carries.
  public var shortcut: MenuShortcut? { facts(in: State()).shortcut }
  /// All keyboard shortcuts of the command, or of the option that it carries. Menus show the first.
  public var shortcuts: [MenuShortcut] { facts(in: State()).shortcuts }
  /// Whether the command can destroy data.
  public var isDestructive: Bool { facts(in: State()).isDestructive }
  /// Whether people can undo the command.
  public var isUndoable: Bool { facts(in: State()).isUndoable }
}

/// A set of options, exactly one of which is current: the payload of a `choose` command.
nonisolated public protocol MenuChoice: CaseIterable, Hashable, Sendable {
  /// The state that the app's menus depend on.
  associatedtype State: MenuState

  /// Everything about the option in a state.
  func facts(in state: State) -> MenuFacts
}

nonisolated extension MenuChoice {
  /// The ID of the option, whatever its title.
  public var id: String { facts(in: State()).id }
  /// The title of the option.
  public func title(in state: State) -> String { facts(in: state).title }
  /// The subtitle of the option in a menu.
  public func subtitle(in state: State) -> String? { facts(in: state).subtitle }
  /// The text of the option's tooltip.
  public func help(in state: State) -> String? { facts(in: state).help }
  /// The SF Symbol of the option.
  public var symbolName: String? { facts(in: State()).symbolName }
  /// The keyboard shortcut that menus show for the option.
  public var shortcut: MenuShortcut? { facts(in: State()).shortcut }
  /// All keyboard shortcuts of the option. Menus show the first.
  public var shortcuts: [MenuShortcut] { facts(in: State()).shortcuts }
}

/// An element of a list that the app supplies at run time: the payload of a `pick` command.
nonisolated public protocol MenuListElement: Identifiable, Hashable, Sendable
where ID == MenuElementID<Self> {
  /// The title in menus.
  var title: String { get }
  /// The SF Symbol in menus.
  var symbolName: String? { get }
  /// The elements of a folder, which are a submenu under its title; nil for an element that people can choose. IDs are
  /// unique in the whole list.
  var children: [Self]? { get }
}

nonisolated extension MenuListElement {
  /// None: in most lists, people can choose each element.
  public var children: [Self]? { nil }
}

/// Identifies an element of a list.
nonisolated public struct MenuElementID<Element>: RawRepresentable, ExpressibleByStringLiteral,
  Hashable, Sendable
{
  /// The app's own text for the element.
  public var rawValue: String

  /// Creates an ID from the app's own text for the element.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an ID from a literal.
  public init(stringLiteral value: String) {
    self.rawValue = value
  }
}

nonisolated extension Collection where Element: MenuListElement {
  /// The element with the given ID, however deeply it is nested; nil if there is none.
  public func element(_ id: Element.ID) -> Element? {
    for element in self {
      if element.id == id { return element }
      if let inner = element.children?.element(id) { return inner }
    }
    return nil
  }

  /// The elements that people can choose, at any depth.
  public var leaves: [Element] { flatMap { $0.children?.leaves ?? [$0] } }
}
