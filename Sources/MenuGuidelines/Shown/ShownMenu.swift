import MenuModel
import MenuSyntax

/// Where a menu is met.
public enum MenuSurface: UInt8, Sendable, Hashable, CaseIterable {
  /// The context menu of an item.
  case context
  /// The context menu of a screen's empty area.
  case background
  /// The menu of a button.
  case pullDown
  /// A menu in a toolbar.
  case toolbarMenu
  /// The document menu of an iPadOS toolbar.
  case titleMenu
  case edit
  /// A menu of the menu bar.
  case bar
}

/// A menu as one platform shows it, or several that show the same.
///
/// `include` is spliced, `on` is applied, what is empty is left out, and separators have become the borders of groups.
public struct ShownMenu: Sendable {
  /// What has the menu, by numbers in the module.
  public enum Owner: Sendable, Hashable {
    /// An item of a screen, or of `looseItems` where `screen` is nil.
    case item(screen: Int?, item: Int)
    case background(screen: Int)
    case button(screen: Int, button: Int)
    /// A toolbar, by its number in `ShownModule.toolbars`.
    case toolbar(Int)
    /// A menu of the menu bar.
    case barMenu(Int)
  }

  /// Its number in `ShownModule.menus`.
  public var number: Int
  public var surface: MenuSurface
  public var owner: Owner
  public var platforms: PlatformSet
  /// 0 for a menu, 1 for a submenu in it.
  public var level: Int
  /// The number of the menu that it is a submenu of.
  public var parent: Int?
  public var title: Text?
  public var image: Image?
  /// The words that begin it, without the block.
  public var header: Place
  /// The header and the block.
  public var place: Place
  /// The `include` that brought the submenu here.
  public var includedAt: Place?
  /// Whether a condition decides if it opens or shows (`enabled when`, `shown when`).
  public var isConditional = false
  /// Whether its entries keep the order of the text.
  public var isFixed: Bool
  /// Whether the system's own entries come first (`standard`, in the menu bar).
  public var isStandard: Bool
  public var entries: [ShownEntry]
  /// The titled groups in it.
  public var sections: [Section]

  /// A titled group.
  public struct Section: Sendable {
    public var title: Text
    /// Where it stands, or the `include` that brought it.
    public var place: Place
  }

  /// How many groups there are: runs of entries between separators and the borders of sections.
  public var groupCount: Int { (entries.last?.group ?? -1) + 1 }

  /// The entries of each group, in order.
  public var groups: [ArraySlice<ShownEntry>] {
    var groups: [ArraySlice<ShownEntry>] = []
    var start = 0
    for index in entries.indices where entries[index].group != entries[start].group {
      groups.append(entries[start..<index])
      start = index
    }
    if start < entries.count { groups.append(entries[start...]) }
    return groups
  }
}

/// An entry of a menu, or an item of a toolbar, as a platform shows it.
public struct ShownEntry: Sendable {
  /// What it is.
  public enum Kind: Sendable {
    case command(CommandID)
    /// The options or elements of a `choose` or `pick` command, in place.
    case each(CommandID)
    case standard(String)
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
  /// The number of its group in the menu, or of its run in the toolbar: between spacers, separators, areas and groups.
  public var group: Int
  /// The section that it is in, by its number in the menu.
  public var section: Int?
  /// The `group { … }` of a toolbar that it is in, by its number in the toolbar.
  public var toolbarGroup: Int?
  public var layout: Layout
  /// What `when` around it asks.
  public var condition: Condition?
  /// Whether a block within the menu's own is around it: `when`, `on`, `section`, `row`, `palette`.
  public var isNested: Bool
  /// The title that it has here only (`as`), or the label of a view or search field.
  public var title: Text?
  /// The image that it has here only.
  public var image: Image?
  /// `symbol none`.
  public var hidesImage: Bool
  public var attributes: EntryAttributes
  public var alternate: KeyModifiers?
  /// The area of an iPadOS toolbar.
  public var area: Entry.Area?

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
    self.group = 0
    self.section = nil
    self.toolbarGroup = nil
    self.layout = .list
    self.condition = nil
    self.isNested = false
    self.title = nil
    self.image = nil
    self.hidesImage = false
    self.attributes = []
    self.alternate = nil
    self.area = nil
  }

  /// The command that it places or whose options it shows.
  public var command: CommandID? {
    switch kind {
    case .command(let command), .each(let command): return command
    default: return nil
    }
  }
}
