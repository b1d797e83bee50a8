import MenuModel
import MenuSyntax

/// An edit menu belongs to text or other content, not to a whole screen.
enum EditSelectableText: Guideline {
  static let rule = Rule(
    "edit-selectable-text", sources: [.editMenus], severity: .error, needsWholeModule: true,
    checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for screen in report.module.screens {
      for menu in screen.misplacedEditMenus {
        report.finding(
          at: menu.header,
          "This edit menu belongs to no `item` of `\(screen.name.text)`, so there is nothing to select"
        )
      }
    }
  }
}
