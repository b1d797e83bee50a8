import MenuModel
import MenuSyntax

/// A tap on the preview opens the item, so the menu needs no entry for it.
enum ContextNoOpenItem: Guideline {
  static let rule = Rule(
    "context-no-open-item", sources: [.contextMenusIOS13], platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.menus([.context], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let preview = report.expanded.item(of: menu)?.preview, let opens = preview.opens else {
      return
    }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind,
        id == opens || report.module.commands[id.index].opens == .item
      else { continue }
      let name = report.expanded.spoken(entry)
      let fix = report.removal(
        of: entry, from: menu,
        title: Bilingual("Take \(name) out of the context menu", ko: "컨텍스트 메뉴에서 \(name) 빼기"))
      report.finding(
        at: entry,
        Bilingual(
          "A tap on the preview `\(preview.name.text)` opens the item already, so \(name) is not needed here",
          ko: "미리보기 `\(preview.name.text)`을(를) 탭하면 이미 열리므로, 여기에 \(name)은(는) 필요 없습니다"),
        related: [(preview.place, Bilingual("the preview", ko: "미리보기"))],
        fixes: fix.map { [$0] } ?? [])
    }
  }
}
