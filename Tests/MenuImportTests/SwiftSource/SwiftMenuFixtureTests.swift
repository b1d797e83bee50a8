import Foundation
import MenuSyntax
import Testing

@testable import MenuImport

/// What is found in the files of each folder of `Tests/Fixtures/import/swift-source` is `expected.txt` there.
///
/// `RECORD=1 swift test` writes those files again and fails once, naming those that changed.
@Suite("Menus of AppKit and UIKit in Swift")
struct SwiftMenuFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/import/swift-source")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  static func sources(in name: String) throws -> [Source] {
    let folder = folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try files.filter { $0 != "expected.txt" }.sorted().map { file in
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      return Source(path: file, bytes: Array(data))
    }
  }

  @Test("Each folder is read as recorded", arguments: names)
  func recorded(_ name: String) throws {
    let text = FoundMenusDump.text(of: MenuReaders.read(try Self.sources(in: name)))
    try expectRecorded(text, in: Self.folder.appendingPathComponent("\(name)/expected.txt"))
  }

  @Test("The folders are there")
  func folders() { #expect(Self.names.count > 2) }

  @Test("Code that is cut off anywhere is read up to there")
  func cutOff() throws {
    for name in Self.names {
      for source in try Self.sources(in: name) where source.path.hasSuffix(".swift") {
        for length in stride(from: 0, to: source.count, by: 37) {
          let cut = Source(path: "A.swift", bytes: Array(source.bytes.prefix(length)))
          let places = MenuReaders.read([cut]).surfaces.flatMap {
            [$0.place] + $0.entries.map(\.place)
          }
          #expect(
            places.allSatisfy { $0.span.end <= UInt32(length) }, "\(source.path) to \(length)")
        }
      }
    }
  }

  @Test("Code that would take forever is not run to its end", .timeLimit(.minutes(1)))
  func hostile() {
    // Functions that each call the next one many times.
    let functions = (0..<30).map { number in
      let calls = String(repeating: "f\(number + 1)(menu); ", count: 20)
      return "func f\(number)(_ menu: NSMenu) { menu.addItem(withTitle: \"\(number)\"); \(calls) }"
    }
    let texts = (0..<30).map { "let t\($0) = c ? t\($0 + 1) + t\($0 + 1) : t\($0 + 1)" }
    let itself =
      "func g(_ menu: NSMenu) -> NSMenu { menu.addItem(NSMenuItem(title: t0)); return g(menu) }"
    let branches = String(repeating: "if a { menu.addItem(b); return } ", count: 5_000)
    let code = (functions + texts + [itself, "func h(menu: NSMenu) { \(branches) }"])
      .joined(separator: "\n")
    let found = MenuReaders.read([Source(path: "A.swift", text: code)])
    #expect(!found.surfaces.isEmpty)
  }

  @Test("An item that is in its own submenu ends there")
  func circle() {
    let code = """
      func f() {
        let menu = NSMenu()
        let item = NSMenuItem(title: "Open", action: nil, keyEquivalent: "")
        item.submenu = menu
        menu.addItem(item)
        statusItem.menu = menu
      }
      """
    #expect(!MenuReaders.read([Source(path: "A.swift", text: code)]).surfaces.isEmpty)
  }
}
