import MenuModel
import MenuSyntax

/// Titles have no colon.
enum LabelNoColon: Guideline {
  static let rule = Rule(
    "label-no-colon", sources: [.menus2025], needs: [], severity: .note,
    checks: [.labels(check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // A second line may explain, and a view of the app’s own has the label of a field.
    guard label.isTitle, !label.isVerbatim, label.role != .subtitle, label.role != .view
    else { return }
    let title = TitleText(label.text)
    let end = title.string.last
    let endsInColon = end == ":" || end == "："
    // 16:9 and 12:30 have no blank after it.
    guard endsInColon || hasColon(title.string) else { return }
    var fixes: [GuidelineFix] = []
    var raw = report.edits.raw(label.text)
    if endsInColon, label.text.plural == nil, raw.last == end {
      raw.removeLast()
      while raw.last == " " { raw.removeLast() }
      if !raw.isEmpty && !raw.hasSuffix(":") && !raw.includes(": ") {
        fixes = [
          GuidelineFix(
            title: "Write “\(raw)”",
            edits: [report.edits.replacement(of: label.text, with: raw)])
        ]
      }
    }
    report.finding(
      at: label.place,
      endsInColon
        ? "“\(title.shown)” ends in a colon, as the label of a field does"
        : "“\(title.shown)” has a colon; a title is one phrase",
      fixes: fixes)
  }

  /// Whether a colon is before a blank, and not in parentheses, “Reset (Default: 12)”, or before a value alone, “To: {name}”.
  private static func hasColon(_ title: String) -> Bool {
    for colon in [": ", "： "] {
      guard let range = title.firstPlace(of: colon) else { continue }
      let before = title[..<range.lowerBound]
      if title[range.upperBound...] == "\u{FFFC}" { continue }
      if before.count(where: { $0 == "(" }) == before.count(where: { $0 == ")" }) { return true }
    }
    return false
  }
}
