import Foundation
import MenuSyntax
import Testing

@testable import MenuImport

/// What is found in each XIB and storyboard of `Tests/Fixtures/import/interface-builder` is the file with `.found` after
/// its name.
///
/// `RECORD=1 swift test` writes those files again and fails once, naming those that changed.
@Suite("Menus in XIBs and storyboards")
struct InterfaceBuilderFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/import/interface-builder")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { !$0.hasSuffix(".found") }.sorted()
  }()

  @Test("Each file is read as recorded", arguments: names)
  func recorded(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let text = FoundMenusDump.text(of: MenuReaders.read([Source(path: name, bytes: bytes)]))
    let expectation = Self.folder.appendingPathComponent("\(name).found")
    let recorded = try? String(contentsOf: expectation, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      if recorded == text { return }
      try text.write(to: expectation, atomically: true, encoding: .utf8)
      Issue.record("recorded \(expectation.path)")
      return
    }
    #expect(recorded == text, "\(name) differs; RECORD=1 swift test records it")
  }

  @Test("No recorded text is without its file")
  func nothingLeftOver() throws {
    #expect(Self.names.count > 3)
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where file.hasSuffix(".found") {
      #expect(Self.names.contains(String(file.dropLast(6))), "\(file)")
    }
  }
}
