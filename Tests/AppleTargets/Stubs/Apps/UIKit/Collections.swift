// developer.apple.com/documentation/uikit/uicollectionviewcontroller, uicollectionviewdiffabledatasource-9tqpa,
// and uitextview

/// Its methods are those of the protocol, which a subclass overrides.
@MainActor open class UICollectionViewController: UIViewController, UICollectionViewDelegate {
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open var collectionView: UICollectionView!
  @available(iOS 16, tvOS 17, *)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}

extension UICollectionView {
  public var allowsMultipleSelection: Bool {
    get { false }
    set {}
  }
  @available(iOS 14, tvOS 14, *)
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    public init(handler: @escaping Handler) {}
  }
  @available(iOS 14, tvOS 14, *)
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError("not run") }
}

@available(iOS 14, tvOS 14, *)
public protocol UIContentConfiguration {}
@available(iOS 14, tvOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var image: UIImage?
}
@available(iOS 14, tvOS 14, *)
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}
@available(iOS 14, tvOS 14, *)
extension UICollectionViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}

@available(iOS 13, tvOS 13, *)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection: SectionIdentifierType? = nil
  ) {}
  @available(iOS 15, tvOS 15, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}
@available(iOS 13, tvOS 13, *)
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }
}

@MainActor open class UITextRange: NSObject {}
extension UITextView {
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public func text(in range: UITextRange) -> String? { nil }
}
