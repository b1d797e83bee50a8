import MenuGuidelines
import MenuModel
import MenuSyntax

/// The `guidelines` blocks in files called `Guidelines.menu`, which rule over their folders and what is below: menus in
/// XIBs and Swift, and modules that have no block of their own. The nearest one is taken whole.
package struct FolderGuidelines: Sendable {
  /// The files, with what is wrong in them.
  package private(set) var files: [ModuleAnalysis] = []
  /// What rules over folders, by the paths of the folders as those of sources have them.
  private var rulers: [String: Ruler] = [:]

  /// What rules over a folder.
  private struct Ruler {
    /// The number of the file.
    var file: Int
  }

  package init() {}

  /// Adds a file, and returns its number.
  package mutating func add(_ source: Source, language: Language) -> Int {
    var options = AnalysisOptions(language: language)
    options.isFolderGuidelines = true
    files.append(ModuleAnalysis([source], options: options))
    return files.count - 1
  }

  /// Lets a file rule over a folder.
  package mutating func set(_ file: Int, over folder: String) {
    rulers[folder] = Ruler(file: file)
  }

  /// The settings for a file; nil if there are none.
  package func settings(for path: String) -> GuidelineSettings? {
    guard let ruler = rulers[ModuleFolders.folder(of: path)] else { return nil }
    return Self.settings(of: files[ruler.file])
  }

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
}
