import MenuEmission
import MenuGuidelines
import MenuImport
import MenuJSON
import MenuModel
import MenuPreview
import MenuSyntax
import MenuTooling

// What the page calls: it writes files as JSON to memory that it takes, and reads an answer in JSON.

/// The answer to the last request. The page has one thread.
nonisolated(unsafe) private var answer: [UInt8] = []

@_expose(wasm, "result") public func result() -> UnsafeRawPointer? {
  unsafe answer.withUnsafeBytes { unsafe $0.baseAddress }
}

/// Answers `{"files": [{"path", "text"}], "edition"}` with the parts that are asked for, or `{"paths": []}` with those that
/// are read; says how long the answer is, and 0 if that is no request.
@_expose(wasm, "run")
public func run(_ start: UnsafeMutableRawPointer, _ count: Int, _ parts: Int) -> Int {
  let bytes = unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  guard let request = try? JSONValue(bytes) else { return 0 }
  if let paths = request["paths"]?.array {
    answer = PathsRead(paths.map { $0.string ?? "" }).answer
  } else if let request = Request(request, parts: Request.Parts(rawValue: parts)) {
    answer = request.answer()
  } else {
    return 0
  }
  return answer.count
}

/// Which files of a folder are read, as `check` finds them.
struct PathsRead {
  private var numbers: [Int] = []

  init(_ paths: [String]) {
    let own = paths.filter { path in
      let folders = path.split(separator: "/").dropLast()
      let isOfOthers = folders.contains { folder in
        folder.hasPrefix(".") || ImportPaths.isOfOthers(folder: String(folder))
      }
      return !isOfOthers && (path.hasSuffix(".menu") || ImportPaths.isRead(path))
    }
    let read = Set(ImportPaths.withoutTranslatedCopies(own))
    numbers = paths.indices.filter { read.contains(paths[$0]) }
  }

  var answer: [UInt8] {
    var json = JSONPrinter()
    json.object { json in
      json.member("read") { json in
        json.array { json in
          for number in numbers { json.number(number) }
        }
      }
    }
    return json.bytes
  }
}

/// The files that are looked at, and what is asked about them.
struct Request {
  struct Parts: OptionSet {
    let rawValue: Int
    static let findings = Parts(rawValue: 1)
    static let menuFile = Parts(rawValue: 2)
    static let swift = Parts(rawValue: 4)
    static let preview = Parts(rawValue: 8)
  }

  private let parts: Parts
  private var options = AnalysisOptions()
  /// The `.menu` files of each module, with its settings.
  private var modules: [(files: [Source], options: AnalysisOptions)] = []
  private var appFiles: [Source] = []
  private var guidelines = FolderGuidelines()

  init?(_ request: JSONValue, parts: Parts) {
    guard let files = request["files"]?.array else { return nil }
    self.parts = parts
    options.edition = request["edition"]?.int.flatMap { GuidelineSettings.Edition(rawValue: $0) }
    let sources = files.map { file in
      Source(path: file["path"]?.string ?? "", text: file["text"]?.string ?? "")
    }.sorted { $0.path < $1.path }
    var menuFiles: [Source] = []
    for source in sources {
      if ModuleFolders.name(of: source.path) == OutputNames.guidelines {
        addGuidelines(source, of: sources)
      } else if source.path.hasSuffix(".menu") {
        menuFiles.append(source)
      } else if ImportPaths.isRead(source.path) {
        appFiles.append(source)
      }
    }
    modules = modules(of: menuFiles, among: sources)
  }

  /// The modules of a folder that was dropped, as `check` tells them apart.
  private func modules(
    of files: [Source], among sources: [Source]
  ) -> [(files: [Source], options: AnalysisOptions)] {
    let folders = ModuleFolders(
      isPackage: { folder in
        let manifest = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
        return sources.contains { $0.path == manifest }
      },
      isProject: { folder in
        sources.contains { source in
          let project = ModuleFolders.folder(of: source.path)
          return project.hasSuffix(".xcodeproj") && ModuleFolders.folder(of: project) == folder
        }
      },
      hasApp: { path in files.contains { $0.path == path && ModuleFolders.hasApp($0) } })
    let root = ModuleFolders.common(of: sources.map { $0.path })
    return folders.modules(of: files.map { $0.path }, in: root).map { module in
      var options = options
      options.folderGuidelines = module.paths.first.flatMap { guidelines.settings(for: $0) }
      if module.folder != root || module.isTarget {
        options.fallbackName = OutputNames.appName(
          forTarget: ModuleFolders.name(of: module.folder))
      }
      return (
        files: files.filter { module.paths.contains($0.path) }, options: options
      )
    }
  }

  /// Lets a file rule over the folders below its own; a later one is deeper, since the files are in order.
  private mutating func addGuidelines(_ file: Source, of sources: [Source]) {
    let number = guidelines.add(file, language: .english)
    let folder = ModuleFolders.folder(of: file.path)
    for other in Set(sources.map { ModuleFolders.folder(of: $0.path) }) {
      if other == folder || folder.isEmpty || other.hasPrefix(folder + "/") {
        let rest = folder.isEmpty ? Substring(other) : other.dropFirst(folder.utf8.count + 1)
        guidelines.set(number, over: other, below: rest.split(separator: "/").map(String.init))
      }
    }
  }

  func answer() -> [UInt8] {
    let analyses = modules.map {
      (options: $0.options, analysis: ModuleAnalysis($0.files, options: $0.options))
    }
    let app =
      appFiles.isEmpty
      ? nil
      : ExistingMenus(
        appFiles, projectFiles: appFiles.map { $0.path }.filter { AppFolders.isProjectFile($0) },
        guidelines: guidelines, options: options)
    var json = JSONPrinter()
    json.object { json in
      if parts.contains(.findings) { writeFindings(analyses.map { $0.analysis }, app, to: &json) }
      if parts.isDisjoint(with: [.menuFile, .swift, .preview]) { return }
      if !analyses.isEmpty {
        writeMenuFiles(analyses.flatMap { $0.analysis.trees }, to: &json)
        write(analyses, to: &json)
      } else if !appFiles.isEmpty {
        writeImport(to: &json)
      }
    }
    return json.bytes
  }

  // MARK: Findings

  private func writeFindings(
    _ modules: [ModuleAnalysis], _ app: ExistingMenus?, to json: inout JSONPrinter
  ) {
    var diagnostics: [Diagnostic] = []
    var sources: [Source] = []
    var extent = CheckedExtent()
    var editions: Set<GuidelineSettings.Edition> = []
    for module in modules {
      diagnostics += module.diagnostics.map { $0.shifted(bySources: sources.count) }
      sources += module.sources
      extent += module.extent
      editions.insert(module.module.guidelines.edition)
    }
    if let app {
      diagnostics += app.diagnostics.map { $0.shifted(bySources: sources.count) }
      sources += app.sources
      extent += app.extent
      if app.extent.menus + app.extent.toolbars > 0 { editions.insert(app.edition) }
    }
    for number in guidelines.files.indices {
      let (found, _) = guidelines.findings(in: number, used: app?.usedAllowances, options)
      diagnostics += found.map { $0.shifted(bySources: sources.count) }
      sources.append(guidelines.files[number].source)
      extent.files += 1
    }
    json.member("findings", JSONReporter().report(diagnostics, in: sources))
    json.member("summary", extent.line(reporting: diagnostics, by: editions))
    json.member("unread") { json in
      json.array { json in
        for item in app?.unread ?? [] {
          let source = app?.sources[Int(item.place.source)] ?? Source(path: "", text: "")
          json.object { json in
            json.member("path", source.path)
            json.member("line", LineMap(source).position(of: item.place.span.start).line)
            json.member("reason", item.reason)
          }
        }
      }
    }
  }

  // MARK: The menus, as a file, as Swift and as they are drawn

  /// The files as `format` lays them out.
  private func writeMenuFiles(_ trees: [SyntaxTree], to json: inout JSONPrinter) {
    if !parts.contains(.menuFile) { return }
    json.member("menuFiles") { json in
      json.array { json in
        for tree in trees {
          let text = SourceFormatter.format(tree) ?? tree.source
          Self.write(tree.source.path, String(decoding: text.bytes, as: UTF8.self), to: &json)
        }
      }
    }
  }

  /// The file that `import` writes of the app's files, and what is made of it.
  private func writeImport(to json: inout JSONPrinter) {
    let found = MenuReaders.read(appFiles)
    if found.surfaces.isEmpty && found.unread.isEmpty { return }
    let written = MenuFileWriter.write(
      found, appName: found.appName ?? folderName, edition: options.edition ?? .latest)
    let tree = SyntaxTree(parsing: Source(path: "Menus.menu", text: written.text))
    let source = SourceFormatter.format(tree) ?? tree.source
    if parts.contains(.menuFile) {
      json.member("menuFiles") { json in
        json.array {
          Self.write("Menus.menu", String(decoding: source.bytes, as: UTF8.self), to: &$0)
        }
      }
      json.member("notes") { json in
        json.array { json in
          for line in written.report.summary(sources: found.sources) { json.string(line) }
        }
      }
    }
    write([(options: options, analysis: ModuleAnalysis([source], options: options))], to: &json)
  }

  /// An app's name by the folder that has all of its files; nil without one.
  private var folderName: String? {
    let folders = Set(appFiles.map { $0.path.prefix { $0 != "/" } })
    guard let folder = folders.first, folders.count == 1, folder != appFiles[0].path[...] else {
      return nil
    }
    return OutputNames.appName(forTarget: String(folder))
  }

  private func write(
    _ modules: [(options: AnalysisOptions, analysis: ModuleAnalysis)], to json: inout JSONPrinter
  ) {
    if parts.contains(.swift) {
      json.member("swift") { json in
        json.array { json in
          for (options, analysis) in modules { writeSwift(analysis, options, to: &json) }
        }
      }
    }
    // One page shows one module: of several the largest.
    let largest = modules.map { $0.analysis }
      .max { $0.module.commands.count < $1.module.commands.count }
    if parts.contains(.preview), let largest {
      let page = PreviewPage(
        module: largest.module, sources: largest.sources,
        state: PreviewState(showing: largest.module), diagnostics: largest.diagnostics)
      json.member("preview", page.html)
    }
  }

  private func writeSwift(
    _ analysis: ModuleAnalysis, _ options: AnalysisOptions, to json: inout JSONPrinter
  ) {
    var generating = options
    generating.generates = true
    // An app has its faults already, and its menus can be written in Swift all the same.
    generating.checksGuidelines = !modules.isEmpty
    let analysis = ModuleAnalysis(trees: analysis.trees, options: generating)
    if analysis.hasErrors { return }
    for file in analysis.generatedFiles() { Self.write(file.name, file.text, to: &json) }
  }

  private static func write(_ name: String, _ text: String, to json: inout JSONPrinter) {
    json.object { json in
      json.member("path", name)
      json.member("text", text)
    }
  }
}
