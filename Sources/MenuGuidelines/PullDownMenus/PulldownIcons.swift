import MenuModel
import MenuSyntax

/// All entries of a group have symbols, or none has.
enum PulldownIcons: Guideline {
  static let rule = Rule(
    "pulldown-icons", sources: [.pullDownMenusIOS14, .menus2025],
    severity: EditionSeverity(in2022: .note, in2025: .note, in2026: nil),
    withdrawal: .init(edition: .edition2026, successor: "icon-uniform-group"),
    checks: [.menus([.pullDown, .toolbarMenu], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for group in menu.groups {
      var (with, without) = (0, 0)
      var firstWithout: ExpandedEntry?
      var introduces = false
      for entry in group where entry.layout == .list {
        // The system decides on its own commands, and a choice has the symbols of its options.
        guard case .command = entry.kind, !entry.takesOptions else {
          continue
        }
        if entry.hasImage {
          if with == 0 && without == 0 { introduces = true }
          with += 1
        } else if report.edition >= .edition2025 && entry.hidesImage {
          // A symbol that an entry before introduced the group with is left out on purpose.
          continue
        } else {
          without += 1
          if firstWithout == nil { firstWithout = entry }
        }
      }
      guard with > 0, let entry = firstWithout else { continue }
      // The page of 2025 lets one symbol introduce a group.
      if report.edition >= .edition2025 && introduces && with == 1 { continue }
      let count = with
      report.finding(
        at: entry,
        "This entry has no symbol, and \(count) of its group \(count == 1 ? "has one" : "have")")
    }
  }
}
