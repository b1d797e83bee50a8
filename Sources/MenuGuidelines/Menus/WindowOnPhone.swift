import MenuModel
import MenuSyntax

/// An app has one window on iPhone, so no command there opens another.
enum WindowOnPhone: Guideline {
  // A warning: the command is there, and does nothing.
  static let rule = Rule(
    "window-on-phone", sources: [.menus2025], platforms: .iOS, severity: .warning,
    checks: [.menus(Set(MenuSurface.allCases).subtracting([.bar]), check), .toolbars(checkItems)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries { check(entry, &report) }
  }

  @Sendable static func checkItems(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems { check(entry, &report) }
  }

  private static func check(_ entry: ExpandedEntry, _ report: inout GuidelineReport) {
    guard let command = report.expanded.command(of: entry),
      let facts = report.expanded.titleFacts(of: entry), opensWindow(facts, command)
    else { return }
    let name = report.expanded.spoken(entry)
    report.finding(
      at: entry, "\(name) opens a window, and an app has one on iPhone",
      platforms: .init(.iOS), help: "Write `on iPadOS, macOS { … }` around it.")
  }

  /// Whether a command opens another window, by its title and by what it says that it opens.
  private static func opensWindow(_ facts: TitleFacts, _ command: Command) -> Bool {
    if ["새로운 윈도우", "새 윈도우", "새로운 창", "새 창"].contains(where: { facts.lowercased.includes($0) }) {
      return true
    }
    // “Open in New Tab” works on iPhone.
    guard let window = facts.words.firstIndex(where: { $0 == "window" || $0 == "windows" })
    else { return false }
    if facts.firstWord == "close" || facts.firstWord == "merge" { return false }
    let before = facts.words[..<window]
    return command.opens == .elsewhere || before.contains { another.contains($0) }
  }

  /// Before “window”, these say that there will be one more: not “Show Window”, and not “Window Size”.
  private static let another: Set<String> = ["new", "another", "separate", "second", "own"]
}
