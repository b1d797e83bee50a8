// A substitute for Objective-C selectors in code that runs on Linux.
import Foundation

/// A selector that carries its method. `check --portable` replaces `#selector(…)` with it.
public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  public let name: String
  private let call: @MainActor (Any, Any?) -> Bool
  private let has: @MainActor (Any) -> Bool

  public init(_ name: String) {
    self.name = name
    call = { _, _ in false }
    has = { _ in false }
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
    has = { _ in true }
  }
  public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
    self.name = name
    has = { _ in true }
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
    has = { $0 is Target }
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }
  public init<Target>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
    self.name = name
    has = { $0 is Target }
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }
  /// `#selector((any Protocol).choose(_:))`: nil if the target does not implement it.
  public init(_ name: String, _ send: @escaping @MainActor (Any, Any?) -> Void?) {
    self.name = name
    has = { _ in true }
    call = { target, sender in send(target, sender) != nil }
  }

  /// A method without a declaration in the SDK: nil if the target does not implement it.
  public init(
    _ name: String, isImplementedBy has: @escaping @MainActor (Any) -> Bool,
    _ send: @escaping @MainActor (Any, Any?) -> Void?
  ) {
    self.name = name
    self.has = has
    call = { target, sender in send(target, sender) != nil }
  }

  /// The selector, for a method that another class has as well.
  public func or(_ other: Selector) -> Selector {
    Selector(
      name, calling: { target, sender in call(target, sender) || other.call(target, sender) },
      has: { target in has(target) || other.has(target) })
  }
  private init(
    _ name: String, calling call: @escaping @MainActor (Any, Any?) -> Bool,
    has: @escaping @MainActor (Any) -> Bool
  ) {
    (self.name, self.call, self.has) = (name, call, has)
  }

  /// Whether `target` has the method, as far as its type says.
  @MainActor public func isImplemented(by target: Any) -> Bool { has(target) }

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
  public init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
