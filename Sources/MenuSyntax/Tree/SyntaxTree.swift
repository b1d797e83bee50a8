/// A node of the tree: a production and the tokens it covers.
///
/// A tree keeps its nodes in one array, in the order of their first tokens; a node comes before its children.
struct Node: Sendable {
  /// The number of its first token.
  var firstToken: UInt32
  /// The number after its last token. A missing piece covers none.
  var tokenEnd: UInt32
  /// The number after the last node in it.
  var subtreeEnd: UInt32
  var kind: NodeKind
  /// How the text leaves the grammar, for `missing` and `unexpected`.
  var error: ParseError
}

/// A source as a lossless tree: any bytes give one, and it prints back to the same bytes.
///
/// Text that the grammar does not know is in `unexpected` nodes; a `missing` node marks what it lacks.
package final class SyntaxTree: Sendable {
  package let source: Source
  /// The tokens in order; the last is `endOfFile`.
  package let tokens: [Token]
  /// The nodes in order; the first is the `file`.
  let nodes: [Node]
  /// The numbers of the nodes where the text leaves the grammar, of those that are worth a message.
  let errorNodes: [Int32]
  let lexicalFaults: [LexicalFault]
  let escapedStrings: [Int32]
  let documentedTokens: [Int32]

  init(source: Source, lexed: LexedSource, nodes: [Node], errorNodes: [Int32]) {
    self.source = source
    self.tokens = lexed.tokens
    self.nodes = nodes
    self.errorNodes = errorNodes
    self.lexicalFaults = lexed.faults
    self.escapedStrings = lexed.escapedStrings
    self.documentedTokens = lexed.documentedTokens
  }

  /// Reads a source.
  package convenience init(parsing source: Source) {
    self.init(parsing: source, lexed: Lexer.lex(source))
  }

  /// The whole file.
  package var root: SyntaxNode { SyntaxNode(tree: self, index: 0) }

  /// The node with a number.
  func node(_ index: Int) -> SyntaxNode { SyntaxNode(tree: self, index: index) }

  /// The bytes of the tree: of each token, and of the trivia before it.
  package var printed: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var position = 0
    for token in tokens {
      result.append(contentsOf: source.storage[position..<Int(token.start)])
      result.append(contentsOf: source.storage[Int(token.start)..<Int(token.end)])
      position = Int(token.end)
    }
    result.append(contentsOf: source.storage[position..<source.count])
    return result
  }

  /// Whether version control has left its markers in the file.
  package var hasMergeConflict: Bool { lexicalFaults.contains { $0.kind == .mergeMarker } }

  /// The words in the statements that the grammar does not know: names may be declared there.
  package func namesInSkippedText() -> Set<String> {
    var names: Set<String> = []
    for node in nodes where node.kind == .unexpected && node.error.skipsStatement {
      for token in tokens[Int(node.firstToken)..<Int(node.tokenEnd)] where token.kind == .identifier
      {
        names.insert(text(of: token))
      }
    }
    return names
  }

  /// The text of a token.
  package func text(of token: Token) -> String { source.text(of: token.span) }
}

/// A node in its tree, which it keeps alive. `SyntaxView` has its parts by name.
package struct SyntaxNode: Sendable {
  package let tree: SyntaxTree
  /// The node's number in `tree.nodes`.
  let index: Int

  /// The node with a number.
  init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  var node: Node { tree.nodes[index] }
  package var kind: NodeKind { tree.nodes[index].kind }

  /// The node's tokens.
  package var tokens: ArraySlice<Token> {
    let node = tree.nodes[index]
    return tree.tokens[Int(node.firstToken)..<Int(node.tokenEnd)]
  }

  /// The numbers of the node's tokens.
  var tokenNumbers: Range<Int> {
    let node = tree.nodes[index]
    return Int(node.firstToken)..<Int(node.tokenEnd)
  }

  /// The bytes from the first token to the last; of a missing piece, the empty span after the token before.
  package var span: Span {
    let node = tree.nodes[index]
    if node.firstToken == node.tokenEnd {
      let offset = previousToken?.end ?? 0
      return Span(offset, offset)
    }
    return Span(tree.tokens[Int(node.firstToken)].start, tree.tokens[Int(node.tokenEnd) - 1].end)
  }

  /// The first token. A missing piece has none of its own; the token after it is given.
  package var firstToken: Token { tree.tokens[Int(tree.nodes[index].firstToken)] }

  /// The token before the first; nil at the start of the file.
  package var previousToken: Token? {
    let first = Int(tree.nodes[index].firstToken)
    return first == 0 ? nil : tree.tokens[first - 1]
  }

  /// The token after the last. The file has none, and gives its end.
  package var nextToken: Token {
    tree.tokens[min(Int(tree.nodes[index].tokenEnd), tree.tokens.count - 1)]
  }

  /// Whether no token is in it.
  package var isEmpty: Bool { node.firstToken == node.tokenEnd }

  /// Whether no node is in it.
  package var isLeaf: Bool { Int(node.subtreeEnd) == index + 1 }

  /// Whether it marks a place where the text leaves the grammar.
  package var isError: Bool { kind == .missing || kind == .unexpected }

  /// Direct children, in order.
  package var children: SyntaxChildren { SyntaxChildren(tree: tree, parent: index) }

  /// The documentation comment above the node, a line an element, without `///` and the blank after it.
  package var documentation: [String] {
    let token = firstToken
    guard token.flags.contains(.documented) else { return [] }
    let previous = previousToken
    return documentationLines(
      in: tree.source.storage[Int(previous?.end ?? 0)..<Int(token.start)],
      isAtFileStart: previous == nil)
  }
}

/// Direct children of a node.
package struct SyntaxChildren: Sequence, Sendable {
  let tree: SyntaxTree
  let parent: Int

  package func makeIterator() -> Iterator {
    Iterator(tree: tree, position: parent + 1, end: Int(tree.nodes[parent].subtreeEnd))
  }

  package struct Iterator: IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var position: Int
    let end: Int

    package mutating func next() -> SyntaxNode? {
      guard position < end else { return nil }
      let node = SyntaxNode(tree: tree, index: position)
      position = Int(tree.nodes[position].subtreeEnd)
      return node
    }
  }
}

/// The lines of the `///` comments in trivia, except one on the line of the token before.
private func documentationLines(in trivia: ArraySlice<UInt8>, isAtFileStart: Bool) -> [String] {
  var lines: [String] = []
  var isBehindToken = !isAtFileStart
  var index = trivia.startIndex
  var blockDepth = 0
  while index < trivia.endIndex {
    let byte = trivia[index]
    let next = index + 1 < trivia.endIndex ? trivia[index + 1] : 0
    if blockDepth > 0 {
      if byte == UInt8(ascii: "*") && next == UInt8(ascii: "/") {
        blockDepth -= 1
        index += 1
      } else if byte == UInt8(ascii: "/") && next == UInt8(ascii: "*") {
        blockDepth += 1
        index += 1
      }
      index += 1
      continue
    }
    guard byte == UInt8(ascii: "/") else {
      if byte == 0x0A || byte == 0x0D { isBehindToken = false }
      index += 1
      continue
    }
    if next == UInt8(ascii: "*") {
      blockDepth = 1
      index += 2
      continue
    }
    var end = index
    while end < trivia.endIndex && trivia[end] != 0x0A && trivia[end] != 0x0D { end += 1 }
    let comment = trivia[index..<end]
    let isDocumentation =
      comment.count >= 3 && comment[index + 2] == UInt8(ascii: "/")
      && (comment.count == 3 || comment[index + 3] != UInt8(ascii: "/"))
    if isDocumentation && !isBehindToken {
      var text = comment.dropFirst(3)
      if text.first == 0x20 { text = text.dropFirst() }
      while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
      lines.append(String(decoding: text, as: UTF8.self))
    }
    index = end
  }
  return lines
}
