import MenuModel
import MenuSyntax

/// Destructive commands are at the end of a context menu.
enum DestructiveLast: Guideline {
  // The pages say it of iOS and iPadOS, whose menus show such a command in red at the end.
  static let rule = Rule(
    "destructive-last", sources: [.contextMenus2022], platforms: [.iOS, .iPadOS], needs: [.place],
    severity: .error, checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for (index, entry) in menu.entries.enumerated() {
      guard case .command(let id) = entry.kind, report.expanded.command(id).isDestructive,
        let other = menu.entries[(index + 1)...].first(where: {
          // What only shows when the destructive command does not is not after it: Restore instead of Delete.
          !isDestructive($0, in: report.expanded) && canShow($0, beside: entry)
        })
      else { continue }
      let name = report.expanded.command(id).name.text
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) is destructive, and other entries come after it",
        related: [(other.place, "an entry after it")],
        fixes: fixes(moving: entry, name, in: menu, report))
    }
  }

  /// Whether an entry may be among the destructive commands at the end.
  private static func isDestructive(_ entry: ExpandedEntry, in expanded: ExpandedModule) -> Bool {
    switch entry.kind {
    case .command(let id), .each(let id): return expanded.command(id).isDestructive
    // The system's own destroys as well.
    case .standard(let name): return name == "delete"
    case .menu(let number):
      // A submenu “Delete” with “From This List” and “Everywhere” is red in all it has.
      return expanded.menus[number].entries.allSatisfy { isDestructive($0, in: expanded) }
    case .view, .segmented, .search, .space, .flexible, .separator: return false
    }
  }

  /// Whether `when` lets two entries show at once.
  private static func canShow(_ entry: ExpandedEntry, beside other: ExpandedEntry) -> Bool {
    guard let left = entry.condition, let right = other.condition else { return true }
    return ConditionLogic.canBothHold(left, right)
  }

  private static func fixes(
    moving entry: ExpandedEntry, _ name: String, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    // An entry alone in its group would leave two separators.
    guard report.isMovable(entry, in: menu),
      menu.entries.contains(where: { $0.group == entry.group && $0.place != entry.place }),
      let insertion = report.edits.insertion(
        report.edits.text(at: entry.place), atEndOf: menu.place)
    else { return [] }
    return [
      GuidelineFix(
        title: "Move `\(name)` to the end",
        edits: [report.edits.removal(of: entry.place), insertion])
    ]
  }
}
