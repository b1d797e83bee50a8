extension SyntaxTree {
  /// Reads a source that came from that of a sound tree by a change, as `init(parsing:)` would.
  ///
  /// Where the change lies within the braces of one declaration, that declaration alone is cut into tokens; where it also
  /// leaves the braces in pairs, that declaration alone is parsed, and the rest is copied from the tree. Any other change
  /// reads the whole file again.
  package static func parsing(_ source: Source, after change: TextChange, of tree: SyntaxTree)
    -> SyntaxTree
  {
    guard let edit = tree.declaration(after: change, in: source) else {
      return SyntaxTree(parsing: source)
    }
    return tree.replacing(edit, in: source)
      ?? SyntaxTree(parsing: source, lexed: tree.splicing(edit))
  }

  /// A declaration after a change within it.
  struct EditedDeclaration {
    /// The number of its node in the tree from before.
    var node: Int
    /// Its tokens there.
    var tokens: Range<Int>
    var source: Source
    var lexed: LexedSource
    /// How many bytes it has got.
    var growth: Int

    /// How many tokens it has got, the end of the file left out.
    var moreTokens: Int { lexed.tokens.count - 1 - tokens.count }
  }

  /// The declaration that a change lies in, cut into tokens; nil where the change may concern other tokens.
  func declaration(after change: TextChange, in source: Source) -> EditedDeclaration? {
    guard errorNodes.isEmpty, lexicalFaults.isEmpty, source.count <= Lexer.maximumSize,
      source.count == self.source.count + change.growth,
      let declaration = declaration(around: change)
    else { return nil }
    let node = nodes[declaration]
    let range = Int(node.firstToken)..<Int(node.tokenEnd)
    let first = tokens[range.lowerBound]
    let part = Source(
      path: source.path,
      bytes: Array(
        source.storage[Int(first.start)..<Int(tokens[range.upperBound - 1].end) + change.growth]))
    var lexed = relexing(part, range, after: change) ?? Lexer.lex(part)
    guard lexed.tokens.count > 1,
      lexed.tokens[lexed.tokens.count - 2].kind == .rightBrace,
      Int(lexed.tokens[lexed.tokens.count - 2].end) == part.count,
      lexed.tokens[0].kind == first.kind, lexed.tokens[0].keyword == first.keyword,
      lexed.tokens[0].span.count == first.span.count
    else { return nil }
    // The trivia before it has not changed.
    lexed.tokens[0].flagBits = first.flagBits
    return EditedDeclaration(
      node: declaration, tokens: range, source: part, lexed: lexed, growth: change.growth)
  }

  /// Nil where more than the one declaration has to be parsed.
  func replacing(_ edit: EditedDeclaration, in source: Source) -> SyntaxTree? {
    guard edit.lexed.bracesAreBalanced else { return nil }
    let inner = SyntaxTree(parsing: edit.source, lexed: edit.lexed)
    guard inner.nodes.count > 1, Int(inner.nodes[1].subtreeEnd) == inner.nodes.count,
      Int(inner.nodes[1].tokenEnd) == edit.lexed.tokens.count - 1, inner.nodes[1].firstToken == 0
    else { return nil }
    return SyntaxTree(splicing: inner, into: self, edit, source)
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
    splicing inner: SyntaxTree, into tree: SyntaxTree, _ edit: EditedDeclaration, _ source: Source
  ) {
    let declaration = edit.node
    let end = Int(tree.nodes[declaration].subtreeEnd)
    let moreTokens = edit.moreTokens
    let moreNodes = inner.nodes.count - 1 - (end - declaration)
    var nodes = [Node](unsafeUninitializedCapacity: tree.nodes.count + moreNodes) { buffer, size in
      size = buffer.append(tree.nodes, 0..<declaration, at: 0) { _ in }
      let (token, node) = (UInt32(edit.tokens.lowerBound), UInt32(declaration - 1))
      size = buffer.append(inner.nodes, 1..<inner.nodes.count, at: size) { $0.move(token, node) }
      // Wrapping, so that what has become shorter is moved back.
      let (tokens, nodes) = (
        UInt32(truncatingIfNeeded: moreTokens), UInt32(truncatingIfNeeded: moreNodes)
      )
      size = buffer.append(tree.nodes, end..<tree.nodes.count, at: size) { $0.move(tokens, nodes) }
    }
    nodes[0].tokenEnd = UInt32(Int(nodes[0].tokenEnd) + moreTokens)
    nodes[0].subtreeEnd = UInt32(nodes.count)
    self.init(
      source: source, lexed: tree.splicing(edit), nodes: nodes,
      errorNodes: inner.errorNodes.map { $0 + Int32(declaration - 1) })
  }

  /// The tokens of the file, with those of a declaration in the place of the ones before.
  private func splicing(_ edit: EditedDeclaration) -> LexedSource {
    let (first, end) = (edit.tokens.lowerBound, edit.tokens.upperBound)
    let start = tokens[first].start
    // The end of the file is the last of the inner tokens.
    let count = edit.lexed.tokens.count - 1
    let all = [Token](unsafeUninitializedCapacity: tokens.count + edit.moreTokens) { buffer, size in
      size = buffer.append(tokens, 0..<first, at: 0) { _ in }
      size = buffer.append(edit.lexed.tokens, 0..<count, at: size) { $0.move(by: start) }
      let behind = UInt32(truncatingIfNeeded: edit.growth)
      size = buffer.append(tokens, end..<tokens.count, at: size) { $0.move(by: behind) }
    }
    func spliced(_ outer: [Int32], _ inner: [Int32]) -> [Int32] {
      let before = outer.prefix { Int($0) < first }
      let behind = outer.drop { Int($0) < end }
      return before + inner.map { $0 + Int32(first) } + behind.map { $0 + Int32(edit.moreTokens) }
    }
    let isDocumented = documentedTokens.contains(Int32(first))
    return LexedSource(
      tokens: all,
      // The tree has none of its own.
      faults: edit.lexed.faults.map {
        LexicalFault(kind: $0.kind, span: Span($0.span.start + start, $0.span.end + start))
      },
      escapedStrings: spliced(escapedStrings, edit.lexed.escapedStrings),
      documentedTokens: spliced(
        documentedTokens, (isDocumented ? [0] : []) + edit.lexed.documentedTokens),
      bracesAreBalanced: edit.lexed.bracesAreBalanced)
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
  /// Writes elements of an array from `index` on, each changed, and gives the index after them.
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
