import MenuModel
import MenuSyntax

/// Toolbar labels are in title style and end without punctuation.
enum ToolbarLabelStyle: Guideline {
  static let rule = Rule(
    "toolbar-label-style", sources: [.toolbarsIPadOS16], severity: .warning,
    checks: [.labels(withPluralForms: true, checkWritten), .toolbars(checkTitles)])

  /// Labels that are written in a toolbar.
  @Sendable static func checkWritten(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isInToolbar, label.isTitle, !label.isVerbatim else { return }
    let title = TitleText(label.text)
    let isCommand = label.role == .placement
    if checkEnd(title, label.text, allowsEllipsis: isCommand, &report) { return }
    let wrong = TitleCase.wrongParts(in: title)
    guard !wrong.isEmpty else { return }
    let edits = report.edits
    let raw = TitleCase.corrected(edits.raw(label.text), parts: wrong)
    report.finding(
      at: label.place,
      "The toolbar label “\(title.shown)” in title style is “\(raw)”",
      fixes: [
        GuidelineFix(
          title: "Write “\(raw)”",
          edits: [edits.replacement(of: label.text, with: raw)])
      ])
  }

  /// Titles of commands that a toolbar shows; their case is looked at where they are declared.
  @Sendable static func checkTitles(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where entry.title == nil {
      // A name may end in a sign: “Yahoo!”.
      guard case .command(let id) = entry.kind, !report.expanded.command(id).isVerbatim
      else { continue }
      report.expanded.forEachLabel(of: entry) { _, text in
        let text = text()
        _ = checkEnd(TitleText(text), text, allowsEllipsis: true, &report)
      }
    }
  }

  /// Reports punctuation at the end of a label; says whether there is any.
  private static func checkEnd(
    _ title: TitleText, _ text: Text, allowsEllipsis: Bool, _ report: inout GuidelineReport
  ) -> Bool {
    guard let last = title.string.last else { return false }
    switch last {
    case ".", "!", "?", ":", "…", "。", "！", "？", "：": break
    default: return false
    }
    // The title of a command has it for menus, and the library leaves it out in toolbars.
    if allowsEllipsis && title.endsInEllipsis { return false }
    let edits = report.edits
    var raw = edits.raw(text)
    while let end = raw.last, ".!?:…。！？： ".contains(end) { raw.removeLast() }
    report.finding(
      at: text.place,
      "The toolbar label “\(title.shown)” ends in “\(last)”; a label ends without punctuation",
      fixes: raw.isEmpty
        ? []
        : [
          GuidelineFix(
            title: "Write “\(raw)”",
            edits: [edits.replacement(of: text, with: raw)])
        ])
    return true
  }
}
