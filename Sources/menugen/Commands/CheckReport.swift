import MenuCommandLine
import MenuGuidelines
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

/// What `check` found, in all modules and in an app's other files, and the report of it.
struct CheckReport {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sources: [Source] = []
  private(set) var baseline: Baseline.Outcome?
  /// What is left of the baselines beside imported files.
  private(set) var imported: [Imported] = []
  private var extent = CheckedExtent()
  private var editions: Set<GuidelineSettings.Edition> = []
  private var unread: [ImportReport.Unread] = []
  private var hasModules = false
  private var hasGuidelines = false
  /// The numbers of the sources that are not `.menu` files.
  private var ownFiles = 0..<0
  /// The apps and modules, if there are several.
  private var apps: [App] = []

  /// The outcome of the baselines beside the files of a module.
  struct Imported {
    var sources: [Source]
    var outcome: Baseline.Outcome
  }

  /// An app, or a module of one.
  private struct App: Equatable {
    var name: String
    var folder: String
    /// The numbers of its sources.
    var sources: [Int] = []

    var title: String { folder.isEmpty || folder == name ? name : "\(name) (\(folder))" }
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds what was found in a file with the guidelines of a folder; `used` has the lines that silence something, if that is
  /// known.
  mutating func addGuidelines(
    _ guidelines: FolderGuidelines, _ number: Int, used: Set<FolderGuidelines.AllowanceID>?,
    _ options: AnalysisOptions
  ) {
    hasGuidelines = true
    let (found, baseline) = guidelines.findings(in: number, used: used, options)
    var extent = CheckedExtent()
    extent.files = 1
    add(found, [guidelines.files[number].source], extent, baseline)
  }

  /// Adds what was found in a module, which is in a folder or was named file by file.
  mutating func add(_ analysis: ModuleAnalysis, folder: String?, failures: [String: UsageError]) {
    hasModules = true
    // What an error of the language hides may still be there.
    let isBroken = analysis.diagnostics.contains {
      $0.severity == .error && RuleCatalogue.isOfLanguage($0)
    }
    if let outcome = analysis.imported, !isBroken {
      imported.append(Imported(sources: analysis.sources, outcome: outcome))
    }
    let first = sources.count
    var found = analysis.diagnostics
    for (number, source) in analysis.sources.enumerated() {
      guard let failure = failures[source.path] else { continue }
      found.append(
        Diagnostic(
          rule: "unreadable-file",
          message: failure.message.prefix(1).uppercased() + failure.message.dropFirst(),
          place: Place(source: Int32(number), span: Span(0, 0))))
    }
    apps.append(
      App(
        name: analysis.module.app.name, folder: folder.map { WorkingFolder.relative($0) } ?? "",
        sources: Array(first..<first + analysis.sources.count)))
    add(found, analysis.sources, analysis.extent, analysis.baseline)
    editions.insert(analysis.module.guidelines.edition)
  }

  /// Adds what was found in an app's other files.
  mutating func add(_ menus: ExistingMenus) {
    let first = sources.count
    ownFiles = first..<first + menus.sources.count
    let files = Dictionary(grouping: menus.sources.indices) {
      menus.apps.folder(of: menus.sources[$0].path)
    }
    for folder in menus.apps.folders {
      let numbers = files[folder] ?? []
      let name = ModuleFolders.name(of: folder.isEmpty ? WorkingFolder.path ?? "" : folder)
      apps.append(App(name: name, folder: folder, sources: numbers.map { $0 + first }))
    }
    unread += menus.unread.map { item in
      var item = item
      item.place.source += Int32(first)
      return item
    }
    add(menus.diagnostics, menus.sources, menus.extent, menus.baseline)
    if menus.extent.menus + menus.extent.toolbars > 0 { editions.insert(menus.edition) }
  }

  private mutating func add(
    _ found: [Diagnostic], _ files: [Source], _ extent: CheckedExtent, _ outcome: Baseline.Outcome?
  ) {
    diagnostics += found.map { $0.shifted(bySources: sources.count) }
    sources += files
    self.extent += extent
    if baseline == nil { baseline = outcome } else { outcome.map { baseline?.join($0) } }
  }

  /// Writes the report in the format that `invocation` asks for. For people it ends with a line of what was done.
  func write(_ invocation: Invocation, _ options: AnalysisOptions) throws(UsageError) {
    let format = invocation.value("format").flatMap(ReportFormat.init(rawValue:)) ?? .text
    let reporter = format.reporter(
      ReportContext(
        version: Program.version, workingFolder: WorkingFolder.path ?? "",
        language: options.language, edition: editions.max() ?? .latest,
        usesColor: Streams.usesColor(invocation), isAbridged: Streams.errorsAreOnTerminal,
        hasSummary: false))
    var shown = diagnostics
    if invocation.has("statistics") {
      try Streams.writeLines(statistics)
    } else if format == .text || format == .concise {
      shown = []
      let report = byApp(isNamed: format == .text) { found in
        let joined = Habits.joined(
          found, language: options.language, isOfMenuFile: { !ownFiles.contains($0) },
          saysHelp: format == .concise)
        shown += joined
        return reporter.report(joined, in: sources)
      }
      try Streams.writeReport(report)
    } else {
      let report = reporter.report(diagnostics, in: sources)
      try format.isForStandardError ? Streams.writeReport(report) : Streams.writeOutput(report)
    }
    if invocation.has("unread") { try Streams.writeReport(listOfUnread) }
    if format == .text && !invocation.has("quiet") {
      try Streams.writeReport(lastLines(reporting: shown))
    }
  }

  /// Reports of the findings of each app, under its name if there are several.
  private func byApp(isNamed: Bool, _ report: ([Diagnostic]) -> String) -> String {
    guard isOfSeveralApps else { return report(diagnostics) }
    var text = ""
    var left = diagnostics
    for app in apps {
      let own = Set(app.sources)
      let found = left.filter { own.contains(Int($0.place.source)) }
      if found.isEmpty { continue }
      left.removeAll { own.contains(Int($0.place.source)) }
      if isNamed { text += "\(Terminal.safe(app.title)):\n" }
      text += report(found)
    }
    return report(left) + text
  }

  private var isOfSeveralApps: Bool { apps.count > 1 }

  /// The rules by the number of their findings.
  private var statistics: String {
    let rules = Dictionary(grouping: diagnostics, by: \.rule)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let width = rules.first.map { String($0.value.count).count } ?? 0
    return rules.map { rule, findings in
      let count = String(findings.count)
      let blanks = String(repeating: " " as Character, count: width - count.count)
      return "\(blanks)\(count)  \(rule)\n"
    }.joined()
  }

  /// What could not be read, a line each.
  private var listOfUnread: String {
    var maps: [Int32: LineMap] = [:]
    return unread.map { item in
      let source = sources[Int(item.place.source)]
      let map = maps[item.place.source] ?? LineMap(source)
      maps[item.place.source] = map
      let position = map.position(of: item.place.span.start)
      let place = "\(Terminal.safe(source.path)):\(position.line):\(position.column)"
      return "\(place): not read: \(Terminal.safe(item.reason))\n"
    }.joined()
  }

  private func lastLines(reporting shown: [Diagnostic]) -> String {
    var text = ""
    if isOfSeveralApps {
      text += "\(apps.count) apps and modules: "
      text += apps.map { Terminal.safe($0.title) }.joined(separator: ", ") + "\n"
    }
    text += extent.line(
      reporting: shown, by: editions, fixingCommand: Program.pluginCommand)
    if !hasModules && !hasGuidelines && extent.menus + extent.toolbars == 0 {
      text += "; \(ImportInputs.whereMenusAre)"
    }
    return text + "\n"
  }
}
