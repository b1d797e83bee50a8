import MenuModel
import MenuSyntax

/// The app menu has its items in one order, in their groups.
enum AppMenuOrder: Guideline {
  static let rule = Rule(
    "app-menu-order", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .error, otherSeverities: [.warning, .note], checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // `app standard` has the order, whatever is added to it.
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .app
    else { return }
    let items = menu.entries.map { Item(entry: $0, role: report.expanded.role(of: $0, in: .app)) }
    // The app's own items have no place of their own but after About: Check for Updates, Licence, Import Settings.
    let known = items.filter { $0.role != nil && $0.rank != nil }
    let ranks = known.map { $0.rank ?? 0 }
    if let index = RankOrder.misplaced(ranks).first,
      let (other, isBehind) = RankOrder.other(for: index, in: ranks)
    {
      say(known[index].entry, known[other].entry, isBehind, .error, &report)
      return
    }
    // Of the app's own, only what leaves the items of the system unlike in other apps.
    for (index, item) in items.enumerated() where item.role == nil {
      guard item.entry.alternate == nil,
        let before = items[..<index].last(where: { $0.block > 2 && $0.role != nil })
      else { continue }
      // “Log Out” or “Restart” goes with Quit, and extras of Services and Hide with these.
      if items[index...].contains(where: { $0.role == "quit" }) { continue }
      // Without Quit it is not the whole menu: an app in the status bar may have it there.
      guard items.contains(where: { $0.role == "quit" }) else { continue }
      say(item.entry, before.entry, false, .note, &report)
      break
    }
    checkGroups(items, &report)
  }

  /// An entry and the command of the system that it is.
  private struct Item {
    let entry: ExpandedEntry
    let role: String?

    /// The rank of the entry; the app's own entries are next to Settings.
    var rank: Int? {
      switch role {
      case "about"?: return 0
      case "settings"?, nil: return 1
      case "services"?: return 2
      case "hide"?: return 3
      case "hideOthers"?: return 4
      case "showAll"?: return 5
      case "quit"?: return 6
      default: return nil
      }
    }

    /// The group that it belongs in.
    var block: Int { rank.map { (3...5).contains($0) ? 3 : $0 } ?? 1 }
  }

  private static func say(
    _ entry: ExpandedEntry, _ other: ExpandedEntry, _ isBefore: Bool, _ severity: Severity,
    _ report: inout GuidelineReport
  ) {
    let (name, second) = (report.expanded.spoken(entry), report.expanded.spoken(other))
    let side = isBefore ? Message("before") : Message("after")
    report.finding(
      at: entry,
      "\(name) comes \(side) \(second); the order of the app menu is About, Settings, Services, Hide, Quit",
      severity: severity,
      related: [(other.place, "the other entry")])
  }

  private static func checkGroups(_ items: [Item], _ report: inout GuidelineReport) {
    for index in items.indices.dropFirst() {
      let (first, second) = (items[index - 1], items[index])
      let isAfterAbout = first.role == "about"
      // An entry of the app's own may be next to any but About, and alternates share a place.
      guard first.entry.group == second.entry.group, second.entry.alternate == nil,
        first.block != second.block, isAfterAbout || first.role != nil && second.role != nil
      else { continue }
      let (name, other) = (
        report.expanded.spoken(second.entry), report.expanded.spoken(first.entry)
      )
      var fixes: [GuidelineFix] = []
      if first.entry.includedFrom == nil, first.entry.alternate == nil,
        let edit = report.edits.separator(between: first.entry.place, and: second.entry.place)
      {
        fixes = [
          GuidelineFix(
            title: "Put a separator between them", edits: [edit])
        ]
      }
      report.finding(
        at: second.entry,
        isAfterAbout
          ? "\(name) follows \(other) without a separator; About has a group of its own"
          : "\(name) is in the group of \(other), and belongs in the next",
        severity: isAfterAbout && second.role != nil ? .error : .warning,
        help: "Put a separator between them.", fixes: fixes)
      return
    }
  }
}
