// The builder of the SDKs of 2026, one for all content: developer.apple.com/documentation/swiftui/contentbuilder, tuplecontent,
// and TN3211, “Resolving SwiftUI source incompatibilities for State and ContentBuilder”. Programs on Linux keep the older
// ones, whose trees tests read. What `if #available` makes of a bar's content is not documented, so it is not here.

#if CONTENT_BUILDER
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  public typealias ContentBuilder = ViewBuilder
  typealias BarBuilder = ViewBuilder
  typealias MenuBarBuilder = ViewBuilder

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  @resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyContent { EmptyContent() }
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { fatalError("not run") }
    // For older systems, which do not have the next one.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
      _ content: repeat each Content
    ) -> some ToolbarContent { ToolbarTuple([]) }
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    public static func buildBlock<each Content: CustomizableToolbarContent>(
      _ content: repeat each Content
    ) -> some CustomizableToolbarContent { ToolbarTuple([]) }
    #if !os(tvOS) && !os(watchOS)
      @available(iOS 14, macOS 11, *)
      @_disfavoredOverload
      public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
      ) -> some Commands { CommandsTuple([]) }
    #endif
    @available(iOS 27, macOS 27, tvOS 27, watchOS 27, *)
    public static func buildBlock<each Content>(
      _ content: repeat each Content
    ) -> TupleContent<repeat each Content> { TupleContent((repeat each content)) }
    public static func buildIf<Content>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError("not run") }
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError("not run") }
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
      AnyView(content)
    }
  }

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  public struct EmptyContent {
    public var body: Never { fatalError("no body") }
  }
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  extension EmptyContent: View, PrimitiveView {}
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  extension EmptyContent: ToolbarContent {}
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension EmptyContent: CustomizableToolbarContent {}

  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  @frozen public struct TupleContent<each Content> {
    public var content: (repeat each Content)
    public init(_ content: (repeat each Content)) { self.content = content }
    public var body: Never { fatalError("no body") }
  }
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  extension TupleContent: View, PrimitiveView where repeat each Content: View {}
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {}
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  extension TupleContent: CustomizableToolbarContent
  where repeat each Content: CustomizableToolbarContent {}
  #if !os(tvOS) && !os(watchOS)
    @available(iOS 14, macOS 11, *)
    extension EmptyContent: Commands {}
    @available(iOS 26, macOS 26, *)
    extension TupleContent: Commands where repeat each Content: Commands {}
  #endif

  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  extension Group {
    public init(@ContentBuilder content: () -> Content) { self.content = content() }
  }
#else
  typealias BarBuilder = ToolbarContentBuilder
  #if !os(tvOS) && !os(watchOS)
    typealias MenuBarBuilder = CommandsBuilder
  #endif
#endif
