import MenuCommandLine
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

/// `menugen import`: writes a `.menu` file of the menus that an app has.
enum ImportCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let outputs = try outputs(invocation)
    let inputs = try ImportInputs(invocation)
    let found = try menus(inputs, invocation)
    let sources = found.sources
    let reporter = TextReporter(usesColor: Streams.usesColor(invocation))
    try Streams.writeReport(reporter.report(found.diagnostics, in: sources))
    if found.surfaces.isEmpty && found.unread.isEmpty {
      throw UsageError(ImportInputs.noMenus(in: sources))
    }
    let year = invocation.value("edition").flatMap { Int($0) }
    let written = MenuFileWriter.write(
      found, appName: try appName(invocation, found),
      edition: year.flatMap { GuidelineSettings.Edition(rawValue: $0) } ?? .latest)
    if invocation.has("list") { return try list(written, found, outputs) }
    let path = invocation.value("output") ?? "Menus.menu"
    let source = Source(path: path, text: written.text)
    let options = AnalysisOptions(generates: true, checksGuidelines: false)
    let analysis = ModuleAnalysis([source], options: options)
    // The writer keeps what it writes free of errors.
    let errors = analysis.diagnostics.filter { $0.severity == .error }
    try Streams.writeReport(reporter.report(errors, in: [source]))
    let formatted = SourceFormatter.format(analysis.trees[0]) ?? source
    try write(formatted, written, found, analysis.module, outputs)
    let baseline = outputs["baseline"].flatMap { output in
      Self.baseline(of: formatted).map { (output, $0) }
    }
    if let (output, known) = baseline { try output.write(known.json) }
    try summarize(written.report, sources, baseline?.0, invocation)
    return errors.isEmpty ? 0 : 1
  }

  /// Reads the menus of one app. Several are an error, unless the folder of one of them is named, which may have others in
  /// it.
  private static func menus(
    _ inputs: ImportInputs, _ invocation: Invocation
  ) throws(UsageError) -> FoundMenus {
    Progress("reading")
    defer { Progress.stop() }
    let found = MenuReaders.read(inputs.sources, failures: inputs.failures)
    let apps = AppFolders(of: found, projectFiles: inputs.projectFiles)
    let owners = Set(
      found.surfaces.map { apps.folder(of: found.sources[Int($0.place.source)].path) })
    let folders = apps.folders.filter { owners.contains($0) }
    if folders.count < 2 { return found }
    let named = invocation.operands.map { folder(of: $0) }
    guard named.count == 1, folders.contains(named[0]) else {
      let shown = folders.map { $0.isEmpty ? "." : $0 }
      let list = shown.map { "'\(Terminal.safe($0))'" }.joined(separator: ", ")
      throw UsageError(
        "there are \(shown.count) apps here, and a .menu file is of one: \(list)",
        hint: "name the folder of one: `menugen import \(shown[0].shellWord)`")
    }
    let own = inputs.sources.filter { (apps.folder(of: $0.path) ?? named[0]) == named[0] }
    return MenuReaders.read(own, failures: inputs.failures)
  }

  /// A folder that was named, as the paths of files in it begin.
  private static func folder(of operand: String) -> String {
    var path = WorkingFolder.relative(operand)
    if path == "." || WorkingFolder.relative(path + "/x") == "x" { return "" }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  // MARK: Outputs

  /// The files to write, by the keys of their options.
  private static func outputs(_ invocation: Invocation) throws(UsageError) -> [String: Output] {
    var outputs: [String: Output] = [:]
    if invocation.has("list") {
      for (key, spelling) in [("output", "-o"), ("strings", "--strings"), ("perform", "--perform")]
      where invocation.has(key) {
        throw UsageError("'--list' only lists, and '\(spelling)' writes a file")
      }
    }
    for (key, spelling, ending) in [
      ("output", "-o", ".menu"), ("strings", "--strings", ".xcstrings"),
      ("perform", "--perform", ".swift"), ("report", "--report", ".json"),
    ] {
      guard let path = invocation.value(key) else { continue }
      outputs[key] = try Output(path, .new(ending: ending), option: spelling)
    }
    if let path = invocation.value("output"), !FileSystem.isStream(path) {
      outputs["baseline"] = try Output(Baseline.path(beside: path), .new(ending: nil))
    }
    return outputs
  }

  /// What the rules say of the menus as the app has them; nil if they say nothing.
  private static func baseline(of menus: Source) -> Baseline? {
    var options = AnalysisOptions()
    var all = Baseline.all
    all.folder = PendingFile.folder(of: menus.path)
    options.baseline = all
    let known = ModuleAnalysis([menus], options: options).baseline?.current
    return known?.isEmpty == false ? known : nil
  }

  /// Names the menus, and writes nothing but the report.
  private static func list(
    _ written: WrittenMenus, _ found: FoundMenus, _ outputs: [String: Output]
  ) throws(UsageError) -> Int32 {
    let menus = written.menus(of: found)
    try Streams.writeOutput(
      ImportList(menus: menus, places: ImportPlaces(found.sources)).text)
    try outputs["report"]?.write(written.report.json(of: menus, sources: found.sources))
    return 0
  }

  private static func write(
    _ menus: Source, _ written: WrittenMenus, _ found: FoundMenus, _ module: MenuModule,
    _ outputs: [String: Output]
  ) throws(UsageError) {
    let text = String(decoding: menus.bytes, as: UTF8.self)
    var texts: [(Output, String)] = []
    if let output = outputs["strings"] {
      do throws(StringCatalogue.Fault) {
        texts.append((output, try written.catalogue(of: module, texts: found.texts).text))
      } catch {
        throw UsageError("'\(output.path)' \(error.message)", hint: error.hint)
      }
    }
    if let output = outputs["perform"] {
      texts.append((output, written.performFunction(sources: found.sources)))
    }
    if let output = outputs["report"] {
      texts.append(
        (output, written.report.json(of: written.menus(of: found), sources: found.sources)))
    }
    if let output = outputs["output"] {
      try output.write(text)
    } else {
      try Streams.writeOutput(text)
    }
    for (output, text) in texts { try output.write(text) }
  }

  // MARK: Names and messages

  /// The name that was given, or that the app's files say, or else that of the folder.
  private static func appName(
    _ invocation: Invocation, _ found: FoundMenus
  ) throws(UsageError) -> String? {
    if let name = try AnalysisOptions.appName(invocation) { return name }
    if let name = found.appName, !name.isEmpty { return name }
    guard let first = invocation.operands.first else { return nil }
    let isFolder = try FileSystem.isFolder(first)
    let parts = WorkingFolder.names(in: WorkingFolder.absolute(first)).filter { $0 != "." }
    let folder = isFolder ? parts.last : parts.dropLast().last
    return folder.map { OutputNames.appName(forTarget: $0) }
  }

  /// Says what became of the entries, and where those are that were not read.
  private static func summarize(
    _ report: ImportReport, _ sources: [Source], _ baseline: Output?, _ invocation: Invocation
  ) throws(UsageError) {
    if let path = invocation.value("output") {
      try Streams.writeNotice("wrote '\(path)'; `menugen check \(path.shellWord)` checks it")
    }
    if let baseline {
      try Streams.writeNotice(
        "wrote what the guidelines say of it to '\(baseline.path)'; it stops no build, and `check --fix` mends some of it"
      )
    }
    for (key, what) in [("strings", "translations"), ("perform", "actions"), ("report", "report")] {
      if let path = invocation.value(key) {
        try Streams.writeNotice("wrote the \(what) to '\(path)'")
      }
    }
    for line in report.summary(sources: sources) { try Streams.writeNotice(line) }
  }
}
