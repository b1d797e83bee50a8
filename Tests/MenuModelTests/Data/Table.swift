import Foundation

/// The checked-in tables that made files and lists are compared with.
enum Table {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of a file in `Tests/Tables`, without the last line end.
  static func lines(of name: String) throws -> [String] {
    let text = try text(of: "Tests/Tables/\(name)")
    return text.split(separator: "\n").map(String.init)
  }

  /// The text of a file of the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }
}
