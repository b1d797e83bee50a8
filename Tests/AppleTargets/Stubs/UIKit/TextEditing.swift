// The notifications from which an app can learn that people begin or end to edit text:
// developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification,
// uitextview/textdidbegineditingnotification, uiresponder/keyboardwillshownotification,
// uiwindow/didbecomekeynotification, uifocussystem/didupdatenotification.

extension UITextField {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// Never posted on visionOS.
@available(tvOS, unavailable)
extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
}

extension UIWindow {
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
}

@available(iOS 11, tvOS 11, *)
@MainActor open class UIFocusSystem: NSObject {
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
}

#if !canImport(ObjectiveC)
  /// Each window has a first responder. Actions without a target begin at that of the window with the keyboard focus.
  @MainActor final class FirstResponder {
    private static var all: [FirstResponder] = []
    private weak var window: UIWindow?
    private weak var responder: UIResponder?

    private init(_ responder: UIResponder, in window: UIWindow?) {
      (self.responder, self.window) = (responder, window)
    }

    /// The window with the keyboard focus, where a responder became first or that became key last.
    static weak var keyWindow: UIWindow?

    static func of(_ window: UIWindow?) -> UIResponder? {
      all.first { $0.responder != nil && $0.window === window }?.responder
    }

    static var focused: UIResponder? { of(keyWindow) ?? of(nil) }

    static func change(to responder: UIResponder?, in window: UIWindow?) {
      let former = of(window)
      if let window, responder != nil { keyWindow = window }
      if former === responder { return }
      all.removeAll { $0.responder == nil || $0.window === window }
      if let responder { all.append(FirstResponder(responder, in: window)) }
      if let former { post(former, isEditing: false) }
      if let responder { post(responder, isEditing: true) }
      let (hadKeyboard, hasKeyboard) = (former is any UIKeyInput, responder is any UIKeyInput)
      if hadKeyboard != hasKeyboard {
        NotificationCenter.default.post(
          name: hasKeyboard
            ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
          object: nil)
      }
    }

    /// Text fields and text views report that they are edited. Other views with text input do not.
    private static func post(_ responder: UIResponder, isEditing: Bool) {
      let name: Notification.Name
      switch responder {
      case is UITextField:
        name =
          isEditing
          ? UITextField.textDidBeginEditingNotification : UITextField.textDidEndEditingNotification
      case is UITextView:
        name =
          isEditing
          ? UITextView.textDidBeginEditingNotification : UITextView.textDidEndEditingNotification
      default: return
      }
      NotificationCenter.default.post(name: name, object: responder)
    }
  }

  extension UIResponder {
    /// Whether an action without a target is sent to the responder. The stub of `UIResponder` has all standard edit
    /// actions, which do nothing.
    func accepts(_ action: Selector, from sender: Any?) -> Bool {
      UIResponder.standardEditActions.contains(action.name)
        || canPerformAction(action, withSender: sender)
    }

    static let standardEditActions: Set = [
      "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:",
      "toggleItalics:", "toggleUnderline:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:", "increaseSize:", "decreaseSize:",
      "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "printContent:", "find:",
      "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:", "rename:",
      "duplicate:", "move:", "export:", "alignLeft:", "alignCenter:", "alignJustified:",
      "alignRight:", "toggleSidebar:", "toggleInspector:", "performClose:", "newFromPasteboard:",
    ]

    var windowOfResponder: UIWindow? {
      switch self {
      case let view as UIView: return view.window
      case let controller as UIViewController: return controller.view.window
      default: return nil
      }
    }
  }
#endif
