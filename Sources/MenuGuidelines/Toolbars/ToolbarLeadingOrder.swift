import MenuModel
import MenuSyntax

/// The leading area has Back, the sidebar button and the document menu.
enum ToolbarLeadingOrder: Guideline {
  // From 2025 on the pages have no list of what may be in the leading area.
  static let rule = Rule(
    "toolbar-leading-order", sources: [.toolbarsIPadOS16], platforms: .iPadOS,
    severity: EditionSeverity(in2022: .warning, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    var previous: ExpandedEntry?
    for entry in toolbar.allItems where entry.area == .leading {
      guard let rank = rank(of: entry) else {
        if isNavigation(entry, report) { continue }
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          "\(name) is in the leading area, which holds only Back, the sidebar button and the document menu",
          fixes: fix(moving: entry, of: toolbar, report).map { [$0] } ?? [])
        continue
      }
      if let before = previous, let rankBefore = self.rank(of: before), rank < rankBefore {
        report.finding(
          at: entry,
          "Back comes after the sidebar button; in the leading area, Back comes first",
          fixes: [
            GuidelineFix(
              title: "Put Back first",
              edits: report.edits.reordering([before.place, entry.place], as: [1, 0]))
          ])
      } else {
        previous = entry
      }
      checkTitle(before: entry, of: toolbar, &report)
    }
  }

  /// The place of an item in the order; nil for an item that does not belong there.
  private static func rank(of entry: ExpandedEntry) -> Int? {
    switch entry.kind {
    case .standard("back"): return 0
    case .standard("sidebar"): return 1
    default: return nil
    }
  }

  /// Whether an entry closes the screen or goes forward. Such items belong at the leading edge too.
  private static func isNavigation(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    if case .standard(let name) = entry.kind {
      return ["close", "cancel", "done", "forward"].contains(name)
    }
    let words: Set<String> = ["close", "cancel", "done", "forward", "닫기", "취소", "완료", "앞으로"]
    // Sheets have Cancel there, and browsers Forward.
    return report.expanded.titleFacts(of: entry)?.words.contains { words.contains($0) } ?? false
  }

  /// The document menu in the area comes last.
  private static func checkTitle(
    before entry: ExpandedEntry, of toolbar: ExpandedToolbar, _ report: inout GuidelineReport
  ) {
    for number in toolbar.titleMenus {
      let menu = report.expanded.menus[number]
      let isInArea = toolbar.areas.contains { area in
        area.area == .leading && menu.place.span.start > area.place.span.start
          && menu.place.span.end < area.place.span.end
      }
      guard isInArea, menu.place.span.start < entry.place.span.start else { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) comes after the document menu, which comes last in the leading area")
    }
  }

  private static func fix(
    moving entry: ExpandedEntry, of toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> GuidelineFix? {
    var wanted = Entry.Area.trailing
    if let command = entry.command, report.expanded.command(command).affects == .selection {
      wanted = .center
    }
    if case .standard("inspector") = entry.kind { wanted = .trailing }
    // What is in a group, or there at times only, would be torn from what is around it.
    guard entry.toolbarGroup == nil, entry.condition == nil,
      let area = toolbar.areas.first(where: { $0.area == wanted }),
      let removal = report.edits.removal(of: entry),
      let insertion = report.edits.insertion(
        report.edits.statement(of: entry), atEndOf: area.place)
    else { return nil }
    return GuidelineFix(
      title: "Move it to `\(wanted.rawValue)`", applicability: .unsafe,
      edits: [removal, insertion])
  }
}
