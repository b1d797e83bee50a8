// developer.apple.com/documentation/uikit/uicontextmenuinteraction, uicontextmenuconfiguration.

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@available(iOS 13, tvOS 17, *)
@MainActor open class UIContextMenuConfiguration: NSObject {
  @available(iOS 16, tvOS 17, *)
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  private(set) var storedPreviewProvider: UIContextMenuContentPreviewProvider?
  private(set) var storedActionProvider: UIContextMenuActionProvider?

  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    (storedPreviewProvider, storedActionProvider) = (previewProvider, actionProvider)
  }

  open private(set) var identifier: any NSCopying = NSString(string: "configuration")
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var badgeCount = 0
  @available(iOS 16, tvOS 17, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  #if !canImport(ObjectiveC)
    /// The preview that opening the menu would show.
    public func preview() -> UIViewController? { storedPreviewProvider?() }
    public func menu(suggested: [UIMenuElement] = []) -> UIMenu? {
      storedActionProvider?(suggested)
    }
  #endif
}

@available(iOS 13, tvOS 17, *)
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Lowercase in the SDK, too.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  @available(iOS 14, tvOS 17, *)
  public enum appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  @available(iOS 14, tvOS 17, *)
  open func dismissMenu() {}
  @available(iOS 14, tvOS 17, *)
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    #if !canImport(ObjectiveC)
      if let menu = visibleMenu { visibleMenu = block(menu) }
    #endif
  }
  #if !canImport(ObjectiveC)
    /// The menu on screen: a copy of the one that the delegate returned, which the block of `updateVisibleMenu` may change.
    var visibleMenu: UIMenu?
  #endif
  @available(iOS 14, tvOS 17, *)
  open var menuAppearance: UIContextMenuInteraction.appearance { .rich }
}

@available(iOS 13, tvOS 17, *)
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  // The other methods are optional in the SDK. Here they have default implementations, for which
  // the compiler also diagnoses near misses.
  @available(iOS 16, *)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  @available(iOS 16, *)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @available(tvOS, unavailable)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

@available(iOS 13, tvOS 17, *)
extension UIContextMenuInteractionDelegate {
  @available(iOS 16, *)
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  @available(iOS 16, *)
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  @available(iOS, introduced: 13, deprecated: 16)
  @available(visionOS, introduced: 1, deprecated: 1)
  @available(tvOS, unavailable)
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  @available(tvOS, unavailable)
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

@available(iOS 13, tvOS 17, *)
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@available(iOS 13, *)
@available(tvOS, unavailable)
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@available(iOS 13, *)
@available(tvOS, unavailable)
@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
