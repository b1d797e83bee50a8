#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  // UIKit shows the context menus of lists: it lifts rows, combines the menu with drags, and opens it for the row that has
  // the keyboard focus. It asks the list's delegate, so the app's delegate passes its calls on to these methods.

  @available(tvOS 17, *)
  extension UITableView {
    /// The context menu of a row, for the table view's delegate:
    ///
    /// ```swift
    /// func tableView(
    ///   _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
    /// ) -> UIContextMenuConfiguration? {
    ///   tableView.makeContextMenu(NoteContextMenu.self, for: rows, at: path) { path in notes[path.row].id }
    /// }
    /// ```
    ///
    /// For a selected row, the menu applies to all selected rows, in the order of the table. It captures their items when
    /// it opens, and keeps them until it has closed and its command has run, even if the table changes.
    ///
    /// - Parameters:
    ///   - menu: The menu of a row: `NoteContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - indexPath: The pressed row.
    ///   - preview: Makes the preview of the pressed item. Without one, the row itself is lifted.
    ///   - item: Returns the item at an index path, or nil for a row without a menu.
    /// - Returns: The menu's configuration, or nil if there is nothing to show.
    public func makeContextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>, at indexPath: IndexPath,
      preview: (@MainActor (Item) -> UIViewController?)? = nil, item: (IndexPath) -> Item?
    ) -> UIContextMenuConfiguration? {
      guard let pressed = item(indexPath) else { return nil }
      let rows = RowsMenu.paths(at: indexPath, selected: indexPathsForSelectedRows)
      let opened = Menu(items.context(for: rows.compactMap(item))).opened()
      return RowsMenu(opened, at: indexPath, in: self).configuration(
        preview: rows.count == 1 ? preview : nil, of: pressed)
    }

    /// The context menu of a row, for an app that identifies rows by index path.
    public func makeContextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, IndexPath>,
      at indexPath: IndexPath, preview: (@MainActor (IndexPath) -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration? {
      makeContextMenu(menu, for: items, at: indexPath, preview: preview, item: { $0 })
    }

    /// The row clipped to the outline of its menu's previews, for a delegate's
    /// `tableView(_:previewForHighlightingContextMenuWithConfiguration:)` and its dismissal counterpart. Only a menu with
    /// an outline needs them.
    public func makeContextMenuPreview(
      for configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      guard let rows = configuration.identifier as? RowsMenu, let path = rows.indexPath else {
        return nil
      }
      return cellForRow(at: path).flatMap { rows.menu.previewShape.targetedPreview(of: $0) }
    }
  }

  @available(tvOS 17, *)
  extension UICollectionView {
    /// The context menu of some items or of the empty area, for the collection view's delegate:
    ///
    /// ```swift
    /// func collectionView(
    ///   _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
    /// ) -> UIContextMenuConfiguration? {
    ///   collectionView.makeContextMenu(NoteContextMenu.self, for: rows, at: paths) { path in notes[path.item].id }
    /// }
    /// ```
    ///
    /// Before iOS 16, call it in `collectionView(_:contextMenuConfigurationForItemAt:point:)` with the one index path.
    /// For a selected item, the menu applies to all selected items, in the order of their index paths. It captures them
    /// when it opens, and keeps them until it has closed and its command has run, even if the collection changes.
    ///
    /// - Parameters:
    ///   - menu: The menu of an item: `NoteContextMenu.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - indexPaths: The pressed items; empty for the empty area.
    ///   - background: The menu of the empty area.
    ///   - preview: Makes the preview of a single item. Without one, the cell itself is lifted.
    ///   - item: Returns the item at an index path, or nil for a cell without a menu.
    /// - Returns: The menu's configuration, or nil if there is nothing to show.
    public func makeContextMenu<Menu: ContextMenuSurface, Item>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
      at indexPaths: [IndexPath],
      background: (any ContextMenuSurface)? = nil,
      preview: (@MainActor (Item) -> UIViewController?)? = nil, item: (IndexPath) -> Item?
    ) -> UIContextMenuConfiguration? {
      guard let first = indexPaths.first else {
        return background.flatMap {
          RowsMenu($0.opened(), at: nil, in: self).configuration(preview: nil, of: ())
        }
      }
      guard let pressed = item(first) else { return nil }
      let paths =
        indexPaths.count > 1
        ? indexPaths.sorted() : RowsMenu.paths(at: first, selected: indexPathsForSelectedItems)
      let opened = Menu(items.context(for: paths.compactMap(item))).opened()
      return RowsMenu(opened, at: first, in: self).configuration(
        preview: paths.count == 1 ? preview : nil, of: pressed)
    }

    /// The context menu of some items or of the empty area, for an app that identifies items by index path.
    public func makeContextMenu<Menu: ContextMenuSurface>(
      _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, IndexPath>,
      at indexPaths: [IndexPath], background: (any ContextMenuSurface)? = nil,
      preview: (@MainActor (IndexPath) -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration? {
      makeContextMenu(
        menu, for: items, at: indexPaths, background: background, preview: preview, item: { $0 })
    }

    /// An item's cell clipped to the outline of its menu's previews, for a delegate's
    /// `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)` and its dismissal counterpart. Only a menu
    /// with an outline needs them.
    ///
    /// - Parameter indexPath: The item; nil for the pressed one, in the methods that UIKit calls before iOS 16.
    public func makeContextMenuPreview(
      for configuration: UIContextMenuConfiguration, at indexPath: IndexPath? = nil
    ) -> UITargetedPreview? {
      guard let rows = configuration.identifier as? RowsMenu,
        let path = indexPath ?? rows.indexPath
      else { return nil }
      return cellForItem(at: path).flatMap { rows.menu.previewShape.targetedPreview(of: $0) }
    }
  }

  #if !os(tvOS)
    extension UITableView {
      /// Performs the preview command of a row's context menu, for the delegate's `willPerformPreviewActionForMenuWith`
      /// method: `tableView.performContextMenuPreviewAction(configuration, with: animator)`.
      public func performContextMenuPreviewAction(
        _ configuration: UIContextMenuConfiguration,
        with animator: any UIContextMenuInteractionCommitAnimating
      ) {
        (configuration.identifier as? RowsMenu)?.performPreviewAction(with: animator)
      }
    }

    extension UICollectionView {
      /// Performs the preview command of an item's context menu, for the delegate's
      /// `willPerformPreviewActionForMenuWith` method:
      /// `collectionView.performContextMenuPreviewAction(configuration, with: animator)`.
      public func performContextMenuPreviewAction(
        _ configuration: UIContextMenuConfiguration,
        with animator: any UIContextMenuInteractionCommitAnimating
      ) {
        (configuration.identifier as? RowsMenu)?.performPreviewAction(with: animator)
      }
    }
  #endif

  /// The context menu of some rows of a list. It identifies the menu's configuration, which UIKit passes to the delegate
  /// until the menu has closed.
  @available(tvOS 17, *)
  @MainActor
  private final class RowsMenu: NSObject, NSCopying {
    let menu: OpenedMenu
    /// The pressed row, or nil for the empty area.
    let indexPath: IndexPath?
    let anchor: MenuAnchor

    init(_ menu: OpenedMenu, at indexPath: IndexPath?, in list: UIScrollView) {
      self.menu = menu
      self.indexPath = indexPath
      anchor = MenuAnchor(row: indexPath, in: list)
      super.init()
    }

    nonisolated func copy(with zone: NSZone?) -> Any { self }

    /// The menu's configuration, or nil if there is nothing to show.
    func configuration<Item>(
      preview: (@MainActor (Item) -> UIViewController?)?, of item: Item
    ) -> UIContextMenuConfiguration? {
      var makePreview: (@MainActor () -> UIViewController?)?
      if let preview { makePreview = { preview(item) } }
      return menu.configuration(identifier: self, at: anchor, preview: makePreview)
    }

    #if !os(tvOS)
      func performPreviewAction(with animator: any UIContextMenuInteractionCommitAnimating) {
        menu.commit(at: anchor, animator, nil)
      }
    #endif

    /// The rows that a menu applies to: the pressed one, or all selected ones if it is one of them.
    static func paths(at pressed: IndexPath, selected: [IndexPath]?) -> [IndexPath] {
      guard let selected, selected.count > 1, selected.contains(pressed) else { return [pressed] }
      return selected.sorted()
    }
  }
#endif
