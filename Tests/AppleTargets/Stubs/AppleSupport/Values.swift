// The parts of Foundation that stubs use and that Linux does not have.
@_exported import Foundation

public struct CGAffineTransform: Sendable, Hashable {
  public init() {}
  public static let identity = CGAffineTransform()
}

public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderWriting {}

open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The registered object, or nil for a provider without one.
  public let object: (any NSItemProviderWriting)?
  public override init() { object = nil }
  public init(object: any NSItemProviderWriting) { self.object = object }
  open var suggestedName: String?
}
