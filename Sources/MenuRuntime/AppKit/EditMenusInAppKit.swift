#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension EditMenuSurface {
    /// Returns the menu for a custom view. The menu is filled each time it opens; the responder chain performs and
    /// validates its system commands.
    ///
    /// Undoable commands (or all commands of an undoable menu) are registered with the view's undo manager under their
    /// titles.
    public func makeMenu(for view: NSView?) -> NSMenu { makeFilledMenu(for: view) }

    private func makeFilledMenu(for view: NSView?) -> FilledMenu {
      KeylessMenu("") { [weak view] in
        let (menu, traits) = opened()
        return FilledMenu.Contents(
          rows: MenuRows(of: menu.entries),
          anchor: MenuAnchor(view, isUndoable: traits.isUndoable))
      }
    }

    /// Adds the menu's commands to a text view's menu, for its delegate's `textView(_:menu:for:at:)`. Each command goes
    /// after the system command that precedes it in the edit menu.
    ///
    /// - Parameters:
    ///   - textView: The text view that the menu belongs to.
    ///   - menu: The system's menu. All of its items stay.
    public func makeMenu(for textView: NSTextView, adding menu: NSMenu) -> NSMenu {
      let added = makeFilledMenu(for: textView)
      added.fill(added)
      let items = added.items
      added.removeAllItems()
      var pending: [NSMenuItem] = []
      var place = 0
      for item in items {
        guard let known = systemItem(like: item, in: menu) else {
          pending.append(item)
          continue
        }
        for item in pending where !item.isSeparatorItem {
          menu.insertItem(item, at: place)
          place += 1
        }
        pending = []
        place = menu.index(of: known) + 1
      }
      let last = pending.drop { item in item.isSeparatorItem }
      if !last.isEmpty, !menu.items.isEmpty { menu.addItem(.separator()) }
      for item in last { menu.addItem(item) }
      return menu
    }

    private func systemItem(like item: NSMenuItem, in menu: NSMenu) -> NSMenuItem? {
      guard item.target == nil, item.submenu == nil, let action = item.action else { return nil }
      return menu.items.first { other in
        other.action == action && (item.tag == 0 || other.tag == item.tag)
      }
    }

    /// Whether the menu allows a system command now; true for any other action. Call it in a custom view's
    /// `validateUserInterfaceItem(_:)`, with the item's action.
    public func canPerformAction(_ action: Selector?) -> Bool {
      guard let action, let item = MenuSystemItem.item(sending: action) else { return true }
      return Self.allows(item, in: context.state) ?? !item.isOfferedInText
    }

  }

  nonisolated extension MenuSystemItem {
    /// Whether text views offer the command by default, so that a menu that does not list it has to disable it.
    fileprivate var isOfferedInText: Bool {
      switch self {
      case .cut, .copy, .paste, .pasteAndMatchStyle, .delete, .select, .selectAll: return true
      default: return false
      }
    }
  }
#endif
