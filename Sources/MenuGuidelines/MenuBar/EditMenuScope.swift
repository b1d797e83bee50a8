import MenuModel
import MenuSyntax

/// The Edit menu is for editing.
enum EditMenuScope: Guideline {
  static let rule = Rule(
    "edit-menu-scope", sources: [.menuBar2025], platforms: .withMenuBar, needs: [.menuBar],
    severity: .note, checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .edit else { return }
    for entry in menu.entries {
      // What has the title of the system's command is `edit-system-menu`'s.
      guard let id = entry.command, report.expanded.role(of: entry, in: .edit) == nil,
        actsElsewhere(report.expanded.command(id)) || runsSomething(entry, report)
      else { continue }
      let name = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(name) is in the Edit menu, but edits nothing")
    }
  }

  /// Whether a command says that it acts on something other than the content.
  private static func actsElsewhere(_ command: Command) -> Bool {
    if command.navigates { return true }
    switch command.affects {
    case .view, .app: return true
    // Editing changes a document, and most commands do not say what they act on.
    case .document, .selection, nil: return false
    }
  }

  /// Whether an English title says that something runs, stops or starts anew, other than editing.
  private static func runsSomething(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    guard report.module.app.language == .english,
      let words = report.expanded.titleFacts(of: entry)?.words, let first = words.first,
      operations.contains(first)
    else { return false }
    // “Connect Nodes” edits a drawing, “Connect to Printer” does not.
    if first == "connect" && words.count > 1 && !["to", "with"].contains(words[1]) { return false }
    return !words.contains { ofEditing.contains($0) }
  }

  /// Verbs of players, machines and servers, whose commands real apps have put into Edit.
  private static let operations: Set<String> = [
    "pause", "play", "start", "stop", "run", "step", "reset", "restart", "record", "connect",
    "power",
  ]

  /// Words of what is edited by starting, stopping or resetting something: “Stop Dictation”, “Reset Font”.
  private static let ofEditing: Set<String> = [
    "adjustment", "adjustments", "alignment", "attributes", "changes", "color", "colors", "crop",
    "dictation", "edit", "editing", "effects", "find", "font", "fonts", "format", "formatting",
    "indentation", "layout", "list", "macro", "margins", "numbering", "paragraph", "position",
    "rotation", "scale", "search", "selection", "size", "spacing", "speaking", "spelling", "style",
    "styles", "tracking", "transform", "transformation", "typing",
  ]
}
