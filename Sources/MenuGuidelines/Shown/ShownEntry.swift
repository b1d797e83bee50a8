import MenuModel
import MenuSyntax

/// An entry of a menu, or an item of a toolbar, as a platform shows it.
///
/// It is plain bytes that point into the `ShownModule` that it is of, and good for as long as that is there.
///
/// `@unchecked`: nothing writes what it points to.
public struct ShownEntry: @unchecked Sendable {
  /// What it is.
  public enum Kind: Sendable {
    case command(CommandID)
    /// The options or elements of a `choose` or `pick` command, in place.
    case each(CommandID)
    case standard(StandardName)
    /// A submenu or a toolbar's pull-down, by its number in `ShownModule.menus`.
    case menu(Int)
    case view
    case segmented(StateID, ChoiceID)
    case search
    case space
    case flexible
    /// `---` in a toolbar; in menus it is a border of groups.
    case separator
  }

  public var kind: Kind
  /// Where a finding about it stands: the entry, or the `include` that brought it.
  public var place: Place
  /// The entry in the named menu, if an `include` brought it.
  public var includedFrom: Place?
  // Small numbers and flags stand together, for a large module has hundreds of thousands of entries.
  private var groupNumber: Int32 = 0
  /// -1 for none.
  private var sectionNumber: Int32 = -1
  private var toolbarGroupNumber: Int32 = -1
  /// Whether a block within the menu's own is around it: `when`, `on`, `section`, `row`, `palette`.
  public var isNested: Bool
  /// `symbol none`.
  public var hidesImage: Bool
  public var attributes: EntryAttributes
  public var alternate: KeyModifiers?
  /// The area of an iPadOS toolbar.
  public var area: Entry.Area?
  /// What it is, and what its command is.
  var traits: Traits = []
  public var layout: Layout
  var writtenCondition: UnsafePointer<Condition>?
  var writtenTitle: UnsafePointer<Text>?
  var writtenImage: UnsafePointer<Image>?
  /// What the bytes of its title tell; nil for the system's own, and for a submenu.
  var writtenFacts: UnsafePointer<TitleFacts>?
  /// What the symbol that it is shown with tells; nil for a submenu too.
  var symbol: UnsafePointer<SymbolFacts>?

  /// The number of its group in the menu, or of its run in the toolbar: between spacers, separators, areas and groups.
  public var group: Int {
    get { Int(groupNumber) }
    set { groupNumber = Int32(truncatingIfNeeded: newValue) }
  }

  /// The section that it is in, by its number in the menu.
  public var section: Int? {
    get { sectionNumber < 0 ? nil : Int(sectionNumber) }
    set { sectionNumber = Int32(truncatingIfNeeded: newValue ?? -1) }
  }

  /// The `group { … }` of a toolbar that it is in, by its number in the toolbar.
  public var toolbarGroup: Int? {
    get { toolbarGroupNumber < 0 ? nil : Int(toolbarGroupNumber) }
    set { toolbarGroupNumber = Int32(truncatingIfNeeded: newValue ?? -1) }
  }

  /// What `when` around it asks.
  public var condition: Condition? { writtenCondition?.pointee }
  /// The title that it has here only (`as`), or the label of a view or search field.
  public var title: Text? { writtenTitle?.pointee }
  /// The image that it has here only.
  public var image: Image? { writtenImage?.pointee }
  /// What the bytes of its title tell; nil for the system's own, and for a submenu.
  var facts: TitleFacts? { writtenFacts?.pointee }

  /// How entries stand beside each other.
  public enum Layout: Sendable, Hashable {
    case list
    /// In a `row`, with the number of the row in the menu.
    case row(Int)
    case palette(Int)
  }

  init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
    self.includedFrom = nil
    self.layout = .list
    self.writtenCondition = nil
    self.isNested = false
    self.writtenTitle = nil
    self.writtenImage = nil
    self.hidesImage = false
    self.attributes = []
    self.alternate = nil
    self.area = nil
  }

  /// Whether an image of its own or of its command shows with it.
  var hasImage: Bool { !hidesImage && traits.isAny(of: [.image, .ownImage]) }

  /// The command that it places or whose options it shows.
  public var command: CommandID? {
    switch kind {
    case .command(let command), .each(let command): return command
    default: return nil
    }
  }
}
