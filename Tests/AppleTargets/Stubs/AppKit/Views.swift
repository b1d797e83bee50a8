// Responders, views, windows and the application, as far as menus use them:
// developer.apple.com/documentation/appkit/nsresponder, nsview, nsviewcontroller, nswindow, nsapplication,
// nsevent.

@MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) {}
  unowned(unsafe) open var nextResponder: NSResponder? {
    get { storedNextResponder }
    set { storedNextResponder = newValue }
  }
  private weak var storedNextResponder: NSResponder?
  #if !canImport(ObjectiveC)
    nonisolated(unsafe) public var associatedObjects: [UnsafeRawPointer: Any] = [:]
  #endif
  open var acceptsFirstResponder: Bool { false }
  open var menu: NSMenu?
  open var undoManager: UndoManager? { nextResponder?.undoManager }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      return action.invoke(on: self, with: object)
        || nextResponder?.tryToPerform(action, with: object) == true
    #endif
  }
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  @available(macOS 15, *)
  open func contextMenuKeyDown(_ event: NSEvent) {}

  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    nextPresenter?.presentError(willPresentError(error)) ?? false
  }
  open func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?,
    didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    nextPresenter?.presentError(
      willPresentError(error), modalFor: window, delegate: delegate,
      didPresent: didPresentSelector, contextInfo: contextInfo)
  }
  open func willPresentError(_ error: any Error) -> any Error { error }
  /// “The default implementation … passes the error to the next responder”, at last the application.
  private var nextPresenter: NSResponder? { nextResponder ?? NSApplication.shared }
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
  open var isFlipped: Bool { false }
  open var intrinsicContentSize: NSSize { NSSize(width: 0, height: 0) }
  open var translatesAutoresizingMaskIntoConstraints = true
  unowned(unsafe) open var superview: NSView? { storedSuperview }
  private weak var storedSuperview: NSView?
  open private(set) var subviews: [NSView] = []
  unowned(unsafe) open var window: NSWindow? { contentWindow ?? superview?.window }
  /// The window whose content view this is.
  weak var contentWindow: NSWindow?
  /// “`nil` when the view does not conform to the `NSTextInputClient` protocol”.
  open var inputContext: NSTextInputContext? {
    (self as? any NSTextInputClient).map { NSTextInputContext(client: $0) }
  }
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    subviews.contains { $0.performKeyEquivalent(with: event) }
  }
  open func addSubview(_ view: NSView) {
    view.move {
      subviews.append(view)
      view.storedSuperview = self
    }
  }
  /// Moves the view, and tells it and those in it if that is to another window or to none.
  private func move(_ change: () -> Void) {
    let before = window
    change()
    if window !== before { tellWindow() }
  }
  private func tellWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.tellWindow() }
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
  open func setAccessibilityIdentifier(_ identifier: String?) {
    storedAccessibilityIdentifier = identifier
  }
  open func accessibilityIdentifier() -> String? { storedAccessibilityIdentifier }
  open func setAccessibilityValue(_ accessibilityValue: Any?) {
    storedAccessibilityValue = accessibilityValue
  }
  open func accessibilityValue() -> Any? { storedAccessibilityValue }
  private var storedAccessibilityValue: Any?
  open func setAccessibilityHelp(_ help: String?) { storedAccessibilityHelp = help }
  open func accessibilityHelp() -> String? { storedAccessibilityHelp }
  open func setAccessibilityFocused(_ isFocused: Bool) { storedAccessibilityFocus = isFocused }
  open func isAccessibilityFocused() -> Bool { storedAccessibilityFocus }
  open func setAccessibilityCustomActions(_ actions: [NSAccessibilityCustomAction]?) {
    storedAccessibilityCustomActions = actions
  }
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
    storedAccessibilityCustomActions
  }
  private var storedAccessibilityCustomActions: [NSAccessibilityCustomAction]?
  private var storedAccessibilityLabel: String?
  private var storedAccessibilityIdentifier: String?
  private var storedAccessibilityHelp: String?
  private var storedAccessibilityFocus = false
  open func removeFromSuperview() {
    move {
      superview?.subviews.removeAll { $0 === self }
      storedSuperview = nil
    }
  }
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

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
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    #if canImport(ObjectiveC)
      return nil
    #else
      return rowViews[row]
    #endif
  }
  #if !canImport(ObjectiveC)
    /// The rows on screen, set by a test.
    public var rowViews: [Int: NSTableRowView] = [:]
  #endif
  public enum RowActionEdge: Int, Sendable {
    case leading, trailing
  }
  open var rowActionsVisible = false
}

@MainActor open class NSTableRowView: NSView {}

/// Nonisolated: developer.apple.com/documentation/appkit/nstableviewrowaction.
open class NSTableViewRowAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case regular, destructive
  }
  public convenience init(
    style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void
  ) { self.init(style, title, handler) }
  private init(
    _ style: Style, _ title: String, _ handler: @escaping (NSTableViewRowAction, Int) -> Void
  ) {
    (self.style, self.title, storedHandler) = (style, title, handler)
    super.init()
  }
  open private(set) var style: Style
  open var title: String
  open var backgroundColor: NSColor!
  open var image: NSImage?
  open func copy(with zone: NSZone?) -> Any { self }
  private let storedHandler: (NSTableViewRowAction, Int) -> Void
  #if !canImport(ObjectiveC)
    /// Performs the action, as people do.
    public func perform(row: Int) { storedHandler(self, row) }
  #endif
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
  #if canImport(ObjectiveC)
    unowned(unsafe) open var presentingViewController: NSViewController? { nil }
  #else
    /// What presents it, set by a test.
    open weak var presentingViewController: NSViewController?
  #endif
  /// Dismisses it, if it is presented.
  @objc open func dismiss(_ sender: Any?) {
    #if !canImport(ObjectiveC)
      presentingViewController = nil
    #endif
  }
  open private(set) weak var parent: NSViewController?
  open private(set) var children: [NSViewController] = []
  open func addChild(_ childViewController: NSViewController) {
    children.append(childViewController)
    childViewController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
}

@MainActor open class NSWindowController: NSResponder {
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  open var window: NSWindow?
}

@MainActor open class NSWindow: NSResponder {
  @available(macOS 11, *)
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = StyleMask(rawValue: 1 << 0)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  open package(set) var frame: NSRect = .zero
  open var title = ""
  open var toolbar: NSToolbar?
  @available(macOS 11, *)
  open var toolbarStyle: ToolbarStyle = .automatic
  open package(set) weak var firstResponder: NSResponder?
  open var contentView: NSView? {
    didSet { contentView?.contentWindow = self }
  }
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    contentView?.performKeyEquivalent(with: event) ?? false
  }
  #if canImport(ObjectiveC)
    open var attachedSheet: NSWindow? { nil }
    open var sheetParent: NSWindow? { nil }
    open var isKeyWindow: Bool { false }
    open var isMainWindow: Bool { false }
  #else
    open var attachedSheet: NSWindow? { sheets.first }
    open internal(set) weak var sheetParent: NSWindow?
    open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
    open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
    var sheetHandler: ((NSApplication.ModalResponse) -> Void)?
  #endif
  open private(set) var sheets: [NSWindow] = []
  open var isSheet: Bool { sheetParent != nil }
  /// Begins a sheet. In a test it stays until `endSheet(_:returnCode:)`.
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    #if !canImport(ObjectiveC)
      sheets.append(sheetWindow)
      (sheetWindow.sheetParent, sheetWindow.sheetHandler) = (self, handler)
      NSApplication.shared.keyWindow = sheetWindow
    #endif
  }
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    #if !canImport(ObjectiveC)
      sheets.removeAll { $0 === sheetWindow }
      let handler = sheetWindow.sheetHandler
      (sheetWindow.sheetParent, sheetWindow.sheetHandler) = (nil, nil)
      NSApplication.shared.keyWindow = self
      handler?(returnCode)
    #endif
  }
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if responder !== firstResponder, firstResponder?.resignFirstResponder() == false {
      return false
    }
    // “The Field Editor”, in Apple's Cocoa Text Architecture Guide: it stands in for the field that is edited.
    if let field = responder as? NSTextField, field.isEditable {
      let editor = fieldEditor(true, for: field)
      editor?.string = field.stringValue
      firstResponder = editor
      edited = field
    } else {
      firstResponder = responder
      edited = nil
    }
    return true
  }
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    if createFlag, storedEditor == nil {
      storedEditor = NSTextView(frame: .zero)
      storedEditor?.isFieldEditor = true
    }
    return storedEditor
  }
  /// The field whose text the field editor edits.
  weak var edited: NSTextField?
  private var storedEditor: NSTextView?
  open weak var windowController: NSWindowController?
  open var contentViewController: NSViewController?
  open var identifier: NSUserInterfaceItemIdentifier?
  open package(set) var isVisible = true
  open package(set) var isMiniaturized = false
  open func close() { isVisible = false }
  open func orderOut(_ sender: Any?) { isVisible = false }
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
    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  public static let shared = NSApplication()
  open package(set) weak var keyWindow: NSWindow?
  open package(set) weak var mainWindow: NSWindow?
  #if canImport(ObjectiveC)
    open var modalWindow: NSWindow? { nil }
    open var currentEvent: NSEvent? { nil }
  #else
    /// The app-modal window, set by a test.
    open var modalWindow: NSWindow?
    /// The current event, set by a test.
    open var currentEvent: NSEvent?
  #endif
  #if canImport(ObjectiveC)
    open private(set) var windows: [NSWindow] = []
  #else
    /// The app's windows, set by a test.
    open var windows: [NSWindow] = []
  #endif
  #if canImport(ObjectiveC)
    open var orderedWindows: [NSWindow] { [] }
    open var isActive: Bool { true }
    open var isHidden: Bool { false }
    open func activationPolicy() -> ActivationPolicy { .regular }
    @discardableResult
    open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  #else
    /// The windows from front to back, as a test has set them.
    open var orderedWindows: [NSWindow] { windows }
    open var isActive = true
    open var isHidden = false
    /// What kind of app it is, set by a test.
    public var policy = ActivationPolicy.regular
    open func activationPolicy() -> ActivationPolicy { policy }
    @discardableResult
    open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
      self.policy = policy
      return true
    }
    /// How often the app has asked to become active, and whether the system does it.
    public var activations = 0
    public var canActivate = true
  #endif
  open func runModal(for window: NSWindow) -> NSApplication.ModalResponse { .stop }
  open func stopModal(withCode returnCode: NSApplication.ModalResponse) {}
  open func target(forAction action: Selector) -> Any? {
    self.target(forAction: action, to: nil, from: nil)
  }
  /// The target if it has the method, or without one the first of the responder chains of the key and the main window,
  /// the application and its delegate that has it.
  open func target(
    forAction action: Selector, to target: Any?, from sender: Any?
  ) -> Any? {
    #if canImport(ObjectiveC)
      return target
    #else
      if let target { return action.isImplemented(by: target) ? target : nil }
      return responders.first { action.isImplemented(by: $0) }
    #endif
  }
  open weak var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu?
  open var servicesMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var helpMenu: NSMenu?

  @discardableResult
  open override func presentError(_ error: any Error) -> Bool {
    #if !canImport(ObjectiveC)
      show(error, in: nil)
    #endif
    return false
  }
  open override func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?,
    didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    #if !canImport(ObjectiveC)
      show(error, in: window)
    #endif
  }

  /// Sends an action to its target or, without one, along the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      if let target { return action.invoke(on: target, with: sender) }
      return responders.contains { action.invoke(on: $0, with: sender) }
    #endif
  }

  #if !canImport(ObjectiveC)
    /// Who performs actions without a target, in order: “The Path of Action Messages”, in Apple's Cocoa Event Handling
    /// Guide.
    private var responders: [Any] {
      var found: [Any] = []
      for window in [keyWindow, mainWindow].compactMap({ $0 }) {
        var responder = window.firstResponder ?? window
        found.append(responder)
        while let next = responder.nextResponder {
          found.append(next)
          responder = next
        }
        found.append(window)
        if let delegate = window.delegate { found.append(delegate) }
        if let controller = window.windowController { found.append(controller) }
      }
      found.append(self)
      if let delegate { found.append(delegate) }
      return found
    }
  #endif
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// Nonisolated.
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
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case periodic = 16
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case otherMouseDown = 25
    case otherMouseUp = 26
  }
  open var type: EventType { .leftMouseDown }
  weak open var window: NSWindow? { nil }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var modifierFlags: ModifierFlags { [] }
  #if canImport(ObjectiveC)
    open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? { nil }
    open class func keyEvent(
      with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
      timestamp time: Double, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
      characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
      keyCode code: UInt16
    ) -> NSEvent? { nil }
  #else
    /// The characters of the keys by code, as a test has set them.
    nonisolated(unsafe) public static var layout: [UInt16: String] = [
      0: "a", 1: "s", 8: "c", 12: "q", 13: "w", 17: "t", 18: "1", 19: "2", 40: "k", 49: " ",
    ]
    open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
      Self.layout[keyCode]
    }
    public static func keyEvent(
      with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
      timestamp time: Double, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
      characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
      keyCode code: UInt16
    ) -> NSEvent? { TypedKey(code, flags) }

    /// A key of the layout, pressed.
    public final class TypedKey: NSEvent {
      private let code: UInt16
      private let flags: ModifierFlags
      public init(_ code: UInt16, _ flags: ModifierFlags = []) {
        (self.code, self.flags) = (code, flags)
      }
      public override var type: EventType { .keyDown }
      public override var keyCode: UInt16 { code }
      public override var modifierFlags: ModifierFlags { flags }
      public override var charactersIgnoringModifiers: String? { Self.layout[code] }
    }
  #endif
  open var locationInWindow: NSPoint { .zero }
  open var clickCount: Int { 1 }
}

open class NSGraphicsContext: NSObject {}

open class NSColor: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  #if canImport(ObjectiveC)
    public required init?(coder: NSCoder) { fatalError("not run") }
  #endif
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlAccentColor = NSColor()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let systemRed = NSColor()
}
