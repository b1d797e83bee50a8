import Foundation
import Testing

@testable import MenuEmission

@Suite("The Swift of the Notes module")
struct ExpectedFilesTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Emission")

  /// The facts without the surfaces of the frameworks.
  static func notes() throws -> [GeneratedFile] {
    let source = try String(contentsOf: folder.appending(path: "Notes/Notes.menu"), encoding: .utf8)
    return SampleModules.notes(source: source).facts
  }

  @Test("The facts are those in Tests/Fixtures/Emission/Notes; RECORD=1 writes them anew")
  func facts() throws {
    let files = try Self.notes()
    #expect(files.map(\.name) == ["Notes.menu.swift", "MenuModule.swift"])
    try expect(files, areIn: Self.folder.appending(path: "Notes/Facts"))
  }

  @Test("The same module gives the same bytes")
  func determinism() throws {
    let first = try Self.notes()
    let second = try Self.notes()
    #expect(first.map(\.text) == second.map(\.text))
  }
}
