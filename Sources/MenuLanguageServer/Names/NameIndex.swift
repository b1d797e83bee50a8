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
  var node: Int32
  /// Whether it is in the braces of a string, where names have no backticks.
  var isInText = false
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
    for state in tree.root.children(.state) {
      guard let block = state.child(.block) else { continue }
      for variable in block.children(.variable) {
        let names = variable.children(.name)
        guard names.count == 2 else { continue }
        let name = tree.name(of: names[0].firstToken)
        if typesOfVariables[name] == nil {
          typesOfVariables[name] = tree.name(of: names[1].firstToken)
        }
      }
    }
  }

  /// The name at an offset of a file.
  func occurrence(in source: Int32, at offset: Int) -> Occurrence? {
    let list = files[Int(source)]
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if Int(list[middle].place.span.end) < offset { low = middle + 1 } else { high = middle }
    }
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
  let tree: SyntaxTree
  let source: Int32
  let typesOfVariables: [String: String]
  var occurrences: [Occurrence] = []

  init(_ tree: SyntaxTree, source: Int32, _ typesOfVariables: [String: String]) {
    self.tree = tree
    self.source = source
    self.typesOfVariables = typesOfVariables
  }

  /// Reads all nodes in order; the innermost open nodes are kept on a stack.
  mutating func gather() {
    var parents: [Int] = []
    for index in tree.nodes.indices {
      while let last = parents.last, Int(tree.nodes[last].subtreeEnd) <= index {
        parents.removeLast()
      }
      visit(index, parents)
      parents.append(index)
    }
    occurrences.sort { $0.place.span.start < $1.place.span.start }
  }

  private mutating func visit(_ index: Int, _ parents: [Int]) {
    let node = tree.nodes[index]
    guard node.firstToken < node.tokenEnd else { return }
    let token = tree.tokens[Int(node.firstToken)]
    let parent = parents.last ?? 0
    switch node.kind {
    case .name: visitName(token, index, parent, parents)
    case .commandEntry: add(.command(tree.name(of: token)), token, node: index)
    case .variableReference: add(.variable(tree.name(of: token)), token, node: index)
    case .text: visitText(token, index, parent)
    default: break
    }
  }

  private mutating func visitName(
    _ token: Token, _ index: Int, _ parent: Int, _ parents: [Int]
  ) {
    let name = tree.name(of: token)
    switch tree.nodes[parent].kind {
    case .app, .choice, .list, .screen, .menu, .toolbar:
      add(.type(name), token, isDeclaration: true, node: parent)
    case .commands: add(.block(name), token, isDeclaration: true, node: parent)
    case .command: add(.command(name), token, isDeclaration: true, node: parent)
    case .variable:
      if index == parent + 1 {
        add(.variable(name), token, isDeclaration: true, node: parent)
      } else if name != "Bool" && name != "Int" && name != "String" {
        add(.type(name), token, node: parent)
      }
    case .option:
      guard let choice = enclosing(.choice, parents), let owner = self.name(ofNode: choice) else {
        return
      }
      add(.option(choice: owner, name), token, isDeclaration: true, node: parent)
    case .entryTitle:
      guard parents.count > 1, tree.nodes[parents[parents.count - 2]].kind == .list else { return }
      add(.variable(name), token, isDeclaration: true, node: parents[parents.count - 2])
    case .item, .button:
      let owner = enclosing(.screen, parents) ?? parent
      let offset = Int(tree.tokens[Int(tree.nodes[owner].firstToken)].start)
      add(
        .part(name, owner: Int(source) << 32 | offset), token, isDeclaration: true, node: parent)
    case .barMenu:
      if SyntaxNode(tree: tree, index: parent).child(.block) == nil {
        add(.type(name), token, node: parent)
      } else {
        add(.barMenu(name), token, isDeclaration: true, node: parent)
      }
    case .choose, .segmentedEntry: add(.variable(name), token, node: parent)
    case .pick, .includeEntry, .menuEntry: add(.type(name), token, node: parent)
    case .tap, .eachEntry: add(.command(name), token, node: parent)
    case .opens:
      // The `opens` of a preview names a command, that of a command is a word.
      guard parents.count > 1, tree.nodes[parents[parents.count - 2]].kind == .preview else {
        return
      }
      add(.command(name), token, node: parent)
    case .standardEntry: add(.standard(name), token, node: parent)
    case .symbol: if name != "none" { add(.sfSymbol(name), token, node: parent) }
    case .allow, .guidelineSetting:
      if index == firstName(of: parent) { add(.rule(name), token, node: parent) }
    case .platform, .onEntry, .toolbarBlock: add(.platform(name), token, node: parent)
    case .optionReference: visitOption(name, token, parent, parents)
    default: break
    }
  }

  private func firstName(of node: Int) -> Int? {
    SyntaxNode(tree: tree, index: node).child(.name)?.index
  }

  /// `.edited`: an option of the choice of the variable on the other side.
  private mutating func visitOption(
    _ name: String, _ token: Token, _ parent: Int, _ parents: [Int]
  ) {
    guard let comparison = enclosing(.comparison, parents) else { return }
    for child in SyntaxNode(tree: tree, index: comparison).children
    where child.kind == .variableReference {
      guard let choice = typesOfVariables[tree.name(of: child.firstToken)] else { continue }
      add(.option(choice: choice, name), token, node: parent)
      return
    }
  }

  /// The variables in the braces of a text that people see.
  private mutating func visitText(_ token: Token, _ index: Int, _ parent: Int) {
    guard token.kind == .string, token.flags.contains(.braces) else { return }
    switch tree.nodes[parent].kind {
    case .allow, .noMenu, .image: return
    default: break
    }
    for piece in StringDecoder(tree.source, token).pieces() {
      guard case .placeholder(let name, let span) = piece else { continue }
      occurrences.append(
        Occurrence(
          symbol: .variable(name),
          place: Place(source: source, span: Span(span.start + 1, span.end - 1)),
          isDeclaration: false, node: Int32(index), isInText: true))
    }
  }

  private func enclosing(_ kind: NodeKind, _ parents: [Int]) -> Int? {
    parents.last { tree.nodes[$0].kind == kind }
  }

  private func name(ofNode index: Int) -> String? {
    SyntaxNode(tree: tree, index: index).child(.name).map { tree.name(of: $0.firstToken) }
  }

  private mutating func add(
    _ symbol: Symbol, _ token: Token, isDeclaration: Bool = false, node: Int
  ) {
    occurrences.append(
      Occurrence(
        symbol: symbol, place: Place(source: source, span: token.span),
        isDeclaration: isDeclaration, node: Int32(node)))
  }
}
