import MenuModel
import MenuSyntax

/// The menu bar always has the same items.
enum MenubarNeverHide: Guideline {
  // An error: people look for an item where they last saw it.
  static let rule = Rule(
    "menubar-never-hide", sources: [.menuBar2025], platforms: .withMenuBar, severity: .error,
    otherSeverities: [.warning, .note], checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    if menu.leaves {
      report.finding(
        at: menu.header,
        "`only when` hides this menu, and people look for it where they last saw it",
        // Apps let a whole menu of their own go while it makes no sense, as KeePassium does while it is locked. A menu
        // of the system is in every app.
        severity: menu.isOfSystem ? .warning : .note)
    }
    let hidden = menu.entries.filter { canHide($0, report.expanded) }
    // One cause: the author means the submenu, not each entry.
    if menu.level > 0, hidden.count > 1, hidden.count == menu.entries.count {
      report.finding(
        at: menu.includedAt ?? menu.header,
        "The entries of this submenu come and go, but the menu bar hides nothing and dims it instead"
      )
      return
    }
    // A menu of which many entries come and go is one finding, but for those that an `@allow` speaks of.
    let (own, gathered) =
      hidden.count > 3
      ? (
        hidden.filter { report.isAllowed($0.place) }, hidden.filter { !report.isAllowed($0.place) }
      )
      : (hidden, [])
    if let first = gathered.first {
      let names = gathered.map { report.expanded.spoken($0) }
      let list = names.prefix(3).joined(separator: ", ")
      report.finding(
        at: first,
        "\(names.count) entries of this menu come and go, but the menu bar hides nothing and dims it instead: \(list)…",
        related: zip(gathered, names).dropFirst().map { ($0.place, Message("\($1)")) })
    }
    for entry in own {
      let command = report.expanded.command(of: entry)
      let hides = command?.shown != nil
      let name = report.expanded.spoken(entry)
      let word = hides ? "shown when" : "when"
      report.finding(
        at: entry,
        "`\(word)` would hide \(name) in the menu bar, which hides nothing and dims it instead",
        fixes: hides ? fixes(command, entry, report) : [])
    }
  }

  /// Whether a condition of its own or of its command decides if an entry is there.
  private static func canHide(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    // `menu-always-openable` speaks of submenus.
    if case .menu = entry.kind { return false }
    let command = expanded.command(of: entry)
    // A list of the app’s things is as long as there are things.
    if let command, case .list = command.payload { return false }
    return command?.shown != nil || entry.condition != nil
  }

  /// Dims instead of hiding: what was said with `shown when` is said with `enabled when`, together with what that said.
  private static func fixes(
    _ command: Command?, _ entry: ExpandedEntry, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    guard let command, entry.condition == nil else { return [] }
    let attributes = report.module.attributes(of: command)
    guard let shown = attributes.first(where: { $0.kind == .shownWhen }),
      let condition = condition(of: shown.place, behind: "shown", report)
    else { return [] }
    var edits = [Edit(place: shown.place, text: "enabled when \(condition)")]
    if command.enabled != nil {
      guard let enabled = attributes.first(where: { $0.kind == .enabledWhen }),
        let other = Self.condition(of: enabled.place, behind: "enabled", report)
      else { return [] }
      let both = "\(operand(other)) && \(operand(condition))"
      edits = [
        Edit(place: enabled.place, text: "enabled when \(both)"),
        report.edits.removal(of: shown.place),
      ]
    }
    return [
      GuidelineFix(
        // Other menus would dim it too.
        title: "Write `enabled when`", applicability: .unsafe,
        edits: edits)
    ]
  }

  /// The condition of an attribute as it is written; nil where a comment or a line end is among its words.
  private static func condition(
    of place: Place, behind word: String, _ report: GuidelineReport
  ) -> String? {
    let start = "\(word) when "
    let text = report.edits.text(at: place)
    // Joined on one line, a comment would swallow what follows.
    guard text.hasPrefix(start), !text.contains("\n"), !text.includes("//") else { return nil }
    return String(text.dropFirst(start.count))
  }

  /// A condition next to `&&`.
  private static func operand(_ condition: String) -> String {
    condition.includes("||") ? "(\(condition))" : condition
  }
}
