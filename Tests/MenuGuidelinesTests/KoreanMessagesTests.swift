import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuGuidelines

/// The rules say the same in Korean as in English.
@Suite("Messages in Korean")
struct KoreanMessagesTests {
  /// The rules that are not the language's own, whose errors are in English.
  static let checked = Set(
    GuidelineChecker.guidelines.filter { $0.kind != .language }.map(\.id))

  static func findings(
    of text: String, _ edition: GuidelineSettings.Edition, _ assets: AssetCatalogue?,
    in language: Language
  ) -> [Diagnostic] {
    let options = AnalysisOptions(edition: edition, language: language, assets: assets)
    let analysis = ModuleAnalysis([Source(path: "a.menu", text: text)], options: options)
    return analysis.diagnostics.filter { checked.contains($0.rule) }
  }

  /// The rules that lack Korean. Their messages are in English in both languages.
  static let gaps: Set<String> = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Tables/rules-without-korean.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
  }()

  /// Whether a text is in Korean, or names something and says nothing.
  static func isKorean(_ text: String) -> Bool {
    hasHangul(text) || text.hasPrefix("`") && text.hasSuffix("`")
      || text.hasPrefix("“") && text.hasSuffix("”")
  }

  static func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// What is in backticks: names and words of the language, which are not translated.
  static func code(in text: String) -> Set<Substring> {
    let parts = text.replacing("이름", with: "NAME")
      .split(separator: "`", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] })
  }

  static func edits(of diagnostic: Diagnostic) -> [String] {
    diagnostic.fixes.flatMap(\.edits).map { "\($0.place.span) \($0.text)" }
  }

  static func compare(
    _ text: String, _ edition: GuidelineSettings.Edition, _ assets: AssetCatalogue? = nil
  ) {
    let english = findings(of: text, edition, assets, in: .english)
    let korean = findings(of: text, edition, assets, in: .korean)
    #expect(english.map(\.rule) == korean.map(\.rule))
    for (first, second) in zip(english, korean) {
      #expect(first.place == second.place && first.severity == second.severity, "\(first.rule)")
      #expect(edits(of: first) == edits(of: second), "\(first.rule)")
      #expect(first.related.map(\.place) == second.related.map(\.place), "\(first.rule)")
      #expect((first.help == nil) == (second.help == nil), "\(first.rule)")
      let texts = [
        [(first.message, second.message)],
        zip(first.related, second.related).map { ($0.message, $1.message) },
        [(first.help ?? "", second.help ?? "")],
        zip(first.fixes, second.fixes).map { ($0.title, $1.title) },
      ]
      if gaps.contains(first.rule) { continue }
      for (said, saidInKorean) in texts.joined() where !said.isEmpty {
        #expect(isKorean(saidInKorean), "\(first.rule): \(saidInKorean)")
        #expect(
          code(in: said) == code(in: saidInKorean), "\(first.rule):\n\(said)\n\(saidInKorean)")
      }
    }
  }

  @Test(
    "An example breaks its rule in Korean as in English, with the same names in the messages",
    arguments: GuidelineExampleTests.cases(bad: true))
  func examples(_ item: GuidelineExampleTests.Case) {
    Self.compare(item.example.text, item.edition, item.assets)
  }

  @Test("So does a file of the cases", arguments: GuidelineCaseTests.cases)
  func cases(_ item: GuidelineCaseTests.Case) {
    Self.compare(item.text, item.edition)
  }

  @Test("A row of the table has a message of the rules, and the same values")
  func rows() throws {
    let sources = try Self.sources()
    for (english, korean) in KoreanMessages.rows {
      let parts = english.split(separator: /%\d/).map(String.init)
      let isSaid = sources.contains { line in
        var rest = Substring(line)
        return parts.allSatisfy { part in
          guard let range = rest.firstRange(of: part) else { return false }
          rest = rest[range.upperBound...]
          return true
        }
      }
      #expect(isSaid, "no rule says \(english)")
      #expect(Self.values(in: korean).isSubset(of: Self.values(in: english)), "\(english)")
    }
  }

  /// The lines of the code that says something, and the actions of the system, which messages name.
  static func sources() throws -> [String] {
    let project = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var lines = SystemShortcutTable.all.map(\.action)
    for folder in ["Sources/MenuGuidelines", "Sources/MenuTooling"] {
      let url = project.appending(path: folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path())
      for path in paths where path.hasSuffix(".swift") && !path.hasSuffix("/KoreanMessages.swift") {
        let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
        lines += text.replacing("\\\"", with: "\"").split(separator: "\n").map(String.init)
      }
    }
    return lines.filter { !$0.contains("⇒") }
  }

  static func values(in format: String) -> Set<Substring> {
    Set(format.matches(of: /%\d/).map(\.output))
  }

  @Test("A message without a row is in English in both languages, with its values")
  func missing() {
    let (name, part) = ("“Reply”", Message("before"))
    let message: Message = "\(name) is as new as 100% of \(3) rules, and \(part) them"
    #expect(message.format == "%1 is as new as 100% of %2 rules, and %3 them")
    #expect(message.text(in: .english) == "“Reply” is as new as 100% of 3 rules, and before them")
    #expect(message.text(in: .korean) == "“Reply” is as new as 100% of 3 rules, and 앞에 them")
  }

  @Test("The page of each rule is in Korean, too, unless the rule is listed as lacking it")
  func pages() {
    for rule in GuidelineChecker.guidelines {
      let page = rule.page
      guard page.isWritten(in: .korean) else {
        #expect(Self.gaps.contains(rule.id), "\(rule.id)")
        continue
      }
      let english = page.prose(in: .english)
      let korean = page.prose(in: .korean)
      for text in [korean.title, korean.what, korean.why, korean.remedy ?? korean.why] {
        #expect(Self.hasHangul(text), "\(rule.id)")
      }
      #expect((english.remedy == nil) == (korean.remedy == nil), "\(rule.id)")
      #expect(!Self.hasHangul("\(english)"), "\(rule.id)")
    }
  }

  @Test("A language is known by its code, and by a locale that begins with it")
  func codes() {
    for code in ["ko", "ko_KR.UTF-8", "ko-KR", "ko.UTF-8", "KO"] {
      #expect(Language(code: code) == .korean, "\(code)")
    }
    #expect(Language(code: "en_GB") == .english)
    for code in ["", "kok", "de_DE", "C"] { #expect(Language(code: code) == nil, "\(code)") }
  }
}
