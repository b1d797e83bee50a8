import MenuModel
import MenuSyntax

/// A full swipe does not destroy without a question.
enum SwipeFullDestructive: Guideline {
  static let rule = Rule(
    "swipe-full-destructive", sources: [.swipeActions], severity: .error,
    otherSeverities: [.warning],
    checks: [.menus([.swipe], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.hasFullSwipe else { return }
    // The first that is there: those before one that always is may not be.
    for entry in menu.entries {
      if let command = report.expanded.command(of: entry), command.isDestructive,
        command.confirmation == nil, !command.asks
      {
        let title = report.expanded.spoken(entry)
        report.finding(
          at: entry,
          "A full swipe performs \(title), which is destructive and doesn't ask people to confirm",
          help: "Put another command first, add `confirm`, or leave out `full`.")
      }
      if entry.condition == nil { return }
    }
  }
}

/// What a swipe does is in the menu of its row too.
enum SwipeInMenu: Guideline {
  static let rule = Rule(
    "swipe-in-menu", sources: [.contextMenus2025, .swipeActions],
    platforms: [.iOS, .iPadOS, .macOS, .macCatalyst, .visionOS], severity: .warning,
    otherSeverities: [.note], checks: [.menus([.swipe], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let item = report.expanded.item(of: menu) else { return }
    let menus = report.expanded.menus.filter { $0.surface == .context && $0.owner == menu.owner }
    let platforms = menu.platforms.intersection(report.platforms)
    let withMenu = platforms.intersection(
      menus.reduce(into: PlatformSet()) { $0.formUnion($1.platforms) })
    if withMenu.isEmpty {
      if item.noMenu != nil { return }
      report.finding(
        at: menu.header,
        "`\(item.name.text)` has swipe actions and no context menu, where people look for what they cannot see",
        severity: .note, platforms: platforms)
      return
    }
    for entry in menu.entries {
      guard let id = entry.command else { continue }
      var missing = withMenu
      for menu in menus where menu.entries.contains(where: { $0.command == id }) {
        missing.subtract(menu.platforms)
      }
      if missing.isEmpty { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) is in the swipe actions of `\(item.name.text)`, but not in its context menu",
        platforms: missing)
    }
  }
}

/// The title of a swipe action is short.
enum SwipeTitleShort: Guideline {
  static let rule = Rule(
    "swipe-title-short", sources: [.swipeActions], severity: .note,
    // No page has a number. Apple's own are Flag, Archive, Mark as Unread.
    threshold: .max(16), checks: [.menus([.swipe], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let limit = report.limit
    for entry in menu.entries {
      report.expanded.forEachLabel(of: entry) { facts, text in
        let characters = facts.characterCount
        guard characters > limit else { return }
        let title = TitleText(text())
        report.finding(
          at: text().place,
          "The swipe action “\(title.shown)” has \(characters) characters; more than \(limit) do not fit beside a row",
          help: "Give it a shorter title here: `as \"…\"`.")
      }
    }
  }
}
