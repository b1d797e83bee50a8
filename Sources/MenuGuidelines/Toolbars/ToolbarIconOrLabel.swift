import MenuModel
import MenuSyntax

/// A toolbar item has a symbol or a title.
struct ToolbarIconOrLabel: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-icon-or-label",
    title: Bilingual(
      "A toolbar item without symbol and title",
      ko: "기호도 제목도 없는 도구 막대 항목"),
    what: Bilingual(
      "Each toolbar item shows a symbol or a short title.",
      ko: "도구 막대 항목은 기호나 짧은 제목을 보여 줍니다."),
    why: Bilingual(
      "People should not have to try an item out to learn what it does.",
      ko: "항목이 무엇을 하는지 알려고 눌러 보게 해서는 안 됩니다."),
    remedy: Bilingual(
      "Give the pull-down a title or a symbol.",
      ko: "풀다운 메뉴에 제목이나 기호를 주세요."),
    sources: [.toolbarsIPadOS16],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose symbol none; menu { reply; forward; archive } }")),
    .good(
      ExampleApp.mail(
        "iOS 17",
        toolbar: #"iOS { compose symbol none; menu "Respond" { reply; forward; archive } }"#)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      guard case .menu = entry.kind, report.expanded.image(of: entry) == nil else { continue }
      if let title = report.expanded.title(of: entry), !TitleText(title).isEmpty { continue }
      report.finding(
        at: entry,
        Bilingual(
          "This pull-down shows neither a symbol nor a title, so people cannot tell what is in it",
          ko: "이 풀다운 메뉴에는 기호도 제목도 없어 무엇이 들어 있는지 알 수 없습니다"))
    }
  }
}
