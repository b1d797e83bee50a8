import MenuModel
import MenuSyntax

/// An entry of a menu, or an item of a toolbar, as a platform shows it.
public struct ExpandedEntry: Sendable {
  /// What kinds of entries there are.
  public enum Kind: Sendable {
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

  /// How entries are laid out beside each other.
  public enum Layout: Sendable, Hashable {
    case list
    /// In a `row`, with the number of the row in the menu.
    case row(Int)
    case palette(Int)
  }

  public var kind: Kind
  /// Where findings about it are reported: the entry, or the `include` that brought it.
  public var place: Place
  /// The entry in the named menu, if an `include` brought it.
  public var includedFrom: Place?
  /// The number of its group in the menu, or of its run in the toolbar: between spacers, separators, areas and groups.
  public var group = 0
  /// The section that it is in, by its number in the menu.
  public var section: Int?
  /// The `group { … }` of a toolbar that it is in, by its number in the toolbar.
  public var toolbarGroup: Int?
  /// Whether a block within the menu's own is around it: `when`, `on`, `section`, `row`, `palette`.
  public var isNested = false
  /// `symbol none`.
  public var hidesImage = false
  public var attributes: EntryAttributes = []
  public var alternate: KeyModifiers?
  /// The area of an iOS or iPadOS toolbar; nil for entries outside the areas.
  public var area: Entry.Area?
  public var layout = Layout.list
  /// Its own traits and those of its command.
  var traits: EntryTraits = []
  /// The facts about its title, by their number in the table of facts; nil for the system's own, and for a submenu.
  var titleFacts: Int?
  /// The facts about the symbol shown with it, by their number in the table of facts; nil for a submenu too.
  var symbol: Int?
  private var rare: RareAttributes?

  init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether an image of its own or of its command is shown with it.
  var hasImage: Bool { !hidesImage && traits.isAny(of: [.image, .ownImage]) }

  /// The command that it places or whose options it shows.
  public var command: CommandID? {
    switch kind {
    case .command(let command), .each(let command): return command
    default: return nil
    }
  }
}

// MARK: - Attributes that few entries have

extension ExpandedEntry {
  /// The condition of the `when` around it.
  public var condition: Condition? {
    get { rare?.condition }
    set { rare = RareAttributes(condition: newValue, title: title, image: image) }
  }

  /// The title that it has here only (`as`), or the label of a view or search field.
  public var title: Text? {
    get { rare?.title }
    set { rare = RareAttributes(condition: condition, title: newValue, image: image) }
  }

  /// The image that it has here only.
  public var image: Image? {
    get { rare?.image }
    set { rare = RareAttributes(condition: condition, title: title, image: newValue) }
  }

  /// Values that would make every entry larger, and copying it slower.
  private final class RareAttributes: Sendable {
    let condition: Condition?
    let title: Text?
    let image: Image?

    init(condition: Condition?, title: Text?, image: Image?) {
      self.condition = condition
      self.title = title
      self.image = image
    }
  }
}

/// The groups of a menu, one after the other.
public struct EntryGroups: Sequence, IteratorProtocol, Sendable {
  private var rest: ArraySlice<ExpandedEntry>

  init(_ entries: [ExpandedEntry]) {
    rest = entries[...]
  }

  public mutating func next() -> ArraySlice<ExpandedEntry>? {
    guard let number = rest.first?.group else { return nil }
    let group = rest.prefix { $0.group == number }
    rest = rest[group.endIndex...]
    return group
  }
}
