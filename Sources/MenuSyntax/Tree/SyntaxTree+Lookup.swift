// What is at an offset, for editors.
extension SyntaxTree {
  // MARK: Tokens

  /// The number of the first token that ends after an offset; that of `endOfFile` if none does.
  package func tokenNumber(endingAfter offset: Int) -> Int {
    min(tokens.partitioningIndex { Int($0.end) > offset }, tokens.count - 1)
  }

  /// The token that contains an offset or ends there; a word rather than punctuation.
  package func token(at offset: Int) -> Token? {
    let number = tokenNumber(endingAfter: offset)
    let token = tokens[number]
    let isInside = token.kind != .endOfFile && Int(token.start) <= offset
    if isInside && token.kind.isWord { return token }
    if number > 0 {
      let previous = tokens[number - 1]
      if Int(previous.end) == offset && (previous.kind.isWord || !isInside) { return previous }
    }
    return isInside ? token : nil
  }

  /// The numbers of the `{`s that are open before a token, the innermost first.
  package func openBraces(before number: Int) -> [Int] {
    var braces: [Int] = []
    var depth = 0
    for index in (0..<number).reversed() {
      switch tokens[index].kind {
      case .rightBrace: depth += 1
      case .leftBrace:
        if depth == 0 { braces.append(index) } else { depth -= 1 }
      default: break
      }
    }
    return braces
  }

  // MARK: Nodes

  /// The nodes around an offset, the file first, the innermost last. Of two that touch there, the second.
  package func nodes(around offset: Int) -> [SyntaxNode] {
    path { node in
      let span = node.span
      if Int(span.start) > offset { return .after }
      return node.isEmpty || Int(span.end) < offset ? .before : .around
    }
  }

  /// The nodes around a token, the file first, the innermost last.
  package func nodes(aroundToken number: Int) -> [SyntaxNode] {
    path { node in
      if node.tokenNumbers.lowerBound > number { return .after }
      return node.tokenNumbers.contains(number) ? .around : .before
    }
  }

  /// Where a node is, seen from a place that is searched.
  private enum Location {
    case before, around, after
  }

  /// The nodes from the file to the innermost around a place; of several siblings, the last.
  private func path(_ location: (SyntaxNode) -> Location) -> [SyntaxNode] {
    var result: [SyntaxNode] = []
    var next: SyntaxNode? = root
    while let node = next {
      result.append(node)
      next = nil
      children: for child in node.children {
        switch location(child) {
        case .before: continue
        case .around: next = child
        case .after: break children
        }
      }
    }
    return result
  }

  /// The blocks of the file, in the order of their `{`.
  package var blocks: [BlockSyntax] { all() }

  /// The names that have a node of their own, in the order of the text.
  package var names: [NameSyntax] { all() }

  private func all<View: SyntaxView>() -> [View] {
    nodes.indices.compactMap { View(node($0)) }
  }

  // MARK: Comments

  /// The comment around an offset; nil outside of comments.
  package func comment(at offset: Int) -> Span? {
    let number = tokenNumber(endingAfter: offset)
    let start = number == 0 ? 0 : Int(tokens[number - 1].end)
    let end = tokens[number].kind == .endOfFile ? source.count : Int(tokens[number].start)
    guard start <= end else { return nil }
    return comments(in: start..<end).first { comment in
      guard Int(comment.start) < offset, offset <= Int(comment.end) else { return false }
      // A line comment still contains its end; a block comment does not.
      let isLine = source.storage[Int(comment.start) + 1] == UInt8(ascii: "/")
      return isLine || offset < Int(comment.end)
    }
  }

  /// All comments, in the order of the text.
  package var comments: [Span] {
    var result: [Span] = []
    var position = 0
    for token in tokens {
      result += comments(in: position..<max(position, Int(token.start)))
      position = max(position, Int(token.end))
    }
    return result + comments(in: position..<max(position, source.count))
  }

  /// The comments in bytes between two tokens.
  package func comments(in range: Range<Int>) -> [Span] {
    let bytes = source.storage
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var result: [Span] = []
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      let start = index
      switch (bytes[index], bytes[index + 1]) {
      case (slash, slash):
        while index < range.upperBound && bytes[index] != 0x0A && bytes[index] != 0x0D {
          index += 1
        }
      case (slash, star):
        var depth = 0
        repeat {
          // The NUL after the source's bytes is read at most.
          switch (bytes[index], bytes[index + 1]) {
          case (slash, star):
            depth += 1
            index += 2
          case (star, slash):
            depth -= 1
            index += 2
          default: index += 1
          }
        } while depth > 0 && index < range.upperBound
        index = min(index, range.upperBound)
      default:
        index += 1
        continue
      }
      result.append(Span(UInt32(start), UInt32(index)))
    }
    return result
  }
}

extension TokenKind {
  /// Whether it is text rather than punctuation.
  fileprivate var isWord: Bool {
    switch self {
    case .identifier, .quotedIdentifier, .dottedWord, .hyphenatedWord, .keyChord, .number, .string:
      return true
    default: return false
    }
  }
}
