import MenuModel
import MenuSyntax

/// Submenus are one level deep.
enum SubmenuDepth: Guideline {
  static let rule = Rule(
    "submenu-depth", sources: [.menus2025], needs: [.place], severity: .warning, threshold: .max(1),
    isAboutHabits: true,
    checks: [.menus([.pullDown, .toolbarMenu, .titleMenu, .edit, .bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    // Format > Font > Kern is the system's own.
    if menu.level > limit, !SystemSubmenus.contains(menu, report.expanded) {
      report.finding(
        at: menu.includedAt ?? menu.header,
        limit == 1
          ? "This submenu is \(menu.level) levels deep; one is enough"
          : "This submenu is \(menu.level) levels deep; \(limit) are enough")
    }
    // Deeper ones are reported as menus already.
    guard menu.level == limit else { return }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind else { continue }
      let command = report.expanded.command(id)
      if case .none = command.payload { continue }
      let title = report.expanded.spoken(entry)
      let canStand = canStand(entry, command, in: menu, report)
      report.finding(
        at: entry,
        "\(title) shows its options in a submenu, \(menu.level + 1) levels deep",
        help: canStand
          ? "Write `each \(command.name.text)` for the options in place."
          : "Move it out of the submenu: shown in place, the options would lose their title.",
        // With a title or a symbol of its own, it cannot be written in place.
        fixes: report.edits.text(at: entry.place) != command.name.text || !canStand
          ? []
          : [
            GuidelineFix(
              title: "Write `each \(command.name.text)`",
              applicability: .unsafe,
              edits: [report.edits.insertion("each ", at: entry.place)])
          ])
    }
  }

  /// Whether people can tell what the options of a command do without its title: a name that destroys what it names needs
  /// the title, and so do two lists of names next to each other.
  private static func canStand(
    _ entry: ExpandedEntry, _ command: Command, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> Bool {
    if command.isDestructive || report.expanded.destroysByTitle(entry) { return false }
    let lists = menu.entries.filter { other in
      guard let id = other.command, other.section == entry.section else { return false }
      if case .none = report.expanded.command(id).payload { return false }
      return true
    }
    return lists.count == 1
  }
}

extension SourceEdits {
  /// Inserts a word before a place.
  func insertion(_ word: String, at place: Place) -> Edit {
    Edit(
      place: Place(source: place.source, span: Span(place.span.start, place.span.start)), text: word
    )
  }
}
