// API facts 2.4: what a pull-down menu in a toolbar needs.

@MainActor open class NSToolbar: NSObject {
  public typealias Identifier = String
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  public init(identifier: NSToolbar.Identifier) {
    self.identifier = identifier
    super.init()
  }
  open private(set) var identifier: NSToolbar.Identifier
  open weak var delegate: (any NSToolbarDelegate)?
  open private(set) var items: [NSToolbarItem] = []
  open var allowsUserCustomization = false
  open var autosavesConfiguration = false
  open var displayMode: DisplayMode = .default
  open var isVisible = true
  @available(macOS 13, *)
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  open func validateVisibleItems() {}
}

/// All optional in the SDK.
public protocol NSToolbarDelegate: NSObjectProtocol {
  @MainActor func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  @MainActor func toolbarDefaultItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
  @MainActor func toolbarAllowedItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
  @MainActor func toolbarSelectableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
  @MainActor public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  @MainActor public func toolbarDefaultItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { [] }
  @MainActor public func toolbarAllowedItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { [] }
  @MainActor public func toolbarSelectableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> [NSToolbarItem.Identifier] { [] }
}

public protocol NSToolbarItemValidation: NSObjectProtocol {
  @MainActor func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

@MainActor open class NSToolbarItem: NSObject, NSMenuItemValidation, NSValidatedUserInterfaceItem {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    public static let space = Identifier("NSToolbarSpaceItem")
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    @available(macOS 11, *)
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparator")
    @available(macOS 14, *)
    public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparator")
    @available(macOS 14, *)
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
  }

  public init(itemIdentifier: NSToolbarItem.Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }
  open private(set) var itemIdentifier: NSToolbarItem.Identifier
  open var label = ""
  open var paletteLabel = ""
  open var toolTip: String?
  open var title = ""
  open var image: NSImage?
  open var view: NSView?
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isBordered = false
  @available(macOS 11, *)
  open var isNavigational = false
  @available(macOS 15, *)
  open var isHidden = false
  open var autovalidates = true
  open func validate() {}
  open var menuFormRepresentation: NSMenuItem?
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
}

@MainActor open class NSMenuToolbarItem: NSToolbarItem {
  open var menu = NSMenu()
  open var showsIndicator = true
}
