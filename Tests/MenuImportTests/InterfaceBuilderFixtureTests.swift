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
    try expectRecorded(text, in: Self.folder.appendingPathComponent("\(name).found"))
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
