import MenuModel
import MenuSyntax

/// An item that needs a modifier is never the only way to its command.
enum AlternateNotOnly: Guideline {
  // A note: file managers have such pairs, the Finder among them.
  static let rule = Rule(
    "alternate-not-only", sources: [.menuBar2025], platforms: .withMenuBar, severity: .note,
    isAboutHabits: true, needsWholeModule: true, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for (index, entry) in menu.entries.enumerated() where entry.alternate != nil {
      guard let id = entry.command, !isStep(entry, of: menu.entries[..<index].last, report) else {
        continue
      }
      let missing = report.platforms.subtracting(plainPlatforms(of: id, report))
      if missing.isEmpty { continue }
      let name = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(name) can be reached only while a modifier is held; it needs a plain place too",
        platforms: missing)
    }
  }

  /// The alternates that the system's own menus have.
  private static let ofSystem: Set<String> = [
    "close all", "minimize all", "zoom all", "arrange in front", "save as",
    "quit and keep windows", "quit and close all windows",
  ]

  /// Whether an alternate does what the item before it does, in another measure: its title has all words of the other's.
  private static func isStep(
    _ entry: ExpandedEntry, of other: ExpandedEntry?, _ report: GuidelineReport
  ) -> Bool {
    guard let title = report.expanded.titleFacts(of: entry) else { return false }
    // The system has these as alternates alone.
    if ofSystem.contains(title.lowercased) || title.lowercased.hasPrefix("close all ") {
      return true
    }
    guard let other else { return false }
    var base = report.expanded.titleFacts(of: other)?.words ?? []
    if case .standard(let name) = other.kind {
      base = TitleFacts(TitleText(StandardMenus.entry(named: name)?.title ?? "")).words
    }
    // "Volume + 1%" after "Volume + 5%", and "Next Frame" after "Step Forward 5s".
    let measure = { (word: String) in word.contains { $0.isNumber } }
    if base.contains(where: measure),
      base.filter({ !measure($0) }) == title.words.filter({ !measure($0) })
    {
      return true
    }
    // A player's smallest step has a name of its own.
    if title.firstWord == "next" || title.firstWord == "previous",
      base.contains(where: { ["forward", "forwards", "backward", "backwards"].contains($0) })
    {
      return true
    }
    var rest = title.words[...]
    // “Open in New Tab” after “Open” tells by its words what it is a kind of.
    return !base.isEmpty
      && base.allSatisfy { word in
        guard let index = rest.firstIndex(of: word) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
  }

  /// The platforms on which a command is somewhere without a modifier.
  private static func plainPlatforms(
    of id: CommandID, _ report: GuidelineReport
  ) -> PlatformSet {
    var plain = report.expanded.reach(of: id).controls
    for placement in report.expanded.placements(of: id) {
      switch placement.site {
      case .toolbar, .tap, .statusItem: plain.formUnion(placement.platforms)
      // A tap on a preview opens; it shows no command.
      case .preview: break
      case .menu(let number, _):
        let isPlain = report.expanded.menus[number].entries.contains {
          $0.alternate == nil && $0.command == id
        }
        if isPlain { plain.formUnion(placement.platforms) }
      }
    }
    return plain
  }
}
