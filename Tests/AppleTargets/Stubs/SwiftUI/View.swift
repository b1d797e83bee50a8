// The protocol, its builder and the containers: developer.apple.com/documentation/swiftui/view,
// viewbuilder, group, foreach, viewmodifier. Every primitive view stores its arguments; ViewTree.swift
// exposes them to tests.
@_exported import Foundation

#if !canImport(ObjectiveC)
  @_exported import AppleSupport
#endif

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View where Body == Never {
  public var body: Never { fatalError("this view has no body") }
}

/// A view without a body.
package protocol PrimitiveView: View where Body == Never {}

#if !CONTENT_BUILDER
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  @resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
      var views: [any View] = []
      repeat views.append(each content)
      return TupleView((repeat each content), views)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(
      first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(first, "if") }
    public static func buildEither<First: View, Second: View>(
      second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(second, "else") }
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }
#endif

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EmptyView: Sendable {
  public init() {}
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension EmptyView: PrimitiveView {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct TupleView<T>: PrimitiveView {
  public var value: T
  let views: [any View]
  nonisolated init(_ value: T, _ views: [any View]) {
    (self.value, self.views) = (value, views)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  let chosen: any View
  /// Which branch it is: each has an identity of its own.
  let branch: String
  /// The content of a toolbar or of commands.
  let content: Any?
  nonisolated init(_ chosen: any View, _ branch: String) {
    (self.chosen, self.branch, content) = (chosen, branch, nil)
  }
  nonisolated init(toolbar: Any) { (chosen, branch, content) = (EmptyView(), "", toolbar) }
  nonisolated init(commands: Any) { (chosen, branch, content) = (EmptyView(), "", commands) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension _ConditionalContent: View, PrimitiveView
where TrueContent: View, FalseContent: View {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional has no body") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AnyView: PrimitiveView {
  let content: any View
  public init<V: View>(_ view: V) { content = view }
  public init<V: View>(erasing view: V) { content = view }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Group<Content> {
  let content: Content
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Group: View, PrimitiveView where Content: View {
  #if !CONTENT_BUILDER
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
  #endif
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct VStack<Content: View>: PrimitiveView {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  /// The identity of an element's views.
  let identity: (Data.Element) -> ID
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content, identity) = (data, content, { $0.id }) }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content, identity) = (data, content, { $0[keyPath: id] }) }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) { (self.data, self.content, identity) = (data, content, { $0 }) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: any View
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Modifier.Body { modifier.body(content: .init(content: content)) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

// These are views, toolbar content or commands, depending on their contents.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Optional {
  public typealias Body = Never
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Group {
  public typealias Body = Never
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension _ConditionalContent {
  public typealias Body = Never
}

/// The result of a modifier in these stubs: the view and the arguments.
struct Modified<Content: View>: PrimitiveView {
  let content: Content
  let change: Change
  nonisolated init(_ content: Content, _ change: Change) {
    (self.content, self.change) = (content, change)
  }
}

/// A modifier applied to a view, with its arguments.
package struct Change {
  package let name: String
  package let value: Any?
  /// The view arguments, in the order of the modifier's parameters.
  package let views: [(label: String, build: @MainActor () -> any View)]
  /// The environment of the view, which toolbars, menus and backgrounds of it have as well.
  var environment: EnvironmentValues?
  /// How many views it is applied to: those of a container are several.
  var count = 1
  nonisolated init(
    _ name: String, _ value: Any? = nil,
    _ views: (label: String, build: @MainActor () -> any View)...
  ) { (self.name, self.value, self.views) = (name, value, views) }
}
