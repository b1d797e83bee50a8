import MenuModel
import MenuSyntax

/// A command of the edit menu needs no button.
enum EditNoRedundantControl: Guideline {
  // The page says it of iOS, where a second control takes room from the text.
  static let rule = Rule(
    "edit-no-redundant-control", sources: [.editMenus], platforms: [.iOS], severity: .warning,
    needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let expanded = report.expanded
    // The system's commands in the edit menus of each screen.
    var standard = [[String]](repeating: [], count: expanded.module.screens.count)
    for menu in expanded.menus(of: .edit) where menu.platforms.contains(.iOS) {
      guard case .item(let screen?, _) = menu.owner else { continue }
      for entry in menu.entries {
        if case .standard(let name) = entry.kind { standard[screen].append(name) }
      }
    }
    if standard.allSatisfy(\.isEmpty) { return }
    // The page speaks of the small screen; a Mac's toolbar may well have Cut and Copy.
    for toolbar in expanded.toolbars where toolbar.platform == .iOS {
      guard let screen = toolbar.screen, case let names = standard[screen], !names.isEmpty else {
        continue
      }
      for entry in toolbar.entries { check(entry, names, &report) }
    }
    for menu in expanded.menus where menu.platforms.contains(.iOS) {
      guard let screen = screen(of: menu, expanded),
        case let names = standard[screen], !names.isEmpty
      else { continue }
      // What opens a menu is no control next to the edit menu, and a More button's Copy is about the whole screen.
      for entry in menu.entries
      where entry.command.map({ expanded.command($0).affects == .selection }) ?? false {
        check(entry, names, &report)
      }
    }
    for (screen, names) in standard.enumerated() where !names.isEmpty {
      for button in expanded.module.screens[screen].buttons {
        guard let tap = button.tap else { continue }
        check(
          tap, expanded.title(of: tap), expanded.titleFacts(of: tap), at: button.header, names,
          &report)
      }
    }
    for id in expanded.module.commandIDs {
      guard expanded.command(id).hasControl else { continue }
      let facts = expanded.titleFacts(of: id)
      if facts.editCommand == nil { continue }
      let screens = expanded.placements(of: id).compactMap(\.screen)
      guard let screen = screens.first(where: { !standard[$0].isEmpty }) else { continue }
      check(
        id, expanded.title(of: id), facts, at: expanded.command(id).name.place, standard[screen],
        &report)
    }
  }

  /// The screen whose button or toolbar has a menu.
  private static func screen(of menu: ExpandedMenu, _ expanded: ExpandedModule) -> Int? {
    switch menu.owner {
    case .button(let screen, _): return screen
    case .toolbar(let toolbar): return expanded.toolbars[toolbar].screen
    case .item, .background, .barMenu, .icon, .statusItem: return nil
    }
  }

  private static func check(
    _ entry: ExpandedEntry, _ names: [String], _ report: inout GuidelineReport
  ) {
    // A control of the app's own is reported at the command, once.
    guard let id = entry.command, !report.expanded.command(id).hasControl,
      let title = report.expanded.title(of: entry),
      let facts = report.expanded.titleFacts(of: entry)
    else { return }
    check(id, title, facts, at: entry.place, names, &report)
  }

  private static func check(
    _ id: CommandID, _ title: Text, _ facts: TitleFacts, at place: Place, _ names: [String],
    _ report: inout GuidelineReport
  ) {
    // “Copy Link” is another command than Copy.
    guard let name = facts.editCommand, names.contains(name) else { return }
    let raw = report.edits.raw(title)
    let command = report.expanded.command(id).name.text
    report.finding(
      at: place,
      "The edit menu of this screen has “\(raw)” (`standard \(name)`), so the app's own `\(command)` is not needed",
      platforms: .iOS)
  }
}
