import MenuModel
import MenuSyntax

/// A title says what happens, not that something changes.
enum LabelNoToggle: Guideline {
  static let rule = Rule(
    "label-no-toggle", sources: [.menus2025], restsOn: .menus, severity: .warning,
    readsEnglish: true, checks: [.labels(of: .commands, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.role != .commandWhenOn, let id = label.command, !label.isVerbatim,
      let facts = label.facts, facts.words.count > 1, facts.firstWord == "toggle"
    else { return }
    // A control of this name, which people insert.
    if facts.words.count == 2, ["switch", "button", "control", "group"].contains(facts.lastWord) {
      return
    }
    let command = report.expanded.command(id)
    let raw = report.edits.raw(label.text)
    var fixes: [GuidelineFix] = []
    if command.on != nil, command.titleWhenOn == nil, raw.hasPrefix("Toggle ") {
      let name = String(raw.dropFirst("Toggle ".count))
      fixes = [
        GuidelineFix(
          title: "Write “\(name)”", applicability: .unsafe,
          edits: [report.edits.replacement(of: label.text, with: name)])
      ]
    }
    let title = TitleText(label.text).shown
    report.finding(
      at: label.place,
      "“\(title)” does not say whether it turns something on or off",
      fixes: fixes)
  }
}
