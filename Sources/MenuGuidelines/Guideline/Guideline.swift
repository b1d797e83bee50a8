import MenuModel
import MenuSyntax

/// A rule with a check of its own.
///
/// The check is here, and what people read is on the rule's page, `ID.md` in the documentation's folder `Rules`.
/// `GuidelineList.swift` is made from the rules' files, and `RulePageTexts.swift` from the pages. A rule without a check is
/// a row of `UncheckedRules`.
protocol Guideline: Sendable {
  static var rule: Rule { get }
}

/// A part of the module that a rule checks, and the function that does.
///
/// The module is walked once for all rules. A function is called with what one platform shows, or several that show the
/// same; `report.platforms` are those of them that the rule applies to.
package enum GuidelineCheck: Sendable {
  /// Each command, once.
  case commands(@Sendable (CommandID, inout GuidelineReport) -> Void)
  /// Each choice, once.
  case choices(@Sendable (Choice, inout GuidelineReport) -> Void)
  /// Each text that people see, where it is written: titles, labels, questions; with the forms of a text by number, or
  /// without those where the rule would say the same of each.
  case labels(
    of: Set<Label.Role> = .all, withPluralForms: Bool = false,
    @Sendable (Label, inout GuidelineReport) -> Void)
  /// Each menu of these surfaces, and each of their submenus.
  case menus(Set<MenuSurface>, @Sendable (ExpandedMenu, inout GuidelineReport) -> Void)
  /// Each platform's block of each toolbar.
  case toolbars(@Sendable (ExpandedToolbar, inout GuidelineReport) -> Void)
  /// The module, once, with all that is shown of it in `report.expanded`.
  case module(@Sendable (inout GuidelineReport) -> Void)
}
