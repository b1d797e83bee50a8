import MenuModel
import MenuSyntax

/// The app menu is for the app as a whole.
enum AppMenuScope: Guideline {
  static let rule = Rule(
    "app-menu-scope", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .note, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .app else { return }
    for (index, entry) in menu.entries.enumerated() {
      if case .standard(let standard) = entry.kind, ofDocuments.contains(standard) {
        let name = report.expanded.spoken(entry)
        report.finding(
          at: entry, "\(name) is in the app menu, which is for the app as a whole",
          help: "Move it to the File menu.")
        continue
      }
      guard let id = entry.command, !isReportedForItsOrder(index, in: menu, report),
        report.expanded.role(of: entry, in: .app) == nil
      else { continue }
      let command = report.expanded.command(id)
      var platforms = report.platforms
      // `settings-item` reports it on the Mac.
      if command.affects == .document { platforms.subtract(.mac) }
      // A command that does not say what it acts on is taken for one about the app.
      guard actsOnContent(command) || showsWindow(entry, report), !platforms.isEmpty else {
        continue
      }
      let name = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(name) is in the app menu, which is for the app as a whole",
        platforms: platforms)
    }
  }

  /// Commands of the system that act on a window or a document.
  private static let ofDocuments: Set<String> = [
    "close", "closeAll", "save", "saveAs", "duplicate", "revert", "print", "pageSetup",
  ]

  /// Whether `app-menu-order` reports an entry, or one that is wrong for the same reason: next to About, or after Services.
  private static func isReportedForItsOrder(
    _ index: Int, in menu: ExpandedMenu, _ report: GuidelineReport
  ) -> Bool {
    menu.entries[..<index].contains { entry in
      switch report.expanded.role(of: entry, in: .app) {
      case "about": return entry.group == menu.entries[index].group
      case "services", "hide", "hideOthers", "showAll", "quit": return true
      default: return false
      }
    }
  }

  private static func actsOnContent(_ command: Command) -> Bool {
    switch command.affects {
    case .document, .selection, .view: return true
    case .app, nil: return false
    }
  }

  /// Whether an English title says that a window or a panel shows, other than one about the app.
  private static func showsWindow(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    guard report.module.app.language == .english,
      let words = report.expanded.titleFacts(of: entry)?.words,
      let last = words.last, panels.contains(last)
    else { return false }
    // “Inspector” alone shows it; “Clear Log” and “Import Library” act on the app.
    let isShown = words.count == 1 || ["show", "hide", "open", "toggle"].contains(words[0])
    return isShown && !words.contains { aboutTheApp.contains($0) }
  }

  /// Parts of a window and windows of their own, which belong in View and Window.
  private static let panels: Set<String> = [
    "window", "windows", "panel", "palette", "inspector", "console", "log", "logs", "dashboard",
    "sidebar", "toolbar", "monitor", "navigator", "debugger", "browser", "timeline",
  ]

  // Windows about the app are at home here: “Release Notes Window”, “Show Welcome Panel”.
  private static let aboutTheApp: Set<String> = [
    "about", "account", "accounts", "activation", "changelog", "change", "license", "licence",
    "preferences", "profile", "registration", "release", "settings", "setup", "subscription",
    "update", "updates", "version", "welcome", "onboarding",
  ]
}
