import MenuModel
import MenuSyntax

/// English titles are written in title style.
enum LabelTitleCase: Guideline {
  static let rule = Rule(
    "label-title-case", sources: [.menus2025, .editMenus], restsOn: .menus, severity: .warning,
    isAboutHabits: true, readsEnglish: true, checks: [.labels(withPluralForms: true, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // Labels written in a toolbar have a rule of their own.
    guard label.isTitle, !label.isVerbatim, !label.isInToolbar,
      label.role != .subtitle
    else { return }
    // "Building font list…" tells how things are, and is never chosen.
    if let id = label.command, case .constant(false)? = report.expanded.command(id).enabled {
      return
    }
    guard let wrong = label.facts?.wrongCapitals, !wrong.isEmpty else { return }
    let title = TitleText(label.text)
    let edits = report.edits
    let raw = TitleCase.corrected(edits.raw(label.text), parts: wrong)
    report.finding(
      at: label.place,
      "The title “\(title.shown)” in title style is “\(raw)”",
      fixes: [
        GuidelineFix(
          title: "Write “\(raw)”",
          edits: [edits.replacement(of: label.text, with: raw)])
      ])
  }
}
