/// A node of one production, with the production's parts by name.
///
/// A part is nil where the text lacks it. `Grammar/menu.ebnf` has the productions.
package protocol SyntaxView: Sendable {
  var node: SyntaxNode { get }

  /// Views a node that is known to be of the production.
  init(unchecked node: SyntaxNode)

  /// Whether nodes of a kind are of the production.
  static func accepts(_ kind: NodeKind) -> Bool
}

extension SyntaxView {
  /// Views a node; nil if it is of another production.
  package init?(_ node: SyntaxNode) {
    guard Self.accepts(node.kind) else { return nil }
    self.init(unchecked: node)
  }

  /// The bytes from the first token to the last; empty for a missing piece.
  package var span: Span { node.span }

  /// The keyword that the node begins with; `notAKeyword` for any other word.
  package var keyword: Keyword { node.firstToken.keyword }

  /// The first token.
  package var keywordToken: Token { node.firstToken }

  /// The first token as it is written.
  package var keywordText: String { node.tree.text(of: node.firstToken) }

  /// The lines of the documentation comment above, without `///` and the blank after it.
  package var documentation: [String] { node.documentation }
}

/// A production with a name.
package protocol NamedSyntax: SyntaxView {}

extension NamedSyntax {
  package var name: NameSyntax? { node.part() }
}

/// A production with statements in braces.
package protocol BracedSyntax: SyntaxView {}

extension BracedSyntax {
  package var block: BlockSyntax? { node.part() }

  /// The statements in the braces; none where it has no braces.
  package var statements: StatementSequence { StatementSequence(block?.node) }

  /// The bytes before the braces; all of them where it has none.
  package var header: Span { node.header }
}

/// What many productions have, for code that treats several of them alike.
extension SyntaxNode {
  package var name: NameSyntax? {
    switch kind {
    case .commandEntry, .variableReference: return NameSyntax(unchecked: self)
    default: return part()
    }
  }

  /// All names that are parts of it.
  package var names: [NameSyntax] { parts() }

  package var title: TextSyntax? { part() }
  package var block: BlockSyntax? { part() }

  /// The bytes before the braces; all of them where it has none.
  package var header: Span {
    guard let brace = block?.node.node.firstToken, brace > node.firstToken else { return span }
    return Span(span.start, tree.tokens[Int(brace) - 1].end)
  }
}

extension SyntaxNode {
  /// The view of this node as a production; nil if it is another.
  package func `as`<View: SyntaxView>(_ type: View.Type) -> View? { View(self) }

  /// The first child of a production.
  func part<View: SyntaxView>(_ type: View.Type = View.self) -> View? {
    // By number: each node that is made retains the tree.
    var number = index + 1
    let end = Int(tree.nodes[index].subtreeEnd)
    while number < end {
      if View.accepts(tree.nodes[number].kind) {
        return View(unchecked: SyntaxNode(tree: tree, index: number))
      }
      number = Int(tree.nodes[number].subtreeEnd)
    }
    return nil
  }

  /// The second child of a production.
  func secondPart<View: SyntaxView>(_ type: View.Type = View.self) -> View? {
    var hasFirst = false
    for child in children {
      guard let view = View(child) else { continue }
      if hasFirst { return view }
      hasFirst = true
    }
    return nil
  }

  /// The children of a production, in order.
  func parts<View: SyntaxView>(_ type: View.Type = View.self) -> [View] {
    var result: [View] = []
    var number = index + 1
    let end = Int(tree.nodes[index].subtreeEnd)
    while number < end {
      if View.accepts(tree.nodes[number].kind) {
        result.append(View(unchecked: SyntaxNode(tree: tree, index: number)))
      }
      number = Int(tree.nodes[number].subtreeEnd)
    }
    return result
  }

  /// Whether more of the statement follows the node on its line.
  package var isFollowedOnLine: Bool {
    let next = nextToken
    if next.flags.contains(.newlineBefore) { return false }
    switch next.kind {
    case .semicolon, .rightBrace, .endOfFile: return false
    default: return true
    }
  }

  /// Whether a character that the lexer reported follows the node on its line: the node may not be complete.
  package var isFollowedByStray: Bool {
    let next = nextToken
    return next.flags.contains(.afterStray) && !next.flags.contains(.newlineBefore)
  }
}

extension SyntaxTree {
  /// The whole file.
  package var file: FileSyntax { FileSyntax(unchecked: root) }
}
