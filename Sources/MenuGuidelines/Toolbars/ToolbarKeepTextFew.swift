import MenuModel
import MenuSyntax

/// Few items of an iPhone toolbar are text.
struct ToolbarKeepTextFew: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-keep-text-few",
    title: Bilingual(
      "Several text items in an iPhone toolbar",
      ko: "iPhone 도구 막대의 여러 텍스트 항목"),
    what: Bilingual(
      "In an app for iOS 27 or later, a toolbar has one item at most that shows text.",
      ko: "iOS 27 이상용 앱의 도구 막대에서 텍스트로 보이는 항목은 많아야 하나입니다."),
    why: Bilingual(
      "Where the bar is at the side of the display, text does not fit into it and stays in a horizontal bar of its own.",
      ko: "막대가 화면 옆에 놓이면 텍스트는 들어가지 않아 따로 가로 막대에 남습니다."),
    remedy: Bilingual("Give the items symbols.", ko: "항목에 기호를 주세요."),
    sources: [.iPhoneDuo2026],
    platforms: .iOS,
    severity: .from2026(.note),
    threshold: .max(1))

  private static func commands(select: String) -> String {
    """
    edit "Edit"
    select "Select"\(select)
    reply "Reply" symbol arrowshape.turn.up.left
    """
  }

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 27", commands: commands(select: ""), toolbar: "iOS { edit; space; select; reply }")),
    .good(
      ExampleApp.mail(
        "iOS 27", commands: commands(select: " symbol checkmark.circle"),
        toolbar: "iOS { edit; flexible; select; reply }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    let texts = toolbar.allItems.filter { report.expanded.face(of: $0) == .text }
    let count = report.expanded.mostShown(of: texts)
    guard let severity = report.severity(ofCount: count), report.limit < texts.count else {
      return
    }
    report.finding(
      at: texts[report.limit],
      Bilingual(
        "\(count) items of this toolbar show text, which does not fit into a bar at the side",
        ko: "이 도구 막대의 항목 \(count)개가 텍스트로 보입니다. 텍스트는 옆에 놓인 막대에 들어가지 않습니다"),
      severity: severity)
  }
}
