import MenuModel
import MenuSyntax

/// A toolbar does not repeat the menu bar. The figure is the share of the commands in per cent, and from 30
/// commands on it counts.
enum ToolbarNotMirror: Guideline {
  static let rule = Rule(
    "toolbar-not-mirror", sources: [.toolbarsIPadOS16], platforms: .macOS, severity: .note,
    threshold: .max(50), needsWholeModule: true, checks: [.module(check)])

  /// A smaller app may well offer all it has.
  private static let fewestCommands = 30

  @Sendable static func check(_ report: inout GuidelineReport) {
    let expanded = report.expanded
    let bars = expanded.toolbars.filter { $0.platform == .macOS && !$0.isSettings }
    guard expanded.hasMenuBar, bars.contains(where: { $0.allItems.count > fewestCommands / 2 })
    else {
      return
    }
    var isInMenuBar = Set<CommandID>()
    for menu in expanded.menus(of: .bar) where menu.platforms.contains(.macOS) {
      for entry in menu.entries { if let command = entry.command { isInMenuBar.insert(command) } }
    }
    let count = isInMenuBar.count
    guard count >= fewestCommands else { return }
    for toolbar in bars {
      let both = Set(toolbar.allItems.compactMap(\.command)).intersection(isInMenuBar).count
      guard both * 100 > count * report.limit else { continue }
      report.finding(
        at: toolbar.header,
        "This toolbar and its palette hold \(both) of the \(count) commands in the menu bar; not every command needs a toolbar item",
        platforms: .macOS)
    }
  }
}
