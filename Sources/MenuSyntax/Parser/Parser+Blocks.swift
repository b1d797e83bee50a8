extension Parser {
  /// What a block holds.
  enum BlockContent {
    case declarations
    case appSettings, variables, options, commands, attributes
    case screenElements, itemElements, backgroundElements
    case menuEntries, toolbarEntries, toolbarBlocks, barMenus, guidelineSettings
  }

  /// `file = { declaration separator }`
  mutating func parseFile() {
    let file = start(.file)
    while true {
      skipSemicolons()
      if case .endOfFile = current.pointee.kind { break }
      if case .rightBrace = current.pointee.kind {
        statementHasError = false
        unexpectedToken(.surplusBrace)
        continue
      }
      parseStatement(.declarations)
    }
    finish(file)
  }

  /// `block = "{" { statement separator } "}"`
  mutating func expectBlock(_ content: BlockContent) {
    guard case .leftBrace = current.pointee.kind else {
      missing(.block)
      // What is before the `{` of its line hides none of the names that are declared in the block.
      let declares =
        switch content {
        case .commands, .variables, .options: true
        default: false
        }
      if declares && hasBraceOnLine {
        while !at(.leftBrace) { advance() }
        parseBlock(content)
      }
      return
    }
    if isAtNewline {
      unexpectedPlace(.braceOnNextLine)
    }
    parseBlock(content)
  }

  /// Whether a `{` follows on the line, in the same statement.
  private var hasBraceOnLine: Bool {
    mutating get {
      var token = current
      while true {
        if token.pointee.flagBits & 1 != 0 { return false }
        switch token.pointee.kind {
        case .leftBrace: return true
        case .rightBrace, .semicolon, .endOfFile: return false
        default: token += 1
        }
      }
    }
  }

  /// Reads a block from its `{` on.
  mutating func parseBlock(_ content: BlockContent) {
    if blockDepth >= Nesting.maximumDepth {
      skipDeepBlock()
      return
    }
    let hadError = statementHasError
    let block = start(.block)
    let indentation = self.indentation
    blockDepth += 1
    advance()
    statements: while true {
      switch current.pointee.kind {
      case .semicolon:
        advance()
        continue statements
      case .rightBrace:
        if indentation >= 0 && isClosingOuterBlock(indentation) {
          recordUnclosed()
        } else {
          advance()
        }
        break statements
      case .endOfFile:
        recordUnclosed()
        break statements
      default:
        if indentation >= 0 && isOutside(indentation, content) {
          recordUnclosed()
          break statements
        }
        parseStatement(content)
      }
    }
    blockDepth -= 1
    statementHasError = hadError
    finish(block)
  }

  mutating func skipSemicolons() {
    while case .semicolon = current.pointee.kind { advance() }
  }

  /// One statement of a block, with what is left of its line.
  ///
  /// `statement = declaration | appSetting | variable | option | command | attribute |
  /// screenElement | itemElement | backgroundElement | entry | toolbarBlock | barMenu |
  /// guidelineSetting`
  mutating func parseStatement(_ content: BlockContent) {
    let first = current
    statementHasError = false
    openParentheses = 0
    if case .at = current.pointee.kind {
      parseAllowances()
      switch current.pointee.kind {
      case .rightBrace, .semicolon, .endOfFile: return
      default: break
      }
    }
    switch content {
    case .declarations: parseDeclaration()
    case .appSettings: parseAppSetting()
    case .variables: parseVariable()
    case .options: parseOption()
    case .commands: parseCommand()
    case .attributes: parseAttributeStatement()
    case .screenElements: parseScreenElement()
    case .itemElements: parseItemElement()
    case .backgroundElements: parseBackgroundElement()
    case .menuEntries: parseEntry(inToolbar: false)
    case .toolbarEntries: parseEntry(inToolbar: true)
    case .toolbarBlocks: parseToolbarBlock()
    case .barMenus: parseBarMenu()
    case .guidelineSettings: parseGuidelineSetting()
    }
    if !isAtStatementEnd { readTrailing(content, behind: first) }
    if current == first { unexpectedToken(.notAnElement) }
  }

  /// What is left of a line. After a block another statement may begin, which keeps its meaning.
  @inline(never)
  private mutating func readTrailing(_ content: BlockContent, behind first: UnsafePointer<Token>) {
    var isAttributed = false
    switch content {
    case .commands, .options, .attributes: isAttributed = true
    default: break
    }
    guard !isAttributed && current > first && current[-1].kind == .rightBrace else {
      unexpectedStatement(.trailing)
      return
    }
    unexpectedPlace(.trailing)
  }

  /// Skips a block that nests too deep, and reports it once.
  @inline(never)
  private mutating func skipDeepBlock() {
    let index = start(.unexpected, error: .tooDeep)
    recordAlways(index)
    statementHasError = true
    skipBraces()
    finish(index)
  }

  // MARK: Braces that do not match

  /// The column, from 0, of the first token on the current line; -1 where all braces of the file match.
  private var indentation: Int {
    mutating get {
      guard let bytes = unbalancedBytes else { return -1 }
      // Only what lies after the last token asked for is read: a line may have thousands of blocks.
      let offset = Int(current.pointee.start)
      var start = offset
      let known = max(0, indentationOffset)
      while start > known && bytes[start - 1] != 0x0A && bytes[start - 1] != 0x0D { start -= 1 }
      if start == known && indentationOffset >= 0 {
        indentationOffset = offset
        return indentationColumn
      }
      var column = 0
      while bytes[start + column] == 0x20 || bytes[start + column] == 0x09 { column += 1 }
      indentationOffset = offset
      indentationColumn = column
      return column
    }
  }

  /// Whether the current `}` is further left than the line that opened this block.
  private mutating func isClosingOuterBlock(_ indentation: Int) -> Bool {
    isAtNewline && self.indentation < indentation
  }

  /// Whether the current statement is too far left for a block whose first line is so indented: left of that line; for
  /// attributes, as far left as it; for declarations of the file, at the margin.
  private mutating func isOutside(_ indentation: Int, _ content: BlockContent) -> Bool {
    guard isAtNewline else { return false }
    let own = self.indentation
    if own < indentation { return true }
    if case .attributes = content {
      return own == indentation && !isAttribute(current.pointee.keyword)
    }
    guard own == 0 else { return false }
    switch current.pointee.keyword {
    case .app, .state, .choice, .list, .commands, .screen, .menu, .toolbar, .quick, .dock, .status,
      .guidelines:
      break
    case .item:
      // An item of a screen may be at the margin too.
      if case .screenElements = content { return false }
    default: return false
    }
    switch nextKindOnLine {
    case .identifier, .leftBrace, .number: return true
    default: return false
    }
  }

  @inline(never)
  private mutating func recordUnclosed() {
    let index = start(.missing, error: .closingBrace)
    finish(index)
    if hasUnclosedBlock { return }
    hasUnclosedBlock = true
    recordAlways(index)
  }
}
