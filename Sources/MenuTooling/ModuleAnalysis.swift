import MenuEmission
import MenuGuidelines
import MenuModel
import MenuSyntax

/// Settings for an analysis: those that the command line and the plugin pass along with the files.
package struct AnalysisOptions: Sendable {
  /// The app's name for a module without an `app` block.
  package var fallbackName: String
  /// The edition of the guidelines, overriding that of the files; nil to use theirs.
  package var edition: GuidelineSettings.Edition?
  /// Whether warnings are errors; `guidelines { strict }` in a file has the same effect.
  package var isStrict: Bool
  /// Whether Swift will be generated, so that problems that matter only there are errors rather than warnings.
  package var generates: Bool
  /// Whether the guidelines are checked.
  package var checksGuidelines: Bool
  /// The language of the guidelines' messages.
  package var language: Language
  /// The app's images; nil to skip the guidelines about images.
  package var assets: AssetCatalogue?
  /// The known findings, which are not reported again; `Baseline.all` to record a new baseline.
  package var baseline: Baseline?
  /// What the app had when its files were imported, of which people are told in notes; nil for none.
  package var imported: Baseline?
  /// Which findings are reported.
  package var filter = FindingFilter()
  /// The settings of the folder, for a module that has no `guidelines` of its own.
  package var folderGuidelines: GuidelineSettings?
  /// Whether the files are those with the guidelines of a folder, in which rules find nothing.
  package var isFolderGuidelines = false
  /// What is known of menus that were read from an app's other files; nil for a module of `.menu` files.
  package var existing: ExistingMenuFacts?

  package init(
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

/// What is known of menus whose `.menu` text was made from an app's other files.
///
/// Such a text is checked by the rules alone: what the language says of it is not about the app.
package struct ExistingMenuFacts: Sendable {
  /// What they do not tell of any of them.
  package var unknown: Set<Rule.Fact>
  /// Where entries are missing that could not be read.
  package var incomplete: [Place]

  package init(unknown: Set<Rule.Fact>, incomplete: [Place]) {
    self.unknown = unknown
    self.incomplete = incomplete
  }

  /// The systems that an app is taken to be for, since its menus don't tell: the newest whose symbols are known.
  static let assumedSystems = Version(26)
}

/// One of the modules of an app that are checked together.
package struct JoinedModule: Sendable {
  package var sources: [Source]
  /// The app's name for a module without an `app` block.
  package var fallbackName: String

  package init(sources: [Source], fallbackName: String) {
    self.sources = sources
    self.fallbackName = fallbackName
  }
}

/// A module's files, parsed, resolved and checked, all in memory: the start of every front end.
package struct ModuleAnalysis: Sendable {
  package let sources: [Source]
  package let trees: [SyntaxTree]
  package let module: MenuModule
  /// In the order of the sources and of the text in them.
  package let diagnostics: [Diagnostic]
  /// The outcome of the baseline: its findings that are fixed, and the findings that are there now.
  package let baseline: Baseline.Outcome?

  /// The outcome of the baselines beside imported files.
  package let imported: Baseline.Outcome?

  /// Parses, resolves and checks `sources`. Their order does not change the meaning of the module.
  package init(_ sources: [Source], options: AnalysisOptions = AnalysisOptions()) {
    self.init(trees: sources.map { SyntaxTree(parsing: $0) }, options: options)
  }

  /// Resolves parsed files.
  ///
  /// - Parameters:
  ///   - trees: The files.
  ///   - options: The settings.
  ///   - facts: What is known about titles and symbols already; it learns about others.
  package init(
    trees: [SyntaxTree], options: AnalysisOptions = AnalysisOptions(),
    facts: SpellingFacts = SpellingFacts()
  ) {
    let resolved = ModuleResolver.resolve(trees, fallbackName: options.fallbackName)
    var module = resolved.module
    if options.existing != nil {
      for index in module.app.platforms.indices {
        module.app.platforms[index].minimum = ExistingMenuFacts.assumedSystems
      }
    }
    self.init(
      trees, module, Self.languageDiagnostics(of: trees, resolved, options),
      leftOut: resolved.leftOut + (options.existing?.incomplete ?? []), options, facts)
  }

  /// Checks the modules of an app together: what is wrong in each file, and what the guidelines say of all menus with the
  /// menu bar that the modules make together.
  ///
  /// - Parameters:
  ///   - modules: The files of each module. Those of the app itself may be anywhere among those that add to its menu bar.
  ///   - options: The settings for all of them, but for the name.
  package init(joining modules: [JoinedModule], options: AnalysisOptions = AnalysisOptions()) {
    var parsed = modules.map { part in
      (trees: part.sources.map { SyntaxTree(parsing: $0) }, name: part.fallbackName)
    }
    var resolved = parsed.map { ModuleResolver.resolve($0.trees, fallbackName: $0.name) }
    if let app = resolved.firstIndex(where: { !$0.module.isPart && $0.module.menuBar != nil }) {
      parsed.insert(parsed.remove(at: app), at: 0)
      resolved.insert(resolved.remove(at: app), at: 0)
    }
    var found: [Diagnostic] = []
    var leftOut: [Place] = []
    var sourceCount = 0
    for (part, resolved) in zip(parsed, resolved) {
      found += Self.languageDiagnostics(of: part.trees, resolved, options).map {
        $0.shifted(bySources: sourceCount)
      }
      leftOut += resolved.leftOut.map { $0.shifted(bySources: sourceCount) }
      sourceCount += part.trees.count
    }
    let module = ModuleResolver.resolve(
      joining: parsed.map(\.trees), fallbackName: parsed.first?.name ?? options.fallbackName)
    self.init(
      parsed.flatMap(\.trees), module, found, leftOut: leftOut, options, SpellingFacts())
  }

  /// Checks a resolved module by the guidelines.
  private init(
    _ trees: [SyntaxTree], _ module: MenuModule, _ found: [Diagnostic], leftOut: [Place],
    _ options: AnalysisOptions, _ facts: SpellingFacts
  ) {
    var module = module
    if let settings = options.folderGuidelines,
      options.existing != nil || !module.guidelines.isWritten
    {
      let allowances = module.guidelines.allowances
      module.guidelines = settings
      module.guidelines.allowances = allowances
    }
    if let edition = options.edition { module.guidelines.edition = edition }
    self.sources = trees.map { $0.source }
    self.trees = trees
    self.module = module
    let checked = Self.checked(found, of: module, trees, leftOut: leftOut, options, facts)
    imported = options.imported?.outcome(for: checked, in: sources)
    let asked = options.filter.applied(to: Self.lowered(checked, imported), in: sources)
    baseline = options.baseline?.outcome(for: asked, in: sources)
    let isStrict = options.isStrict || module.guidelines.isStrict
    diagnostics = (baseline?.reported ?? asked).map { diagnostic in
      var diagnostic = diagnostic
      if isStrict && diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }

  // MARK: Stages

  /// What the reader says of the files, and the notes about the edition of the guidelines.
  private static func languageDiagnostics(
    of trees: [SyntaxTree], _ resolved: ResolvedModule, _ options: AnalysisOptions
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (number, tree) in trees.enumerated() {
      diagnostics += SyntaxDiagnoser.diagnose(tree, source: Int32(number))
    }
    diagnostics += resolved.diagnostics
    diagnostics +=
      options.isFolderGuidelines
      ? FolderGuidelines.otherBlocks(in: trees)
      : FolderGuidelines.misplacedLines(in: resolved.module)
    diagnostics += RuleCatalogue.unknownRules(in: resolved.module)
    diagnostics += MinimumVersionChecks.diagnostics(
      for: resolved.module, severity: options.generates ? .error : .warning)
    var notes = EditionNotes(module: resolved.module, trees: trees, language: options.language)
    if let edition = options.edition {
      diagnostics += notes.overridden(by: edition).map { [$0] } ?? []
      notes.module.guidelines.edition = edition
    } else if options.checksGuidelines && !options.generates && options.folderGuidelines == nil
      && !options.isFolderGuidelines && !diagnostics.contains(where: { $0.severity == .error })
    {
      diagnostics += notes.named().map { [$0] } ?? []
    }
    if options.checksGuidelines && !options.generates { diagnostics += notes.withdrawn() }
    return diagnostics
  }

  /// What was found so far and what the guidelines say, without what `@allow` covers, in the order of the text.
  private static func checked(
    _ found: [Diagnostic], of module: MenuModule, _ trees: [SyntaxTree], leftOut: [Place],
    _ options: AnalysisOptions, _ facts: SpellingFacts
  ) -> [Diagnostic] {
    guard options.checksGuidelines, !options.isFolderGuidelines else { return sorted(found) }
    let errors = found.filter {
      $0.severity == .error
        && (!RuleCatalogue.contains($0.rule) || RuleCatalogue.leavesPartOut($0.rule))
    }
    let findings = findings(
      in: module, of: trees, despite: errors, leftOut: leftOut, options, facts: facts)
    if options.existing != nil { return sorted(findings) }
    let guidelines = module.guidelines
    return sorted(
      Suppression.apply(
        guidelines.allowances, in: guidelines.edition, to: found + findings,
        of: trees.map { $0.source }, reportingUnused: errors.isEmpty, options.language))
  }

  /// How much was looked at.
  package var extent: CheckedExtent { CheckedExtent(module, files: sources.count) }

  /// Whether there are errors, so that nothing can be generated.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The module's Swift: a file for each source, and one for the module. Requires a module without errors.
  package func generatedFiles() -> [GeneratedFile] {
    emitter().files()
  }

  /// The emitter that `generatedFiles()` uses, for front ends that take the files one by one.
  package func emitter(options: EmissionOptions = EmissionOptions()) -> SwiftEmitter {
    SwiftEmitter(
      module: module, outputNames: OutputNames.swiftFiles(for: sources.map(\.path)),
      options: options)
  }

  /// The findings of the rules, but for those that may be owed to errors of the language.
  private static func findings(
    in module: MenuModule, of trees: [SyntaxTree], despite errors: [Diagnostic], leftOut: [Place],
    _ options: AnalysisOptions, facts: SpellingFacts
  ) -> [Diagnostic] {
    let isBroken = !errors.isEmpty || options.existing?.incomplete.isEmpty == false
    let broken = isBroken ? BrokenParts(errors: errors, leftOut: leftOut, of: trees) : nil
    let findings = GuidelineChecker.findings(
      in: module, isWhole: broken?.isWhole ?? true,
      unknown: options.existing?.unknown ?? [],
      language: options.language,
      assets: options.assets, facts: facts)
    guard let broken else { return findings }
    return findings.filter { finding in
      // What an app's own menu lacks here it has in the app, and a title in it stays as it is.
      let isOfText =
        errors.isEmpty && GuidelineChecker.guideline(named: finding.rule)?.isAboutTexts == true
      return isOfText || !broken.hides(finding)
    }
  }

  /// What an app had when its files were imported, as notes among the rest.
  private static func lowered(
    _ diagnostics: [Diagnostic], _ imported: Baseline.Outcome?
  ) -> [Diagnostic] {
    guard let imported else { return diagnostics }
    var notes = imported.known.map { finding in
      var note = finding
      note.severity = .note
      let help = "It was there when the file was imported."
      note.help = note.help.map { "\($0) \(help)" } ?? help
      return note
    }
    notes += imported.reported
    return sorted(notes)
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // Swift promises no stable sort, so the order so far decides between equal places.
    let order = diagnostics.enumerated().sorted { first, second in
      let (place, other) = (first.element.place, second.element.place)
      return (place.source, place.span.start, first.offset)
        < (other.source, other.span.start, second.offset)
    }
    return order.map(\.element)
  }
}

extension Diagnostic {
  /// The diagnostic of a module whose sources come after `count` others.
  package func shifted(bySources count: Int) -> Diagnostic {
    var shifted = self
    shifted.place = place.shifted(bySources: count)
    for index in related.indices {
      shifted.related[index].place = related[index].place.shifted(bySources: count)
    }
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices {
        shifted.fixes[fix].edits[edit].place = fixes[fix].edits[edit].place.shifted(
          bySources: count)
      }
    }
    return shifted
  }
}

extension Place {
  fileprivate func shifted(bySources count: Int) -> Place {
    Place(source: source + Int32(count), span: span)
  }
}
