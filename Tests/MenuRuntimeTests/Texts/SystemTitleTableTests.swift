import Foundation
import MenuModel
import Testing

@testable import MenuRuntime

/// The tool has a copy of the library's titles, since it does not link the library.
@Suite("The system's titles in previews")
struct SystemTitleTableTests {
  private static let command = "RECORD=1 swift test --filter SystemTitleTableTests"
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/MenuModel/Data/SystemTitleTable.swift")
  private static let languages = MenuTexts.Language.allCases.filter { $0 != .english }

  /// The names of the texts that menus show.
  private static let names: [String] =
    MenuSystemItem.allCases.map(\.rawValue)
    + [MenuText.fileMenu, .editMenu, .formatMenu, .viewMenu, .windowMenu, .helpMenu].map(\.rawValue)

  private static func table() -> String {
    let rows = languages.map { language in
      let texts = language.table.texts
      let lines = names.compactMap { name in
        texts[name].map { "\(name)=" + $0.replacing("%@", with: "{app}") }
      }
      return "    \"" + ([language.rawValue] + lines).joined(separator: "\\n") + "\",\n"
    }
    return """
      // Made from the library's texts by `\(command)`. Do not edit.

      /// The titles of the system's menus and commands in other languages than English, by their names. Each language is one
      /// literal, which costs the compiler nothing; its first line is the code.
      enum SystemTitleTable {
        static let all = [
      \(rows.joined())  ]
      }

      """
  }

  @Test("The table is that of the library")
  func recorded() throws {
    let table = Self.table()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(table.utf8).write(to: Self.file)
      Issue.record("recorded \(Self.file.lastPathComponent)")
    }
    let isSame = try String(contentsOf: Self.file, encoding: .utf8) == table
    #expect(isSame, "SystemTitleTable.swift is out of date: \(Self.command)")
  }

  @Test("A title is the library's, and none where that is in English", arguments: languages)
  func titles(language: MenuTexts.Language) {
    let titles = SystemTitles(language: language.rawValue)
    for item in MenuSystemItem.allCases {
      let isThere = language.table.texts[item.rawValue] != nil
      let expected = MenuTexts.title(of: item, appName: "Notes", in: language)
      #expect(titles.title(item.rawValue, appName: "Notes") == (isThere ? expected : nil))
    }
  }

  @Test(
    "A language is the one that the library finds",
    arguments: [
      "de", "de-AT", "pt", "pt-BR", "pt-PT", "pt-AO", "zh-Hans", "zh-Hant", "zh", "zh-TW", "zh-HK",
      "zh-Hans-HK", "nb", "no", "nn-NO", "fr-CA", "el", "en", "en-GB",
    ])
  func codes(code: String) {
    let language = MenuTexts.Language(identifier: code) ?? .english
    let expected = language == .english ? nil : MenuTexts.text(.fileMenu, in: language)
    #expect(SystemTitles(language: code).title("fileMenu", appName: "") == expected)
  }
}
