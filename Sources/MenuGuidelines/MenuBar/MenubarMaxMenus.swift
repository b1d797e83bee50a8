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
      "The menu bar has \(count) menus; more than \(limit) are hard to scan",
      platforms: platforms)
  }
}
