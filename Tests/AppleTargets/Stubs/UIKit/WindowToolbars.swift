// Toolbars as far as Mac Catalyst has them, and the title bar of a scene:
// developer.apple.com/documentation/uikit/uititlebar, nsuiviewtoolbaritem, uisearchtextfield, and
// appkit/nstoolbar, nstoolbaritem.

#if targetEnvironment(macCatalyst) || !canImport(ObjectiveC)
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
    open var selectedItemIdentifier: NSToolbarItem.Identifier?
    @available(macCatalyst 18, *)
    open var allowsDisplayModeCustomization = true
    /// “Any change made will be propagated immediately to all other toolbars with the same identifier.”
    open func insertItem(withItemIdentifier identifier: NSToolbarItem.Identifier, at index: Int) {
      #if !canImport(ObjectiveC)
        guard index <= items.count else {
          return Raised.exception("\(index) is beyond the toolbar")
        }
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
    open func runCustomizationPalette(_ sender: Any?) {}

    #if !canImport(ObjectiveC)
      private func insert(_ identifier: NSToolbarItem.Identifier, at index: Int) {
        // Since macOS 15.
        if identifier != .space, identifier != .flexibleSpace,
          items.contains(where: { $0.itemIdentifier == identifier })
        {
          return Raised.exception(
            "the toolbar already contains an item with the identifier \(identifier.rawValue)")
        }
        let made = delegate?.toolbar(
          self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
        // The toolbar makes its own items itself.
        let isBuiltIn = identifier.rawValue.hasPrefix("NSToolbar")
        guard let item = made ?? (isBuiltIn ? NSToolbarItem(itemIdentifier: identifier) : nil)
        else { return }
        items.insert(item, at: index)
      }

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
        items = []
        for identifier in delegate?.toolbarDefaultItemIdentifiers(self) ?? [] {
          insert(identifier, at: items.count)
        }
      }
      /// Validates one item after another, as Mac Catalyst does after an event.
      public func validateItems() { for item in items where item.autovalidates { item.validate() } }
    #endif
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
    @MainActor public func toolbarSelectableItemIdentifiers(
      _ toolbar: NSToolbar
    ) -> [NSToolbarItem.Identifier] { [] }
  }

  @MainActor open class NSToolbarItem: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
      public static let space = Identifier("NSToolbarSpaceItem")
      public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
      // swift-format-ignore: DontRepeatTypeInStaticProperties
      @available(macCatalyst 14, *)
      public static let primarySidebarTrackingSeparatorItemIdentifier = Identifier(
        "NSToolbarPrimarySidebarTrackingSeparatorItem")
      public static let showColors = Identifier("NSToolbarShowColorsItem")
      public static let showFonts = Identifier("NSToolbarShowFontsItem")
      public static let print = Identifier("NSToolbarPrintItem")
      @available(macCatalyst 17, *)
      public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
    }

    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(_ rawValue: Int) { self.rawValue = rawValue }
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let standard = VisibilityPriority(0)
      public static let low = VisibilityPriority(-1000)
      public static let high = VisibilityPriority(1000)
    }
    @available(macCatalyst 26, *)
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
    open var image: UIImage?
    open var tag = 0
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var isBordered = false
    @available(macCatalyst 16.1, *)
    open var possibleLabels: Set<String> = []
    @available(macCatalyst 18, *)
    open var isHidden = false
    open var visibilityPriority: VisibilityPriority = .standard
    @available(macCatalyst 26, *)
    open var style: Style = .plain
    open var autovalidates = true
    open func validate() {}
    open var itemMenuFormRepresentation: UIMenuElement?
  }

  @MainActor open class NSMenuToolbarItem: NSToolbarItem {
    open var itemMenu = UIMenu(children: [])
    open var showsIndicator = true
  }

  @MainActor open class NSToolbarItemGroup: NSToolbarItem {
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
      itemIdentifier: NSToolbarItem.Identifier, images: [UIImage], selectionMode: SelectionMode,
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
    open var selectionMode: SelectionMode = .momentary
    open var selectedIndex = -1
  }

  @MainActor open class NSSharingServicePickerToolbarItem: NSToolbarItem {}

  @available(macCatalyst 16, *)
  @MainActor open class NSUIViewToolbarItem: NSToolbarItem {
    public init(itemIdentifier identifier: NSToolbarItem.Identifier, uiView: UIView) {
      self.uiView = uiView
      super.init(itemIdentifier: identifier)
    }
    open var uiView: UIView
  }

  @available(macCatalyst 14, *)
  public enum UITitlebarToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }

  @MainActor open class UITitlebar: NSObject {
    open var toolbar: NSToolbar?
    @available(macCatalyst 14, *)
    open var toolbarStyle: UITitlebarToolbarStyle = .automatic
  }
#endif

/// A text field in a search bar.
@available(iOS 13, *)
@available(tvOS, unavailable)
@MainActor open class UISearchTextField: UITextField {
  @available(iOS 16, *)
  open var searchSuggestions: [any UISearchSuggestion]?
  open var widthAnchor: NSLayoutDimension { storedWidthAnchor }
  private lazy var storedWidthAnchor = NSLayoutDimension()
}

/// The part that sets a field's width.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor open class NSLayoutConstraint: NSObject {
  open var isActive = false
}
