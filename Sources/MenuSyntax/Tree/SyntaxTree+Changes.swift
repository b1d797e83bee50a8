extension SyntaxTree {
  /// Reads a source that came from that of a sound tree by a change, as `init(parsing:)` would.
  ///
  /// Where the change lies within the braces of one declaration, and leaves them in pairs, that declaration alone is read,
  /// and all that stands around it is taken from the tree. Everything else is read as a whole.
  public static func parsing(_ source: Source, after change: TextChange, of tree: SyntaxTree)
    -> SyntaxTree
  {
    tree.replacing(change, in: source) ?? SyntaxTree(parsing: source)
  }

  /// Nil where more than one declaration has to be read.
  func replacing(_ change: TextChange, in source: Source) -> SyntaxTree? {
    guard slips.isEmpty, lexicalFaults.isEmpty, source.count <= Lexer.maximumSize,
      source.count == self.source.count + change.growth,
      let declaration = declaration(around: change)
    else { return nil }
    let node = nodes[declaration]
    let (first, end) = (Int(node.firstToken), Int(node.tokenEnd))
    let start = Int(tokens[first].start)
    let part = Source(
      path: source.path,
      bytes: Array(source.storage[start..<Int(tokens[end - 1].end) + change.growth]))
    var lexed = Lexer.lex(part)
    guard lexed.faults.isEmpty, lexed.bracesAreBalanced, lexed.tokens.count > 1,
      lexed.tokens[lexed.tokens.count - 2].kind == .rightBrace,
      Int(lexed.tokens[lexed.tokens.count - 2].end) == part.count,
      lexed.tokens[0].kind == tokens[first].kind, lexed.tokens[0].keyword == tokens[first].keyword,
      lexed.tokens[0].span.count == tokens[first].span.count
    else { return nil }
    // What stands before it is as it was.
    lexed.tokens[0].flagBits = tokens[first].flagBits
    let inner = SyntaxTree(parsing: part, lexed: lexed)
    guard inner.nodes.count > 1, Int(inner.nodes[1].subtreeEnd) == inner.nodes.count,
      Int(inner.nodes[1].tokenEnd) == lexed.tokens.count - 1, inner.nodes[1].firstToken == 0
    else { return nil }
    return SyntaxTree(splicing: inner, into: self, at: declaration, change.growth, source)
  }

  /// The number of the top-level node that holds a change between its first token and its closing brace.
  private func declaration(around change: TextChange) -> Int? {
    var child = 1
    while child < nodes.count {
      let node = nodes[child]
      let (first, end) = (Int(node.firstToken), Int(node.tokenEnd))
      guard first < end else { return nil }
      if Int(tokens[end - 1].end) > change.start {
        let isWithin =
          Int(tokens[first].end) < change.start && change.oldEnd <= Int(tokens[end - 1].start)
          && tokens[end - 1].kind == .rightBrace
          // What follows on its line may be read as part of it.
          && (tokens[end].kind == .endOfFile || tokens[end].flags.contains(.newlineBefore))
        return isWithin ? child : nil
      }
      child = Int(node.subtreeEnd)
    }
    return nil
  }

  /// Puts a tree of one declaration in the place of another.
  private convenience init(
    splicing inner: SyntaxTree, into tree: SyntaxTree, at declaration: Int, _ growth: Int,
    _ source: Source
  ) {
    let old = tree.nodes[declaration]
    let (first, end) = (Int(old.firstToken), Int(old.tokenEnd))
    let start = tree.tokens[first].start
    // The end of the file is the last of the inner tokens.
    let count = inner.tokens.count - 1
    let moreTokens = count - (end - first)
    let moreNodes = inner.nodes.count - 1 - (Int(old.subtreeEnd) - declaration)

    var tokens: [Token] = []
    tokens.reserveCapacity(tree.tokens.count + moreTokens)
    tokens += tree.tokens[..<first]
    for token in inner.tokens[..<count] { tokens.append(token.moved(by: Int(start))) }
    for token in tree.tokens[end...] { tokens.append(token.moved(by: growth)) }

    var nodes: [Node] = []
    nodes.reserveCapacity(tree.nodes.count + moreNodes)
    nodes += tree.nodes[..<declaration]
    for node in inner.nodes[1...] { nodes.append(node.moved(first, declaration - 1)) }
    for node in tree.nodes[Int(old.subtreeEnd)...] {
      nodes.append(node.moved(moreTokens, moreNodes))
    }
    nodes[0].tokenEnd = UInt32(Int(nodes[0].tokenEnd) + moreTokens)
    nodes[0].subtreeEnd = UInt32(nodes.count)

    func spliced(_ outer: [Int32], _ inner: [Int32]) -> [Int32] {
      let before = outer.prefix { Int($0) < first }
      let behind = outer.drop { Int($0) < end }
      return before + inner.map { $0 + Int32(first) } + behind.map { $0 + Int32(moreTokens) }
    }
    let isDocumented = tree.documentedTokens.contains(Int32(first))
    let lexed = LexedSource(
      tokens: tokens,
      escapedStrings: spliced(tree.escapedStrings, inner.escapedStrings),
      documentedTokens: spliced(
        tree.documentedTokens, (isDocumented ? [0] : []) + inner.documentedTokens))
    self.init(
      source: source, lexed: lexed, nodes: nodes,
      slips: inner.slips.map { $0 + Int32(declaration - 1) })
  }
}

extension Token {
  fileprivate func moved(by bytes: Int) -> Token {
    var token = self
    token.start = UInt32(Int(start) + bytes)
    token.end = UInt32(Int(end) + bytes)
    return token
  }
}

extension Node {
  fileprivate func moved(_ tokens: Int, _ nodes: Int) -> Node {
    var node = self
    node.firstToken = UInt32(Int(firstToken) + tokens)
    node.tokenEnd = UInt32(Int(tokenEnd) + tokens)
    node.subtreeEnd = UInt32(Int(subtreeEnd) + nodes)
    return node
  }
}
