// Responders, views, windows, the application: the parts that menus touch (API facts 2.2, 2.4).

@MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) {}
  open var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open var menu: NSMenu?
  open var undoManager: UndoManager? { nextResponder?.undoManager }
  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  @available(macOS 15, *)
  open func contextMenuKeyDown(_ event: NSEvent) {}
}

@MainActor open class NSView: NSResponder {
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var frame: NSRect
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var toolTip: String?
  open var isHidden = false
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open var window: NSWindow? { superview?.window }
  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  open class var defaultMenu: NSMenu? { nil }
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  open func setAccessibilityLabel(_ label: String?) { storedAccessibilityLabel = label }
  open func accessibilityLabel() -> String? { storedAccessibilityLabel }
  open func setAccessibilityIdentifier(_ identifier: String?) {}
  private var storedAccessibilityLabel: String?

  @discardableResult
  open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { NSDraggingSession() }
}

@MainActor open class NSTableView: NSControl {
  open var clickedRow: Int { -1 }
  open var clickedColumn: Int { -1 }
  open var selectedRow: Int { -1 }
  open var selectedRowIndexes: IndexSet { IndexSet() }
  open func row(at point: NSPoint) -> Int { -1 }
}

@MainActor open class NSOutlineView: NSTableView {
  open func item(atRow row: Int) -> Any? { nil }
}

@MainActor open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  open var view = NSView()
  open var title: String?
}

@MainActor open class NSWindow: NSResponder {
  @available(macOS 11, *)
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  open var title = ""
  open var toolbar: NSToolbar?
  @available(macOS 11, *)
  open var toolbarStyle: ToolbarStyle = .automatic
  open var firstResponder: NSResponder?
  open var contentView: NSView?
  open var attachedSheet: NSWindow? { nil }
  open weak var delegate: (any NSWindowDelegate)?
  open var isReleasedWhenClosed = true
  open var isExcludedFromWindowsMenu = false
}

@MainActor open class NSApplication: NSResponder {
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(1)
    public static let cancel = ModalResponse(0)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  public static let shared = NSApplication()
  open var keyWindow: NSWindow?
  open var mainWindow: NSWindow?
  open var currentEvent: NSEvent? { nil }
  open weak var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu?
  open var servicesMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var helpMenu: NSMenu?

  /// Sends an action to its target or, without one, along the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      if let target { return action.invoke(on: target, with: sender) }
      var responder = keyWindow?.firstResponder ?? keyWindow
      while let current = responder {
        if action.invoke(on: current, with: sender) { return true }
        responder = current.nextResponder
      }
      if let delegate, action.invoke(on: delegate, with: sender) { return true }
      return action.invoke(on: self, with: sender)
    #endif
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {}

/// On no actor.
open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }
  open var modifierFlags: ModifierFlags { [] }
  open var locationInWindow: NSPoint { .zero }
  open var clickCount: Int { 1 }
}

open class NSColor: NSObject, @unchecked Sendable {
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlAccentColor = NSColor()
}

/// On no actor. API facts 2.2.
open class NSImage: NSObject, NSCopying, @unchecked Sendable {
  public typealias Name = String

  let symbol: String?
  let asset: String?
  var isColored = false
  init(symbol: String?, asset: String?) {
    (self.symbol, self.asset) = (symbol, asset)
    super.init()
  }

  @available(macOS 11, *)
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(symbol: name, asset: nil)
    accessibilityDescription = description
  }
  @available(macOS 13, *)
  public convenience init?(
    systemSymbolName name: String, variableValue: Double,
    accessibilityDescription description: String?
  ) {
    self.init(symbol: name, asset: nil)
    accessibilityDescription = description
  }
  public convenience init?(named name: NSImage.Name) { self.init(symbol: nil, asset: name) }
  public convenience init(size: NSSize) { self.init(symbol: nil, asset: nil) }
  public func copy(with zone: NSZone?) -> Any { self }
  open var size: NSSize = .zero
  open var isTemplate = false
  open var accessibilityDescription: String?

  #if !canImport(ObjectiveC)
    public var symbolName: String? { symbol }
    public var assetName: String? { asset }
    /// Whether it is a symbol in colors of its own.
    public var hasColors: Bool { isColored }
  #endif
}

extension Bundle {
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
}
