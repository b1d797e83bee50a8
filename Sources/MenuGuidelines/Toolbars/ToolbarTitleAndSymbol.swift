import MenuModel
import MenuSyntax

/// An item with a symbol has a title too.
struct ToolbarTitleAndSymbol: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-title-and-symbol",
    title: Bilingual(
      "A symbol without a title",
      ko: "제목이 없는 기호"),
    what: Bilingual(
      "In an app for iOS 27 or later, each toolbar item with a symbol has a title besides.",
      ko: "iOS 27 이상용 앱에서 기호가 있는 도구 막대 항목에는 제목도 있습니다."),
    why: Bilingual(
      "What does not fit moves to the overflow menu, which shows the title; and VoiceOver reads it.",
      ko: "들어가지 않는 항목은 오버플로 메뉴로 옮겨져 제목으로 나타나고, VoiceOver도 제목을 읽습니다."),
    remedy: Bilingual("Give the item a title.", ko: "항목에 제목을 주세요."),
    sources: [.iPhoneDuo2026],
    platforms: .iOS,
    severity: .from2026(.warning))

  private static func commands(_ favorite: String) -> String {
    """
    favorite \(favorite)
    reply "Reply" symbol arrowshape.turn.up.left
    forward "Forward" symbol arrowshape.turn.up.right
    archive "Archive" symbol archivebox
    """
  }

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 27", commands: commands(#""" symbol star"#),
        toolbar: "iOS { favorite; reply; forward; archive }")),
    .good(
      ExampleApp.mail(
        "iOS 27", commands: commands(#""Favorite" symbol star"#),
        toolbar: "iOS { favorite; reply; forward; archive }")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    for entry in toolbar.allItems {
      guard report.expanded.face(of: entry) == .symbol, !report.expanded.isOverflow(entry),
        report.expanded.title(of: entry).map({ TitleText($0).isEmpty }) ?? true
      else { continue }
      report.finding(
        at: entry,
        Bilingual(
          "This item has a symbol and no title, so that the overflow menu shows no words for it",
          ko: "이 항목에는 기호만 있고 제목이 없어 오버플로 메뉴에 글이 나타나지 않습니다"))
    }
  }
}
