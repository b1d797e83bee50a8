// Modifiers for changes and the environment: developer.apple.com/documentation/swiftui/view.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Modified(self, Change("onDisappear", action))
  }
  /// Deprecated without a replacement on older systems.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  @available(visionOS, introduced: 1, deprecated: 1)
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { Modified(self, Change("onChange", value)) }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { Modified(self, Change("onChange", value)) }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Modified(self, Change("onChange", value)) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { Modified(self, Change("task", value)) }
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    Modified(self, Change("background", nil, ("background", { background })))
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return Modified(self, Change("background", nil, ("background", { content })))
  }
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { WithEnvironment(content: self) { $0[keyPath: keyPath] = value } }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: Content { content }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var undoManager: UndoManager? {
    #if canImport(ObjectiveC)
      nil
    #else
      windowUndoManager
    #endif
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var isSearching: Bool { false }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var dismiss: DismissAction {
    #if canImport(ObjectiveC)
      DismissAction()
    #else
      DismissAction(dismiss: Self.dismissed)
    #endif
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@MainActor @preconcurrency public struct DismissAction {
  #if canImport(ObjectiveC)
    nonisolated init() {}
    public func callAsFunction() {}
  #else
    let dismiss: @MainActor () -> Void
    nonisolated init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
    public func callAsFunction() { dismiss() }
  #endif
}

/// A view with a modified environment.
struct WithEnvironment<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    (self.content, self.change) = (content, change)
  }
}

#if !canImport(ObjectiveC)
  extension WithEnvironment: WalkableView {
    var nodes: [ViewNode] {
      var environment = EnvironmentValues.current
      change(&environment)
      return environment.walking { viewTree(of: content) }
    }
  }
  extension EnvironmentValues {
    /// The undo manager of the window, set by a test.
    public static var windowUndoManager: UndoManager? {
      get { storedUndoManager }
      set { storedUndoManager = newValue }
    }
    nonisolated(unsafe) private static var storedUndoManager: UndoManager?
    var windowUndoManager: UndoManager? { EnvironmentValues.storedUndoManager }

    /// Called when a view dismisses what is presented, set by a test.
    nonisolated(unsafe) public static var dismissed: @MainActor () -> Void = {}

    /// The environment of the view that is being walked.
    nonisolated(unsafe) static var current = EnvironmentValues()

    /// Walks views with this environment.
    @MainActor func walking<T>(_ walk: () -> T) -> T {
      let outer = EnvironmentValues.current
      defer { EnvironmentValues.current = outer }
      EnvironmentValues.current = self
      return walk()
    }
  }
#endif
