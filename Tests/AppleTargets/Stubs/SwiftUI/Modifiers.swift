// Modifiers for accessibility, symbols, shapes and dragging:
// developer.apple.com/documentation/swiftui/view, accessibilitychildbehavior, symbolvariants, shape, contentshapekinds, and
// coretransferable/transferable.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  let label: String?
  let identifier: String?
  public func body(content: Content) -> some View {
    Modified(
      content,
      Change(label == nil ? "accessibilityIdentifier" : "accessibilityLabel", label ?? identifier))
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityChildBehavior: Hashable {
  let name: String
  public static var ignore: AccessibilityChildBehavior { .init(name: "ignore") }
  public static var contain: AccessibilityChildBehavior { .init(name: "contain") }
  public static var combine: AccessibilityChildBehavior { .init(name: "combine") }
}

/// An element of accessibility with views inside. Without it, an identifier or label is that of each view inside.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
struct AccessibilityElement<Content: View>: PrimitiveView {
  let content: Content
  let children: AccessibilityChildBehavior
  nonisolated init(content: Content, children: AccessibilityChildBehavior) {
    (self.content, self.children) = (content, children)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { AccessibilityElement(content: self, children: children) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Modified(self, Change("disabled", disabled))
  }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    Modified(self, Change("tag", tag))
  }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    Modified(self, Change("id", id))
  }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified(self, Change("onAppear", action))
  }
  nonisolated public func labelsHidden() -> some View {
    Modified(self, Change("labelsHidden", true))
  }
  nonisolated public func hidden() -> some View { Modified(self, Change("hidden", true)) }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func help(_ text: Text) -> some View {
    Modified(self, Change("help", text.text))
  }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(label: nil, identifier: identifier))
  }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(label: label.text, identifier: nil))
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }

  @available(iOS 15, macOS 12, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some View {
    Modified(self, Change("badge", count))
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func tint(_ tint: Color?) -> some View { Modified(self, Change("tint", tint)) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    Modified(self, Change("symbolVariant", variant.name))
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let fill = SymbolVariants(name: "fill")
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol Transferable {}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension String: Transferable {}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension URL: Transferable {}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    Modified(self, Change("onDrag", data))
  }
  @available(iOS 15, macOS 12, *)
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = preview()
    return Modified(self, Change("onDrag", data, ("preview", { preview })))
  }
  @available(iOS 16, macOS 13, *)
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { Modified(self, Change("draggable", payload)) }
  @available(iOS 16, macOS 13, *)
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = preview()
    return Modified(self, Change("draggable", payload, ("preview", { preview })))
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol Shape: Sendable {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Rectangle: Shape {
  public init() {}
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Capsule: Shape {
  public init(style: RoundedCornerStyle = .continuous) {}
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Circle: Shape {
  public init() {}
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct RoundedRectangle: Shape {
  let cornerRadius: CGFloat
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  @available(macOS, unavailable)
  @available(tvOS 17, *)
  @available(watchOS, unavailable)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let dragPreview = ContentShapeKinds(rawValue: 4)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Modified(self, Change("contentShape", shape))
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { Modified(self, Change("contentShape", shape)) }
}
