#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Tracks whether people edit text in the window with the keyboard focus, whichever view they edit it in.
  @MainActor
  final class TextEditingObserver {
    private(set) var isEditing = false
    private var isObserving = false
    private let changed: @MainActor () -> Void

    /// UIKit reports that text fields and text views are edited. For web views, for an app's own views with text input and
    /// for other windows it reports only that the keyboard appears or the focus moves.
    static let notifications = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIWindow.didBecomeKeyNotification, UIFocusSystem.didUpdateNotification,
    ]

    init(_ changed: @escaping @MainActor () -> Void) {
      self.changed = changed
    }

    func begin() {
      isEditing = UIApplication.shared.isEditingText
      if isObserving { return }
      isObserving = true
      for name in Self.notifications {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          // In the next turn of the run loop: from one field to the next, the first ends before the other begins.
          Task { @MainActor in self?.check() }
        }
      }
    }

    /// Reports a change, which a notification or nothing at all has announced.
    func check() {
      guard isObserving else { return }
      let isEditing = UIApplication.shared.isEditingText
      if isEditing == self.isEditing { return }
      self.isEditing = isEditing
      changed()
    }
  }

  extension UIApplication {
    /// Whether the first responder of the window with the keyboard focus takes text.
    fileprivate var isEditingText: Bool {
      guard let responder = firstResponder, responder is any UIKeyInput else { return false }
      return (responder as? UITextView)?.isEditable ?? true
    }

    /// The first responder of the window with the keyboard focus.
    private var firstResponder: UIResponder? {
      guard let responder = focusedResponder else { return nil }
      if responder.isFirstResponder { return responder }
      // The first responder can refuse all actions that it does not know. Then a responder behind it has received this one.
      return (responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded)?
        .firstResponder
    }
  }

  extension UIView {
    /// The view that is first responder: this one or one inside it.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let found = view.firstResponder { return found }
      }
      return nil
    }
  }
#endif
