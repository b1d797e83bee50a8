import MenuCommandLine
import MenuGuidelines
import MenuModel
import MenuPreview
import MenuTooling

/// `menugen preview`: shows what menus look like, in the terminal or as a page.
enum PreviewCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    var options = try AnalysisOptions(invocation)
    options.checksGuidelines = invocation.has("output")
    let sources = try Inputs(invocation, pathsAreRelative: true).sources
    let analysis = ModuleAnalysis(sources, options: options)
    let errors = analysis.diagnostics.filter {
      $0.severity == .error && !RuleCatalogue.contains($0.rule)
    }
    if !errors.isEmpty {
      let reporter = TextReporter(
        usesColor: Streams.usesColor(invocation), isAbridged: Streams.errorsAreOnTerminal,
        fixingCommand: Program.pluginCommand ?? "menugen check")
      try Streams.writeReport(reporter.report(errors, in: analysis.sources))
    }
    let module = analysis.module
    var state = PreviewState(showing: module)
    for assignment in invocation.allValues("state") {
      do throws(PreviewState.ValueError) {
        try state.set(assignment)
      } catch {
        throw UsageError(error.message)
      }
    }
    if let path = invocation.value("output") {
      let page = PreviewPage(
        module: module, sources: analysis.sources, state: state, diagnostics: analysis.diagnostics)
      try FileSystem.write(page.html, toFile: path)
      return errors.isEmpty ? 0 : 1
    }
    let platforms = try platforms(of: module, invocation)
    let text = TextPreview(
      sources: analysis.sources, state: state, usesColor: Streams.outputUsesColor(invocation)
    ).draw(platforms.flatMap { PreviewBuilder.surfaces(of: module, on: $0) })
    try Streams.writeOutput(text)
    let others = module.app.platforms.map(\.platform).filter { !platforms.contains($0) }
    if !others.isEmpty && Streams.errorsAreOnTerminal {
      let names = others.map { "--platform \($0.name)" }.joined(separator: ", ")
      try Streams.writeNotice("there is more with \(names)")
    }
    return errors.isEmpty ? 0 : 1
  }

  /// The platforms that are asked for; by default the module's first.
  private static func platforms(
    of module: MenuModule, _ invocation: Invocation
  ) throws(UsageError) -> [Platform] {
    let own = module.app.platforms.map(\.platform)
    let names = invocation.allValues("platform")
    if names.isEmpty { return Array(own.prefix(1)) }
    for name in names where !own.contains(where: { $0.name == name }) {
      throw UsageError(
        "the module is not for \(name)",
        hint: "it is for \(own.map(\.name).joined(separator: ", "))")
    }
    return own.filter { names.contains($0.name) }
  }
}
