#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @available(tvOS 17, *)
  extension ContextMenuSurface {
    /// Returns an interaction that shows the menu on a view: `cell.addInteraction(menu.interaction())`. The
    /// view retains it.
    ///
    /// - Parameters:
    ///   - preview: Makes the preview. Without one, the view itself is lifted.
    ///   - commit: The action of a tap on the preview; it receives the preview. Without one, a tap performs
    ///     the menu's preview command. On tvOS, a preview cannot be chosen.
    public func interaction(
      preview: (@MainActor () -> UIViewController?)? = nil,
      commit: (@MainActor (UIViewController?) -> Void)? = nil
    ) -> UIContextMenuInteraction {
      MenuInteraction(MenuInteractionDelegate(open: { _ in opened() }, preview, commit))
    }

    /// The current menu, for use in your own code.
    ///
    /// - Parameter view: The view that the menu belongs to. Confirmations point at it.
    public func makeMenu(for view: UIView? = nil) -> UIMenu { opened().menu(for: view) }

    /// The menu's configuration for your own delegate, or nil if there is nothing to show.
    public func configuration(
      identifier: (any NSCopying)? = nil, for view: UIView?,
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration? {
      opened().configuration(identifier: identifier, for: view, preview: preview)
    }

    /// The menu's configuration for a row, for `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    ///
    /// The table's `contextMenu(_:for:item:)` sets up everything in one call.
    public func configuration(
      forRowAt indexPath: IndexPath, in tableView: UITableView,
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration? {
      configuration(
        identifier: indexPath as NSIndexPath, for: tableView.cellForRow(at: indexPath) ?? tableView,
        preview: preview)
    }

    /// The menu's configuration for a collection view's items, or for its background if `indexPaths` is
    /// empty. Use it in `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
    ///
    /// The collection view's `contextMenu(_:for:item:)` sets up everything in one call.
    public func configuration(
      forItemsAt indexPaths: [IndexPath], in collectionView: UICollectionView,
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration? {
      let cell = indexPaths.first.flatMap { collectionView.cellForItem(at: $0) }
      return configuration(for: cell ?? collectionView, preview: preview)
    }

    /// A preview of a view clipped to the menu's outline, for a delegate's highlight and dismissal previews;
    /// nil to use the system's own preview.
    public func targetedPreview(of view: UIView) -> UITargetedPreview? {
      previewShape.targetedPreview(of: view)
    }

    /// A preview of a row clipped to the menu's outline, for
    /// `tableView(_:previewForHighlightingContextMenuWithConfiguration:)` and its dismissal counterpart.
    public func targetedPreview(
      for configuration: UIContextMenuConfiguration, in tableView: UITableView
    ) -> UITargetedPreview? {
      guard let path = configuration.identifier as? NSIndexPath else { return nil }
      return tableView.cellForRow(at: path as IndexPath).flatMap { targetedPreview(of: $0) }
    }

    #if !os(tvOS)
      /// Performs the preview's tap action, for a delegate's `willPerformPreviewAction…` method.
      public func commitPreview(
        of view: UIView?, with animator: any UIContextMenuInteractionCommitAnimating
      ) {
        opened().commit(for: view, animator, nil)
      }
    #endif
  }

  #if !os(tvOS)
    extension ContextMenuSurface {
      /// Returns an interaction that drags the preview, if the menu allows dragging:
      /// `view.addInteraction(menu.dragInteraction { items })`.
      ///
      /// - Parameter items: Makes the items to drag.
      public func dragInteraction(items: @escaping @MainActor () -> [UIDragItem])
        -> UIDragInteraction
      {
        MenuDragInteraction(items, isEnabled: isDraggable)
      }
    }

    /// Drags items from a view. Retains the delegate that makes them.
    @MainActor
    private final class MenuDragInteraction: UIDragInteraction {
      private let handler: MenuDragDelegate

      init(_ items: @escaping @MainActor () -> [UIDragItem], isEnabled: Bool) {
        handler = MenuDragDelegate(items)
        super.init(delegate: handler)
        self.isEnabled = isEnabled
      }
    }

    /// Makes the items of a drag when it begins.
    @MainActor
    private final class MenuDragDelegate: NSObject, UIDragInteractionDelegate {
      private let items: @MainActor () -> [UIDragItem]

      init(_ items: @escaping @MainActor () -> [UIDragItem]) {
        self.items = items
        super.init()
      }

      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        items()
      }
    }
  #endif

  // MARK: - Opened menus

  @available(tvOS 17, *)
  extension OpenedMenu {
    /// The menu on a view.
    func menu(for view: UIView?) -> UIMenu {
      let performer = MenuPerformer(anchor: MenuAnchor(view: view))
      return UIMenu(title: title ?? "", children: performer.elements(of: entries))
    }

    /// The menu's configuration, or nil if there is nothing to show.
    func configuration(
      identifier: (any NSCopying)? = nil, for view: UIView?,
      preview: (@MainActor () -> UIViewController?)?
    ) -> UIContextMenuConfiguration? {
      let menu = menu(for: view)
      if menu.children.isEmpty { return nil }
      let configuration = UIContextMenuConfiguration(
        identifier: identifier, previewProvider: preview
      ) { _ in
        menu
      }
      if #available(iOS 16, *) {
        configuration.preferredMenuElementOrder = keepsOrder ? .fixed : .priority
      }
      return configuration
    }

    #if !os(tvOS)
      /// Performs the preview's tap action after the menu is dismissed.
      ///
      /// - Parameter commit: The app's own action, which replaces the menu's preview command.
      func commit(
        for view: UIView?, _ animator: any UIContextMenuInteractionCommitAnimating,
        _ commit: (@MainActor (UIViewController?) -> Void)?
      ) {
        if let commit {
          let preview = animator.previewViewController
          animator.preferredCommitStyle = .pop
          animator.addCompletion { commit(preview) }
        } else if let previewItem {
          let performer = MenuPerformer(anchor: MenuAnchor(view: view))
          animator.preferredCommitStyle = .pop
          animator.addCompletion { performer.choose(previewItem) }
        }
      }
    #endif
  }

  @available(tvOS 17, *)
  @MainActor
  extension MenuPreviewShape {
    /// A preview of the view clipped to the outline; nil to use UIKit's own, and for a view that is no
    /// longer in a window.
    func targetedPreview(of view: UIView) -> UITargetedPreview? {
      guard view.window != nil, let path = path(in: view.bounds) else { return nil }
      let parameters = UIPreviewParameters()
      parameters.visiblePath = path
      return UITargetedPreview(view: view, parameters: parameters)
    }

    private func path(in bounds: CGRect) -> UIBezierPath? {
      let side = min(bounds.width, bounds.height)
      switch self {
      case .automatic: return nil
      case .rounded(let radius):
        return UIBezierPath(roundedRect: bounds, cornerRadius: radius)
      case .capsule: return UIBezierPath(roundedRect: bounds, cornerRadius: side / 2)
      case .circle:
        let corner = CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2)
        return UIBezierPath(ovalIn: CGRect(origin: corner, size: CGSize(width: side, height: side)))
      }
    }
  }

  // MARK: - Interactions

  /// Shows a context menu on a view. Retains the delegate that makes it.
  @available(tvOS 17, *)
  @MainActor
  final class MenuInteraction: UIContextMenuInteraction {
    private let handler: MenuInteractionDelegate

    init(_ handler: MenuInteractionDelegate) {
      self.handler = handler
      super.init(delegate: handler)
    }
  }

  /// Makes the menu of an interaction when it opens.
  @available(tvOS 17, *)
  @MainActor
  final class MenuInteractionDelegate: NSObject, UIContextMenuInteractionDelegate {
    /// Opens the menu at a point of the view; returns nil if there is none.
    private let open: @MainActor (CGPoint) -> OpenedMenu?
    private let preview: (@MainActor () -> UIViewController?)?
    private let commit: (@MainActor (UIViewController?) -> Void)?
    /// The open or most recent menu, which keeps what was clicked.
    private var menu: OpenedMenu?

    init(
      open: @escaping @MainActor (CGPoint) -> OpenedMenu?,
      _ preview: (@MainActor () -> UIViewController?)? = nil,
      _ commit: (@MainActor (UIViewController?) -> Void)? = nil
    ) {
      (self.open, self.preview, self.commit) = (open, preview, commit)
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu = open(location)
      return menu?.configuration(for: interaction.view, preview: preview)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      targetedPreview(of: interaction)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      targetedPreview(of: interaction)
    }

    #if !os(tvOS)
      // The names of both methods before iOS 16.

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        targetedPreview(of: interaction)
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        targetedPreview(of: interaction)
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        menu?.commit(for: interaction.view, animator, commit)
      }
    #endif

    private func targetedPreview(of interaction: UIContextMenuInteraction) -> UITargetedPreview? {
      interaction.view.flatMap { menu?.previewShape.targetedPreview(of: $0) }
    }
  }
#endif
