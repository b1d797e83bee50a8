import MenuModel
import MenuSyntax

/// On iPad the Settings item opens the Settings app.
struct IpadSettingsReserved: Guideline {
  static let page = GuidelinePage(
    id: "ipad-settings-reserved",
    title: Bilingual("A Settings item of the app's own on iPad", ko: "iPad에서 앱이 직접 만든 설정 항목"),
    what: Bilingual(
      "On iPad Settings in the app menu, with Command-Comma, opens the app's page in the Settings app. The app's own preferences are in another item below it, in the same group.",
      ko:
        "iPad에서 앱 메뉴의 설정 항목과 Command-쉼표는 설정 앱에 있는 앱의 페이지를 엽니다. 앱 고유의 환경설정은 같은 그룹에서 그 아래 다른 항목으로 배치합니다."
    ),
    why: Bilingual(
      "People expect the same of this item in every app.",
      ko: "사람들은 이 항목이 어느 앱에서나 같은 일을 하리라고 기대합니다."),
    remedy: Bilingual(
      "Place `standard settings`, which `app standard` has already, and the app's own item under another title and key below it.",
      ko: "`standard settings`를 두고(`app standard`에는 이미 있습니다), 앱의 항목은 다른 제목과 단축키로 그 아래에 배치하세요."),
    sources: [.menuBar2025],
    platforms: .iPadOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        "app { standard about; ---; openSettings; ---; standard hide, hideOthers, showAll; ---; standard quit }",
        platforms: "iPadOS 26",
        commands: #"openSettings "Settings…" key cmd+, asks affects app onscreen"#)),
    .good(
      ExampleApp.menuBar(
        "app { standard about; ---; standard settings; editAccounts; ---; standard hide, hideOthers, showAll; ---; standard quit }",
        platforms: "iPadOS 26",
        commands: #"editAccounts "Edit Accounts…" asks affects app onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.barPlace(of: menu) == .app else { return }
    for entry in menu.entries {
      guard let id = entry.command, let title = report.expanded.title(of: entry) else { continue }
      let command = report.expanded.command(id)
      let hasKey = command.key.map { StandardShortcut($0).canonical == SettingsItem.key } ?? false
      guard hasKey || SettingsItem.isSettings(TitleText(title)) else { continue }
      let spoken = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(spoken) takes the place of Settings, which opens the Settings app on iPad",
          ko: "\(spoken)이(가) iPad에서 설정 앱을 여는 설정 항목의 자리를 차지합니다"))
    }
  }
}
