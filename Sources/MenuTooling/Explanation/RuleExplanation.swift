import MenuGuidelines
import MenuJSON
import MenuModel
import MenuSyntax

/// The output of `explain`: the page of a rule, or the list of all rules.
package struct RuleExplanation {
  /// The format of the output.
  package enum Format: String, Sendable, CaseIterable {
    case text, markdown, json
  }

  private let language: Language
  private let format: Format

  package init(format: Format, language: Language) {
    self.format = format
    self.language = language
  }

  /// The page of a rule; nil if there is no rule with this id.
  package func page(_ id: String) -> String? {
    guard let guideline = GuidelineChecker.guideline(named: id) else { return nil }
    switch format {
    case .text: return TextRulePage(guideline, language).text
    case .markdown: return MarkdownRulePage(guideline, language).text
    case .json:
      var json = JSONPrinter(.spaced)
      JSONRulePage(guideline, language).encode(to: &json)
      return json.text + "\n"
    }
  }

  /// All rules, in the order of their ids.
  package func list() -> String {
    let guidelines = GuidelineChecker.guidelines
    switch format {
    case .text:
      let width = guidelines.map { $0.id.utf8.count }.max() ?? 0
      let rows = guidelines.map { guideline in
        let id = guideline.id + String(repeating: " ", count: width - guideline.id.utf8.count)
        let title = guideline.page.prose(in: language).title
        return "\(id)  \(Self.mark(guideline))  \(title)\n"
      }.joined()
      return ExplanationWords(language).legend + "\n" + rows
    case .markdown:
      let words = ExplanationWords(language)
      let editions = GuidelineSettings.Edition.allCases.map { String($0.rawValue) }
      var text = "| \(words.rule) | \(editions.joined(separator: " | ")) | \(words.about) |\n"
      text += "| --- |" + String(repeating: " --- |", count: editions.count + 1) + "\n"
      for guideline in guidelines {
        let cells = GuidelineSettings.Edition.allCases.map { words.weight(guideline, in: $0) }
        let title = guideline.page.prose(in: language).title
        text += "| `\(guideline.id)` | \(cells.joined(separator: " | ")) | \(title) |\n"
      }
      return text
    case .json:
      var json = JSONPrinter(.spaced)
      json.array(.indentedLines) { json in
        for guideline in guidelines { JSONRulePage(guideline, language).encode(to: &json) }
      }
      return json.text + "\n"
    }
  }

  /// The severities in the editions, a letter each: `W W`, `E -`; dots if no check decides the rule.
  private static func mark(_ rule: Rule) -> String {
    GuidelineSettings.Edition.allCases.map { edition in
      guard rule.isDecided else { return "·" }
      switch rule.severity[edition] {
      case .error: return "E"
      case .warning: return "W"
      case .note: return "N"
      case nil: return "-"
      }
    }.joined(separator: " ")
  }
}

/// The headings and labels of a rule.
struct ExplanationWords {
  private let language: Language

  init(_ language: Language) { self.language = language }

  private func word(_ english: String, _ korean: String) -> String {
    language == .english ? english : korean
  }

  func heading(_ section: RulePage.Section) -> String { section.heading(in: language) }

  /// The heading of an example.
  func heading(_ example: RuleExample) -> String {
    let title = heading(example.isBad ? .bad : .good)
    return example.edition.map { "\(title) (\($0.rawValue))" } ?? title
  }

  var rule: String { word("Rule", "규칙") }
  var about: String { heading(.what) }
  var severity: String { word("Severity", "심각도") }
  var threshold: String { word("Limit", "한도") }
  var platforms: String { word("Platforms", "플랫폼") }
  var existingMenus: String { word("In existing menus", "기존 메뉴") }
  var sources: String { word("Source", "출처") }
  var control: String { word("To set it", "설정") }
  var allPlatforms: String { word("all", "모두") }

  /// What the letters of the list say.
  var legend: String {
    let editions = GuidelineSettings.Edition.list
    return word(
      """
      The letters are for the editions \(editions): E error, W warning, N note, - off; a · is for
      what no check decides. `menugen explain RULE` shows the page of a rule.

      """,
      """
      글자는 \(editions) 판의 심각도입니다. E 오류, W 경고, N 참고, - 끔, · 검사하지 않는 지침.
      `menugen explain RULE`은 규칙의 설명을 보여 줍니다.

      """)
  }

  /// What enforces a rule.
  func kind(_ kind: Rule.Kind) -> String {
    switch kind {
    case .checked: return word("checked in .menu files", ".menu 파일에서 검사")
    case .asset: return word("checked in image files (--assets)", "이미지 파일에서 검사 (--assets)")
    case .language:
      return word("checked by the language, or impossible to write", "언어가 검사하거나, 쓸 방법이 없음")
    case .generated: return word("carried out by the generated Swift", "생성된 Swift가 지킴")
    case .advice: return word("advice: only a person can tell", "조언: 사람만 판단할 수 있음")
    }
  }

  /// What the findings of a rule weigh in each edition: `2022: error or note, 2025: off`; nil if no check decides it.
  func weights(_ rule: Rule) -> String? {
    if rule.isOffUnlessAsked { return offUnlessAsked }
    if rule.severity == .none { return nil }
    let editions = GuidelineSettings.Edition.allCases
    let weights = editions.map { weight(rule, in: $0) }
    if weights.allSatisfy({ $0 == weights[0] }) { return weights[0] }
    return zip(editions, weights).map { "\($0.rawValue): \($1)" }.joined(separator: "; ")
  }

  /// What the findings of a rule weigh in an edition, the rule's own severity first.
  func weight(_ rule: Rule, in edition: GuidelineSettings.Edition) -> String {
    guard let own = rule.severity[edition] else {
      if rule.isOffUnlessAsked { return offUnlessAsked }
      return rule.isDecided ? word("off", "끔") : "–"
    }
    let others = rule.severities(in: edition).filter { $0 != own }.map(severity)
    if others.isEmpty { return severity(own) }
    return word(
      "\(severity(own)); in some cases \(others.joined(separator: " or "))",
      "\(severity(own)), 경우에 따라 \(others.joined(separator: "나 "))")
  }

  private var offUnlessAsked: String { word("off unless asked for", "요청하지 않으면 끔") }

  /// The word for a severity.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: return word("error", "오류")
    case .warning: return word("warning", "경고")
    case .note: return word("note", "참고")
    }
  }

  /// A threshold: `8; past 12: warning`.
  func threshold(_ threshold: Threshold) -> String {
    var text =
      threshold.isMinimum
      ? word("at least \(threshold.limit)", "최소 \(threshold.limit)")
      : word("at most \(threshold.limit)", "최대 \(threshold.limit)")
    if let upper = threshold.upper {
      let weight = severity(upper.severity)
      text += word("; past \(upper.limit): \(weight)", "; \(upper.limit) 초과: \(weight)")
    }
    return text
  }

  /// Whether `check --existing` checks a rule; nil if no check decides it.
  func checkedInExistingMenus(_ rule: Rule) -> String? {
    guard rule.isDecided || !rule.needs.contains(.menuFile) || CodeFinding.rules.contains(rule.id)
    else { return nil }
    if rule.needs.contains(.menuFile) {
      return CodeFinding.rules.contains(rule.id)
        ? word("checked where code shows it", "코드에서 보이는 것만 검사")
        : word("not checked", "검사하지 않음")
    }
    if rule.needs.contains(.menuBar) {
      return word("checked where the whole menu bar is read", "메뉴 막대 전체를 읽은 경우에 검사함")
    }
    if rule.needs.contains(.systemMenus) {
      return word(
        "checked where the files tell what is left of the system's menus",
        "파일에서 시스템 메뉴 중 남은 것을 알 수 있는 경우에 검사함")
    }
    if rule.needs.contains(.place) {
      return word(
        "checked where the code tells where the menu is shown", "메뉴가 표시되는 위치를 코드에서 알 수 있는 경우에 검사함")
    }
    if rule.needs.contains(.roles) {
      return word("checked in menus of SwiftUI and UIKit", "SwiftUI와 UIKit의 메뉴에서 검사함")
    }
    if !rule.needs.isDisjoint(with: [.input, .questions]) {
      return word(
        "checked where the code tells what the command does", "명령이 하는 일을 코드에서 알 수 있는 경우에 검사함")
    }
    return word("checked", "검사함")
  }

  /// The lines of a `.menu` file that configure or silence a rule.
  func control(_ rule: Rule) -> [String] {
    guard rule.isDecided else { return [] }
    let reason = word("why", "이유")
    let change = rule.isOffUnlessAsked ? "note" : "off"
    var lines = ["guidelines { \(rule.id) \(change) }", "@allow(\(rule.id), \"\(reason)\")"]
    if let threshold = rule.threshold {
      let bound = threshold.isMinimum ? "min" : "max"
      lines.insert("guidelines { \(rule.id) \(bound) \(threshold.limit) }", at: 1)
    }
    return lines
  }

  /// The platforms of a rule.
  func platforms(_ set: PlatformSet) -> String {
    set == .all ? allPlatforms : set.text(in: language)
  }
}
