import MenuGuidelines
import MenuModel
import MenuSyntax

/// The `guidelines` blocks in files called `Guidelines.menu`, which rule over their folders and what is below: menus in
/// XIBs and Swift, and modules that have no block of their own. The nearest one is taken whole.
package struct FolderGuidelines: Sendable {
  /// A file, and what it says.
  package struct File: Sendable {
    package let source: Source
    /// What it sets. One that names no edition means the newest.
    package let settings: GuidelineSettings
    /// Whether all of its folder is looked at, so that what silences nothing is of no use.
    package var isWholeFolderRead = false
    fileprivate let diagnostics: [Diagnostic]
    fileprivate let exclusions: [PathPattern]
    fileprivate let allowedFiles: [PathPattern]
  }

  /// One of the `allow` lines.
  package struct AllowanceID: Hashable, Sendable {
    fileprivate var file: Int
    fileprivate var allowance: Int
    fileprivate var rule: Int
  }

  package private(set) var files: [File] = []
  /// What rules over folders, by the paths of the folders as those of sources have them.
  private var rulers: [String: Ruler] = [:]

  /// What rules over a folder.
  private struct Ruler {
    /// The number of the file.
    var file: Int
    /// The names in the path from the file's folder to the folder.
    var names: [String]
  }

  package init() {}

  /// Adds a file, and returns its number.
  package mutating func add(_ source: Source, language: Language) -> Int {
    var options = AnalysisOptions(language: language)
    options.isFolderGuidelines = true
    let analysis = ModuleAnalysis([source], options: options)
    let settings = Self.settings(of: analysis)
    files.append(
      File(
        source: source, settings: settings, diagnostics: analysis.diagnostics,
        exclusions: settings.exclusions.map { PathPattern($0) },
        allowedFiles: settings.fileAllowances.map { PathPattern($0.file) }))
    return files.count - 1
  }

  /// Lets a file rule over a folder, which is so many folders below its own.
  package mutating func set(_ file: Int, over folder: String, below names: [String]) {
    rulers[folder] = Ruler(file: file, names: names)
  }

  /// Says that all of the folder that a file is in is looked at.
  package mutating func noteWholeFolder(of path: String) {
    guard let ruler = ruler(of: path) else { return }
    files[ruler.file].isWholeFolderRead = true
  }

  /// The settings for a file; nil if there are none.
  package func settings(for path: String) -> GuidelineSettings? {
    ruler(of: path).map { files[$0.file].settings }
  }

  /// Whether a file or folder is left out by the guidelines of the folder that it is in.
  package func excludes(_ path: String, isFolder: Bool) -> Bool {
    guard let ruler = ruler(of: path) else { return false }
    let exclusions = files[ruler.file].exclusions
    if exclusions.isEmpty { return false }
    let names = ruler.names + [ModuleFolders.name(of: path)]
    return exclusions.contains { $0.matches(names, isFolder: isFolder) }
  }

  private func ruler(of path: String) -> Ruler? { rulers[ModuleFolders.folder(of: path)] }

  // MARK: What is allowed

  /// Whether there are `allow` lines.
  package var hasAllowances: Bool { files.contains { !$0.settings.fileAllowances.isEmpty } }

  /// The `allow` lines that silence a rule in a file or, with a title, at its entries of that title.
  package func allowances(
    of rule: String, in path: String, at titles: () -> Set<String>,
    _ edition: GuidelineSettings.Edition
  ) -> [AllowanceID] {
    guard let ruler = ruler(of: path) else { return [] }
    let file = files[ruler.file]
    var found: [AllowanceID] = []
    for (number, allowance) in file.settings.fileAllowances.enumerated() {
      let names = ruler.names + [ModuleFolders.name(of: path)]
      guard
        let index = allowance.rules.firstIndex(where: {
          Withdrawals.id($0.text, in: edition) == rule
        }), file.allowedFiles[number].covers(names)
      else { continue }
      if let title = allowance.title, !titles().contains(title) { continue }
      found.append(AllowanceID(file: ruler.file, allowance: number, rule: index))
    }
    return found
  }

  /// What is reported of a file: what is wrong in it and, where `used` tells, the `allow` lines that silence nothing.
  package func findings(
    in number: Int, used: Set<AllowanceID>?, _ options: AnalysisOptions
  ) -> (reported: [Diagnostic], baseline: Baseline.Outcome?) {
    let file = files[number]
    var found = file.diagnostics
    if let used, file.isWholeFolderRead { found += unusedLines(in: number, used) }
    found.sort { $0.place.span.start < $1.place.span.start }
    found = options.filter.applied(to: found, in: [file.source])
    let outcome = options.baseline?.outcome(for: found, in: [file.source])
    let isStrict = options.isStrict || file.settings.isStrict
    return (
      (outcome?.reported ?? found).map { finding in
        var finding = finding
        if isStrict && finding.severity == .warning { finding.severity = .error }
        return finding
      }, outcome
    )
  }

  private func unusedLines(in number: Int, _ used: Set<AllowanceID>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (allowance, line) in files[number].settings.fileAllowances.enumerated() {
      for (index, rule) in line.rules.enumerated()
      where RuleCatalogue.contains(rule.text)
        && !used.contains(AllowanceID(file: number, allowance: allowance, rule: index))
      {
        found.append(
          Diagnostic(
            rule: RuleCatalogue.unusedAllow, severity: .warning,
            message:
              "Nothing in “\(line.file)” breaks `\(rule.text)`, so this `allow` silences nothing",
            place: rule.place, help: "Remove it."))
      }
    }
    return found
  }

  // MARK: Reading

  /// What a file sets. One that names no edition means the newest.
  package static func settings(of file: ModuleAnalysis) -> GuidelineSettings {
    var settings = file.module.guidelines
    if settings.editionPlace == nil { settings.edition = .latest }
    return settings
  }

  /// The errors about what is in such files, and is no `guidelines` block.
  static func otherBlocks(in trees: [SyntaxTree]) -> [Diagnostic] {
    trees.enumerated().flatMap { number, tree in
      tree.file.statements.compactMap(\.node)
        .filter { $0.kind != .guidelines && !$0.isError }
        .map { node in
          Diagnostic(
            rule: "not-guidelines",
            message: "`\(OutputNames.guidelines)` has a `guidelines` block and nothing else",
            place: Place(source: Int32(number), span: node.span),
            help: "Write it into a file of another name.")
        }
    }
  }

  /// The errors about lines in a module that only such files can have.
  static func misplacedLines(in module: MenuModule) -> [Diagnostic] {
    let guidelines = module.guidelines
    return guidelines.exclusionPlaces.map { misplaced("exclude", at: $0) }
      + guidelines.fileAllowances.map { misplaced("allow", at: $0.place) }
  }

  private static func misplaced(_ word: String, at place: Place) -> Diagnostic {
    Diagnostic(
      rule: "guidelines-of-folder",
      message: "`\(word)` is for a file called `\(OutputNames.guidelines)`, and this is another",
      place: place,
      help: word == "allow"
        ? "Write `@allow(rule-id, \"why\")` before what it is about." : "Write it there.")
  }
}
