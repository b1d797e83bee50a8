// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The runtime's functions for associated objects. On Linux, AppleSupport has them.

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

#if !os(Linux)
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {}
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
#else
  private struct Association: Hashable {
    let object: ObjectIdentifier
    let key: UnsafeRawPointer
  }
  /// An object that releases its associated objects when it goes. Those of others live until the test ends.
  public protocol AssociatedObjectsOwner: AnyObject {
    var associatedObjects: [UnsafeRawPointer: Any] { get set }
  }
  nonisolated(unsafe) private var associations: [Association: Any] = [:]

  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    if let owner = object as? any AssociatedObjectsOwner {
      owner.associatedObjects[key] = value
      return
    }
    associations[Association(object: ObjectIdentifier(object as AnyObject), key: key)] = value
  }
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    if let owner = object as? any AssociatedObjectsOwner { return owner.associatedObjects[key] }
    return associations[Association(object: ObjectIdentifier(object as AnyObject), key: key)]
  }
#endif
