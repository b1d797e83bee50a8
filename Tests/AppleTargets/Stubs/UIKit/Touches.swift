// The touch types that a gesture recognizer handles: developer.apple.com/documentation/uikit/uitouch.

@MainActor open class UITouch: NSObject {
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    @available(iOS 13.4, tvOS 13.4, *)
    case indirectPointer = 3
  }
}

extension UIView {
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
