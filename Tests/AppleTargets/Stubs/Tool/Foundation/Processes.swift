// What the plugins use of Foundation besides the other stubs: developer.apple.com/documentation/foundation/process, and
// filemanager, url, processinfo.

open class Process: NSObject {
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }

  @available(macOS 10.13, *)
  open var executableURL: URL?
  @available(macOS 10.13, *)
  open var currentDirectoryURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: Process.TerminationReason { .exit }
  @available(macOS 10.13, *)
  open func run() throws {}
  open func waitUntilExit() {}
}

extension FileManager {
  open class DirectoryEnumerator: NSEnumerator {}

  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> FileManager.DirectoryEnumerator? { nil }
}

open class NSEnumerator: NSObject {}

extension NSEnumerator: Sequence {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Any? { nil }
  }
  public func makeIterator() -> Iterator { Iterator() }
}

extension URL {
  public var hasDirectoryPath: Bool { false }
}
