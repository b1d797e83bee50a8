import MenuModel
import MenuSyntax

/// An entry of a menu, or an item of a toolbar, as a platform shows it.
package struct ExpandedEntry: Sendable {
  /// What kinds of entries there are.
  package enum Kind: Sendable {
    case command(CommandID)
    /// The options or elements of a `choose` or `pick` command, in place.
    case each(CommandID)
    /// A command of the system, by its name after `standard`.
    case standard(String)
    /// A submenu or a toolbar's pull-down, by its number in `ExpandedModule.menus`.
    case menu(Int)
    case view
    case segmented(StateID, ChoiceID)
    case search
    case space
    case flexible
    /// `---` in a toolbar; in menus it is a border of groups.
    case separator
  }

  /// How entries are laid out next to each other.
  package enum Layout: Sendable, Hashable {
    case list
    /// In a `row`, with the number of the row in the menu and the size that it says.
    case row(Int, RowSize?)
    case palette(Int)
  }

  package var kind: Kind
  /// Where findings about it are reported: the entry, or the `include` that brought it.
  package var place: Place
  /// The entry in the named menu, if an `include` brought it.
  package var includedFrom: Place?
  /// The number of its group in the menu, or of its run in the toolbar: between spacers, separators, areas and groups.
  package var group = 0
  /// The separators and borders of sections between it and the entry before it: when each is there, nil for always.
  var borders: [Condition?] = []
  /// The section that it is in, by its number in the menu.
  package var section: Int?
  /// The `group { … }` of a toolbar that it is in, by its number in the toolbar.
  package var toolbarGroup: Int?
  /// Whether a block within the menu's own is around it: `when`, `on`, `section`, `row`, `palette`.
  package var isNested = false
  /// `symbol none`.
  package var hidesImage = false
  /// The key that it gives to a command of the system; nil for the system's own.
  package var standardKey: StandardCommand.Key?
  package var attributes: EntryAttributes = []
  package var alternate: KeyModifiers?
  /// The area of an iOS or iPadOS toolbar; nil for entries outside the areas.
  package var area: Entry.Area?
  package var layout = Layout.list
  /// The condition of the `when` around it.
  package var condition: Condition?
  /// The title that it has here only (`as`), or the label of a view or search field.
  package var title: Text?
  /// The image that it has here only.
  package var image: Image?
  /// The image of a command as it is shown here: its own or the command's, or nil for `symbol none`.
  package var shownImage: Image?
  /// Whether its command chooses an option or picks from a list.
  var takesOptions = false
  /// The facts about its title; nil for the system's own, and for a submenu.
  var titleFacts: TitleFacts?
  /// The facts about the symbol shown with it; nil for a submenu too.
  var symbolFacts: SymbolFacts?

  init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether an image of its own or of its command is shown with it.
  var hasImage: Bool { shownImage != nil }

  /// Whether it is space between the items of a toolbar, or a line there.
  var isSpacer: Bool {
    switch kind {
    case .space, .flexible, .separator: return true
    default: return false
    }
  }

  /// The command that it places or whose options it shows.
  package var command: CommandID? {
    switch kind {
    case .command(let command), .each(let command): return command
    default: return nil
    }
  }
}

/// The groups of a menu, one after the other.
package struct EntryGroups: Sequence, IteratorProtocol, Sendable {
  private var rest: ArraySlice<ExpandedEntry>

  init(_ entries: [ExpandedEntry]) {
    rest = entries[...]
  }

  package mutating func next() -> ArraySlice<ExpandedEntry>? {
    guard let number = rest.first?.group else { return nil }
    let group = rest.prefix { $0.group == number }
    rest = rest[group.endIndex...]
    return group
  }
}
