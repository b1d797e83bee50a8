// developer.apple.com/documentation/appkit/nsmenu, nsmenuitem, nsmenuitembadge, nsuserinterfacevalidations.
// `NSMenu`, `NSMenuItem`, `NSMenuItemBadge` and `NSImage` are nonisolated.

public protocol NSValidatedUserInterfaceItem {
  @MainActor var action: Selector? { get }
  @MainActor var tag: Int { get }
}

public protocol NSUserInterfaceValidations {
  @MainActor func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class NSMenuItem: NSObject, NSCopying, NSValidatedUserInterfaceItem {
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
    super.init()
  }
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  public required init(coder: NSCoder) { (title, keyEquivalent) = ("", "") }
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.kind = .separator
    return item
  }
  @available(macOS 14, *)
  public static func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.kind = .header
    return item
  }
  public func copy(with zone: NSZone?) -> Any { self }

  #if SDK27
    @available(macOS 27, *)
    public enum ImageVisibility: Int, Sendable {
      case automatic = 0
      case visible = 1
      case hidden = 2
    }
  #endif

  enum Kind { case command, separator, header }
  var kind = Kind.command

  open var title: String
  open var attributedTitle: NSAttributedString?
  @available(macOS 14.4, *)
  open var subtitle: String?
  nonisolated open var action: Selector?
  open weak var target: AnyObject?
  nonisolated open var tag = 0
  open var representedObject: Any?
  open var submenu: NSMenu?
  open var isEnabled = true
  open var isHidden = false
  open var isAlternate = false
  open var indentationLevel = 0
  open var toolTip: String?
  open var view: NSView?
  open var keyEquivalent: String {
    didSet { Self.keyChanged?() }
  }
  /// Called when an item gets another key.
  nonisolated(unsafe) package static var keyChanged: (() -> Void)?
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var allowsKeyEquivalentWhenHidden = false
  #if canImport(ObjectiveC)
    open var userKeyEquivalent: String { "" }
  #else
    /// What System Settings has for the title, set by a test.
    open var userKeyEquivalent = ""
  #endif
  @available(macOS 12, *)
  open var allowsAutomaticKeyEquivalentLocalization = true
  @available(macOS 12, *)
  open var allowsAutomaticKeyEquivalentMirroring = true
  open var state: NSControl.StateValue = .off
  open var image: NSImage?
  #if SDK27
    @available(macOS 27, *)
    open var preferredImageVisibility: ImageVisibility = .automatic
  #endif
  open var onStateImage: NSImage!
  open var offStateImage: NSImage?
  open var mixedStateImage: NSImage!
  @available(macOS 14, *)
  open var badge: NSMenuItemBadge?
  open var identifier: NSUserInterfaceItemIdentifier?
  /// From `NSAccessibilityProtocol`, which is on no actor.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    storedAccessibilityIdentifier = accessibilityIdentifier
  }
  open func accessibilityIdentifier() -> String? { storedAccessibilityIdentifier }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    storedAccessibilityLabel = accessibilityLabel
  }
  open func accessibilityLabel() -> String? { storedAccessibilityLabel }
  private var storedAccessibilityIdentifier: String?
  private var storedAccessibilityLabel: String?
  unowned(unsafe) open var menu: NSMenu? {
    get { storedMenu }
    set { storedMenu = newValue }
  }
  weak var storedMenu: NSMenu?
  unowned(unsafe) open var parent: NSMenuItem? { nil }
  open var isSeparatorItem: Bool { kind == .separator }
  open var hasSubmenu: Bool { submenu != nil }
  open var isHighlighted: Bool { false }
  @available(macOS 14, *)
  open var isSectionHeader: Bool { kind == .header }
}

@available(macOS 14, *)
open class NSMenuItemBadge: NSObject, NSCopying {
  public enum BadgeType: Int, Sendable { case none, updates, newItems, alerts }
  public init(count itemCount: Int) {
    (self.itemCount, type) = (itemCount, .none)
    super.init()
  }
  public init(string: String) {
    (itemCount, type, stringValue) = (0, .none, string)
    super.init()
  }
  init(count: Int, type: BadgeType) {
    (itemCount, self.type) = (count, type)
    super.init()
  }
  open class func updates(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .updates)
  }
  open class func newItems(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .newItems)
  }
  open class func alerts(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .alerts)
  }
  public func copy(with zone: NSZone?) -> Any { self }
  open private(set) var itemCount: Int
  open private(set) var stringValue: String?
  open private(set) var type: BadgeType
}

open class NSMenu: NSObject, NSCopying {
  @available(macOS 14, *)
  public enum PresentationStyle: Int, Sendable { case regular, palette }
  @available(macOS 14, *)
  public enum SelectionMode: Int, Sendable { case automatic, selectOne, selectAny }

  public init(title: String) {
    self.title = title
    super.init()
  }
  public convenience override init() { self.init(title: "") }
  public required init(coder: NSCoder) { title = "" }
  public func copy(with zone: NSZone?) -> Any { self }

  open var title: String
  open var items: [NSMenuItem] = [] {
    didSet { for item in items { item.storedMenu = self } }
  }
  open weak var delegate: (any NSMenuDelegate)?
  open var autoenablesItems = true
  open var minimumWidth: CGFloat = 0
  open var showsStateColumn = true
  open var allowsContextMenuPlugIns = true
  @available(macOS 15.2, *)
  open var automaticallyInsertsWritingToolsItems = true
  @available(macOS 14, *)
  open var presentationStyle: PresentationStyle = .regular
  @available(macOS 14, *)
  open var selectionMode: SelectionMode = .automatic
  @available(macOS 14, *)
  open var selectedItems: [NSMenuItem] {
    get { items.filter { $0.state == .on } }
    set { for item in items { item.state = newValue.contains { $0 === item } ? .on : .off } }
  }
  open var highlightedItem: NSMenuItem? { nil }
  open func cancelTracking() {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      return MainActor.assumeIsolated { chooses(event) }
    #endif
  }
  @objc open func submenuAction(_ sender: Any?) {}
  open func itemChanged(_ item: NSMenuItem) {}
  open var numberOfItems: Int { items.count }
  unowned(unsafe) open var supermenu: NSMenu? {
    get { storedSupermenu }
    set { storedSupermenu = newValue }
  }
  private weak var storedSupermenu: NSMenu?

  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
  @discardableResult
  open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String,
    at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  nonisolated public static let didBeginTrackingNotification = Notification.Name(
    "NSMenuDidBeginTrackingNotification")
  nonisolated public static let didEndTrackingNotification = Notification.Name(
    "NSMenuDidEndTrackingNotification")
  nonisolated public static let didRemoveItemNotification = Notification.Name(
    "NSMenuDidRemoveItemNotification")
  open func removeItem(_ item: NSMenuItem) {
    items.removeAll { $0 === item }
    NotificationCenter.default.post(name: NSMenu.didRemoveItemNotification, object: self)
  }
  open func removeItem(at index: Int) { removeItem(items[index]) }
  open func removeAllItems() { items = [] }
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  open func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open func indexOfItem(withTitle title: String) -> Int {
    items.firstIndex { $0.title == title } ?? -1
  }
  open func indexOfItem(withTag tag: Int) -> Int {
    items.firstIndex { $0.tag == tag } ?? -1
  }

  /// Asks the delegate to fill the menu, then each target whether its item is enabled.
  open func update() { MainActor.assumeIsolated { askDelegate() } }
  @MainActor private func askDelegate() {
    delegate?.menuNeedsUpdate(self)
    guard autoenablesItems else { return }
    for item in items where !item.isSeparatorItem { item.isEnabled = item.isValid }
  }
  /// Sends the item's action, as if it were chosen.
  open func performActionForItem(at index: Int) {
    MainActor.assumeIsolated { perform(items[index]) }
  }
  @MainActor private func perform(_ item: NSMenuItem) {
    guard let action = item.action else { return }
    _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
  }

  @available(macOS 14, *)
  public static func palette(
    colors: [NSColor], titles: [String] = [], template: NSImage? = nil,
    onSelectionChange: ((NSMenu) -> Void)? = nil
  ) -> NSMenu { NSMenu() }
  open class func popUpContextMenu(
    _ menu: NSMenu, with event: NSEvent, for view: NSView
  ) {}
  @discardableResult
  open func popUp(
    positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?
  ) -> Bool { true }
}

/// All optional in the SDK.
public protocol NSMenuDelegate: NSObjectProtocol {
  @MainActor func menuNeedsUpdate(_ menu: NSMenu)
  @MainActor func menuWillOpen(_ menu: NSMenu)
  @MainActor func menuDidClose(_ menu: NSMenu)
  @MainActor func numberOfItems(in menu: NSMenu) -> Int
  @MainActor func menu(
    _ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool
  ) -> Bool
  @MainActor func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  @MainActor func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent,
    target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool
}

extension NSMenuDelegate {
  @MainActor public func menuNeedsUpdate(_ menu: NSMenu) {}
  @MainActor public func menuWillOpen(_ menu: NSMenu) {}
  @MainActor public func menuDidClose(_ menu: NSMenu) {}
  @MainActor public func numberOfItems(in menu: NSMenu) -> Int { -1 }
  @MainActor public func menu(
    _ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool
  ) -> Bool { false }
  @MainActor public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
  @MainActor public func menuHasKeyEquivalent(
    _ menu: NSMenu, for event: NSEvent,
    target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
    action: UnsafeMutablePointer<Selector?>
  ) -> Bool {
    #if !canImport(ObjectiveC)
      NSMenu.delegateLacksKeys = true
    #endif
    return false
  }
}

public protocol NSMenuItemValidation: NSObjectProtocol {
  @MainActor func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
