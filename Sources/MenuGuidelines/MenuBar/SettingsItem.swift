import MenuModel
import MenuSyntax

/// The app menu has "Settings…" for the app, and nothing for a document.
enum SettingsItem: Guideline {
  static let rule = Rule(
    "settings-item", sources: [.menuBar2025, .keyboards2025], platforms: .mac, needs: [],
    severity: .warning, needsWholeModule: true,
    checks: [
      .menus([.bar], check), .toolbars(checkLabels), .labels(of: .commands, checkLabel),
    ])

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
      checkWord(text, title, of: command, isInMenu: true, &report)
      checkKey(command, &report)
    }
  }

  /// The title of a command wherever it is, such as in the menu of a status item.
  @Sendable static func checkLabel(_ label: Label, _ report: inout GuidelineReport) {
    guard let id = label.command, !label.isVerbatim, case let title = TitleText(label.text),
      isOldWord(title.withoutEllipsis, report), !isInAppMenu(id, report)
    else { return }
    checkWord(label.text, title, of: report.expanded.command(id), isInMenu: false, &report)
  }

  private static func isInAppMenu(_ id: CommandID, _ report: GuidelineReport) -> Bool {
    report.expanded.placements(of: id).contains { placement in
      guard case .menu(let number, .bar) = placement.site else { return false }
      return report.expanded.barPlace(of: report.expanded.menus[number]) == .app
    }
  }

  /// The labels of a toolbar.
  @Sendable static func checkLabels(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // On iPad the app's own settings may have another name.
    guard toolbar.platform == .macOS else { return }
    for entry in toolbar.allItems {
      guard let id = entry.command, let text = report.expanded.title(of: entry) else { continue }
      checkWord(
        text, TitleText(text), of: report.expanded.command(id), isInMenu: false, &report)
    }
  }

  private static func checkWord(
    _ text: Text, _ title: TitleText, of command: Command, isInMenu: Bool,
    _ report: inout GuidelineReport
  ) {
    var word = title.withoutEllipsis
    let isOld = isOldWord(word, report)
    // What chooses is a submenu of its options, and its title has no ellipsis.
    var isSubmenu = true
    if case .none = command.payload { isSubmenu = false }
    let lacksEllipsis = isInMenu && !isSubmenu && !title.endsInEllipsis
    // Of a command that asks for more, `ellipsis-missing` says it.
    guard isOld || lacksEllipsis && !command.asks else { return }
    if isOld { word = word == "환경설정" ? "설정" : "Settings" }
    let new = word + (title.endsInEllipsis || lacksEllipsis ? "…" : "")
    let edits = [report.edits.replacement(of: text, with: new)]
    // Two commands of one title would be the next finding.
    let isFree = !report.module.commands.contains {
      $0.name.text != command.name.text && isSettings(TitleText($0.title))
    }
    report.finding(
      at: text.place,
      isOld
        ? "“\(title.shown)” has been called “\(new)” since macOS 13"
        : "“\(title.shown)” is “\(new)” in the app menu of other apps",
      help: "Write “\(new)”.",
      fixes: isFree && !isSubmenu
        ? [GuidelineFix(title: "Write “\(new)”", edits: edits)] : [])
  }

  /// Whether a title is the word that systems before macOS 13 have for settings, in an app for none of those.
  private static func isOldWord(_ word: String, _ report: GuidelineReport) -> Bool {
    guard word == "환경설정" || word.lowercased() == "preferences" else { return false }
    guard let minimum = report.module.app.minimum(of: .macOS) else { return true }
    return minimum >= Version(13)
  }

  private static func checkKey(_ command: Command, _ report: inout GuidelineReport) {
    guard let chord = command.key,
      !command.keys.contains(where: { StandardShortcut($0).canonical == key })
    else { return }
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
