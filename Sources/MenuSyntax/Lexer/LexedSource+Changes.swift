extension SyntaxTree {
  /// The tokens of a declaration after a change within it, as `Lexer.lex` gives those of `part`.
  ///
  /// The lines around the change are read; the tokens before and after them are those of this tree. A list of thousands of
  /// commands is one declaration.
  ///
  /// - Parameters:
  ///   - part: The bytes of the declaration after the change.
  ///   - range: Its tokens in this tree, which has no faults.
  /// - Returns: Nil where the change may concern more than its lines.
  func relexing(_ part: Source, _ range: Range<Int>, after change: TextChange) -> LexedSource? {
    guard let lines = lines(around: change, in: range) else { return nil }
    let start = Int(tokens[range.lowerBound].start)
    let linesStart = Int(tokens[lines.lowerBound].start) - start
    let linesEnd =
      lines.upperBound == range.upperBound
      ? part.count : Int(tokens[lines.upperBound].start) + change.growth - start
    var read = Lexer.lex(
      Source(path: part.path, bytes: Array(part.storage[linesStart..<linesEnd])))
    // The lexer ends with an end-of-file token, which these lines do not have: the token after them is known.
    guard read.faults.isEmpty, read.tokens.popLast() != nil, let last = read.tokens.last,
      last.end - last.start == tokens[lines.upperBound - 1].span.count,
      Int(last.end) + linesStart + start == Int(tokens[lines.upperBound - 1].end) + change.growth,
      last.kind == tokens[lines.upperBound - 1].kind,
      read.tokens[0].kind == tokens[lines.lowerBound].kind,
      read.tokens[0].span.count == tokens[lines.lowerBound].span.count,
      Depths(read.tokens[...]) == Depths(tokens[lines])
    else { return nil }
    // The trivia before it has not changed.
    read.tokens[0].flagBits = tokens[lines.lowerBound].flagBits

    let before = range.lowerBound..<lines.lowerBound
    let behind = lines.upperBound..<range.upperBound
    let end = UInt32(part.count)
    let count = before.count + read.tokens.count + behind.count + 1
    let all = [Token](unsafeUninitializedCapacity: count) { buffer, size in
      // Wrapping, so that tokens are moved back too.
      let outer = UInt32(truncatingIfNeeded: -start)
      size = buffer.append(tokens, before, at: 0) { $0.move(by: outer) }
      let inner = UInt32(linesStart)
      size = buffer.append(read.tokens, read.tokens.indices, at: size) { $0.move(by: inner) }
      let moved = UInt32(truncatingIfNeeded: change.growth - start)
      size = buffer.append(tokens, behind, at: size) { $0.move(by: moved) }
      buffer.initializeElement(
        at: size,
        to: Token(start: end, end: end, kind: .endOfFile, keyword: .notAKeyword, flagBits: 0))
      size += 1
    }
    let moreTokens = read.tokens.count - lines.count
    /// The numbers of tokens in the declaration, of those in the tree and in the lines.
    func spliced(_ outer: [Int32], _ inner: [Int32]) -> [Int32] {
      let first = range.lowerBound
      let mine = outer.drop { Int($0) <= first }.prefix { Int($0) < range.upperBound }
      return mine.prefix { Int($0) < lines.lowerBound }.map { $0 - Int32(first) }
        + inner.map { $0 + Int32(before.count) }
        + mine.drop { Int($0) < lines.upperBound }.map { $0 - Int32(first - moreTokens) }
    }
    let isDocumented =
      lines.lowerBound > range.lowerBound && documentedTokens.contains(Int32(lines.lowerBound))
    return LexedSource(
      tokens: all, escapedStrings: spliced(escapedStrings, read.escapedStrings),
      documentedTokens: spliced(
        documentedTokens,
        (isDocumented ? [0] : []) + read.documentedTokens.prefix { $0 < read.tokens.count }))
  }

  /// The tokens of the whole lines that a change lies in, with one before it and one after it.
  private func lines(around change: TextChange, in range: Range<Int>) -> Range<Int>? {
    let low = tokens[range].partitioningIndex { Int($0.end) >= change.start }
    var first = low - 1
    while first > range.lowerBound, !tokens[first].flags.contains(.newlineBefore) { first -= 1 }
    guard first >= range.lowerBound else { return nil }
    var end = low
    while end < range.upperBound, Int(tokens[end].start) <= change.oldEnd { end += 1 }
    guard end < range.upperBound else { return first..<range.upperBound }
    // One token that stays is in the lines, so that it is seen that the others stay too.
    end += 1
    while end < range.upperBound, !tokens[end].flags.contains(.newlineBefore) { end += 1 }
    return first..<end
  }

  /// How braces open and close in a run of tokens.
  private struct Depths: Equatable {
    private var lowest = 0
    private var last = 0

    init(_ tokens: ArraySlice<Token>) {
      for token in tokens {
        switch token.kind {
        case .leftBrace: last += 1
        case .rightBrace:
          last -= 1
          lowest = min(lowest, last)
        default: break
        }
      }
    }
  }
}
