import MenuModel
import MenuSyntax

/// A toolbar on one platform. The bars at the top and at the bottom of an iPhone's screen are two.
public struct ExpandedToolbar: Sendable {
  /// Its number in `ExpandedModule.toolbars`.
  public var number: Int
  /// The number of the screen that has it; nil for a toolbar by itself.
  public var screen: Int?
  public var platform: Platform
  /// Whether it is the bar at the top of an iPhone's screen, of `leading` and `trailing`, not that at the bottom.
  public var isAtTopOfPhone = false
  public var role: Toolbar.Block.Role?
  public var isCustomizable: Bool
  public var isHideable: Bool
  /// Whether it is that of a settings window.
  public var isSettings: Bool
  /// The platform's word and the attributes behind it.
  public var header: Place
  public var place: Place
  /// Everything in it, with spacers and with what is in the palette only.
  public internal(set) var entries: [ExpandedEntry] = []
  /// The entries that are neither spacers nor separators; those in the palette only are among them.
  public internal(set) var allItems: [ExpandedEntry] = []
  /// The items that the toolbar shows before anyone customizes it.
  public internal(set) var defaultItems: [ExpandedEntry] = []
  public internal(set) var groups: [Group] = []
  public internal(set) var areas: [AreaBlock] = []
  /// The numbers of its document menus in `ExpandedModule.menus`.
  public internal(set) var titleMenus: [Int] = []
  /// The attributes of its entries together.
  public internal(set) var attributes: EntryAttributes = []

  /// A `group { … }`.
  public struct Group: Sendable {
    public var name: Name?
    public var title: Text?
    public var image: Image?
    public var attributes: EntryAttributes
    public var header: Place
    public var place: Place
  }

  /// An area of the bars of an iPhone or an iPad.
  public struct AreaBlock: Sendable {
    public var area: Entry.Area
    public var isCustomizable: Bool
    public var place: Place
  }
}
