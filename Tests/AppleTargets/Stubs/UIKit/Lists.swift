// Table and collection views as hosts of context menus:
// developer.apple.com/documentation/uikit/uitableviewdelegate, uicollectionviewdelegate.

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}

@MainActor open class UIScrollView: UIView {
  @available(tvOS 17, *)
  var shownInteraction: UIContextMenuInteraction? {
    #if canImport(ObjectiveC)
      return nil
    #else
      return menuInteraction
    #endif
  }
  #if !canImport(ObjectiveC)
    /// The interaction with which a list shows the menus that its delegate returns.
    private lazy var menuInteraction = UIContextMenuInteraction(delegate: ListMenuDelegate.shared)
  #endif
  #if canImport(ObjectiveC)
    func askDelegate(_ delegate: (any UIScrollViewDelegate)?) {}
  #else
    /// Whether the delegate implements `scrollViewDidScroll(_:)`. A list asks when the delegate is set, and then sends the
    /// message without asking again; the delegate itself is weak.
    private var sendsDidScroll = false
    private weak var asked: (any UIScrollViewDelegate)?
    func askDelegate(_ delegate: (any UIScrollViewDelegate)?) {
      sendsDidScroll = delegate?.responds(to: Selector.didScroll) ?? false
      asked = delegate
    }
    /// Scrolls the content, as people do.
    public func scroll() {
      if sendsDidScroll { asked?.scrollViewDidScroll(self) }
    }
  #endif
}

/// All optional in the SDK.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  #if !canImport(ObjectiveC)
    nonisolated func responds(to selector: Selector!) -> Bool
    nonisolated func forwardingTarget(for selector: Selector!) -> Any?
  #endif
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    #if !canImport(ObjectiveC)
      // Not implemented here: Objective-C asks for another target, and raises an exception if there is none.
      let target = forwardingTarget(for: Selector.didScroll) as? any UIScrollViewDelegate
      guard let target else {
        fatalError("-[\(type(of: self)) scrollViewDidScroll:]: unrecognized selector")
      }
      target.scrollViewDidScroll(scrollView)
    #endif
  }
}

@MainActor open class UITableViewCell: UIView {}

@MainActor open class UITableView: UIScrollView {
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { askDelegate(delegate) }
  }
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  var cells: [IndexPath: UITableViewCell] = [:]
  open var rowHeight: CGFloat = 0
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    #if !canImport(ObjectiveC)
      guard rowHeight > 0 else { return nil }
      let path = IndexPath(row: Int(point.y / rowHeight), section: 0)
      return cells[path] == nil ? nil : path
    #else
      return nil
    #endif
  }
  open package(set) var indexPathsForSelectedRows: [IndexPath]?
  @available(iOS 14, tvOS 17, *)
  open var contextMenuInteraction: UIContextMenuInteraction? { shownInteraction }
}

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { self }
}

@MainActor open class UICollectionView: UIScrollView {
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { askDelegate(delegate) }
  }
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  var cells: [IndexPath: UICollectionViewCell] = [:]
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open package(set) var indexPathsForSelectedItems: [IndexPath]?
  @available(iOS 13.2, tvOS 17, *)
  open var contextMenuInteraction: UIContextMenuInteraction? { shownInteraction }
}

/// All optional in the SDK. There is no variant for several rows.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  @available(iOS 13, tvOS 17, *)
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  @available(iOS 13, tvOS 17, *)
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @available(iOS 13, tvOS 17, *)
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @available(iOS 13, *)
  @available(tvOS, unavailable)
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @available(iOS 14, tvOS 17, *)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  @available(iOS 14, tvOS 17, *)
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @available(iOS 16, tvOS 16, *)
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  @available(iOS 13, tvOS 17, *)
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  @available(iOS 13, tvOS 17, *)
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  @available(iOS 13, tvOS 17, *)
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  @available(iOS 13, *)
  @available(tvOS, unavailable)
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  @available(iOS 14, tvOS 17, *)
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  @available(iOS 14, tvOS 17, *)
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  @available(iOS 16, tvOS 16, *)
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
}

/// All optional in the SDK.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @available(iOS 16, tvOS 17, *)
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Deprecated in iOS 16.
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  @available(iOS 16, tvOS 17, *)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  @available(iOS 16, tvOS 17, *)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  @available(iOS 13, *)
  @available(tvOS, unavailable)
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Deprecated in iOS 16, like the one for dismissing.
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @available(iOS 13.2, tvOS 17, *)
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  @available(iOS 13.2, tvOS 17, *)
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @available(iOS 16, tvOS 16, *)
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  @available(iOS 16, tvOS 16, *)
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  @available(iOS 16, tvOS 17, *)
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  @available(iOS 16, tvOS 17, *)
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  @available(iOS 16, tvOS 17, *)
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  @available(iOS 13, *)
  @available(tvOS, unavailable)
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  @available(iOS 13.2, tvOS 17, *)
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  @available(iOS 13.2, tvOS 17, *)
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  @available(iOS 16, tvOS 16, *)
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { false }
  @available(iOS 16, tvOS 16, *)
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
}

#if !canImport(ObjectiveC)
  private final class ListMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = ListMenuDelegate()
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  extension Selector {
    public static var didScroll: Selector { Selector("scrollViewDidScroll:") }
  }

  // Tests place cells where they are visible.
  extension UITableView {
    public func show(_ cell: UITableViewCell, at indexPath: IndexPath) {
      hide(indexPath)
      cells[indexPath] = cell
      addSubview(cell)
    }
    public func hide(_ indexPath: IndexPath) {
      cells.removeValue(forKey: indexPath)?.removeFromSuperview()
    }
  }
  extension UICollectionView {
    public func show(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
      cells[indexPath] = cell
      addSubview(cell)
    }
  }
#endif
