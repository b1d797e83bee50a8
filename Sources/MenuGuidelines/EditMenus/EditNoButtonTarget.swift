import MenuModel
import MenuSyntax

/// The title of a button cannot be selected.
enum EditNoButtonTarget: Guideline {
  static let rule = Rule(
    "edit-no-button-target", sources: [.editMenus], severity: .error, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    for screen in report.module.screens {
      for button in screen.buttons {
        for menu in button.misplacedEditMenus {
          report.finding(
            at: menu.header,
            "The title of the button `\(button.name.text)` cannot be selected, so it has no edit menu"
          )
        }
      }
    }
  }
}
