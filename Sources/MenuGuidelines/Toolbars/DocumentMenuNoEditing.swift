import MenuModel
import MenuSyntax

/// The document menu has no editing commands.
struct DocumentMenuNoEditing: Guideline {
  static let page = GuidelinePage(
    id: "document-menu-no-editing",
    title: Bilingual(
      "Editing in the document menu",
      ko: "문서 메뉴의 편집 명령"),
    what: Bilingual(
      "The document menu of an iPadOS toolbar has no editing commands; those belong in the center area.",
      ko: "iPadOS 도구 막대의 문서 메뉴에는 편집 명령을 두지 않습니다. 편집 명령은 가운데 영역에 둡니다."),
    why: Bilingual(
      "Editing is work on a part of the document, and people do it too often to open a menu at the title for it.",
      ko: "편집은 문서 일부에 하는 일이며, 제목의 메뉴를 열기에는 너무 자주 합니다."),
    remedy: Bilingual(
      "Move it to `center`.",
      ko: "`center`로 옮기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(ExampleApp.pages(titleMenu: "standard duplicate, rename, cut")),
    .bad(ExampleApp.pages(titleMenu: "standard duplicate, rename; highlight")),
    .good(ExampleApp.pages(titleMenu: "standard duplicate, rename, moveTo; export")),
  ]

  static let checks: [GuidelineCheck] = [.menus([.titleMenu], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      switch entry.kind {
      case .command(let command), .each(let command):
        guard report.expanded.command(command).affects == .selection else { continue }
      case .standard(let name):
        guard let standard = StandardCommandTable.entry(named: name),
          standard.places.first == .edit || standard.places.first == .format
        else { continue }
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) edits a part of the document; the document menu is for the document as a whole",
          ko: "\(name) 명령은 문서의 일부를 편집합니다. 문서 메뉴는 문서 전체를 위한 것입니다"),
        fixes: report.fixByRemoving(entry, fromDocumentMenu: menu).map { [$0] } ?? [])
    }
  }
}
