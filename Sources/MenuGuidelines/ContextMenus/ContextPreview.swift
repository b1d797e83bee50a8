import MenuModel
import MenuSyntax

/// A preview shows what the commands of a context menu will act on.
struct ContextPreview: Guideline {
  static let page = GuidelinePage(
    id: "context-preview",
    title: Bilingual("A context menu without a preview", ko: "미리보기가 없는 컨텍스트 메뉴"),
    what: Bilingual(
      "An item with a context menu has a `preview` that shows it. The empty area of a screen needs none.",
      ko: "컨텍스트 메뉴가 있는 대상에는 그것을 보여 주는 `preview`가 있습니다. 화면의 빈 영역에는 필요 없습니다."),
    why: Bilingual(
      "While the menu is open, the preview tells people which item they are about to change.",
      ko: "메뉴가 열린 동안 미리보기는 어떤 대상을 바꾸려는지 알려 줍니다."),
    remedy: Bilingual(
      "Write `preview NAME` in the item, with the name of a view that the app supplies.",
      ko: "앱이 제공하는 뷰의 이름으로 대상 안에 `preview 이름`을 쓰세요."),
    sources: [.contextMenus2022],
    platforms: [.iOS, .iPadOS])

  static let examples: [GuidelineExample] = [
    .bad(
      """
      guidelines { context-preview note }
      app Maps { platforms iOS 17 }
      commands { save "Save Place" symbol bookmark onscreen }
      screen MapView {
        item Pin { context menu { save } }
      }
      """),
    .good(
      """
      guidelines { context-preview note }
      app Maps { platforms iOS 17 }
      commands { save "Save Place" symbol bookmark onscreen }
      screen MapView {
        item Pin {
          preview PlaceCard rounded 12
          context menu { save }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let item = report.expanded.item(of: menu), item.preview == nil else {
      return
    }
    report.finding(
      at: item.header,
      Bilingual(
        "`\(item.name.text)` has a context menu, but no preview that shows what the commands act on",
        ko: "`\(item.name.text)`에 컨텍스트 메뉴가 있지만, 명령이 다룰 대상을 보여 주는 미리보기가 없습니다"))
  }
}
