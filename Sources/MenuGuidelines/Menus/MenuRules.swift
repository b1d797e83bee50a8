import MenuModel
import MenuSyntax

/// A menu opens also when all in it is unavailable.
enum MenuAlwaysOpenable: Guideline {
  static let rule = Rule(
    "menu-always-openable", sources: [.menus2025], severity: .error,
    checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // A button that hides, or an item of a toolbar, is not a menu that cannot open.
    let isControl = menu.level == 0 && (menu.surface == .pullDown || menu.surface == .toolbarMenu)
    if menu.isConditional && !menu.isDimmed && menu.surface == .statusItem && menu.level == 0 {
      report.finding(
        at: menu.header, "A status item that is not always there says `only when`",
        help: "It leaves the menu bar, and comes back to its place.")
    } else if menu.isConditional && !(isControl && !menu.isDimmed) {
      report.finding(
        at: menu.includedAt ?? menu.header,
        "This menu can be unavailable; keep it available and disable its items")
    }
    // Elsewhere `when` is the language's way to have one menu or another.
    guard menu.surface == .bar else { return }
    for entry in menu.entries where entry.condition != nil {
      guard case .menu = entry.kind else { continue }
      report.finding(
        at: entry,
        "`when` would hide this menu of the menu bar, where every menu stays")
    }
  }
}

/// Titles are not indented.
enum NoIndent: Guideline {
  static let rule = Rule(
    "no-indent", sources: [.menus2025], needs: [], severity: .warning,
    checks: [.labels(withPluralForms: true, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isTitle, let first = label.text.segments.first,
      case .literal(let text) = first, let character = text.utf8.first,
      // The page speaks of indented titles; one of blanks alone is `label-required`.
      character == 0x20 || character == 0x09, !TitleText(label.text).isEmpty
    else { return }
    let edits = report.edits
    let raw = edits.raw(label.text).drop { $0 == " " || $0 == "\t" }
    report.finding(
      at: label.place,
      "This title begins with a blank; a submenu or a section groups what belongs together",
      fixes: [
        GuidelineFix(
          title: "Remove the blank",
          edits: [edits.replacement(of: label.text, with: String(raw))])
      ])
  }
}

/// Where many styles can be on, one command turns them all off.
enum ToggleReset: Guideline {
  // A note: the page has it for menus of text styles.
  static let rule = Rule(
    "toggle-reset", sources: [.menus2025], severity: .note, threshold: .max(3),
    checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.entries.count > report.limit else { return }
    for group in menu.groups where group.count > report.limit {
      let toggles = group.filter { entry in
        guard case .command(let id) = entry.kind else { return false }
        let command = report.expanded.command(id)
        // A toggle of the view or the app is a setting, which nothing resets with others.
        return command.on != nil && command.affects == .selection
      }
      // Bold, Italic and Underline are turned off by one's own hand.
      guard toggles.count > report.limit else { continue }
      let hasReset = menu.entries.contains { entry in
        guard let id = entry.command else { return false }
        let title = TitleText(entry.title ?? report.expanded.command(id).title)
        return resets.contains(title.firstWord)
      }
      if hasReset { continue }
      report.finding(
        at: menu.includedAt ?? menu.header,
        "This menu has \(toggles.count) style toggles in a group and no command that clears them all"
      )
      return
    }
  }

  private static let resets: Set<String> = [
    "plain", "regular", "none", "normal", "clear", "remove", "reset", "default",
  ]
}
