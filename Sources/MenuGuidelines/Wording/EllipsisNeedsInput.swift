import MenuModel
import MenuSyntax

/// An ellipsis says that the command asks for more before it acts.
enum EllipsisNeedsInput: Guideline {
  static let rule = Rule(
    "ellipsis-needs-input", sources: [.menus2025], needs: [.input], severity: .error,
    checks: [.labels(of: .commands, check), .labels(of: [.section], checkSection)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard let id = label.command else { return }
    let command = report.expanded.command(id)
    var takesOptions = true
    if case .none = command.payload { takesOptions = false }
    // A question before the act (`confirm`) is not what the ellipsis stands for.
    guard !command.asks || takesOptions,
      case .literal(let end)? = label.text.segments.last,
      end.hasSuffix("…") || end.hasSuffix("...")
    else { return }
    // “Loading…” tells how things are, and is never chosen.
    if case .constant(false)? = command.enabled { return }
    // The page itself writes “Settings…”; `settings-item` says `standard settings`.
    if SettingsItem.isSettings(TitleText(label.text)) { return }
    // Apps have called it so since long before the page, and what was found is asked about.
    if TitleText(label.text).withoutEllipsis.lowercased() == "check for updates" { return }
    let edits = report.edits
    let removal = removal(from: label, .unsafe, edits)
    let title = TitleText(label.text).shown
    if takesOptions {
      report.finding(
        at: label.place,
        "“\(title)” offers its options at once, so its title has no ellipsis",
        help: "Take the ellipsis off.", fixes: [removal])
      return
    }
    report.finding(
      at: label.place,
      "“\(title)” ends in an ellipsis but doesn't ask for anything more",
      // Whether it asks only people know, and what is written can be seen to be wrong.
      fixes: [
        removal,
        GuidelineFix(
          title: "Add `asks`", applicability: .unsafe,
          edits: [edits.attribute("asks", of: command)]
        ),
      ])
  }

  /// Reports the title of a section: nobody chooses it.
  @Sendable static func checkSection(_ label: Label, _ report: inout GuidelineReport) {
    let title = TitleText(label.text)
    // “…” alone is a heading without a word.
    guard title.endsInEllipsis, !title.withoutEllipsis.isEmpty else { return }
    report.finding(
      at: label.place,
      "“\(title.shown)” is the title of a section, which asks for nothing",
      help: "Take the ellipsis off.",
      // Nobody chooses a section, so that it asks for nothing in any case.
      fixes: [removal(from: label, .safe, report.edits)])
  }

  private static func removal(
    from label: Label, _ applicability: Fix.Applicability, _ edits: SourceEdits
  ) -> GuidelineFix {
    var raw = edits.raw(label.text)
    while raw.hasSuffix("…") || raw.hasSuffix(".") || raw.hasSuffix(" ") { raw.removeLast() }
    return GuidelineFix(
      title: "Remove the ellipsis", applicability: applicability,
      edits: [edits.replacement(of: label.text, with: raw)])
  }
}
