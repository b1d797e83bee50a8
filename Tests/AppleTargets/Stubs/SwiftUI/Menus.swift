// developer.apple.com/documentation/swiftui/menus-and-commands. Not on watchOS, except
// `contextMenu(menuItems:)` and the two modifiers.

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  nonisolated init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)?) {
    (self.content, self.label, self.primaryAction) = (content, label, primaryAction)
  }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label(), nil)
  }
  @available(iOS 15, macOS 12, *)
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), label(), primaryAction) }
}

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey), nil)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title), nil)
  }
  @available(iOS 16, macOS 13, *)
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) { self.init(content(), Text(title), nil) }
  @available(iOS 15, macOS 12, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), Text(titleKey), primaryAction) }
  @available(iOS 15, macOS 12, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) { self.init(content(), Text(title), primaryAction) }
}

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content(), SwiftUI.Label(titleKey, systemImage: systemImage), nil) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content(), SwiftUI.Label(title, systemImage: systemImage), nil) }
  @available(iOS 16, macOS 13, *)
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content(), SwiftUI.Label(title, systemImage: systemImage), nil) }
  @available(iOS 15, macOS 12, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction) }
  @available(iOS 15, macOS 12, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), SwiftUI.Label(title, systemImage: systemImage), primaryAction) }
}

@available(iOS 13, macOS 10.15, tvOS 14, watchOS 6, *)
extension View {
  @available(watchOS, introduced: 6, deprecated: 7)
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    let items = menuItems()
    return Modified(self, Change("contextMenu", nil, ("menuItems", { items })))
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  @available(watchOS, unavailable)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    let (items, preview) = (menuItems(), preview())
    return Modified(
      self, Change("contextMenu", nil, ("menuItems", { items }), ("preview", { preview })))
  }

  @available(iOS 16, macOS 13, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    let stored = SelectionMenu(
      menu: { menu($0 as? Set<I> ?? []) },
      primaryAction: primaryAction.map { action in { action($0 as? Set<I> ?? []) } })
    return Modified(self, Change("contextMenu(forSelectionType:)", stored))
  }
}

/// The arguments of `contextMenu(forSelectionType:)`. Its functions take a `Set` of the type.
package struct SelectionMenu {
  package let menu: (Any) -> any View
  package let primaryAction: ((Any) -> Void)?
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct MenuOrder: Equatable, Hashable, Sendable {
  let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let priority = MenuOrder(name: "priority")
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct MenuActionDismissBehavior: Equatable {
  let name: String
  public static var automatic: MenuActionDismissBehavior {
    MenuActionDismissBehavior(name: "automatic")
  }
  public static var enabled: MenuActionDismissBehavior {
    MenuActionDismissBehavior(name: "enabled")
  }
  @available(tvOS 17, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var disabled: MenuActionDismissBehavior {
    MenuActionDismissBehavior(name: "disabled")
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    Modified(self, Change("menuOrder", order.name))
  }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { Modified(self, Change("menuActionDismissBehavior", behavior.name)) }
  @available(iOS 15, macOS 12, tvOS 17, *)
  @available(watchOS, unavailable)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    Modified(self, Change("menuIndicator", visibility))
  }
}
