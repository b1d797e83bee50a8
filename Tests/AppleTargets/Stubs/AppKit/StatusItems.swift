// developer.apple.com/documentation/appkit/nsstatusbar, nsstatusitem and nsstatusbarbutton. The bar and its items are on
// no actor, the button is on the main actor.

open class NSStatusBar: NSObject {
  open class var system: NSStatusBar { shared }
  nonisolated(unsafe) static let shared = NSStatusBar()
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length: length)
    #if !canImport(ObjectiveC)
      items.append(Reference(item: item))
    #endif
    return item
  }
  open func removeStatusItem(_ item: NSStatusItem) {
    #if !canImport(ObjectiveC)
      items.removeAll { $0.item === item }
    #endif
  }
  open var thickness: CGFloat { 24 }

  #if !canImport(ObjectiveC)
    /// “A status bar does not retain its items”.
    struct Reference { weak var item: NSStatusItem? }
    var items: [Reference] = []
    /// The items that are there, for a test to read.
    public var current: [NSStatusItem] { items.compactMap(\.item) }
  #endif
}

open class NSStatusItem: NSObject {
  public typealias AutosaveName = String
  public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let removalAllowed = Behavior(rawValue: 1 << 1)
    public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
  }
  open class var variableLength: CGFloat { -1 }
  open class var squareLength: CGFloat { -2 }

  init(length: CGFloat) {
    self.length = length
    super.init()
  }
  open var length: CGFloat
  open var menu: NSMenu?
  open var behavior: Behavior = []

  #if canImport(ObjectiveC)
    open var button: NSStatusBarButton? { nil }
    open var isVisible = true
    open var autosaveName: AutosaveName!
  #else
    open var button: NSStatusBarButton? { MainActor.assumeIsolated { storedButton } }
    @MainActor private lazy var storedButton = NSStatusBarButton(of: self)
    /// What is saved of visibility, by name. A test can change it as System Settings does.
    nonisolated(unsafe) public static var saved: [String: Bool] = [:]
    /// What the app has set, for a test to read.
    public var visibilities: [Bool] = []
    private var isShown = true
    open var isVisible: Bool {
      get { isShown }
      set {
        visibilities.append(newValue)
        setVisible(newValue)
      }
    }
    open var autosaveName: AutosaveName! {
      didSet { if let saved = Self.saved[autosaveName] { isShown = saved } }
    }
    /// Shows or hides the item as people do.
    public func setVisible(_ isVisible: Bool) {
      isShown = isVisible
      if let autosaveName { Self.saved[autosaveName] = isVisible }
    }
  #endif
}

@MainActor open class NSStatusBarButton: NSButton {
  open var appearsDisabled = false

  #if !canImport(ObjectiveC)
    private weak var statusItem: NSStatusItem?
    /// Status bars have windows of their own.
    private let bar = NSWindow()

    convenience init(of item: NSStatusItem) {
      self.init(frame: .zero)
      statusItem = item
      bar.contentView = self
    }

    /// Whether the right mouse button reaches the button, as it does up to macOS 26.
    public static var getsRightMouse = true
    /// Whether a menu stays open until `NSMenu.endTracking()`. Otherwise it closes when `whileOpen` returns.
    public static var leavesMenusOpen = false
    /// What people do in an open menu.
    public static var whileOpen: (NSMenu) -> Void = { _ in }

    /// With a menu the item opens it; “the status item’s single click action behavior is not used”.
    open override func performClick(_ sender: Any?) {
      guard isEnabled else { return }
      guard let menu = statusItem?.menu else { return super.performClick(sender) }
      menu.beginTracking()
      if Self.leavesMenusOpen { return }
      Self.whileOpen(menu)
      menu.endTracking()
    }

    /// Clicks the button. What does not reach it, other apps' monitors see.
    public func click(_ event: NSEvent) {
      let application = NSApplication.shared
      if event.type == .rightMouseUp, !Self.getsRightMouse, statusItem?.menu == nil {
        NSEvent.mouseLocation = NSPoint(x: bar.frame.midX, y: bar.frame.midY)
        return NSEvent.monitor(event)
      }
      let before = application.currentEvent
      application.currentEvent = event
      if statusItem?.menu != nil || actionMask.contains(event.mask) { performClick(nil) }
      application.currentEvent = before
    }

    /// Where the button is, set by a test.
    public var screenFrame: NSRect {
      get { bar.frame }
      set { bar.frame = newValue }
    }
  #endif
}

#if !canImport(ObjectiveC)
  extension NSMenu {
    /// Opens the menu and validates its items, as the mouse begins to be tracked in it.
    @MainActor public func beginTracking() {
      update()
      delegate?.menuWillOpen(self)
    }

    /// Closes the menu.
    @MainActor public func endTracking() { delegate?.menuDidClose(self) }
  }
#endif
