// developer.apple.com/documentation/uikit/uinavigationitem, uinavigationitemrenamedelegate. Since iOS 16;
// not on tvOS unless noted.

@MainActor open class UINavigationItem: NSObject {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
  public init(title: String) {
    self.title = title
    super.init()
  }
  open var title: String?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem?
  @available(tvOS, unavailable)
  open var leftItemsSupplementBackButton = false
  @available(tvOS, unavailable)
  open var searchController: UISearchController?
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  open var hidesSearchBarWhenScrolling = true
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic
  @available(iOS 26, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { storedSearchItem }
  private lazy var storedSearchItem = UIBarButtonItem()
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var style: UINavigationItem.ItemStyle = .navigator
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var customizationIdentifier: String?
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var additionalOverflowItems: UIDeferredMenuElement?
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var backAction: UIAction?
}

@available(iOS 16, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool
  func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}
@available(iOS 16, *)
@available(tvOS, unavailable)
extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ item: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
