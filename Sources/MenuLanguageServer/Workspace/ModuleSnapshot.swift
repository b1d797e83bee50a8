import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// A module between two changes: its files, what they mean, and its diagnostics.
final class ModuleSnapshot {
  /// The paths of the files, by the numbers that places have.
  let paths: [String]
  let trees: [SyntaxTree]
  let analysis: ModuleAnalysis
  let options: AnalysisOptions
  private let encoding: PositionEncoding
  private var positions: [TextPositions?]

  init(
    paths: [String], trees: [SyntaxTree], positions: [TextPositions?], options: AnalysisOptions,
    facts: SpellingFacts, encoding: PositionEncoding
  ) {
    self.paths = paths
    self.trees = trees
    self.options = options
    self.encoding = encoding
    self.positions = positions
    self.analysis = ModuleAnalysis(trees: trees, options: options, facts: facts)
  }

  var module: MenuModule { analysis.module }

  /// The names in all files, gathered on first use.
  private(set) lazy var names = NameIndex(trees)

  /// What each platform shows of the module, made on first use.
  private(set) lazy var shown = ExpandedModule(module)

  /// The lines of a file.
  func text(_ source: Int32) -> TextPositions {
    if let known = positions[Int(source)] { return known }
    let made = TextPositions(trees[Int(source)].source, encoding)
    positions[Int(source)] = made
    return made
  }

  /// The number of a file.
  func number(of path: String) -> Int32? {
    paths.firstIndex(of: path).map { Int32($0) }
  }
}
