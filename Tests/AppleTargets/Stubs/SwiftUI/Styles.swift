// Styles and their modifiers: developer.apple.com/documentation/swiftui/pickerstyle, labelstyle, menustyle,
// primitivebuttonstyle, controlgroupstyle.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol PickerStyle {}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct InlinePickerStyle: PickerStyle { public init() {} }
@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle { public init() {} }
@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PalettePickerStyle: PickerStyle { public init() {} }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct DefaultPickerStyle: PickerStyle { public init() {} }

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol LabelStyle {}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct DefaultLabelStyle: LabelStyle { public init() {} }
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle {
    TitleOnlyLabelStyle()
  }
}
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle {
    TitleAndIconLabelStyle()
  }
}

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol MenuStyle {}
@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
public struct DefaultMenuStyle: MenuStyle { public init() {} }
@available(iOS 16, macOS 13, tvOS 17, *)
@available(watchOS, unavailable)
public struct ButtonMenuStyle: MenuStyle { public init() {} }
@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
@available(iOS 16, macOS 13, tvOS 17, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle {
    BorderedButtonStyle()
  }
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 15, macOS 12, tvOS 17, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol ControlGroupStyle {}
@available(iOS 15, macOS 12, tvOS 17, *)
@available(watchOS, unavailable)
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
@available(iOS 16.4, macOS 13.3, tvOS 17, *)
@available(watchOS, unavailable)
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
@available(iOS 16.4, macOS 13.3, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PaletteControlGroupStyle: ControlGroupStyle { public init() {} }

@available(iOS 15, macOS 12, tvOS 17, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}
@available(iOS 16.4, macOS 13.3, tvOS 17, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle {
    MenuControlGroupStyle()
  }
}
@available(iOS 16.4, macOS 13.3, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}
@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle {
    PaletteControlGroupStyle()
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    Modified(self, Change("pickerStyle", style))
  }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    Modified(self, Change("labelStyle", style))
  }
  @available(iOS 14, macOS 11, tvOS 17, *)
  @available(watchOS, unavailable)
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    Modified(self, Change("menuStyle", style))
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    Modified(self, Change("buttonStyle", style))
  }
  @available(iOS 15, macOS 12, tvOS 17, *)
  @available(watchOS, unavailable)
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    Modified(self, Change("controlGroupStyle", style))
  }
}
