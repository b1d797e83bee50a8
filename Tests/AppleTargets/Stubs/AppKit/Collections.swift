// developer.apple.com/documentation/appkit/nscollectionview: the part that context menus use.

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var item: Int { self[1] }
}

@MainActor open class NSCollectionViewItem: NSViewController {}

/// All optional in the SDK, and each on the main actor.
public protocol NSCollectionViewDelegate: NSObjectProtocol {}

@MainActor open class NSCollectionView: NSView {
  open weak var delegate: (any NSCollectionViewDelegate)?
  open var selectionIndexPaths: Set<IndexPath> = []
  open func indexPathForItem(at point: NSPoint) -> IndexPath? { nil }
  open func visibleItems() -> [NSCollectionViewItem] { [] }
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { nil }
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? { nil }
}
