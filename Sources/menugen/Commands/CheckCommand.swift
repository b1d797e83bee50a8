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

/// `menugen check`: reports what is wrong in `.menu` files and in the menus of an app's other files, and fixes it.
enum CheckCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    if invocation.has("existing") { try refuseWhatMenuFilesNeed(invocation) }
    var options = try AnalysisOptions(invocation)
    options.filter = try filter(invocation)
    options.baseline = try baseline(invocation)
    let newBaseline = try invocation.value("write-baseline").map { path throws(UsageError) in
      try Output(path, .baseline, option: "--write-baseline")
    }
    var report = CheckReport()
    if invocation.has("together") {
      let modules = try Inputs.modules(invocation)
      try options.takeGuidelines(around: modules.first?.sources ?? [])
      try options.takeBaselines(beside: modules.flatMap(\.sources))
      Progress("checking")
      report.add(ModuleAnalysis(joining: modules, options: options), folder: nil, failures: [:])
    } else {
      var inputs = try CheckInputs(invocation)
      Progress("checking")
      if InPlaceFixes.areAsked(invocation) {
        inputs = try mend(inputs, invocation, options)
      }
      report = Self.report(on: inputs, invocation, options)
    }
    try report.write(invocation, options)
    try closeBaseline(report.baseline, newBaseline)
    // With another edition, or another app's modules, other findings are missing than those that were mended.
    if !invocation.has("edition") && !invocation.has("together") {
      for imported in report.imported { try closeImported(imported, invocation) }
    }
    // Freeing a large module piece by piece would take a tenth of the run.
    withExtendedLifetime(report) { exit(report.hasErrors ? 1 : 0) }
  }

  private static func report(
    on inputs: CheckInputs, _ invocation: Invocation, _ options: AnalysisOptions
  ) -> CheckReport {
    var report = CheckReport()
    let guidelines = inputs.guidelines.guidelines
    for module in inputs.modules {
      let analysis = ModuleAnalysis(
        module.files.sources, options: module.options(options, invocation))
      report.add(analysis, folder: module.folder, failures: module.files.failures)
    }
    var used: Set<FolderGuidelines.AllowanceID> = []
    if let app = inputs.app {
      let menus = ExistingMenus(
        app.sources, failures: app.failures, projectFiles: app.projectFiles,
        guidelines: guidelines, options: options, mendable: app.mendableFiles,
        isPart: inputs.isPartOfApp)
      used = menus.usedAllowances
      report.add(menus)
    }
    for number in guidelines.files.indices {
      report.addGuidelines(guidelines, number, used: inputs.app == nil ? nil : used, options)
    }
    return report
  }

  /// Throws if an option is given with `--existing` that describes `.menu` files.
  private static func refuseWhatMenuFilesNeed(_ invocation: Invocation) throws(UsageError) {
    let options = [
      ("assets", "--assets"), ("app", "--app"), ("stdin-path", "--stdin-path"),
    ]
    guard let (_, spelling) = options.first(where: { invocation.has($0.0) }) else { return }
    throw UsageError("'\(spelling)' is for .menu files, and cannot be used with '--existing'")
  }

  /// The baseline named by `--baseline`, or `Baseline.all` for `--write-baseline`.
  private static func baseline(_ invocation: Invocation) throws(UsageError) -> Baseline? {
    if let path = invocation.value("write-baseline") {
      var baseline = Baseline.all
      baseline.folder = folder(ofBaseline: path)
      return baseline
    }
    guard let path = invocation.value("baseline") ?? foundBaseline(invocation) else { return nil }
    return try BaselineFiles.read(path, folder: folder(ofBaseline: path))
  }

  /// The baseline in the working folder, or in the folder that is checked; nil if there is none.
  private static func foundBaseline(_ invocation: Invocation) -> String? {
    let folders = [""] + invocation.operands.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return folders.map { $0 + Baseline.fileName }.first { FileSystem.exists($0) }
  }

  /// The folder that the paths in a baseline begin in: that of a baseline which is found by itself, wherever the program
  /// is started; for others the working folder.
  private static func folder(ofBaseline path: String) -> String {
    let name = ModuleFolders.name(of: path)
    guard name == Baseline.fileName || name.hasSuffix(Baseline.importedEnding) else { return "" }
    return PendingFile.folder(of: WorkingFolder.relative(path))
  }

  /// Which findings are asked for.
  private static func filter(_ invocation: Invocation) throws(UsageError) -> FindingFilter {
    if invocation.has("statistics"), let format = invocation.value("format"), format != "text" {
      throw UsageError("'--statistics' is a text, and cannot be used with '--format \(format)'")
    }
    var filter = FindingFilter()
    if invocation.has("select") { filter.selected = try rules("select", invocation) }
    filter.ignored = try rules("ignore", invocation)
    guard let revision = invocation.value("since") else { return filter }
    for (key, spelling) in [
      ("fix", "--fix"), ("unsafe-fixes", "--unsafe-fixes"), ("diff", "--diff"),
    ]
    where invocation.has(key) {
      throw UsageError("'\(spelling)' cannot be used with '--since'")
    }
    let operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    var folders: [String] = []
    for operand in operands where operand != "-" {
      let above = ModuleFolders.folder(of: operand)
      let folder = try FileSystem.isFolder(operand) ? operand : above.isEmpty ? "." : above
      if !folders.contains(folder) { folders.append(folder) }
    }
    filter.changes = try Git.changes(since: revision, in: folders)
    return filter
  }

  /// The rules that an option names, parted by commas.
  private static func rules(
    _ option: String, _ invocation: Invocation
  ) throws(UsageError) -> Set<String> {
    var rules: Set<String> = []
    for name in invocation.allValues(option).flatMap({ $0.split(separator: ",") }).map(String.init)
    {
      if !RuleCatalogue.contains(name) {
        throw UsageError(
          "'--\(option)' takes rules, and there is no rule '\(name)'",
          hint: RuleCatalogue.suggestions(for: name).first.map { "did you mean '\($0)'?" }
            ?? "`menugen explain` lists them")
      }
      rules.insert(name)
    }
    return rules
  }

  /// Writes the new baseline, or lists the findings of the old one that are no longer there.
  private static func closeBaseline(
    _ outcome: Baseline.Outcome?, _ newBaseline: Output?
  ) throws(UsageError) {
    guard let outcome else { return }
    if let newBaseline {
      let count = outcome.current.count
      let findings = count == 1 ? "1 finding" : "\(count) findings"
      let isJSON = newBaseline.path.utf8.suffix(5).elementsEqual(".json".utf8)
      try newBaseline.write(isJSON ? outcome.current.json : outcome.current.text)
      try Streams.writeNotice("wrote \(findings) to '\(newBaseline.path)'")
      return
    }
    for line in outcome.gone {
      try Streams.writeNotice("note: the baseline has what is no longer there: \(line)")
    }
  }

  /// Takes out of the baselines beside imported files what was mended, or names it.
  private static func closeImported(
    _ imported: CheckReport.Imported, _ invocation: Invocation
  ) throws(UsageError) {
    let outcome = imported.outcome
    if outcome.gone.isEmpty { return }
    if invocation.has("diff") || !InPlaceFixes.areAsked(invocation) {
      for line in outcome.gone {
        try Streams.writeNotice(
          "note: it was there at the import, and no longer is: \(line); --fix takes it out of the baseline"
        )
      }
      return
    }
    for path in try BaselineFiles.shrink(beside: imported.sources, to: outcome.kept) {
      let isLeft = FileSystem.exists(path)
      try Streams.writeNotice(
        isLeft
          ? "took what is mended out of '\(path)'" : "removed '\(path)', of which nothing is left")
    }
  }

  /// Applies fixes and writes them, or shows them as a diff. Returns the inputs with what is left to report.
  private static func mend(
    _ inputs: CheckInputs, _ invocation: Invocation, _ options: AnalysisOptions
  ) throws(UsageError) -> CheckInputs {
    let isDiff = invocation.has("diff")
    var mended = inputs
    var changed: [(old: Source, new: Source)] = []
    var count = 0
    for (number, module) in inputs.modules.enumerated() {
      var mending = module.options(options, invocation)
      // Known findings are fixed, too.
      mending.baseline = nil
      mending.imported = nil
      let files = module.files
      let reasons = files.sources.map { files.reasonToKeep($0) }
      let result = FixApplication.mending(
        files.sources, options: mending, includesUnsafe: invocation.has("unsafe-fixes"),
        keeping: Set(reasons.indices.filter { reasons[$0] != nil }))
      for (source, reason) in zip(files.sources, reasons) {
        guard let reason else { continue }
        try Streams.writeNotice("'\(source.path)' \(reason), and was left as it is")
      }
      for (old, new) in zip(files.sources, result.sources) {
        if !isDiff && old.path == files.standardInput {
          try Streams.writeOutput(String(decoding: new.bytes, as: UTF8.self))
        } else if old.bytes != new.bytes {
          changed.append((old, new))
        }
      }
      count += result.count
      mended.modules[number].files.sources = result.sources
    }
    if let app = inputs.app {
      let result = try InPlaceFixes.mend(
        app, inputs.guidelines.guidelines, invocation, options)
      changed += zip(app.sources, result.sources).filter { $0.bytes != $1.bytes }
        .map { (old: $0.0, new: $0.1) }
      count += result.count
      mended.app?.sources = result.sources
    }
    if isDiff {
      try show(changed)
      return inputs
    }
    try write(changed)
    if count > 0 {
      let files = changed.count == 1 ? "1 file" : "\(changed.count) files"
      try Streams.writeNotice("fixed \(count) in \(files)")
    }
    return mended
  }

  private static func show(_ changed: [(old: Source, new: Source)]) throws(UsageError) {
    for (old, new) in changed {
      try Streams.writeLines(
        LineDiff(
          from: String(decoding: old.bytes, as: UTF8.self),
          to: String(decoding: new.bytes, as: UTF8.self)
        ).unified(old.path, new.path))
    }
  }

  /// Writes all files, or none if one of them has changed since it was read.
  private static func write(_ changed: [(old: Source, new: Source)]) throws(UsageError) {
    for (old, _) in changed
    where try FileSystem.terminatedBytes(of: old.path).dropLast() != old.bytes {
      throw UsageError(
        "'\(Terminal.safe(old.path))' has changed since it was read; nothing was fixed",
        hint: "run the command again")
    }
    try FileSystem.replace(changed.map(\.new))
  }
}

extension CheckInputs.Module {
  /// The settings for the module: the name that the command line gives the app wins.
  fileprivate func options(_ options: AnalysisOptions, _ invocation: Invocation) -> AnalysisOptions
  {
    var options = options
    options.folderGuidelines = guidelines
    options.imported = imported
    if let fallbackName, !invocation.has("app") { options.fallbackName = fallbackName }
    return options
  }
}
