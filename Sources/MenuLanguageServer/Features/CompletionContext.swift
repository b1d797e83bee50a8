import MenuSyntax

/// The position of a completion: the block around it, and the words before it in its statement.
struct CompletionContext {
  /// What a block contains.
  enum Content {
    case declarations, app, state, options, commands, attributes
    case screen, item, background, menu, toolbarBlocks, menuBar, guidelines
    case toolbar(platforms: [String])
    /// Swipe actions or quick actions: single commands.
    case actions(isQuick: Bool)
    case unknown
  }

  let tree: SyntaxTree
  let offset: Int
  /// The word that is being typed; empty if there is none.
  private(set) var word: Span
  /// The tokens of the statement before the word.
  private(set) var statement: ArraySlice<Token>
  private(set) var content: Content = .declarations
  /// The nodes of the blocks around, the innermost last.
  private(set) var owners: [SyntaxNode] = []
  /// Whether the position is in a string, and after an open brace in it.
  private(set) var isInString = false
  private(set) var isInPlaceholder = false

  init(_ tree: SyntaxTree, at offset: Int) {
    self.tree = tree
    self.offset = offset
    word = Span(UInt32(offset), UInt32(offset))
    statement = []
    // The number of the token at the offset, or of the next one.
    var number = tree.tokenNumber(endingAfter: max(0, offset - 1))
    let token = tree.tokens[number]
    if token.kind != .endOfFile, Int(token.start) < offset {
      let isAtEnd = offset == Int(token.end)
      switch token.kind {
      case .string where !isAtEnd || token.flags.contains(.unterminated):
        isInString = true
        if let name = Self.placeholder(tree, token, offset) {
          isInPlaceholder = true
          word = name
        }
      case .identifier, .quotedIdentifier, .dottedWord, .hyphenatedWord, .keyChord, .number:
        word = Span(token.start, UInt32(offset))
      default: if isAtEnd { number += 1 }
      }
    }
    findBlock(before: number)
    statement = statement(before: number)
    dropAllowances()
  }

  /// Removes the complete `@allow(…)`s at the start of the statement.
  private mutating func dropAllowances() {
    while statement.first?.kind == .at,
      let end = statement.firstIndex(where: { $0.kind == .rightParenthesis })
    {
      statement = statement[(end + 1)...]
    }
  }

  /// The name after an open brace of a string, up to the offset.
  private static func placeholder(_ tree: SyntaxTree, _ token: Token, _ offset: Int) -> Span? {
    let bytes = tree.source.bytes
    var index = offset
    while index > Int(token.start) + 1 {
      let byte = bytes[index - 1]
      if byte == UInt8(ascii: "{") {
        let isDoubled = index - 2 > Int(token.start) && bytes[index - 2] == UInt8(ascii: "{")
        return isDoubled ? nil : Span(UInt32(index), UInt32(offset))
      }
      let isName =
        byte >= 0x80 || byte == 0x5F || (byte >= 0x30 && byte <= 0x39)
        || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      if !isName { return nil }
      index -= 1
    }
    return nil
  }

  /// Finds the blocks around a token, and what the innermost contains.
  private mutating func findBlock(before number: Int) {
    let around = tree.openBraces(before: number).map(owner(ofBrace:))
    owners = around.reversed().compactMap { $0 }
    guard let innermost = around.first else { return }
    // `on` and `when` contain what the block around them does.
    let owner = owners.last { $0.kind != .onEntry && $0.kind != .whenEntry }
    content = innermost == nil ? .unknown : owner.map(content(of:)) ?? .unknown
  }

  /// The production whose block a `{` begins.
  private func owner(ofBrace number: Int) -> SyntaxNode? {
    let path = tree.nodes(aroundToken: number)
    guard let block = path.last, block.kind == .block else { return nil }
    return path.dropLast().last
  }

  private func content(of owner: SyntaxNode) -> Content {
    switch owner.kind.surface {
    case .contextMenu, .editMenu, .button, .dockMenu, .statusItem: return .menu
    case .swipe: return .actions(isQuick: false)
    case .quickActions: return .actions(isQuick: true)
    case .background: return .background
    case .toolbar: return .toolbarBlocks
    case .menuBar: return .menuBar
    case nil: break
    }
    switch owner.kind {
    case .app: return .app
    case .state: return .state
    case .choice: return .options
    case .commands: return .commands
    case .attributeBlock: return .attributes
    case .screen: return .screen
    case .item: return .item
    case .guidelines: return .guidelines
    case .toolbarBlock, .areaEntry, .groupEntry: return .toolbar(platforms: toolbarPlatforms)
    case .menu, .barMenu, .menuEntry, .sectionEntry, .rowEntry, .paletteEntry, .titleMenuEntry:
      return .menu
    default: return .unknown
    }
  }

  private var toolbarPlatforms: [String] {
    let block = owners.last { $0.kind == .toolbarBlock }
    return block.map { ToolbarBlockSyntax(unchecked: $0).platforms.map(\.text) } ?? []
  }

  /// The tokens before a token that are of its statement.
  private func statement(before end: Int) -> ArraySlice<Token> {
    var start = end
    // A word that begins a line begins a statement.
    if start > 0, startsLine(after: tree.tokens[start - 1]) { return [] }
    while start > 0 {
      let token = tree.tokens[start - 1]
      if [.leftBrace, .rightBrace, .semicolon].contains(token.kind) { break }
      start -= 1
      if token.flags.contains(.newlineBefore) { break }
    }
    return tree.tokens[start..<end]
  }

  /// Whether a line ends between a token and the word.
  private func startsLine(after token: Token) -> Bool {
    tree.source.bytes[Int(token.end)..<Int(word.start)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The text of a token of the statement, counted from its end: 0 is the one just before the word.
  func before(_ count: Int) -> String? {
    let index = statement.endIndex - 1 - count
    guard index >= statement.startIndex else { return nil }
    return tree.text(of: statement[index])
  }
}
