// Views, controllers, device, images: the parts that menus touch (API facts 1.7, 1.8, 1.13).

@available(iOS 11, tvOS 11, *)
@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@MainActor open class UIView: UIResponder, UIPopoverPresentationControllerSourceItem {
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
    subviews.append(view)
    view.superview = self
  }
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
  open var rootViewController: UIViewController?
  open override var window: UIWindow? { self }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
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
  open override var next: UIResponder? { view.superview }
  open private(set) var isBeingDismissed = false
  open var title: String?
  open func loadView() {}
  open func viewDidLoad() {}
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  @available(tvOS, unavailable)
  open var toolbarItems: [UIBarButtonItem]?
  @available(tvOS, unavailable)
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var preferredContentSize: CGSize = .zero
  open var modalPresentationStyle: UIModalPresentationStyle = .pageSheet
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var navigationController: UINavigationController? { nil }
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func show(_ controller: UIViewController, sender: Any?) {}

  /// UIKit makes one where the presentation style is a popover; an action sheet's on iPad is.
  @available(tvOS, unavailable)
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    makePopover()
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
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

/// `UIView`, `UIBarButtonItem` and others conform.
@available(iOS 16, *)
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@available(iOS 8, *)
@available(tvOS, unavailable)
@MainActor open class UIPopoverPresentationController: NSObject {
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
    /// A test sets the device to play.
    open var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  #endif
}

@MainActor open class UITraitCollection: NSObject {
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
}

/// `Sendable`, on no actor.
open class UIColor: NSObject, @unchecked Sendable {
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

/// `Sendable`, on no actor. API facts 1.13.
open class UIImage: NSObject, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {}
  @available(iOS 13, tvOS 13, *)
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    fileprivate let colors: [UIColor]
    @available(iOS 15, tvOS 15, *)
    public init(paletteColors: [UIColor]) {
      colors = paletteColors
      super.init()
    }
  }
  @available(iOS 13, tvOS 13, *)
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    let image = UIImage(name, isSymbol: isSymbol)
    image.isColored = !configuration.colors.isEmpty
    return image
  }

  /// The asset's or symbol's name, as a test sees it.
  let name: String
  let isSymbol: Bool
  private var isColored = false

  init(_ name: String, isSymbol: Bool) {
    (self.name, self.isSymbol) = (name, isSymbol)
    super.init()
  }

  @available(iOS 13, tvOS 13, *)
  public convenience init?(systemName name: String) { self.init(name, isSymbol: true) }
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
    public var symbolName: String? { isSymbol ? name : nil }
    public var assetName: String? { isSymbol ? nil : name }
    public var hasColors: Bool { isColored }
  #endif
}

/// Not `Sendable`, on no actor.
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
