#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension ContextMenuSurface {
    /// The menu for a view's `menu`, or for its `menu(for:)`: it is filled each time it opens, and keeps all that it needs.
    ///
    /// - Parameter view: What the menu belongs to: its undo manager undoes, and its window asks. Without one, it is the window
    ///   that was clicked.
    public func makeMenu(for view: NSView? = nil) -> NSMenu {
      FilledMenu("") { [weak view] in contents(MenuOrigin(view)) }
    }

    /// The menu as it opens now.
    fileprivate func contents(_ origin: MenuOrigin) -> FilledMenu.Contents {
      let menu = opened()
      return FilledMenu.Contents(
        title: menu.title ?? "", rows: MenuRowBuilder.rows(of: menu.entries), origin: origin)
    }

    /// A menu of items that were clicked, or of the background where none is (nil).
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
    /// Gives all rows of the table their context menu, and its background another.
    ///
    /// ```swift
    /// tableView.contextMenu(NoteContextMenu.self, for: rows, background: NoteListBackgroundMenu(menus)) { row in
    ///   notes[row].id
    /// }
    /// ```
    ///
    /// The menu is about the row that was clicked, or about all selected rows if that is one of them. What that is stays the
    /// same until the menu has closed and its command is performed, whatever happens to the table.
    ///
    /// - Parameters:
    ///   - menu: The menu of a row: `NoteContextMenu.self`.
    ///   - items: What the menu shows and does for items.
    ///   - background: The menu of the area without rows.
    ///   - item: The item in a row; nil for a row without a menu.
    public func contextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      background: (any ContextMenuSurface)? = nil, item: @escaping @MainActor (_ row: Int) -> Item?
    ) {
      self.menu = Menu.makeMenu(for: self, items, background: background) { table in
        table.clickedRows?.compactMap(item)
      }
    }

    /// Gives all rows of the table their context menu, for an app that knows them by number.
    public func contextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Int>,
      background: (any ContextMenuSurface)? = nil
    ) {
      contextMenu(menu, for: items, background: background, item: { $0 })
    }

    /// The rows that a context menu is about; nil for the background.
    fileprivate var clickedRows: [Int]? {
      let clicked = clickedRow
      let selected = selectedRowIndexes
      if selected.contains(clicked) { return selected.map { $0 } }
      if clicked >= 0 { return [clicked] }
      // The keyboard clicks no row.
      return NSApplication.shared.currentEvent?.type == .keyDown && !selected.isEmpty
        ? selected.map { $0 } : nil
    }
  }

  extension NSOutlineView {
    /// Gives all items of the outline their context menu, and its background another.
    ///
    /// - Parameters:
    ///   - menu: The menu of an item: `FolderContextMenu.self`.
    ///   - items: What the menu shows and does for items.
    ///   - background: The menu of the area without rows.
    ///   - node: The item for an item of the outline; nil for one without a menu.
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
    /// Gives all items of the collection their context menu, and its background another.
    ///
    /// The menu is about the item that was clicked, or about all selected items if that is one of them.
    ///
    /// - Parameters:
    ///   - menu: The menu of an item: `PhotoContextMenu.self`.
    ///   - items: What the menu shows and does for items.
    ///   - background: The menu of the area without items.
    ///   - item: The item at an index path; nil for one without a menu.
    public func contextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      background: (any ContextMenuSurface)? = nil,
      item: @escaping @MainActor (_ path: IndexPath) -> Item?
    ) {
      self.menu = Menu.makeMenu(for: self, items, background: background) { collection in
        collection.clickedPaths?.compactMap(item)
      }
    }

    /// Gives all items of the collection their context menu, for an app that knows them by index paths.
    public func contextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, IndexPath>,
      background: (any ContextMenuSurface)? = nil
    ) {
      contextMenu(menu, for: items, background: background, item: { $0 })
    }

    /// The index paths that a context menu is about; nil for the background.
    private var clickedPaths: [IndexPath]? {
      let selected = selectionIndexPaths
      guard let event = NSApplication.shared.currentEvent else { return nil }
      // The keyboard clicks no item.
      if event.type == .keyDown { return selected.isEmpty ? nil : selected.sorted() }
      let point = convert(event.locationInWindow, from: nil)
      guard let clicked = indexPathForItem(at: point) else { return nil }
      return selected.contains(clicked) ? selected.sorted() : [clicked]
    }
  }
#endif
