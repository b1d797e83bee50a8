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
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    let files = try Self.notes()
    #expect(files.map(\.name) == ["Notes.menu.swift", "MenuModule.swift"])
    for file in files {
      let url = Self.folder.appending(path: "Notes/Facts/" + file.name)
      if isRecording {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("recorded \(file.name)")
        continue
      }
      let expected = try String(contentsOf: url, encoding: .utf8)
      #expect(file.text == expected, "\(file.name) differs; RECORD=1 swift test records it")
    }
  }

  @Test("The same module gives the same bytes")
  func determinism() throws {
    let first = try Self.notes()
    let second = try Self.notes()
    #expect(first.map(\.text) == second.map(\.text))
  }
}
