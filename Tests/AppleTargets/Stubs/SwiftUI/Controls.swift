// developer.apple.com/documentation/swiftui/button, section, toggle, picker, controlgroup. Each title may
// be a key, a string or (since iOS 16) a resource.

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  public static let close = ButtonRole(name: "close")
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  public static let confirm = ButtonRole(name: "confirm")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Button<Label: View>: PrimitiveView {
  let role: String?
  let action: @MainActor () -> Void
  let label: Label

  nonisolated init(_ role: String?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
    (self.role, self.action, self.label) = (role, action, label)
  }

  @preconcurrency
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(nil, action, label()) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role?.name, action, label()) }
}

/// What the system shows for a role.
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
nonisolated public struct DefaultButtonLabel: PrimitiveView {
  let role: String
}
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Button where Label == DefaultButtonLabel {
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role.name, action, DefaultButtonLabel(role: role.name))
  }
}

#if !canImport(ObjectiveC)
  extension DefaultButtonLabel: WalkableView {
    @MainActor var nodes: [ViewNode] { viewTree(of: Text(verbatim: "the system's \(role)")) }
  }
#endif

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(nil, action, Text(titleKey)) }
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(nil, action, Text(title)) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) { self.init(nil, action, Text(title)) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role?.name, action, Text(titleKey)) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role?.name, action, Text(title)) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @preconcurrency
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role?.name, action, Text(title)) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(nil, action, SwiftUI.Label(titleKey, systemImage: systemImage)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(nil, action, SwiftUI.Label(title, systemImage: systemImage)) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(nil, action, SwiftUI.Label(title, systemImage: systemImage)) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role?.name, action, SwiftUI.Label(titleKey, systemImage: systemImage)) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role?.name, action, SwiftUI.Label(title, systemImage: systemImage)) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role?.name, action, SwiftUI.Label(title, systemImage: systemImage)) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Divider: PrimitiveView {
  public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Section<Parent, Content, Footer> {
  let parent: Parent
  let content: Content
  let footer: Footer
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { (self.content, parent, self.footer) = (content(), header(), footer()) }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    (self.content, parent, footer) = (content(), EmptyView(), EmptyView())
  }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { (self.content, parent, footer) = (content(), header(), EmptyView()) }
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, parent, footer) = (content(), Text(titleKey), EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.content, parent, footer) = (content(), Text(title), EmptyView())
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) { (self.content, parent, footer) = (content(), Text(title), EmptyView()) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  /// The values of which it shows whether they differ.
  let sources: [Binding<Bool>]
  let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, sources, self.label) = (isOn, [isOn], label())
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding {
      values.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for value in values { value.wrappedValue = isOn }
    }
    (self.sources, self.label) = (values, label())
  }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

@available(iOS 15, macOS 12, tvOS 17, *)
@available(watchOS, unavailable)
public struct ControlGroup<Content: View>: PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
@available(iOS 16, macOS 13, tvOS 17, *)
@available(watchOS, unavailable)
public struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  nonisolated init(_ content: Content, _ label: Label) {
    (self.content, self.label) = (content, label)
  }
}
@available(iOS 16, macOS 13, tvOS 17, *)
@available(watchOS, unavailable)
extension ControlGroup {
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content(), label())
  }
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content(), Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content(), Text(title))
  }
}
