import MenuCommandLine
import MenuImport
import MenuModel
import MenuSyntax
import MenuTooling

/// `menugen import`: writes a `.menu` file of the menus that an app has.
enum ImportCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let outputs = try ImportOutputs(invocation)
    let inputs = try ImportInputs(invocation)
    var found = try menus(inputs, invocation)
    let proposesMenuBar = invocation.has("menuBar")
    if proposesMenuBar {
      if let place = found.menuBarPlace { throw hasMenuBar(at: place, in: found) }
      found.addKeyButtons()
    }
    let reporter = TextReporter(usesColor: Streams.usesColor(invocation))
    try Streams.writeReport(reporter.report(found.diagnostics, in: found.sources))
    if found.surfaces.isEmpty && found.unread.isEmpty {
      throw UsageError(ImportInputs.noMenus(in: found.sources))
    }
    let year = invocation.value("edition").flatMap { Int($0) }
    var written = MenuFileWriter.write(
      found, appName: try appName(invocation, found),
      edition: year.flatMap { GuidelineSettings.Edition(rawValue: $0) } ?? .latest,
      proposesMenuBar: proposesMenuBar)
    if proposesMenuBar && !written.hasMenuBar {
      throw UsageError(
        "nothing here has a shortcut with Command on an iPad, so there is no menu bar to propose",
        hint: "`menugen import` without '--menu-bar' writes the menus that are there")
    }
    if invocation.has("list") { return try list(written, found, outputs) }
    if invocation.has("verify") { return try verify(written, found, outputs) }
    let chosen = try choose(from: written, of: found, invocation)
    if let chosen { written = written.only(Set(chosen.menus.flatMap(\.surfaces)), of: found) }
    if let chosen, let file = outputs.file {
      return try ImportAddition(chosen: chosen, found: found, outputs: outputs, reporter: reporter)
        .add(written, to: file)
    }
    return try write(written, chosen, found, outputs, reporter, invocation)
  }

  private static func hasMenuBar(at place: Place, in found: FoundMenus) -> UsageError {
    UsageError(
      "the app has a menu bar already, at '\(Terminal.safe(ImportPlaces(found.sources)[place]))'",
      hint: "`menugen import` without '--menu-bar' writes it as it is")
  }

  /// Writes a new file.
  private static func write(
    _ written: WrittenMenus, _ chosen: ChosenMenus?, _ found: FoundMenus, _ outputs: ImportOutputs,
    _ reporter: TextReporter, _ invocation: Invocation
  ) throws(UsageError) -> Int32 {
    let path = invocation.value("output") ?? "Menus.menu"
    let source = Source(path: path, text: written.text)
    let options = AnalysisOptions(generates: true, checksGuidelines: false)
    let analysis = ModuleAnalysis([source], options: options)
    // The writer keeps what it writes free of errors.
    let errors = analysis.diagnostics.filter { $0.severity == .error }
    try Streams.writeReport(reporter.report(errors, in: [source]))
    let formatted = SourceFormatter.format(analysis.trees[0]) ?? source
    let text = String(decoding: formatted.bytes, as: UTF8.self)
    let others = try outputs.texts(for: written, of: found, module: analysis.module)
    if let output = outputs["output"] {
      try output.write(text)
    } else {
      try Streams.writeOutput(text)
    }
    for (output, text) in others { try output.write(text) }
    let known = outputs["baseline"] == nil ? nil : baseline(of: formatted)
    if let known { try outputs["baseline"]?.write(known.json) }
    if let output = outputs["output"] {
      try Streams.writeNotice(
        "wrote '\(output.path)'; `menugen check \(output.path.shellWord)` checks it")
    }
    if known != nil, let output = outputs["baseline"] {
      try Streams.writeNotice(
        "wrote what the guidelines say of it to '\(output.path)'; it stops no build, and `check --fix` mends some of it"
      )
    }
    try outputs.say()
    try chosen?.sayLines(in: found.sources)
    for line in written.report.summary(sources: found.sources) { try Streams.writeNotice(line) }
    return errors.isEmpty ? 0 : 1
  }

  /// Compares the menus with those of the file that is there, or else with what would be written.
  private static func verify(
    _ written: WrittenMenus, _ found: FoundMenus, _ outputs: ImportOutputs
  ) throws(UsageError) -> Int32 {
    let file = outputs.file ?? Source(path: "Menus.menu", text: written.text)
    let options = AnalysisOptions(generates: true, checksGuidelines: false)
    let analysis = ModuleAnalysis([file], options: options)
    return try ImportVerification(found, written, in: analysis.module).report()
  }

  /// The menus that `--only` names; nil for all.
  private static func choose(
    from written: WrittenMenus, of found: FoundMenus, _ invocation: Invocation
  ) throws(UsageError) -> ChosenMenus? {
    let names = invocation.allValues("only")
    if names.isEmpty { return nil }
    let list =
      "menugen import \(invocation.operands.map(\.shellWord).joined(separator: " ")) --list"
    return try ImportSelection(written.menus(of: found), of: found).choose(names, list: list)
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

  /// What the rules say of the menus as the app has them; nil if they say nothing.
  static func baseline(of menus: Source) -> Baseline? {
    var options = AnalysisOptions()
    var all = Baseline.all
    all.folder = PendingFile.folder(of: menus.path)
    options.baseline = all
    let known = ModuleAnalysis([menus], options: options).baseline?.current
    return known?.isEmpty == false ? known : nil
  }

  /// Names the menus, and writes nothing but the report.
  private static func list(
    _ written: WrittenMenus, _ found: FoundMenus, _ outputs: ImportOutputs
  ) throws(UsageError) -> Int32 {
    let menus = written.menus(of: found)
    try Streams.writeOutput(
      ImportList(menus: menus, places: ImportPlaces(found.sources)).text)
    try outputs["report"]?.write(written.report.json(of: menus, sources: found.sources))
    return 0
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
}
