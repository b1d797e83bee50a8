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

/// The program: arguments in, exit status out.
enum Program {
  static let version = "0.1.0"

  /// Runs a command.
  ///
  /// - Returns: 0 where all is fine, 1 where errors were found, 2 for wrong usage or a file that cannot be read or
  ///   written.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let invocation = try Invocation.parse(arguments)
      if invocation.has("help") {
        try writeOutput(HelpText.page(invocation.command))
        return 0
      }
      switch invocation.command.name {
      case "generate": return try generate(invocation)
      case "check": return try check(invocation)
      case "version":
        try writeOutput("menugen \(version)\n")
        return 0
      default: return try help(invocation)
      }
    } catch {
      // Standard error may be closed; there is nowhere left to say so.
      try? FileSystem.write(
        "menugen: \(Terminal.safe(error.message))\n", to: STDERR_FILENO, called: "standard error")
      return 2
    }
  }

  private static func help(_ invocation: Invocation) throws(UsageError) -> Int32 {
    guard let name = invocation.operands.first else {
      try writeOutput(HelpText.overview())
      return 0
    }
    guard let command = CommandDescription.all.first(where: { $0.name == name }) else {
      throw UsageError("there is no command '\(name)'", hint: "see `menugen --help`")
    }
    try writeOutput(HelpText.page(command))
    return 0
  }

  private static func check(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let settings = try options(invocation)
    let analysis = ModuleAnalysis(try Inputs(invocation).sources, options: settings)
    leaveToExit(analysis)
    if invocation.value("format") == "json" {
      try writeOutput(JSONReporter().report(analysis.diagnostics, in: analysis.sources))
    } else {
      try writeText(analysis.diagnostics, in: analysis.sources)
    }
    return analysis.hasErrors ? 1 : 0
  }

  private static func generate(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let isDryRun = invocation.has("dry-run")
    let folder = invocation.value("output")
    if folder == nil && !isDryRun {
      throw UsageError(
        "'generate' needs a folder: -o DIR", hint: "or --dry-run, which shows the Swift")
    }
    var settings = try options(invocation)
    settings.generates = true
    settings.checksGuidelines = !invocation.has("skip-guidelines")
    var analysis = ModuleAnalysis(try Inputs(invocation).sources, options: settings)
    // Nothing needs the tokens and nodes from here, and those of a large module are large.
    analysis.trees = []
    leaveToExit(analysis)
    // A build shows what keeps it from being good; notes are for `check` and editors.
    let shown = analysis.diagnostics.filter { $0.severity != .note }
    try writeText(shown, in: analysis.sources)
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
        try writeOutput("// ==> \(file.name) <==\n\(file.text)\n")
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

  private static func options(_ invocation: Invocation) throws(UsageError) -> AnalysisOptions {
    var options = AnalysisOptions()
    if let name = invocation.value("app") {
      guard isIdentifier(name) else {
        throw UsageError("'--app' takes a name of letters, digits and '_', not '\(name)'")
      }
      options.fallbackName = name
    }
    if let year = invocation.value("edition").flatMap({ Int($0) }) {
      options.edition = GuidelineSettings.Edition(rawValue: year)
    }
    options.isStrict = invocation.has("strict")
    return options
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// Keeps a module until the process ends, which gives its memory back faster than a walk over its parts.
  private static func leaveToExit(_ analysis: ModuleAnalysis) {
    final class Keeper {
      let analysis: ModuleAnalysis
      init(_ analysis: ModuleAnalysis) { self.analysis = analysis }
    }
    _ = Unmanaged.passRetained(Keeper(analysis))
  }

  // MARK: Streams

  private static func writeOutput(_ text: String) throws(UsageError) {
    try FileSystem.write(text, to: STDOUT_FILENO, called: "standard output")
  }

  private static func writeText(_ diagnostics: [Diagnostic], in sources: [Source])
    throws(UsageError)
  {
    if diagnostics.isEmpty { return }
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let usesColor = isatty(STDERR_FILENO) == 1 && !noColor
    let text = TextReporter(usesColor: usesColor).report(diagnostics, in: sources)
    try FileSystem.write(text, to: STDERR_FILENO, called: "standard error")
  }
}
