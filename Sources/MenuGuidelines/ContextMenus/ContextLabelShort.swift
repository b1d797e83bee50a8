import MenuModel
import MenuSyntax

/// The labels of a context menu are short.
enum ContextLabelShort: Guideline {
  /// The words past which a label is long.
  private static let mostWords = 5

  static let rule = Rule(
    "context-label-short", sources: [.contextMenus2022], restsOn: .menus, severity: .note,
    threshold: .max(30), checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    for entry in menu.entries {
      report.expanded.forEachLabel(of: entry) { facts, text in
        let (characters, words) = (facts.characterCount, facts.wordCount)
        guard characters > limit || words > mostWords else { return }
        check(text(), characters, words, &report)
      }
    }
  }

  private static func check(
    _ text: Text, _ characters: Int, _ words: Int, _ report: inout GuidelineReport
  ) {
    let (title, limit) = (TitleText(text), report.limit)
    report.finding(
      at: text.place,
      characters > limit
        ? "The label “\(title.shown)” has \(characters) characters; more than \(limit) are hard to read in a context menu"
        : "The label “\(title.shown)” has \(words) words; more than \(mostWords) are hard to read in a context menu"
    )
  }
}
