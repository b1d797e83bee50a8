import MenuModel
import MenuSyntax

/// On the Mac, the title of a command that asks for more ends in an ellipsis.
enum EllipsisMissing: Guideline {
  static let rule = Rule(
    "ellipsis-missing", sources: [.menus2025], platforms: .mac, needs: [.input],
    severity: .warning, isAboutHabits: true, checks: [.labels(of: .commands, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // The label of a toolbar item ends without punctuation (`toolbar-label-style`).
    guard let id = label.command, case let command = report.expanded.command(id), command.asks,
      !label.isVerbatim, !label.isInToolbar, case let title = TitleText(label.text),
      !title.isEmpty, !title.endsInEllipsis
    else { return }
    // The options are what it asks for, and a submenu shows them.
    if case .none = command.payload {} else { return }
    if label.role != .placement && !isInMenuOfMac(id, report) { return }
    var fixes: [GuidelineFix] = []
    if label.text.plural == nil {
      let raw = report.edits.raw(label.text) + "…"
      fixes = [
        GuidelineFix(
          title: "Write “\(title.shown)…”",
          applicability: .unsafe, edits: [report.edits.replacement(of: label.text, with: raw)])
      ]
    }
    report.finding(
      at: label.place,
      "“\(title.shown)” asks for more before it acts, so its title ends in “…” on the Mac",
      fixes: fixes)
  }

  /// Whether a menu of the Mac shows a command under its own title.
  private static func isInMenuOfMac(_ id: CommandID, _ report: GuidelineReport) -> Bool {
    let placements = report.expanded.placements(of: id)
    // In an app's code every command is in a menu, such as that of a status item, though the place may not be known.
    if placements.isEmpty { return report.isOfExistingMenus }
    return placements.contains { placement in
      guard case .menu(let number, _) = placement.site,
        !placement.platforms.isDisjoint(with: report.platforms)
      else { return false }
      return report.expanded.menus[number].entries.contains { $0.command == id && $0.title == nil }
    }
  }
}
