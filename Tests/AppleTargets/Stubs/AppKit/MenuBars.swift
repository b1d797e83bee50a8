// What the main menu uses beyond API facts 2.2 to 2.5, from Apple's reference of AppKit.

@MainActor public protocol NSWindowDelegate: NSObjectProtocol {}

extension NSWindow {
  @objc public func makeKeyAndOrderFront(_ sender: Any?) { NSApplication.shared.keyWindow = self }
}

extension NSResponder {
  @discardableResult
  public func presentError(_ error: any Error) -> Bool { false }
}

extension NSDocumentController {
  public class var shared: NSDocumentController { NSDocumentController() }

  #if canImport(ObjectiveC)
    public var recentDocumentURLs: [URL] { [] }
    public func openDocument(
      withContentsOf url: URL, display displayDocument: Bool,
      completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
    ) {}
  #else
    /// What a test says was open last.
    public static var recent: [URL] = []
    /// What a test sees opened.
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
