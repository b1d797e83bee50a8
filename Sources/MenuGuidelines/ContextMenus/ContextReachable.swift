import MenuModel
import MenuSyntax

/// Every command of a context menu can be reached without it.
enum ContextReachable: Guideline {
  static let rule = Rule(
    "context-reachable", sources: [.contextMenus2022], platforms: [.iOS, .iPadOS], severity: .error,
    otherSeverities: [.note], needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    var unknown: PlatformSet = []
    var hidden = GatheredCommands(of: rule.id, in: report.module, eachEntry: true)
    for menu in report.expanded.contextMenus {
      let platforms = menu.platforms.intersection(report.platforms)
      for entry in menu.entries {
        guard let id = entry.command else { continue }
        let missing = platforms.subtracting(report.expanded.reach(of: id).reachable)
        if missing.isEmpty { continue }
        let known = missing.intersection(report.expanded.describedPlatforms)
        unknown.formUnion(missing.subtracting(known))
        if !known.isEmpty { hidden.add(entry, id, on: known, in: report.expanded) }
      }
    }
    for items in hidden.findings { say(items, &report) }
    if unknown.isEmpty { return }
    report.finding(
      at: report.module.app.platformsNote,
      Bilingual(
        "No toolbar, button, menu bar or `onscreen` command is described, so commands that only context menus have are not checked",
        ko: "도구 막대, 버튼, 메뉴 막대나 `onscreen` 명령이 없어, 컨텍스트 메뉴에만 있는 명령은 검사하지 않습니다"),
      severity: .note, platforms: unknown)
  }

  /// Reports entries at the first of them, with a fix that says that the app shows controls for all of their commands.
  private static func say(_ items: [GatheredCommands.Item], _ report: inout GuidelineReport) {
    let edits = report.edits
    let fix = GuidelineFix(
      title: items.count == 1
        ? Bilingual("Add `onscreen`", ko: "`onscreen` 추가")
        : Bilingual("Add `onscreen` to these commands", ko: "이 명령들에 `onscreen` 추가"),
      applicability: .suggestion,
      edits: items.map { item in
        edits.attribute("onscreen", of: report.module.commands[item.command.index])
      })
    let names = items.names
    report.finding(
      at: items,
      items.count == 1
        ? Bilingual(
          "\(names.english) can be reached through context menus only; the main interface has to offer it too",
          ko: "\(names.korean)은(는) 컨텍스트 메뉴로만 사용할 수 있습니다. 주 인터페이스에도 있어야 합니다")
        : Bilingual(
          "\(items.count) commands can be reached through context menus only, and the main interface has to offer them too: \(names.english)",
          ko: "명령 \(items.count)개는 컨텍스트 메뉴로만 사용할 수 있습니다. 주 인터페이스에도 있어야 합니다(\(names.korean))"),
      fixes: [fix])
  }
}

extension App {
  /// Where it is said which platforms a module is for, or where it begins.
  var platformsNote: Place {
    platformsPlace ?? place ?? Place(source: 0, span: Span(0, 0))
  }
}
