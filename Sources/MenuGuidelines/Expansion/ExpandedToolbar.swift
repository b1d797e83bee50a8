import MenuModel
import MenuSyntax

/// A toolbar on one platform. The bars at the top and at the bottom of an iPhone's screen are two.
package struct ExpandedToolbar: Sendable {
  /// Its number in `ExpandedModule.toolbars`.
  package var number: Int
  /// The number of the screen that has it; nil for a toolbar by itself.
  package var screen: Int?
  package var platform: Platform
  /// Whether it is the bar at the top of an iPhone's screen, of `leading` and `trailing`, not that at the bottom.
  package var isAtTopOfPhone = false
  package var role: Toolbar.Block.Role?
  package var isCustomizable: Bool
  package var isHideable: Bool
  /// Whether it is that of a settings window.
  package var isSettings: Bool
  /// The platform's word and the attributes after it.
  package var header: Place
  package var place: Place
  /// The `toolbar` with the blocks of all platforms.
  package var declaration: Place
  /// Everything in it, with spacers and with what is in the palette only.
  package internal(set) var entries: [ExpandedEntry] = []
  /// The entries that are neither spacers nor separators; those in the palette only are among them.
  package internal(set) var allItems: [ExpandedEntry] = []
  /// The items that the toolbar shows before anyone customizes it.
  package internal(set) var defaultItems: [ExpandedEntry] = []
  package internal(set) var groups: [Group] = []
  package internal(set) var areas: [AreaBlock] = []
  /// The numbers of its document menus in `ExpandedModule.menus`.
  package internal(set) var titleMenus: [Int] = []
  /// The attributes of its entries together.
  package internal(set) var attributes: EntryAttributes = []

  /// A `group { … }`.
  package struct Group: Sendable {
    package var name: Name?
    package var title: Text?
    package var image: Image?
    package var attributes: EntryAttributes
    package var header: Place
    package var place: Place
  }

  /// An area of the bars of an iPhone or an iPad.
  package struct AreaBlock: Sendable {
    package var area: Entry.Area
    package var isCustomizable: Bool
    package var place: Place
  }
}
