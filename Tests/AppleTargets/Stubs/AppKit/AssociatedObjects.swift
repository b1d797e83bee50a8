// swift-format-ignore-file
// Objects that go with an object, of the Objective-C runtime. Here they stay for good.

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_RETAIN = 769
}

nonisolated(unsafe) private var associatedObjects: [UnsafeRawPointer: Any] = [:]

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associatedObjects[key] = value
}
