// What apps of the documentation use of AppKit, besides what the library uses:
// developer.apple.com/documentation/appkit/nsapplication, nswindow, nswindowcontroller and nstableview

extension NSApplication {
  public func run() {}
}

extension NSWindow {
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) { self.init() }
  public func center() {}
}

extension NSWindowController {
  public func showWindow(_ sender: Any?) {}
}

@MainActor open class NSTableColumn: NSObject {
  public init(identifier: NSUserInterfaceItemIdentifier) {}
}
@MainActor open class NSTableHeaderView: NSView {}
extension NSTableView {
  public func addTableColumn(_ tableColumn: NSTableColumn) {}
  public var headerView: NSTableHeaderView? {
    get { nil }
    set {}
  }
  public var allowsMultipleSelection: Bool {
    get { false }
    set {}
  }
  public weak var dataSource: (any NSTableViewDataSource)? {
    get { nil }
    set {}
  }
  public weak var delegate: (any NSTableViewDelegate)? {
    get { nil }
    set {}
  }
  public func reloadData() {}
}
/// Optional in the SDK.
public protocol NSTableViewDataSource: NSObjectProtocol {
  @MainActor func numberOfRows(in tableView: NSTableView) -> Int
}
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @MainActor func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  @MainActor func tableViewSelectionDidChange(_ notification: Notification)
  @available(macOS 10.11, *)
  @MainActor func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction]
}
extension NSTableViewDelegate {
  @MainActor public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }
  @MainActor public func tableViewSelectionDidChange(_ notification: Notification) {}
}

extension IndexSet: Sequence {
  public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() }
}
