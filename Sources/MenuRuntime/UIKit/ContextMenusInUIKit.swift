#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @available(tvOS 17, *)
  extension ContextMenuSurface {
    /// Returns an interaction that shows the menu on a view: `cell.addInteraction(menu.makeInteraction())`. The
    /// view retains it. A tap on the preview, which is the view itself, performs the menu's preview command.
    public func makeInteraction() -> UIContextMenuInteraction {
      MenuInteraction(MenuInteractionDelegate(open: { opened() }, preview: nil, commit: nil))
    }

    /// Returns an interaction that shows the menu on a view, with previews that an owner makes:
    ///
    /// ```swift
    /// photoView.addInteraction(menu.makeInteraction(owner: self, preview: { album in album.makePreview() }))
    /// ```
    ///
    /// - Parameters:
    ///   - owner: The object that makes the previews, such as the view controller. It is held weakly.
    ///   - preview: Makes the preview. Without one, the view itself is lifted.
    ///   - commit: The action of a tap on the preview; it receives the preview. Without one, a tap performs
    ///     the menu's preview command. On tvOS, a preview cannot be chosen.
    public func makeInteraction<Owner: AnyObject>(
      owner: Owner, preview: (@MainActor (_ owner: Owner) -> UIViewController?)? = nil,
      commit: (@MainActor (_ owner: Owner, _ preview: UIViewController?) -> Void)? = nil
    ) -> UIContextMenuInteraction {
      var makePreview: (@MainActor () -> UIViewController?)?
      if let preview { makePreview = { [weak owner] in owner.flatMap { preview($0) } } }
      var commitPreview: (@MainActor (UIViewController?) -> Void)?
      if let commit {
        commitPreview = { [weak owner] preview in if let owner { commit(owner, preview) } }
      }
      return MenuInteraction(
        MenuInteractionDelegate(
          open: { opened() }, preview: makePreview, commit: commitPreview))
    }

    /// Returns an interaction that shows the menu on the area of a table or collection view without rows:
    /// `tableView.addInteraction(NoteListBackgroundMenu(menus).makeBackgroundInteraction())`.
    ///
    /// From iOS 16 on, a collection view asks its delegate for this menu, too: use `makeContextMenu(_:for:at:background:item:)`.
    public func makeBackgroundInteraction() -> UIContextMenuInteraction {
      MenuInteraction(EmptyAreaDelegate({ opened() }))
    }

    /// The current menu, for use in your own code.
    ///
    /// - Parameter view: The view that the menu belongs to. Confirmations point at it.
    public func makeMenu(for view: UIView? = nil) -> UIMenu {
      opened().menu(at: MenuAnchor(view: view))
    }

    /// The menu's configuration for your own delegate, or nil if there is nothing to show. Lists have
    /// `makeContextMenu(_:for:at:item:)`.
    public func makeConfiguration(
      identifier: (any NSCopying)? = nil, for view: UIView?,
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration? {
      opened().configuration(identifier: identifier, at: MenuAnchor(view: view), preview: preview)
    }

    /// A preview of a view clipped to the menu's outline, for a delegate's highlight and dismissal previews;
    /// nil to use the system's own preview.
    public func makeTargetedPreview(of view: UIView) -> UITargetedPreview? {
      previewShape.targetedPreview(of: view)
    }

    #if !os(tvOS)
      /// Performs the preview's tap action, for a delegate's `willPerformPreviewAction…` method.
      public func commitPreview(
        of view: UIView?, with animator: any UIContextMenuInteractionCommitAnimating
      ) {
        opened().commit(at: MenuAnchor(view: view), animator, nil)
      }
    #endif
  }

  #if !os(tvOS)
    extension ContextMenuSurface {
      /// Returns an interaction that drags the preview, if the menu allows dragging:
      /// `view.addInteraction(menu.makeDragInteraction(owner: self) { album in album.dragItems })`.
      ///
      /// - Parameters:
      ///   - owner: The object that makes the items, such as the view controller. It is held weakly.
      ///   - items: Makes the items to drag.
      public func makeDragInteraction<Owner: AnyObject>(
        owner: Owner, items: @escaping @MainActor (_ owner: Owner) -> [UIDragItem]
      ) -> UIDragInteraction {
        MenuDragInteraction({ [weak owner] in owner.map(items) ?? [] }, isEnabled: isDraggable)
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
    /// The menu at an anchor.
    func menu(at anchor: MenuAnchor) -> UIMenu {
      let performer = MenuPerformer(anchor: anchor)
      return UIMenu(title: title ?? "", children: performer.elements(of: self))
    }

    /// The menu's configuration, or nil if there is nothing to show.
    func configuration(
      identifier: (any NSCopying)? = nil, at anchor: MenuAnchor,
      preview: (@MainActor () -> UIViewController?)?
    ) -> UIContextMenuConfiguration? {
      let menu = menu(at: anchor)
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
        at anchor: MenuAnchor, _ animator: any UIContextMenuInteractionCommitAnimating,
        _ commit: (@MainActor (UIViewController?) -> Void)?
      ) {
        if let commit {
          let preview = animator.previewViewController
          animator.preferredCommitStyle = .pop
          animator.addCompletion { commit(preview) }
        } else if let previewItem {
          let performer = MenuPerformer(anchor: anchor)
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
  private final class MenuInteraction: UIContextMenuInteraction {
    private let handler: any UIContextMenuInteractionDelegate

    init(_ handler: any UIContextMenuInteractionDelegate) {
      self.handler = handler
      super.init(delegate: handler)
    }
  }

  /// Makes the menu of an interaction when it opens.
  @available(tvOS 17, *)
  @MainActor
  private final class MenuInteractionDelegate: NSObject, UIContextMenuInteractionDelegate {
    private let open: @MainActor () -> OpenedMenu
    private let preview: (@MainActor () -> UIViewController?)?
    private let commit: (@MainActor (UIViewController?) -> Void)?
    /// The open or most recent menu, which keeps what was clicked.
    private var menu: OpenedMenu?

    init(
      open: @escaping @MainActor () -> OpenedMenu, preview: (@MainActor () -> UIViewController?)?,
      commit: (@MainActor (UIViewController?) -> Void)?
    ) {
      (self.open, self.preview, self.commit) = (open, preview, commit)
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let menu = open()
      self.menu = menu
      return menu.configuration(at: MenuAnchor(view: interaction.view), preview: preview)
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
        menu?.commit(at: MenuAnchor(view: interaction.view), animator, commit)
      }
    #endif

    private func targetedPreview(of interaction: UIContextMenuInteraction) -> UITargetedPreview? {
      interaction.view.flatMap { menu?.previewShape.targetedPreview(of: $0) }
    }
  }

  /// Makes the menu of a list's empty area when it opens there.
  @available(tvOS 17, *)
  @MainActor
  private final class EmptyAreaDelegate: NSObject, UIContextMenuInteractionDelegate {
    private let open: @MainActor () -> OpenedMenu
    /// The place where the menu opened.
    private var location = CGPoint.zero

    init(_ open: @escaping @MainActor () -> OpenedMenu) {
      self.open = open
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      self.location = location
      let row: IndexPath?
      switch interaction.view {
      case let list as UITableView: row = list.indexPathForRow(at: location)
      case let list as UICollectionView: row = list.indexPathForItem(at: location)
      default: row = nil
      }
      if row != nil { return nil }
      return open().configuration(at: MenuAnchor(view: interaction.view), preview: nil)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      preview(in: interaction.view)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      preview(in: interaction.view)
    }

    #if !os(tvOS)
      // The names of both methods before iOS 16.

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        preview(in: interaction.view)
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        preview(in: interaction.view)
      }
    #endif

    /// An invisible preview at the touch, since UIKit would lift the whole list.
    private func preview(in list: UIView?) -> UITargetedPreview? {
      guard let list, list.window != nil else { return nil }
      let parameters = UIPreviewParameters()
      parameters.backgroundColor = .clear
      return UITargetedPreview(
        view: UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), parameters: parameters,
        target: UIPreviewTarget(container: list, center: location))
    }
  }
#endif
