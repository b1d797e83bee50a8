/// Makes the tree of a file, by recursive descent over the tokens.
///
/// It cannot fail: what is missing or unexpected is in the tree, and `SyntaxDiagnoser` words it. The grammar is
/// `Grammar/menu.ebnf`; each function carries its production. Tokens and nodes are reached through pointers, since a
/// plugin runs this in a debug build.
struct Parser {
  /// The most errors of a file that are reported.
  static let maximumErrors = 1000

  /// The token to read next. It never passes `endOfFile`; `advance` and `leaf` alone move it, and its number with it.
  private(set) var current: UnsafePointer<Token>
  private let nodes: UnsafeMutablePointer<Node>
  private let capacity: Int
  /// The number of `current`.
  private var tokenNumber: UInt32 = 0
  var nodeCount = 0
  /// `nodeCount` as nodes hold it.
  private var nodeNumber: UInt32 = 0
  /// The numbers of the nodes that are worth a message, `errorCount` of them.
  let errorNodes: UnsafeMutablePointer<Int32>
  var errorCount = 0
  /// Whether an error of this statement has been recorded: a statement has one message.
  var statementHasError = false
  /// How deep the blocks around `current` nest.
  var blockDepth = 0
  /// How deep the conditions around `current` nest.
  var conditionDepth = 0
  /// How many parentheses are open, in which line ends mean nothing.
  var openParentheses = 0
  /// Whether an unclosed block has been recorded: one brace is missing, not one a block.
  var hasUnclosedBlock = false
  /// The file's bytes, to read indentation where braces do not match; nil where they do.
  let unbalancedBytes: UnsafePointer<UInt8>?

  /// The token that `indentation` was last read for, by its offset, and its line's indentation.
  var indentationOffset = -1
  var indentationColumn = 0

  init(
    tokens: UnsafePointer<Token>, nodes: UnsafeMutablePointer<Node>, capacity: Int,
    errorNodes: UnsafeMutablePointer<Int32>, unbalancedBytes: UnsafePointer<UInt8>?
  ) {
    self.current = tokens
    self.nodes = nodes
    self.capacity = capacity
    self.errorNodes = errorNodes
    self.unbalancedBytes = unbalancedBytes
  }

  // MARK: Nodes

  // Nodes are written field by field, and numbers are kept next to the pointers: a debug build makes a call of an
  // initialiser, a conversion and a difference of pointers, and clears each local with another.

  /// Begins a node at the current token and returns its number.
  mutating func start(_ kind: NodeKind) -> Int {
    if nodeCount < capacity {
      nodes[nodeCount].firstToken = tokenNumber
      nodes[nodeCount].kind = kind
      nodes[nodeCount].error = .silent
    }
    nodeCount = nodeCount &+ 1
    nodeNumber = nodeNumber &+ 1
    return nodeCount &- 1
  }

  /// Begins a node where the text leaves the grammar.
  mutating func start(_ kind: NodeKind, error: ParseError) -> Int {
    let index = start(kind)
    if index < capacity { nodes[index].error = error }
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
      nodes[nodeCount].error = .silent
    }
    nodeCount = nodeCount &+ 1
    nodeNumber = nodeNumber &+ 1
    current = current + 1
    tokenNumber = tokenNumber &+ 1
  }

  /// Puts a node around those from number `index` on. `finish` has to follow.
  @inline(never)
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
      firstToken: nodes[index + 1].firstToken, tokenEnd: 0, subtreeEnd: 0, kind: kind,
      error: .silent
    )
    nodeCount += 1
    nodeNumber += 1
    var number = errorCount - 1
    while number >= 0 && Int(errorNodes[number]) >= index {
      errorNodes[number] += 1
      number -= 1
    }
  }

  /// Changes the kind of the node `index`.
  mutating func setKind(_ index: Int, _ kind: NodeKind) {
    if index < capacity { nodes[index].kind = kind }
  }

  // MARK: Tokens

  // These are functions that take the parser `inout`: in a debug build a getter copies the parser.

  /// Whether the current token is of a kind.
  mutating func at(_ kind: TokenKind) -> Bool {
    current.pointee.kind == kind
  }

  /// Whether the current token spells a keyword.
  mutating func atKeyword(_ keyword: Keyword) -> Bool {
    current.pointee.keyword == keyword
  }

  /// Whether the current token spells a keyword and is on this line.
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

  /// The kind of the next token, if it is on the same line.
  var nextKindOnLine: TokenKind {
    mutating get {
      if at(.endOfFile) || current[1].flagBits & 1 != 0 { return .endOfFile }
      return current[1].kind
    }
  }

  /// The keyword of the next token, if it is on the same line.
  var nextKeywordOnLine: Keyword {
    mutating get {
      if at(.endOfFile) || current[1].flagBits & 1 != 0 { return .notAKeyword }
      return current[1].keyword
    }
  }

  // MARK: Errors

  // Rare, and called from everywhere: inlined, they are half of what an optimised build compiles of this module.

  /// Records an error at node `index`, unless the statement has one already.
  @inline(never)
  mutating func record(_ index: Int) {
    if statementHasError { return }
    statementHasError = true
    recordAlways(index)
  }

  /// Records an error at node `index`; does nothing past `maximumErrors`.
  mutating func recordAlways(_ index: Int) {
    if errorCount == Self.maximumErrors { return }
    errorNodes[errorCount] = Int32(truncatingIfNeeded: index)
    errorCount += 1
  }

  /// A piece that is not there.
  @inline(never)
  mutating func missing(_ error: ParseError) {
    let index = start(.missing, error: error)
    finish(index)
    // A stray character is where the piece should be: the lexer has reported it.
    if current.pointee.flags.contains(.afterStray) { statementHasError = true }
    record(index)
  }

  /// Tokens that the grammar does not know here, up to the end of the statement.
  @inline(never)
  mutating func unexpectedStatement(_ error: ParseError) {
    let index = start(.unexpected, error: error)
    record(index)
    skipStatement()
    finish(index)
  }

  /// The current token, which the grammar does not know here.
  @inline(never)
  mutating func unexpectedToken(_ error: ParseError) {
    let index = start(.unexpected, error: error)
    record(index)
    advance()
    finish(index)
  }

  /// Steps to the end of the statement, over whole blocks. The first token may begin a line.
  @inline(never)
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
  @inline(never)
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

  /// A name on this line, or an error.
  mutating func expectName() {
    if current.pointee.flagBits & 1 != 0 { missing(.name) } else { parseFirstName() }
  }

  /// The name that a statement begins with, or an error.
  mutating func parseFirstName() {
    switch current.pointee.kind {
    case .identifier, .quotedIdentifier: leaf(.name)
    case .dottedWord, .hyphenatedWord, .keyChord, .number: unexpectedToken(.wordAsName)
    default: missing(.name)
    }
  }

  /// The name of a state variable's type, or an error.
  mutating func expectTypeName() {
    if current.pointee.flagBits & 1 == 0 && at(.quotedIdentifier) {
      leaf(.name)
    } else {
      expectWord(.type)
    }
  }

  /// A word that the resolver reads, or an error.
  mutating func expectWord(_ error: ParseError = .word) {
    if current.pointee.flagBits & 1 == 0 && at(.identifier) {
      leaf(.name)
    } else {
      missing(error)
    }
  }

  /// A text that people see, with its plural forms, or an error.
  ///
  /// `countedText = text { pluralForm } [ countedBy ]`
  @inline(never)
  mutating func expectCountedText() {
    expectText()
    parsePluralForms()
  }

  /// `pluralForm = ( "zero" | "one" | "two" | "few" | "many" | "other" ) text`
  @inline(never)
  mutating func parsePluralForms() {
    while current.pointee.flagBits & 1 == 0 {
      switch current.pointee.keyword {
      case .zero, .one, .two, .few, .many, .other: break
      case .by: return parseCountedBy()
      default: return
      }
      let form = start(.pluralForm)
      advance()
      skipForeignPunctuation()
      expectText()
      finish(form)
    }
  }

  /// `countedBy = "by" name`
  private mutating func parseCountedBy() {
    let counted = start(.countedBy)
    advance()
    skipForeignPunctuation()
    expectName()
    finish(counted)
  }

  /// A text on this line, or an error. Words without quotes are taken for one.
  mutating func expectText() {
    if current.pointee.flagBits & 1 == 0 {
      if case .string = current.pointee.kind {
        leaf(.text)
        return
      }
      if at(.identifier) && !isAttribute(current.pointee.keyword) {
        let index = start(.unexpected, error: .unquotedText)
        record(index)
        while at(.identifier) && !isAttribute(current.pointee.keyword) && !isAtStatementEnd {
          advance()
        }
        finish(index)
        return
      }
    }
    missing(.text)
  }

  /// Skips `=` or `:`, which other languages have between a name and its value.
  ///
  /// Nothing else is lost with it, so what follows may have errors of its own.
  mutating func skipForeignPunctuation() {
    if current.pointee.flagBits & 1 != 0 { return }
    switch current.pointee.kind {
    case .colon, .equals, .equalsEquals: unexpectedSign(.foreignPunctuation)
    default: break
    }
  }

  /// An error between two tokens.
  @inline(never)
  mutating func unexpectedPlace(_ error: ParseError) {
    let index = start(.unexpected, error: error)
    finish(index)
    record(index)
  }

  /// A sign that is not wanted here; the statement continues without it.
  @inline(never)
  mutating func unexpectedSign(_ error: ParseError) {
    let index = start(.unexpected, error: error)
    if !statementHasError { recordAlways(index) }
    advance()
    finish(index)
  }

  /// A comma between two elements of a list; false where the list ends. A list ends with its line.
  mutating func parseListComma() -> Bool {
    guard case .comma = current.pointee.kind else { return false }
    if isAtNewline {
      unexpectedPlace(.listAcrossLines)
    }
    current = current + 1
    tokenNumber = tokenNumber &+ 1
    if isAtNewline && at(.identifier) {
      unexpectedPlace(.listAcrossLines)
    } else if isAtStatementEnd {
      missing(.listElement)
      return false
    }
    return true
  }
}

extension SyntaxTree {
  /// Reads a source whose tokens are known.
  package convenience init(parsing source: Source, lexed: LexedSource) {
    var nodes: [Node] = []
    let errorNodes = UnsafeMutablePointer<Int32>.allocate(capacity: Parser.maximumErrors)
    defer { errorNodes.deallocate() }
    var errorCount = 0
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
              tokens: first, nodes: out, capacity: room, errorNodes: errorNodes,
              unbalancedBytes: lexed.bracesAreBalanced ? nil : bytes.baseAddress)
            parser.parseFile()
            needed = parser.nodeCount
            errorCount = parser.errorCount
          }
        }
        count = min(needed, room)
      }
      if needed <= room { break }
      capacity = needed
    }
    self.init(
      source: source, lexed: lexed, nodes: nodes,
      errorNodes: Array(UnsafeBufferPointer(start: errorNodes, count: errorCount)))
  }
}
