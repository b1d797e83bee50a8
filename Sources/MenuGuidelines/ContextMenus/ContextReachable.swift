import MenuModel
import MenuSyntax

/// Every command of a context menu can be reached without it.
struct ContextReachable: Guideline {
  static let page = GuidelinePage(
    id: "context-reachable",
    title: Bilingual("A command in context menus only", ko: "컨텍스트 메뉴에만 있는 명령"),
    what: Bilingual(
      "Each command of a context menu is in the main interface too: in a toolbar, a button or its menu, a control of the app's own (`onscreen`), or the menu bar of iPadOS 26. More than three such commands in a file are one finding. The customization palette, edit menus and previews do not count. Where a module describes no main interface, one note says so.",
      ko:
        "컨텍스트 메뉴의 모든 명령은 주 인터페이스에도 있습니다. 도구 막대, 버튼이나 그 메뉴, 앱이 직접 만든 컨트롤(`onscreen`), iPadOS 26의 메뉴 막대입니다. 한 파일에 그런 명령이 세 개보다 많으면 한 번에 알립니다. 사용자화 팔레트, 편집 메뉴, 미리보기는 해당하지 않습니다. 주 인터페이스를 적지 않은 모듈에는 참고로 한 번만 알립니다."
    ),
    why: Bilingual(
      "A context menu is out of sight until someone asks for it, and some people never do.",
      ko: "컨텍스트 메뉴는 열기 전에는 보이지 않고, 한 번도 열지 않는 사람도 있습니다."),
    remedy: Bilingual(
      "Place the command in a toolbar or button too, or mark it `onscreen` if the app shows a control for it.",
      ko: "명령을 도구 막대나 버튼에도 넣거나, 앱이 컨트롤을 보여 주면 `onscreen`으로 표시하세요."),
    sources: [.contextMenus2022],
    platforms: [.iOS, .iPadOS],
    severity: .error, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Chapter", "share; addBookmark", platforms: "iOS 17",
        commands: """
          share "Share…" symbol square.and.arrow.up asks onscreen
          addBookmark "Add Bookmark" symbol bookmark
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Chapter", "share; addBookmark", platforms: "iOS 17",
        commands: """
          share "Share…" symbol square.and.arrow.up asks onscreen
          addBookmark "Add Bookmark" symbol bookmark onscreen
          """)),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    var unknown: PlatformSet = []
    var hidden = GatheredCommands(of: page.id, in: report.module, eachEntry: true)
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
