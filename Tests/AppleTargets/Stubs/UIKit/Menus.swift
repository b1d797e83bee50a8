// developer.apple.com/documentation/uikit/uimenuelement, uimenu, uiaction, uideferredmenuelement.

@available(iOS 13, tvOS 13, *)
@MainActor open class UIMenuElement: NSObject, NSCopying {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    @available(iOS 16, tvOS 16, *)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  @available(iOS 26, tvOS 26, *)
  public enum RepeatBehavior: Int, Sendable {
    case automatic = 0
    case repeatable = 1
    case nonRepeatable = 2
  }

  #if SDK27
    /// The raw values are not known.
    @available(iOS 27, tvOS 27, *)
    public enum ImageVisibility: Int, Sendable {
      case automatic, hidden, visible
    }
  #endif

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (storedTitle, storedImage, self.subtitle) = (title, image, subtitle)
    super.init()
  }

  nonisolated public func copy(with zone: NSZone?) -> Any { self }

  open var title: String { storedTitle }
  @available(iOS 15, tvOS 15, *)
  open var subtitle: String?
  open var image: UIImage? { storedImage }
  #if SDK27
    @available(iOS 27, tvOS 27, *)
    open var preferredImageVisibility: ImageVisibility = .automatic
  #endif
  /// From `UIAccessibilityIdentification`.
  open var accessibilityIdentifier: String?
}

@available(iOS 16, tvOS 16, *)
@MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  @available(iOS 17, tvOS 17, *)
  var selectedImage: UIImage? { get set }
  var sender: Any? { get }
  #if !os(tvOS)
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  #endif
  func performWithSender(_ sender: Any?, target: Any?)
  @available(iOS 26, tvOS 26, *)
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
}

@available(iOS 13, tvOS 13, *)
@MainActor open class UIMenu: UIMenuElement {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    @available(iOS 15, tvOS 15, *)
    public static let singleSelection = Options(rawValue: 1 << 5)
    @available(iOS 17, tvOS 17, *)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  @available(iOS 16, tvOS 16, *)
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    @available(iOS 17, tvOS 17, *)
    case automatic = -1
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?,
    _ options: Options, _ children: [UIMenuElement]
  ) {
    self.identifier = identifier ?? Identifier("menu")
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  @available(tvOS 14, *)
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { self.init(title, nil, image, identifier, options, children) }

  @available(iOS 15, tvOS 15, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) { self.init(title, subtitle, image, identifier, options, children) }

  /// The default of `preferredElementSize` is `.automatic` since iOS 17, and `.large` before.
  @available(iOS 16, tvOS 16, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.init(title, subtitle, image, identifier, options, children)
    self.preferredElementSize = preferredElementSize
  }

  open package(set) var identifier: UIMenu.Identifier
  open package(set) var options: UIMenu.Options
  open package(set) var children: [UIMenuElement]
  @available(iOS 15, tvOS 15, *)
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }
  @available(iOS 16, tvOS 16, *)
  open var preferredElementSize: UIMenu.ElementSize = .large
  @available(iOS 17.4, tvOS 17.4, *)
  open var displayPreferences: UIMenuDisplayPreferences?
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(storedTitle, nil, storedImage, identifier, options, newChildren)
  }
}

@available(iOS 17.4, tvOS 17.4, *)
@MainActor open class UIMenuDisplayPreferences: NSObject {
  public override init() { super.init() }
  open var maximumNumberOfTitleLines = 0
}

public typealias UIActionHandler = (UIAction) -> Void

@available(iOS 13, tvOS 13, *)
@MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 15, tvOS 15, *)
    public static let paste = Identifier("paste")
    @available(iOS 15, tvOS 15, *)
    public static let pasteAndMatchStyle = Identifier("pasteAndMatchStyle")
  }

  let handler: UIActionHandler

  init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ selectedImage: UIImage?,
    _ identifier: Identifier?, _ discoverabilityTitle: String?,
    _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
    _ handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action")
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  @available(tvOS 14, *)
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title, nil, image, nil, identifier, discoverabilityTitle, attributes, state, handler)
  }

  @available(iOS 15, tvOS 15, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title, subtitle, image, nil, identifier, discoverabilityTitle, attributes, state, handler)
  }

  @available(iOS 17, tvOS 17, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title, subtitle, image, selectedImage, identifier, discoverabilityTitle, attributes, state,
      handler)
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open package(set) var identifier: UIAction.Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  @available(iOS 17, tvOS 17, *)
  open var selectedImage: UIImage?
  @available(iOS 14, tvOS 14, *)
  open private(set) var sender: Any?
  #if !os(tvOS)
    @available(iOS 16, *)
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
      sender as? any UIPopoverPresentationControllerSourceItem
    }
  #endif
  @available(iOS 26, tvOS 26, *)
  open var repeatBehavior: UIMenuElement.RepeatBehavior {
    get { .automatic }
    set {}
  }
  /// Calls the handler, with `sender` set, as choosing the action does.
  @available(iOS 16, tvOS 16, *)
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

@available(iOS 14, tvOS 14, *)
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  typealias Completion = ([UIMenuElement]) -> Void

  /// The provider, for a test to call.
  let provider: (@escaping Completion) -> Void
  let isCached: Bool

  init(isCached: Bool, _ provider: @escaping (@escaping Completion) -> Void) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(isCached: true, elementProvider) }

  @available(iOS 15, tvOS 15, *)
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    unsafeDowncast(UIDeferredMenuElement(isCached: false, elementProvider), to: self)
  }

  @available(iOS 26, tvOS 26, *)
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  @available(iOS 26, tvOS 26, *)
  @MainActor open class Provider: NSObject {
    var provider: (@escaping Completion) -> Void = { $0([]) }
    public convenience init(
      _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
      self.init()
      provider = elementProvider
    }
    #if !canImport(ObjectiveC)
      /// The elements, if the provider supplies them synchronously; otherwise nil.
      public func elements() -> [UIMenuElement]? {
        var elements: [UIMenuElement]?
        provider { elements = $0 }
        return elements
      }
    #endif
  }
  private var name = ""
  @available(iOS 26, tvOS 26, *)
  open var identifier: UIDeferredMenuElement.Identifier { Identifier(name) }
  /// The elements come from `provider(for:)` of the first responder.
  @available(iOS 26, tvOS 26, *)
  open class func usingFocus(
    identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool
  ) -> Self {
    let element = UIDeferredMenuElement(isCached: shouldCacheItems) { $0([]) }
    element.name = identifier.rawValue
    return unsafeDowncast(element, to: self)
  }

  #if !canImport(ObjectiveC)
    /// The elements, if the provider supplies them synchronously; otherwise nil.
    public func elements() -> [UIMenuElement]? {
      var elements: [UIMenuElement]?
      provider { elements = $0 }
      return elements
    }
    public var isUncached: Bool { !isCached }
  #endif
}
