import MenuModel
import MenuSyntax

/// New says what it makes.
enum NewNamesItem: Guideline {
  static let rule = Rule(
    "new-names-item", sources: [.menuBar2025], platforms: .withMenuBar, restsOn: .menuBar,
    checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .file else { return }
    var creating: Set<CommandID> = []
    var hasStandard = menu.isStandard
    for index in report.expanded.menusWithin(menu.number) {
      for entry in report.expanded.menus[index].entries {
        if case .standard("new") = entry.kind { hasStandard = true }
        guard let id = entry.command, let title = report.expanded.title(of: entry) else { continue }
        switch TitleText(title).firstWord {
        case "new", "create", "add", "새로운", "신규": creating.insert(id)
        default: break
        }
      }
    }
    guard creating.count + (hasStandard ? 1 : 0) > 1 else { return }
    for entry in menu.entries {
      if case .standard("new") = entry.kind {
        say(at: entry, &report)
      } else if entry.command != nil, let title = report.expanded.title(of: entry) {
        let word = TitleText(title).withoutEllipsis.lowercased()
        if word == "new" || word == "신규" { say(at: entry, &report) }
      }
    }
  }

  private static func say(at entry: ExpandedEntry, _ report: inout GuidelineReport) {
    let name = report.expanded.spoken(entry)
    let message = Message(
      "\(name) is called “New” alone, though people can make several kinds of things here")
    // Where the title is written: at the `as` that shortens it, if there is one.
    if entry.includedFrom == nil, entry.command != nil, let title = report.expanded.title(of: entry)
    {
      report.finding(at: title.place, message)
    } else {
      report.finding(at: entry, message)
    }
  }
}
