// developer.apple.com/documentation/appkit/nsevent/eventtypemask, addglobalmonitorforevents(matching:handler:),
// addlocalmonitorforevents(matching:handler:),
// mouselocation and pressedmousebuttons; nscontrol/sendaction(on:).

extension NSEvent {
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    public static let periodic = EventTypeMask(rawValue: 1 << 16)
  }

  #if canImport(ObjectiveC)
    public class var mouseLocation: NSPoint { .zero }
    public class var pressedMouseButtons: Int { 0 }
    public class func addGlobalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    public class func addLocalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
    public class func removeMonitor(_ eventMonitor: Any) {}
  #else
    /// Where the pointer is, set by a test.
    nonisolated(unsafe) public static var mouseLocation = NSPoint.zero
    /// The buttons that are pressed, set by a test.
    nonisolated(unsafe) public static var pressedMouseButtons = 0

    final class Monitor<Result> {
      let mask: EventTypeMask
      let handler: (NSEvent) -> Result
      init(_ mask: EventTypeMask, _ handler: @escaping (NSEvent) -> Result) {
        (self.mask, self.handler) = (mask, handler)
      }
    }
    nonisolated(unsafe) static var monitors: [Monitor<Void>] = []
    nonisolated(unsafe) static var localMonitors: [Monitor<NSEvent?>] = []
    public class func addLocalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? {
      let monitor = Monitor(mask, block)
      localMonitors.append(monitor)
      return monitor
    }
    /// What monitors leave of an event that this app gets, before it is sent on.
    static func monitorLocally(_ event: NSEvent) -> NSEvent? {
      var event: NSEvent? = event
      for monitor in localMonitors {
        if let current = event, monitor.mask.contains(current.mask) {
          event = monitor.handler(current)
        }
      }
      return event
    }
    public class func addGlobalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? {
      let monitor = Monitor(mask, block)
      monitors.append(monitor)
      return monitor
    }
    public class func removeMonitor(_ eventMonitor: Any) {
      monitors.removeAll { $0 === eventMonitor as AnyObject }
      localMonitors.removeAll { $0 === eventMonitor as AnyObject }
    }
    /// Tells the monitors of an event that another app gets.
    public static func monitor(_ event: NSEvent) {
      for monitor in monitors where monitor.mask.contains(event.mask) { monitor.handler(event) }
    }
    var mask: EventTypeMask { EventTypeMask(rawValue: 1 << UInt64(type.rawValue)) }
  #endif
}
