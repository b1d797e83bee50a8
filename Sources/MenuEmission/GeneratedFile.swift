/// A generated Swift file.
public struct GeneratedFile: Sendable {
  /// The file's name, without a folder: `Notes.menu.swift`.
  public var name: String
  /// The Swift source.
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
