import MenuEmission
import MenuSyntax
import MenuTooling

/// `menugen strings`: writes a string catalog with the texts of `.menu` files.
enum StringsCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let path = invocation.value("output")
    let verifies = invocation.has("verify")
    if path == nil && verifies { throw UsageError("'--verify' needs the catalog: -o FILE") }
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
    let entries = SwiftEmitter.localizedEntries(of: analysis.module)
    guard let path else {
      try Streams.writeOutput(try catalogue(entries, app.languageCode, updating: nil).text)
      return 0
    }
    guard path.hasSuffix(".xcstrings") else {
      throw UsageError("'-o' takes a string catalog", hint: "-o \(table).xcstrings")
    }
    try FileSystem.checkIsFileOrFree(path)
    let old = FileSystem.exists(path) ? try FileSystem.regularFileBytes(of: path) : nil
    let catalogue = try catalogue(entries, app.languageCode, updating: old, path)
    if catalogue.isUnchanged { return 0 }
    if verifies {
      let name = old == nil ? "/dev/null" : path
      try Streams.writeLines(
        LineDiff(from: String(decoding: old ?? [], as: UTF8.self), to: catalogue.text)
          .unified(name, path))
      try Streams.writeNotice("'\(path)' is stale; `menugen strings` writes what is new")
      return 1
    }
    try write(catalogue.text, to: path, replacing: old)
    if path.split(separator: "/").last ?? "" != table + ".xcstrings" {
      try Streams.writeNotice(
        "'\(path)' is not called as the table of the Swift, '\(table).xcstrings'")
    }
    return 0
  }

  private static func catalogue(
    _ entries: [LocalizedEntry], _ language: String, updating old: [UInt8]?, _ path: String = ""
  ) throws(UsageError) -> StringCatalogue {
    do throws(StringCatalogue.Fault) {
      var catalogue =
        try old.map { (bytes) throws(StringCatalogue.Fault) in
          try StringCatalogue(bytes)
        } ?? StringCatalogue()
      try catalogue.update(entries, language: language)
      return catalogue
    } catch {
      throw UsageError("'\(path)' \(error.message)", hint: error.hint)
    }
  }

  /// Writes a catalogue, unless someone has changed it since it was read.
  private static func write(
    _ text: String, to path: String, replacing old: [UInt8]?
  ) throws(UsageError) {
    guard let old else { return try FileSystem.write(text, toFile: path) }
    guard try FileSystem.regularFileBytes(of: path) == old else {
      throw UsageError(
        "'\(path)' has changed since it was read and was not written", hint: "run the command again"
      )
    }
    try FileSystem.replace([Source(path: path, text: text)])
  }
}
