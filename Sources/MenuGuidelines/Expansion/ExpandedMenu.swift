import MenuModel
import MenuSyntax

/// Where a menu is opened.
package enum MenuSurface: UInt8, Sendable, Hashable, CaseIterable {
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
  /// The actions at one edge of an item.
  case swipe
  /// The quick actions of the Home Screen.
  case quickActions
  /// The menu of the app's icon in the Dock.
  case dock
  /// The menu of an item at the end of the Mac's menu bar.
  case statusItem
}

/// A menu as one platform shows it, or several that show the same.
///
/// `include` is spliced, `on` is applied, what is empty is left out, and separators have become the borders of groups.
package struct ExpandedMenu: Sendable {
  /// What the menu belongs to, by numbers in the module.
  package enum Owner: Sendable, Hashable {
    /// An item of a screen, or of `topLevelItems` where `screen` is nil.
    case item(screen: Int?, item: Int)
    case background(screen: Int)
    case button(screen: Int, button: Int)
    /// A toolbar, by its number in `ExpandedModule.toolbars`.
    case toolbar(Int)
    /// A menu of the menu bar.
    case barMenu(Int)
    /// The app's icon.
    case icon
    /// A status item, by its number in the module.
    case statusItem(Int)
  }

  /// Its number in `ExpandedModule.menus`.
  package var number = 0
  package var surface: MenuSurface
  package var owner: Owner
  package var platforms: PlatformSet
  /// 0 for a menu, 1 for a submenu in it.
  package var level = 0
  /// The number of the menu that it is a submenu of.
  package var parent: Int?
  package var title: Text?
  package var image: Image?
  /// Its first words, without the block.
  package var header: Place
  /// The header and the block.
  package var place: Place
  /// The `include` that brought the submenu here.
  package var includedAt: Place?
  /// Whether a condition decides if it opens or shows (`enabled when`, `shown when`).
  package var isConditional = false
  /// Whether a condition decides if it opens (`enabled when`).
  package var isDimmed = false
  /// Whether a tap on its button performs a command, and touch and hold opens it.
  package var hasTap = false
  /// Whether a full swipe performs its first action.
  package var hasFullSwipe = false
  /// Whether it leaves the menu bar in some states (`only when`).
  package var leaves = false
  /// Whether its entries keep the order of the text.
  package var isFixed = false
  /// Whether the system's own entries come first (`standard`, in the menu bar).
  package var isStandard = false
  /// The images beside its lines of text.
  package internal(set) var lineImages: [Image] = []
  /// Whether it is a menu of the system in the menu bar.
  package var isOfSystem = false
  /// The row of standard names of the menu of the menu bar that it is, or is a submenu of.
  var barPlace: StandardCommandPlace?
  package var entries: [ExpandedEntry] = []
  /// The number of titled groups in it.
  var sectionCount = 0
  /// The facts about its title.
  var titleFacts: TitleFacts?

  init(
    surface: MenuSurface, owner: Owner, platforms: PlatformSet, header: Place, place: Place
  ) {
    self.surface = surface
    self.owner = owner
    self.platforms = platforms
    self.header = header
    self.place = place
  }

  /// A submenu, or a pull-down of a toolbar, without its entries.
  init(
    _ submenu: Submenu, _ entry: Entry, surface: MenuSurface, owner: Owner, platforms: PlatformSet
  ) {
    self.init(
      surface: surface, owner: owner, platforms: platforms, header: submenu.header,
      place: entry.place)
    title = submenu.title
    image = submenu.image
    includedAt = entry.includedAt
    isConditional = submenu.enabled != nil || submenu.shown != nil
    isDimmed = submenu.enabled != nil
    hasTap = submenu.tap != nil
  }

  /// The entries of each group, in order.
  package var groups: EntryGroups { EntryGroups(entries) }
}
