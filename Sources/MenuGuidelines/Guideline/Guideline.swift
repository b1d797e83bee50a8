import MenuModel
import MenuSyntax

/// A rule of the catalogue: its page, its examples and its checks.
///
/// A rule is one file in the folder of its surface, and nothing else that a person edits: `GuidelineList.swift` is made
/// from the files. One without examples is a page in the table of its folder
/// (`UncheckedGuidelines`).
package protocol Guideline: Sendable {
  /// The description that `explain`, hovers and reports show, and the severity.
  static var page: GuidelinePage { get }
  /// Files that break the rule, and files that keep it; all are run as tests.
  static var examples: [GuidelineExample] { get }
  /// The checks; empty for a rule that the language or `MenuTooling` enforces.
  static var checks: [GuidelineCheck] { get }
  /// Whether it reports what is not there, so that it says nothing of a module of which a part could not be read.
  static var needsWholeModule: Bool { get }
  /// Whether it reads English words, so that it says nothing where `app` names another language of the texts.
  static var readsEnglish: Bool { get }
  /// Whether the language reports it as an error, which neither `@allow` nor a baseline makes good.
  static var isErrorOfLanguage: Bool { get }
  /// Whether that error leaves a part of the module out.
  static var leavesPartOut: Bool { get }
}

extension Guideline {
  package static var needsWholeModule: Bool { false }
  package static var readsEnglish: Bool { false }
  package static var isErrorOfLanguage: Bool { false }
  package static var leavesPartOut: Bool { false }

  package static var checks: [GuidelineCheck] { [] }
}

/// A rule of the catalogue as pages and reports show it, with checks or without.
package struct Rule: Sendable {
  package let page: GuidelinePage
  package let examples: [GuidelineExample]
  /// Whether it reports what is not there.
  package let needsWholeModule: Bool
  let checks: [GuidelineCheck]

  init(_ guideline: any Guideline.Type) {
    page = guideline.page
    examples = guideline.examples
    needsWholeModule = guideline.needsWholeModule
    checks = guideline.checks
  }

  init(unchecked page: GuidelinePage) {
    self.page = page
    examples = []
    needsWholeModule = false
    checks = []
  }
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

/// A `.menu` file that breaks a rule, or keeps all of them.
package struct GuidelineExample: Sendable {
  /// Whether the rule reports one finding in the file.
  package var isBad: Bool
  /// The whole file.
  package var text: String
  /// The edition that it is checked in; nil for both.
  package var edition: GuidelineSettings.Edition?
  /// The images that the file names, for the rules about them.
  package var assets: AssetCatalogue?

  /// A file with one finding of the rule, and none after its fixes.
  package static func bad(
    _ text: String, in edition: GuidelineSettings.Edition? = nil, assets: AssetCatalogue? = nil
  ) -> Self {
    Self(isBad: true, text: text, edition: edition, assets: assets)
  }

  /// A file without findings of any rule.
  package static func good(
    _ text: String, in edition: GuidelineSettings.Edition? = nil, assets: AssetCatalogue? = nil
  ) -> Self {
    Self(isBad: false, text: text, edition: edition, assets: assets)
  }
}
