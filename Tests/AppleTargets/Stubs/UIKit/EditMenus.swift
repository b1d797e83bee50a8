// developer.apple.com/documentation/uikit/uieditmenuinteraction, uigesturerecognizer, uitextinput,
// uitextview. Not on tvOS.

@available(iOS 16, *)
@available(tvOS, unavailable)
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

@available(iOS 16, *)
@available(tvOS, unavailable)
@MainActor open class UIEditMenuConfiguration: NSObject {
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init()
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(0), sourcePoint)
  }
  open private(set) var identifier = AnyHashable(0)
  open private(set) var sourcePoint = CGPoint.zero
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
}

@available(iOS 16, *)
@available(tvOS, unavailable)
@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    presented.append(configuration)
  }
  var presented: [UIEditMenuConfiguration] = []
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint { .zero }

  #if !canImport(ObjectiveC)
    /// The arguments of `presentEditMenu(with:)`.
    public var presentedConfigurations: [UIEditMenuConfiguration] { presented }
  #endif
}

/// All optional and nonisolated in the SDK.
@available(iOS 16, *)
@available(tvOS, unavailable)
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

@available(iOS 16, *)
@available(tvOS, unavailable)
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) {
    (self.target, self.action) = (target as AnyObject?, action)
    super.init()
  }
  weak var target: AnyObject?
  let action: Selector?
  open var state: State = .possible
  open var allowedTouchTypes: [NSNumber] = []
  open var isEnabled = true
  open package(set) weak var view: UIView?
  open func location(in view: UIView?) -> CGPoint {
    #if canImport(ObjectiveC)
      return .zero
    #else
      return point
    #endif
  }

  #if !canImport(ObjectiveC)
    private var point = CGPoint.zero

    /// Enters a state at a point, as a touch does, and notifies the target.
    public func enter(_ state: State, at point: CGPoint) {
      (self.state, self.point) = (state, point)
      if let target, let action { _ = action.invoke(on: target, with: self) }
    }
  #endif
}
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
}

@MainActor public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
/// Omits the many requirements. Code only checks whether a view conforms, to recognize text editing.
@MainActor public protocol UITextInput: UIKeyInput {}

@MainActor open class UITextView: UIScrollView, UITextInput {
  open var text: String!
  open weak var delegate: (any UITextViewDelegate)?
  @available(tvOS, unavailable)
  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { true }
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
}
@MainActor open class UITextField: UIControl, UITextInput {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { true }
  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
}

/// All optional in the SDK.
@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  @available(iOS, introduced: 16, deprecated: 27)
  @available(tvOS, introduced: 16, deprecated: 27)
  @available(visionOS, introduced: 1, deprecated: 27)
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @available(iOS 26, tvOS 26, *)
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}
extension UITextViewDelegate {
  @available(iOS, introduced: 16, deprecated: 27)
  @available(tvOS, introduced: 16, deprecated: 27)
  @available(visionOS, introduced: 1, deprecated: 27)
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  @available(iOS 26, tvOS 26, *)
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
/// All optional in the SDK.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  @available(iOS 16, tvOS 16, *)
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}
extension UITextFieldDelegate {
  @available(iOS 16, tvOS 16, *)
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
