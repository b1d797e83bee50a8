// developer.apple.com/documentation/objectivec: `#selector` needs a `Selector` in a module with exactly
// this name.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  package let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

@objc public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  func responds(to selector: Selector!) -> Bool
}

@objc open class NSObject: NSObjectProtocol {
  public init() {}
  @objc open func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
  @objc open var hash: Int { ObjectIdentifier(self).hashValue }
  @objc open func responds(to selector: Selector!) -> Bool { false }
  @objc(forwardingTargetForSelector:)
  open func forwardingTarget(for selector: Selector!) -> Any? { nil }
  // `#selector(perform(_:))` is ambiguous in a subclass with its own `perform(_:)`.
  @objc(performSelector:)
  open func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @objc(performSelector:withObject:)
  open func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  @objc open func copy() -> Any { self }
  open var description: String { "" }
}

extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Part of the standard library on platforms with Objective-C.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  let pointer: UnsafeMutablePointer<Pointee>
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
