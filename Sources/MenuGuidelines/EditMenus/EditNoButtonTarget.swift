import MenuModel
import MenuSyntax

/// The title of a button cannot be selected.
struct EditNoButtonTarget: Guideline {
  static let page = GuidelinePage(
    id: "edit-no-button-target",
    title: Bilingual("An edit menu in a button", ko: "버튼 안의 편집 메뉴"),
    what: Bilingual(
      "A button has no edit menu: its title is not text that people select.",
      ko: "버튼에는 편집 메뉴가 없습니다. 버튼의 제목은 선택하는 텍스트가 아닙니다."),
    why: Bilingual(
      "A touch on a button performs it or opens its menu, so a selection there would only be in the way.",
      ko: "버튼을 탭하면 실행되거나 메뉴가 열리므로, 거기서 선택이 되면 방해만 됩니다."),
    remedy: Bilingual(
      "Write the edit menu in an `item` for the text.", ko: "텍스트를 나타내는 `item`에 편집 메뉴를 쓰세요."),
    sources: [.editMenus],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Reader { platforms iOS 17 }
      commands {
        bookmark "Add Bookmark" symbol bookmark onscreen
        share "Share…" symbol square.and.arrow.up asks onscreen
        search "Search…" symbol magnifyingglass asks onscreen
      }
      screen Page {
        button Actions "Actions" symbol gearshape {
          bookmark
          share
          `search`
          edit menu { standard copy }
        }
      }
      """),
    .good(
      ExampleApp.editMenu(
        of: "Paragraph", options: "selection hasSelection", "standard copy, select, selectAll",
        state: "hasSelection: Bool")),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    for screen in report.module.screens {
      for button in screen.buttons {
        for menu in button.misplacedEditMenus {
          report.finding(
            at: menu.header,
            Bilingual(
              "The title of the button `\(button.name.text)` cannot be selected, so it has no edit menu",
              ko: "버튼 `\(button.name.text)`의 제목은 선택할 수 없으므로 편집 메뉴가 없습니다"))
        }
      }
    }
  }
}
