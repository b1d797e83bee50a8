import MenuEmission
import MenuGuidelines
import MenuModel
import MenuSyntax

/// Settings for an analysis: those that the command line and the plugin pass beside the files.
public struct AnalysisOptions: Sendable {
  /// The app's name for a module without an `app` block.
  public var fallbackName: String
  /// The edition of the guidelines, overriding that of the files; nil to use theirs.
  public var edition: GuidelineSettings.Edition?
  /// Whether warnings are errors; `guidelines { strict }` in a file has the same effect.
  public var isStrict: Bool
  /// Whether Swift will be generated, so that problems that matter only there are errors rather than warnings.
  public var generates: Bool
  /// Whether the guidelines are checked.
  public var checksGuidelines: Bool
  /// The language of the guidelines' messages.
  public var language: Language
  /// The app's images; nil to skip the guidelines about images.
  public var assets: AssetCatalogue?
  /// The known findings, which are not reported again; `Baseline.all` to record a new baseline.
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

/// A module's files, parsed, resolved and checked, all in memory: the start of every front end.
public struct ModuleAnalysis: Sendable {
  public var sources: [Source]
  public var trees: [SyntaxTree]
  public var module: MenuModule
  /// In the order of the sources and of the text in them.
  public var diagnostics: [Diagnostic]
  /// The outcome of the baseline: its findings that are fixed, and the findings that are there now.
  public private(set) var baseline: Baseline.Outcome?

  /// Parses, resolves and checks `sources`. Their order does not change the meaning of the module.
  public init(_ sources: [Source], options: AnalysisOptions = AnalysisOptions()) {
    self.init(trees: sources.map { SyntaxTree(parsing: $0) }, options: options)
  }

  /// Resolves parsed files.
  ///
  /// - Parameters:
  ///   - trees: The files.
  ///   - options: The settings.
  ///   - facts: What is known about titles and symbols already; it learns about others.
  public init(
    trees: [SyntaxTree], options: AnalysisOptions = AnalysisOptions(),
    facts: SpellingFacts = SpellingFacts()
  ) {
    let sources = trees.map { $0.source }
    var diagnostics: [Diagnostic] = []
    for (number, tree) in trees.enumerated() {
      diagnostics += SyntaxDiagnoser.diagnose(tree, source: Int32(number))
    }
    let resolved = ModuleResolver.resolve(trees, fallbackName: options.fallbackName)
    diagnostics += resolved.diagnostics
    diagnostics += RuleCatalogue.unknownRules(in: resolved.module)
    diagnostics += MinimumVersionChecks.diagnostics(
      for: resolved.module, severity: options.generates ? .error : .warning)
    self.sources = sources
    self.trees = trees
    self.module = resolved.module
    var notes = EditionNotes(module: module, trees: trees, language: options.language)
    if let edition = options.edition {
      diagnostics += notes.overridden(by: edition).map { [$0] } ?? []
      module.guidelines.edition = edition
    } else if options.checksGuidelines && !options.generates
      && !diagnostics.contains(where: { $0.severity == .error })
    {
      diagnostics += notes.named().map { [$0] } ?? []
    }
    if options.checksGuidelines && !options.generates {
      notes.module = module
      diagnostics += notes.withdrawn()
    }
    if options.checksGuidelines {
      let errors = diagnostics.filter {
        $0.severity == .error
          && (!RuleCatalogue.contains($0.rule) || RuleCatalogue.leavesPartOut($0.rule))
      }
      diagnostics += Self.findings(
        in: module, of: trees, despite: errors, leftOut: resolved.leftOut, options,
        facts: facts)
      diagnostics = Suppression.apply(
        module.guidelines.allowances, in: module.guidelines.edition, to: diagnostics,
        of: sources, reportingUnused: errors.isEmpty, options.language)
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

  /// Whether there are errors, so that nothing can be generated.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The module's Swift: a file for each source, and one for the module. Requires a module without errors.
  public func generatedFiles() -> [GeneratedFile] {
    emitter().files()
  }

  /// The emitter behind `generatedFiles()`, for front ends that take the files one by one.
  ///
  /// - Parameter printsPlaces: Whether declarations tell the file and line that they come from.
  public func emitter(printsPlaces: Bool = false) -> SwiftEmitter {
    SwiftEmitter(
      module: module, outputNames: OutputNames.swiftFiles(for: sources.map(\.path)),
      printsPlaces: printsPlaces)
  }

  /// The findings of the rules, but for those that may be owed to errors of the language.
  private static func findings(
    in module: MenuModule, of trees: [SyntaxTree], despite errors: [Diagnostic], leftOut: [Place],
    _ options: AnalysisOptions, facts: SpellingFacts
  ) -> [Diagnostic] {
    let broken =
      errors.isEmpty ? nil : BrokenParts(errors: errors, leftOut: leftOut, of: trees)
    let findings = GuidelineChecker.findings(
      in: module, isWhole: broken?.isWhole ?? true, language: options.language,
      assets: options.assets, facts: facts)
    guard let broken else { return findings }
    return findings.filter { !broken.hides($0) }
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // Swift promises no stable sort, so the order so far decides between equal places.
    let order = diagnostics.indices.map { number in
      let place = diagnostics[number].place
      return (source: place.source, start: place.span.start, number: number)
    }
    return order.sorted { $0 < $1 }.map { diagnostics[$0.number] }
  }
}
