// developer.apple.com/documentation/foundation/runloop

open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = RunLoop.Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = RunLoop.Mode(rawValue: "kCFRunLoopCommonModes")
  }
  open class var main: RunLoop { RunLoop() }
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {}
  public func perform(_ block: @escaping @Sendable () -> Void) {}
}
