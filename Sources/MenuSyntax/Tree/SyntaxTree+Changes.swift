extension SyntaxTree {
  /// Reads a source that came from that of a sound tree by a change, as `init(parsing:)` would.
  ///
  /// Where the change lies within the braces of one declaration, and leaves them in pairs, that declaration alone is read,
  /// and the rest is copied from the tree. Any other change reads the whole file again.
  public static func parsing(_ source: Source, after change: TextChange, of tree: SyntaxTree)
    -> SyntaxTree
  {
    tree.replacing(change, in: source) ?? SyntaxTree(parsing: source)
  }

  /// Nil where more than one declaration has to be read.
  func replacing(_ change: TextChange, in source: Source) -> SyntaxTree? {
    guard errorNodes.isEmpty, lexicalFaults.isEmpty, source.count <= Lexer.maximumSize,
      source.count == self.source.count + change.growth,
      let declaration = declaration(around: change)
    else { return nil }
    let node = nodes[declaration]
    let (first, end) = (Int(node.firstToken), Int(node.tokenEnd))
    let start = Int(tokens[first].start)
    let part = Source(
      path: source.path,
      bytes: Array(source.storage[start..<Int(tokens[end - 1].end) + change.growth]))
    var lexed = relexing(part, first..<end, after: change) ?? Lexer.lex(part)
    guard lexed.bracesAreBalanced, lexed.tokens.count > 1,
      lexed.tokens[lexed.tokens.count - 2].kind == .rightBrace,
      Int(lexed.tokens[lexed.tokens.count - 2].end) == part.count,
      lexed.tokens[0].kind == tokens[first].kind, lexed.tokens[0].keyword == tokens[first].keyword,
      lexed.tokens[0].span.count == tokens[first].span.count
    else { return nil }
    // The trivia before it has not changed.
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

    let tokens = [Token](unsafeUninitializedCapacity: tree.tokens.count + moreTokens) {
      buffer, size in
      size = buffer.append(tree.tokens, 0..<first, at: 0) { _ in }
      let inside = UInt32(truncatingIfNeeded: Int(start))
      size = buffer.append(inner.tokens, 0..<count, at: size) { $0.move(by: inside) }
      // Wrapping, so that a text that has become shorter is moved back.
      let behind = UInt32(truncatingIfNeeded: growth)
      size = buffer.append(tree.tokens, end..<tree.tokens.count, at: size) { $0.move(by: behind) }
    }
    var nodes = [Node](unsafeUninitializedCapacity: tree.nodes.count + moreNodes) { buffer, size in
      size = buffer.append(tree.nodes, 0..<declaration, at: 0) { _ in }
      let (token, node) = (UInt32(first), UInt32(declaration - 1))
      size = buffer.append(inner.nodes, 1..<inner.nodes.count, at: size) { $0.move(token, node) }
      let (moreTokens, moreNodes) = (
        UInt32(truncatingIfNeeded: moreTokens), UInt32(truncatingIfNeeded: moreNodes)
      )
      let rest = Int(old.subtreeEnd)..<tree.nodes.count
      size = buffer.append(tree.nodes, rest, at: size) { $0.move(moreTokens, moreNodes) }
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
      // The tree has none of its own.
      faults: inner.lexicalFaults.map {
        LexicalFault(kind: $0.kind, span: Span($0.span.start + start, $0.span.end + start))
      },
      escapedStrings: spliced(tree.escapedStrings, inner.escapedStrings),
      documentedTokens: spliced(
        tree.documentedTokens, (isDocumented ? [0] : []) + inner.documentedTokens))
    self.init(
      source: source, lexed: lexed, nodes: nodes,
      errorNodes: inner.errorNodes.map { $0 + Int32(declaration - 1) })
  }
}

extension Token {
  @inline(__always)
  mutating func move(by bytes: UInt32) {
    start &+= bytes
    end &+= bytes
  }
}

extension Node {
  @inline(__always)
  fileprivate mutating func move(_ tokens: UInt32, _ nodes: UInt32) {
    firstToken &+= tokens
    tokenEnd &+= tokens
    subtreeEnd &+= nodes
  }
}

extension UnsafeMutableBufferPointer {
  /// Writes elements of an array from `index` on, each changed, and gives the index behind them.
  @inline(__always)
  func append(
    _ elements: [Element], _ range: Range<Int>, at index: Int, _ change: (inout Element) -> Void
  ) -> Int {
    elements.withUnsafeBufferPointer { elements in
      // Neither has no room where there is something to write.
      guard let from = elements.baseAddress, let out = baseAddress else { return index }
      var (source, target) = (from + range.lowerBound, out + index)
      let end = from + range.upperBound
      while source < end {
        target.initialize(to: source.pointee)
        change(&target.pointee)
        source += 1
        target += 1
      }
      return index + range.count
    }
  }
}
