// What Foundation on Linux lacks of Foundation on Apple platforms, as far as the stubs need it.
@_exported import Foundation

public struct CGAffineTransform: Sendable, Hashable {
  public init() {}
  public static let identity = CGAffineTransform()
}

public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderWriting {}

open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What was handed in; nil for a provider without an object.
  public let object: (any NSItemProviderWriting)?
  public override init() { object = nil }
  public init(object: any NSItemProviderWriting) { self.object = object }
  open var suggestedName: String?
}
