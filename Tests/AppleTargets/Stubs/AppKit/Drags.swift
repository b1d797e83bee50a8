// Dragging the item of a context menu.

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let move = NSDragOperation(rawValue: 16)
}

public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }

public protocol NSPasteboardWriting: NSObjectProtocol {}
extension NSString: NSPasteboardWriting {}

open class NSDraggingItem: NSObject {
  public init(pasteboardWriter: any NSPasteboardWriting) {
    item = pasteboardWriter
    super.init()
  }
  open private(set) var item: Any
  open var draggingFrame: NSRect = .zero
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
}

open class NSDraggingSession: NSObject {}

public protocol NSDraggingSource: NSObjectProtocol {
  @MainActor func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
}
