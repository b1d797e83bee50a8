// developer.apple.com/documentation/uikit/uisearchcontroller and uisegmentedcontrol.

@MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open private(set) lazy var searchBar = UISearchBar()
}

@MainActor open class UISegmentedControl: UIControl {
  public static var noSegment: Int { -1 }

  @available(iOS 14, tvOS 14, *)
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions
  }

  var segments: [UIAction] = []
  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = -1
  @available(iOS 14, tvOS 14, *)
  open func actionForSegment(at index: Int) -> UIAction? { segments[index] }

  #if !canImport(ObjectiveC)
    /// Selects a segment as a finger does.
    public func tap(_ index: Int) {
      selectedSegmentIndex = index
      segments[index].handler(segments[index])
    }
  #endif
}
