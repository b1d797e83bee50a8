import Foundation
import MenuImport
import MenuSyntax
import Testing

/// Reads the files in `Tests/Fixtures/import/texts`, which have all encodings and faults; `expected.txt` is what was read.
///
/// `RECORD=1 swift test --filter StringsReaderTests` writes it again and fails once.
@Suite("Texts of an app in strings files and catalogs")
struct StringsReaderTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/import/texts")

  static func sources() throws -> [Source] {
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path)).sorted()
    return try paths.filter { $0.hasSuffix("strings") || $0.hasSuffix("stringsdict") }.map {
      Source(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  @Test("Each text by table, key and language, and each fault with its place")
  func files() throws {
    let found = MenuReaders.read(try Self.sources())
    let dump = Self.dump(found.texts) + Self.dump(found.diagnostics, in: found.sources)
    try expectRecorded(dump, in: Self.folder.appending(path: "expected.txt"))
  }

  private static func dump(_ texts: LocalizedTexts) -> String {
    var lines = ["source language \(texts.sourceLanguage)"]
    for (key, languages) in texts.texts.sorted(by: {
      ($0.key.table, $0.key.key) < ($1.key.table, $1.key.key)
    }) {
      let isAmbiguous = texts.ambiguous.contains(key) ? "  ambiguous" : ""
      lines.append("\(key.table) \(key.key.debugDescription)\(isAmbiguous)")
      for (language, text) in languages.sorted(by: { $0.key < $1.key }) {
        lines.append("  \(language) \(text.debugDescription)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func dump(_ diagnostics: [Diagnostic], in sources: [Source]) -> String {
    diagnostics.map {
      let source = sources[Int($0.place.source)]
      return "\(source.path) at byte \($0.place.span.start): \($0.message)\n"
    }.joined()
  }

  @Test(
    "The language that the app is written in",
    arguments: [
      (["en.lproj", "de.lproj"], "en"), (["de.lproj"], "de"), (["de.lproj", "Base.lproj"], "en"),
      (["en-GB.lproj", "de.lproj"], "en-GB"), ([], "en"),
    ])
  func sourceLanguage(folders: [String], expected: String) {
    let sources = folders.map { Source(path: "\($0)/Localizable.strings", text: "a = b; c = d;") }
    #expect(MenuReaders.read(sources).texts.sourceLanguage == expected)
  }

  @Test("A file that is cut off anywhere is read up to there")
  func cutOff() throws {
    for source in try Self.sources() {
      for end in 0..<source.count {
        let cut = Source(path: source.path, bytes: Array(source.bytes[..<end]))
        for diagnostic in MenuReaders.read([cut]).diagnostics {
          #expect(diagnostic.place.span.end <= UInt32(end))
        }
      }
    }
  }
}
