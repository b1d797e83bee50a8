import MenuCommandLine
import MenuGuidelines
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `menugen check`: reports what is wrong in `.menu` files, and fixes it; with `--existing`, what is wrong in the menus of an
/// app's other files.
enum CheckCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if invocation.has("existing") { try refuseWhatMenuFilesNeed(invocation) }
    var options = try AnalysisOptions(invocation)
    options.baseline = try baseline(invocation)
    let newBaseline = try invocation.value("write-baseline").map { path throws(UsageError) in
      try Output(path, .baseline, option: "--write-baseline")
    }
    if invocation.has("together") {
      let modules = try Inputs.modules(invocation, hint: hint)
      Progress("checking")
      let analysis = ModuleAnalysis(joining: modules, options: options)
      try report(Outcome(analysis), invocation, options, newBaseline)
      return analysis.hasErrors ? 1 : 0
    }
    if invocation.has("existing") {
      let inputs = try ImportInputs(invocation)
      Progress("checking")
      let menus = ExistingMenus(inputs.sources, failures: inputs.failures, options: options)
      if menus.surfaceCount == 0 {
        try Streams.writeNotice(ImportInputs.noMenus(in: inputs.sources))
      }
      try report(Outcome(menus), invocation, options, newBaseline)
      return menus.hasErrors ? 1 : 0
    }
    let inputs = try Inputs(invocation, pathsAreRelative: true, hint: hint)
    Progress("checking")
    let mends = invocation.has("fix") || invocation.has("unsafe-fixes")
    let analysis: ModuleAnalysis
    if mends || invocation.has("diff") {
      analysis = try mend(inputs, invocation, options)
    } else {
      analysis = ModuleAnalysis(inputs.sources, options: options)
    }
    try report(Outcome(analysis), invocation, options, newBaseline)
    // Freeing a large module piece by piece would take a tenth of the run.
    withExtendedLifetime(analysis) { exit(analysis.hasErrors ? 1 : 0) }
  }

  /// What checks menus that are in no `.menu` file; nil if the path has none.
  private static func hint(_ path: String) -> String? {
    ImportPaths.isRead(path) || ImportInputs.hasMenus(inFolder: path)
      ? "`menugen check --existing` checks the menus in XIBs, storyboards and Swift" : nil
  }

  /// What was found, in `.menu` files or in an app's other files.
  private struct Outcome {
    var diagnostics: [Diagnostic]
    var sources: [Source]
    var edition: GuidelineSettings.Edition
    var baseline: Baseline.Outcome?
    /// What was checked: "3 files, 40 commands".
    var extent: String

    init(_ analysis: ModuleAnalysis) {
      diagnostics = analysis.diagnostics
      sources = analysis.sources
      edition = analysis.module.guidelines.edition
      baseline = analysis.baseline
      extent =
        Self.counted(analysis.sources.count, "file") + ", "
        + Self.counted(analysis.module.commands.count, "command")
    }

    init(_ menus: ExistingMenus) {
      diagnostics = menus.diagnostics
      sources = menus.sources
      edition = menus.edition
      baseline = menus.baseline
      extent =
        Self.counted(menus.sources.count, "file") + ", "
        + Self.counted(menus.surfaceCount, "menu or toolbar", plural: "menus and toolbars")
    }

    private static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
      "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
  }

  /// Writes the report, and what became of the baseline.
  private static func report(
    _ outcome: Outcome, _ invocation: Invocation, _ options: AnalysisOptions,
    _ newBaseline: Output?
  ) throws(UsageError) {
    let format = invocation.value("format").flatMap(ReportFormat.init(rawValue:)) ?? .text
    let reporter = format.reporter(
      ReportContext(
        version: Program.version, workingFolder: WorkingFolder.path ?? "",
        language: options.language, edition: outcome.edition,
        usesColor: Streams.usesColor(invocation), isAbridged: Streams.errorsAreOnTerminal,
        fixingCommand: Program.pluginCommand))
    var report = reporter.report(outcome.diagnostics, in: outcome.sources)
    if report.isEmpty && format == .text && Streams.errorsAreOnTerminal {
      // What a person reads where there is nothing to report.
      report =
        "\(outcome.extent): nothing to report (guidelines of \(outcome.edition.rawValue))\n"
    }
    if format.isForStandardError {
      try Streams.writeReport(report)
    } else {
      try Streams.writeOutput(report)
    }
    try closeBaseline(outcome.baseline, newBaseline)
  }

  /// Throws if an option is given with `--existing` that changes or describes `.menu` files.
  private static func refuseWhatMenuFilesNeed(_ invocation: Invocation) throws(UsageError) {
    let options = [
      ("fix", "--fix"), ("unsafe-fixes", "--unsafe-fixes"), ("diff", "--diff"),
      ("assets", "--assets"), ("app", "--app"), ("stdin-path", "--stdin-path"),
    ]
    guard let (key, spelling) = options.first(where: { invocation.has($0.0) }) else { return }
    let isFix = ["fix", "unsafe-fixes", "diff"].contains(key)
    throw UsageError(
      "'\(spelling)' is for .menu files, and cannot be used with '--existing'",
      hint: isFix ? "XIBs and code are mended by hand, or moved with `menugen import`" : nil)
  }

  /// The baseline named by `--baseline`, or `Baseline.all` for `--write-baseline`.
  private static func baseline(_ invocation: Invocation) throws(UsageError) -> Baseline? {
    if invocation.has("write-baseline") { return .all }
    guard let path = invocation.value("baseline") else { return nil }
    let bytes = try FileSystem.terminatedBytes(of: path).dropLast()
    do throws(BaselineError) {
      return try Baseline(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw UsageError(
        "cannot read the baseline '\(path)', line \(error.line): \(error.message)",
        hint: "`menugen check --write-baseline` makes one")
    }
  }

  /// Writes the new baseline, or lists the findings of the old one that are no longer there.
  private static func closeBaseline(
    _ outcome: Baseline.Outcome?, _ newBaseline: Output?
  ) throws(UsageError) {
    guard let outcome else { return }
    if let newBaseline {
      let count = outcome.current.count
      let findings = count == 1 ? "1 finding" : "\(count) findings"
      try newBaseline.write(outcome.current.text)
      try Streams.writeNotice("wrote \(findings) to '\(newBaseline.path)'")
      return
    }
    for line in outcome.gone {
      try Streams.writeNotice("note: the baseline has what is no longer there: \(line)")
    }
  }

  /// Applies fixes and writes them, or shows them as a diff. Returns the analysis of what is left.
  private static func mend(
    _ inputs: Inputs, _ invocation: Invocation, _ options: AnalysisOptions
  ) throws(UsageError) -> ModuleAnalysis {
    let isDiff = invocation.has("diff")
    // Known findings are fixed, too.
    var mending = options
    mending.baseline = nil
    let reasons = inputs.sources.map { inputs.reasonToKeep($0) }
    let result = FixApplication.mending(
      inputs.sources, options: mending, includesUnsafe: invocation.has("unsafe-fixes"),
      keeping: Set(reasons.indices.filter { reasons[$0] != nil }))
    for (source, reason) in zip(inputs.sources, reasons) {
      guard let reason else { continue }
      try Streams.writeNotice("'\(source.path)' \(reason), and was left as it is")
    }
    if isDiff {
      for (old, new) in zip(inputs.sources, result.sources) {
        try Streams.writeLines(
          LineDiff(
            from: String(decoding: old.bytes, as: UTF8.self),
            to: String(decoding: new.bytes, as: UTF8.self)
          ).unified(old.path, new.path))
      }
      return ModuleAnalysis(inputs.sources, options: options)
    }
    var changed: [(old: Source, new: Source)] = []
    for (old, new) in zip(inputs.sources, result.sources) {
      if old.path == inputs.standardInput {
        try Streams.writeOutput(String(decoding: new.bytes, as: UTF8.self))
      } else if old.bytes != new.bytes {
        changed.append((old, new))
      }
    }
    for (old, _) in changed
    where try FileSystem.terminatedBytes(of: old.path).dropLast() != old.bytes {
      throw UsageError(
        "'\(Terminal.safe(old.path))' has changed since it was read; nothing was fixed",
        hint: "run the command again")
    }
    try FileSystem.replace(changed.map(\.new))
    if result.count > 0 {
      let files = changed.count == 1 ? "1 file" : "\(changed.count) files"
      try Streams.writeNotice("fixed \(result.count) in \(files)")
    }
    return ModuleAnalysis(result.sources, options: options)
  }
}
