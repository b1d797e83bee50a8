// Property wrappers.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol DynamicProperty {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let read: () -> Value
  let write: (Value) -> Void

  #if canImport(ObjectiveC)
    // As declared in SDKs since 2024. A closure that uses the main actor has to say so:
    // `{ @MainActor value in … }`. On Linux the closures are plain and can be called anywhere.
    @preconcurrency
    public init(
      get: @escaping @isolated(any) @Sendable () -> Value,
      set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { fatalError("not run") }
  #else
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      (read, write) = (get, set)
    }
  #endif
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public static func constant(_ value: Value) -> Binding<Value> {
    #if canImport(ObjectiveC)
      fatalError("not run")
    #else
      Binding(get: { value }, set: { _ in })
    #endif
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    #if canImport(ObjectiveC)
      fatalError("not run")
    #else
      Binding<Subject>(
        get: { read()[keyPath: path] },
        set: { subject in
          var value = read()
          value[keyPath: path] = subject
          write(value)
        })
    #endif
  }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  final class Box {
    var value: Value {
      didSet {
        #if !canImport(ObjectiveC)
          StateChanges.note()
        #endif
      }
    }
    init(_ value: Value) { self.value = value }
  }
  let box: Box
  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    #if canImport(ObjectiveC)
      fatalError("not run")
    #else
      Binding(get: { box.value }, set: { box.value = $0 })
    #endif
  }
}
#if !canImport(ObjectiveC)
  /// How often views changed their state, after each of which SwiftUI evaluates the view's body again.
  public enum StateChanges {
    nonisolated(unsafe) public static var count = 0
    /// Whether a menu of the Mac tracks the mouse. SwiftUI may lose what changes then, such as an alert that is to be
    /// presented (seen on macOS 15).
    nonisolated(unsafe) public static var isMenuTracking = false
    nonisolated(unsafe) public static var countWhileTracking = 0

    static func note() {
      count += 1
      if isMenuTracking { countWhileTracking += 1 }
    }
  }
#endif

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension State: @unchecked Sendable where Value: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EnvironmentValues {
  var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public var isEnabled: Bool { true }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  let path: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  public var wrappedValue: Value {
    #if canImport(ObjectiveC)
      fatalError("not run")
    #else
      EnvironmentValues.current[keyPath: path]
    #endif
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
