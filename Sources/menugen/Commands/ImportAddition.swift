import MenuCommandLine
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

/// Adds menus of an app to a `.menu` file that is there: `menugen import --only MENU -o FILE`.
struct ImportAddition {
  let chosen: ChosenMenus
  let found: FoundMenus
  let outputs: ImportOutputs
  let reporter: TextReporter

  func add(_ written: WrittenMenus, to file: Source) throws(UsageError) -> Int32 {
    let options = AnalysisOptions(generates: true, checksGuidelines: false)
    let old = ModuleAnalysis([file], options: options)
    if old.hasErrors {
      try Streams.writeReport(reporter.report(old.diagnostics, in: old.sources))
      throw UsageError("nothing was added to '\(file.path)'", hint: "mend its errors first")
    }
    let addition: MenuAddition
    do throws(MenuAddition.Fault) {
      addition = try written.added(to: old.trees[0], of: old.module, found: found)
    } catch {
      throw refusal(error, file.path)
    }
    let new = ModuleAnalysis([addition.source], options: options)
    let errors = new.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
      try Streams.writeReport(reporter.report(errors, in: new.sources))
      throw UsageError("nothing was added to '\(file.path)'")
    }
    let known = try baseline(of: addition.source, before: file)
    let others = try outputs.texts(for: addition.written, of: found, module: new.module)
    guard try FileSystem.regularFileBytes(of: file.path) == Array(file.bytes) else {
      throw UsageError(
        "'\(file.path)' has changed since it was read and was not written",
        hint: "run the command again")
    }
    try FileSystem.replace([addition.source])
    for (output, text) in others { try output.write(text) }
    if let known { try outputs["baseline"]?.write(known.json) }
    try say(addition, to: file.path, hasBaseline: known != nil)
    return 0
  }

  private func refusal(_ fault: MenuAddition.Fault, _ path: String) -> UsageError {
    switch fault {
    case .has(let surface):
      return UsageError(
        "'\(path)' has \(surface), and an app has that once",
        hint: "name another file, or move what it lacks by hand")
    case .hasAll:
      let names = chosen.menus.map { "'\(Terminal.safe($0.name))'" }.joined(separator: ", ")
      return UsageError("'\(path)' has \(names) already, with the same commands")
    }
  }

  /// The baseline beside the file with what the guidelines say of the new menus; nil if that is nothing.
  private func baseline(of new: Source, before old: Source) throws(UsageError) -> Baseline? {
    guard let now = ImportCommand.baseline(of: new) else { return nil }
    let before = ImportCommand.baseline(of: old) ?? Baseline()
    let path = Baseline.path(beside: old.path)
    let folder = PendingFile.folder(of: path)
    var known = Baseline()
    known.folder = folder
    if FileSystem.exists(path) { known = try BaselineFiles.read(path, folder: folder) }
    let count = known.count
    known.add(now, since: before)
    return known.count > count ? known : nil
  }

  private func say(
    _ addition: MenuAddition, to path: String, hasBaseline: Bool
  ) throws(UsageError) {
    let names = chosen.menus.map { "'\(Terminal.safe($0.name))'" }.joined(separator: ", ")
    try Streams.writeNotice(
      "added \(names) to '\(path)'; `menugen check \(path.shellWord)` checks it")
    if !addition.used.isEmpty {
      try Streams.writeNotice("the file had \(addition.used.sorted().joined(separator: ", "))")
    }
    for (old, new) in addition.renamed {
      try Streams.writeNotice("the file has another \(old), so this one is \(new)")
    }
    if hasBaseline, let output = outputs["baseline"] {
      try Streams.writeNotice("added what the guidelines say of it to '\(output.path)'")
    }
    try outputs.say()
    try chosen.sayLines(in: found.sources)
    for line in addition.written.report.summary(sources: found.sources) {
      try Streams.writeNotice(line)
    }
  }
}
