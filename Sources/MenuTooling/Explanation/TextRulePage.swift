import MenuGuidelines
import MenuModel

/// A rule's page for a terminal, 80 columns wide.
struct TextRulePage {
  private static let width = 80

  private(set) var text = ""

  init(_ guideline: Rule, _ language: Language) {
    let page = guideline.page
    let prose = page.prose(in: language)
    let words = ExplanationWords(language)
    text = "\(guideline.id): \(prose.title)\n\n"
    paragraph(prose.what)
    heading(words.heading(.why))
    paragraph(prose.why)
    if let remedy = prose.remedy {
      heading(words.heading(.remedy))
      paragraph(remedy)
    }
    text += "\n"
    var rows = [(words.rule, words.kind(guideline.kind))]
    if let weights = words.weights(guideline) { rows.append((words.severity, weights)) }
    if let threshold = guideline.threshold {
      rows.append((words.threshold, words.threshold(threshold)))
    }
    rows.append((words.platforms, words.platforms(guideline.platforms)))
    if let answer = words.checkedInExistingMenus(guideline) {
      rows.append((words.existingMenus, answer))
    }
    for (number, source) in guideline.sources.enumerated() {
      rows.append((number == 0 ? words.sources : "", "\(source.rawValue), \(source.url)"))
    }
    for (number, line) in words.control(guideline).enumerated() {
      rows.append((number == 0 ? words.control : "", line))
    }
    let column = rows.map { Terminal.width($0.0) }.max() ?? 0
    for (name, value) in rows {
      text += name + String(repeating: " ", count: column - Terminal.width(name) + 2) + value + "\n"
    }
    for example in page.examples {
      heading(words.heading(example))
      for line in example.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
    }
  }

  private mutating func heading(_ title: String) { text += "\n\(title)\n" }

  /// Appends a text, wrapped to 80 columns.
  private mutating func paragraph(_ paragraph: String) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      let isFull = Terminal.width(line) + 1 + Terminal.width(String(word)) > Self.width - 2
      if !line.isEmpty && isFull {
        text += "  \(line)\n"
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { text += "  \(line)\n" }
  }
}
