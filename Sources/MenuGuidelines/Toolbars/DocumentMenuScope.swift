import MenuModel
import MenuSyntax

/// The document menu is for the whole document.
struct DocumentMenuScope: Guideline {
  static let page = GuidelinePage(
    id: "document-menu-scope",
    title: Bilingual(
      "A command in the document menu that is not about the document",
      ko: "문서에 관한 것이 아닌 문서 메뉴 명령"),
    what: Bilingual(
      "The document menu has only commands for the document as a whole: duplicate, rename, move, print, export. One that does not say what it `affects` is reported only where a module sets a severity.",
      ko:
        "문서 메뉴에는 복제, 이름 변경, 이동, 프린트, 내보내기처럼 문서 전체를 위한 명령만 있습니다. `affects`가 없는 명령은 모듈이 심각도를 정한 때에만 알립니다."
    ),
    why: Bilingual(
      "People open the menu at the title to do something with the file, and look elsewhere for what is in it.",
      ko: "사람들은 파일에 무언가를 하려고 제목의 메뉴를 열고, 파일 안의 일은 다른 곳에서 찾습니다."),
    remedy: Bilingual(
      "Place the command elsewhere; or say `affects document`, if it does.",
      ko: "명령을 다른 곳에 배치하거나, 문서 전체에 동작하면 `affects document`라고 쓰세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.pages(titleMenu: "standard duplicate, rename; zoom")),
    .good(ExampleApp.pages(titleMenu: "standard duplicate, rename, moveTo; export")),
  ]

  static let checks: [GuidelineCheck] = [.menus([.titleMenu], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      switch entry.kind {
      case .command(let id), .each(let id):
        let command = report.expanded.command(id)
        // `document-menu-no-open-in` has more to say.
        if command.affects == .document || command.opens == .elsewhere { continue }
        guard command.affects != nil else {
          // Reported only if the module turns the rule on: most commands do not say what they affect.
          guard report.rule.chosen != nil else { continue }
          let name = report.name(of: entry)
          report.finding(
            at: entry,
            Bilingual(
              "\(name) does not say what it affects; the document menu is for the document as a whole",
              ko: "\(name) 명령이 무엇에 동작하는지 알 수 없습니다. 문서 메뉴는 문서 전체를 위한 것입니다"),
            fixes: [
              GuidelineFix(
                title: Bilingual("Say that it affects the document", ko: "문서를 대상으로 한다고 쓰기"),
                applicability: .suggestion,
                edits: [report.edits.attribute("affects document", of: command)])
            ])
          continue
        }
      case .standard(let name):
        // Editing and opening have rules of their own.
        guard let place = StandardCommandTable.entry(named: name)?.places.first,
          ![.file, .edit, .format].contains(place)
        else { continue }
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) does not act on the whole document, which is what the document menu is for",
          ko: "\(name) 명령은 문서 메뉴의 용도인 문서 전체에 동작하지 않습니다"),
        fixes: report.fixByRemoving(entry, fromDocumentMenu: menu).map { [$0] } ?? [])
    }
  }
}
