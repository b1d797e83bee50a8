import MenuModel
import MenuSyntax

/// A context menu has a title only where its target is in doubt.
struct ContextTitle: Guideline {
  static let page = GuidelinePage(
    id: "context-title",
    title: Bilingual("A title on a context menu", ko: "컨텍스트 메뉴의 제목"),
    what: Bilingual(
      "A context menu has no title, unless it counts what the commands will act on: \"{count} Messages\".",
      ko: "컨텍스트 메뉴에는 제목이 없습니다. \"메시지 {count}개\"처럼 명령이 다룰 것의 수를 말할 때는 예외입니다."),
    why: Bilingual(
      "The preview shows what the menu is about. A number tells what a preview cannot: how many items change.",
      ko: "무엇에 관한 메뉴인지는 미리보기가 보여 줍니다. 미리보기가 말하지 못하는 것은 몇 개가 바뀌는지입니다."),
    remedy: Bilingual("Leave the title out.", ko: "제목을 빼세요."),
    sources: [.contextMenus2022],
    platforms: [.iOS, .iPadOS],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms iOS 17 }
      commands { flag "Flag" symbol flag onscreen }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu "Message" { flag }
        }
      }
      """),
    .good(
      """
      app Mail { platforms iOS 17 }
      state { selectedCount: Int }
      commands { flag "Flag" symbol flag onscreen }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu "{selectedCount} Messages" one "{selectedCount} Message" { flag }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let title = menu.title else { return }
    for segment in title.segments {
      if case .variable(let variable) = segment, report.module.state[variable.index].type == .int {
        return
      }
    }
    let raw = report.edits.raw(title)
    report.finding(
      at: menu.header,
      Bilingual(
        "This context menu has the title “\(raw)”; its preview shows what it is about",
        ko: "이 컨텍스트 메뉴에 제목 “\(raw)”이(가) 있습니다. 무엇에 관한 메뉴인지는 미리보기가 보여 줍니다"),
      fixes: [
        GuidelineFix(
          title: Bilingual("Remove the title", ko: "제목 빼기"), applicability: .unsafe,
          edits: [report.edits.removal(of: title.place)])
      ])
  }
}
