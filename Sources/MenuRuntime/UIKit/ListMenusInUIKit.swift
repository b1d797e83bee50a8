#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @available(tvOS 17, *)
  extension UITableView {
    /// Adds context menus to all rows and to the empty area, with previews and their tap actions.
    ///
    /// ```swift
    /// tableView.contextMenu(NoteContextMenu.self, for: rows, background: NoteListBackgroundMenu(menus)) { path in
    ///   dataSource.itemIdentifier(for: path)
    /// }
    /// ```
    ///
    /// Call it after setting the table view's delegate. The menus' delegate replaces it and forwards all other
    /// messages; the table view retains the menus' delegate. For a selected row, the menu applies to all selected rows.
    ///
    /// - Parameters:
    ///   - items: The context that supplies the state and performs the commands for the menu's rows.
    ///   - background: The menu of the empty area.
    ///   - preview: Makes the preview of an item. Without one, the row itself is lifted.
    ///   - commit: The action of a tap on the preview. Without one, a tap performs the menu's preview command. On
    ///     tvOS, a preview cannot be chosen.
    ///   - item: Returns the item at an index path, or nil for a row without a menu.
    /// - Returns: The delegate between the table view and the app's delegate.
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

    /// Adds context menus to all rows and to the empty area, for an app that identifies rows by index path.
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
    /// Adds context menus to all items and to the empty area, with previews and their tap actions.
    ///
    /// ```swift
    /// collectionView.contextMenu(
    ///   NoteContextMenu.self, for: items, background: NoteListBackgroundMenu(menus)
    /// ) { path in
    ///   dataSource.itemIdentifier(for: path)
    /// }
    /// ```
    ///
    /// Call it after setting the collection view's delegate. The menus' delegate replaces it and forwards all other
    /// messages; the collection view retains the menus' delegate. For a selected item, the menu applies to all selected
    /// items.
    ///
    /// - Parameters:
    ///   - items: The context that supplies the state and performs the commands for the menu's items.
    ///   - background: The menu of the empty area.
    ///   - preview: Makes the preview of an item. Without one, the cell itself is lifted.
    ///   - commit: The action of a tap on the preview. Without one, a tap performs the menu's preview command. On
    ///     tvOS, a preview cannot be chosen.
    ///   - item: Returns the item at an index path, or nil for a cell without a menu.
    /// - Returns: The delegate between the collection view and the app's delegate.
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
        // UIKit asks the delegate for the empty area's menu, too.
      } else {
        background = menus.backgroundInteraction { [weak self] point in
          self.map { $0.indexPathForItem(at: point) == nil } ?? false
        }
      }
      let delegate = MenuCollectionDelegate(menus, self, background: background)
      addInteraction(delegate)
      return delegate
    }

    /// Adds context menus to all items and to the empty area, for an app that identifies items by index path.
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

  /// The type-erased context menus of a table or collection view.
  @available(tvOS 17, *)
  @MainActor
  struct ListMenus {
    /// Opens the menu for some items; returns nil if none of them has one.
    let open: @MainActor ([IndexPath]) -> OpenedMenu?
    /// Opens the menu of the empty area.
    private(set) var background: (@MainActor () -> OpenedMenu)?
    /// Makes the preview of an item.
    private(set) var preview: (@MainActor (IndexPath) -> UIViewController?)?
    /// Performs the tap action of the preview of some items.
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

    /// The interaction that shows the menu of the empty area, or nil if it has none.
    func backgroundInteraction(
      where isEmpty: @escaping @MainActor (CGPoint) -> Bool
    ) -> UIContextMenuInteraction? {
      background.map { background in
        MenuInteraction(MenuInteractionDelegate(open: { isEmpty($0) ? background() : nil }))
      }
    }

    /// The items that a menu applies to: the pressed item, or all selected ones if it is one of them.
    static func paths(at pressed: IndexPath, selected: [IndexPath]?) -> [IndexPath] {
      guard let selected, selected.count > 1, selected.contains(pressed) else { return [pressed] }
      return selected
    }
  }

  /// The open or most recent menu of a list.
  @available(tvOS 17, *)
  @MainActor
  struct OpenedListMenu {
    var menu: OpenedMenu
    /// The items that the menu opened for; empty for the empty area.
    var paths: [IndexPath]

    /// The menu's configuration, or nil if there is nothing to show.
    func configuration(on view: UIView, _ menus: ListMenus) -> UIContextMenuConfiguration? {
      let first = paths.first
      var preview: (@MainActor () -> UIViewController?)?
      if let make = menus.preview, let first, paths.count == 1 { preview = { make(first) } }
      return menu.configuration(
        identifier: first.map { first in first as NSIndexPath }, for: view, preview: preview)
    }

    #if !os(tvOS)
      /// Performs the preview's tap action.
      func commit(
        on view: UIView?, _ menus: ListMenus,
        _ animator: any UIContextMenuInteractionCommitAnimating
      ) {
        guard let commit = menus.commit else {
          menu.commit(for: view, animator, nil)
          return
        }
        menu.commit(for: view, animator) { controller in commit(paths, controller) }
      }
    #endif
  }
#endif
