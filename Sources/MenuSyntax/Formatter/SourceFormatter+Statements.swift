extension SourceFormatter {
  /// Nodes of a block that stand side by side: a statement, with the `@allow` on its line.
  struct Statement {
    var nodes: Range<Int>
    /// The last of them: the others are `@allow`s, and `strict`.
    var last: Int
    var tokens: Range<Int>
    /// The number of the node of its braces; nil where it has none.
    var block: Int?
  }

  /// The statement that begins at a node, in a block that ends before node `end`.
  func statement(at node: Int, end: Int) -> Statement {
    var last = node
    var next = Int(nodes[node].subtreeEnd)
    while next < end && nodes[next].firstToken == nodes[last].tokenEnd
      && tokens[Int(nodes[next].firstToken)].flagBits & TokenFlags.newlineBefore.rawValue == 0
    {
      last = next
      next = Int(nodes[next].subtreeEnd)
    }
    var child = last + 1
    var block: Int?
    while child < next {
      switch nodes[child].kind {
      case .block: block = child
      case .attributeBlock: block = child + 1
      default: break
      }
      child = Int(nodes[child].subtreeEnd)
    }
    return Statement(
      nodes: node..<next, last: last,
      tokens: Int(nodes[node].firstToken)..<Int(nodes[last].tokenEnd),
      block: block)
  }

  // MARK: Blocks

  /// Writes statements one a line, with the comments before, between and behind them.
  ///
  /// - Parameters:
  ///   - range: Their nodes.
  ///   - start: The offset behind the token before them.
  ///   - end: The number of the token behind them.
  ///   - isFirst: Whether no blank line may stand before them.
  mutating func formatStatements(
    _ range: Range<Int>, behind start: Int, upTo end: Int, isFirst: Bool
  ) {
    var node = range.lowerBound
    var offset = start
    var isFirst = isFirst
    while node < range.upperBound {
      let statement = statement(at: node, end: range.upperBound)
      let isOnOwnLine = formatTrivia(
        from: offset, before: statement.tokens.lowerBound, isFirst: isFirst, isLast: false)
      formatStatement(statement, isOnOwnLine: isOnOwnLine)
      offset = Int(tokens[statement.tokens.upperBound - 1].end)
      node = statement.nodes.upperBound
      isFirst = false
    }
    _ = formatTrivia(from: offset, before: end, isFirst: isFirst, isLast: true)
  }

  /// Writes a statement on lines of its own.
  ///
  /// - Parameter isOnOwnLine: Whether no comment stands before it on its line.
  private mutating func formatStatement(_ statement: Statement, isOnOwnLine: Bool) {
    let isOnOwnLine = isOnOwnLine && statement.last == statement.nodes.lowerBound
    let kind = nodes[statement.last].kind
    alignment.beginLine()
    isAligned = true
    hasLineEnd = false
    hasInnerComment = false
    let start = mark
    let isTitled = kind == .command || kind == .option
    writeHeader(statement, isSpaced: true)
    if isTitled && isTooLong && hasAttributes(statement.last) {
      goBack(to: start)
      alignment.clearStops()
      formatInAttributeBlock(statement, isOnOwnLine: isOnOwnLine)
      return
    }
    let nameEnd = column
    guard let block = statement.block else {
      endLine(isOnOwnLine)
      return
    }
    let isSlot =
      (kind == .toolbarBlock || kind == .areaEntry)
      && nodes[block].firstToken == statement.tokens.lowerBound + 1
    let blanks = isTitled ? 2 : 1
    if isOnOneLine(block) {
      let header = mark
      hasLineEnd = false
      writeBlockOnLine(block, blanks: blanks)
      // Empty braces are on one line, however long it is.
      if (!isTooLong && !hasLineEnd) || isEmpty(block) {
        if isSlot { alignment.setSlot(end: nameEnd, block: (header.length + 1, nameEnd + 1)) }
        hasLineEnd = hasLineEnd || header.hasLineEnd
        endLine(isOnOwnLine)
        return
      }
      goBack(to: header)
    }
    prepare(Int(nodes[block].firstToken), blanks: blanks)
    write("{")
    if kind == .toolbarBlock || kind == .areaEntry {
      let name = tokens[statement.tokens.lowerBound]
      let width = DisplayWidth.columns(base + Int(name.start), Int(name.end - name.start))
      alignment.setSlot(end: indentation + width, block: nil)
    }
    endLine(isOnOwnLine)
    formatBlock(block, isFirst: true)
  }

  /// Writes what stands in braces, whose `{` is written, and the `}`.
  mutating func formatBlock(_ block: Int, isFirst: Bool) {
    let node = nodes[block]
    // A comment behind the brace speaks of the block, not of this line as one of several.
    isAligned = false
    endsAlignment = true
    indentation += Self.step
    formatStatements(
      (block + 1)..<Int(node.subtreeEnd), behind: Int(tokens[Int(node.firstToken)].end),
      upTo: Int(node.tokenEnd) - 1, isFirst: isFirst)
    indentation -= Self.step
    closeBlock()
  }

  mutating func closeBlock() {
    endsAlignment = true
    startLine()
    write("}")
  }

  /// Notes the width of the line for alignment, or that it takes no part.
  mutating func endLine(_ isOnOwnLine: Bool) {
    alignment.endLine(width: column)
    if hasLineEnd || hasInnerComment || !isOnOwnLine { alignment.clearStops() }
    if hasLineEnd { endsAlignment = true }
  }

  /// Whether the author wrote a block, with all that is in it, on one line.
  private func isOnOneLine(_ block: Int) -> Bool {
    if isEmpty(block) { return true }
    var token = Int(nodes[block].firstToken) + 1
    let end = Int(nodes[block].tokenEnd)
    while token < end {
      if tokens[token].flagBits & TokenFlags.newlineBefore.rawValue != 0 { return false }
      token += 1
    }
    return true
  }

  /// Whether neither a statement nor a comment is in a block.
  private func isEmpty(_ block: Int) -> Bool {
    let node = nodes[block]
    return Int(node.subtreeEnd) == block + 1
      && !hasComment(
        from: Int(tokens[Int(node.firstToken)].end), to: Int(tokens[Int(node.tokenEnd) - 1].start))
  }

  /// Writes a block on the line at hand. What does not fit there is cut off.
  private mutating func writeBlockOnLine(_ block: Int, blanks: Int) {
    let node = nodes[block]
    let end = Int(node.subtreeEnd)
    prepare(Int(node.firstToken), blanks: blanks)
    write("{")
    var child = block + 1
    var offset = Int(tokens[Int(node.firstToken)].end)
    while child < end {
      let statement = statement(at: child, end: end)
      let first = tokens[statement.tokens.lowerBound]
      writeTriviaOnLine(from: offset, to: Int(first.start), isAfterStatement: child > block + 1)
      write(blanks: 1)
      writeHeader(statement, isSpaced: false)
      if let inner = statement.block { writeBlockOnLine(inner, blanks: 1) }
      if isTooLong || hasLineEnd { return }
      offset = Int(tokens[statement.tokens.upperBound - 1].end)
      child = statement.nodes.upperBound
    }
    let close = tokens[Int(node.tokenEnd) - 1]
    writeTriviaOnLine(from: offset, to: Int(close.start), isAfterStatement: false)
    write(" }")
  }

  // MARK: Statements

  /// Writes the nodes of a statement up to its braces.
  ///
  /// - Parameter isSpaced: Whether the parts of a command have two blanks between them.
  mutating func writeHeader(_ statement: Statement, isSpaced: Bool) {
    writeAllowances(statement)
    let last = statement.last
    switch nodes[last].kind {
    case .command, .option: writeTitled(last, isSpaced: isSpaced)
    case .key: writeKey(last, blanks: 1)
    default:
      let end = statement.block.map { Int(nodes[$0].firstToken) } ?? Int(nodes[last].tokenEnd)
      write(tokens: Int(nodes[last].firstToken)..<end, blanks: 1)
    }
  }

  /// Begins a statement: writes what stands before its last node.
  mutating func writeAllowances(_ statement: Statement) {
    openParentheses = 0
    isAtStatementStart = true
    var node = statement.nodes.lowerBound
    while node < statement.last {
      write(tokens: Int(nodes[node].firstToken)..<Int(nodes[node].tokenEnd), blanks: 1)
      node = Int(nodes[node].subtreeEnd)
    }
  }

  /// Writes tokens of a statement, the first with blanks before it.
  mutating func write(tokens range: Range<Int>, blanks: Int) {
    var number = range.lowerBound
    var blanks = blanks
    while number < range.upperBound {
      prepare(number, blanks: blanks)
      let start = tokens[number].start
      // Tokens that stand apart as they should are copied together.
      while true {
        switch tokens[number].kind {
        case .leftParenthesis: openParentheses += 1
        case .rightParenthesis: openParentheses -= 1
        default: break
        }
        number += 1
        if number == range.upperBound { break }
        blanks = self.blanks(before: number)
        let end = tokens[number - 1].end
        if Int(tokens[number].start - end) != blanks { break }
        if blanks == 1 && base[Int(end)] != 0x20 { break }
      }
      write(from: Int(start), to: Int(tokens[number - 1].end))
    }
  }

  /// How many blanks stand between a token and the one before it in its statement.
  private func blanks(before number: Int) -> Int {
    switch tokens[number].kind {
    case .comma, .colon, .rightParenthesis: return 0
    case .leftParenthesis:
      // `@allow(`, beside `when (`.
      if tokens[number - 1].keyword == .allow && number > 1 && tokens[number - 2].kind == .at {
        return 0
      }
    default: break
    }
    switch tokens[number - 1].kind {
    case .leftParenthesis, .bang, .dot, .at: return 0
    default: return 1
    }
  }
}
