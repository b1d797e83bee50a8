// developer.apple.com/documentation/uikit/uialertcontroller, uialertaction.

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  private(set) var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }
  open private(set) var title: String?
  open private(set) var style: UIAlertAction.Style = .default
  open var isEnabled = true
  /// From `UIAccessibilityIdentification`.
  open var accessibilityIdentifier: String?

  #if !canImport(ObjectiveC)
    weak var alert: UIAlertController?
    /// Taps the button: dismisses the alert, then calls the handler.
    public func perform() {
      alert?.dismiss(animated: true)
      handler?(self)
    }
  #endif
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    #if !canImport(ObjectiveC)
      if preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom != .phone {
        modalPresentationStyle = .popover
      }
    #endif
  }
  open var message: String?
  open private(set) var preferredStyle: UIAlertController.Style = .alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    #if !canImport(ObjectiveC)
      action.alert = self
    #endif
  }
}
