// Dragging the item of a context menu. iOS 11; not on tvOS.

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?
}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localContext: Any? { get set }
  func location(in view: UIView) -> CGPoint
}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open var isEnabled = true
}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  // The other methods are optional in the SDK.
  @available(iOS 11, *)
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
}

@available(iOS 11, *)
@available(tvOS, unavailable)
extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
}

/// A subclass of `UITargetedPreview` since iOS 13.
@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor open class UITargetedDragPreview: UITargetedPreview {}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}
