import MenuCommandLine
import MenuEmission
import MenuModel
import MenuSyntax
import MenuTooling

/// `menugen strings`: writes a string catalog with the texts of `.menu` files.
enum StringsCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let path = invocation.value("output")
    try checkOptions(invocation)
    var options = try AnalysisOptions(invocation)
    options.checksGuidelines = false
    let analysis = ModuleAnalysis(try Inputs(invocation).sources, options: options)
    let shown = analysis.diagnostics.filter { $0.severity != .note }
    let reporter = TextReporter(usesColor: Streams.usesColor(invocation))
    try Streams.writeReport(reporter.report(shown, in: analysis.sources))
    if analysis.hasErrors { return 1 }
    let app = analysis.module.app
    guard let table = app.stringsTable else {
      throw UsageError(
        "`strings none` in `app` leaves no texts to translate", hint: "name a table there")
    }
    let texts = SwiftEmitter.localizedEntries(of: analysis.module)
    var catalogue = StringCatalogue()
    guard let path else {
      try update(&catalogue, texts, app, path: "", prunes: false)
      try Streams.writeOutput(catalogue.text + "\n")
      return 0
    }
    let isWritten = !invocation.has("verify") && !invocation.has("translation")
    let output = isWritten ? try Output(path, .catalog, option: "-o") : nil
    let old = FileSystem.exists(path) ? try FileSystem.regularFileBytes(of: path) : nil
    if let old {
      do throws(StringCatalogue.Fault) { catalogue = try StringCatalogue(old) } catch {
        throw UsageError("'\(path)' \(error.message)", hint: error.hint)
      }
    }
    if let language = invocation.value("translation") {
      guard old != nil else {
        throw UsageError(
          "there is no catalog '\(path)'", hint: "without --language, `menugen strings` writes it")
      }
      let problems =
        catalogue.translationProblems(of: texts, in: language)
        + catalogue.doubledTitles(in: analysis.module, texts, in: language)
      return try list(problems, of: path, language)
    }
    try update(&catalogue, texts, app, path: path, prunes: invocation.has("prune"))
    if catalogue.isUnchanged { return 0 }
    if invocation.has("verify") {
      let name = old == nil ? "/dev/null" : path
      try Streams.writeLines(
        LineDiff(from: String(decoding: old ?? [], as: UTF8.self), to: catalogue.text)
          .unified(name, path))
      try Streams.writeNotice("'\(path)' is stale; `menugen strings` updates it")
      return 1
    }
    if let output { try write(catalogue.text, to: output, replacing: old) }
    if path.split(separator: "/").last ?? "" != table + ".xcstrings" {
      try Streams.writeNotice(
        "'\(path)' does not have the name of the table in the Swift, '\(table).xcstrings'")
    }
    return 0
  }

  /// Throws if options are given that do not go together.
  private static func checkOptions(_ invocation: Invocation) throws(UsageError) {
    for (key, spelling) in [
      ("verify", "--verify"), ("prune", "--prune"), ("translation", "--language"),
    ]
    where !invocation.has("output") && invocation.has(key) {
      throw UsageError("'\(spelling)' needs the catalog: -o FILE")
    }
    if invocation.has("translation") && (invocation.has("verify") || invocation.has("prune")) {
      throw UsageError("'--language' lists, and cannot be used with '--verify' or '--prune'")
    }
  }

  private static func update(
    _ catalogue: inout StringCatalogue, _ texts: [LocalizedEntry], _ app: App,
    path: String, prunes: Bool
  ) throws(UsageError) {
    do throws(StringCatalogue.Fault) {
      try catalogue.update(
        texts, language: app.languageCode, module: app.name, prunes: prunes)
    } catch {
      throw UsageError("'\(path)' \(error.message)", hint: error.hint)
    }
  }

  /// Lists translations that need work: a line for each, and a summary on standard error.
  private static func list(
    _ problems: [(key: String, text: String, problem: TranslationProblem)], of path: String,
    _ language: String
  ) throws(UsageError) -> Int32 {
    let lines = problems.map { key, text, problem in
      Terminal.safe("\(path): \(key): “\(text)” \(problem.message)") + "\n"
    }
    try Streams.writeLines(lines.joined())
    if problems.isEmpty { return 0 }
    let texts = Set(problems.map(\.key)).count
    try Streams.writeNotice(
      "\(texts) text\(texts == 1 ? "" : "s") to translate into '\(language)'")
    return 1
  }

  /// Writes a catalogue, unless someone has changed it since it was read.
  private static func write(
    _ text: String, to output: Output, replacing old: [UInt8]?
  ) throws(UsageError) {
    guard let old else { return try output.write(text) }
    let path = output.path
    guard try FileSystem.regularFileBytes(of: path) == old else {
      throw UsageError(
        "'\(path)' has changed since it was read and was not written", hint: "run the command again"
      )
    }
    try FileSystem.replace([Source(path: path, text: text)])
  }
}
