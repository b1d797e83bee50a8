import MenuCommandLine
import MenuGuidelines
import MenuModel
import MenuPreview
import MenuSyntax
import MenuTooling

/// `menugen preview`: shows what menus look like, in the terminal or as a page.
enum PreviewCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let pageFile = try invocation.value("output").map { path throws(UsageError) in
      try Output(path, .page(mark: PreviewPage.mark), option: "-o")
    }
    let pictureFile = try invocation.value("picture").map { path throws(UsageError) in
      try Output(path, .picture, option: "--picture")
    }
    var options = try AnalysisOptions(invocation)
    options.checksGuidelines = pageFile != nil || pictureFile != nil
    let analysis: ModuleAnalysis
    if invocation.has("together") {
      let modules = try Inputs.modules(invocation)
      try options.takeGuidelines(around: modules.first?.sources ?? [])
      try options.takeBaselines(beside: modules.flatMap(\.sources))
      analysis = ModuleAnalysis(joining: modules, options: options)
    } else {
      let sources = try Inputs(invocation, pathsAreRelative: true).sources
      try options.takeGuidelines(around: sources)
      try options.takeBaselines(beside: sources)
      analysis = ModuleAnalysis(sources, options: options)
    }
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
    let state = try state(of: module, invocation)
    // Texts have keys where Swift is generated for them, which takes a module without errors.
    let translations = try translations(
      of: module, isWhole: errors.isEmpty, hasPage: pageFile != nil, invocation)
    let platforms = try platforms(of: module, invocation)
    if invocation.has("appearance") && !invocation.has("picture") {
      throw UsageError("'--appearance' is for '--picture'", hint: "a page has a switch for it")
    }
    if pageFile != nil || pictureFile != nil {
      let page = PreviewPage(
        module: module, sources: analysis.sources, state: state, diagnostics: analysis.diagnostics,
        translation: translations.shown, others: translations.others, language: options.language
      ).html
      let picture = try pictureFile.map { file throws(UsageError) in
        try draw(page, on: platforms, invocation, for: file.path)
      }
      try pageFile?.write(page)
      if let picture { try pictureFile?.write(picture) }
      return errors.isEmpty ? 0 : 1
    }
    let text = TextPreview(
      sources: analysis.sources, state: state, usesColor: Streams.outputUsesColor(invocation)
    ).draw(
      platforms.flatMap {
        PreviewBuilder.surfaces(of: module, on: $0, in: translations.shown)
      })
    try Streams.writeOutput(text)
    try nameOthers(than: platforms, of: module)
    return errors.isEmpty ? 0 : 1
  }

  /// The state that is shown: that of `--state`, and otherwise what the module begins with.
  private static func state(
    of module: MenuModule, _ invocation: Invocation
  ) throws(UsageError) -> PreviewState {
    var state = PreviewState(showing: module)
    for assignment in invocation.allValues("state") {
      do throws(PreviewState.ValueError) {
        try state.set(assignment)
      } catch {
        throw UsageError(error.message)
      }
    }
    return state
  }

  /// The language that is shown, nil for that of the files; and the others, between which a page can be switched.
  private static func translations(
    of module: MenuModule, isWhole: Bool, hasPage: Bool, _ invocation: Invocation
  ) throws(UsageError) -> (shown: PreviewTranslation?, others: [PreviewTranslation]) {
    guard let (catalogue, language) = try catalogue(invocation, hasPage: hasPage), isWhole else {
      return (nil, [])
    }
    if module.app.stringsTable == nil {
      throw UsageError("`strings none` in `app` leaves no texts to translate")
    }
    func translation(into code: String) -> PreviewTranslation {
      PreviewTranslation(code: code, texts: catalogue.translations(of: module, into: code))
    }
    var others: [PreviewTranslation] = []
    if hasPage {
      let own = module.app.languageCode
      if language != nil && language != own {
        others.append(PreviewTranslation(code: own, texts: [:]))
      }
      others += catalogue.languages.filter { $0 != language && $0 != own }.map(translation)
    }
    return (language.map(translation), others)
  }

  /// Tells a person which platforms are not shown.
  private static func nameOthers(
    than platforms: [Platform], of module: MenuModule
  ) throws(UsageError) {
    let others = module.app.platforms.map(\.platform).filter { !platforms.contains($0) }
    if others.isEmpty || !Streams.errorsAreOnTerminal { return }
    let names = others.map { "--platform \($0.name)" }.joined(separator: ", ")
    try Streams.writeNotice("there is more with \(names)")
  }

  /// Has a browser draw a page with every menu open.
  private static func draw(
    _ page: String, on platforms: [Platform], _ invocation: Invocation, for file: String
  ) throws(UsageError) -> [UInt8] {
    guard let platform = platforms.first, platforms.count == 1 else {
      throw UsageError("a picture shows one platform", hint: "make one for each '--platform'")
    }
    guard let browser = Browser() else {
      throw UsageError(
        "'--picture' needs Chromium or Chrome, and none is in PATH",
        hint: "with -o, the page can be opened in any browser, and printed there")
    }
    let appearance = invocation.value("appearance") ?? "light"
    return try browser.draw(
      page, link: "platform=\(platform.name)&appearance=\(appearance)&open=all&view=picture",
      width: 1_280, for: file)
  }

  /// The catalog of `--strings` and the language of it to show; nil where the files' own texts are shown, of which a page
  /// has the catalog's beside them.
  ///
  /// Without a catalog, `--language` names that of the guidelines, as it does in other commands.
  private static func catalogue(
    _ invocation: Invocation, hasPage: Bool
  ) throws(UsageError) -> (StringCatalogue, language: String?)? {
    let language = invocation.value("language")
    guard let path = invocation.value("strings") else {
      if let language, Language(rawValue: language) == nil {
        throw UsageError(
          "the guidelines are in English and Korean, not in '\(language)'",
          hint: "to show the menus in it, name the catalog: --strings FILE")
      }
      return nil
    }
    if language == nil && !hasPage {
      throw UsageError("'--strings' needs the language to show: --language CODE")
    }
    guard FileSystem.exists(path) else {
      throw UsageError(
        "there is no catalog '\(path)'", hint: "`menugen strings PATH… -o \(path)` writes it")
    }
    let bytes = try FileSystem.regularFileBytes(of: path)
    let texts: StringCatalogue
    do throws(StringCatalogue.Fault) { texts = try StringCatalogue(bytes) } catch {
      throw UsageError("'\(path)' \(error.message)")
    }
    if let language, !texts.languages.contains(language) {
      throw UsageError(
        "'\(path)' has no texts in '\(language)'",
        hint: "it has \(texts.languages.joined(separator: ", "))")
    }
    return (texts, language)
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
