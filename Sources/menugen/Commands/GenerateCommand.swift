import MenuEmission
import MenuModel
import MenuTooling

/// `menugen generate`: Swift for `.menu` files.
enum GenerateCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let isDryRun = invocation.has("dry-run")
    let folder = invocation.value("output")
    if folder == nil && !isDryRun {
      throw UsageError(
        "'generate' needs a folder: -o DIR", hint: "or --dry-run, which shows the Swift")
    }
    var options = try AnalysisOptions(invocation)
    options.generates = true
    options.checksGuidelines = !invocation.has("skip-guidelines")
    var analysis = ModuleAnalysis(try Inputs(invocation).sources, options: options)
    // Nothing needs the tokens and nodes from here, and those of a large module are large.
    analysis.trees = []
    Program.leaveToExit(analysis)
    // A build shows what keeps it from being good; notes are for `check` and editors.
    let shown = analysis.diagnostics.filter { $0.severity != .note }
    try Streams.writeText(shown, in: analysis.sources)
    if analysis.hasErrors { return 1 }

    let frameworks = invocation.allValues("framework")
    if !frameworks.isEmpty {
      analysis.module.app.frameworks = Framework.allCases.filter { frameworks.contains($0.name) }
    }
    if let name = invocation.value("access"),
      let access = AccessLevel.allCases.first(where: { $0.name == name })
    {
      analysis.module.app.access = access
    }
    if isDryRun {
      try analysis.forEachGeneratedFile { file throws(UsageError) in
        try Streams.writeOutput("// ==> \(file.name) <==\n\(file.text)\n")
      }
      return 0
    }
    guard let folder else { return 2 }
    try FileSystem.makeFolder(folder)
    let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    try analysis.forEachGeneratedFile { file throws(UsageError) in
      let path = prefix + file.name
      // A file that is the same keeps its date, so that nothing is compiled again.
      if !FileSystem.holds(file, at: path) { try FileSystem.write(file, to: path) }
    }
    return 0
  }
}
