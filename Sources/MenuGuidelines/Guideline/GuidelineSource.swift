/// A page of the guidelines, as one edition has it.
package enum GuidelineSource: String, Sendable, CaseIterable {
  case contextMenus2022 = "Context menus, 2022"
  case contextMenusIOS13 = "Context menus, iOS 13"
  case pullDownMenusIOS14 = "Pull-down menus, iOS 14"
  case editMenus = "Edit menus, iOS"
  case toolbarsIPadOS16 = "Toolbars, iPadOS 16"
  case menus2025 = "Menus, 2025"
  case menuBar2025 = "The menu bar, 2025"
  case contextMenus2025 = "Context menus, 2025"
  case editMenus2025 = "Edit menus, 2025"
  case toolbars2025 = "Toolbars, 2025"
  case pullDownButtons2025 = "Pull-down buttons, 2025"
  case popUpButtons2025 = "Pop-up buttons, 2025"
  case keyboards2025 = "Keyboards, 2025"
  case undoAndRedo2025 = "Undo and redo, 2025"
  case icons2025 = "Icons, 2025"
  case dockMenus2025 = "Dock menus, 2025"
  case actionSheets2025 = "Action sheets, 2025"
  case quickActions2025 = "Home Screen quick actions, 2025"
  case swipeActions = "UISwipeActionsConfiguration"
  case statusItems = "NSStatusItem"
  case menus2026 = "Menus, 2026"
  case searchFields2026 = "Search fields, 2026"
  case iPhoneDuo2026 = "Designing for iPhone Duo, 2026"
  case releaseNotes27 = "Release notes, macOS 27"
  case appReview = "App Review"

  /// The URL of the current page.
  package var url: String {
    "https://developer.apple.com/" + path
  }

  private var path: String {
    let guidelines = "design/human-interface-guidelines/"
    switch self {
    case .contextMenus2022, .contextMenusIOS13, .contextMenus2025:
      return guidelines + "context-menus"
    case .pullDownMenusIOS14, .pullDownButtons2025: return guidelines + "pull-down-buttons"
    case .editMenus, .editMenus2025: return guidelines + "edit-menus"
    case .toolbarsIPadOS16, .toolbars2025: return guidelines + "toolbars"
    case .menus2025, .menus2026: return guidelines + "menus"
    case .menuBar2025: return guidelines + "the-menu-bar"
    case .popUpButtons2025: return guidelines + "pop-up-buttons"
    case .keyboards2025: return guidelines + "keyboards"
    case .undoAndRedo2025: return guidelines + "undo-and-redo"
    case .icons2025: return guidelines + "icons"
    case .dockMenus2025: return guidelines + "dock-menus"
    case .actionSheets2025: return guidelines + "action-sheets"
    case .quickActions2025: return guidelines + "home-screen-quick-actions"
    case .swipeActions: return "documentation/uikit/uiswipeactionsconfiguration"
    case .statusItems: return "documentation/appkit/nsstatusitem"
    case .searchFields2026: return guidelines + "search-fields"
    case .iPhoneDuo2026: return guidelines + "designing-for-iphone-duo"
    case .releaseNotes27:
      return "documentation/macos-release-notes/macos-27-release-notes"
    case .appReview: return "app-store/review/guidelines/"
    }
  }
}
