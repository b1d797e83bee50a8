import MenuModel
import MenuSyntax

/// A submenu of a context menu has no symbol.
struct SubmenuNoIcon: Guideline {
  static let page = GuidelinePage(
    id: "submenu-no-icon",
    title: Bilingual("A symbol on a submenu", ko: "하위 메뉴에 붙은 기호"),
    what: Bilingual(
      "A submenu in a context menu has no symbol. Today’s menus show symbols on submenus too, so that the editions from 2025 on ask for nothing.",
      ko: "컨텍스트 메뉴의 하위 메뉴에는 기호를 붙이지 않습니다. 요즘 메뉴는 하위 메뉴에도 기호를 보여 주므로 2025년판부터는 요구하지 않습니다."),
    why: Bilingual(
      "The system marks a submenu with a chevron; a symbol next to it looks like a command.",
      ko: "시스템은 하위 메뉴를 꺾쇠로 표시합니다. 기호가 더 있으면 명령처럼 보입니다."),
    sources: [.contextMenusIOS13],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS],
    restsOn: .menus,
    severity: EditionSeverity(in2022: .warning, in2025: nil))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        pin "Pin" symbol pin onscreen
        copyLink "Copy Link" onscreen symbol doc.on.doc
        sendMail "Mail…" symbol envelope asks onscreen
      }
      screen Library {
        item Photo {
          preview PhotoView
          context menu { pin; menu "Send Photo" symbol paperplane { copyLink; sendMail } }
        }
      }
      """),
    .good(
      """
      commands {
        pin "Pin" symbol pin onscreen
        copyLink "Copy Link" onscreen symbol doc.on.doc
        sendMail "Mail…" symbol envelope asks onscreen
      }
      screen Library {
        item Photo {
          preview PhotoView
          context menu { pin; menu "Send Photo" { copyLink; sendMail } }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, let image = menu.image else { return }
    let header = menu.header
    var fixes: [GuidelineFix] = []
    let symbol = image.name.attribute
    if menu.includedAt == nil, header.source == image.name.place.source,
      header.span.start < symbol.start, symbol.end <= header.span.end,
      let title = menu.title, title.place.span.end < symbol.start
    {
      let place = Place(source: header.source, span: Span(title.place.span.end, symbol.end))
      fixes = [
        GuidelineFix(
          title: Bilingual("Remove the symbol", ko: "기호 빼기"), applicability: .unsafe,
          edits: [Edit(place: place, text: "")])
      ]
    }
    report.finding(
      at: menu.includedAt ?? header,
      Bilingual(
        "This submenu has the symbol `\(image.name.text)`; the system marks it with a chevron already",
        ko: "이 하위 메뉴에 기호 `\(image.name.text)`이(가) 있습니다. 시스템이 이미 꺾쇠로 표시합니다"),
      fixes: fixes)
  }
}
