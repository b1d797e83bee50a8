// Searching, from developer.apple.com/documentation/swiftui/search and the pages of its modifiers.

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SearchFieldPlacement {
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    Modified(self, Change("searchCompletion", completion))
  }
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    Modified(
      self,
      Change(
        "searchable",
        SearchField(
          text: text, prompt: prompt?.text ?? "", isPresented: isPresented,
          placement: placement.name)))
  }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let suggestions = suggestions()
    return Modified(
      self, Change("searchSuggestions", nil, ("suggestions", { suggestions })))
  }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct SearchScopeActivation {
  let name: String
  public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var onTextEntry: SearchScopeActivation {
    SearchScopeActivation(name: "onTextEntry")
  }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(name: "onSearchPresentation")
  }
}

@available(iOS 16, macOS 13, tvOS 16.4, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return Modified(self, Change("searchScopes", scope, ("scopes", { scopes })))
  }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return Modified(self, Change("searchScopes", scope, ("scopes", { scopes })))
  }
}

@available(iOS 18, macOS 15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    Modified(self, Change("searchFocused", binding))
  }
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { Modified(self, Change("searchFocused", binding)) }
}

@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
}
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
extension View {
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    Modified(self, Change("searchToolbarBehavior", behavior.name))
  }
}

/// developer.apple.com/documentation/swiftui/focusstate
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  let box: Box

  @propertyWrapper public struct Binding {
    let box: Box
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  public init() where Value == Bool { box = Box(false) }
  public init<T: Hashable>() where Value == T? { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(box: box) }
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    Modified(self, Change("focused", condition))
  }
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { Modified(self, Change("focused", binding)) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { Modified(self, Change("onSubmit", action)) }
}
