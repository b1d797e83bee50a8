import MenuModel
import MenuSyntax

/// The app menu has "Settings…" for the app, and nothing for a document.
enum SettingsItem: Guideline {
  static let rule = Rule(
    "settings-item", sources: [.menuBar2025, .keyboards2025], platforms: .mac, needs: [],
    severity: .warning, needsWholeModule: true,
    checks: [.menus([.bar], check), .toolbars(checkLabels)])

  /// Command-Comma.
  static let key = StandardShortcut(modifiers: [.command], key: .character(0x2C))

  /// Whether a title is that of the app's settings.
  static func isSettings(_ title: TitleText) -> Bool {
    switch title.withoutEllipsis.lowercased() {
    case "settings", "preferences", "설정", "환경설정": return true
    default: return false
    }
  }

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // “Settings” in another menu is about what that menu is for.
    guard report.expanded.barPlace(of: menu) == .app else { return }
    for entry in menu.entries {
      guard let id = entry.command, let text = report.expanded.title(of: entry) else { continue }
      let command = report.expanded.command(id)
      if command.affects == .document {
        report.finding(
          at: entry,
          "“\(TitleText(text).shown)” acts on a document, and the app menu is for the app as a whole",
          help: "Move it to the File menu.")
        continue
      }
      let title = TitleText(text)
      guard isSettings(title) else { continue }
      checkWord(text, title, of: command, &report)
      checkKey(command, &report)
    }
  }

  /// The labels of a toolbar.
  @Sendable static func checkLabels(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // On iPad the app's own settings may have another name.
    guard toolbar.platform == .macOS else { return }
    for entry in toolbar.allItems {
      guard let id = entry.command, let text = report.expanded.title(of: entry) else { continue }
      checkWord(text, TitleText(text), of: report.expanded.command(id), &report)
    }
  }

  private static func checkWord(
    _ text: Text, _ title: TitleText, of command: Command, _ report: inout GuidelineReport
  ) {
    let word = title.withoutEllipsis
    let isKorean = word == "환경설정"
    guard isKorean || word.lowercased() == "preferences" else { return }
    // Before macOS 13 it was the word of the system.
    let minimum = report.module.app.minimum(of: .macOS)
    if let minimum, minimum < Version(13) { return }
    let new = (isKorean ? "설정" : "Settings") + (title.endsInEllipsis ? "…" : "")
    let edits = [report.edits.replacement(of: text, with: new)]
    // Two commands of one title would be the next finding.
    var isFree = !report.module.commands.contains {
      $0.name.text != command.name.text && isSettings(TitleText($0.title))
    }
    // What chooses is a submenu of its options.
    if case .none = command.payload {} else { isFree = false }
    report.finding(
      at: text.place,
      "“\(title.shown)” has been called “\(new)” since macOS 13",
      help: "Write “\(new)”.",
      fixes: isFree
        ? [GuidelineFix(title: "Write “\(new)”", edits: edits)] : [])
  }

  private static func checkKey(_ command: Command, _ report: inout GuidelineReport) {
    guard let chord = command.key, StandardShortcut(chord).canonical != key else { return }
    let keys = report.edits.text(at: chord.place)
    report.finding(
      at: chord.place,
      "“\(TitleText(command.title).shown)” has the shortcut `\(keys)`; settings open with `cmd+,`",
      help: "Write `key cmd+,`.",
      fixes: [
        GuidelineFix(
          // `standard settings` in the same menu may have the key, so it is for a person to say.
          title: "Write `cmd+,`", applicability: .suggestion,
          edits: [Edit(place: chord.place, text: "cmd+,")])
      ])
  }
}
