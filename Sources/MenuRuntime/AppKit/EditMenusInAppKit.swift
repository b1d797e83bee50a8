#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension EditMenuSurface {
    /// The menu for a view with content of its own: it is filled each time it opens. The responder chain performs and
    /// validates the system's commands in it.
    ///
    /// Commands that are undoable, or all where the menu is, go to the view's undo manager under their titles; see
    /// `MenuContext.undo(_:)`.
    public func makeMenu(for view: NSView?) -> NSMenu { makeFilledMenu(for: view) }

    private func makeFilledMenu(for view: NSView?) -> FilledMenu {
      FilledMenu("") { [weak view] in
        let (menu, traits) = opened()
        return FilledMenu.Contents(
          rows: MenuRowBuilder.rows(of: menu.entries),
          origin: MenuOrigin(view, isUndoable: traits.isUndoable))
      }
    }

    /// The menu of a text view, for its delegate's `textView(_:menu:for:at:)`: what the system offers with the commands of
    /// the menu, each behind the system's command that stands before it.
    ///
    /// - Parameters:
    ///   - textView: What the menu belongs to.
    ///   - menu: What the system offers, all of which stays.
    public func makeMenu(for textView: NSTextView, adding menu: NSMenu) -> NSMenu {
      let added = makeFilledMenu(for: textView)
      added.menuNeedsUpdate(added)
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

    /// Whether the menu lets a command of the system's act now; true for any other action. A view with content of its own
    /// asks it in `validateUserInterfaceItem(_:)`, with the item's action.
    public func canPerformAction(_ action: Selector?) -> Bool {
      guard let action, let item = MenuSystemItem.item(sending: action) else { return true }
      return allows(item, in: context.state) ?? !item.isOfferedInText
    }

    /// Performs a command of the system's so that people can undo it under its title: for a responder's own `cut(_:)` and
    /// the like.
    ///
    /// - Parameters:
    ///   - item: The command.
    ///   - responder: What has the undo manager.
    ///   - body: Does what the command is for, and gives what takes it back, or nil if nothing does.
    public func perform(
      _ item: MenuSystemItem, on responder: NSResponder,
      body: @escaping @MainActor () -> (@MainActor () -> Void)?
    ) {
      guard let undoManager = responder.undoManager else {
        _ = body()
        return
      }
      UndoableAction(name: MenuTexts.label(of: item.title), body: body).run(with: undoManager)
    }
  }

  nonisolated extension MenuSystemItem {
    /// Whether text offers the command by itself, so that a menu that does not list it has to leave it out.
    fileprivate var isOfferedInText: Bool {
      switch self {
      case .cut, .copy, .paste, .pasteAndMatchStyle, .delete, .select, .selectAll: return true
      default: return false
      }
    }
  }
#endif
