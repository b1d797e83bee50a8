import MenuModel
import MenuSyntax

/// View is about how a window looks, Window about windows.
enum ViewWindowSplit: Guideline {
  static let rule = Rule(
    "view-window-split", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .warning, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let here = report.expanded.barPlace(of: menu), here == .view || here == .window
    else { return }
    for entry in menu.entries {
      guard let role = role(of: entry, report), let home = Self.home(of: role), home != here
      else { continue }
      // There is no better place where that menu is missing.
      if !report.expanded.barPlatforms(with: home).isSuperset(of: menu.platforms) { continue }
      let (there, name) = (title(home), report.expanded.spoken(entry))
      report.finding(
        at: entry,
        "\(name) is in the \(title(here)) menu; it belongs in \(there)",
        help: "Move it to the \(there) menu.",
        fixes: fixes(entry, role, to: home, in: menu, report))
    }
  }

  /// The command of the system that an entry is, or has the title of.
  private static func role(of entry: ExpandedEntry, _ report: GuidelineReport) -> String? {
    if case .standard(let name) = entry.kind { return name }
    // A submenu of such a title, as Sidebar, has what is in it.
    guard case .command = entry.kind else { return nil }
    for place in [StandardCommandPlace.view, .window, .file] {
      // “Zoom” in View is about what a window shows.
      if let role = report.expanded.role(of: entry, in: place), role != "zoom" { return role }
    }
    return nil
  }

  /// The menu that a command of the system belongs in; nil for commands that this rule ignores.
  private static func home(of role: String) -> StandardCommandPlace? {
    switch role {
    case "toolbar", "customizeToolbar", "sidebar", "inspector", "tabBar", "fullScreen": return .view
    case "minimize", "zoom", "bringAllToFront": return .window
    case "close": return .file
    default: return nil
    }
  }

  private static func title(_ place: StandardCommandPlace) -> Message {
    switch place {
    case .view: return Message("View")
    case .window: return Message("Window")
    default: return Message("File")
    }
  }

  /// Moves a command of the system to the end of its menu, or removes it if it is there already.
  private static func fixes(
    _ entry: ExpandedEntry, _ role: String, to home: StandardCommandPlace, in menu: ExpandedMenu,
    _ report: GuidelineReport
  ) -> [GuidelineFix] {
    // The app's own command may do more than the system's, and an empty menu would be the next finding.
    guard case .standard(let name) = entry.kind, menu.level == 0, menu.entries.count > 1,
      entry.includedFrom == nil, !entry.isNested, entry.alternate == nil,
      let target = report.module.menuBar?.menus.first(where: {
        report.module.place(of: $0) == home
      }),
      let removal = report.edits.removal(of: entry)
    else { return [] }
    let isThere =
      target.isStandard && StandardMenus.contains(name, in: home)
      || target.entries.contains {
        if case .standard(let other) = $0.kind { return other.name.text == name }
        return false
      }
    if isThere {
      return [
        GuidelineFix(
          title: "Remove the second \(report.expanded.spoken(entry))", edits: [removal])
      ]
    }
    guard target.platforms == nil,
      let insertion = report.edits.insertion("standard \(name)", atEndOf: target.place)
    else { return [] }
    return [
      GuidelineFix(
        // People know where it is in this app.
        title: "Move it to the \(title(home)) menu",
        applicability: .unsafe,
        edits: [removal, insertion])
    ]
  }
}
