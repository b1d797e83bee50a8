#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @MainActor
  extension MenuSystemItem {
    /// The accessibility identifier of the item's elements.
    var identifier: String { "system." + rawValue }

    /// The action that the responder chain performs and validates, or nil for a command that UIKit
    /// does not have.
    ///
    /// Undo and Redo have none: the undo manager performs them.
    var action: Selector? {
      switch self {
      case .cut: return #selector((any UIResponderStandardEditActions).cut(_:))
      case .copy: return #selector((any UIResponderStandardEditActions).copy(_:))
      case .paste: return #selector((any UIResponderStandardEditActions).paste(_:))
      case .pasteAndMatchStyle:
        return #selector((any UIResponderStandardEditActions).pasteAndMatchStyle(_:))
      case .delete: return #selector((any UIResponderStandardEditActions).delete(_:))
      case .select: return #selector((any UIResponderStandardEditActions).select(_:))
      case .selectAll: return #selector((any UIResponderStandardEditActions).selectAll(_:))
      case .bold: return #selector((any UIResponderStandardEditActions).toggleBoldface(_:))
      case .italic: return #selector((any UIResponderStandardEditActions).toggleItalics(_:))
      case .underline: return #selector((any UIResponderStandardEditActions).toggleUnderline(_:))
      case .bigger: return #selector((any UIResponderStandardEditActions).increaseSize(_:))
      case .smaller: return #selector((any UIResponderStandardEditActions).decreaseSize(_:))
      case .leftToRight:
        return #selector(
          (any UIResponderStandardEditActions).makeTextWritingDirectionLeftToRight(_:))
      case .rightToLeft:
        return #selector(
          (any UIResponderStandardEditActions).makeTextWritingDirectionRightToLeft(_:))
      case .print: return #selector((any UIResponderStandardEditActions).printContent(_:))
      default: return newerAction
      }
    }

    /// The actions added in iOS 16 and 26.
    private var newerAction: Selector? {
      guard #available(iOS 16, tvOS 16, *) else { return nil }
      switch self {
      case .find: return #selector((any UIResponderStandardEditActions).find(_:))
      case .replace: return #selector((any UIResponderStandardEditActions).findAndReplace(_:))
      case .findNext: return #selector((any UIResponderStandardEditActions).findNext(_:))
      case .findPrevious: return #selector((any UIResponderStandardEditActions).findPrevious(_:))
      case .useSelectionForFind:
        return #selector((any UIResponderStandardEditActions).useSelectionForFind(_:))
      case .rename: return #selector((any UIResponderStandardEditActions).rename(_:))
      case .duplicate: return #selector((any UIResponderStandardEditActions).duplicate(_:))
      case .moveTo: return #selector((any UIResponderStandardEditActions).move(_:))
      default: break
      }
      guard #available(iOS 26, tvOS 26, *) else { return nil }
      switch self {
      case .alignLeft: return #selector((any UIResponderStandardEditActions).alignLeft(_:))
      case .alignCenter: return #selector((any UIResponderStandardEditActions).alignCenter(_:))
      case .alignRight: return #selector((any UIResponderStandardEditActions).alignRight(_:))
      case .justify: return #selector((any UIResponderStandardEditActions).alignJustified(_:))
      case .sidebar: return #selector((any UIResponderStandardEditActions).toggleSidebar(_:))
      case .inspector: return #selector((any UIResponderStandardEditActions).toggleInspector(_:))
      case .close: return #selector((any UIResponderStandardEditActions).performClose(_:))
      default: return nil
      }
    }

    /// The item with an action, or nil for any other action.
    init?(action: Selector) {
      guard let item = Self.itemsOfActions[action] else { return nil }
      self = item
    }

    private static let itemsOfActions: [Selector: MenuSystemItem] = {
      var items: [Selector: MenuSystemItem] = [:]
      for item in allCases {
        if let action = item.action { items[action] = item }
      }
      return items
    }()

    /// Whether the system puts the command in edit menus by default, so that a menu that does not
    /// list it leaves it out.
    var isOffered: Bool {
      switch self {
      case .cut, .copy, .paste, .pasteAndMatchStyle, .delete, .select, .selectAll: return true
      default: return false
      }
    }
  }
#endif
