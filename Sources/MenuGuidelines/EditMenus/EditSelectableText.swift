import MenuModel
import MenuSyntax

/// An edit menu belongs to text or other content, not to a whole screen.
struct EditSelectableText: Guideline {
  static let page = GuidelinePage(
    id: "edit-selectable-text",
    title: Bilingual("An edit menu without a target", ko: "대상이 없는 편집 메뉴"),
    what: Bilingual(
      "An edit menu belongs in an `item` for the text, image or view that people select, not straight in a screen. Text that is useful elsewhere can be selected; the titles of screens and tabs cannot.",
      ko:
        "편집 메뉴는 선택할 텍스트, 이미지, 뷰를 나타내는 `item`에 쓰며 화면에 바로 쓰지 않습니다. 다른 데서 쓸모 있는 텍스트는 선택할 수 있고, 화면과 탭의 제목은 그렇지 않습니다."
    ),
    why: Bilingual(
      "The menu opens at what is selected, and a screen as a whole is nothing that people select.",
      ko: "메뉴는 선택한 것 옆에서 열리는데, 화면 전체는 선택하는 것이 아닙니다."),
    remedy: Bilingual(
      "Write `item NAME { edit menu { … } }`.", ko: "`item 이름 { edit menu { … } }`라고 쓰세요."),
    sources: [.editMenus],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Reader { platforms iOS 17 }
      state { hasSelection: Bool }
      screen Page {
        edit menu selection hasSelection { standard copy, select, selectAll }
      }
      """),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection", "standard copy, select, selectAll",
        state: "hasSelection: Bool")),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    for screen in report.module.screens {
      for menu in screen.misplacedEditMenus {
        report.finding(
          at: menu.header,
          Bilingual(
            "This edit menu belongs to no `item` of `\(screen.name.text)`, so there is nothing to select",
            ko: "이 편집 메뉴는 `\(screen.name.text)`의 어떤 `item`에도 속하지 않아 선택할 것이 없습니다"))
      }
    }
  }
}
