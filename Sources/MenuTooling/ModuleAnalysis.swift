import MenuEmission
import MenuGuidelines
import MenuModel
import MenuSyntax

/// What the command line and the plugin say about a module beside its files.
public struct AnalysisOptions: Sendable {
  /// The app's name where no `app` says it.
  public var fallbackName: String
  /// The edition that wins over the files' own; nil for theirs.
  public var edition: GuidelineSettings.Edition?
  /// Whether warnings are errors, beside what `guidelines { strict }` says.
  public var isStrict: Bool
  /// Whether Swift is to come out, so that what only that needs is an error, not a warning.
  public var generates: Bool
  /// Whether the guidelines are checked.
  public var checksGuidelines: Bool
  /// The language of the guidelines' messages.
  public var language: Language
  /// The app's images; without them the guidelines about images are not checked.
  public var assets: AssetCatalogue?
  /// Findings that are known and not reported again, or a list that is to be made.
  public var baseline: Baseline?

  public init(
    fallbackName: String = "App", edition: GuidelineSettings.Edition? = nil, isStrict: Bool = false,
    generates: Bool = false, checksGuidelines: Bool = true, language: Language = .english,
    assets: AssetCatalogue? = nil
  ) {
    self.fallbackName = fallbackName
    self.edition = edition
    self.isStrict = isStrict
    self.generates = generates
    self.checksGuidelines = checksGuidelines
    self.language = language
    self.assets = assets
  }
}

/// The files of a module read and resolved, all in memory: what every front end starts from.
public struct ModuleAnalysis: Sendable {
  public var sources: [Source]
  public var trees: [SyntaxTree]
  public var module: MenuModule
  /// In the order of the sources and of the text in them.
  public var diagnostics: [Diagnostic]
  /// What became of the baseline: its findings that are there no longer, and the list that is there now.
  public private(set) var baseline: Baseline.Outcome?

  /// Reads and resolves `sources`, whose order does not matter for the meaning of the module.
  public init(_ sources: [Source], options: AnalysisOptions = AnalysisOptions()) {
    let files = ParsedFiles(sources)
    self.init(files.trees, syntaxDiagnostics: files.diagnostics, options)
  }

  /// Resolves files that have been read.
  public init(trees: [SyntaxTree], options: AnalysisOptions = AnalysisOptions()) {
    var diagnostics: [Diagnostic] = []
    for (number, tree) in trees.enumerated() {
      diagnostics += SyntaxDiagnoser.diagnose(tree, source: Int32(number))
    }
    self.init(trees, syntaxDiagnostics: diagnostics, options)
  }

  private init(
    _ trees: [SyntaxTree], syntaxDiagnostics: [Diagnostic], _ options: AnalysisOptions
  ) {
    let sources = trees.map { $0.source }
    var diagnostics = syntaxDiagnostics
    let resolved = ModuleResolver.resolve(trees, fallbackName: options.fallbackName)
    diagnostics += resolved.diagnostics
    diagnostics += MinimumVersionChecks.diagnostics(
      for: resolved.module, severity: options.generates ? .error : .warning)
    self.sources = sources
    self.trees = trees
    self.module = resolved.module
    if let edition = options.edition {
      if let note = Self.note(on: edition, in: module, options.language) {
        diagnostics.append(note)
      }
      module.guidelines.edition = edition
    }
    // What is missing after an error of the language would be blamed on the guidelines.
    let isWhole = !diagnostics.contains {
      $0.severity == .error
        && (!RuleCatalogue.contains($0.rule) || RuleCatalogue.leavesPartOut($0.rule))
    }
    if options.checksGuidelines && isWhole {
      let findings = GuidelineChecker.findings(
        in: module, language: options.language, assets: options.assets)
      // Thousands are not copied where they are all.
      if diagnostics.isEmpty { diagnostics = findings } else { diagnostics += findings }
      diagnostics = Suppression.apply(
        module.guidelines.allowances, to: diagnostics, of: sources, options.language)
    }
    diagnostics = Self.sorted(diagnostics)
    if let baseline = options.baseline {
      let outcome = baseline.outcome(for: diagnostics, in: sources)
      diagnostics = outcome.reported
      self.baseline = outcome
    }
    if options.isStrict || module.guidelines.isStrict {
      for index in diagnostics.indices where diagnostics[index].severity == .warning {
        diagnostics[index].severity = .error
      }
    }
    self.diagnostics = diagnostics
  }

  /// Whether nothing can be generated.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The Swift of the module: a file a source, and one for all. Only for a module without errors.
  public func generatedFiles() -> [GeneratedFile] {
    emitter.files()
  }

  /// What writes `generatedFiles()`, for front ends that take the files one by one.
  public var emitter: SwiftEmitter {
    SwiftEmitter(module: module, outputNames: OutputNames.swiftFiles(for: sources.map(\.path)))
  }

  /// What is said where a file asks for another edition of the guidelines than the command line.
  private static func note(
    on edition: GuidelineSettings.Edition, in module: MenuModule, _ language: Language
  ) -> Diagnostic? {
    guard let place = module.guidelines.editionPlace, module.guidelines.edition != edition else {
      return nil
    }
    let year = edition.rawValue
    let message = Bilingual(
      "`--edition \(year)` wins over the edition that is written here",
      ko: "여기에 쓴 판보다 `--edition \(year)`이(가) 우선합니다")
    return Diagnostic(
      rule: "edition-overridden", severity: .note, message: message.text(in: language),
      place: place)
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // By what is small: a diagnostic is not moved about.
    var order: [(source: Int32, start: UInt32, number: Int32)] = []
    order.reserveCapacity(diagnostics.count)
    for (number, diagnostic) in diagnostics.enumerated() {
      order.append((diagnostic.place.source, diagnostic.place.span.start, Int32(number)))
    }
    order.sort { $0 < $1 }
    return order.map { diagnostics[Int($0.number)] }
  }
}
