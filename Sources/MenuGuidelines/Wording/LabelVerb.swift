import MenuModel
import MenuSyntax

/// A command's title begins with a verb.
enum LabelVerb: Guideline {
  // Off unless asked for: panes, places and options have nouns as titles in Apple’s own apps too.
  static let rule = Rule(
    "label-verb", sources: [.menus2025, .editMenus], readsEnglish: true,
    checks: [.labels(of: .commands, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    switch label.role {
    case .command, .commandWhenOn, .commandWhen: break
    // A toolbar's label is `toolbar-label-verb`'s.
    case .placement where !label.isInToolbar: break
    default: return
    }
    // The title of a toggle or a choice names what is on, and that of a place where people go.
    guard !label.isVerbatim, label.facts?.beginsWithVerb == false, let id = label.command,
      case let command = report.expanded.command(id), command.on == nil,
      case .none = command.payload, !command.navigates
    else { return }
    let title = TitleText(label.text)
    guard !VerbPhrase.isStandardTitle(title),
      label.role == .placement || !namesAnOption(id, report.expanded),
      !namesAPlace(title), !isPane(id, report.expanded)
    else { return }
    report.finding(
      at: label.place,
      "The title “\(title.shown)” names a thing; the title of an action begins with a verb")
  }

  /// Whether a title ends in the name of a part of an app's window, which the command shows.
  private static func namesAPlace(_ title: TitleText) -> Bool {
    guard let last = TitleText(title.withoutEllipsis).words.last else { return false }
    return places.contains(TitleText.bare(last))
  }

  /// What apps of Apple and others go to under a bare noun.
  private static let places: Set<String> = [
    "inspector", "sidebar", "navigator", "panel", "pane", "panels", "panes", "palette", "library",
    "inbox", "outbox", "drafts", "archive", "trash", "junk", "console", "timeline", "browser",
    "gallery", "dashboard", "bookmarks", "favorites", "favourites", "history",
    "downloads", "documents", "desktop", "applications", "utilities", "home", "computer",
    "settings", "preferences", "options", "general", "advanced", "appearance", "accounts",
    "account", "shortcuts", "notifications", "privacy", "security", "extensions", "plugins",
    "plug-ins", "updates", "window", "windows", "info", "information", "manager", "center",
  ]

  /// Whether a command chooses a pane of a settings window.
  private static func isPane(_ id: CommandID, _ expanded: ExpandedModule) -> Bool {
    expanded.placements(of: id).contains { placement in
      guard case .toolbar(let number) = placement.site else { return false }
      return expanded.toolbars[number].isSettings
    }
  }

  /// Whether a command is in the menu bar alone, and only where titles name what is chosen, shown or opened: in
  /// submenus, in the View, Format, Window and Help menus, and next to other titles without a verb.
  private static func namesAnOption(_ id: CommandID, _ expanded: ExpandedModule) -> Bool {
    let placements = expanded.placements(of: id)
    if placements.isEmpty { return false }
    for placement in placements {
      guard case .menu(let number, .bar) = placement.site else { return false }
      let menu = expanded.menus[number]
      if menu.level > 0 || namesThings(menu, expanded.module) { continue }
      guard let own = menu.entries.first(where: { $0.command == id }) else { continue }
      let others = menu.entries.contains { entry in
        guard entry.group == own.group, let other = entry.command, other != id,
          case let title = TitleText(expanded.command(other).title)
        else { return false }
        return !VerbPhrase.begins(title) && !VerbPhrase.isStandardTitle(title)
      }
      if !others { return false }
    }
    return true
  }

  private static func namesThings(_ menu: ExpandedMenu, _ module: MenuModule) -> Bool {
    guard case .barMenu(let number) = menu.owner, let bar = module.menuBar else { return false }
    switch bar.menus[number].kind {
    case .view, .format, .window, .help: return true
    default: return false
    }
  }
}
