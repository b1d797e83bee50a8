/// The tokens of a source, and what the lexer could not take as it is.
package struct LexedSource: Sendable {
  /// The tokens in order; the last is `endOfFile`.
  package var tokens: [Token]
  /// In the order of their places.
  var faults: [LexicalFault] = []
  /// The numbers of the strings with escapes.
  var escapedStrings: [Int32] = []
  /// The numbers of the tokens below a documentation comment.
  var documentedTokens: [Int32] = []
  /// Whether each `}` closes a `{` before it and none stays open.
  var bracesAreBalanced = true
}

/// Cuts a source into tokens.
///
/// Any bytes give tokens: what means nothing is trivia and is kept as a fault.
package struct Lexer {
  /// The size past which a file is refused, in bytes.
  package static let maximumSize = 16 << 20

  /// The first byte of the source; a NUL follows the last.
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let classes = ByteClasses.shared.classes
  var faults: [LexicalFault] = []
  var escapedStrings: [Int32] = []
  var documentedTokens: [Int32] = []
  /// How many tokens are written, and where the next one goes.
  private var count = 0
  private var next: UnsafeMutablePointer<Token>

  /// Reads the tokens of `source`. A source past `maximumSize` has none, and a fault.
  package static func lex(_ source: Source) -> LexedSource {
    if source.count > maximumSize {
      let end = UInt32(truncatingIfNeeded: source.count)
      let token = Token(start: 0, end: 0, kind: .endOfFile, keyword: .notAKeyword, flagBits: 0)
      return LexedSource(
        tokens: [token], faults: [LexicalFault(kind: .tooLarge, span: Span(0, min(end, 1)))])
    }
    return source.storage.withUnsafeBufferPointer { buffer in
      // A source's storage has at least its NUL.
      guard let base = buffer.baseAddress else { return LexedSource(tokens: []) }
      let end = base + source.count
      return lex(base, end, capacity: source.count / 3 + 16)
        ?? lex(base, end, capacity: source.count + 2)
        ?? LexedSource(tokens: [])
    }
  }

  /// Nil if there are more tokens than `capacity`. A token has at least one byte, so a capacity past the count serves.
  private static func lex(
    _ base: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, capacity: Int
  ) -> LexedSource? {
    var lexed = LexedSource(tokens: [])
    var isWhole = true
    let tokens = [Token](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let out = buffer.baseAddress else { return }
      var lexer = Lexer(base: base, end: end, out: out)
      count = lexer.writeTokens(capacity: capacity, isBalanced: &lexed.bracesAreBalanced)
      isWhole = count < capacity || out[count - 1].kind == .endOfFile
      lexed.faults = lexer.faults
      lexed.escapedStrings = lexer.escapedStrings
      lexed.documentedTokens = lexer.documentedTokens
    }
    guard isWhole else { return nil }
    lexed.tokens = tokens
    return lexed
  }

  private init(
    base: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, out: UnsafeMutablePointer<Token>
  ) {
    self.base = base
    self.end = end
    next = out
  }

  /// Writes the tokens and returns their number; `capacity` of them at most.
  private mutating func writeTokens(capacity: Int, isBalanced: inout Bool) -> Int {
    var cursor = base
    var depth = 0
    // Bits of `TokenFlags`: an option set's operations are calls in a debug build, in which plugins run this.
    var flags: UInt8 = 0
    if cursor.pointee == 0xEF && cursor[1] == 0xBB && cursor[2] == 0xBF { cursor = cursor + 3 }
    while count < capacity {
      // Blanks are the most frequent trivia.
      while classes[Int(cursor.pointee)] & ByteClasses.blank != 0 { cursor = cursor + 1 }
      let start = cursor
      guard let kind = lexToken(&cursor, flags: &flags) else { continue }
      if case .leftBrace = kind { depth = depth &+ 1 }
      if case .rightBrace = kind {
        depth = depth &- 1
        if depth < 0 { isBalanced = false }
      }
      if flags & 2 != 0 { documentedTokens.append(Int32(truncatingIfNeeded: count)) }
      next.pointee.start = UInt32(truncatingIfNeeded: start - base)
      next.pointee.end = UInt32(truncatingIfNeeded: cursor - base)
      next.pointee.kind = kind
      next.pointee.keyword = .notAKeyword
      if case .identifier = kind {
        next.pointee.keyword = KeywordTable.shared.keyword(start, cursor - start)
      }
      next.pointee.flagBits = flags
      next = next + 1
      count = count &+ 1
      if case .endOfFile = kind { break }
      flags = 0
    }
    if depth != 0 { isBalanced = false }
    return count
  }

  /// Reads what begins at `cursor`, which is no blank: a token, or trivia, for which it returns nil.
  private mutating func lexToken(
    _ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8
  ) -> TokenKind? {
    let kind: TokenKind
    switch ByteClasses.shared.starts[Int(cursor.pointee)] {
    case .word: return lexWord(&cursor)
    case .digit: return lexNumber(&cursor)
    case .quote: return lexString(&cursor, flags: &flags)
    case .newline:
      skipLineEnds(&cursor, flags: &flags)
      return nil
    case .slash:
      if cursor[1] == 0x2F {
        skipLineComment(&cursor, flags: &flags)
        return nil
      }
      if cursor[1] == 0x2A {
        skipBlockComment(&cursor)
        return nil
      }
      kind = .slash
    case .leftBrace: kind = .leftBrace
    case .rightBrace: kind = .rightBrace
    case .semicolon: kind = .semicolon
    case .comma: kind = .comma
    case .colon: kind = .colon
    case .leftParenthesis: kind = .leftParenthesis
    case .rightParenthesis: kind = .rightParenthesis
    case .dot: kind = .dot
    case .at: kind = .at
    case .hyphen: return lexHyphen(&cursor, flags: &flags)
    case .bang, .equals, .less, .greater, .ampersand, .bar:
      if count == 0 && flags & 1 == 0 && skipMergeMarker(&cursor, flags: &flags) { return nil }
      return lexOperator(&cursor, flags: &flags)
    case .backtick: return lexBacktick(&cursor, flags: &flags)
    case .apostrophe: return lexQuoted(&cursor, flags: &flags)
    case .nonASCII: return lexNonASCII(&cursor, flags: &flags)
    case .stray:
      guard let sign = signKind(at: cursor, flags) else {
        skipStray(&cursor, flags: &flags)
        return nil
      }
      kind = sign
    case .nul where cursor == end: return .endOfFile
    case .control, .nul:
      skipStray(&cursor, flags: &flags)
      return nil
    }
    cursor = cursor + 1
    return kind
  }

  /// Steps over line ends, the indentation of the next line, and a marker of version control on it.
  private mutating func skipLineEnds(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) {
    flags = flags | 1
    cursor = cursor + 1
    while cursor.pointee == 0x0A || classes[Int(cursor.pointee)] & ByteClasses.blank != 0 {
      cursor = cursor + 1
    }
    let byte = cursor.pointee
    if byte == 0x3C || byte == 0x3D || byte == 0x3E || byte == 0x7C {
      _ = skipMergeMarker(&cursor, flags: &flags)
    }
  }

  private mutating func skipLineComment(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) {
    if cursor[2] == 0x2F && cursor[3] != 0x2F && (flags & 1 != 0 || count == 0) {
      flags = flags | 2
    }
    cursor = cursor + 2
    while true {
      while classes[Int(cursor.pointee)] & ByteClasses.commentStop == 0 { cursor = cursor + 1 }
      if cursor.pointee == 0x0A || cursor.pointee == 0x0D || cursor == end { return }
      checkCommentByte(&cursor)
    }
  }

  private mutating func lexWord(_ cursor: inout UnsafePointer<UInt8>) -> TokenKind {
    cursor = cursor + 1
    while classes[Int(cursor.pointee)] & ByteClasses.wordPart != 0 { cursor = cursor + 1 }
    guard classes[Int(cursor.pointee)] & ByteClasses.wordContinuation != 0 else {
      return .identifier
    }
    return continueWord(&cursor, kind: .identifier)
  }

  private mutating func lexNumber(_ cursor: inout UnsafePointer<UInt8>) -> TokenKind {
    cursor = cursor + 1
    while classes[Int(cursor.pointee)] & ByteClasses.digit != 0 { cursor = cursor + 1 }
    let continues = ByteClasses.wordPart | ByteClasses.wordContinuation
    guard classes[Int(cursor.pointee)] & continues != 0 else { return .number }
    return continueWord(&cursor, kind: .number)
  }

  private mutating func lexString(
    _ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8
  ) -> TokenKind {
    let start = cursor
    cursor = cursor + 1
    while classes[Int(cursor.pointee)] & ByteClasses.stringStop == 0 { cursor = cursor + 1 }
    if cursor.pointee == 0x22 {
      cursor = cursor + 1
      return .string
    }
    finishString(&cursor, from: start, flags: &flags)
    if flags & 8 != 0 { escapedStrings.append(Int32(truncatingIfNeeded: count)) }
    return .string
  }

  /// What a sign that means nothing elsewhere is after the tokens before it: the key after `key`, or the `?` of a type.
  private func signKind(at cursor: UnsafePointer<UInt8>, _ flags: UInt8) -> TokenKind? {
    if count > 0 && flags & 1 == 0 && isKeySign(cursor, after: next[-1]) { return .sign }
    if count > 1 && isOptionalSign(cursor, after: next[-1], next[-2]) { return .question }
    return nil
  }

  // MARK: Faults

  /// The span from `start` to `end`.
  func span(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Span {
    Span(UInt32(truncatingIfNeeded: start - base), UInt32(truncatingIfNeeded: end - base))
  }

  /// Records a fault; one that begins where the last of its kind ended extends that one.
  mutating func fault(
    _ kind: LexicalFaultKind, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) {
    let span = span(start, end)
    if let last = faults.last, last.kind == kind, last.span.end == span.start, kind.joins {
      faults[faults.count - 1].span.end = span.end
      return
    }
    faults.append(LexicalFault(kind: kind, span: span))
  }
}

extension LexicalFaultKind {
  /// Whether faults of this kind side by side are one.
  var joins: Bool {
    switch self {
    case .stray, .noBreakSpace, .nul, .invalidUTF8, .bidirectionalControl, .controlCharacter,
      .controlInString:
      return true
    default:
      return false
    }
  }
}
