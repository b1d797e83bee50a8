// Swipe actions of rows: developer.apple.com/documentation/uikit/uicontextualaction, uiswipeactionsconfiguration and
// uicollectionlayoutlistconfiguration-swift.struct.

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor open class UIContextualAction: NSObject {
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void
  public enum Style: Int, Sendable {
    case normal, destructive
  }
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, handler)
    self.title = title
  }
  private init(_ style: Style, _ handler: @escaping Handler) {
    (self.style, self.handler) = (style, handler)
    super.init()
  }
  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?
}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { self.init(stored: actions) }
  private init(stored actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
}

@MainActor open class UICollectionViewLayout: NSObject {}
@available(iOS 13, tvOS 13, *)
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
@available(iOS 14, tvOS 14, *)
public struct UICollectionLayoutListConfiguration {
  public enum Appearance {
    case plain, grouped
    @available(tvOS, unavailable)
    case insetGrouped, sidebar, sidebarPlain
  }
  @available(tvOS, unavailable)
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public init(appearance: Appearance) {}
  #if !os(tvOS)
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  #endif
}
@available(iOS 14, tvOS 14, *)
extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout() }
}
