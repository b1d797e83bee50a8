import MenuModel
import MenuSyntax

/// The View menu of an app with a hideable toolbar has Show Toolbar.
enum ToolbarHideCommand: Guideline {
  static let rule = Rule(
    "toolbar-hide-command", sources: [.toolbarsIPadOS16], platforms: .macOS, severity: .error,
    needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.wholeMenuBar else { return }
    // Only of what can be hidden need there be a way back.
    let hideable = report.expanded.toolbars.filter { $0.platform == .macOS && $0.isHideable }
    if hideable.isEmpty || hasCommand(report.expanded) { return }
    var fixes: [GuidelineFix] = []
    let view = menuBar.menus.first { if case .view = $0.kind { true } else { false } }
    if let view, report.expanded.areKeysFree(for: ["toolbar"]),
      let edit = report.edits.insertion("standard toolbar", atEndOf: view.place)
    {
      fixes = [
        GuidelineFix(
          title: "Add `standard toolbar` to the View menu",
          edits: [edit])
      ]
    }
    // Each of them: a window knows nothing of another's toolbar.
    for toolbar in hideable {
      report.finding(
        at: toolbar.header,
        "This toolbar can be hidden, but no menu shows it again; add `standard toolbar` to the View menu",
        platforms: .macOS, related: [(menuBar.header, "the menu bar")],
        fixes: fixes)
    }
  }

  /// Whether Show/Hide Toolbar is in the menu bar of macOS; the system's own View menu has it.
  private static func hasCommand(_ expanded: ExpandedModule) -> Bool {
    for menu in expanded.menus(of: .bar) where menu.platforms.contains(.macOS) {
      if menu.isStandard, case .barMenu(let number) = menu.owner,
        case .view? = expanded.module.menuBar?.menus[number].kind
      {
        return true
      }
      for entry in menu.entries {
        if case .standard("toolbar") = entry.kind { return true }
        // A menu bar that was made in a XIB has the command as one of the app's own.
        if let title = expanded.titleFacts(of: entry)?.lowercased, titles.contains(title) {
          return true
        }
      }
    }
    return false
  }

  /// As the XIBs of real apps have them: Show, Hide, and Toggle.
  private static let titles: Set<String> = [
    "show toolbar", "hide toolbar", "show/hide toolbar", "toggle toolbar", "도구 막대 보기", "도구 막대 가리기",
  ]
}
