/// Makes the tree of a file, by recursive descent over the tokens.
///
/// It cannot fail: what is missing or unexpected is in the tree, and `SyntaxDiagnoser` words it. The grammar is
/// `Grammar/menu.ebnf`; each function carries its production. Tokens and nodes are reached through pointers, since a
/// plugin runs this in a debug build.
struct Parser {
  /// How deep blocks nest, and how deep conditions do.
  static let maximumDepth = 64
  /// How many slips of a file are told.
  static let maximumSlips = 1000

  /// The token to read next. It never passes `endOfFile`; `advance` and `leaf` alone move it, and its number with it.
  private(set) var current: UnsafePointer<Token>
  private let nodes: UnsafeMutablePointer<Node>
  private let capacity: Int
  /// The number of `current`.
  private var tokenNumber: UInt32 = 0
  var nodeCount = 0
  /// `nodeCount` as nodes hold it.
  private var nodeNumber: UInt32 = 0
  /// The numbers of the nodes that are worth a message, `slipCount` of them.
  let slips: UnsafeMutablePointer<Int32>
  var slipCount = 0
  /// Whether a slip of this statement has been noted: one slip, one message.
  var statementHasSlip = false
  /// How deep the blocks around `current` nest.
  var blockDepth = 0
  /// How deep the conditions around `current` nest.
  var conditionDepth = 0
  /// How many parentheses are open, in which line ends mean nothing.
  var openParentheses = 0
  /// Whether an unclosed block has been noted: one brace is missing, not one a block.
  var hasUnclosedBlock = false
  /// The file's bytes, to read indentation where braces do not match; nil where they do.
  let unbalancedBytes: UnsafePointer<UInt8>?

  /// The token that `indentation` was last read for, by its offset, and its line's indentation.
  var indentationOffset = -1
  var indentationColumn = 0

  init(
    tokens: UnsafePointer<Token>, nodes: UnsafeMutablePointer<Node>, capacity: Int,
    slips: UnsafeMutablePointer<Int32>, unbalancedBytes: UnsafePointer<UInt8>?
  ) {
    self.current = tokens
    self.nodes = nodes
    self.capacity = capacity
    self.slips = slips
    self.unbalancedBytes = unbalancedBytes
  }

  // MARK: Nodes

  // Nodes are written field by field, and numbers are kept beside the pointers: a debug build makes a call of an
  // initialiser, a conversion and a difference of pointers, and clears each local with another.

  /// Begins a node at the current token and returns its number.
  mutating func start(_ kind: NodeKind) -> Int {
    if nodeCount < capacity {
      nodes[nodeCount].firstToken = tokenNumber
      nodes[nodeCount].kind = kind
      nodes[nodeCount].slip = .silent
    }
    nodeCount = nodeCount &+ 1
    nodeNumber = nodeNumber &+ 1
    return nodeCount &- 1
  }

  /// Begins a node where the text leaves the grammar.
  mutating func start(_ kind: NodeKind, slip: Slip) -> Int {
    let index = start(kind)
    if index < capacity { nodes[index].slip = slip }
    return index
  }

  /// Ends the node `index` before the current token.
  mutating func finish(_ index: Int) {
    if index < capacity {
      nodes[index].tokenEnd = tokenNumber
      nodes[index].subtreeEnd = nodeNumber
    }
  }

  /// A node of the current token alone.
  mutating func leaf(_ kind: NodeKind) {
    if nodeCount < capacity {
      nodes[nodeCount].firstToken = tokenNumber
      nodes[nodeCount].tokenEnd = tokenNumber &+ 1
      nodes[nodeCount].subtreeEnd = nodeNumber &+ 1
      nodes[nodeCount].kind = kind
      nodes[nodeCount].slip = .silent
    }
    nodeCount = nodeCount &+ 1
    nodeNumber = nodeNumber &+ 1
    current = current + 1
    tokenNumber = tokenNumber &+ 1
  }

  /// Puts a node around those from number `index` on. `finish` has to follow.
  mutating func wrap(_ index: Int, in kind: NodeKind) {
    guard nodeCount < capacity else {
      nodeCount += 1
      nodeNumber += 1
      return
    }
    var moved = nodeCount
    while moved > index {
      nodes[moved] = nodes[moved - 1]
      nodes[moved].subtreeEnd &+= 1
      moved -= 1
    }
    nodes[index] = Node(
      firstToken: nodes[index + 1].firstToken, tokenEnd: 0, subtreeEnd: 0, kind: kind, slip: .silent
    )
    nodeCount += 1
    nodeNumber += 1
    var number = slipCount - 1
    while number >= 0 && Int(slips[number]) >= index {
      slips[number] += 1
      number -= 1
    }
  }

  /// Changes the kind of the node `index`.
  mutating func setKind(_ index: Int, _ kind: NodeKind) {
    if index < capacity { nodes[index].kind = kind }
  }

  // MARK: Tokens

  // These are functions that take the parser `inout`, and compare enums by their bytes: in a debug build a getter copies the
  // parser, and `==` goes through a witness.

  /// Whether the current token is of a kind.
  mutating func at(_ kind: TokenKind) -> Bool {
    unsafeBitCast(current.pointee.kind, to: UInt8.self) == unsafeBitCast(kind, to: UInt8.self)
  }

  /// Whether the current token spells a keyword.
  mutating func atKeyword(_ keyword: Keyword) -> Bool {
    unsafeBitCast(current.pointee.keyword, to: UInt8.self) == unsafeBitCast(keyword, to: UInt8.self)
  }

  /// Whether the current token spells a keyword and stands on this line.
  mutating func atKeywordOnLine(_ keyword: Keyword) -> Bool {
    current.pointee.flagBits & 1 == 0 && atKeyword(keyword)
  }

  /// Steps over the current token; the end of the file stays.
  mutating func advance() {
    if case .endOfFile = current.pointee.kind { return }
    current = current + 1
    tokenNumber = tokenNumber &+ 1
  }

  /// Whether the current token begins a line.
  var isAtNewline: Bool { mutating get { current.pointee.flagBits & 1 != 0 } }

  /// Whether a statement ends before the current token.
  var isAtStatementEnd: Bool {
    mutating get {
      if current.pointee.flagBits & 1 != 0 { return true }
      switch current.pointee.kind {
      case .semicolon, .rightBrace, .endOfFile: return true
      default: return false
      }
    }
  }

  /// Whether a statement ends before a token.
  func endsStatement(_ token: Token) -> Bool {
    if token.flagBits & 1 != 0 { return true }
    switch token.kind {
    case .semicolon, .rightBrace, .endOfFile: return true
    default: return false
    }
  }

  /// The kind of the token behind the current one, if it stands on the same line.
  var nextKindOnLine: TokenKind {
    mutating get {
      if at(.endOfFile) || current[1].flagBits & 1 != 0 { return .endOfFile }
      return current[1].kind
    }
  }

  /// The keyword of the token behind the current one, if it stands on the same line.
  var nextKeywordOnLine: Keyword {
    mutating get {
      if at(.endOfFile) || current[1].flagBits & 1 != 0 { return .notAKeyword }
      return current[1].keyword
    }
  }

  // MARK: Slips

  /// Notes a slip at node `index`, unless the statement has one already or bytes before it mean nothing.
  mutating func note(_ index: Int) {
    if statementHasSlip { return }
    statementHasSlip = true
    noteAlways(index)
  }

  /// Notes a slip at node `index`, past `maximumSlips` no more.
  mutating func noteAlways(_ index: Int) {
    if slipCount == Self.maximumSlips { return }
    slips[slipCount] = Int32(truncatingIfNeeded: index)
    slipCount += 1
  }

  /// A piece that is not there.
  mutating func missing(_ slip: Slip) {
    let index = start(.missing, slip: slip)
    finish(index)
    // A stray character stands where the piece should: the lexer has told of it.
    if current.pointee.flags.contains(.afterStray) { statementHasSlip = true }
    note(index)
  }

  /// Tokens that the grammar does not know here, up to the end of the statement.
  mutating func unexpectedStatement(_ slip: Slip) {
    let index = start(.unexpected, slip: slip)
    note(index)
    skipStatement()
    finish(index)
  }

  /// The current token, which the grammar does not know here.
  mutating func unexpectedToken(_ slip: Slip) {
    let index = start(.unexpected, slip: slip)
    note(index)
    advance()
    finish(index)
  }

  /// Steps to the end of the statement, over whole blocks. The first token may begin a line.
  mutating func skipStatement() {
    switch current.pointee.kind {
    case .leftBrace: skipBraces()
    case .rightBrace, .semicolon, .endOfFile: break
    default: advance()
    }
    while !isAtStatementEnd {
      if case .leftBrace = current.pointee.kind {
        skipBraces()
        return
      }
      advance()
    }
  }

  /// Steps over `{`, what is in it, and its `}`.
  mutating func skipBraces() {
    var depth = 0
    while !at(.endOfFile) {
      if case .leftBrace = current.pointee.kind { depth += 1 }
      if case .rightBrace = current.pointee.kind { depth -= 1 }
      advance()
      if depth == 0 { return }
    }
    hasUnclosedBlock = true
  }

  // MARK: Pieces

  /// A name on this line, or a slip.
  mutating func expectName() {
    if current.pointee.flagBits & 1 != 0 { missing(.name) } else { parseFirstName() }
  }

  /// The name that a statement begins with, or a slip.
  mutating func parseFirstName() {
    switch current.pointee.kind {
    case .identifier, .quotedIdentifier: leaf(.name)
    case .dottedWord, .hyphenatedWord, .keyChord, .number: unexpectedToken(.wordAsName)
    default: missing(.name)
    }
  }

  /// A word of a set that the semantic pass knows, or a slip.
  mutating func expectWord(_ slip: Slip = .word) {
    if current.pointee.flagBits & 1 == 0 && at(.identifier) {
      leaf(.name)
    } else {
      missing(slip)
    }
  }

  /// A text on this line, or a slip. Words without quotes are taken for one.
  mutating func expectText() {
    if current.pointee.flagBits & 1 == 0 {
      if case .string = current.pointee.kind {
        leaf(.text)
        return
      }
      if at(.identifier) && !isAttribute(current.pointee.keyword) {
        let index = start(.unexpected, slip: .unquotedText)
        note(index)
        while at(.identifier) && !isAttribute(current.pointee.keyword) && !isAtStatementEnd {
          advance()
        }
        finish(index)
        return
      }
    }
    missing(.text)
  }

  /// Steps over `=` or `:`, which other languages have between a name and its value.
  ///
  /// Nothing else is lost with it, so what follows may have slips of its own.
  mutating func skipHabitualSign() {
    if current.pointee.flagBits & 1 != 0 { return }
    switch current.pointee.kind {
    case .colon, .equals, .equalsEquals: unexpectedSign(.habitualSign)
    default: break
    }
  }

  /// A sign that is not wanted here, and without which the statement goes on.
  mutating func unexpectedSign(_ slip: Slip) {
    let index = start(.unexpected, slip: slip)
    if !statementHasSlip { noteAlways(index) }
    advance()
    finish(index)
  }

  /// A comma between two elements of a list; false where the list ends. A list ends with its line.
  mutating func parseListComma() -> Bool {
    guard case .comma = current.pointee.kind else { return false }
    if isAtNewline {
      let slip = start(.unexpected, slip: .listAcrossLines)
      finish(slip)
      note(slip)
    }
    current = current + 1
    tokenNumber = tokenNumber &+ 1
    if isAtNewline && at(.identifier) {
      let slip = start(.unexpected, slip: .listAcrossLines)
      finish(slip)
      note(slip)
    } else if isAtStatementEnd {
      missing(.listElement)
      return false
    }
    return true
  }
}

extension SyntaxTree {
  /// Reads a source whose tokens are known.
  public convenience init(parsing source: Source, lexed: LexedSource) {
    var nodes: [Node] = []
    let slips = UnsafeMutablePointer<Int32>.allocate(capacity: Parser.maximumSlips)
    defer { slips.deallocate() }
    var slipCount = 0
    // Seldom more nodes than tokens; where there are, the count is known after the first pass.
    var capacity = lexed.tokens.count + lexed.tokens.count / 4 + 64
    while true {
      var needed = 0
      let room = capacity
      nodes = [Node](unsafeUninitializedCapacity: room) { buffer, count in
        guard let out = buffer.baseAddress else { return }
        lexed.tokens.withUnsafeBufferPointer { tokens in
          source.storage.withUnsafeBufferPointer { bytes in
            guard let first = tokens.baseAddress else { return }
            var parser = Parser(
              tokens: first, nodes: out, capacity: room, slips: slips,
              unbalancedBytes: lexed.bracesAreBalanced ? nil : bytes.baseAddress)
            parser.parseFile()
            needed = parser.nodeCount
            slipCount = parser.slipCount
          }
        }
        count = min(needed, room)
      }
      if needed <= room { break }
      capacity = needed
    }
    self.init(
      source: source, lexed: lexed, nodes: nodes,
      slips: Array(UnsafeBufferPointer(start: slips, count: slipCount)))
  }
}
