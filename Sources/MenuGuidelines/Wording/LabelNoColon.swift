import MenuModel
import MenuSyntax

/// Titles have no colon.
struct LabelNoColon: Guideline {
  static let page = GuidelinePage(
    id: "label-no-colon",
    title: Bilingual("A colon in a title", ko: "제목에 있는 쌍점"),
    what: Bilingual(
      "A title has no colon at its end or before a blank. Ratios and times of day, 16:9 and 12:30, keep theirs.",
      ko: "제목 끝이나 빈칸 앞에는 쌍점을 쓰지 않습니다. 16:9나 12:30 같은 비율과 시각은 예외입니다."),
    why: Bilingual(
      "A menu item is a title, not the label of a field: a colon announces something that does not follow.",
      ko: "메뉴 항목은 필드의 레이블이 아니라 제목입니다. 쌍점은 뒤에 오지 않을 것을 예고합니다."),
    remedy: Bilingual(
      "Leave the colon out, or write a title that reads as one phrase.",
      ko: "쌍점을 빼거나, 한 구로 읽히는 제목을 쓰세요."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        units "Units:" symbol ruler onscreen
      }
      """),
    .good(
      """
      commands {
        units "Units" symbol ruler onscreen
        crop "Crop to 16:9" symbol crop onscreen
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.labels(check)]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isTitle, !label.isVerbatim, label.role != .subtitle, label.role != .view
    else { return }
    let title = TitleText(label.text)
    let end = title.string.last
    let endsInColon = end == ":" || end == "："
    guard endsInColon || hasColon(title.string) else { return }
    var fixes: [GuidelineFix] = []
    var raw = report.edits.raw(label.text)
    if endsInColon, label.text.plural == nil, raw.last == end {
      raw.removeLast()
      while raw.last == " " { raw.removeLast() }
      if !raw.isEmpty && !raw.hasSuffix(":") && !raw.includes(": ") {
        fixes = [
          GuidelineFix(
            title: Bilingual("Write “\(raw)”", ko: "“\(raw)” 쓰기"),
            edits: [report.edits.replacement(of: label.text, with: raw)])
        ]
      }
    }
    report.finding(
      at: label.place,
      Bilingual(
        endsInColon
          ? "“\(title.shown)” ends in a colon, as the label of a field does"
          : "“\(title.shown)” has a colon; a title is one phrase",
        ko: endsInColon
          ? "“\(title.shown)”이(가) 필드의 레이블처럼 쌍점으로 끝납니다"
          : "“\(title.shown)”에 쌍점이 있습니다. 제목은 한 구입니다"),
      fixes: fixes)
  }

  /// Whether a colon is before a blank, and not in parentheses: “Reset (Default: 12)”.
  private static func hasColon(_ title: String) -> Bool {
    for colon in [": ", "： "] {
      guard let range = title.firstPlace(of: colon) else { continue }
      let before = title[..<range.lowerBound]
      if before.count(where: { $0 == "(" }) == before.count(where: { $0 == ")" }) { return true }
    }
    return false
  }
}
