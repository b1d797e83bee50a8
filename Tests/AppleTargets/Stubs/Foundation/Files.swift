// developer.apple.com/documentation/foundation/filemanager
@_exported import ObjectiveC

open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }
  open func displayName(atPath path: String) -> String { path }
}

extension URL {
  public var path: String { "" }
}
