import MenuModel
import MenuSyntax

/// On iPad the Settings item opens the Settings app.
enum IpadSettingsReserved: Guideline {
  static let rule = Rule(
    "ipad-settings-reserved", sources: [.menuBar2025], platforms: .iPadOS, severity: .error,
    checks: [.menus([.bar], check)])

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
        "\(spoken) takes the place of Settings, which opens the Settings app on iPad")
    }
  }
}
