// developer.apple.com/documentation/swiftui/view-fundamentals, lists, navigation and text-input-and-output

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject { fatalError("not run") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {}
@available(iOS 13, macOS 10.15, tvOS 13, *)
@available(watchOS, unavailable)
extension List {
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  @MainActor @preconcurrency public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 15, macOS 12, tvOS 15, *)
@available(watchOS, unavailable)
extension List {
  @_disfavoredOverload
  @MainActor @preconcurrency public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data: MutableCollection, Data.Element: Identifiable, Data.Index: Hashable
  {}
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct TextField<Label: View>: PrimitiveView {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}
@available(iOS 14, macOS 11, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor: PrimitiveView {
  public init(text: Binding<String>) {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let key: String
  public var wrappedValue: Value {
    get { fatalError("not run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError("not run") }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.key = key }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
}
