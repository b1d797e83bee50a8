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
        Bilingual(
          "This toolbar and its palette hold \(both) of the \(count) commands in the menu bar; not every command needs a toolbar item",
          ko:
            "이 도구 막대와 팔레트에 메뉴 막대의 명령 \(count)개 중 \(both)개가 있습니다. 모든 명령에 도구 막대 항목이 필요한 것은 아닙니다"
        ),
        platforms: .macOS)
    }
  }
}
