// developer.apple.com/documentation/foundation/notificationcenter

open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { OperationQueue() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {}
  @discardableResult  // As all that is imported from Objective-C.
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { self }
  open func post(name aName: Notification.Name, object anObject: Any?) {}
  open func removeObserver(_ observer: Any) {}
}
