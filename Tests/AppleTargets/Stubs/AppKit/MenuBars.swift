// What the main menu uses of windows and documents:
// developer.apple.com/documentation/appkit/nswindowdelegate, nswindow, nsresponder, nsdocumentcontroller.

/// All optional in the SDK, and each on the main actor.
public protocol NSWindowDelegate: NSObjectProtocol {
  @MainActor func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}
extension NSWindowDelegate {
  @MainActor public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
}

extension NSWindow {
  nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKey")
  nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKey")
  nonisolated public static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMain")
  nonisolated public static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMain")
  nonisolated public static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheet")
  nonisolated public static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheet")
  nonisolated public static let didUpdateNotification = Notification.Name("NSWindowDidUpdate")
  nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillClose")
}

extension NSWindow {
  @objc public func makeKeyAndOrderFront(_ sender: Any?) { NSApplication.shared.keyWindow = self }
  /// Sent on each pass through the event loop: developer.apple.com/documentation/appkit/nswindow/update().
  public func update() {
    NotificationCenter.default.post(name: NSWindow.didUpdateNotification, object: self)
  }
}

extension NSDocumentController {
  /// “The first document controller created becomes the shared instance”; asking for it creates one if there is none.
  public class var shared: NSDocumentController { first ?? NSDocumentController() }
  static var first: NSDocumentController?

  #if canImport(ObjectiveC)
    public var recentDocumentURLs: [URL] { [] }
    public func openDocument(
      withContentsOf url: URL, display displayDocument: Bool,
      completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
    ) {}
  #else
    /// Whether there is a document controller, for a test to read.
    public static var isMade: Bool { first != nil }
    /// The recent documents, set by a test.
    public static var recent: [URL] = []
    /// The documents opened, for a test to read.
    public static var opened: [URL] = []
    public var recentDocumentURLs: [URL] { Self.recent }
    public func openDocument(
      withContentsOf url: URL, display displayDocument: Bool,
      completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
    ) {
      Self.opened.append(url)
      completionHandler(nil, false, nil)
    }
  #endif
}
