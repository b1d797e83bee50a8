import MenuModel
import MenuSyntax

/// A submenu has a title that says what is in it.
struct SubmenuTitleRequired: Guideline {
  static let page = GuidelinePage(
    id: "submenu-title-required",
    title: Bilingual("A submenu whose title says nothing", ko: "내용을 알 수 없는 하위 메뉴 제목"),
    what: Bilingual(
      "A submenu has a title, and the title tells what is inside: not More, Other, Options, Misc or Actions.",
      ko: "하위 메뉴에는 제목이 있고, 제목은 안에 무엇이 있는지 말합니다. More, Other, Options, Misc, Actions는 아닙니다."),
    why: Bilingual(
      "People open a submenu only if they can guess that what they look for is in it.",
      ko: "사람들은 찾는 것이 안에 있다고 짐작할 수 있을 때만 하위 메뉴를 엽니다."),
    remedy: Bilingual(
      "Name what the entries have in common.", ko: "항목들의 공통점을 제목으로 쓰세요."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    restsOn: .menus,
    severity: .note, otherSeverities: [.error])

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
          context menu { pin; menu "More" { copyLink; sendMail } }
        }
      }
      """),
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
          context menu { pin; menu { copyLink; sendMail } }
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

  static let checks: [GuidelineCheck] = [.menus(Set(MenuSurface.allCases), check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0 else { return }
    guard let text = menu.title, !text.segments.isEmpty, case let title = TitleText(text),
      !title.isEmpty
    else {
      report.finding(
        at: menu.title?.place ?? menu.includedAt ?? menu.header,
        Bilingual(
          "This submenu has no title; a title tells what is in it",
          ko: "이 하위 메뉴에는 제목이 없습니다. 제목은 안에 무엇이 있는지 말해 줍니다"),
        severity: .error)
      return
    }
    guard emptyWords.contains(title.withoutEllipsis.lowercased()) else { return }
    report.finding(
      at: text.place,
      Bilingual(
        "The submenu title “\(title.shown)” does not tell what is in it",
        ko: "하위 메뉴 제목 “\(title.shown)”은(는) 안에 무엇이 있는지 말하지 않습니다"))
  }

  private static let emptyWords: Set<String> = [
    "more", "other", "others", "options", "misc", "miscellaneous", "actions", "더 보기", "기타", "옵션",
    "その他",
  ]
}
