// developer.apple.com/documentation/appkit/nsevent/eventtypemask, addglobalmonitorforevents(matching:handler:),
// mouselocation and pressedmousebuttons; nscontrol/sendaction(on:).

extension NSEvent {
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    public static let periodic = EventTypeMask(rawValue: 1 << 16)
  }

  #if canImport(ObjectiveC)
    public class var mouseLocation: NSPoint { .zero }
    public class var pressedMouseButtons: Int { 0 }
    public class func addGlobalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    public class func removeMonitor(_ eventMonitor: Any) {}
  #else
    /// Where the pointer is, set by a test.
    nonisolated(unsafe) public static var mouseLocation = NSPoint.zero
    /// The buttons that are pressed, set by a test.
    nonisolated(unsafe) public static var pressedMouseButtons = 0

    final class Monitor {
      let mask: EventTypeMask
      let handler: (NSEvent) -> Void
      init(_ mask: EventTypeMask, _ handler: @escaping (NSEvent) -> Void) {
        (self.mask, self.handler) = (mask, handler)
      }
    }
    nonisolated(unsafe) static var monitors: [Monitor] = []
    public class func addGlobalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
      let monitor = Monitor(mask, block)
      monitors.append(monitor)
      return monitor
    }
    public class func removeMonitor(_ eventMonitor: Any) {
      monitors.removeAll { $0 === eventMonitor as AnyObject }
    }
    /// Tells the monitors of an event that another app gets.
    public static func monitor(_ event: NSEvent) {
      for monitor in monitors where monitor.mask.contains(event.mask) { monitor.handler(event) }
    }
    var mask: EventTypeMask { EventTypeMask(rawValue: 1 << UInt64(type.rawValue)) }
  #endif
}
