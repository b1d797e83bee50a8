import MenuModel
import MenuSyntax

/// Labels that are written in a toolbar begin with verbs.
enum ToolbarLabelVerb: Guideline {
  static let rule = Rule(
    "toolbar-label-verb", sources: [.toolbarsIPadOS16], readsEnglish: true, checks: [.labels(check)]
  )

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard label.isInToolbar, !label.isVerbatim else { return }
    switch label.role {
    case .placement:
      // The label of a toggle or a choice may name what is switched or chosen.
      guard let id = label.command else { return }
      let command = report.expanded.command(id)
      guard command.on == nil, !command.navigates, case .none = command.payload else { return }
    case .submenu: break
    default: return
    }
    let title = TitleText(label.text)
    guard !VerbPhrase.begins(title), !VerbPhrase.isStandardTitle(title) else { return }
    // Pull-downs of the system are called so.
    if title.string == "More" || title.string == "Action" { return }
    report.finding(
      at: label.place,
      "The toolbar label “\(title.shown)” is a noun; prefer a verb, such as “Edit \(title.shown)”")
  }
}
