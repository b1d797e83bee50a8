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
  /// Whether it is the bar at the bottom of an iPad's window.
  package var isAtBottomOfPad = false
  package var role: Toolbar.Block.Role?
  package var isCustomizable: Bool
  package var isHideable: Bool
  /// Whether it is that of a settings window.
  package var isSettings: Bool
  /// Whether it is that of a sheet, whose buttons confirm and cancel.
  package var isSheet: Bool
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

extension ExpandedModule {
  /// Whether an item of a toolbar is a button of a sheet: what confirms it or cancels it.
  func isSheetButton(_ entry: ExpandedEntry, in toolbar: ExpandedToolbar) -> Bool {
    guard toolbar.isSheet else { return false }
    if entry.attributes.contains(.prominent) { return true }
    if case .standard(let standard) = entry.kind {
      return ["cancel", "close", "done"].contains(standard)
    }
    return title(of: entry).map {
      ["cancel", "close", "done"].contains(TitleText($0).string.lowercased())
    }
      ?? false
  }

  /// Whether a command is a button of a sheet where it is placed.
  func isSheetButton(_ placement: Placement) -> Bool {
    guard case .toolbar = placement.site, let screen = placement.screen else { return false }
    return toolbars[toolbarsOfScreens[screen]].contains { toolbar in
      toolbar.allItems.contains {
        $0.command == placement.command && isSheetButton($0, in: toolbar)
      }
    }
  }
}
