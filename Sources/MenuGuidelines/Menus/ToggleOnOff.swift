import MenuModel
import MenuSyntax

/// On and Off are one toggle, not two commands.
enum ToggleOnOff: Guideline {
  static let rule = Rule(
    "toggle-on-off", sources: [.menus2025], needs: [], severity: .warning, readsEnglish: true,
    checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for (index, pair) in zip(menu.entries, menu.entries.dropFirst()).enumerated() {
      // What stands apart are two settings.
      guard pair.0.group == pair.1.group, pair.1.alternate == nil,
        let first = words(of: pair.0, report), let second = words(of: pair.1, report),
        differInOnAndOff(first, second),
        report.expanded.alternatives(of: menu).canShowTogether(index, index + 1)
      else { continue }
      // “On”, “Off” and “Automatic” are a choice.
      let isBare = first.count == 1
      if isBare, menu.entries.count(where: { $0.group == pair.0.group }) > 2 { continue }
      let message = Message(
        "\(report.expanded.spoken(pair.0)) and \(report.expanded.spoken(pair.1)) are two commands for one setting"
      )
      if isBare && menu.level > 0 && menu.entries.count == 2 {
        report.finding(at: menu.includedAt ?? menu.header, message)
      } else {
        report.finding(
          at: pair.0, message,
          related: [(pair.1.place, "the other command")])
      }
      return
    }
  }

  /// The words of a command's title; nil for an option, and for a toggle with two titles.
  private static func words(of entry: ExpandedEntry, _ report: GuidelineReport) -> [String]? {
    guard case .command(let id) = entry.kind, let facts = report.expanded.titleFacts(of: entry)
    else { return nil }
    let command = report.expanded.command(id)
    // A toggle says which title is for which state.
    guard command.titleWhenOn == nil, case .none = command.payload else { return nil }
    return facts.words
  }

  /// Whether two titles differ in On and Off alone.
  private static func differInOnAndOff(_ first: [String], _ second: [String]) -> Bool {
    guard first.count == second.count else { return false }
    let differing = zip(first, second).filter { $0 != $1 }
    return differing.count == 1 && Set([differing[0].0, differing[0].1]) == ["on", "off"]
  }
}
