import MenuModel
import MenuSyntax

/// A main task is in sight, not only in a menu.
struct PrimaryVisible: Guideline {
  static let page = GuidelinePage(
    id: "primary-visible",
    title: Bilingual("A main task in menus only", ko: "메뉴에만 있는 주된 작업"),
    what: Bilingual(
      "On each platform that places a `primary` command in a menu, it is also in a toolbar, on a button that a tap performs it with, or on screen (`onscreen`). Neither a pull-down menu nor the menu bar of a Mac is enough.",
      ko:
        "`primary` 명령이 메뉴에 있는 플랫폼에서는 그 명령이 도구 막대, 탭하면 수행하는 버튼, 화면(`onscreen`) 가운데 한 곳에도 있습니다. 풀다운 메뉴나 Mac의 메뉴 막대만으로는 모자랍니다."
    ),
    why: Bilingual(
      "A menu costs a second tap, and hides what the screen is for from people who do not open it.",
      ko: "메뉴는 한 번 더 탭해야 하고, 열지 않는 사람에게는 화면의 주된 일이 가려집니다."),
    remedy: Bilingual(
      "Place it in the screen's toolbar, or mark it `onscreen` if the app shows a control for it.",
      ko: "화면의 도구 막대에 넣거나, 앱이 컨트롤을 보여 주면 `onscreen`으로 표시하세요."),
    sources: [.pullDownMenusIOS14],
    severity: .error, otherSeverities: [.note])

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Chat { platforms iOS 17 }
      commands {
        compose "Compose" symbol square.and.pencil primary
        pinChat "Pin" symbol pin
        markRead "Mark as Read" symbol envelope.open onscreen
      }
      screen Chats {
        button Actions "Actions" symbol gearshape { compose; pinChat; markRead }
      }
      """),
    .good(
      """
      app Chat { platforms iOS 17 }
      commands {
        compose "Compose" symbol square.and.pencil primary onscreen
        reply "Reply" symbol arrowshape.turn.up.left onscreen
      }
      screen Chats {
        item Conversation {
          preview ChatCard
          context menu { compose; reply }
        }
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.commands(check)]

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    guard report.expanded.command(id).isPrimary else { return }
    let reach = report.expanded.reach(of: id)
    let hidden = report.platforms.intersection(reach.inMenus).subtracting(reach.inSight)
    if hidden.isEmpty { return }
    let known = hidden.intersection(report.expanded.describedPlatforms)
    let unknown = hidden.subtracting(known)
    let command = report.expanded.command(id)
    if !known.isEmpty {
      let title = report.name(of: id)
      report.finding(
        at: command.name.place,
        Bilingual(
          "\(title) is `primary`, but is in menus only",
          ko: "\(title)은(는) `primary`인데 메뉴에만 있습니다"),
        platforms: known)
    }
    if !unknown.isEmpty {
      report.finding(
        at: report.module.app.platformsNote,
        Bilingual(
          "No toolbar, button, menu bar or `onscreen` command is described, so nothing is said about `primary` commands that only menus have",
          ko: "도구 막대, 버튼, 메뉴 막대나 `onscreen` 명령이 없어, 메뉴에만 있는 `primary` 명령은 검사하지 않습니다"),
        severity: .note, platforms: unknown)
    }
  }
}
