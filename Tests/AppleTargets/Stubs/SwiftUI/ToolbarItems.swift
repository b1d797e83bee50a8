// Toolbar content and related modifiers: developer.apple.com/documentation/swiftui/spacer,
// searchable(text:placement:prompt:), segmented, button (ToggleStyle), glassProminent, springLoadingBehavior(_:).

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SearchFieldPlacement: Sendable {
  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
}

/// A search field, for tests.
package struct SearchField {
  package let text: Binding<String>
  package let prompt: String
  /// Whether the field has the focus, if the app passed a binding for it.
  package var isPresented: Binding<Bool>?
  package var placement = "automatic"
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Modified(
      self,
      Change(
        "searchable",
        SearchField(text: text, prompt: prompt?.text ?? "", placement: placement.name)))
  }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    Modified(self, Change("springLoadingBehavior", behavior.name))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol ToggleStyle {}
@available(iOS 15, macOS 12, watchOS 9, *)
@available(tvOS, unavailable)
public struct ButtonToggleStyle: ToggleStyle { public init() {} }
@available(iOS 15, macOS 12, watchOS 9, *)
@available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    Modified(self, Change("toggleStyle", style))
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
@available(iOS 13, macOS 10.15, tvOS 13, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle {
    SegmentedPickerStyle()
  }
}

@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

#if !canImport(ObjectiveC)
  extension Spacer: WalkableView {
    var nodes: [ViewNode] { [ViewNode(.spacer)] }
  }
#endif

@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS 1, *)
extension ToolbarItemPlacement {
  /// visionOS only.
  public static var bottomOrnament: ToolbarItemPlacement {
    ToolbarItemPlacement(name: "bottomOrnament")
  }
}
