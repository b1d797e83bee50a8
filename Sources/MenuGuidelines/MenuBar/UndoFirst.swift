import MenuModel
import MenuSyntax

/// On the Mac Undo and Redo come first in the Edit menu; on iPad too, people need something of it.
enum UndoFirst: Guideline {
  static let rule = Rule(
    "undo-first", sources: [.undoAndRedo2025], platforms: .withMenuBar, needs: [.systemMenus],
    severity: .error,
    otherSeverities: [.warning], needsWholeModule: true,
    checks: [.module(check), .menus([.bar], checkMenu)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // Undo, Cut, Copy and Paste are the keys of every text field, so that an app without text has them too.
    guard let menuBar = report.module.wholeMenuBar else { return }
    let missing = report.platforms.intersection(.mac).subtracting(
      report.expanded.barPlatforms(with: .edit))
    if missing.isEmpty { return }
    let fixes = report.fixes(
      adding: "edit standard", rank: 2, "Add an Edit menu",
      missingOn: missing,
      ifKeysAreFree: report.expanded.areKeysFree(in: .edit))
    report.finding(
      at: menuBar.header,
      "The menu bar has no Edit menu, so Undo, Cut, Copy and Paste have no place and no shortcut",
      platforms: missing, help: "Keep the system's Edit menu. It is `edit standard`.",
      fixes: fixes)
  }

  @Sendable static func checkMenu(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .edit
    else { return }
    let roles = menu.entries.map { report.expanded.role(of: $0, in: .edit) }
    // The order on iPad is the app's affair, but what people edit with is not all to be gone.
    let platforms = report.platforms
    if roles.contains(where: { $0.map(editing.contains) ?? false }) {
      report.platforms.formIntersection(.mac)
    }
    defer { report.platforms = platforms }
    if report.platforms.isEmpty { return }
    checkPresence(menu, roles, &report)
    for (name, key) in [("undo", undoKey), ("redo", redoKey)] {
      for (entry, role) in zip(menu.entries, roles) where role == name {
        checkKey(entry, key, &report)
      }
    }
  }

  /// What people edit with.
  private static let editing: Set = ["undo", "redo", "cut", "copy", "paste"]

  private static func checkPresence(
    _ menu: ExpandedMenu, _ roles: [String?], _ report: inout GuidelineReport
  ) {
    let missing = ["undo", "redo"].filter { !roles.contains($0) }
    if !missing.isEmpty {
      let titles =
        missing.count == 2
        ? Message("Undo and Redo")
        : missing == ["undo"] ? Message("Undo") : Message("Redo")
      report.finding(
        at: menu.header,
        "The Edit menu lacks \(titles), which come first in it",
        fixes: missing.count == 2 ? insertion(menu, report) : [])
      return
    }
    for (index, name) in ["undo", "redo"].enumerated() where roles[index] != name {
      guard let place = roles.firstIndex(of: name) else { continue }
      let name = report.expanded.spoken(menu.entries[place])
      report.finding(
        at: menu.entries[place],
        "\(name) is not at the start of the Edit menu")
      return
    }
  }

  private static func insertion(_ menu: ExpandedMenu, _ report: GuidelineReport) -> [GuidelineFix] {
    // An Undo of the app's own may be elsewhere.
    guard report.expanded.areKeysFree(for: ["undo", "redo"]) else { return [] }
    let entries = ["standard undo, redo"] + (menu.entries.isEmpty ? [] : ["---"])
    guard let edit = report.edits.insertion(entries, behindHeader: menu.header) else { return [] }
    return [
      GuidelineFix(
        title: "Add Undo and Redo", applicability: .unsafe,
        edits: [edit])
    ]
  }

  private static let undoKey = StandardShortcut(modifiers: [.command], key: .character(0x7A))
  private static let redoKey = StandardShortcut(
    modifiers: [.command, .shift], key: .character(0x7A))

  /// An app's own Undo has the shortcut of the system's.
  private static func checkKey(
    _ entry: ExpandedEntry, _ key: StandardShortcut, _ report: inout GuidelineReport
  ) {
    let wanted = key == undoKey ? "cmd+Z" : "shift+cmd+Z"
    if case .standard = entry.kind, case .chords(let keys)? = entry.standardKey,
      let chord = keys.first, !keys.contains(where: { StandardShortcut($0).canonical == key })
    {
      let name = report.expanded.spoken(entry)
      let own = report.edits.text(at: chord.place)
      report.finding(
        at: chord.place,
        "\(name) has the shortcut `\(own)`, but people know it by `\(wanted)`",
        // ⌘Y, as in ControlRoom, still redoes; people only have to learn it.
        severity: .warning, help: "Leave its own shortcut out. It is `key \(own)`.")
      return
    }
    guard let id = entry.command else { return }
    let command = report.expanded.command(id)
    if command.keys.contains(where: { StandardShortcut($0).canonical == key }) { return }
    let name = report.expanded.spoken(entry)
    report.finding(
      at: command.key?.place ?? command.name.place,
      "\(name) lacks the shortcut `\(wanted)`, by which people know it",
      severity: .warning,
      help:
        "Give it the shortcut that Redo has everywhere. It is `key \(wanted)`, which `standard undo, redo` has."
    )
  }
}
