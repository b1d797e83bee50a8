import MenuModel
import MenuSyntax

/// Each command of a context menu has a symbol.
enum ContextIcons: Guideline {
  static let rule = Rule(
    "context-icons", sources: [.contextMenus2022, .contextMenusIOS13, .menus2026],
    platforms: [.iOS, .iPadOS], severity: EditionSeverity(in2022: .warning, in2025: nil),
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries where !entry.hidesImage {
      guard case .command(let id) = entry.kind, case .list = entry.layout else { continue }
      if entry.image != nil || report.module.commands[id.index].image != nil { continue }
      let command = report.expanded.command(id)
      guard case .none = command.payload else { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) has no symbol, and each command of a context menu shows one",
        related: [(command.name.place, "the command")])
    }
  }
}
