import Foundation
import Testing

@testable import MenuRuntime

/// Compares the library's texts with those of public Mac apps in `Tests/Tables/system-titles.tsv`.
@Suite("The system's texts as apps word them")
struct SystemTitlesTests {
  /// The languages that have only the texts of the table. The others had all texts before it.
  static let partial: [MenuTexts.Language] = [
    .dutch, .polish, .russian, .swedish, .danish, .norwegian, .finnish, .turkish, .arabic, .hebrew,
    .czech, .ukrainian, .europeanPortuguese,
  ]

  private struct Row {
    let language: MenuTexts.Language
    let name: String
    let text: String
    let apps: [String]
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func rows() throws -> [Row] {
    let file = Self.repository.appending(path: "Tests/Tables/system-titles.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 4)
      return Row(
        language: try #require(MenuTexts.Language(rawValue: columns[0])), name: columns[1],
        text: columns[2], apps: columns[3].split(separator: ", ").map(String.init))
    }
  }

  @Test("A text is that of three apps")
  func agreement() throws {
    for row in try rows() {
      #expect(Set(row.apps).count >= 3, "\(row.language) \(row.name)")
      #expect(row.language.table.texts[row.name] == row.text, "\(row.language) \(row.name)")
    }
  }

  @Test("A language without all texts has only those that apps agree on", arguments: partial)
  func sources(language: MenuTexts.Language) throws {
    let names = try rows().filter { $0.language == language }.map(\.name)
    #expect(names.count == Set(names).count)
    #expect(Set(names) == Set(language.table.texts.keys))
  }

  @Test("The documentation has each key, its text in English and the languages that lack it")
  func documentation() throws {
    let file = Self.repository.appending(
      path: "Sources/MenuRuntime/MenuRuntime.docc/SystemTexts.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let keys =
      MenuSystemItem.allCases.map { ($0.rawValue, "standard.\($0.rawValue).title") }
      + MenuText.allCases.map { ($0.rawValue, $0.key) }
    let expected = try keys.map { name, key in
      let english = try #require(MenuTexts.english.texts[name])
      let lacking = Self.partial.filter { $0.table.texts[name] == nil }.map(\.rawValue)
      let languages =
        lacking.count == Self.partial.count ? "all thirteen" : lacking.joined(separator: ", ")
      return "| `\(key)` | \(english) | \(languages) |"
    }
    #expect(lines.filter { $0.hasPrefix("| `") }.map(String.init).sorted() == expected.sorted())
  }
}
