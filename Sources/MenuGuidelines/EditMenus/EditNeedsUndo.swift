import MenuModel
import MenuSyntax

/// Changes made from an edit menu can be undone.
enum EditNeedsUndo: Guideline {
  static let rule = Rule(
    "edit-needs-undo", sources: [.editMenus], platforms: .withEditMenus, severity: .warning,
    needsWholeModule: true, checks: [.menus([.edit], check)])

  /// The system's commands that change what is selected, or the text at the insertion point.
  private static let changing: Set<String> = [
    "cut", "paste", "pasteAndMatchStyle", "delete", "replace", "spelling", "substitutions",
    "transformations", "correctSpelling", "makeUpperCase", "makeLowerCase", "capitalize",
  ]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // `undoable` at the menu says that the app registers what the system's commands change.
    guard menu.level == 0, let edit = report.expanded.item(of: menu)?.editMenu, !edit.isUndoable
    else {
      return
    }
    // Text of the system registers its changes by itself; only people know whether other views do.
    if report.edition >= .edition2025 && !saysUndoable(report.module) { return }
    var changes = false
    var hasUndo = false
    var areUndoable = true
    for number in report.expanded.menusWithin(menu.number) {
      for entry in report.expanded.menus[number].entries {
        if case .standard(let name) = entry.kind {
          if changing.contains(name) { changes = true }
          if name == "undo" { hasUndo = true }
        } else if let id = entry.command {
          let command = report.expanded.command(id)
          // A command that says neither, such as Look Up, may change nothing.
          if command.isUndoable || command.isDestructive { changes = true }
          if !command.isUndoable { areUndoable = false }
        }
      }
    }
    // Undo is of use only where each command of the app's own registers what it did.
    guard changes, !(areUndoable && (hasUndo || barHasUndo(report))) else { return }
    let end = edit.header.span.end
    report.finding(
      at: edit.header,
      "This edit menu changes what is selected, and nothing says that it can be undone",
      fixes: [
        GuidelineFix(
          title: "Write `undoable`", applicability: .unsafe,
          edits: [
            Edit(
              place: Place(source: edit.header.source, span: Span(end, end)), text: " undoable")
          ])
      ])
  }

  /// Whether a module says of anything that it can be undone.
  private static func saysUndoable(_ module: MenuModule) -> Bool {
    let items = module.screens.flatMap(\.items) + module.topLevelItems
    return module.commands.contains(where: \.isUndoable)
      || items.contains { $0.editMenu?.isUndoable ?? false }
  }

  /// Whether the menu bar has Undo.
  private static func barHasUndo(_ report: GuidelineReport) -> Bool {
    guard let bar = report.module.menuBar else { return false }
    for menu in bar.menus {
      if case .edit = menu.kind, menu.isStandard { return true }
    }
    return report.expanded.menus(of: .bar).contains { menu in
      menu.entries.contains { if case .standard("undo") = $0.kind { true } else { false } }
    }
  }
}
