import MenuModel
import MenuSyntax

/// Custom entries of edit menus have concise names.
enum EditLabelShort: Guideline {
  /// The words past which a label is long.
  private static let mostWords = 2

  static let rule = Rule(
    "edit-label-short", sources: [.editMenus], platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS],
    severity: .warning, threshold: .max(20), checks: [.menus([.edit], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    for entry in menu.entries {
      guard let id = entry.command else { continue }
      let isVerbatim = report.expanded.command(id).isVerbatim
      report.expanded.forEachLabel(of: entry) { facts, text in
        let (characters, words) = (facts.characterCount, facts.wordCount)
        guard characters > limit || words > mostWords && !isVerbatim else { return }
        check(text(), characters, words, &report)
      }
    }
  }

  private static func check(
    _ text: Text, _ characters: Int, _ words: Int, _ report: inout GuidelineReport
  ) {
    let (title, limit) = (TitleText(text), report.limit)
    if characters > limit {
      report.finding(
        at: text.place,
        "The label “\(title.shown)” has \(characters) characters; an edit menu allows \(limit)")
    } else {
      report.finding(
        at: text.place,
        "The label “\(title.shown)” has \(words) words; an edit menu allows \(mostWords)")
    }
  }
}
