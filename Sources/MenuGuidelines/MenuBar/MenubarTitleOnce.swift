import MenuModel
import MenuSyntax

/// Two commands of the menu bar have two titles.
enum MenubarTitleOnce: Guideline {
  static let rule = Rule(
    "menubar-title-once", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .warning, checks: [.module(check)])

  /// An entry of a menu of the menu bar.
  private struct Found {
    var command: CommandID
    var entry: ExpandedEntry
    var menu: ExpandedMenu
    var platforms: PlatformSet
  }

  @Sendable static func check(_ report: inout GuidelineReport) {
    var found: [String: [Found]] = [:]
    // A submenu's title completes those of its entries: Export > PDF, Import > PDF.
    for menu in report.expanded.menus(of: .bar) where menu.level == 0 {
      for entry in menu.entries where entry.alternate == nil {
        guard let id = entry.command, let facts = report.expanded.titleFacts(of: entry),
          // What a variable adds may tell two titles apart.
          report.expanded.title(of: entry)?.isPlain == true, !facts.lowercased.isEmpty
        else { continue }
        let new = Found(
          command: id, entry: entry, menu: menu,
          platforms: menu.platforms.intersection(report.platforms))
        let earlier = found[facts.lowercased, default: []]
        if let first = earlier.first(where: { isMistakable($0, new, facts) }) {
          say(new, first, &report)
        }
        found[facts.lowercased, default: []].append(new)
      }
    }
  }

  private static func isMistakable(_ first: Found, _ second: Found, _ facts: TitleFacts) -> Bool {
    if first.command == second.command || first.platforms.isDisjoint(with: second.platforms) {
      return false
    }
    // Sections have titles that tell their entries apart: Import > Photo, Export > Photo.
    if first.menu.number == second.menu.number {
      return first.entry.section == second.entry.section
    }
    // In two menus a short title is completed by the menu’s: Text > Bold, Table > Bold. “Export Notes” says all by itself.
    return facts.beginsWithVerb && facts.words.count > 1
  }

  private static func say(_ second: Found, _ first: Found, _ report: inout GuidelineReport) {
    let name = report.expanded.spoken(second.entry)
    report.finding(
      at: second.entry,
      "Two commands in the menu bar are called \(name)",
      platforms: first.platforms.intersection(second.platforms),
      related: [(first.entry.place, "the other command")])
  }
}
