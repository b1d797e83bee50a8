import MenuModel
import MenuSyntax

/// On iPad the menu bar is hidden, so that each command is elsewhere too.
struct IpadUiReachable: Guideline {
  static let page = GuidelinePage(
    id: "ipad-ui-reachable",
    title: Bilingual("A command that only the menu bar of iPad has", ko: "iPad의 메뉴 막대에만 있는 명령"),
    what: Bilingual(
      "On iPad each command of the menu bar is in the interface too: in a toolbar, a button's menu, an item's menu, or as a control of the app's own (`onscreen`). From iPadOS 26, where the menu bar shows. More than three such commands in a file are one finding.",
      ko:
        "iPad에서는 메뉴 막대의 모든 명령이 도구 막대, 버튼의 메뉴, 항목의 메뉴나 앱이 직접 보여 주는 컨트롤(`onscreen`)에도 있습니다. 메뉴 막대가 보이는 iPadOS 26부터입니다. 한 파일에 그런 명령이 세 개보다 많으면 한 번에 알립니다."
    ),
    why: Bilingual(
      "The menu bar of iPad is hidden until someone asks for it, and many people never do.",
      ko: "iPad의 메뉴 막대는 부르기 전까지 숨어 있고, 한 번도 부르지 않는 사람이 많습니다."),
    remedy: Bilingual(
      "Place it in a toolbar or a menu of a screen, or mark it as `onscreen`.",
      ko: "도구 막대나 화면의 메뉴에 배치하거나 `onscreen`을 붙이세요."),
    sources: [.menuBar2025],
    platforms: .iPadOS,
    severity: .error, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        "file { newNote; mergeNotes; ---; standard close }", platforms: "iPadOS 26",
        commands: """
          newNote "New Note" symbol square.and.pencil onscreen
          mergeNotes "Merge Notes" symbol link
          """)),
    .good(
      ExampleApp.menuBar(
        "file { newNote; mergeNotes; ---; standard close }", platforms: "iPadOS 26",
        commands: """
          newNote "New Note" symbol square.and.pencil onscreen
          mergeNotes "Merge Notes" symbol link onscreen
          """)),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard report.module.menuBar != nil, report.expanded.barPlatforms.contains(.iPadOS) else {
      return
    }
    var only: [CommandID] = []
    var describesInterface = false
    for id in report.module.commandIDs {
      if report.expanded.command(id).hasControl {
        describesInterface = true
        continue
      }
      switch reach(of: id, report) {
      case .elsewhere: describesInterface = true
      case .menuBarOnly: only.append(id)
      case .nowhere: break
      }
    }
    if only.isEmpty { return }
    // A module with a menu bar and nothing else describes a part of an app.
    guard describesInterface else {
      report.finding(
        at: report.module.app.platformsNote,
        Bilingual(
          "Nothing but the menu bar is described for iPadOS, so commands that only the menu bar has are not checked",
          ko: "iPadOS에는 메뉴 막대만 적혀 있어, 메뉴 막대에만 있는 명령은 검사하지 않습니다"),
        severity: .note,
        help: Bilingual(
          "Describe the toolbars and menus of the screens too, or mark commands as `onscreen`.",
          ko: "화면의 도구 막대와 메뉴도 적거나 명령에 `onscreen`을 붙이세요."))
      return
    }
    var hidden = GatheredCommands(of: page.id, in: report.module)
    for id in only { hidden.add(id, on: report.platforms, report) }
    for items in hidden.findings {
      let names = items.names
      report.finding(
        at: items,
        items.count == 1
          ? Bilingual(
            "\(names.english) is only in the menu bar, which iPad hides until someone asks for it",
            ko: "\(names.korean)은(는) iPad에서 부르기 전까지 숨어 있는 메뉴 막대에만 있습니다")
          : Bilingual(
            "\(items.count) commands are only in the menu bar, which iPad hides until someone asks for it: \(names.english)",
            ko: "명령 \(items.count)개가 iPad에서 부르기 전까지 숨어 있는 메뉴 막대에만 있습니다(\(names.korean))"))
    }
  }

  private enum Reach { case nowhere, menuBarOnly, elsewhere }

  private static func reach(of id: CommandID, _ report: GuidelineReport) -> Reach {
    var reach = Reach.nowhere
    for placement in report.expanded.placements(of: id)
    where placement.platforms.contains(.iPadOS) && !placement.isHidden {
      switch placement.site {
      case .menu(_, .bar): reach = .menuBarOnly
      case .preview: break
      case .menu, .toolbar, .tap: return .elsewhere
      }
    }
    return reach
  }
}
