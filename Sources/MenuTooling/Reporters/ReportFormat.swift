import MenuGuidelines
import MenuModel

/// The formats of `check --format`.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, concise, xcode, json, sarif, github, gitlab, checkstyle, junit

  /// Whether the report goes to standard error, for people and build systems; the other formats go to standard output.
  package var isForStandardError: Bool { self == .text || self == .concise || self == .xcode }

  /// The reporter of the format.
  package func reporter(_ context: ReportContext) -> any DiagnosticReporter {
    switch self {
    case .text:
      return TextReporter(
        usesColor: context.usesColor, isAbridged: context.isAbridged,
        hasSummary: context.hasSummary, edition: context.edition)
    case .concise: return ConciseReporter()
    case .xcode: return XcodeReporter(workingFolder: context.workingFolder)
    case .json: return JSONReporter()
    case .sarif: return SARIFReporter(context)
    case .github: return GitHubReporter()
    case .gitlab: return GitLabReporter()
    case .checkstyle: return CheckstyleReporter(version: context.version)
    case .junit: return JUnitReporter()
    }
  }
}

/// The facts a report needs besides the diagnostics.
package struct ReportContext: Sendable {
  /// The version of the program.
  package var version: String
  /// The folder that paths are relative to; empty if unknown.
  package var workingFolder: String
  package var language: Language
  /// The edition whose severities are reported for the rules.
  package var edition: GuidelineSettings.Edition
  /// Whether to write terminal colours.
  package var usesColor: Bool
  /// Whether many findings of one rule are gathered, in a report for people.
  package var isAbridged: Bool
  /// Whether a report for people ends with a line that counts what it has.
  package var hasSummary: Bool

  package init(
    version: String, workingFolder: String = "", language: Language = .english,
    edition: GuidelineSettings.Edition, usesColor: Bool = false, isAbridged: Bool = false,
    hasSummary: Bool = true
  ) {
    self.version = version
    self.workingFolder = workingFolder
    self.language = language
    self.edition = edition
    self.usesColor = usesColor
    self.isAbridged = isAbridged
    self.hasSummary = hasSummary
  }
}
