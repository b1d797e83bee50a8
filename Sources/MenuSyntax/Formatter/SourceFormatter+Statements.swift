extension SourceFormatter {
  /// A statement, with the `@allow`s and the `strict` before it on its line.
  struct Statement {
    var nodesBefore: [SyntaxNode] = []
    var node: SyntaxNode

    /// Its braces; nil where it has none.
    var block: BlockSyntax? {
      node.isLeaf ? nil : node.part() ?? node.part(AttributeBlockSyntax.self)?.block
    }

    /// The numbers of its tokens, from the first of the nodes before it.
    var tokens: Range<Int> {
      let own = node.tokenNumbers
      return (nodesBefore.first?.tokenNumbers.lowerBound ?? own.lowerBound)..<own.upperBound
    }
  }

  /// The statement whose nodes begin with `node`; takes the others of its line.
  ///
  /// - Parameter joins: Whether `;` joins statements: it means no more between attributes than blanks do.
  private func statement(
    _ node: SyntaxNode, _ next: inout SyntaxNode?, _ rest: inout SyntaxChildren.Iterator,
    joins: Bool = false
  ) -> Statement {
    var statement = Statement(node: node)
    while let following = next {
      let first = following.tokenNumbers.lowerBound
      let end = statement.node.tokenNumbers.upperBound
      if tokens[first].flagBits & TokenFlags.newlineBefore.rawValue != 0 { break }
      if first != end {
        guard joins, following.kind != .allow, isOnOneLine(from: end, to: first) else { break }
      }
      statement.nodesBefore.append(statement.node)
      statement.node = following
      next = rest.next()
    }
    return statement
  }

  /// Whether neither a line end nor a comment is between two tokens.
  private func isOnOneLine(from start: Int, to end: Int) -> Bool {
    for number in start..<end
    where tokens[number].flagBits & TokenFlags.newlineBefore.rawValue != 0 {
      return false
    }
    return !hasComment(from: Int(tokens[start - 1].end), to: Int(tokens[end].start))
  }

  // MARK: Blocks

  /// Writes statements one a line, with the comments before, between and after them.
  ///
  /// - Parameters:
  ///   - parent: The file or block.
  ///   - start: The offset after the token before them.
  ///   - end: The number of the token after them.
  ///   - isFirst: Whether no blank line comes before them.
  ///   - joins: Whether `;` joins them.
  mutating func formatStatements(
    of parent: SyntaxNode, behind start: Int, upTo end: Int, isFirst: Bool, joins: Bool = false
  ) {
    var offset = start
    var isFirst = isFirst
    var rest = parent.children.makeIterator()
    var next = rest.next()
    while let node = next {
      next = rest.next()
      let statement = statement(node, &next, &rest, joins: joins)
      let range = statement.tokens
      let isOnOwnLine = formatTrivia(
        from: offset, before: range.lowerBound, isFirst: isFirst, isLast: false)
      formatStatement(statement, isOnOwnLine: isOnOwnLine)
      offset = Int(tokens[range.upperBound - 1].end)
      isFirst = false
    }
    _ = formatTrivia(from: offset, before: end, isFirst: isFirst, isLast: true)
  }

  /// Writes a statement on lines of its own.
  ///
  /// - Parameter isOnOwnLine: Whether no comment precedes it on its line.
  private mutating func formatStatement(_ statement: Statement, isOnOwnLine: Bool) {
    let kind = statement.node.kind
    let isOnOwnLine =
      isOnOwnLine && (statement.nodesBefore.isEmpty || AttributeSyntax.accepts(kind))
    let titled = TitledSyntax(statement.node)
    alignment.beginLine()
    isAligned = true
    hasLineEnd = false
    hasInnerComment = false
    let start = mark
    writeHeader(statement, isSpaced: true)
    if let titled, isTooLong, titled.hasLineAttributes {
      goBack(to: start)
      alignment.clearStops()
      formatInAttributeBlock(titled, statement, isOnOwnLine: isOnOwnLine)
      return
    }
    let nameEnd = column
    guard let block = statement.block else {
      endLine(isOnOwnLine)
      return
    }
    let isSlot =
      kind == .swipe
      || (kind == .toolbarBlock || kind == .areaEntry)
        && block.node.tokenNumbers.lowerBound == statement.tokens.lowerBound + 1
    let blanks = titled != nil ? 2 : 1
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
    prepare(block.node.tokenNumbers.lowerBound, blanks: blanks)
    write("{")
    if kind == .toolbarBlock || kind == .areaEntry {
      let name = tokens[statement.tokens.lowerBound]
      let width = DisplayWidth.columns(base + Int(name.start), Int(name.end - name.start))
      alignment.setSlot(end: indentation + width, block: nil)
    }
    endLine(isOnOwnLine)
    formatBlock(block, isFirst: true, holdsAttributes: titled != nil)
  }

  /// Writes what is in braces, whose `{` is written, and the `}`.
  mutating func formatBlock(_ block: BlockSyntax, isFirst: Bool, holdsAttributes: Bool) {
    let range = block.node.tokenNumbers
    // A comment after the brace speaks of the block, not of this line as one of several.
    isAligned = false
    endsAlignment = true
    indentation += Self.step
    formatStatements(
      of: block.node, behind: Int(tokens[range.lowerBound].end), upTo: range.upperBound - 1,
      isFirst: isFirst, joins: holdsAttributes)
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
  private func isOnOneLine(_ block: BlockSyntax) -> Bool {
    if isEmpty(block) { return true }
    let range = block.node.tokenNumbers
    var token = range.lowerBound + 1
    while token < range.upperBound {
      if tokens[token].flagBits & TokenFlags.newlineBefore.rawValue != 0 { return false }
      token += 1
    }
    return true
  }

  /// Whether neither a statement nor a comment is in a block.
  private func isEmpty(_ block: BlockSyntax) -> Bool {
    let range = block.node.tokenNumbers
    return block.node.isLeaf
      && !hasComment(
        from: Int(tokens[range.lowerBound].end), to: Int(tokens[range.upperBound - 1].start))
  }

  /// Writes a block on the current line. What does not fit there is cut off.
  private mutating func writeBlockOnLine(_ block: BlockSyntax, blanks: Int) {
    let range = block.node.tokenNumbers
    prepare(range.lowerBound, blanks: blanks)
    write("{")
    var offset = Int(tokens[range.lowerBound].end)
    var isFirst = true
    var rest = block.node.children.makeIterator()
    var next = rest.next()
    while let node = next {
      next = rest.next()
      let statement = statement(node, &next, &rest)
      let own = statement.tokens
      writeTriviaOnLine(
        from: offset, to: Int(tokens[own.lowerBound].start), isAfterStatement: !isFirst)
      write(blanks: 1)
      writeHeader(statement, isSpaced: false)
      if let inner = statement.block { writeBlockOnLine(inner, blanks: 1) }
      if isTooLong || hasLineEnd { return }
      offset = Int(tokens[own.upperBound - 1].end)
      isFirst = false
    }
    let close = tokens[range.upperBound - 1]
    writeTriviaOnLine(from: offset, to: Int(close.start), isAfterStatement: false)
    write(" }")
  }

  // MARK: Statements

  /// Writes the nodes of a statement up to its braces.
  ///
  /// - Parameter isSpaced: Whether the parts of a command have two blanks between them.
  mutating func writeHeader(_ statement: Statement, isSpaced: Bool) {
    let node = statement.node
    if AttributeSyntax.accepts(node.kind) {
      beginStatement()
      writeAttributes(statement.nodesBefore + [node], isSpaced: isSpaced)
      return
    }
    writeAllowances(statement)
    if let titled = TitledSyntax(node) {
      writeTitled(titled, isSpaced: isSpaced)
    } else {
      let range = node.tokenNumbers
      let end = statement.block?.node.tokenNumbers.lowerBound ?? range.upperBound
      var start = range.lowerBound
      if case .standardEntry = node.kind {
        for child in node.children {
          guard let key = KeySyntax(child) else { continue }
          write(tokens: start..<child.tokenNumbers.lowerBound, blanks: 1)
          writeKey(key, blanks: 1)
          start = child.tokenNumbers.upperBound
        }
      }
      write(tokens: start..<end, blanks: 1)
    }
  }

  private mutating func beginStatement() {
    openParentheses = 0
    isAtStatementStart = true
  }

  /// Begins a statement: writes what is before its node.
  mutating func writeAllowances(_ statement: Statement) {
    beginStatement()
    for node in statement.nodesBefore { write(tokens: node.tokenNumbers, blanks: 1) }
  }

  /// Writes tokens of a statement, the first with blanks before it.
  mutating func write(tokens range: Range<Int>, blanks: Int) {
    var number = range.lowerBound
    var blanks = blanks
    while number < range.upperBound {
      prepare(number, blanks: blanks)
      let start = tokens[number].start
      // Tokens that already have the right distance are copied together.
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

  /// The number of blanks between a token and the one before it in its statement.
  private func blanks(before number: Int) -> Int {
    switch tokens[number].kind {
    case .comma, .colon, .question, .rightParenthesis: return 0
    case .leftParenthesis:
      // `@allow(`, next to `when (`.
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
