/// A Swift file that comes out: its name and its text.
public struct GeneratedFile: Sendable {
  /// The file's name, without a folder: `Notes.menu.swift`.
  public var name: String
  /// The Swift source, UTF-8. Bytes, since a file takes them as they are and a `String` would check them first.
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The Swift source.
  public var text: String {
    get { String(decoding: bytes, as: UTF8.self) }
    set { bytes = Array(newValue.utf8) }
  }
}
