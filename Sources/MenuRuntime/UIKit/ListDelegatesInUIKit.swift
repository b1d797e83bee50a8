#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A delegate that shows a table view's context menus, and forwards everything else to the app's delegate.
  ///
  /// The table view retains it, as one of its interactions.
  @available(tvOS 17, *)
  @MainActor
  public final class MenuTableDelegate: NSObject, UITableViewDelegate, UIInteraction {
    /// The app's delegate, held weakly.
    public weak var delegate: (any UITableViewDelegate)? {
      didSet { connect() }
    }
    public private(set) weak var view: UIView?
    private let menus: ListMenus
    private let handedOn: HandedOnMessages
    private weak var tableView: UITableView?
    /// The interaction that shows the menu of the empty area.
    private let background: UIContextMenuInteraction?
    private var opened: OpenedListMenu?

    init(_ menus: ListMenus, _ tableView: UITableView, background: UIContextMenuInteraction?) {
      (self.menus, self.tableView, self.background) = (menus, tableView, background)
      // A second call replaces the menus, not the app's own delegate.
      let earlier = tableView.delegate as? MenuTableDelegate
      handedOn = HandedOnMessages()
      super.init()
      delegate = earlier?.delegate ?? tableView.delegate
      if let earlier { tableView.removeInteraction(earlier) }
      connect()
    }

    /// Resets the delegate, so that the table view checks again which methods it implements.
    private func connect() {
      handedOn.target = delegate
      tableView?.delegate = nil
      tableView?.delegate = self
    }

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) {
      if let background {
        self.view?.removeInteraction(background)
        view?.addInteraction(background)
      }
      self.view = view
    }

    nonisolated public override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || handedOn.target?.responds(to: selector) == true
    }

    nonisolated public override func forwardingTarget(for selector: Selector!) -> Any? {
      handedOn.target
    }

    public func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let paths = ListMenus.paths(at: indexPath, selected: tableView.indexPathsForSelectedRows)
      // The pressed row comes first because it is the one that is lifted.
      let pressedFirst = [indexPath] + paths.filter { $0 != indexPath }
      opened = menus.open(paths).map { OpenedListMenu(menu: $0, paths: pressedFirst) }
      let cell = tableView.cellForRow(at: indexPath)
      return opened?.configuration(on: cell ?? tableView, menus)
    }

    public func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      targetedPreview(configuration)
    }

    public func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      targetedPreview(configuration)
    }

    #if !os(tvOS)
      public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        opened?.commit(on: cell(of: configuration), menus, animator)
      }
    #endif

    private func targetedPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    {
      cell(of: configuration).flatMap { opened?.menu.previewShape.targetedPreview(of: $0) }
    }

    private func cell(of configuration: UIContextMenuConfiguration) -> UIView? {
      guard let path = configuration.identifier as? NSIndexPath else { return nil }
      return tableView?.cellForRow(at: path as IndexPath)
    }
  }

  /// A delegate that shows a collection view's context menus, and forwards everything else to the app's delegate.
  ///
  /// The collection view retains it, as one of its interactions.
  @available(tvOS 17, *)
  @MainActor
  public final class MenuCollectionDelegate: NSObject, UICollectionViewDelegate, UIInteraction {
    /// The app's delegate, held weakly.
    public weak var delegate: (any UICollectionViewDelegate)? {
      didSet { connect() }
    }
    public private(set) weak var view: UIView?
    private let menus: ListMenus
    private let handedOn: HandedOnMessages
    private weak var collectionView: UICollectionView?
    /// The interaction that shows the menu of the empty area.
    private let background: UIContextMenuInteraction?
    private var opened: OpenedListMenu?

    init(
      _ menus: ListMenus, _ collectionView: UICollectionView, background: UIContextMenuInteraction?
    ) {
      (self.menus, self.collectionView, self.background) = (menus, collectionView, background)
      let earlier = collectionView.delegate as? MenuCollectionDelegate
      handedOn = HandedOnMessages()
      super.init()
      delegate = earlier?.delegate ?? collectionView.delegate
      if let earlier { collectionView.removeInteraction(earlier) }
      connect()
    }

    /// Resets the delegate, so that the collection view checks again which methods it implements.
    private func connect() {
      handedOn.target = delegate
      collectionView?.delegate = nil
      collectionView?.delegate = self
    }

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) {
      if let background {
        self.view?.removeInteraction(background)
        view?.addInteraction(background)
      }
      self.view = view
    }

    nonisolated public override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || handedOn.target?.responds(to: selector) == true
    }

    nonisolated public override func forwardingTarget(for selector: Selector!) -> Any? {
      handedOn.target
    }

    @available(iOS 16, *)
    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      open(indexPaths)
    }

    #if !os(tvOS)
      /// The method's name before iOS 16.
      public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        let selected = collectionView.indexPathsForSelectedItems
        let paths = ListMenus.paths(at: indexPath, selected: selected)
        return open([indexPath] + paths.filter { $0 != indexPath })
      }
    #endif

    @available(iOS 16, *)
    public func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      targetedPreview(at: indexPath)
    }

    @available(iOS 16, *)
    public func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      targetedPreview(at: indexPath)
    }

    #if !os(tvOS)
      // The names of both methods before iOS 16.

      public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        path(of: configuration).flatMap { targetedPreview(at: $0) }
      }

      public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        path(of: configuration).flatMap { targetedPreview(at: $0) }
      }

      public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        let cell = opened?.paths.first.flatMap { collectionView.cellForItem(at: $0) }
        opened?.commit(on: cell ?? collectionView, menus, animator)
      }
    #endif

    private func open(_ paths: [IndexPath]) -> UIContextMenuConfiguration? {
      guard let collectionView else { return nil }
      let menu = paths.isEmpty ? menus.background?() : menus.open(paths)
      opened = menu.map { OpenedListMenu(menu: $0, paths: paths) }
      let cell = paths.first.flatMap { collectionView.cellForItem(at: $0) }
      return opened?.configuration(on: cell ?? collectionView, menus)
    }

    private func targetedPreview(at path: IndexPath) -> UITargetedPreview? {
      collectionView?.cellForItem(at: path).flatMap {
        opened?.menu.previewShape.targetedPreview(of: $0)
      }
    }

    private func path(of configuration: UIContextMenuConfiguration) -> IndexPath? {
      guard let path = configuration.identifier as? NSIndexPath else { return nil }
      return path as IndexPath
    }
  }

  /// The target of messages that a delegate does not implement itself.
  ///
  /// UIKit sends them only on the main thread, but through nonisolated members of `NSObject`.
  nonisolated private final class HandedOnMessages: @unchecked Sendable {
    weak var target: (any NSObjectProtocol)?
  }
#endif
