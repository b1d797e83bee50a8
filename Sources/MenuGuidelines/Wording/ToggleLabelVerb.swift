import MenuModel
import MenuSyntax

/// On and Off in a toggle's title follow a verb.
enum ToggleLabelVerb: Guideline {
  static let rule = Rule(
    "toggle-label-verb", sources: [.menus2025], needs: [], severity: .warning,
    readsEnglish: true, checks: [.labels(of: .commands, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // Elsewhere “On” may be an option, or belong to “Log On”.
    guard let id = label.command, report.expanded.command(id).on != nil,
      !label.isVerbatim, let end = label.facts?.lastWord,
      end == "on" || end == "off"
    else { return }
    let title = TitleText(label.text)
    guard isBare(title) else { return }
    let edits = report.edits
    let raw = "Turn " + edits.raw(label.text)
    // Both titles, so that they stay a pair.
    let command = report.expanded.command(id)
    let pair = [command.title, command.titleWhenOn].compactMap { $0 }
    let texts =
      pair.contains { $0.place == label.place }
      ? pair.filter { $0.place == label.place || isBare(TitleText($0)) } : [label.text]
    report.finding(
      at: label.place,
      "“\(title.shown)” has no verb; “Turn \(title.shown)” says what happens",
      fixes: [
        GuidelineFix(
          title: "Write “\(raw)”",
          edits: texts.map { edits.replacement(of: $0, with: "Turn " + edits.raw($0)) })
      ])
  }

  /// Whether a title of several words ends in On or Off and has no verb for it.
  private static func isBare(_ title: TitleText) -> Bool {
    title.words.count > 1 && title.isLatin && ["on", "off"].contains(title.lastWord)
      && !switchingVerbs.contains(title.firstWord)
  }

  /// Verbs that On and Off belong to. "Flash" and "Sound" are verbs too, but not of "Flash On".
  private static let switchingVerbs: Set<String> = [
    "turn", "switch", "keep", "leave", "stay", "put", "set", "power", "log", "sign",
  ]
}
