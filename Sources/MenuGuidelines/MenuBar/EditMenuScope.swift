import MenuModel
import MenuSyntax

/// The Edit menu is for editing.
struct EditMenuScope: Guideline {
  static let page = GuidelinePage(
    id: "edit-menu-scope",
    title: Bilingual("A command in Edit that edits nothing", ko: "아무것도 편집하지 않는 편집 메뉴의 명령"),
    what: Bilingual(
      "The app's own commands in Edit change the content or the selection. What starts, stops or resets something, changes the view, or goes elsewhere is in another menu.",
      ko:
        "편집 메뉴에 있는 앱의 명령은 콘텐츠나 선택한 것을 바꿉니다. 무언가를 시작하거나 멈추거나 재설정하는 명령, 보기를 바꾸는 명령, 다른 곳으로 이동하는 명령은 다른 메뉴에 있습니다."
    ),
    why: Bilingual(
      "People expect that what they choose in Edit changes what they work on, and can be undone.",
      ko: "사람들은 편집 메뉴에서 고른 것이 작업하는 내용을 바꾸고 취소될 수 있다고 생각합니다."),
    remedy: Bilingual(
      "Move it to View or to a menu of the app's own.", ko: "보기나 앱 고유의 메뉴로 옮기세요."),
    sources: [.menuBar2025],
    platforms: .withMenuBar,
    restsOn: .menuBar,
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(example(#"pause "Pause Timer" onscreen"#)),
    .bad(example(#"zoom "Fit Page" affects view onscreen"#)),
    .good(example(#"mirror "Mirror Shape" onscreen"#)),
  ]

  /// An Edit menu with one command of the app's own.
  private static func example(_ command: String) -> String {
    let name = command.prefix { $0 != " " }
    return ExampleApp.menuBar(
      "edit { standard undo, redo; ---; standard cut, copy, paste, selectAll; ---; \(name) }",
      commands: command)
  }

  static let checks: [GuidelineCheck] = [.menus([.bar], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, report.expanded.barPlace(of: menu) == .edit else { return }
    for entry in menu.entries {
      guard let id = entry.command, report.expanded.role(of: entry, in: .edit) == nil,
        isElsewhere(report.expanded.command(id)) || operates(entry, report)
      else { continue }
      let name = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) edits nothing, and is in the Edit menu",
          ko: "\(name)은(는) 아무것도 편집하지 않는데 편집 메뉴에 있습니다"))
    }
  }

  /// Whether a command says that it acts on something other than the content.
  private static func isElsewhere(_ command: Command) -> Bool {
    if command.navigates { return true }
    switch command.affects {
    case .view, .app: return true
    case .document, .selection, nil: return false
    }
  }

  /// Whether an English title says that something runs, stops or starts anew, other than editing.
  private static func operates(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    guard report.module.app.language == .english,
      let words = report.expanded.titleFacts(of: entry)?.words, let first = words.first,
      operations.contains(first)
    else { return false }
    // “Connect Nodes” edits a drawing, “Connect to Printer” does not.
    if first == "connect" && words.count > 1 && !["to", "with"].contains(words[1]) { return false }
    return !words.contains { ofEditing.contains($0) }
  }

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
