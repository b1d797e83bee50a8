import MenuSyntax

/// Finds tokens, nodes and comments at an offset of a file.
struct SyntaxLookup {
  let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The number of the first token that ends after an offset.
  func tokenIndex(endingAfter offset: Int) -> Int {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.tokens[middle].end) > offset { high = middle } else { low = middle + 1 }
    }
    return min(low, tree.tokens.count - 1)
  }

  /// The number of the token that contains an offset or ends there; a word rather than punctuation.
  func token(at offset: Int) -> Int? {
    let index = tokenIndex(endingAfter: offset)
    let token = tree.tokens[index]
    let isIn = token.kind != .endOfFile && Int(token.start) <= offset && offset < Int(token.end)
    if isIn && isWord(token) { return index }
    if index > 0 {
      let before = tree.tokens[index - 1]
      if Int(before.end) == offset && (isWord(before) || !isIn) { return index - 1 }
    }
    return isIn ? index : nil
  }

  private func isWord(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .quotedIdentifier, .dottedWord, .hyphenatedWord, .keyChord, .number, .string:
      return true
    default: return false
    }
  }

  /// The nodes around an offset, the file first, the innermost last.
  func nodes(around offset: Int) -> [SyntaxNode] {
    var result = [tree.root]
    var isFound = true
    while isFound, let last = result.last {
      isFound = false
      for child in last.children {
        let node = child.node
        if node.firstToken == node.tokenEnd { continue }
        let span = child.span
        if Int(span.start) > offset { break }
        if offset <= Int(span.end) {
          // Of two that touch, the one that begins here.
          if offset == Int(span.end), hasSibling(child, of: last, at: offset) { continue }
          result.append(child)
          isFound = true
          break
        }
      }
    }
    return result
  }

  private func hasSibling(_ node: SyntaxNode, of parent: SyntaxNode, at offset: Int) -> Bool {
    let next = Int(node.node.subtreeEnd)
    guard next < Int(parent.node.subtreeEnd) else { return false }
    let sibling = SyntaxNode(tree: tree, index: next)
    return sibling.node.firstToken < sibling.node.tokenEnd && Int(sibling.span.start) == offset
  }

  /// The span of the comment around an offset; nil outside of comments.
  func comment(at offset: Int) -> Span? {
    for comment in Trivia.comments(of: tree, in: triviaRange(at: offset))
    where Int(comment.start) < offset && offset <= Int(comment.end) {
      let isLine = tree.source.bytes[Int(comment.start) + 1] == UInt8(ascii: "/")
      if isLine || offset < Int(comment.end) { return comment }
    }
    return nil
  }

  private func triviaRange(at offset: Int) -> Range<Int> {
    let index = tokenIndex(endingAfter: max(0, offset))
    let start = index == 0 ? 0 : Int(tree.tokens[index - 1].end)
    let end =
      tree.tokens[index].kind == .endOfFile ? tree.source.count : Int(tree.tokens[index].start)
    return start <= end ? start..<end : start..<start
  }
}

/// Comments between tokens.
enum Trivia {
  /// The comments in a range of bytes without tokens.
  static func comments(of tree: SyntaxTree, in range: Range<Int>) -> [Span] {
    var result: [Span] = []
    let bytes = tree.source.bytes
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      guard bytes[index] == UInt8(ascii: "/") else {
        index += 1
        continue
      }
      let start = index
      if bytes[index + 1] == UInt8(ascii: "/") {
        while index < range.upperBound && bytes[index] != 0x0A && bytes[index] != 0x0D {
          index += 1
        }
      } else if bytes[index + 1] == UInt8(ascii: "*") {
        var depth = 0
        while index < range.upperBound {
          let next = index + 1 < range.upperBound ? bytes[index + 1] : 0
          if bytes[index] == UInt8(ascii: "/") && next == UInt8(ascii: "*") {
            depth += 1
            index += 2
          } else if bytes[index] == UInt8(ascii: "*") && next == UInt8(ascii: "/") {
            depth -= 1
            index += 2
            if depth == 0 { break }
          } else {
            index += 1
          }
        }
        index = min(index, range.upperBound)
      } else {
        index += 1
        continue
      }
      result.append(Span(UInt32(start), UInt32(index)))
    }
    return result
  }

  /// All comments of a file, in order.
  static func comments(of tree: SyntaxTree) -> [Span] {
    var result: [Span] = []
    var position = 0
    for token in tree.tokens {
      if Int(token.start) > position + 1 {
        result += comments(of: tree, in: position..<Int(token.start))
      }
      position = max(position, Int(token.end))
    }
    if position < tree.source.count {
      result += comments(of: tree, in: position..<tree.source.count)
    }
    return result
  }
}

extension SyntaxTree {
  /// The name that a token spells, without backticks.
  func name(of token: Token) -> String {
    let text = text(of: token)
    guard token.kind == .quotedIdentifier else { return text }
    let inner = text.dropFirst()
    return String(inner.last == "`" ? inner.dropLast() : inner)
  }
}
