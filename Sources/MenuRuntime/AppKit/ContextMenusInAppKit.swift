#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension ContextMenuSurface {
    /// Returns the menu for a view's `menu` or `menu(for:)`. The menu is filled each time it opens, and retains
    /// everything it needs.
    ///
    /// - Parameter view: The view that the menu belongs to. It supplies the undo manager and the window for
    ///   confirmations. Without a view, the clicked window does.
    public func makeMenu(for view: NSView? = nil) -> NSMenu {
      KeylessMenu("") { [weak view] in contents(MenuAnchor(view)) }
    }

    /// The current contents of the menu.
    fileprivate func contents(_ anchor: MenuAnchor) -> FilledMenu.Contents {
      let menu = opened()
      anchor.sharedItems = menu.sharedItems
      return FilledMenu.Contents(
        title: menu.title ?? "", rows: MenuRows(of: menu.entries), anchor: anchor)
    }

    /// Makes a menu for the clicked items of an owner, or for the background if nothing was clicked (nil). Once the
    /// owner is gone, the menu is empty.
    ///
    /// - Parameters:
    ///   - places: Returns the places that the menu applies to when it opens, in order.
    ///   - item: Returns the item at a place.
    fileprivate static func makeMenu<View: NSView, Owner: AnyObject, Place, Item>(
      for view: View, _ context: MenuItemsContext<Command, Item>, owner: Owner,
      background: (any ContextMenuSurface)?, places: @escaping @MainActor (View) -> [Place]?,
      item: @escaping @MainActor (Owner, View, Place) -> Item?
    ) -> NSMenu {
      KeylessMenu("") { [weak view, weak owner] in
        let anchor = MenuAnchor(view)
        let none = FilledMenu.Contents(title: "", rows: MenuRows([]), anchor: anchor)
        guard let view, let owner else { return none }
        guard let places = places(view) else { return background?.contents(anchor) ?? none }
        let items = places.compactMap { place in item(owner, view, place) }
        return items.isEmpty ? none : Self(context.context(for: items)).contents(anchor)
      }
    }
  }

  extension NSTableView {
    /// Adds a context menu to all rows of the table, and another to its background.
    ///
    /// ```swift
    /// tableView.setContextMenu(NoteContextMenu.self, for: rows, owner: self) { list, row in list.notes[row].id }
    /// ```
    ///
    /// The menu applies to the clicked row, or to all selected rows if the clicked row is one of them, in the order of
    /// the table. It captures their items when it opens, and keeps them until it has closed and its command has run,
    /// even if the table changes.
    ///
    /// - Parameters:
    ///   - menu: The menu for a row: `NoteContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - owner: The object that knows the items, such as the view controller. It is held weakly, and passed to `item`.
    ///   - background: The menu for the area without rows.
    ///   - item: Returns the item in a row, or nil for a row without a menu.
    public func setContextMenu<Menu: ContextMenuSurface, Owner: AnyObject, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>, owner: Owner,
      background: (any ContextMenuSurface)? = nil,
      item: @escaping @MainActor (_ owner: Owner, _ row: Int) -> Item?
    ) {
      self.menu = Menu.makeMenu(
        for: self, items, owner: owner, background: background, places: { $0.clickedRows },
        item: { owner, _, row in item(owner, row) })
    }

    /// Adds a context menu to all rows of the table, for an app that identifies rows by index.
    public func setContextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Int>,
      background: (any ContextMenuSurface)? = nil
    ) {
      setContextMenu(menu, for: items, owner: self, background: background, item: { $1 })
    }

    /// The rows that a context menu applies to, or nil for the background.
    fileprivate var clickedRows: [Int]? {
      let selected = selectedRowIndexes
      if clickedRow >= 0, !selected.contains(clickedRow) { return [clickedRow] }
      // A menu opened with the keyboard or by an assistive technology has no clicked row.
      let appliesToSelection = clickedRow >= 0 || !NSApplication.shared.isClicking
      return appliesToSelection && !selected.isEmpty ? selected.map { $0 } : nil
    }
  }

  extension NSOutlineView {
    /// Adds a context menu to all items of the outline view, and another to its background.
    ///
    /// The menu applies to the clicked item, or to all selected items if the clicked item is one of them, in the order
    /// of the outline view.
    ///
    /// - Parameters:
    ///   - menu: The menu for an item: `FolderContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - owner: The object that knows the items, such as the view controller. It is held weakly, and passed to `node`.
    ///   - background: The menu for the area without rows.
    ///   - node: Returns the item for an item of the outline view, or nil for one without a menu.
    public func setContextMenu<Menu: ContextMenuSurface, Owner: AnyObject, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>, owner: Owner,
      background: (any ContextMenuSurface)? = nil,
      node: @escaping @MainActor (_ owner: Owner, _ node: Any) -> Item?
    ) {
      self.menu = Menu.makeMenu(
        for: self, items, owner: owner, background: background, places: { $0.clickedRows },
        item: { owner, outline, row in outline.item(atRow: row).flatMap { node(owner, $0) } })
    }
  }

  extension NSCollectionView {
    /// Adds a context menu to all items of the collection view, and another to its background.
    ///
    /// ```swift
    /// collectionView.setContextMenu(PhotoContextMenu.self, for: photos, owner: self) { album, path in
    ///   album.photos[path.item].id
    /// }
    /// ```
    ///
    /// The menu applies to the clicked item, or to all selected items if the clicked item is one of them, in the order
    /// of their index paths. If it is opened without a click, with the keyboard or by VoiceOver, it applies to the
    /// focused item in the same way, or else to the selected items.
    ///
    /// - Parameters:
    ///   - menu: The menu for an item: `PhotoContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - owner: The object that knows the items, such as the view controller. It is held weakly, and passed to `item`.
    ///   - background: The menu for the area without items.
    ///   - item: Returns the item at an index path, or nil for one without a menu.
    public func setContextMenu<Menu: ContextMenuSurface, Owner: AnyObject, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>, owner: Owner,
      background: (any ContextMenuSurface)? = nil,
      item: @escaping @MainActor (_ owner: Owner, _ path: IndexPath) -> Item?
    ) {
      self.menu = Menu.makeMenu(
        for: self, items, owner: owner, background: background, places: { $0.clickedPaths },
        item: { owner, _, path in item(owner, path) })
    }

    /// Adds a context menu to all items of the collection view, for an app that identifies items by index path.
    public func setContextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, IndexPath>,
      background: (any ContextMenuSurface)? = nil
    ) {
      setContextMenu(menu, for: items, owner: self, background: background, item: { $1 })
    }

    /// The index paths that a context menu applies to, or nil for the background.
    private var clickedPaths: [IndexPath]? {
      let selected = selectionIndexPaths
      let application = NSApplication.shared
      let path: IndexPath?
      if let event = application.currentEvent, application.isClicking {
        path = indexPathForItem(at: convert(event.locationInWindow, from: nil))
        if path == nil { return nil }
      } else {
        path = focusedPath
      }
      if let path, !selected.contains(path) { return [path] }
      return selected.isEmpty ? nil : selected.sorted()
    }

    /// The index path of the item with the keyboard focus, to which VoiceOver moves it.
    private var focusedPath: IndexPath? {
      let responder = NSApplication.shared.keyWindow?.firstResponder as? NSView
      let focused = visibleItems().first { item in
        item.view.isAccessibilityFocused() || responder?.isDescendant(of: item.view) == true
      }
      return focused.flatMap { item in indexPath(for: item) }
    }
  }

  extension NSApplication {
    /// Whether the current event is a click, which has a place. Menus are also opened with the keyboard, by VoiceOver
    /// and by Voice Control.
    fileprivate var isClicking: Bool {
      switch currentEvent?.type {
      case .leftMouseDown, .leftMouseUp, .rightMouseDown, .rightMouseUp, .otherMouseDown,
        .otherMouseUp:
        return true
      default: return false
      }
    }
  }
#endif
