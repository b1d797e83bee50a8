import MenuGuidelines
import MenuModel

/// A rule's page in Markdown, for the documentation and for editors.
struct MarkdownRulePage {
  private(set) var text = ""

  init(_ guideline: Rule, _ language: Language) {
    let page = guideline.page
    let words = ExplanationWords(language)
    text = """
      # \(page.id)

      \(page.title.text(in: language))

      ## \(words.about)

      \(page.what.text(in: language))

      ## \(words.why)

      \(page.why.text(in: language))

      """
    if let remedy = page.remedy {
      text += "\n## \(words.remedy)\n\n\(remedy.text(in: language))\n"
    }
    text += "\n- \(words.rule): \(words.kind(page.kind))\n"
    if let weights = words.weights(page) { text += "- \(words.severity): \(weights)\n" }
    if let threshold = page.threshold {
      text += "- \(words.threshold): \(words.threshold(threshold))\n"
    }
    text += "- \(words.platforms): \(words.platforms(page.platforms))\n"
    if let answer = words.checkedInExistingMenus(page) {
      text += "- \(words.existingMenus): \(answer)\n"
    }
    let sources = page.sources.map { "[\($0.rawValue)](\($0.url))" }
    if !sources.isEmpty { text += "- \(words.sources): \(sources.joined(separator: ", "))\n" }
    let control = words.control(page)
    if !control.isEmpty {
      text += "\n## \(words.control)\n\n```menu\n\(control.joined(separator: "\n"))\n```\n"
    }
    for example in guideline.examples {
      var title = example.isBad ? words.bad : words.good
      if let edition = example.edition { title += " (\(edition.rawValue))" }
      text += "\n## \(title)\n\n```menu\n\(example.text)\n```\n"
    }
  }
}
