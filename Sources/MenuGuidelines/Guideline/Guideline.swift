import MenuModel
import MenuSyntax

/// A rule of the catalogue: its page, the examples that show it, and what decides it.
///
/// A rule is one file in the folder of its surface, and nothing else that a person edits: `GuidelineList.swift` and the
/// ids of `RuleCatalogue` are made from the files.
public protocol Guideline: Sendable {
  /// What `explain`, hovers and reports say about the rule, and how it weighs.
  static var page: GuidelinePage { get }
  /// Files that break the rule, and files that keep it. They are run as tests.
  static var examples: [GuidelineExample] { get }
  /// What decides the rule; empty for a rule that the language or the generated Swift carries out, and for advice.
  static var checks: [GuidelineCheck] { get }
}

extension Guideline {
  public static var examples: [GuidelineExample] { [] }
  public static var checks: [GuidelineCheck] { [] }
}

/// A part of the module that a rule looks at, and the function that does.
///
/// The module is walked once for all rules. A function is called with what one platform shows, or several alike;
/// `report.platforms` has those of them that the rule is for.
public enum GuidelineCheck: Sendable {
  /// Each command that is one of these at least, once; each of all where none is said.
  case commands(having: Traits = [], @Sendable (CommandID, inout GuidelineReport) -> Void)
  /// Each choice, once.
  case choices(@Sendable (Choice, inout GuidelineReport) -> Void)
  /// Each text that people see, where it is written: titles, labels, questions; or those with one of some issues.
  case labels(
    of: LabelRoles = .all, with: TitleIssues = [], @Sendable (Label, inout GuidelineReport) -> Void)
  /// Each menu of these surfaces, and each of their submenus, with an entry that is one of these at least.
  case menus(
    Set<MenuSurface>, having: Traits = [], @Sendable (ShownMenu, inout GuidelineReport) -> Void)
  /// Each platform's block of each toolbar with an item that is one of these at least.
  case toolbars(having: Traits = [], @Sendable (ShownToolbar, inout GuidelineReport) -> Void)
  /// The module, once, with all that is shown of it in `report.shown`.
  case module(@Sendable (inout GuidelineReport) -> Void)
}

/// A `.menu` file that breaks a rule, or keeps all of them.
public struct GuidelineExample: Sendable {
  /// Whether the rule speaks, once, on the file.
  public var isBad: Bool
  /// The whole file.
  public var text: String
  /// The edition in which it is checked; nil for both.
  public var edition: GuidelineSettings.Edition?
  /// The images that the file speaks of, for the rules about them.
  public var assets: AssetCatalogue?

  /// A file on which the rule speaks once, and which has none of its findings after the fixes.
  public static func bad(
    _ text: String, in edition: GuidelineSettings.Edition? = nil, assets: AssetCatalogue? = nil
  ) -> Self {
    Self(isBad: true, text: text, edition: edition, assets: assets)
  }

  /// A file on which no rule speaks.
  public static func good(
    _ text: String, in edition: GuidelineSettings.Edition? = nil, assets: AssetCatalogue? = nil
  ) -> Self {
    Self(isBad: false, text: text, edition: edition, assets: assets)
  }
}
