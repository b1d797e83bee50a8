#if canImport(SwiftUI)
  public import SwiftUI

  /// The layout of a toolbar in SwiftUI, which requires static types. Names entries by their commands.
  ///
  /// `menugen` generates it. For each kind of bar, items that people can rearrange and the bar's fixed
  /// content are separate.
  @MainActor
  public protocol MenuToolbarLayout: ToolbarSurface {
    /// The IDs of the toolbar's groups and menus.
    associatedtype PartID: RawRepresentable = NoPartID where PartID.RawValue == String
    /// What `phoneBar(_:)` returns.
    associatedtype PhoneBar: ToolbarContent = NoToolbarContent
    /// What `padBar(_:)` returns.
    associatedtype PadBar: ToolbarContent = NoToolbarContent
    /// What `padBottomBar(_:)` returns.
    associatedtype PadBottomBar: ToolbarContent = NoToolbarContent
    /// What `padItems(_:)` returns.
    associatedtype PadItems: CustomizableToolbarContent = NoToolbarContent
    /// What `macBar(_:)` returns.
    associatedtype MacBar: ToolbarContent = NoToolbarContent
    /// What `macItems(_:)` returns.
    associatedtype MacItems: CustomizableToolbarContent = NoToolbarContent
    /// What `watchBar(_:)` returns.
    associatedtype WatchBar: ToolbarContent = NoToolbarContent
    /// What `visionBar(_:)` returns.
    associatedtype VisionBar: ToolbarContent = NoToolbarContent

    /// The bars of an iPhone's screen.
    @ToolbarContentBuilder func phoneBar(_ bar: MenuToolbarProxy<Self>) -> PhoneBar
    /// The bar of an iPad.
    @ToolbarContentBuilder func padBar(_ bar: MenuToolbarProxy<Self>) -> PadBar
    /// The bar at the bottom of an iPad's window.
    @ToolbarContentBuilder func padBottomBar(_ bar: MenuToolbarProxy<Self>) -> PadBottomBar
    /// The center of an iPad's bar, if people can rearrange it.
    @ToolbarContentBuilder func padItems(_ bar: MenuCustomizableToolbarProxy<Self>) -> PadItems
    /// The toolbar of a window on the Mac.
    @ToolbarContentBuilder func macBar(_ bar: MenuToolbarProxy<Self>) -> MacBar
    /// The toolbar of a window on the Mac, if people can rearrange it.
    @ToolbarContentBuilder func macItems(_ bar: MenuCustomizableToolbarProxy<Self>) -> MacItems
    /// The buttons on an Apple Watch.
    @ToolbarContentBuilder func watchBar(_ bar: MenuToolbarProxy<Self>) -> WatchBar
    /// The ornament below a window of visionOS.
    @ToolbarContentBuilder func visionBar(_ bar: MenuToolbarProxy<Self>) -> VisionBar
  }

  /// The `PartID` of a toolbar without groups and menus.
  nonisolated public enum NoPartID: RawRepresentable, Sendable {
    /// Returns nil: there are no IDs.
    public init?(rawValue: String) { nil }
    /// Never read: there are no IDs.
    public var rawValue: String { switch self {} }
  }

  extension MenuToolbarLayout where PhoneBar == NoToolbarContent {
    public func phoneBar(_ bar: MenuToolbarProxy<Self>) -> NoToolbarContent { NoToolbarContent() }
  }

  extension MenuToolbarLayout where PadBar == NoToolbarContent {
    public func padBar(_ bar: MenuToolbarProxy<Self>) -> NoToolbarContent { NoToolbarContent() }
  }

  extension MenuToolbarLayout where PadBottomBar == NoToolbarContent {
    public func padBottomBar(_ bar: MenuToolbarProxy<Self>) -> NoToolbarContent {
      NoToolbarContent()
    }
  }

  extension MenuToolbarLayout where PadItems == NoToolbarContent {
    public func padItems(_ bar: MenuCustomizableToolbarProxy<Self>) -> NoToolbarContent {
      NoToolbarContent()
    }
  }

  extension MenuToolbarLayout where MacBar == NoToolbarContent {
    public func macBar(_ bar: MenuToolbarProxy<Self>) -> NoToolbarContent { NoToolbarContent() }
  }

  extension MenuToolbarLayout where MacItems == NoToolbarContent {
    public func macItems(_ bar: MenuCustomizableToolbarProxy<Self>) -> NoToolbarContent {
      NoToolbarContent()
    }
  }

  extension MenuToolbarLayout where WatchBar == NoToolbarContent {
    public func watchBar(_ bar: MenuToolbarProxy<Self>) -> NoToolbarContent { NoToolbarContent() }
  }

  extension MenuToolbarLayout where VisionBar == NoToolbarContent {
    public func visionBar(_ bar: MenuToolbarProxy<Self>) -> NoToolbarContent { NoToolbarContent() }
  }

  /// The content of a bar that a toolbar does not have. It is never shown.
  public struct NoToolbarContent: CustomizableToolbarContent {
    /// An empty item.
    public var body: some CustomizableToolbarContent {
      ToolbarItem(id: "none") {
        EmptyView()
      }
    }
  }

  /// Up to ten items. A builder accepts at most ten; more are split into several parts.
  @_spi(Generated)
  public struct MenuToolbarPart<Content: CustomizableToolbarContent>: CustomizableToolbarContent {
    /// The items.
    public let body: Content

    /// Creates a part of a toolbar from at most ten items.
    @_spi(Generated) public init(@ToolbarContentBuilder content: () -> Content) {
      body = content()
    }
  }
#endif
