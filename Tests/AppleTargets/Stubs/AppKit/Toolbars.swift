// developer.apple.com/documentation/appkit/nstoolbar, nstoolbaritem and its subclasses, nssearchfield.

@MainActor open class NSToolbar: NSObject {
  public typealias Identifier = String
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  public init(identifier: NSToolbar.Identifier) {
    self.identifier = identifier
    super.init()
  }
  public convenience override init() { self.init(identifier: "") }
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
  open func validateVisibleItems() {
    for item in items where item.autovalidates { item.validate() }
  }
  open var visibleItems: [NSToolbarItem]? { items }
  @available(macOS 15, *)
  open var itemIdentifiers: [NSToolbarItem.Identifier] {
    get { items.map(\.itemIdentifier) }
    set { fill(newValue) }
  }
  @available(macOS 15, *)
  open var allowsDisplayModeCustomization = true
  /// “Any change made will be propagated immediately to all other toolbars with the same identifier.”
  open func insertItem(withItemIdentifier identifier: NSToolbarItem.Identifier, at index: Int) {
    #if !canImport(ObjectiveC)
      guard index <= items.count else { return Raised.exception("\(index) is beyond the toolbar") }
      insert(identifier, at: index)
      for other in others { other.insert(identifier, at: min(index, other.items.count)) }
    #endif
  }
  open func removeItem(at index: Int) {
    #if !canImport(ObjectiveC)
      items.remove(at: index)
      for other in others where index < other.items.count { other.items.remove(at: index) }
    #endif
  }
  @available(macOS 15, *)
  open func removeItem(identifier: NSToolbarItem.Identifier) {
    items.removeAll { $0.itemIdentifier == identifier }
  }
  open func runCustomizationPalette(_ sender: Any?) {}

  func fill(_ identifiers: [NSToolbarItem.Identifier]) {
    items = []
    for identifier in identifiers { insert(identifier, at: items.count) }
  }
  private func insert(_ identifier: NSToolbarItem.Identifier, at index: Int) {
    #if !canImport(ObjectiveC)
      // Since macOS 15.
      if !identifier.isSpace, items.contains(where: { $0.itemIdentifier == identifier }) {
        return Raised.exception(
          "the toolbar already contains an item with the identifier \(identifier.rawValue)")
      }
    #endif
    let made = delegate?.toolbar(
      self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
    guard
      let item = made ?? (identifier.isBuiltIn ? NSToolbarItem(itemIdentifier: identifier) : nil)
    else { return }
    items.insert(item, at: index)
  }

  #if !canImport(ObjectiveC)
    private struct Reference {
      weak var toolbar: NSToolbar?
    }
    /// The toolbars that are shown.
    private static var shown: [Reference] = []
    private var others: [NSToolbar] {
      NSToolbar.shown.compactMap(\.toolbar).filter { $0 !== self && $0.identifier == identifier }
    }

    /// Fills the toolbar with its delegate's default items, as a window does.
    public func show() {
      NSToolbar.shown.removeAll { $0.toolbar == nil || $0.toolbar === self }
      NSToolbar.shown.append(Reference(toolbar: self))
      fill(delegate?.toolbarDefaultItemIdentifiers(self) ?? [])
    }
  #endif
}

extension NSToolbarItem.Identifier {
  /// Whether a toolbar may contain several.
  fileprivate var isSpace: Bool { self == .space || self == .flexibleSpace }
  /// Whether the toolbar makes the item itself.
  fileprivate var isBuiltIn: Bool { rawValue.hasPrefix("NSToolbar") }
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
  @available(macOS 13, *)
  @MainActor func toolbarImmovableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> Set<NSToolbarItem.Identifier>
  @available(macOS 13, *)
  @MainActor func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool
  @MainActor func toolbarWillAddItem(_ notification: Notification)
  @MainActor func toolbarDidRemoveItem(_ notification: Notification)
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
  @available(macOS 13, *)
  @MainActor public func toolbarImmovableItemIdentifiers(
    _ toolbar: NSToolbar
  ) -> Set<NSToolbarItem.Identifier> { [] }
  @available(macOS 13, *)
  @MainActor public func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool { true }
  @MainActor public func toolbarWillAddItem(_ notification: Notification) {}
  @MainActor public func toolbarDidRemoveItem(_ notification: Notification) {}
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
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    public static let print = Identifier("NSToolbarPrintItem")
    public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    @available(macOS 15.2, *)
    public static let writingToolsItemIdentifier = Identifier("NSToolbarWritingToolsItem")
    @available(macOS 14, *)
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
  }

  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let standard = VisibilityPriority(0)
    public static let low = VisibilityPriority(-1000)
    public static let high = VisibilityPriority(1000)
    public static let user = VisibilityPriority(2000)
  }
  @available(macOS 26, *)
  public enum Style: Int, Sendable { case plain, prominent }

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
  @available(macOS 13, *)
  open var possibleLabels: Set<String> = []
  open var visibilityPriority: VisibilityPriority = .standard
  @available(macOS 12, *)
  open var isVisible: Bool { true }
  @available(macOS 26, *)
  open var style: Style = .plain
  @available(macOS 26, *)
  open var backgroundTintColor: NSColor?
  open var autovalidates = true
  /// “If the autovalidates property is true, changing the value of `isEnabled` has no effect”: this takes it back. An item
  /// with a view does nothing.
  open func validate() {
    #if !canImport(ObjectiveC)
      if autovalidates, view == nil { isEnabled = isValid }
    #endif
  }
  #if !canImport(ObjectiveC)
    private var isValid: Bool {
      guard let action else { return worksWithoutAction }
      switch NSApplication.shared.target(forAction: action, to: target, from: self) {
      case let validator as any NSToolbarItemValidation: return validator.validateToolbarItem(self)
      case let validator as any NSUserInterfaceValidations:
        return validator.validateUserInterfaceItem(self)
      case let target: return target != nil
      }
    }
    /// Whether people can use the item although it has no action.
    fileprivate var worksWithoutAction: Bool { itemIdentifier.isBuiltIn }
  #endif
  open var menuFormRepresentation: NSMenuItem?
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
}

@MainActor open class NSMenuToolbarItem: NSToolbarItem {
  open var menu = NSMenu()
  open var showsIndicator = true
  #if !canImport(ObjectiveC)
    override var worksWithoutAction: Bool { true }
  #endif
}

@MainActor open class NSToolbarItemGroup: NSToolbarItem {
  public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
  public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: SelectionMode,
    labels: [String]?, target: Any?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    subitems = titles.map { title in
      let item = NSToolbarItem(itemIdentifier: Identifier(title))
      item.title = title
      return item
    }
    take(selectionMode, labels, target, action)
  }
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: SelectionMode,
    labels: [String]?, target: Any?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    subitems = images.map { image in
      let item = NSToolbarItem(itemIdentifier: Identifier("image"))
      item.image = image
      return item
    }
    take(selectionMode, labels, target, action)
  }
  private func take(
    _ mode: SelectionMode, _ labels: [String]?, _ target: Any?, _ action: Selector?
  ) {
    #if !canImport(ObjectiveC)
      // Class methods in Objective-C, which need not make an object of the subclass.
      if type(of: self) != NSToolbarItemGroup.self {
        Raised.exception("a class method makes no \(type(of: self))")
      }
    #endif
    selectionMode = mode
    (self.target, self.action) = (target as AnyObject?, action)
    for (item, label) in zip(subitems, labels ?? []) { item.label = label }
  }
  open var subitems: [NSToolbarItem] = []
  open override func validate() {
    for item in subitems where item.autovalidates { item.validate() }
  }
  open var controlRepresentation: ControlRepresentation = .automatic
  open var selectionMode: SelectionMode = .momentary
  private var selected: Set<Int> = []
  open var selectedIndex: Int {
    get { selected.max() ?? -1 }
    set { selected = [newValue] }
  }
  open func isSelected(at index: Int) -> Bool { selected.contains(index) }
  open func setSelected(_ isSelected: Bool, at index: Int) {
    if selectionMode == .selectOne { selected = [] }
    if isSelected { selected.insert(index) } else { selected.remove(index) }
  }
}

/// All optional in the SDK, and each on the main actor.
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor func controlTextDidBeginEditing(_ obj: Notification)
  @MainActor func controlTextDidChange(_ obj: Notification)
  @MainActor func controlTextDidEndEditing(_ obj: Notification)
}
extension NSControlTextEditingDelegate {
  @MainActor public func controlTextDidBeginEditing(_ obj: Notification) {}
  @MainActor public func controlTextDidChange(_ obj: Notification) {}
  @MainActor public func controlTextDidEndEditing(_ obj: Notification) {}
}
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// All optional in the SDK, and each on the main actor.
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  @MainActor func searchFieldDidStartSearching(_ sender: NSSearchField)
  @MainActor func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
  @MainActor public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  @MainActor public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

@MainActor open class NSTextField: NSControl {
  @available(macOS 10.12, *)
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    (self.stringValue, isEditable) = (stringValue, false)
  }
  @available(macOS 10.12, *)
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
  }
  @available(macOS 15, *)
  open weak var suggestionsDelegate: (any NSTextSuggestionsDelegate)?
  open var placeholderString: String?
  open weak var delegate: (any NSTextFieldDelegate)?
  open var isEditable = true
  open override func currentEditor() -> NSText? {
    window?.edited === self ? window?.fieldEditor(false, for: self) : nil
  }
}

@MainActor open class NSSearchField: NSTextField {
  open var sendsSearchStringImmediately = false
  open var sendsWholeSearchString = false
  /// The menu of the magnifying glass, with scopes and recent searches.
  open var searchMenuTemplate: NSMenu?
  open var recentSearches: [String] = []
  open var recentsAutosaveName: String?
  open var maximumRecents = 10
  nonisolated public static let recentsTitleMenuItemTag = 1000
  nonisolated public static let recentsMenuItemTag = 1001
  nonisolated public static let clearRecentsMenuItemTag = 1002
  nonisolated public static let noRecentsMenuItemTag = 1003
}

@available(macOS 11, *)
@MainActor open class NSSearchToolbarItem: NSToolbarItem {
  open var searchField = NSSearchField(frame: .zero)
  open var preferredWidthForSearchField: CGFloat = 0
  open var resignsFirstResponderWithCancel = true
  #if canImport(ObjectiveC)
    open func beginSearchInteraction() {}
    open func endSearchInteraction() {}
  #else
    override var worksWithoutAction: Bool { true }
    /// Whether its field has the focus.
    public private(set) var isSearching = false
    open func beginSearchInteraction() { isSearching = true }
    open func endSearchInteraction() { isSearching = false }
  #endif
}

@MainActor open class NSSharingServicePickerToolbarItem: NSToolbarItem {
  #if !canImport(ObjectiveC)
    override var worksWithoutAction: Bool { true }
  #endif
  open weak var delegate: (any NSSharingServicePickerToolbarItemDelegate)?
}
public protocol NSSharingServicePickerToolbarItemDelegate: NSObjectProtocol {
  @MainActor func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
}

public struct NSSpringLoadingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let enabled = NSSpringLoadingOptions(rawValue: 1)
  public static let continuousActivation = NSSpringLoadingOptions(rawValue: 2)
  public static let noHover = NSSpringLoadingOptions(rawValue: 8)
}
public protocol NSDraggingInfo: NSObjectProtocol {}
public protocol NSSpringLoadingDestination: NSObjectProtocol {
  @MainActor func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo)
  @MainActor func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo)
}
