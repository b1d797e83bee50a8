// developer.apple.com/documentation/uikit/uicontrol, uibutton.

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    @available(iOS 14, tvOS 14, *)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
  }

  open var isEnabled = true
  open var isSelected = false
  @available(iOS 14, tvOS 17, *)
  open var isContextMenuInteractionEnabled = false
  @available(iOS 14, tvOS 17, *)
  open var showsMenuAsPrimaryAction = false

  @available(iOS 14, tvOS 17, *)
  open var contextMenuInteraction: UIContextMenuInteraction? {
    #if canImport(ObjectiveC)
      return nil
    #else
      return menuInteraction
    #endif
  }
  #if !canImport(ObjectiveC)
    private lazy var menuInteraction = UIContextMenuInteraction(
      delegate: ControlMenuDelegate.shared)
  #endif

  var actions: [(UIAction, Event)] = []
  @available(iOS 14, tvOS 14, *)
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    actions.append((action, events))
  }
  @available(iOS 14, tvOS 14, *)
  open func removeAction(_ action: UIAction, for events: UIControl.Event) {
    actions.removeAll { $0.0 === action }
  }
  open func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {}
  /// Calls the actions for any of `events`.
  open func sendActions(for events: UIControl.Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      action.handler(action)
    }
  }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    @available(iOS 13, *)
    @available(tvOS, unavailable)
    case close = 7
  }

  @available(iOS 14, tvOS 14, *)
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  @available(iOS 15, tvOS 15, *)
  public struct Configuration {
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    @available(iOS 26, tvOS 26, *)
    public static func glass() -> Configuration { Configuration() }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    @available(iOS 16, tvOS 16, *)
    public var indicator: Indicator = .automatic

    @available(iOS 16, tvOS 16, *)
    public enum Indicator { case automatic, none, popup }
  }

  @available(iOS 14, tvOS 14, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  public convenience init(type: UIButton.ButtonType) { self.init(frame: .zero) }
  @available(iOS 14, tvOS 14, *)
  public convenience init(type: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    take(primaryAction)
  }
  @available(iOS 15, tvOS 15, *)
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  func take(_ action: UIAction?) {
    guard let action else { return }
    (currentTitle, currentImage) = (action.title, action.image)
    addAction(action, for: .primaryActionTriggered)
  }

  open private(set) var currentTitle: String?
  open private(set) var currentImage: UIImage?
  open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { currentImage = image }
  @available(iOS 14, tvOS 17, *)
  open var menu: UIMenu?
  @available(iOS 15, tvOS 17, *)
  open var changesSelectionAsPrimaryAction = false
  @available(iOS 16, tvOS 17, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  @available(iOS 15, tvOS 15, *)
  open var isHeld: Bool { false }
  @available(iOS 14, tvOS 14, *)
  open var role: UIButton.Role = .normal
  @available(iOS 15, tvOS 15, *)
  open var configuration: UIButton.Configuration?
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}

#if !canImport(ObjectiveC)
  /// Stands in for the control, which is the delegate in UIKit.
  private final class ControlMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    static let shared = ControlMenuDelegate()
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }
#endif
