import MenuModel
import MenuSyntax

/// The app menu is for the app as a whole.
struct AppMenuScope: Guideline {
  static let page = GuidelinePage(
    id: "app-menu-scope",
    title: Bilingual(
      "A command in the app menu that is not about the app", ko: "앱에 관한 것이 아닌 앱 메뉴의 명령"),
    what: Bilingual(
      "The app's own commands in the app menu are about the app as a whole: settings, updates, a license, an account. What shows a window or a panel, or acts on the content, is in View, Window or another menu.",
      ko:
        "앱 메뉴에 있는 앱의 명령은 설정, 업데이트, 라이선스, 계정처럼 앱 전체에 관한 것입니다. 윈도우나 패널을 보여 주거나 콘텐츠를 다루는 명령은 보기, 윈도우 같은 다른 메뉴에 있습니다."
    ),
    why: Bilingual(
      "People look in this menu for what is the same in every app, and elsewhere for what they work with.",
      ko: "사람들은 이 메뉴에서 어느 앱에나 있는 것을 찾고, 작업에 쓰는 것은 다른 메뉴에서 찾습니다."),
    remedy: Bilingual(
      "Move it to View, Window or a menu of its own.", ko: "보기나 윈도우, 또는 별도의 메뉴로 옮기세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(example(#"console "Show Console" onscreen"#)),
    .bad(example(#"rotate "Rotate Page" affects selection onscreen"#)),
    .good(example(#"license "Manage License…" asks affects app onscreen"#)),
  ]

  /// An app menu with one command after Settings.
  private static func example(_ command: String) -> String {
    let name = command.prefix { $0 != " " }
    return ExampleApp.menuBar(
      """
      app {
        standard about
        ---
        standard settings
        \(name)
        ---
        standard services
        ---
        standard hide, hideOthers, showAll
        ---
        standard quit
      }
      """, commands: command)
  }

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .app else { return }
    for (index, entry) in menu.entries.enumerated() {
      guard let id = entry.command, !isReportedForItsOrder(index, in: menu, report),
        report.expanded.role(of: entry, in: .app) == nil
      else { continue }
      let command = report.expanded.command(id)
      var platforms = report.platforms
      // `settings-item` reports it on the Mac.
      if command.affects == .document { platforms.subtract(.mac) }
      guard actsOnContent(command) || showsWindow(entry, report), !platforms.isEmpty else {
        continue
      }
      let name = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is in the app menu, which is for the app as a whole",
          ko: "\(name)이(가) 앱 전체를 위한 메뉴인 앱 메뉴에 있습니다"),
        platforms: platforms)
    }
  }

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
    let isShown = words.count == 1 || ["show", "hide", "open", "toggle"].contains(words[0])
    return isShown && !words.contains { aboutTheApp.contains($0) }
  }

  private static let panels: Set<String> = [
    "window", "windows", "panel", "palette", "inspector", "console", "log", "logs", "dashboard",
    "sidebar", "toolbar", "monitor", "navigator", "debugger", "browser", "timeline",
  ]

  private static let aboutTheApp: Set<String> = [
    "about", "account", "accounts", "activation", "changelog", "change", "license", "licence",
    "preferences", "profile", "registration", "release", "settings", "setup", "subscription",
    "update", "updates", "version", "welcome", "onboarding",
  ]
}
