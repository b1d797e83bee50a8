import Foundation
import MenuModel
import Testing

@_spi(Generated) @testable import MenuRuntime

@Suite("Forms of texts for numbers")
struct MenuPluralTests {
  /// The numbers of each language and category in `Tests/Tables/plural-rules.tsv`.
  static func table() throws -> [(language: String, category: String, numbers: [Int])] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tables/plural-rules.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 3)
      let numbers = columns[2].split(separator: ",").flatMap { range -> [Int] in
        let ends = range.split(separator: "~").compactMap { Int($0) }
        return ends.count == 2 ? Array(ends[0]...ends[1]) : ends
      }
      return (columns[0], columns[1], numbers)
    }
  }

  @Test("Each number is in the category that CLDR says")
  func categories() throws {
    var languages: Set<String> = []
    for row in try Self.table() {
      let language = try #require(MenuPlural(rawValue: row.language))
      let category = try #require(MenuPlural.Category(rawValue: row.category))
      languages.insert(row.language)
      for number in row.numbers {
        #expect(language.category(of: number) == category, "\(row.language) \(number)")
        #expect(language.category(of: -number) == category, "\(row.language) -\(number)")
      }
    }
    #expect(languages == Set(MenuPlural.allCases.map(\.rawValue)))
    #expect(MenuPlural.english.category(of: .min) == .other)
  }

  @Test("The language of `.menu` files has the library's languages, with the forms that occur")
  func model() throws {
    #expect(
      SourceLanguage.allCases.map(\.rawValue) == MenuPlural.allCases.map(\.rawValue)
        && SourceLanguage.allCases.map(\.caseName) == MenuPlural.allCases.map { "\($0)" })
    for language in SourceLanguage.allCases {
      let plural = try #require(MenuPlural(rawValue: language.rawValue))
      var numbers: [MenuPlural.Category: [Int]] = [:]
      for number in Array(0...300) + [1_000_000, 2_000_000] {
        numbers[plural.category(of: number), default: []].append(number)
      }
      // Where each whole number has a form of its own, the text itself says what a form that is missing would.
      let found = PluralCategory.allCases.map(\.rawValue).filter {
        $0 != "other" && numbers[MenuPlural.Category(rawValue: $0) ?? .other] != nil
      }
      #expect(language.pluralForms.map(\.rawValue) == found)
      for category in language.pluralForms {
        let same = try #require(MenuPlural.Category(rawValue: category.rawValue))
        let several = try #require(numbers[same])
        let shown = language.numbers(of: category)
        #expect((several.count > 1) == (shown != nil), "\(language) \(category)")
        let first = shown?.split { !$0.isNumber }.first.flatMap { Int($0) }
        #expect(first == nil || first == several[0], "\(language) \(category)")
      }
    }
  }

  @Test("The form of the number's category is the text, and the text itself where there is none")
  func texts() {
    func text(_ number: Int) -> String {
      MenuPlural.english.text(for: number, one: "\(number) Note", other: "\(number) Notes")
    }
    #expect([0, 1, 2].map(text) == ["0 Notes", "1 Note", "2 Notes"])
    func withZero(_ number: Int) -> String {
      MenuPlural.english.text(for: number, zero: "No Notes", one: "1 Note", other: "Notes")
    }
    #expect([0, 1, 2].map(withZero) == ["No Notes", "1 Note", "Notes"])
    // The category of 0 is `one` in French and `many` in Polish.
    #expect(MenuPlural.french.text(for: 0, zero: "rien", one: "un", other: "des") == "rien")
    #expect(MenuPlural.polish.text(for: 0, zero: "brak", many: "plików", other: "x") == "brak")
    #expect(MenuPlural.polish.text(for: 5, one: "plik", few: "pliki", other: "plików") == "plików")
    #expect(MenuPlural.polish.text(for: 2, one: "plik", few: "pliki", other: "plików") == "pliki")
  }

  @Test("Only the chosen text is made")
  func laziness() {
    var made: [String] = []
    func make(_ text: String) -> String {
      made.append(text)
      return text
    }
    _ = MenuPlural.english.text(for: 1, one: make("one"), other: make("other"))
    _ = MenuPlural.english.text(for: 2, one: make("one"), other: make("other"))
    #expect(made == ["one", "other"])
  }
}
