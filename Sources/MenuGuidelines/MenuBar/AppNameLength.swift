import MenuModel
import MenuSyntax

/// The menu bar shows a short name of the app.
enum AppNameLength: Guideline {
  static let rule = Rule(
    "app-name-length", sources: [.menuBar2025], platforms: .withMenuBar, severity: .warning,
    threshold: .max(16), checks: [.module(check)])

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
      "The app's name `\(app.name)` has \(count) characters; at most \(limit) fit the menu bar well",
      platforms: platforms)
  }
}
