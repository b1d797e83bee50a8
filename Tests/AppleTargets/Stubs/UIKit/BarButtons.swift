// developer.apple.com/documentation/uikit/uibaritem, uibarbuttonitem, uibarbuttonitemgroup.

@MainActor open class UIBarItem: NSObject {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  public override init() { super.init() }
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
}

@MainActor open class UIBarButtonItem: UIBarItem {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  public enum Style: Int, Sendable {
    case plain = 0
    @available(iOS 26, tvOS 26, *)
    case prominent = 2
    /// Before version 26, a case with the raw value 2.
    @available(iOS, deprecated: 26)
    @available(visionOS, deprecated: 26)
    public static var done: Style { Style(rawValue: 2) ?? .plain }
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    @available(iOS 13, *)
    @available(tvOS, unavailable)
    case close = 24
  }

  public override init() { super.init() }

  @available(iOS 14, tvOS 14, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = primaryAction?.title ?? title
    self.image = primaryAction?.image ?? image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  @available(iOS 14, tvOS 14, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
  }
  @available(iOS 16, tvOS 16, *)
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
    (self.target, self.action) = (target, action)
  }
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    (self.target, self.action) = (target as AnyObject?, action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  var systemItem: SystemItem?

  @available(iOS 14, tvOS 14, *)
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  @available(iOS 14, tvOS 14, *)
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  @available(iOS 26, tvOS 26, *)
  open class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  @available(iOS 14, tvOS 14, *)
  open var primaryAction: UIAction?
  @available(iOS 14, tvOS 17, *)
  open var menu: UIMenu?
  @available(iOS 16, tvOS 17, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  @available(iOS 15, tvOS 17, *)
  open var changesSelectionAsPrimaryAction = false
  @available(iOS 15, *)
  @available(tvOS, unavailable)
  open var isSelected = false
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var isHidden = false
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var menuRepresentation: UIMenuElement?
  open var style: UIBarButtonItem.Style = .plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open var tintColor: UIColor?
  /// From `UISpringLoadedInteractionSupporting`.
  @available(iOS 11, *)
  @available(tvOS, unavailable)
  open var isSpringLoaded = false
  @available(iOS 26, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var hidesSharedBackground = false
  @available(iOS 26, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var sharesBackground = true
  @available(iOS 26, tvOS 26, *)
  open var identifier: String?
  #if SDK27
    @available(iOS 27, tvOS 27, *)
    open var visibilityPriority: UIBarButtonItemVisibilityPriority = .standard
  #endif

  #if !canImport(ObjectiveC)
    public var storedSystemItem: SystemItem? { systemItem }
  #endif
}

#if SDK27
  /// The values are made up.
  @available(iOS 27, tvOS 27, *)
  public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = rawValue }
    #if !targetEnvironment(macCatalyst)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      public init(higherThan other: UIBarButtonItemVisibilityPriority) {
        rawValue = other.rawValue + 1
      }
    #endif
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let low = UIBarButtonItemVisibilityPriority(-1000)
    public static let standard = UIBarButtonItemVisibilityPriority(0)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public static let high = UIBarButtonItemVisibilityPriority(1000)
  }
#endif

@available(iOS 9, tvOS 9, *)
@MainActor open class UIBarButtonItemGroup: NSObject {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  enum Kind { case plain, fixed, movable, optional }
  var kind = Kind.plain
  var customizationIdentifier: String?
  var isInDefaultCustomization = true

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
  convenience init(
    _ kind: Kind, _ items: [UIBarButtonItem], _ representative: UIBarButtonItem?,
    _ identifier: String?, isInDefaultCustomization: Bool = true
  ) {
    self.init(barButtonItems: items, representativeItem: representative)
    (self.kind, customizationIdentifier) = (kind, identifier)
    self.isInDefaultCustomization = isInDefaultCustomization
  }

  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(.fixed, items, representativeItem, nil) }
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(.movable, items, representativeItem, customizationIdentifier)
  }
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      .optional, items, representativeItem, customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization)
  }

  #if !canImport(ObjectiveC)
    /// How the group was made, such as `movable`, and its customization identifier.
    public var storedKind: String {
      let isHidden = isInDefaultCustomization ? "" : ", not shown at first"
      return "\(kind)" + (customizationIdentifier.map { " " + $0 } ?? "") + isHidden
    }
  #endif

  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var alwaysAvailable = false
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var isHidden = false
  @available(iOS 16, *)
  @available(tvOS, unavailable)
  open var menuRepresentation: UIMenuElement?
}
