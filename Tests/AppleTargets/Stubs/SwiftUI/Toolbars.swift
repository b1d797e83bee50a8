// developer.apple.com/documentation/swiftui/toolbars. The builder accepts at most ten children per block.

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @BarBuilder @MainActor @preconcurrency var body: Body { get }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Never: CustomizableToolbarContent {}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("no body") }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
  public static func buildBlock<C: CustomizableToolbarContent>(
    _ content: C
  ) -> some CustomizableToolbarContent { content }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1)
    -> some ToolbarContent
  { ToolbarTuple([c0, c1]) }
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent { ToolbarTuple([c0, c1, c2]) }
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent {
    ToolbarTuple([c0, c1, c2, c3])
  }
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent {
    ToolbarTuple([c0, c1, c2, c3, c4])
  }
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some ToolbarContent {
    ToolbarTuple([c0, c1, c2, c3, c4, c5])
  }
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some ToolbarContent {
    ToolbarTuple([c0, c1, c2, c3, c4, c5, c6])
  }
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
    -> some ToolbarContent
  { ToolbarTuple([c0, c1, c2, c3, c4, c5, c6, c7]) }
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent,
    C8: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> some ToolbarContent
  { ToolbarTuple([c0, c1, c2, c3, c4, c5, c6, c7, c8]) }
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent,
    C8: ToolbarContent, C9: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some ToolbarContent { ToolbarTuple([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9]) }
  public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> some CustomizableToolbarContent { ToolbarTuple([c0, c1]) }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2) -> some CustomizableToolbarContent { ToolbarTuple([c0, c1, c2]) }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some CustomizableToolbarContent {
    ToolbarTuple([c0, c1, c2, c3])
  }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some CustomizableToolbarContent {
    ToolbarTuple([c0, c1, c2, c3, c4])
  }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some CustomizableToolbarContent {
    ToolbarTuple([c0, c1, c2, c3, c4, c5])
  }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6)
    -> some CustomizableToolbarContent
  { ToolbarTuple([c0, c1, c2, c3, c4, c5, c6]) }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
    -> some CustomizableToolbarContent
  { ToolbarTuple([c0, c1, c2, c3, c4, c5, c6, c7]) }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> some CustomizableToolbarContent
  { ToolbarTuple([c0, c1, c2, c3, c4, c5, c6, c7, c8]) }
  public static func buildBlock<
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
    C9: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some CustomizableToolbarContent { ToolbarTuple([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9]) }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildIf<C: CustomizableToolbarContent>(_ content: C?) -> C? { content }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(toolbar: first) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(toolbar: second) }
  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent { ToolbarTuple([content]) }
  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
  public static func buildLimitedAvailability(
    _ content: any CustomizableToolbarContent
  ) -> some CustomizableToolbarContent { ToolbarTuple([content]) }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
struct ToolbarTuple: CustomizableToolbarContent {
  let contents: [any ToolbarContent]
  nonisolated init(_ contents: [any ToolbarContent]) { self.contents = contents }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Group: ToolbarContent where Content: ToolbarContent {
  #if !CONTENT_BUILDER
    public init(@ToolbarContentBuilder content: () -> Content) {
      self.content = content()
    }
  #endif
}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItemPlacement {
  let name: String
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(name: "automatic") }
  public static var primaryAction: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "primaryAction")
  }
  public static var confirmationAction: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "confirmationAction")
  }
  public static var cancellationAction: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "cancellationAction")
  }
  public static var destructiveAction: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "destructiveAction")
  }
  @available(watchOS, unavailable)
  public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(name: "principal") }
  @available(watchOS, unavailable)
  public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(name: "navigation") }
  @available(tvOS 18, *)
  @available(watchOS, unavailable)
  public static var status: ToolbarItemPlacement { ToolbarItemPlacement(name: "status") }
  @available(iOS 16, macOS 13, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var secondaryAction: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "secondaryAction")
  }
  @available(tvOS 18, watchOS 10, *)
  @available(macOS, unavailable)
  public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(name: "bottomBar") }
  @available(iOS 15, macOS 12, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(name: "keyboard") }
  @available(watchOS 10, *)
  @available(macOS, unavailable)
  public static var topBarLeading: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "topBarLeading")
  }
  @available(watchOS 10, *)
  @available(macOS, unavailable)
  public static var topBarTrailing: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "topBarTrailing")
  }
  #if SDK27
    @available(iOS 27, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var topBarPinnedTrailing: ToolbarItemPlacement {
      ToolbarItemPlacement(name: "topBarPinnedTrailing")
    }
  #endif
  @available(macOS 13, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar")
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let id: ID
  let placement: ToolbarItemPlacement
  let showsByDefault: Bool
  let content: Content
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (id, self.placement, showsByDefault, self.content) = ((), placement, true, content())
  }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.id, self.placement, showsByDefault, self.content) = (id, placement, true, content()) }
  @available(iOS, introduced: 14, deprecated: 27)
  @available(macOS, introduced: 11, deprecated: 27)
  @available(tvOS, introduced: 14, deprecated: 27)
  @available(watchOS, introduced: 7, deprecated: 27)
  @available(visionOS, introduced: 1, deprecated: 27)
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    (self.id, self.placement, self.showsByDefault) = (id, placement, showsByDefault)
    self.content = content()
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content(), label())
  }
}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  nonisolated init(_ content: Content, _ label: Label) {
    (self.content, self.label) = (content, label)
  }
}

@available(iOS 26, macOS 26, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  public static let fixed = SpacerSizing(name: "fixed")
  public static let flexible = SpacerSizing(name: "flexible")
}
@available(iOS 26, macOS 26, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct ToolbarSpacer: CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) { (self.sizing, self.placement) = (sizing, placement) }
}
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
public struct DefaultToolbarItem: ToolbarContent {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement
  public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) { (self.kind, self.placement) = (kind, placement) }
}

#if SDK27
  @available(iOS 27, macOS 26.1, tvOS 27, watchOS 27, *)
  public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    let name: String
    public static let automatic = ToolbarItemVisibilityPriority(name: "automatic")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static let low = ToolbarItemVisibilityPriority(name: "low")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static let high = ToolbarItemVisibilityPriority(name: "high")
    @available(iOS 27, macOS 27, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public init(higherThan other: ToolbarItemVisibilityPriority) { name = "over " + other.name }
    init(name: String) { self.name = name }
  }
#endif

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ToolbarRole: Sendable {
  let name: String
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  @available(macOS, unavailable)
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ToolbarCustomizationBehavior: Sendable {
  let name: String
  public static var `default`: ToolbarCustomizationBehavior { .init(name: "default") }
  public static var reorderable: ToolbarCustomizationBehavior { .init(name: "reorderable") }
  public static var disabled: ToolbarCustomizationBehavior { .init(name: "disabled") }
}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ToolbarDefaultItemKind {
  let name: String
  public static var sidebarToggle: ToolbarDefaultItemKind {
    ToolbarDefaultItemKind(name: "sidebarToggle")
  }
  @available(iOS 18, macOS 15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var title: ToolbarDefaultItemKind { ToolbarDefaultItemKind(name: "title") }
  @available(iOS 26, macOS 26, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var search: ToolbarDefaultItemKind { ToolbarDefaultItemKind(name: "search") }
}

/// Toolbar content with a modifier.
struct ModifiedToolbar: CustomizableToolbarContent {
  let content: any ToolbarContent
  let change: Change
  nonisolated init(_ content: any ToolbarContent, _ change: Change) {
    (self.content, self.change) = (content, change)
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension CustomizableToolbarContent {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    ModifiedToolbar(self, Change("customizationBehavior", behavior.name))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ModifiedToolbar(self, Change("defaultCustomization", defaultVisibility))
  }
  @available(iOS 26, macOS 26, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    ModifiedToolbar(self, Change("sharedBackgroundVisibility", visibility))
  }
  @available(macOS 15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    ModifiedToolbar(self, Change("hidden", hidden))
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ToolbarContent {
  #if SDK27
    @available(iOS 27, macOS 26.1, tvOS 27, watchOS 27, *)
    public func visibilityPriority(
      _ priority: ToolbarItemVisibilityPriority
    ) -> some ToolbarContent {
      ModifiedToolbar(self, Change("visibilityPriority", priority.name))
    }
  #endif
  @available(iOS 26, macOS 26, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    ModifiedToolbar(self, Change("sharedBackgroundVisibility", visibility))
  }
  @available(macOS 15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ModifiedToolbar(self, Change("hidden", hidden))
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(
    @BarBuilder content: () -> Content
  ) -> some View { Modified(self, Change("toolbar", content())) }
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @BarBuilder content: () -> Content
  ) -> some View { Modified(self, Change("toolbar(id:)", content())) }
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return Modified(self, Change("toolbar", nil, ("content", { content })))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    Modified(self, Change("toolbarRole", role.name))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return Modified(self, Change("toolbarTitleMenu", nil, ("content", { content })))
  }
  #if SDK27
    @available(iOS 27, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
      let content = content()
      return Modified(self, Change("toolbarOverflowMenu", nil, ("content", { content })))
    }
  #endif
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    Modified(self, Change("toolbar(removing:)", kind?.name))
  }
}
