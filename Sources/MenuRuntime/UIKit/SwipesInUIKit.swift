#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension UITableView {
    /// The swipe actions of a row, for the table view's delegate:
    ///
    /// ```swift
    /// func tableView(
    ///   _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    /// ) -> UISwipeActionsConfiguration? {
    ///   tableView.makeSwipeActions(MessageRowSwipes.self, for: rows, at: path, edge: .trailing) { path in ids[path.row] }
    /// }
    /// ```
    ///
    /// They act on the swiped row alone, selected or not. A command that asks does so at the row, which stays open until
    /// people have answered; the question is taken back if the row goes.
    ///
    /// - Parameters:
    ///   - swipes: The actions of a row: `MessageRowSwipes.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - indexPath: The swiped row.
    ///   - edge: The edge of the delegate's method.
    ///   - item: Returns the item at an index path, or nil for a row without actions of the library.
    /// - Returns: The configuration, which may have no actions; nil for a row without an item, which gets UIKit's own.
    public func makeSwipeActions<Swipes: SwipeSurface, Item>(
      _ swipes: Swipes.Type, for items: MenuItemsContext<Swipes.Command, Item>,
      at indexPath: IndexPath, edge: MenuSwipeEdge, item: (IndexPath) -> Item?
    ) -> UISwipeActionsConfiguration? {
      item(indexPath).map {
        Swipes(items.context(for: [$0])).opened(edge).configuration(at: indexPath)
      }
    }

    /// The swipe actions of a row, for an app that identifies rows by index path.
    public func makeSwipeActions<Swipes: SwipeSurface>(
      _ swipes: Swipes.Type, for items: MenuItemsContext<Swipes.Command, IndexPath>,
      at indexPath: IndexPath, edge: MenuSwipeEdge
    ) -> UISwipeActionsConfiguration? {
      makeSwipeActions(swipes, for: items, at: indexPath, edge: edge, item: { $0 })
    }
  }

  extension UICollectionLayoutListConfiguration {
    /// Sets the swipe actions of a collection view's list, at both edges:
    ///
    /// ```swift
    /// var list = UICollectionLayoutListConfiguration(appearance: .plain)
    /// list.setSwipeActions(MessageRowSwipes.self, for: rows, owner: self) { list, path in
    ///   list.source.itemIdentifier(for: path)
    /// }
    /// collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    /// ```
    ///
    /// They behave like those of a table view.
    ///
    /// - Parameters:
    ///   - swipes: The actions of a row: `MessageRowSwipes.self`.
    ///   - items: The context that supplies the state and performs the commands for items.
    ///   - owner: What knows the items. It is held weakly.
    ///   - item: Returns the item at an index path, or nil for a row without actions.
    @MainActor
    public mutating func setSwipeActions<Swipes: SwipeSurface, Item, Owner: AnyObject>(
      _ swipes: Swipes.Type, for items: MenuItemsContext<Swipes.Command, Item>, owner: Owner,
      item: @escaping @MainActor (Owner, IndexPath) -> Item?
    ) {
      func configuration(
        _ edge: MenuSwipeEdge, _ owner: Owner?, _ path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard let owner, let item = item(owner, path) else { return nil }
        return Swipes(items.context(for: [item])).opened(edge).configuration(at: path)
      }
      leadingSwipeActionsConfigurationProvider = { [weak owner] path in
        configuration(.leading, owner, path)
      }
      trailingSwipeActionsConfigurationProvider = { [weak owner] path in
        configuration(.trailing, owner, path)
      }
    }
  }

  extension OpenedSwipe {
    /// The actions of a row of a list. UIKit retains them as long as the row is open.
    fileprivate func configuration(at indexPath: IndexPath) -> UISwipeActionsConfiguration {
      let configuration = UISwipeActionsConfiguration(
        actions: items.map { action(for: $0, at: indexPath) })
      // It is true at first.
      configuration.performsFirstActionWithFullSwipe = isFull
      return configuration
    }

    private func action(
      for item: MenuEntry<MenuAction>.Item, at indexPath: IndexPath
    ) -> UIContextualAction {
      // UIKit itself takes the row of a destructive action away, whatever the app does.
      let action = UIContextualAction(style: .normal, title: item.controlTitle) {
        _, view, completion in
        let ending = MenuEnding { completion($0) }
        guard let item = current(item.key) else { return ending.end(.unavailable) }
        MenuAnchor(swiped: view, row: indexPath).choose(item, ending)
      }
      action.image = item.image?.filledUIImage
      if item.isDestructive { action.backgroundColor = UIColor.systemRed }
      return action
    }
  }

  @MainActor
  extension MenuImage {
    /// The image in a swipe action, where symbols are filled if they can be.
    fileprivate var filledUIImage: UIImage? {
      if let symbolName, let filled = UIImage(systemName: symbolName + ".fill") { return filled }
      return uiImage
    }
  }
#endif
