// developer.apple.com/documentation/swiftui/focusedvalues, focusedvalue, focusedbinding: the front window's
// values, and the edit commands of a view.

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public protocol FocusedValueKey { associatedtype Value }

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  let path: KeyPath<FocusedValues, Value?>
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }
  public var wrappedValue: Value? {
    #if canImport(ObjectiveC)
      fatalError("not run")
    #else
      FocusedValues.front[keyPath: path]
    #endif
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  let path: KeyPath<FocusedValues, Binding<Value>?>
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { path = keyPath }
  public var wrappedValue: Value? {
    get { FocusedValues()[keyPath: path]?.wrappedValue }
    nonmutating set {}
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    Modified(
      self,
      Change("focusedValue", PublishedFocusedValue(value: value) { $0[keyPath: keyPath] = value }))
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    Modified(
      self,
      Change(
        "focusedSceneValue", PublishedFocusedValue(value: value) { $0[keyPath: keyPath] = value }))
  }
}

/// The value that a view publishes to the commands while its window is in front, or it has the focus.
package struct PublishedFocusedValue {
  /// The value. SwiftUI rebuilds the menus if it differs from the previous one.
  package let value: Any
  let apply: (inout FocusedValues) -> Void
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { Modified(self, Change("onCopyCommand", payloadAction)) }
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { Modified(self, Change("onCutCommand", payloadAction)) }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    Modified(self, Change("onDeleteCommand", action))
  }
  nonisolated public func onCommand(
    _ selector: Selector, perform action: (() -> Void)?
  ) -> some View { Modified(self, Change("onCommand", action)) }
  @available(macOS 13, *)
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { Modified(self, Change("copyable", payload)) }
  @available(macOS 13, *)
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { Modified(self, Change("cuttable", action)) }
  @available(macOS 13, *)
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { Modified(self, Change("pasteDestination", action)) }
}
