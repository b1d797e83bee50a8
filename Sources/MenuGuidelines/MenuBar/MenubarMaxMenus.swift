import MenuModel
import MenuSyntax

/// A menu bar has few enough menus to be scanned.
enum MenubarMaxMenus: Guideline {
  static let rule = Rule(
    "menubar-max-menus", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menuBar,
    severity: .warning, threshold: .max(12), checks: [.module(check)])

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
