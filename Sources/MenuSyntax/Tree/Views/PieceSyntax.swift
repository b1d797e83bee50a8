/// `name = identifier | "`" identifier "`"`, or a word that is used as a name.
///
/// A command entry and a reference to a variable have no node for the name: it is their first token.
package struct NameSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .name }

  package var token: Token { node.firstToken }

  /// The bytes of the name, with its backticks.
  package var span: Span { token.span }

  /// The name without backticks.
  package var text: String { node.tree.name(of: token) }

  /// Whether this is a word, written without backticks.
  package func equals(_ word: String) -> Bool {
    let span = token.span
    return span.count == word.utf8.count
      && node.tree.source.storage[Int(span.start)..<Int(span.end)].elementsEqual(word.utf8)
  }
}

extension SyntaxTree {
  /// The name that a token spells, without backticks.
  package func name(of token: Token) -> String {
    var span = token.span
    if token.kind == .quotedIdentifier {
      span.start += 1
      if span.count > 0, source.storage[Int(span.end) - 1] == UInt8(ascii: "`") { span.end -= 1 }
    }
    return source.text(of: span)
  }
}

/// `text`: a string.
package struct TextSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .text }

  package var token: Token { node.firstToken }

  /// Whether braces are in it.
  package var hasBraces: Bool { token.flags.contains(.braces) }

  /// The content with escapes resolved; braces stay as they are.
  package var content: String { StringDecoder(node.tree.source, token).text() }

  /// The pieces of a text that people see: literals, placeholders, and what is wrong with its braces.
  package var pieces: [StringDecoder.Piece] { StringDecoder(node.tree.source, token).pieces() }

  /// The plural forms after it, in the order of the text.
  package var pluralForms: [PluralFormSyntax] { afterText.forms }

  /// What is after its plural forms: the number that chooses one of them.
  package var countedBy: CountedBySyntax? { afterText.countedBy }

  private var afterText: (forms: [PluralFormSyntax], countedBy: CountedBySyntax?) {
    var forms: [PluralFormSyntax] = []
    let tree = node.tree
    // The text of a form is followed by the next form, which is not its own.
    var before = node.index - 1
    while before > 0, tree.nodes[before].kind == .unexpected { before -= 1 }
    if before > 0, tree.nodes[before].kind == .pluralForm,
      Int(tree.nodes[before].subtreeEnd) > node.index
    {
      return ([], nil)
    }
    var number = Int(tree.nodes[node.index].subtreeEnd)
    while number < tree.nodes.count, tree.nodes[number].kind == .pluralForm {
      forms.append(PluralFormSyntax(unchecked: SyntaxNode(tree: tree, index: number)))
      number = Int(tree.nodes[number].subtreeEnd)
    }
    if number < tree.nodes.count, tree.nodes[number].kind == .countedBy {
      return (forms, CountedBySyntax(unchecked: SyntaxNode(tree: tree, index: number)))
    }
    return (forms, nil)
  }

  /// The tokens of the text and its plural forms.
  var tokenNumbersWithForms: Range<Int> {
    let own = node.tokenNumbers
    let (forms, countedBy) = afterText
    let last = countedBy?.node ?? forms.last?.node
    return own.lowerBound..<(last?.tokenNumbers.upperBound ?? own.upperBound)
  }
}

/// `pluralForm = ( "zero" | "one" | "two" | "few" | "many" | "other" ) text`
package struct PluralFormSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .pluralForm }

  package var text: TextSyntax? { node.part() }

  /// The bytes of the form and the blanks before it.
  package var spanWithBlanks: Span { Span(node.previousToken?.end ?? span.start, span.end) }
}

/// `countedBy = "by" name`
package struct CountedBySyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .countedBy }

  /// The bytes of it and the blanks before it.
  package var spanWithBlanks: Span { Span(node.previousToken?.end ?? span.start, span.end) }
}

/// `integer`, or a `version`.
package struct IntegerSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .integer }

  /// The number as it is written.
  package var text: String { node.tree.text(of: node.firstToken) }
}

/// `allow = "@" "allow" "(" ruleName "," text ")"`
package struct AllowSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .allow }

  package var rule: NameSyntax? { node.part() }
  package var reason: TextSyntax? { node.part() }
}

/// `block = "{" { statement separator } "}"`
package struct BlockSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .block }

  package var leftBrace: Token { node.firstToken }

  /// Nil where the text lacks it.
  package var rightBrace: Token? {
    guard node.tokens.count > 1, let last = node.tokens.last else { return nil }
    return last.kind == .rightBrace ? last : nil
  }

  package var statements: StatementSequence { StatementSequence(node) }

  /// Whether nothing but `@allow` is in it.
  package var isEmpty: Bool {
    for child in node.children where child.kind != .allow { return false }
    return true
  }
}

/// A statement of a file or block, with the `@allow`s before it.
package struct StatementSyntax: Sendable {
  package let allowances: [AllowSyntax]
  /// Nil where nothing follows the `@allow`s.
  package let node: SyntaxNode?

  /// The view of the node as a production; nil if it is another.
  package func `as`<View: SyntaxView>(_ type: View.Type) -> View? { node.flatMap { View($0) } }
}

/// The statements of a file or block, in order. Text that the grammar does not know is one of kind `unexpected`.
package struct StatementSequence: Sequence, IteratorProtocol, Sendable {
  private var children: SyntaxChildren.Iterator?

  /// The statements of a file or block; none of nil.
  init(_ parent: SyntaxNode?) { children = parent?.children.makeIterator() }

  package mutating func next() -> StatementSyntax? {
    var allowances: [AllowSyntax] = []
    while let child = children?.next() {
      if let allowance = AllowSyntax(child) {
        allowances.append(allowance)
      } else if !child.isError || !child.isEmpty {
        return StatementSyntax(allowances: allowances, node: child)
      }
    }
    return allowances.isEmpty ? nil : StatementSyntax(allowances: allowances, node: nil)
  }
}
