#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension ContextMenuSurface {
    /// Returns the menu for a view's `menu` or `menu(for:)`. The menu is filled each time it opens, and retains
    /// everything it needs.
    ///
    /// - Parameter view: The view that the menu belongs to. It supplies the undo manager and the window for
    ///   confirmations. Without a view, the clicked window does.
    public func makeMenu(for view: NSView? = nil) -> NSMenu {
      FilledMenu("") { [weak view] in contents(MenuOrigin(view)) }
    }

    /// The current contents of the menu.
    fileprivate func contents(_ origin: MenuOrigin) -> FilledMenu.Contents {
      let menu = opened()
      return FilledMenu.Contents(
        title: menu.title ?? "", rows: MenuRowBuilder.rows(of: menu.entries), origin: origin)
    }

    /// Makes a menu for the clicked items, or for the background if there are none (nil).
    fileprivate static func makeMenu<View: NSView, Item>(
      for view: View, _ context: MenuItemsContext<Command, Item>,
      background: (any ContextMenuSurface)?, _ items: @escaping @MainActor (View) -> [Item]?
    ) -> NSMenu {
      FilledMenu("") { [weak view] in
        let origin = MenuOrigin(view)
        let none = FilledMenu.Contents(title: "", rows: [], origin: origin)
        guard let view, let items = items(view) else { return background?.contents(origin) ?? none }
        return items.isEmpty ? none : Self(context.on(items)).contents(origin)
      }
    }
  }

  extension NSTableView {
    /// Adds a context menu to all rows of the table, and another to its background.
    ///
    /// ```swift
    /// tableView.contextMenu(NoteContextMenu.self, for: rows, background: NoteListBackgroundMenu(menus)) { row in
    ///   notes[row].id
    /// }
    /// ```
    ///
    /// The menu applies to the clicked row, or to all selected rows if the clicked row is one of them. It captures them
    /// when it opens, and keeps them until it has closed and its command has run, even if the table changes.
    ///
    /// - Parameters:
    ///   - menu: The menu for a row: `NoteContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - background: The menu for the area without rows.
    ///   - item: Returns the item in a row, or nil for a row without a menu.
    public func contextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      background: (any ContextMenuSurface)? = nil, item: @escaping @MainActor (_ row: Int) -> Item?
    ) {
      self.menu = Menu.makeMenu(for: self, items, background: background) { table in
        table.clickedRows?.compactMap(item)
      }
    }

    /// Adds a context menu to all rows of the table, for an app that identifies rows by index.
    public func contextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Int>,
      background: (any ContextMenuSurface)? = nil
    ) {
      contextMenu(menu, for: items, background: background, item: { $0 })
    }

    /// The rows that a context menu applies to, or nil for the background.
    fileprivate var clickedRows: [Int]? {
      let clicked = clickedRow
      let selected = selectedRowIndexes
      if selected.contains(clicked) { return selected.map { $0 } }
      if clicked >= 0 { return [clicked] }
      // A menu opened with the keyboard has no clicked row.
      return NSApplication.shared.currentEvent?.type == .keyDown && !selected.isEmpty
        ? selected.map { $0 } : nil
    }
  }

  extension NSOutlineView {
    /// Adds a context menu to all items of the outline view, and another to its background.
    ///
    /// - Parameters:
    ///   - menu: The menu for an item: `FolderContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - background: The menu for the area without rows.
    ///   - node: Returns the item for an item of the outline view, or nil for one without a menu.
    public func contextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      background: (any ContextMenuSurface)? = nil, node: @escaping @MainActor (_ node: Any) -> Item?
    ) {
      self.menu = Menu.makeMenu(for: self, items, background: background) { outline in
        outline.clickedRows?.compactMap { row in outline.item(atRow: row).flatMap(node) }
      }
    }
  }

  extension NSCollectionView {
    /// Adds a context menu to all items of the collection view, and another to its background.
    ///
    /// The menu applies to the clicked item, or to all selected items if the clicked item is one of them.
    ///
    /// - Parameters:
    ///   - menu: The menu for an item: `PhotoContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - background: The menu for the area without items.
    ///   - item: Returns the item at an index path, or nil for one without a menu.
    public func contextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      background: (any ContextMenuSurface)? = nil,
      item: @escaping @MainActor (_ path: IndexPath) -> Item?
    ) {
      self.menu = Menu.makeMenu(for: self, items, background: background) { collection in
        collection.clickedPaths?.compactMap(item)
      }
    }

    /// Adds a context menu to all items of the collection view, for an app that identifies items by index path.
    public func contextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, IndexPath>,
      background: (any ContextMenuSurface)? = nil
    ) {
      contextMenu(menu, for: items, background: background, item: { $0 })
    }

    /// The index paths that a context menu applies to, or nil for the background.
    private var clickedPaths: [IndexPath]? {
      let selected = selectionIndexPaths
      guard let event = NSApplication.shared.currentEvent else { return nil }
      // A menu opened with the keyboard has no clicked item.
      if event.type == .keyDown { return selected.isEmpty ? nil : selected.sorted() }
      let point = convert(event.locationInWindow, from: nil)
      guard let clicked = indexPathForItem(at: point) else { return nil }
      return selected.contains(clicked) ? selected.sorted() : [clicked]
    }
  }
#endif
