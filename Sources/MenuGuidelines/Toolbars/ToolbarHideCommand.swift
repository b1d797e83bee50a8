import MenuModel
import MenuSyntax

/// The View menu of an app with a hideable toolbar has Show Toolbar.
struct ToolbarHideCommand: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-hide-command",
    title: Bilingual(
      "No command for hiding the toolbar",
      ko: "도구 막대를 가리는 명령이 없음"),
    what: Bilingual(
      "If people can hide the toolbar of a Mac app, the View menu has the Show/Hide Toolbar command.",
      ko: "Mac 앱의 도구 막대를 사람들이 가릴 수 있다면 보기 메뉴에 도구 막대 보기/가리기 명령이 있습니다."),
    why: Bilingual(
      "Who has hidden a toolbar looks for it in the View menu, and cannot work without it where the command is missing.",
      ko: "도구 막대를 가린 사람은 보기 메뉴에서 다시 찾는데, 명령이 없으면 도구 막대를 되돌릴 수 없습니다."),
    remedy: Bilingual(
      "Write `standard toolbar` in `view`.",
      ko: "`view`에 `standard toolbar`를 쓰세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms macOS 14 }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        archive "Archive" symbol archivebox
      }
      screen Inbox {
        toolbar { macOS hideable { compose; reply; forward; archive } }
      }
      menu bar {
        app standard
        file { compose; ---; standard close }
        edit standard
        view { standard sidebar, fullScreen }
        menu Message "Message" { reply; forward; archive }
        window standard
        help standard
      }
      """),
    .good(
      """
      app Mail { platforms macOS 14 }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        archive "Archive" symbol archivebox
      }
      screen Inbox {
        toolbar { macOS hideable { compose; reply; forward; archive } }
      }
      menu bar {
        app standard
        file { compose; ---; standard close }
        edit standard
        view { standard toolbar, fullScreen }
        menu Message "Message" { reply; forward; archive }
        window standard
        help standard
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.wholeMenuBar else { return }
    let hideable = report.expanded.toolbars.filter { $0.platform == .macOS && $0.isHideable }
    if hideable.isEmpty || hasCommand(report.expanded) { return }
    var fixes: [GuidelineFix] = []
    let view = menuBar.menus.first { if case .view = $0.kind { true } else { false } }
    if let view, report.expanded.areKeysFree(for: ["toolbar"]),
      let edit = report.edits.insertion("standard toolbar", atEndOf: view.place)
    {
      fixes = [
        GuidelineFix(
          title: Bilingual(
            "Add `standard toolbar` to the View menu", ko: "보기 메뉴에 `standard toolbar` 추가"),
          edits: [edit])
      ]
    }
    for toolbar in hideable {
      report.finding(
        at: toolbar.header,
        Bilingual(
          "This toolbar can be hidden, but no menu shows it again; add `standard toolbar` to the View menu",
          ko: "이 도구 막대는 가릴 수 있지만 다시 표시하는 메뉴 명령이 없습니다. 보기 메뉴에 `standard toolbar`를 추가하세요"),
        platforms: .macOS, related: [(menuBar.header, Bilingual("the menu bar", ko: "메뉴 막대"))],
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

  private static let titles: Set<String> = [
    "show toolbar", "hide toolbar", "show/hide toolbar", "toggle toolbar", "도구 막대 보기", "도구 막대 가리기",
  ]
}
