// developer.apple.com/documentation/appkit/nscontrol, nsbutton, nspopupbutton, nscombobutton, nsalert.

@MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(0)
    public static let on = StateValue(1)
    public static let mixed = StateValue(-1)
  }
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
  open var isEnabled = true
  open var stringValue = ""
  open var font: NSFont?
  open func currentEditor() -> NSText? { nil }
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    defer { actionMask = mask }
    return Int(actionMask.rawValue)
  }
  /// When the control sends its action.
  var actionMask: NSEvent.EventTypeMask = .leftMouseUp
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action.map { NSApplication.shared.sendAction($0, to: target, from: self) } ?? false
  }
  /// Sends the action, as a click does.
  @objc open func performClick(_ sender: Any?) { sendAction(action, to: target) }
}

@MainActor open class NSButton: NSControl {
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.title, self.action) = (title, action)
    self.target = target as AnyObject?
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.image, self.action) = (image, action)
    self.target = target as AnyObject?
  }
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }
  open var title = ""
  open var image: NSImage?
  open var imagePosition: NSControl.ImagePosition = .noImage
  open var isBordered = true
  open var bezelStyle: BezelStyle = .push
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var isSpringLoaded = false
  @available(macOS 11, *)
  open var hasDestructiveAction = false
}

public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }

@MainActor open class NSPopUpButton: NSButton {
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    pullsDown = flag
    super.init(frame: buttonFrame)
    menu = NSMenu(title: "")
  }
  public required init?(coder: NSCoder) {
    pullsDown = false
    super.init(coder: coder)
  }
  public override convenience init(frame frameRect: NSRect) {
    self.init(frame: frameRect, pullsDown: false)
  }
  // Since macOS 15, back-deployed to 10.10.
  @preconcurrency
  public convenience init(image: NSImage, pullDownMenu: NSMenu) {
    self.init(frame: .zero, pullsDown: true)
    (self.image, menu, usesItem) = (image, pullDownMenu, false)
  }
  @preconcurrency
  public convenience init(title: String, image: NSImage? = nil, pullDownMenu: NSMenu) {
    self.init(frame: .zero, pullsDown: true)
    (self.title, self.image, menu, usesItem) = (title, image, pullDownMenu, false)
  }
  @preconcurrency
  public convenience init(popUpMenu: NSMenu, target: AnyObject?, action: Selector?) {
    self.init(frame: .zero, pullsDown: false)
    (menu, self.target, self.action) = (popUpMenu, target, action)
  }
  var usesItem = true

  open var pullsDown: Bool
  open var preferredEdge: NSRectEdge = .maxY
  open var autoenablesItems = true
  @available(macOS 15, *)
  open var usesItemFromMenu: Bool {
    get { usesItem }
    set { usesItem = newValue }
  }
  @available(macOS 15, *)
  open var altersStateOfSelectedItem = true
  open func addItem(withTitle title: String) {
    menu?.addItem(withTitle: title, action: nil, keyEquivalent: "")
  }
  open func addItems(withTitles titles: [String]) {
    for title in titles { addItem(withTitle: title) }
  }
  open func removeAllItems() { menu?.removeAllItems() }
  open func selectItem(withTag tag: Int) -> Bool { menu?.item(withTag: tag) != nil }
  open func selectItem(at index: Int) {}
  open var indexOfSelectedItem: Int { -1 }
  open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }
}

/// `menu` is not optional in the SDK; here it is inherited from `NSResponder`.
@available(macOS 13, *)
@MainActor open class NSComboButton: NSControl {
  public enum Style: Int, Sendable { case split, unified }
  public convenience init(title: String, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.title, self.menu, self.action) = (title, menu, action)
    self.target = target as AnyObject?
  }
  public convenience init(image: NSImage, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(title: "", menu: menu, target: target, action: action)
    self.image = image
  }
  public convenience init(
    title: String, image: NSImage, menu: NSMenu?, target: Any?, action: Selector?
  ) {
    self.init(title: title, menu: menu, target: target, action: action)
    self.image = image
  }
  open var title = ""
  open var image: NSImage?
  open var style: Style = .split
}

@MainActor open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  public override init() { super.init() }
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle: Style = .warning
  open var icon: NSImage!
  open private(set) var buttons: [NSButton] = []
  open var showsSuppressionButton = false
  open var accessoryView: NSView?
  open var suppressionButton: NSButton? { storedSuppressionButton }
  private lazy var storedSuppressionButton = NSButton(frame: .zero)
  open private(set) var window = NSWindow()
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    #if !canImport(ObjectiveC)
      informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
      let options = (error as? any RecoverableError)?.recoveryOptions ?? []
      for title in options.isEmpty ? ["OK"] : options { addButton(withTitle: title) }
    #endif
  }
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    // …/documentation/appkit/nsalert/addbutton(withtitle:)
    if buttons.isEmpty {
      button.keyEquivalent = "\r"
    } else if title == "Cancel" {
      button.keyEquivalent = "\u{1B}"
    }
    buttons.append(button)
    return button
  }

  #if canImport(ObjectiveC)
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { .cancel }
  #else
    /// How a test answers alerts.
    public static var answer: (NSAlert) -> NSApplication.ModalResponse = { _ in .cancel }
    /// Whether sheets stay open until `NSWindow.endSheet(_:returnCode:)`. Otherwise `answer` ends them at once.
    public static var leavesSheets = false
    /// The alert shown as a sheet of a window.
    public static func sheet(of window: NSWindow) -> NSAlert? {
      sheets.first { $0.window === window.attachedSheet }
    }
    private static var sheets: [NSAlert] = []

    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
      let before = NSApplication.shared.modalWindow
      NSApplication.shared.modalWindow = window
      defer { NSApplication.shared.modalWindow = before }
      return NSAlert.answer(self)
    }
  #endif
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    #if !canImport(ObjectiveC)
      NSAlert.sheets.append(self)
      let key = NSApplication.shared.keyWindow
      sheetWindow.beginSheet(window) { [self] response in
        NSAlert.sheets.removeAll { $0 === self }
        NSApplication.shared.keyWindow = key
        handler?(response)
      }
      if !NSAlert.leavesSheets {
        sheetWindow.endSheet(window, returnCode: NSAlert.answer(self))
      }
    #endif
  }
}
