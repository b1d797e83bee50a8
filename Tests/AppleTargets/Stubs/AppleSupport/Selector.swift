// A substitute for Objective-C selectors in code that runs on Linux.
import Foundation

/// A selector that carries its method. `check --portable` replaces `#selector(…)` with it.
public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  public let name: String
  private let call: @MainActor (Any, Any?) -> Bool

  public init(_ name: String) {
    self.name = name
    call = { _, _ in false }
  }
  public init(stringLiteral name: String) { self.init(name) }

  /// `#selector(choose(_:))` in a method: bound to `self`, regardless of the target.
  public init<Sender>(_ name: String, _ method: @escaping @MainActor (Sender) -> Void) {
    self.name = name
    call = { _, sender in
      guard let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }
  public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
    self.name = name
    call = { _, _ in
      method()
      return true
    }
  }
  /// `#selector(Target.choose(_:))`.
  public init<Target, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }
  public init<Target>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
    self.name = name
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }
  /// `#selector((any Protocol).choose(_:))`: nil if the target does not implement it.
  public init(_ name: String, _ send: @escaping @MainActor (Any, Any?) -> Void?) {
    self.name = name
    call = { target, sender in send(target, sender) != nil }
  }

  /// The selector, for a method that another class has as well.
  public func or(_ other: Selector) -> Selector {
    Selector(
      name, calling: { target, sender in call(target, sender) || other.call(target, sender) })
  }
  private init(_ name: String, calling call: @escaping @MainActor (Any, Any?) -> Bool) {
    (self.name, self.call) = (name, call)
  }

  /// Calls the method. Returns false if `target` does not implement it.
  @MainActor public func invoke(on target: Any, with sender: Any?) -> Bool { call(target, sender) }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSObject {
  @MainActor @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    _ = selector.invoke(on: self, with: object)
    return nil
  }
}

public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  let pointer: UnsafeMutablePointer<Pointee>
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
