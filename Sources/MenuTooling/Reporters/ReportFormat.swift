import MenuGuidelines
import MenuModel

/// The formats that `check --format` writes, each with its reporter.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, concise, xcode, json, sarif, github, gitlab, checkstyle, junit

  /// Whether it is read by people or by a build system that watches standard error; the others are for programs that
  /// read standard output.
  public var isForStandardError: Bool { self == .text || self == .concise || self == .xcode }

  /// What writes the format.
  public func reporter(_ context: ReportContext) -> any DiagnosticReporter {
    switch self {
    case .text: return TextReporter(usesColor: context.usesColor)
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

/// What a report says beside the findings.
public struct ReportContext: Sendable {
  /// The version of the program.
  public var version: String
  /// The folder that paths are relative to; empty where it is not known.
  public var workingFolder: String
  public var language: Language
  /// The edition that the rules' own weights are told for.
  public var edition: GuidelineSettings.Edition
  /// Whether to write terminal colours.
  public var usesColor: Bool

  public init(
    version: String, workingFolder: String = "", language: Language = .english,
    edition: GuidelineSettings.Edition, usesColor: Bool = false
  ) {
    self.version = version
    self.workingFolder = workingFolder
    self.language = language
    self.edition = edition
    self.usesColor = usesColor
  }
}
