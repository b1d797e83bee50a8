/// A kind of place where people meet commands.
package enum SurfaceKind: String, CaseIterable, Sendable {
  /// The context menu of an item.
  case contextMenu
  /// The context menu of a screen's empty area.
  case background
  case editMenu
  /// The swipe actions of an item.
  case swipe = "swipeActions"
  /// A button with its menu.
  case button = "pullDownMenu"
  case toolbar
  /// The menu bar, and a menu of it.
  case menuBar
  case quickActions
  case dockMenu
  /// An item at the end of the Mac's menu bar, with its menu.
  case statusItem

  /// The name of the kind in a heading.
  package var title: String {
    switch self {
    case .contextMenu, .background: return "Context menu"
    case .editMenu: return "Edit menu"
    case .swipe: return "Swipe actions"
    case .button: return "Pull-down menu"
    case .toolbar: return "Toolbar"
    case .menuBar: return "Menu bar"
    case .quickActions: return "Quick actions"
    case .dockMenu: return "Dock menu"
    case .statusItem: return "Status item"
    }
  }

  /// The nodes that declare one.
  package var nodeKinds: [NodeKind] {
    switch self {
    case .contextMenu: return [.contextMenu]
    case .background: return [.background]
    case .editMenu: return [.editMenu]
    case .swipe: return [.swipe]
    case .button: return [.button, .moreButton]
    case .toolbar: return [.toolbar]
    case .menuBar: return [.menuBar]
    case .quickActions: return [.quickActions]
    case .dockMenu: return [.dockMenu]
    case .statusItem: return [.statusItem]
    }
  }
}

extension NodeKind {
  private static let surfaces = Dictionary(
    uniqueKeysWithValues: SurfaceKind.allCases.flatMap { kind in
      kind.nodeKinds.map { ($0, kind) }
    })

  /// The kind of surface that it declares; nil for any other kind.
  package var surface: SurfaceKind? { Self.surfaces[self] }
}
