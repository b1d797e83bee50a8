import Foundation
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// Files that cannot be read are said, a line each, and the others are read.
@Suite("Files that cannot be read")
struct UnreadableFilesTests {
  static let menu = Source(
    path: "V.swift",
    text:
      "struct V: View { var body: some View { Text(\"\").contextMenu { Button(\"Copy\") {} } } }\n")

  private func messages(_ other: Source, failures: [String: String] = [:]) -> [String] {
    let found = MenuReaders.read([other, Self.menu], failures: failures)
    #expect(found.surfaces.count == 1 && found.surfaces.first?.place.source == 1)
    #expect(
      found.diagnostics.allSatisfy { $0.place.source == 0 && $0.place.span.end <= other.count })
    // A check says it too, with the findings in what was read.
    let checked = ExistingMenus([other, Self.menu], failures: failures)
    #expect(checked.extent.menus == 1)
    let own = checked.diagnostics.filter { $0.rule == "unreadable-file" }
    #expect(own.map(\.message) == found.diagnostics.map(\.message))
    return found.diagnostics.map(\.message)
  }

  @Test(
    "One of more than 16 megabytes is not cut",
    arguments: ["a.swift", "a.xib", "a.storyboard", "a.strings", "a.stringsdict", "a.xcstrings"])
  func size(path: String) {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: Limits.fileSize + 1)
    #expect(messages(Source(path: path, bytes: bytes)) == ["The file has more than 16 megabytes"])
  }

  @Test(
    "One in UTF-16, with a mark or without",
    arguments: ["a.swift", "a.xib", "a.storyboard", "a.stringsdict", "a.xcstrings"],
    [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func utf16(path: String, encoding: String.Encoding) throws {
    let text = "<?xml version=\"1.0\"?>\nlet menu = NSMenu()\n"
    let data = try #require(text.data(using: encoding))
    #expect(
      messages(Source(path: path, bytes: Array(data)))
        == ["The file is in UTF-16; it has to be in UTF-8"])
  }

  @Test("One that could not be opened")
  func failures() {
    for path in ["a.swift", "a.xib", "Folder"] {
      let message = "Cannot read '\(path)': Permission denied"
      #expect(messages(Source(path: path, text: ""), failures: [path: message]) == [message])
    }
  }

  @Test("Conditions without end are read as far as they are shown")
  func chains() {
    let chain = (0..<20_000).map { "if a\($0) { Button(\"B\($0)\") {} }" }
    let empty = (0..<20_000).map { "if a\($0) { }" }
    let cases = (0..<20_000).map { "case .a\($0): f()" }
    for text in [
      chain.joined(separator: " else "), empty.joined(separator: " else "),
      "switch a { \(cases.joined(separator: "\n")) }",
    ] {
      let source = Source(path: "V.swift", text: "let v = Text(\"\").contextMenu { \(text) }\n")
      #expect(MenuReaders.read([source]).surfaces.count == 1)
      #expect(ExistingMenus([source]).extent.menus == 1)
    }
  }
}
