import MenuModel
import MenuSyntax

/// The app menu has "Settings…" for the app, and nothing for a document.
enum SettingsItem: Guideline {
  static let rule = Rule(
    "settings-item", sources: [.menuBar2025, .keyboards2025], platforms: .mac, severity: .warning,
    needsWholeModule: true, checks: [.menus([.bar], check), .toolbars(checkLabels)])

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
    guard report.expanded.barPlace(of: menu) == .app else { return }
    for entry in menu.entries {
      guard let id = entry.command, let text = report.expanded.title(of: entry) else { continue }
      let command = report.expanded.command(id)
      if command.affects == .document {
        report.finding(
          at: entry,
          Bilingual(
            "“\(TitleText(text).shown)” acts on a document, and the app menu is for the app as a whole",
            ko: "“\(TitleText(text).shown)”은(는) 문서를 대상으로 하지만, 앱 메뉴는 앱 전체를 위한 것입니다"),
          help: Bilingual("Move it to the File menu.", ko: "파일 메뉴로 옮기세요."))
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
    if case .none = command.payload {} else { isFree = false }
    report.finding(
      at: text.place,
      Bilingual(
        "“\(title.shown)” has been called “\(new)” since macOS 13",
        ko: "“\(title.shown)”은(는) macOS 13부터 “\(new)”입니다"),
      help: Bilingual("Write “\(new)”.", ko: "“\(new)”(이)라고 쓰세요."),
      fixes: isFree
        ? [GuidelineFix(title: Bilingual("Write “\(new)”", ko: "“\(new)” 쓰기"), edits: edits)] : [])
  }

  private static func checkKey(_ command: Command, _ report: inout GuidelineReport) {
    guard let chord = command.key, StandardShortcut(chord).canonical != key else { return }
    let keys = report.edits.text(at: chord.place)
    report.finding(
      at: chord.place,
      Bilingual(
        "“\(TitleText(command.title).shown)” has the shortcut `\(keys)`; settings open with `cmd+,`",
        ko:
          "“\(TitleText(command.title).shown)”의 단축키가 `\(keys)`입니다. 설정은 `cmd+,`로 엽니다"
      ),
      help: Bilingual("Write `key cmd+,`.", ko: "`key cmd+,`라고 쓰세요."),
      fixes: [
        GuidelineFix(
          // `standard settings` in the same menu may have the key, so it is for a person to say.
          title: Bilingual("Write `cmd+,`", ko: "`cmd+,` 쓰기"), applicability: .suggestion,
          edits: [Edit(place: chord.place, text: "cmd+,")])
      ])
  }
}
