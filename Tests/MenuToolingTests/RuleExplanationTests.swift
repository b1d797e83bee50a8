import MenuGuidelines
import MenuJSON
import MenuModel
import MenuTooling
import Testing

/// What `menugen explain` shows. The pages in Markdown are those of the documentation.
@Suite("Explanations of the rules")
struct RuleExplanationTests {
  static let ids = GuidelineChecker.guidelines.map(\.id)

  @Test("The list says what its letters mean, and has a line for each rule")
  func list() throws {
    let lines = RuleExplanation(format: .text, language: .english).list().split(separator: "\n")
    #expect(lines.suffix(Self.ids.count).map { String($0.prefix { $0 != " " }) } == Self.ids)
    let decided = try #require(lines.first { $0.hasPrefix("destructive-last ") })
    #expect(decided.hasSuffix("E E E  A destructive command before others"))
    #expect(lines.contains { $0.contains("·") })
    #expect(lines.prefix(3).contains { $0.contains("explain RULE") })
  }

  @Test("In Markdown the list is a table, in JSON an array, in Korean the words are others")
  func formats() throws {
    let table = RuleExplanation(format: .markdown, language: .english).list()
    #expect(table.hasPrefix("| Rule | 2022 | 2025 | 2026 | About |\n| --- |"))
    #expect(table.split(separator: "\n").count == Self.ids.count + 2)
    let json = RuleExplanation(format: .json, language: .english).list()
    let rules = try #require(JSONValue(Array(json.utf8)).array)
    #expect(rules.compactMap { $0.object?["id"]?.string } == Self.ids)
    let korean = RuleExplanation(format: .text, language: .korean).list()
    #expect(korean.contains("심각도입니다") && korean != table)
  }

  @Test("Each rule has a page in each format and language", arguments: Language.allCases)
  func pages(_ language: Language) throws {
    for id in Self.ids {
      let text = try #require(RuleExplanation(format: .text, language: language).page(id))
      #expect(text.contains(id))
      let json = try #require(RuleExplanation(format: .json, language: language).page(id))
      let page = try #require(JSONValue(Array(json.utf8)).object)
      #expect(page["id"]?.string == id)
      let title = GuidelineChecker.guideline(named: id)?.page.prose(in: language).title
      #expect(page["title"]?.string == title)
    }
    #expect(RuleExplanation(format: .text, language: language).page("no-such-rule") == nil)
  }
}
