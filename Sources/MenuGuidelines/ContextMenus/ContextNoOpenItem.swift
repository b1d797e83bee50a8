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
        title: "Take \(name) out of the context menu")
      report.finding(
        at: entry,
        "A tap on the preview `\(preview.name.text)` opens the item already, so \(name) is not needed here",
        related: [(preview.place, "the preview")],
        fixes: fix.map { [$0] } ?? [])
    }
  }
}
