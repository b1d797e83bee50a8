// developer.apple.com/documentation/uikit/uisearchcontroller and uisegmentedcontrol.

@MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  @available(iOS 13, *)
  @available(tvOS, unavailable)
  open var searchTextField: UISearchTextField { storedTextField }
  @available(tvOS, unavailable)
  private lazy var storedTextField = UISearchTextField()
  open override var canBecomeFirstResponder: Bool { true }
}

/// All optional in the SDK.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @available(tvOS, unavailable)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  @available(tvOS, unavailable)
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

@available(iOS 16, tvOS 14, *)
@MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  @available(tvOS 16, *)
  var representedObject: Any? { get set }
}

@available(iOS 16, tvOS 14, *)
@MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) {
    self.init(
      localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  @available(tvOS 16, *)
  open var representedObject: Any?
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// Optional in the SDK.
  @available(iOS 16, tvOS 14, *)
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}
extension UISearchResultsUpdating {
  @available(iOS 16, tvOS 14, *)
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// All optional in the SDK.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var hidesNavigationBarDuringPresentation = true
  @available(iOS 13, *)
  @available(tvOS, unavailable)
  open var automaticallyShowsCancelButton = true
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var scopeBarActivation: UISearchController.ScopeBarActivation = .automatic
  @available(iOS 16, tvOS 14, *)
  open var searchSuggestions: [any UISearchSuggestion]?
  open var obscuresBackgroundDuringPresentation = true
  open var searchBar: UISearchBar { storedSearchBar }
  private lazy var storedSearchBar = UISearchBar()
}

@MainActor open class UISegmentedControl: UIControl {
  nonisolated public static var noSegment: Int { -1 }

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
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { dimmed.remove(segment) } else { dimmed.insert(segment) }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !dimmed.contains(segment) }
  private var dimmed: Set<Int> = []

  #if !canImport(ObjectiveC)
    /// Selects a segment, as a tap does.
    public func tap(_ index: Int) {
      selectedSegmentIndex = index
      segments[index].handler(segments[index])
    }
  #endif
}
