// developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public import Foundation

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct UTType: Sendable, Hashable {
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {}
  public init?(_ identifier: String) {}
  public var identifier: String { "" }
  public static var plainText: UTType { UTType(exportedAs: "public.plain-text") }
  public static var json: UTType { UTType(exportedAs: "public.json") }
}
