/// A Swift file that comes out: its name and its text.
public struct GeneratedFile: Sendable {
  /// The file's name, without a folder: `Notes.menu.swift`.
  public var name: String
  private var storage: Storage

  public init(name: String, text: String) {
    self.name = name
    self.storage = Storage(text)
  }

  /// Makes a file of bytes that are its own from now on.
  init(name: String, owning bytes: UnsafeMutableBufferPointer<UInt8>, count: Int) {
    self.name = name
    self.storage = Storage(owning: bytes, count: count)
  }

  /// The Swift source.
  public var text: String {
    get { withBytes { String(decoding: $0, as: UTF8.self) } }
    set { storage = Storage(newValue) }
  }

  /// Calls `body` with the Swift source in UTF-8. A file takes the bytes as they are; a `String` would check and copy them.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(storage.bytes)[..<storage.count]))
  }

  /// The bytes as the printer left them, so that those of a large module are in memory once.
  private final class Storage: Sendable {
    // Written before the file is made and by no one after.
    nonisolated(unsafe) let bytes: UnsafeMutableBufferPointer<UInt8>
    let count: Int

    init(owning bytes: UnsafeMutableBufferPointer<UInt8>, count: Int) {
      self.bytes = bytes
      self.count = count
    }

    init(_ text: String) {
      bytes = .allocate(capacity: text.utf8.count)
      count = bytes.initialize(fromContentsOf: text.utf8)
    }

    deinit { bytes.deallocate() }
  }
}
