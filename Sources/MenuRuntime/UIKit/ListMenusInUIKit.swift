#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @available(tvOS 17, *)
  extension UITableView {
    /// Gives all rows and the empty area their context menus, with previews and what a tap on them does.
    ///
    /// ```swift
    /// tableView.contextMenu(NoteContextMenu.self, for: rows, background: NoteListBackgroundMenu(menus)) { path in
    ///   dataSource.itemIdentifier(for: path)
    /// }
    /// ```
    ///
    /// Call it once the table has its delegate, which goes on getting everything else: the menus' delegate
    /// takes its place, and the table keeps it. A row that is selected has the menu of all that are.
    ///
    /// - Parameters:
    ///   - items: The state and the commands of the rows that a menu opens on.
    ///   - background: The menu of the empty area.
    ///   - preview: Makes the preview of an item; without one, the row itself is lifted.
    ///   - commit: Does what a tap on the preview is for; without it, a tap performs the command that the menu
    ///     opens its item with.
    ///   - item: The item at an index path; nil for a row that has no menu.
    /// - Returns: What stands between the table and its delegate.
    @discardableResult
    public func contextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      background: (any ContextMenuSurface)? = nil,
      preview: (@MainActor (Item) -> UIViewController?)? = nil,
      commit: (@MainActor ([Item], UIViewController?) -> Void)? = nil,
      item: @escaping @MainActor (IndexPath) -> Item?
    ) -> MenuTableDelegate {
      let menus = ListMenus(menu, items, background, preview, commit, item)
      let delegate = MenuTableDelegate(
        menus, self,
        background: menus.backgroundInteraction { [weak self] point in
          self.map { $0.indexPathForRow(at: point) == nil } ?? false
        })
      addInteraction(delegate)
      return delegate
    }

    /// Gives all rows and the empty area their context menus, for an app that knows rows by index paths.
    @discardableResult
    public func contextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, IndexPath>,
      background: (any ContextMenuSurface)? = nil,
      preview: (@MainActor (IndexPath) -> UIViewController?)? = nil,
      commit: (@MainActor ([IndexPath], UIViewController?) -> Void)? = nil
    ) -> MenuTableDelegate {
      contextMenu(
        menu, for: items, background: background, preview: preview, commit: commit, item: { $0 })
    }
  }

  @available(tvOS 17, *)
  extension UICollectionView {
    /// Gives all items and the empty area their context menus, with previews and what a tap on them does.
    ///
    /// ```swift
    /// collectionView.contextMenu(NoteContextMenu.self, for: items, background: NoteListBackgroundMenu(menus)) { path in
    ///   dataSource.itemIdentifier(for: path)
    /// }
    /// ```
    ///
    /// Call it once the collection has its delegate, which goes on getting everything else: the menus'
    /// delegate takes its place, and the collection keeps it. An item that is selected has the menu of all
    /// that are.
    ///
    /// - Parameters:
    ///   - items: The state and the commands of the items that a menu opens on.
    ///   - background: The menu of the empty area.
    ///   - preview: Makes the preview of an item; without one, the cell itself is lifted.
    ///   - commit: Does what a tap on the preview is for; without it, a tap performs the command that the menu
    ///     opens its item with.
    ///   - item: The item at an index path; nil for a cell that has no menu.
    /// - Returns: What stands between the collection and its delegate.
    @discardableResult
    public func contextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      background: (any ContextMenuSurface)? = nil,
      preview: (@MainActor (Item) -> UIViewController?)? = nil,
      commit: (@MainActor ([Item], UIViewController?) -> Void)? = nil,
      item: @escaping @MainActor (IndexPath) -> Item?
    ) -> MenuCollectionDelegate {
      let menus = ListMenus(menu, items, background, preview, commit, item)
      var background: UIContextMenuInteraction?
      if #available(iOS 16, *) {
        // The delegate is asked for the empty area as well.
      } else {
        background = menus.backgroundInteraction { [weak self] point in
          self.map { $0.indexPathForItem(at: point) == nil } ?? false
        }
      }
      let delegate = MenuCollectionDelegate(menus, self, background: background)
      addInteraction(delegate)
      return delegate
    }

    /// Gives all items and the empty area their context menus, for an app that knows items by index paths.
    @discardableResult
    public func contextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, IndexPath>,
      background: (any ContextMenuSurface)? = nil,
      preview: (@MainActor (IndexPath) -> UIViewController?)? = nil,
      commit: (@MainActor ([IndexPath], UIViewController?) -> Void)? = nil
    ) -> MenuCollectionDelegate {
      contextMenu(
        menu, for: items, background: background, preview: preview, commit: commit, item: { $0 })
    }
  }

  /// The context menus of a table or collection, whatever its items are.
  @available(tvOS 17, *)
  @MainActor
  struct ListMenus {
    /// Opens the menu of some items; nil where none of them has one.
    let open: @MainActor ([IndexPath]) -> OpenedMenu?
    /// Opens the menu of the empty area.
    private(set) var background: (@MainActor () -> OpenedMenu)?
    /// Makes the preview of an item.
    private(set) var preview: (@MainActor (IndexPath) -> UIViewController?)?
    /// Does what a tap on the preview of some items is for.
    private(set) var commit: (@MainActor ([IndexPath], UIViewController?) -> Void)?

    init<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, _ items: MenuItemsContext<Menu.Command, Item>,
      _ background: (any ContextMenuSurface)?,
      _ preview: (@MainActor (Item) -> UIViewController?)?,
      _ commit: (@MainActor ([Item], UIViewController?) -> Void)?,
      _ item: @escaping @MainActor (IndexPath) -> Item?
    ) {
      open = { paths in
        let chosen = paths.compactMap(item)
        return chosen.isEmpty ? nil : Menu(items.on(chosen)).opened()
      }
      if let background { self.background = { background.opened() } }
      if let preview { self.preview = { path in item(path).flatMap(preview) } }
      if let commit {
        self.commit = { paths, controller in commit(paths.compactMap(item), controller) }
      }
    }

    /// What shows the menu of the empty area; nil if it has none.
    func backgroundInteraction(
      where isEmpty: @escaping @MainActor (CGPoint) -> Bool
    ) -> UIContextMenuInteraction? {
      background.map { background in
        MenuInteraction(MenuInteractionDelegate(open: { isEmpty($0) ? background() : nil }))
      }
    }

    /// What a menu opens on: the item that was pressed, or all that are selected if it is one of them.
    static func paths(at pressed: IndexPath, selected: [IndexPath]?) -> [IndexPath] {
      guard let selected, selected.count > 1, selected.contains(pressed) else { return [pressed] }
      return selected
    }
  }

  /// The menu of a list that is open, or was last.
  @available(tvOS 17, *)
  @MainActor
  struct OpenedListMenu {
    var menu: OpenedMenu
    /// The items that it opened on; none for the empty area.
    var paths: [IndexPath]

    /// What UIKit shows of it; nil where there is nothing to show.
    func configuration(on view: UIView, _ menus: ListMenus) -> UIContextMenuConfiguration? {
      let first = paths.first
      var preview: (@MainActor () -> UIViewController?)?
      if let make = menus.preview, let first, paths.count == 1 { preview = { make(first) } }
      return menu.configuration(
        identifier: first.map { first in first as NSIndexPath }, for: view, preview: preview)
    }

    /// Does what a tap on the preview is for.
    func commit(
      on view: UIView?, _ menus: ListMenus, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let commit = menus.commit else {
        menu.commit(for: view, animator, nil)
        return
      }
      menu.commit(for: view, animator) { controller in commit(paths, controller) }
    }
  }
#endif
