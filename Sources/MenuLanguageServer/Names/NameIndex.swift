import MenuSyntax

/// What a name refers to.
enum Symbol: Hashable {
  /// An app, choice, list, screen, named menu or toolbar: one name space.
  case type(String)
  case command(String)
  /// A state variable, or the field of a list.
  case variable(String)
  case option(choice: String, String)
  case block(String)
  /// An item or button, by the place of its screen or its own.
  case part(String, owner: Int)
  case barMenu(String)
  /// A name after `standard`.
  case standard(String)
  /// An SF Symbol.
  case sfSymbol(String)
  case rule(String)
  case platform(String)

  /// The name as it is written, without backticks.
  var name: String {
    switch self {
    case .type(let name), .command(let name), .variable(let name), .option(_, let name),
      .block(let name), .part(let name, _), .barMenu(let name), .standard(let name),
      .sfSymbol(let name), .rule(let name), .platform(let name):
      return name
    }
  }

  /// What the names in a node of a kind refer to, by the table of constructs; nil where they refer to nothing.
  static func named(by kind: NodeKind) -> ((String) -> Symbol)? {
    guard let name = kind.operandName else { return nil }
    switch name {
    case .new, .code: return nil
    case .command, .listingCommand: return Symbol.command
    case .choiceVariable, .number: return Symbol.variable
    case .list, .menu: return Symbol.type
    case .platform: return Symbol.platform
    case .standardCommand: return Symbol.standard
    }
  }

  /// Whether the module declares it.
  var isDeclarable: Bool {
    switch self {
    case .standard, .sfSymbol, .rule, .platform: return false
    default: return true
    }
  }
}

/// A use or declaration of a name.
struct Occurrence {
  var symbol: Symbol
  var place: Place
  /// Whether it is declared here.
  var isDeclaration: Bool
  /// The node around it: the declaration, entry or attribute.
  var node: SyntaxNode
  /// Whether it is in the braces of a string, where names have no backticks.
  var isInText: Bool
}

/// The names of a module and their occurrences, read from the trees alone, so half-typed files have theirs too.
struct NameIndex {
  /// The occurrences of each file, in the order of the text.
  private(set) var files: [[Occurrence]]
  private(set) var declarations: [Symbol: [Occurrence]] = [:]
  /// The types of the state variables as they are written.
  private(set) var typesOfVariables: [String: String] = [:]

  init(_ trees: [SyntaxTree]) {
    files = []
    for tree in trees { gatherVariableTypes(tree) }
    for (number, tree) in trees.enumerated() {
      var gatherer = NameGatherer(tree, source: Int32(number), typesOfVariables)
      gatherer.gather()
      for occurrence in gatherer.occurrences where occurrence.isDeclaration {
        declarations[occurrence.symbol, default: []].append(occurrence)
      }
      files.append(gatherer.occurrences)
    }
  }

  private mutating func gatherVariableTypes(_ tree: SyntaxTree) {
    for variable in tree.file.states.flatMap(\.variables) {
      guard let name = variable.name?.text, typesOfVariables[name] == nil else { continue }
      typesOfVariables[name] = variable.type?.text
    }
  }

  /// The name at an offset of a file.
  func occurrence(in source: Int32, at offset: Int) -> Occurrence? {
    let list = files[Int(source)]
    let low = list.partitioningIndex { Int($0.place.span.end) >= offset }
    guard low < list.count, Int(list[low].place.span.start) <= offset else { return nil }
    // Of two that touch, the one that begins here.
    if low + 1 < list.count, Int(list[low + 1].place.span.start) == offset { return list[low + 1] }
    return list[low]
  }

  /// All places of a name, in the order of the files.
  func occurrences(of symbol: Symbol) -> [Occurrence] {
    files.flatMap { $0.filter { $0.symbol == symbol } }
  }

  func declaration(of symbol: Symbol) -> Occurrence? { declarations[symbol]?.first }

  /// The names of the module's declarations of a kind, sorted.
  func declaredNames(where isWanted: (Symbol) -> Bool) -> [String] {
    declarations.keys.filter(isWanted).map(\.name).sorted()
  }
}

/// Gathers the names of one file.
private struct NameGatherer {
  /// What is around a node, as far as its names depend on it.
  struct Scope {
    var choice: String?
    var screen: SyntaxNode?
    /// The choice of the variable in a comparison, which has the options that are compared.
    var comparedChoice: String?
  }

  let tree: SyntaxTree
  let source: Int32
  let typesOfVariables: [String: String]
  var occurrences: [Occurrence] = []

  init(_ tree: SyntaxTree, source: Int32, _ typesOfVariables: [String: String]) {
    self.tree = tree
    self.source = source
    self.typesOfVariables = typesOfVariables
  }

  mutating func gather() {
    gather(tree.root, Scope())
    occurrences.sort { $0.place.span.start < $1.place.span.start }
  }

  /// Gathers the names of a node, and those of the nodes in it.
  private mutating func gather(_ node: SyntaxNode, _ scope: Scope) {
    var inner = scope
    switch node.kind {
    // Declarations.
    case .app, .menu, .toolbar: declare(Symbol.type, node.name, node)
    case .choice:
      declare(Symbol.type, node.name, node)
      inner.choice = node.name?.text
    case .list:
      declare(Symbol.type, node.name, node)
      declare(Symbol.variable, ListSyntax(unchecked: node).field, node)
    case .screen:
      declare(Symbol.type, node.name, node)
      inner.screen = node
    case .commands: declare(Symbol.block, node.name, node)
    case .command: declare(Symbol.command, node.name, node)
    case .option:
      if let choice = scope.choice {
        declare({ .option(choice: choice, $0) }, node.name, node)
      }
    case .variable: gather(VariableSyntax(unchecked: node))
    case .item, .button:
      let owner = Int(source) << 32 | Int((scope.screen ?? node).span.start)
      declare({ .part($0, owner: owner) }, node.name, node)
    case .barMenu:
      // With braces it is a menu of the app's own.
      if node.block == nil {
        use(Symbol.type, node.name, node)
      } else {
        declare(Symbol.barMenu, node.name, node)
      }

    // Uses that the table of constructs does not tell.
    case .commandEntry: use(Symbol.command, node.name, node)
    case .variableReference: use(Symbol.variable, node.name, node)
    case .comparison: inner.comparedChoice = choice(in: ComparisonSyntax(unchecked: node))
    case .optionReference:
      if let choice = scope.comparedChoice {
        use({ .option(choice: choice, $0) }, node.name, node)
      }
    case .symbol:
      let symbol = SymbolSyntax(unchecked: node)
      for name in [symbol.name, symbol.nameWhenOn] where name?.text != "none" {
        use(Symbol.sfSymbol, name, node)
      }
    case .guidelineSetting: use(Symbol.rule, node.name, node)
    case .platform: use(Symbol.platform, node.name, node)
    case .toolbarBlock:
      for name in ToolbarBlockSyntax(unchecked: node).platforms { use(Symbol.platform, name, node) }

    // Texts; those that people do not see have no placeholders.
    case .text: gather(TextSyntax(unchecked: node))
    case .allow:
      use(Symbol.rule, node.name, node)
      return
    case .fileAllow:
      for name in node.names { use(Symbol.rule, name, node) }
      return
    case .noMenu, .image, .exclude: return
    default:
      if let symbol = Symbol.named(by: node.kind) {
        for name in node.names { use(symbol, name, node) }
      }
    }
    for child in node.children { gather(child, inner) }
  }

  private mutating func gather(_ variable: VariableSyntax) {
    declare(Symbol.variable, variable.name, variable.node)
    guard let type = variable.type, !["Bool", "Int", "String"].contains(type.text) else { return }
    use(Symbol.type, type, variable.node)
  }

  /// The variables in the braces of a text.
  private mutating func gather(_ text: TextSyntax) {
    guard text.hasBraces else { return }
    for case .placeholder(let name, let span) in text.pieces {
      add(.variable(name), Span(span.start + 1, span.end - 1), text.node, isInText: true)
    }
  }

  /// The choice that is the type of the variable on one side.
  private func choice(in comparison: ComparisonSyntax) -> String? {
    for case .variable(let variable)? in comparison.operands.map(\.form) {
      if let type = typesOfVariables[variable.name.text] { return type }
    }
    return nil
  }

  private mutating func declare(
    _ symbol: (String) -> Symbol, _ name: NameSyntax?, _ node: SyntaxNode
  ) {
    guard let name else { return }
    add(symbol(name.text), name.span, node, isDeclaration: true)
  }

  private mutating func use(
    _ symbol: (String) -> Symbol, _ name: NameSyntax?, _ node: SyntaxNode
  ) {
    guard let name else { return }
    add(symbol(name.text), name.span, node)
  }

  private mutating func add(
    _ symbol: Symbol, _ span: Span, _ node: SyntaxNode, isDeclaration: Bool = false,
    isInText: Bool = false
  ) {
    occurrences.append(
      Occurrence(
        symbol: symbol, place: Place(source: source, span: span), isDeclaration: isDeclaration,
        node: node, isInText: isInText))
  }
}
