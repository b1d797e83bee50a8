import MenuSyntax

/// The path of elements to each place of a file: the screen, menu and command it is in.
package struct ElementPaths {
  private var elements = NestedSpans<String>()

  package init(_ tree: SyntaxTree) { add(tree.root, in: nil) }

  /// Adds a node, if it is an element, and the elements in it.
  private mutating func add(_ node: SyntaxNode, in parent: Int?) {
    let element = Self.label(node).map { elements.append($0, at: node.span, in: parent) }
    for child in node.children { add(child, in: element ?? parent) }
  }

  /// The path of the innermost element at an offset, such as `screen NoteList/item Note/context menu/delete`; empty outside
  /// any element.
  package func path(at offset: UInt32) -> String {
    let innermost = elements.innermost(around: Span(offset, offset + 1))
    return elements.enclosing(innermost).map { elements[$0] }.reversed().joined(separator: "/")
  }

  /// The label of an element; nil for a node that is only part of one.
  private static func label(_ node: SyntaxNode) -> String? {
    switch node.kind {
    case .variable: return named("variable", firstWord(of: node))
    case .option: return named("option", firstWord(of: node))
    case .commands: return named("commands", node)
    case .command: return named("command", firstWord(of: node))
    case .menuEntry: return named("menu", node)
    case .toolbar: return named("toolbar", node)
    case .toolbarBlock:
      let platforms = ToolbarBlockSyntax(unchecked: node).platforms
      return platforms.map { word($0.token, in: node.tree) }.joined(separator: ", ")
    case .guidelineSetting, .exclude, .fileAllow, .commandEntry: return firstWord(of: node)
    case .barMenu:
      let word = firstWord(of: node)
      return word == "menu" ? named("menu", node) : word
    case .eachEntry: return named("each", node)
    case .includeEntry: return named("include", node)
    case .segmentedEntry: return named("segmented", node)
    case .standardEntry: return "standard"
    case .viewEntry: return "view"
    case .titleMenuEntry: return "title menu"
    case .allow: return named("@allow", node)
    case .noMenu: return nil
    default:
      guard let block = node.kind.block else { return nil }
      if case .name(.new) = block.operand { return named(block.words, node) }
      return block.words
    }
  }

  private static func named(_ kind: String, _ name: String) -> String {
    name.isEmpty ? kind : "\(kind) \(name)"
  }

  /// The kind and the name or, without a name, the title as written.
  private static func named(_ kind: String, _ node: SyntaxNode) -> String {
    let token = node.name?.token ?? node.title?.token
    return named(kind, token.map { word($0, in: node.tree) } ?? "")
  }

  private static func firstWord(of node: SyntaxNode) -> String {
    node.isEmpty ? "" : word(node.firstToken, in: node.tree)
  }

  /// The text of a token on one line, without backticks.
  private static func word(_ token: Token, in tree: SyntaxTree) -> String {
    let text = tree.name(of: token)
    return text.contains("\n") || text.contains("\t") ? Terminal.safe(text) : text
  }
}
