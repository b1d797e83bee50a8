import Foundation
import MenuGuidelines
import MenuModel
import Testing

@testable import MenuTooling

/// The pages of the rules, which people write, have the facts about the rules, and are in `RulePageTexts.swift`.
@Suite("The pages of the rules")
struct RulePagesTests {
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = project.appending(path: "Sources/menugen/menugen.docc/Rules")
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  static let command = "RECORD=1 swift test --filter RulePagesTests"

  /// The text of each rule's page by its id; none for one that nobody has written.
  static let pages: [String: String] = {
    var pages: [String: String] = [:]
    for rule in GuidelineChecker.guidelines {
      let file = folder.appending(path: "\(rule.id).md")
      pages[rule.id] = try? String(contentsOf: file, encoding: .utf8)
    }
    return pages
  }()

  /// The page with the facts that the rule's Swift has, a line for each paragraph.
  static func complete(_ page: RulePage, of rule: Rule) -> String {
    var text = MarkdownRulePage(rule, page, .english).text
    if page.isWritten(in: .korean) {
      let prose = page.prose(in: .korean)
      text += "\n## \(RulePage.koreanHeading)\n\n\(prose.title)\n"
      let sections: [(RulePage.Section, String?)] = [
        (.what, prose.what), (.why, prose.why), (.remedy, prose.remedy),
      ]
      for case (let section, let paragraph?) in sections {
        text += "\n### \(section.heading(in: .korean))\n\n\(paragraph)\n"
      }
    }
    return text
  }

  /// The page without the facts, for `RulePageTexts.swift`.
  static func short(_ page: String) -> String {
    var isInCode = false
    var isControl = false
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isInCode.toggle() }
      if !isInCode && line.hasPrefix("#") { isControl = line == "## To set it" }
      return !isControl && (isInCode || !line.isEmpty && !line.hasPrefix("- "))
    }
    return lines.joined(separator: "\n")
  }

  /// `RulePageTexts.swift`.
  static func texts() -> String {
    let rows = pages.sorted { $0.key < $1.key }.map { _, page in
      let escaped = short(page).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return "    \"\(escaped)\",\n"
    }
    return """
      // Made from the rules' pages by `\(command)`. Do not edit.

      /// The pages of the rules without the facts, in the order of their ids. They are texts, so that nothing has to open a
      /// file, and each is one literal, which costs the compiler nothing.
      enum RulePageTexts {
        static let all = [
      \(rows.joined())  ]
      }

      """
  }

  @Test("Each rule has a page with the rule's facts, and no page is left over")
  func facts() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    let ids = GuidelineChecker.guidelines.map(\.id)
    #expect(Set(names) == Set(ids.map { "\($0).md" } + ["Rules.md"]))
    for rule in GuidelineChecker.guidelines {
      let name = "\(rule.id).md"
      guard let text = Self.pages[rule.id] else { continue }
      let complete = Self.complete(RulePage(text), of: rule)
      if text == complete { continue }
      if Self.isRecording {
        let file = Self.folder.appending(path: name)
        try complete.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("recorded the facts in \(name)")
      } else {
        Issue.record("\(name) is stale: run \(Self.command)")
      }
    }
  }

  @Test("RulePageTexts.swift has the pages")
  func recorded() throws {
    let path = "Sources/MenuGuidelines/Guideline/RulePageTexts.swift"
    let file = Self.project.appending(path: path)
    let texts = Self.texts()
    if try String(contentsOf: file, encoding: .utf8) == texts { return }
    if Self.isRecording {
      try texts.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path); build again")
    } else {
      Issue.record("\(path) is stale: run \(Self.command)")
    }
  }

  @Test("A page says what the rule asks and why")
  func sections() {
    for rule in GuidelineChecker.guidelines {
      let prose = rule.page.prose(in: .english)
      #expect(!prose.title.isEmpty && !prose.what.isEmpty && !prose.why.isEmpty, "\(rule.id)")
    }
  }

  @Test("The article lists each rule once")
  func overview() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "Rules.md"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("- <doc:") }
    let ids = GuidelineChecker.guidelines.map { "- <doc:\($0.id)>" }
    #expect(Set(lines.map(String.init)) == Set(ids) && lines.count == ids.count)
  }

  @Test("Stability.md has the number of rules")
  func number() throws {
    let file = Self.folder.deletingLastPathComponent().appending(path: "Stability.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("- \(GuidelineChecker.guidelines.count) rules of the Human Interface"))
  }

  @Test("A page names each severity of the rule's findings, and how to ask for a rule that is off")
  func severities() throws {
    let explanation = RuleExplanation(format: .markdown, language: .english)
    for rule in GuidelineChecker.guidelines where rule.isDecided {
      let text = try #require(explanation.page(rule.id))
      for edition in GuidelineSettings.Edition.allCases {
        for severity in rule.severities(in: edition) { #expect(text.contains(severity.word)) }
      }
      #expect(
        text.contains("- Severity: off unless asked for\n")
          == rule.isOffUnlessAsked, "\(rule.id)")
      #expect(
        text.contains("guidelines { \(rule.id) note }") == rule.isOffUnlessAsked, "\(rule.id)")
    }
  }
}
