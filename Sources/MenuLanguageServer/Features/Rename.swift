import MenuModel
import MenuSyntax
import MenuTooling

/// Renames a declaration and its uses in all files of the module.
enum Rename {
  /// The range of the name at a position, if it can be renamed.
  static func prepare(
    _ params: LSP.PrepareRenameParams, in context: FeatureContext
  ) throws(ResponseError) -> LSP.PrepareRenameResult? {
    guard let occurrence = context.occurrence(at: params.position),
      occurrence.symbol.isDeclarable
    else { return nil }
    try checkIsDeclared(occurrence.symbol, in: context)
    return LSP.PrepareRenameResult(
      range: context.text.range(occurrence.place.span), placeholder: occurrence.symbol.name)
  }

  static func rename(
    _ params: LSP.RenameParams, in context: FeatureContext
  ) throws(ResponseError) -> LSP.WorkspaceEdit {
    guard let occurrence = context.occurrence(at: params.position) else {
      throw ResponseError(.requestFailed, "There is no name here")
    }
    let symbol = occurrence.symbol
    guard symbol.isDeclarable else {
      throw ResponseError(.requestFailed, "`\(symbol.name)` is not the module's to rename")
    }
    try checkIsDeclared(symbol, in: context)
    let name = bare(params.newName)
    try checkName(name, for: symbol)
    try checkClash(name, symbol, in: context)
    if name == symbol.name { return context.workspaceEdit([]) }
    let written = Lexing.isKeyword(name) ? "`\(name)`" : name
    let edits = context.names.occurrences(of: symbol).map { found in
      Edit(place: found.place, text: found.isInText ? name : written)
    }
    try checkErrors(name, edits, in: context)
    return context.workspaceEdit(edits)
  }

  /// A name without the backticks that someone may write around it.
  private static func bare(_ name: String) -> String {
    guard name.utf8.count > 2, name.utf8.first == 0x60, name.utf8.last == 0x60 else { return name }
    return String(name.dropFirst().dropLast())
  }

  private static func checkIsDeclared(
    _ symbol: Symbol, in context: FeatureContext
  ) throws(ResponseError) {
    if context.names.declaration(of: symbol) == nil {
      throw ResponseError(.requestFailed, "`\(symbol.name)` is declared nowhere in the module")
    }
  }

  private static func checkName(_ name: String, for symbol: Symbol) throws(ResponseError) {
    guard Lexing.isName(name) else {
      throw ResponseError(
        .requestFailed,
        "`\(name)` is not a valid name: a name is a letter or `_`, then letters, digits and `_`")
    }
    if case .variable = symbol, name == "true" || name == "false" {
      throw ResponseError(.requestFailed, "`\(name)` is a value, not a name for a variable")
    }
    if SwiftNames.cannotNameMember(name) {
      throw ResponseError(
        .requestFailed, "`\(name)` has a special meaning in Swift after a dot")
    }
  }

  /// Refuses the name of another declaration in the same namespace.
  private static func checkClash(
    _ name: String, _ symbol: Symbol, in context: FeatureContext
  ) throws(ResponseError) {
    let taken: Symbol
    switch symbol {
    case .type: taken = .type(name)
    case .command: taken = .command(name)
    case .variable: taken = .variable(name)
    case .option(let choice, _): taken = .option(choice: choice, name)
    case .block: taken = .block(name)
    case .part(_, let owner): taken = .part(name, owner: owner)
    case .barMenu: taken = .barMenu(name)
    case .standard, .sfSymbol, .rule, .platform: return
    }
    guard taken != symbol, let other = context.names.declaration(of: taken) else { return }
    let line = context.snapshot.text(other.place.source).position(Int(other.place.span.start)).line
    let file = DocumentURI.name(of: context.snapshot.paths[Int(other.place.source)])
    throw ResponseError(
      .requestFailed, "The name `\(name)` is taken: \(file), line \(line + 1)")
  }
}

extension Rename {
  /// Refuses a name that is an error, such as one that the Swift of the menus has already.
  fileprivate static func checkErrors(
    _ name: String, _ edits: [Edit], in context: FeatureContext
  ) throws(ResponseError) {
    var options = context.snapshot.options
    options.checksGuidelines = false
    options.generates = true
    let fix = Fix(title: "Rename", applicability: .safe, edits: edits)
    let renamed = FixApplication.applying([fix], to: context.snapshot.trees.map(\.source))
    let old = ModuleAnalysis(trees: context.snapshot.trees, options: options).diagnostics
    let new = ModuleAnalysis(renamed, options: options).diagnostics
    func count(_ rule: String, in found: [Diagnostic]) -> Int {
      found.count { $0.severity == .error && $0.rule == rule }
    }
    let error = new.first { error in
      error.severity == .error && count(error.rule, in: new) > count(error.rule, in: old)
    }
    guard let error else { return }
    throw ResponseError(.requestFailed, "The name `\(name)` is an error here: \(error.message)")
  }
}

/// Questions about a word that the lexer answers.
enum Lexing {
  /// Whether a text is one word and can be a name.
  static func isName(_ text: String) -> Bool {
    let tree = SyntaxTree(parsing: Source(path: "", text: text))
    guard tree.tokens.count == 2, tree.tokens[0].kind == .identifier, text != "_" else {
      return false
    }
    return tree.tokens[0].start == 0 && Int(tree.tokens[0].end) == text.utf8.count
  }

  /// Whether a word is a keyword.
  static func isKeyword(_ word: String) -> Bool {
    Keyword.allCases.contains { $0 != .notAKeyword && $0.text == word }
  }
}
