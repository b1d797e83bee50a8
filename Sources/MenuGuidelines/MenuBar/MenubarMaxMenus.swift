import MenuModel
import MenuSyntax

/// A menu bar has few enough menus to be scanned.
struct MenubarMaxMenus: Guideline {
  static let page = GuidelinePage(
    id: "menubar-max-menus",
    title: Bilingual("Too many menus in the menu bar", ko: "메뉴 막대에 메뉴가 너무 많음"),
    what: Bilingual(
      "The menu bar has at most twelve menus, counting App, File, Edit, View, Window and Help. The guidelines ask for few menus; the number is ours.",
      ko:
        "메뉴 막대에는 앱, 파일, 편집, 보기, 윈도우, 도움말을 포함해 메뉴가 열두 개까지 있습니다. 지침은 메뉴를 적게 두라고 하며, 숫자는 이 도구가 정한 것입니다."
    ),
    why: Bilingual(
      "On a small screen, the menus of an app and the icons at the end of the menu bar share little space, and what does not fit is not seen.",
      ko: "작은 화면에서는 앱의 메뉴와 메뉴 막대 끝의 아이콘이 좁은 공간을 나누어 쓰며, 들어가지 않는 것은 보이지 않습니다."),
    remedy: Bilingual(
      "Join related menus, and put their parts into submenus.",
      ko: "관련 있는 메뉴를 합치고, 그 부분을 하위 메뉴에 넣으세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar,
    severity: .warning,
    threshold: .max(12))

  static let examples: [GuidelineExample] = [
    .bad(
      "guidelines { menubar-max-menus max 6 }\n"
        + ExampleApp.menuBar(
          #"menu Note "Note" { pin; archive }"#,
          commands: #"pin "Pin Note" onscreen; archive "Archive Note" onscreen"#)),
    .good(
      ExampleApp.menuBar(
        #"menu Note "Note" { pin; archive }"#,
        commands: #"pin "Pin Note" onscreen; archive "Archive Note" onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard let menuBar = report.module.menuBar else { return }
    /// The platforms that show each number of menus.
    var counts: [Int: PlatformSet] = [:]
    for platform in report.platforms.platforms {
      let count = menuBar.menus.count { $0.isShown(on: platform) }
      counts[count, default: []].formUnion(PlatformSet(platform))
    }
    guard let (count, platforms) = counts.max(by: { $0.key < $1.key }), count > report.limit
    else { return }
    let limit = report.limit
    report.finding(
      at: menuBar.header,
      Bilingual(
        "The menu bar has \(count) menus; more than \(limit) are hard to scan",
        ko: "메뉴 막대에 메뉴가 \(count)개 있습니다. \(limit)개를 넘으면 훑어보기 어렵습니다"),
      platforms: platforms)
  }
}
