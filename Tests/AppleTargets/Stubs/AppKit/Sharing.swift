// developer.apple.com/documentation/appkit/nssharingservicepicker/standardsharemenuitem, nsworkspace/icon(forfile:)

/// Nonisolated.
open class NSSharingServicePicker: NSObject {
  private let items: [Any]
  public init(items: [Any]) {
    self.items = items
    super.init()
  }
  /// An item that shows the picker.
  @available(macOS 13, *)
  open var standardShareMenuItem: NSMenuItem {
    let item = NSMenuItem(
      title: "Share…", action: #selector(NSSharingServicePicker.share(_:)), keyEquivalent: "")
    item.target = self
    return item
  }
  @objc func share(_ sender: Any?) {}
  #if !canImport(ObjectiveC)
    /// What the item shares, for a test to read.
    public var storedItems: [Any] { items }
  #endif
}

/// Nonisolated.
open class NSWorkspace: NSObject {
  nonisolated(unsafe) private static let only = NSWorkspace()
  open class var shared: NSWorkspace { only }
  open func icon(forFile fullPath: String) -> NSImage {
    NSImage(symbol: nil, asset: "icon of " + fullPath)
  }
}
