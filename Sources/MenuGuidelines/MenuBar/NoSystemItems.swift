import MenuModel
import MenuSyntax

/// The system adds some items to the Edit menu by itself.
enum NoSystemItems: Guideline {
  // An error: there are two of each then.
  static let rule = Rule(
    "no-system-items", sources: [.menuBar2025], platforms: [.iOS, .iPadOS, .macOS, .macCatalyst],
    needs: [], severity: .error,
    checks: [.menus([.bar], check), .menus(Set(MenuSurface.allCases), checkSiri)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      // In whatever menu: the system adds them to Edit in any case.
      guard report.expanded.titleFacts(of: entry)?.addedItem == .ofEditMenu,
        let text = report.expanded.title(of: entry)
      else { continue }
      let title = TitleText(text)
      report.finding(
        at: text.place,
        "The system adds “\(title.shown)” to the Edit menu by itself")
    }
  }

  @Sendable static func checkSiri(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    if report.edition < .edition2026 { return }
    for entry in menu.entries {
      guard report.expanded.titleFacts(of: entry)?.addedItem == .siri, let id = entry.command
      else { continue }
      // Only from version 27 on does the system add it.
      let adding = report.platforms.intersection(report.expanded.platformsFrom27)
      if adding.isEmpty { return }
      report.finding(
        at: report.expanded.title(of: entry)?.place ?? report.expanded.command(id).name.place,
        "The system adds “Ask Siri” to menus by itself",
        platforms: adding)
    }
  }

  /// What the system adds to menus.
  enum AddedItem {
    case ofEditMenu, siri

    /// Special Characters is what older systems called Emoji & Symbols.
    private static let titles: [String: Self] = [
      "start dictation": .ofEditMenu, "emoji & symbols": .ofEditMenu,
      "emoji and symbols": .ofEditMenu, "special characters": .ofEditMenu,
      "받아쓰기 시작": .ofEditMenu, "이모티콘 및 기호": .ofEditMenu, "이모지 및 기호": .ofEditMenu,
      "ask siri": .siri, "siri에게 요청하기": .siri,
    ]

    /// - Parameter title: The title in lower case and without an ellipsis.
    init?(titled title: String) {
      guard let item = Self.titles[title] else { return nil }
      self = item
    }
  }
}
