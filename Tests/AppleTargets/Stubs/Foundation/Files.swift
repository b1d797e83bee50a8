// developer.apple.com/documentation/foundation/filemanager
@_exported import ObjectiveC

open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
  }

  open func displayName(atPath path: String) -> String { path }
  open func fileExists(atPath path: String) -> Bool { false }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = []
  ) throws -> [URL] { [] }
}

extension URL {
  public var path: String { "" }
}
