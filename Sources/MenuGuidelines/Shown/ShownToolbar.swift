import MenuModel
import MenuSyntax

/// A toolbar on one platform.
public struct ShownToolbar: Sendable {
  /// Its number in `ShownModule.toolbars`.
  public var number: Int
  /// The number of the screen that has it; nil for a toolbar by itself.
  public var screen: Int?
  public var platform: Platform
  public var role: Toolbar.Block.Role?
  public var isCustomizable: Bool
  public var isHideable: Bool
  /// Whether it is that of a settings window.
  public var isSettings: Bool
  /// The platform's word and the attributes behind it.
  public var header: Place
  public var place: Place
  /// Everything in it, also spacers and what is in the palette only.
  public internal(set) var entries = EntryList()
  public var groups: [Group]
  public var areas: [AreaBlock]
  /// The numbers of its document menus in `ShownModule.menus`.
  public var titleMenus: [Int] = []

  /// A `group { … }`.
  public struct Group: Sendable {
    public var name: Name?
    public var title: Text?
    public var image: Image?
    public var attributes: EntryAttributes
    public var header: Place
    public var place: Place
  }

  /// An area of an iPadOS toolbar.
  public struct AreaBlock: Sendable {
    public var area: Entry.Area
    public var isCustomizable: Bool
    public var place: Place
  }

  /// The entries that are neither spacers nor separators; those in the palette only are among them.
  public internal(set) var allItems = EntryList()
  /// The items that the toolbar shows before anyone customizes it.
  public internal(set) var defaultItems = EntryList()
  /// What is said about any of its entries.
  public internal(set) var attributes: EntryAttributes = []
  /// What any of its entries is.
  var traits: Traits = []
}
