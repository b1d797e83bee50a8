import MenuModel
import MenuSyntax

/// Each entry has a label.
enum LabelRequired: Guideline {
  static let rule = Rule(
    "label-required", sources: [.contextMenus2022], severity: .error,
    checks: [.labels(withPluralForms: true, checkPresence)])

  @Sendable static func checkPresence(_ label: Label, _ report: inout GuidelineReport) {
    switch label.role {
    // A submenu without a title has a rule of its own; questions and help are not labels.
    case .submenu, .confirmation, .help, .subtitle: return
    default: break
    }
    guard TitleText(label.text).isEmpty else { return }
    report.finding(
      at: label.place,
      "This label is empty; a label says what it is for")
  }
}
