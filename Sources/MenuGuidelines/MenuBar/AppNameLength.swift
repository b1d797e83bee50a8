import MenuModel
import MenuSyntax

/// The menu bar shows a short name of the app.
struct AppNameLength: Guideline {
  static let page = GuidelinePage(
    id: "app-name-length",
    title: Bilingual("A long name of the app", ko: "긴 앱 이름"),
    what: Bilingual(
      "The name in the app menu and in About, Hide and Quit has at most 16 characters.",
      ko: "앱 메뉴와 ‘~에 관하여’, ‘가리기’, ‘종료’에 쓰는 이름은 16자를 넘지 않습니다."),
    why: Bilingual(
      "A longer name is cut off or pushes other menus out of the menu bar.",
      ko: "이름이 길면 잘리거나 다른 메뉴를 메뉴 막대에서 밀어냅니다."),
    remedy: Bilingual("Give the app a shorter name.", ko: "앱에 더 짧은 이름을 쓰세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    severity: .warning,
    threshold: .max(16))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app SketchbookStudios { platforms macOS 14 }
      menu bar {
        app standard
        file standard
        edit standard
        view standard
        window standard
        help standard
      }
      """),
    .good(
      """
      app SketchbookStudio { platforms macOS 14 }
      menu bar {
        app standard
        file standard
        edit standard
        view standard
        window standard
        help standard
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    let app = report.module.app
    guard let place = app.place else { return }
    var platforms = report.platforms
    if !report.expanded.barPlatforms.contains(.iPadOS) { platforms.remove(.iPadOS) }
    if platforms.isEmpty { return }
    let count = app.name.count
    let limit = report.limit
    guard count > limit else { return }
    report.finding(
      at: place,
      Bilingual(
        "The app's name `\(app.name)` has \(count) characters; at most \(limit) fit the menu bar well",
        ko: "앱 이름 `\(app.name)`은(는) \(count)자입니다. 메뉴 막대에는 \(limit)자까지가 알맞습니다"),
      platforms: platforms)
  }
}
