// Views, controllers, device and images, as far as menus use them:
// developer.apple.com/documentation/uikit/uiview, uiviewcontroller, uiinteraction,
// uipopoverpresentationcontroller, uidevice, uitraitcollection.

@available(iOS 11, tvOS 11, *)
@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }

  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint = .zero
  open var isHidden = false
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var backgroundColor: UIColor?
  weak var controller: UIViewController?
  open override var next: UIResponder? { controller ?? superview }
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }
  open var interactions: [any UIInteraction] = []
  open var gestureRecognizers: [UIGestureRecognizer]?

  open func addSubview(_ view: UIView) {
    view.move {
      view.superview?.subviews.removeAll { $0 === view }
      subviews.append(view)
      view.superview = self
    }
  }
  open func removeFromSuperview() {
    move {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.move {
      view.superview?.subviews.removeAll { $0 === view }
      subviews.insert(view, at: index)
      view.superview = self
    }
  }
  /// Moves the view, and tells it and those in it if that is to another window or to none.
  private func move(_ change: () -> Void) {
    let before = window
    change()
    if window !== before { tellWindow() }
  }
  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open var isUserInteractionEnabled = true
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  @available(iOS 26, tvOS 26, *)
  open func updateProperties() {}
  @available(iOS 26, tvOS 26, *)
  open func setNeedsUpdateProperties() {}
  @available(iOS 26, tvOS 26, *)
  open func updatePropertiesIfNeeded() {}
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
}

@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      guard let view = rootViewController?.view, view.superview == nil else { return }
      addSubview(view)
    }
  }
  open override var window: UIWindow? { self }
  @available(iOS 13, tvOS 13, *)
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
    #if !canImport(ObjectiveC)
      windowScene.made.append(self)
    #endif
  }
  @available(iOS 13, tvOS 13, *)
  open weak var windowScene: UIWindowScene?
  open override var next: UIResponder? { windowScene }
  open func makeKeyAndVisible() {
    #if !canImport(ObjectiveC)
      windowScene?.keyWindow = self
      FirstResponder.keyWindow = self
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    #endif
  }
  #if canImport(ObjectiveC)
    open var isKeyWindow: Bool { false }
  #else
    /// A window that is not in a scene counts as the key window.
    open var isKeyWindow: Bool { windowScene.map { $0.keyWindow === self } ?? true }
  #endif
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  @available(tvOS, unavailable)
  case pageSheet = 1
  @available(tvOS, unavailable)
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  @available(tvOS, unavailable)
  case popover = 7
  case none = -1
  @available(iOS 13, tvOS 13, *)
  case automatic = -2
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    view.controller = self
  }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}

  open var view: UIView! = UIView() {
    didSet { view.controller = self }
  }
  open override var next: UIResponder? { presentingViewController ?? view.superview }
  open internal(set) var isBeingDismissed = false
  open var title: String?
  open func loadView() {}
  open func viewDidLoad() {}
  open var navigationItem: UINavigationItem { storedNavigationItem }
  private lazy var storedNavigationItem = UINavigationItem(title: title ?? "")
  @available(tvOS, unavailable)
  open var toolbarItems: [UIBarButtonItem]?
  @available(tvOS, unavailable)
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var preferredContentSize: CGSize = .zero
  open var modalPresentationStyle: UIModalPresentationStyle = .pageSheet
  /// What this view controller or an ancestor of it presents. The outermost ancestor presents it.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  var presented: UIViewController?
  #if !canImport(ObjectiveC)
    var presentation: UIPresentationController?
    var closing: Closing?
  #endif
  /// What presents this view controller or an ancestor of it.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  weak var presenter: UIViewController?
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    #if !canImport(ObjectiveC)
      presentIfPossible(controller, completion)
    #endif
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    #if !canImport(ObjectiveC)
      dismissPresented(completion)
    #endif
  }

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open func addChild(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func viewWillAppear(_ animated: Bool) {}
  /// Added in the SDK of 2023, available since iOS 13.
  @available(iOS 13, tvOS 13, *)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open var isViewLoaded: Bool { true }
  open var viewIfLoaded: UIView? { view }
  open func loadViewIfNeeded() {}
  open var traitCollection: UITraitCollection { UITraitCollection() }

  @available(iOS 26, tvOS 26, *)
  open func updateProperties() {}
  @available(iOS 26, tvOS 26, *)
  open func setNeedsUpdateProperties() {
    #if !canImport(ObjectiveC)
      updateProperties()
    #endif
  }
  @available(iOS 26, tvOS 26, *)
  open func updatePropertiesIfNeeded() {}

  #if !canImport(ObjectiveC)
    /// Whether its view is on screen, set by a test.
    public private(set) var isShown = false
    /// Puts its view on screen, with those of its children. In UIKit, `updateProperties()` follows.
    public func appear() {
      if isShown { return }
      isShown = true
      viewWillAppear(false)
      for child in shownChildren { child.appear() }
      viewIsAppearing(false)
      updateProperties()
      viewDidAppear(false)
    }
    public func disappear() {
      if !isShown { return }
      isShown = false
      viewWillDisappear(false)
      for child in children { child.disappear() }
      viewDidDisappear(false)
    }
    /// The children on screen with it.
    var shownChildren: [UIViewController] { children }
  #endif
  open func show(_ controller: UIViewController, sender: Any?) {}

  /// UIKit creates one if the presentation style is a popover, as for an action sheet on iPad.
  @available(tvOS, unavailable)
  open var popoverPresentationController: UIPopoverPresentationController? { popover }
  @available(tvOS, unavailable)
  private lazy var popover = makePopover()
  @available(tvOS, unavailable)
  func makePopover() -> UIPopoverPresentationController? {
    #if canImport(ObjectiveC)
      return nil
    #else
      let popover = UIPopoverPresentationController()
      return modalPresentationStyle == .popover ? popover : nil
    #endif
  }
}

@MainActor open class UINavigationController: UIViewController {
  @available(tvOS, unavailable)
  open var isToolbarHidden = true
  @available(tvOS, unavailable)
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    stack.last?.presentedViewController ?? stack.last
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let former = stack
    stack = viewControllers
    #if !canImport(ObjectiveC)
      // The stack is already the new one, and the view controller still has its parent.
      let (old, new) = (former.last, viewControllers.last)
      if old !== new { old?.disappear() }
    #endif
    for controller in former where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    #if !canImport(ObjectiveC)
      guard let new, old !== new else { return }
      old?.view.removeFromSuperview()
      view.addSubview(new.view)
      if isShown { new.appear() }
    #endif
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(stack + [controller], animated: animated)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }
  #if !canImport(ObjectiveC)
    override var shownChildren: [UIViewController] { stack.suffix(1) }
  #endif
}

/// Conforming types include `UIView` and `UIBarButtonItem`.
@available(iOS 16, *)
@available(tvOS, unavailable)
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
@available(tvOS, unavailable)
extension UIView: UIPopoverPresentationControllerSourceItem {}
@available(tvOS, unavailable)
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

@available(iOS 8, *)
@available(tvOS, unavailable)
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  @available(iOS 16, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var sourceView: UIView?
  open var sourceRect: CGRect = .null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  @available(iOS 14, tvOS 14, *)
  case mac = 5
  @available(iOS 17, tvOS 17, *)
  case vision = 6
}

@MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  #if canImport(ObjectiveC)
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  #else
    /// The simulated device, set by a test.
    open var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  #endif
}

/// Nonisolated.
open class UITraitCollection: NSObject {
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
  }
}

/// `Sendable` and nonisolated.
open class UIColor: NSObject, @unchecked Sendable {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  @available(iOS 15, tvOS 15, *)
  public static let tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let systemRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  @available(iOS 13, *)
  @available(tvOS, unavailable)
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}

/// `Sendable` and nonisolated: developer.apple.com/documentation/uikit/uiimage.
open class UIImage: NSObject, @unchecked Sendable {
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  open class Configuration: NSObject, @unchecked Sendable {}
  @available(iOS 13, tvOS 13, *)
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    fileprivate var colors: [UIColor] = []
    @available(iOS 15, tvOS 15, *)
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }
  }
  @available(iOS 13, tvOS 13, *)
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    let image = UIImage(name, isSymbol: isSymbol)
    image.isColored = !configuration.colors.isEmpty
    return image
  }

  /// The name of the asset or symbol, for tests.
  let name: String
  let isSymbol: Bool
  private var isColored = false

  init(_ name: String, isSymbol: Bool) {
    (self.name, self.isSymbol) = (name, isSymbol)
    super.init()
  }

  @available(iOS 13, tvOS 13, *)
  public convenience init?(systemName name: String) {
    #if !canImport(ObjectiveC)
      if UIImage.missingSymbols.contains(name) { return nil }
    #endif
    self.init(name, isSymbol: true)
  }
  @available(iOS 13, tvOS 13, *)
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) { self.init(name, isSymbol: true) }
  public convenience init?(named name: String) { self.init(name, isSymbol: false) }
  @available(iOS 13, tvOS 13, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) { self.init(name, isSymbol: false) }
  @available(iOS 8, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(name, isSymbol: false) }

  #if !canImport(ObjectiveC)
    /// The symbols that the system does not have, set by a test.
    nonisolated(unsafe) public static var missingSymbols: Set<String> = []
    public var symbolName: String? { isSymbol ? name : nil }
    public var assetName: String? { isSymbol ? nil : name }
    public var hasColors: Bool { isColored }
  #endif
}

/// Nonisolated and not `Sendable`.
open class UIBezierPath: NSObject {
  open private(set) var bounds: CGRect = .zero
  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
    self.cornerRadius = cornerRadius
  }
  private var cornerRadius: CGFloat = 0

  #if !canImport(ObjectiveC)
    public var storedCornerRadius: CGFloat { cornerRadius }
  #endif
}
