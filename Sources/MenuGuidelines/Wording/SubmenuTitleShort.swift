import MenuModel
import MenuSyntax

/// Submenu titles are concise.
struct SubmenuTitleShort: Guideline {
  static let page = GuidelinePage(
    id: "submenu-title-short",
    title: Bilingual("A long submenu title", ko: "긴 하위 메뉴 제목"),
    what: Bilingual(
      "The title of a submenu in a context menu or a pull-down menu has at most three words.",
      ko: "컨텍스트 메뉴나 풀다운 메뉴에 있는 하위 메뉴의 제목은 많아야 세 단어입니다."),
    why: Bilingual(
      "A submenu is opened by what its title promises; a short one is read in passing.",
      ko: "하위 메뉴는 제목이 말하는 것을 보고 엽니다. 짧은 제목은 지나가며 읽힙니다."),
    remedy: Bilingual(
      "Shorten it to the action or the kind of thing inside.",
      ko: "안에 있는 동작이나 종류만 남겨 줄이세요."),
    sources: [.contextMenusIOS13],
    restsOn: .menus,
    severity: .note,
    threshold: .max(3))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        pin "Pin" symbol pin onscreen
        copyLink "Copy Link" symbol link onscreen
        sendMail "Mail…" symbol envelope asks onscreen
      }
      screen Library {
        item Photo {
          preview PhotoView
          context menu { pin; menu "Share This Photo Now" { copyLink; sendMail } }
        }
      }
      """),
    .good(
      """
      commands {
        pin "Pin" symbol pin onscreen
        copyLink "Copy Link" symbol link onscreen
        sendMail "Mail…" symbol envelope asks onscreen
      }
      screen Library {
        item Photo {
          preview PhotoView
          context menu { pin; menu "Share Photo" { copyLink; sendMail } }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background, .pullDown], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, let text = menu.title,
      let count = menu.titleFacts?.wordCount, count > report.limit
    else { return }
    let title = TitleText(text)
    let limit = report.limit
    report.finding(
      at: text.place,
      Bilingual(
        "The submenu title “\(title.shown)” has \(count) words; more than \(limit) are hard to scan",
        ko: "하위 메뉴 제목 “\(title.shown)”은(는) 단어가 \(count)개입니다. 많아야 \(limit)개입니다"))
  }
}
