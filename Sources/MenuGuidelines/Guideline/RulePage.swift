import MenuModel

/// The page of a rule: what people read of it, in each language, and its examples.
///
/// A page is a Markdown file. Its heading is the id, its first paragraph the title, and the rest is in the sections of
/// `Section`. Below the heading 한국어 is the same in Korean. What else is there, the list of facts, is not read.
package struct RulePage: Sendable {
  /// What a page says in one language.
  package struct Prose: Sendable, Hashable {
    /// The subject, in a few words.
    package var title: String
    /// What the rule asks, in a sentence or two.
    package var what: String
    /// Why the guidelines ask it.
    package var why: String
    /// What to write instead; nil if `what` says it.
    package var remedy: String?
  }

  /// A section of a page.
  package enum Section: Sendable, CaseIterable {
    case what, why, remedy, bad, good

    /// The heading in a language.
    package func heading(in language: Language) -> String {
      let isEnglish = language == .english
      switch self {
      case .what: return isEnglish ? "About" : "내용"
      case .why: return isEnglish ? "Why" : "이유"
      case .remedy: return isEnglish ? "What to do" : "고치는 방법"
      case .bad: return isEnglish ? "Breaks the rule" : "규칙에 어긋남"
      case .good: return isEnglish ? "Keeps it" : "규칙을 지킴"
      }
    }
  }

  /// The heading of what is in Korean.
  package static let koreanHeading = "한국어"

  /// Files that break the rule, and files that keep it; all are run as tests.
  package let examples: [RuleExample]
  private let english: Prose
  /// Nil where nobody has translated the page yet.
  private let korean: Prose?

  /// Reads a page.
  package init(_ markdown: String) {
    let parts = Part.parts(of: markdown)
    english = Self.prose(of: parts, titleBelow: parts.first?.heading, in: .english)
    let isTranslated = parts.contains { $0.heading == Self.koreanHeading }
    korean =
      isTranslated ? Self.prose(of: parts, titleBelow: Self.koreanHeading, in: .korean) : nil
    examples = parts.compactMap { RuleExample($0) }
  }

  private static func prose(
    of parts: [Part], titleBelow heading: String?, in language: Language
  ) -> Prose {
    func text(_ heading: String?) -> String? {
      parts.first { $0.heading == heading }?.text
    }
    return Prose(
      title: text(heading) ?? "", what: text(Section.what.heading(in: language)) ?? "",
      why: text(Section.why.heading(in: language)) ?? "",
      remedy: text(Section.remedy.heading(in: language)))
  }

  /// What the page says in a language, or in English if it has not been translated.
  package func prose(in language: Language) -> Prose {
    language == .korean ? korean ?? english : english
  }

  /// Whether the page is in a language.
  package func isWritten(in language: Language) -> Bool {
    language == .english || korean != nil
  }

  /// A heading with what is below it.
  struct Part {
    var heading: String
    /// The paragraphs, joined.
    var text = ""
    /// The block of code.
    var code: String?

    static func parts(of markdown: String) -> [Part] {
      var parts: [Part] = []
      var code: [Substring]?
      for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        let last = parts.indices.last
        if var lines = code {
          if line == "```", let last {
            parts[last].code = lines.joined(separator: "\n")
            code = nil
          } else {
            lines.append(line)
            code = lines
          }
        } else if line.hasPrefix("```") {
          code = []
        } else if line.hasPrefix("#") {
          parts.append(Part(heading: String(line.drop { $0 == "#" }.dropFirst())))
        } else if !line.isEmpty, !line.hasPrefix("- "), let last {
          parts[last].text += parts[last].text.isEmpty ? line : " " + line
        }
      }
      return parts
    }
  }
}

/// A `.menu` file that breaks a rule, or keeps all of them.
package struct RuleExample: Sendable {
  /// Whether the rule reports one finding in the file, and none after its fixes.
  package let isBad: Bool
  /// The whole file.
  package let text: String
  /// The edition that it is checked in; nil for all.
  package let edition: GuidelineSettings.Edition?

  /// Reads an example; nil for another part of a page. `Keeps it (2026)` is one for an edition.
  init?(_ part: RulePage.Part) {
    guard let code = part.code,
      let section = [RulePage.Section.bad, .good].first(where: {
        part.heading.hasPrefix($0.heading(in: .english))
      })
    else { return nil }
    isBad = section == .bad
    text = code
    let year = part.heading.split(separator: "(").dropFirst().first?.prefix { $0 != ")" }
    edition = year.flatMap { Int($0) }.flatMap { .init(rawValue: $0) }
  }
}
