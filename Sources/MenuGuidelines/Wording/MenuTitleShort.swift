import MenuModel
import MenuSyntax

/// The titles of menus and sections are succinct.
struct MenuTitleShort: Guideline {
  static let page = GuidelinePage(
    id: "menu-title-short",
    title: Bilingual("A long menu title", ko: "긴 메뉴 제목"),
    what: Bilingual(
      "The label of a pull-down button and the title of a context menu or a section have at most 30 characters.",
      ko: "풀다운 버튼의 레이블과 컨텍스트 메뉴나 섹션의 제목은 많아야 30자입니다."),
    why: Bilingual(
      "A title is above the entries to tell what they have in common, not to explain them.",
      ko: "제목은 항목들의 공통점을 말하려고 위에 있는 것이지, 설명하려고 있는 것이 아닙니다."),
    remedy: Bilingual(
      "Name what the entries have in common in a few words.",
      ko: "항목들의 공통점을 몇 단어로 쓰세요."),
    sources: [.pullDownMenusIOS14],
    restsOn: .menus,
    severity: .warning,
    threshold: .max(30))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        byDate "Sort by Date" onscreen
        byName "Sort by Name" onscreen
        bySize "Sort by Size" onscreen
      }
      screen Files {
        button Sort "Choose the Order of All These Files" { byDate; byName; bySize }
      }
      """, in: .edition2022),
    .good(
      ExampleApp.pullDown(
        "Sort", "date; name; size",
        commands: """
          date "Use Date" onscreen
          name "Name Files" onscreen
          size "Fit Size" onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [
    .labels(of: [.button, .contextMenuTitle, .section], check)
  ]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard let count = label.facts?.characterCount, count > report.limit
    else { return }
    let title = TitleText(label.text)
    let limit = report.limit
    report.finding(
      at: label.place,
      Bilingual(
        "The title “\(title.shown)” has \(count) characters; more than \(limit) are hard to read",
        ko: "제목 “\(title.shown)”은(는) \(count)자입니다. 많아야 \(limit)자입니다"))
  }
}
