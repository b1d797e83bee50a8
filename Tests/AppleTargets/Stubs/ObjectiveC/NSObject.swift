// API facts 0.1: `#selector` needs a `Selector` in a module of this very name.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public let name: String
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
  @objc open func copy() -> Any { self }
  open var description: String { "" }
}

extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
