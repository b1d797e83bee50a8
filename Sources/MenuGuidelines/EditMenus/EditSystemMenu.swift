import MenuModel
import MenuSyntax

/// The system's own edit commands are better than copies of them.
enum EditSystemMenu: Guideline {
  // A warning: the copy may do more than its title says.
  static let rule = Rule(
    "edit-system-menu", sources: [.editMenus2025], severity: .warning, needsWholeModule: true,
    checks: [.menus([.edit, .bar], check)])

  /// An entry with the title of a command of the system.
  private struct Copy {
    let entry: ExpandedEntry
    let command: CommandID
    /// The name after `standard`.
    let standard: String
  }

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // Elsewhere a title such as Delete or Find is about the things of that menu.
    guard menu.level == 0, menu.surface == .edit || menu.barPlace == .edit else { return }
    let menus = report.expanded.menusWithin(menu.number)
    var together: [Copy] = []
    for number in menus {
      for copy in copies(in: report.expanded.menus[number], report) {
        // An entry with an `@allow` of its own has a finding of its own.
        if report.module.guidelines.allowances.contains(where: { $0.scope == copy.entry.place }) {
          say([copy], in: menus, &report)
        } else {
          together.append(copy)
        }
      }
    }
    if !together.isEmpty { say(together, in: menus, &report) }
  }

  private static func copies(in menu: ExpandedMenu, _ report: GuidelineReport) -> [Copy] {
    menu.entries.compactMap { entry in
      guard case .command(let id) = entry.kind, let facts = report.expanded.titleFacts(of: entry),
        // Only the whole title: “Copy Quote” is no Copy.
        let standard = facts.editCommand,
        !isOwn(report.expanded.command(id))
      else { return nil }
      return Copy(entry: entry, command: id, standard: standard)
    }
  }

  /// Whether a command does something that the system's does not.
  private static func isOwn(_ command: Command) -> Bool {
    // “Delete” of a whole document, or with a question, a toggle, and “Find” that opens a screen do more than the system’s.
    if let scope = command.affects, scope != .selection { return true }
    if case .none = command.payload {
      return command.confirmation != nil || command.on != nil || command.opens != nil
    }
    return true
  }

  private static func say(_ copies: [Copy], in menus: Range<Int>, _ report: inout GuidelineReport) {
    let first = copies[0]
    let title = report.expanded.spoken(first.entry)
    let more = copies.count - 1
    report.finding(
      at: first.entry,
      more == 0
        ? "\(title) has the title of a command of the system, which is `standard \(first.standard)`"
        : "\(title) and \(more) more \(more == 1 ? "entry" : "entries") of this menu have the titles of commands of the system, which `standard` places",
      related: copies.dropFirst().map {
        let written = "`standard \($0.standard)`"
        return ($0.entry.place, Message("\(written)"))
      },
      fixes: fixes(for: copies, in: menus, report))
  }

  /// Places the system's commands instead of those copies that are nothing else.
  private static func fixes(
    for copies: [Copy], in menus: Range<Int>, _ report: GuidelineReport
  ) -> [GuidelineFix] {
    var edits: [Edit] = []
    var written: Set<String> = []
    for copy in copies where isPlain(copy, report) && !written.contains(copy.standard) {
      guard
        let number = menus.first(where: { number in
          report.expanded.menus[number].entries.contains { $0.place == copy.entry.place }
        }), case let menu = report.expanded.menus[number], copy.entry.includedFrom == nil,
        copy.entry.alternate == nil, menu.place.contains(copy.entry.place),
        !isThere(copy.standard, in: menus, report)
      else { continue }
      let new = [
        Edit(place: copy.entry.place, text: "standard \(copy.standard)"),
        report.edits.removal(of: report.expanded.command(copy.command).place),
      ]
      // Commands on one line are removed one after the other.
      if edits.contains(where: { edit in new.contains { $0.place.overlaps(edit.place) } }) {
        continue
      }
      written.insert(copy.standard)
      edits += new
    }
    if edits.isEmpty { return [] }
    return [
      GuidelineFix(
        title: "Write `standard`", applicability: .unsafe,
        edits: edits)
    ]
  }

  /// Whether a command has nothing that the system's has not: no other place, key, picture or documentation.
  private static func isPlain(_ copy: Copy, _ report: GuidelineReport) -> Bool {
    let command = report.expanded.command(copy.command)
    guard report.expanded.placements(of: copy.command).count == 1, !command.hasControl,
      command.documentation.isEmpty, copy.entry.title == nil,
      report.module.attributes(of: command).allSatisfy({
        [.key, .affects, .undoable, .asks].contains($0.kind)
      })
    else { return false }
    let key = StandardMenus.entry(named: copy.standard)?.shortcut?.canonical
    // People of this app know the key that it has.
    if command.keys.contains(where: { StandardShortcut($0).canonical != key }) { return false }
    // Nothing else may have the key that comes with the system's command.
    return !report.expanded.shortcuts.contains { $0.command != copy.command && $0.canonical == key }
      && !report.expanded.placedShortcuts.contains { $0.canonical == key }
  }

  /// Whether a menu or one of its submenus has a command of the system.
  private static func isThere(
    _ standard: String, in menus: Range<Int>, _ report: GuidelineReport
  ) -> Bool {
    report.expanded.menus[menus].contains { menu in
      menu.isStandard
        || menu.entries.contains {
          if case .standard(let name) = $0.kind { name == standard } else { false }
        }
    }
  }
}

extension Place {
  /// Whether two places share a byte.
  fileprivate func overlaps(_ other: Place) -> Bool {
    source == other.source && span.start < other.span.end && other.span.start < span.end
  }
}
