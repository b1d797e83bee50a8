import MenuGuidelines
import MenuModel

/// A rule's page in Markdown, for the documentation and for editors.
struct MarkdownRulePage {
  private(set) var text = ""

  init(_ guideline: Rule, _ language: Language) {
    self.init(guideline, guideline.page, language)
  }

  /// The page with the facts about the rule.
  init(_ guideline: Rule, _ page: RulePage, _ language: Language) {
    let prose = page.prose(in: language)
    let words = ExplanationWords(language)
    text = """
      # \(guideline.id)

      \(prose.title)

      ## \(words.about)

      \(prose.what)

      ## \(words.heading(.why))

      \(prose.why)

      """
    if let remedy = prose.remedy {
      text += "\n## \(words.heading(.remedy))\n\n\(remedy)\n"
    }
    text += "\n- \(words.rule): \(words.kind(guideline.kind))\n"
    if let weights = words.weights(guideline) { text += "- \(words.severity): \(weights)\n" }
    if let threshold = guideline.threshold {
      text += "- \(words.threshold): \(words.threshold(threshold))\n"
    }
    text += "- \(words.platforms): \(words.platforms(guideline.platforms))\n"
    if let answer = words.checkedInExistingMenus(guideline) {
      text += "- \(words.existingMenus): \(answer)\n"
    }
    let sources = guideline.sources.map { "[\($0.rawValue)](\($0.url))" }
    if !sources.isEmpty { text += "- \(words.sources): \(sources.joined(separator: ", "))\n" }
    let control = words.control(guideline)
    if !control.isEmpty {
      text += "\n## \(words.control)\n\n```menu\n\(control.joined(separator: "\n"))\n```\n"
    }
    for example in page.examples {
      text += "\n## \(words.heading(example))\n\n```menu\n\(example.text)\n```\n"
    }
  }
}
