import MenuEmission
import MenuModel
import MenuSyntax
import MenuTooling

/// `menugen generate`: writes Swift for `.menu` files.
enum GenerateCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let isDryRun = invocation.has("dry-run")
    let folder = invocation.value("output").map { OutputFolder($0) }
    if isDryRun && invocation.has("verify") {
      throw UsageError("'--dry-run' and '--verify' cannot be used together")
    }
    let isPropertyList = invocation.has("infoPlist")
    if isPropertyList {
      for option in ["output", "dry-run", "verify", "clean"] where invocation.has(option) {
        throw UsageError(
          "'--info-plist' writes no Swift, and cannot be used with '\(option == "output" ? "-o" : "--" + option)'"
        )
      }
    } else if folder == nil && !isDryRun {
      throw UsageError(
        "'generate' needs a folder: -o DIR", hint: "or --dry-run, which shows the Swift")
    }
    var options = try AnalysisOptions(invocation)
    options.generates = true
    options.checksGuidelines = !invocation.has("skip-guidelines")
    let sources = try Inputs(invocation).sources
    try options.takeGuidelines(around: sources)
    try options.takeBaselines(beside: sources)
    Progress("checking")
    let analysis = ModuleAnalysis(sources, options: options)
    Progress.stop()
    // Notes are for `check` and editors, not for builds.
    let shown = analysis.diagnostics.filter { $0.severity != .note }
    let reporter = TextReporter(
      usesColor: Streams.usesColor(invocation),
      fixingCommand: Program.pluginCommand ?? "menugen check")
    try Streams.writeReport(reporter.report(shown, in: analysis.sources))
    if analysis.hasErrors { return 1 }

    let emitter = analysis.emitter(options: EmissionOptions(invocation))
    if isPropertyList { return try printPropertyList(emitter, analysis.sources) }
    if isDryRun {
      try emitter.forEachFile { file throws(UsageError) in
        try Streams.writeLines("// ==> \(file.name) <==\n\(file.text)\n")
      }
      return 0
    }
    guard var folder else { return 2 }
    if invocation.has("verify") { return try verify(emitter, folder) }
    try folder.prepare(for: emitter.fileNames)
    var progress = Progress("writing", total: analysis.sources.count + 1)
    var names: Set<String> = []
    try emitter.forEachFile { file throws(UsageError) in
      try folder.write(file)
      names.insert(file.name)
      progress.advance()
    }
    Progress.stop()
    let leftovers = try folder.leftovers(besides: names)
    if invocation.has("clean") {
      for leftover in leftovers where !leftover.isEdited { try FileSystem.remove(leftover.path) }
      try name(leftovers.filter(\.isEdited))
    } else {
      try name(leftovers)
    }
    return 0
  }

  /// Shows the quick actions as a property list, and names those that only the running app can have.
  private static func printPropertyList(
    _ emitter: SwiftEmitter, _ sources: [Source]
  ) throws(UsageError) -> Int32 {
    guard let actions = emitter.quickActionItems else {
      throw UsageError(
        "there are no quick actions here", hint: "a .menu file has them in `quick actions { … }`")
    }
    for entry in actions.leftOut {
      let source = sources[Int(entry.place.source)]
      let line = LineMap(source).position(of: entry.place.span.start).line
      try Streams.writeNotice(
        "\(Terminal.safe(source.path)):\(line): `\(entry.name)` is left out: \(entry.reason); only `install()` shows it"
      )
    }
    if actions.items.isEmpty {
      throw UsageError("no quick action here is always the same, so none can be in a property list")
    }
    try Streams.writeLines(QuickActionPropertyList.text(of: actions.items))
    return 0
  }

  /// Shows the stale files of the folder as a diff, and writes nothing.
  private static func verify(
    _ emitter: SwiftEmitter, _ folder: OutputFolder
  ) throws(UsageError) -> Int32 {
    var names: Set<String> = []
    var stale = 0
    try emitter.forEachFile { file throws(UsageError) in
      names.insert(file.name)
      guard let difference = try folder.difference(from: file) else { return }
      stale += 1
      try Streams.writeLines(difference)
    }
    let leftovers = try folder.leftovers(besides: names)
    try name(leftovers)
    if stale > 0 {
      let files = stale == 1 ? "1 file is" : "\(stale) files are"
      try Streams.writeNotice("\(files) stale; `menugen generate` writes what is new")
    }
    return stale == 0 && leftovers.isEmpty ? 0 : 1
  }

  /// Lists generated files that belong to none of the `.menu` files.
  private static func name(_ leftovers: [OutputFolder.Leftover]) throws(UsageError) {
    for leftover in leftovers {
      let rest =
        leftover.isEdited
        ? "it was edited, so --clean leaves it" : "--clean removes it"
      try Streams.writeNotice(
        "'\(leftover.path)' is left over: none of the .menu files given makes it; \(rest)")
    }
  }
}

extension EmissionOptions {
  fileprivate init(_ invocation: Invocation) {
    self.init()
    let names = invocation.allValues("framework")
    if !names.isEmpty { frameworks = Framework.allCases.filter { names.contains($0.name) } }
    access = invocation.value("access").flatMap { name in
      AccessLevel.allCases.first { $0.name == name }
    }
    printsPlaces = invocation.has("places")
    importsRuntime = invocation.value("runtime") != "none"
  }
}
