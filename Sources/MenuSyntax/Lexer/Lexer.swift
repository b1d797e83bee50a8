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
      return lex(base, count: source.count, capacity: source.count / 3 + 16)
        ?? lex(base, count: source.count, capacity: source.count + 2)
        ?? LexedSource(tokens: [])
    }
  }

  /// Nil if there are more tokens than `capacity`. A token has at least one byte, so a capacity past the count serves.
  private static func lex(
    _ base: UnsafePointer<UInt8>, count: Int, capacity: Int
  ) -> LexedSource? {
    var lexer = Lexer(base: base, end: base + count)
    var isBalanced = true
    var isWhole = true
    let tokens = [Token](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let out = buffer.baseAddress else { return }
      count = lexer.writeTokens(to: out, capacity: capacity, isBalanced: &isBalanced)
      isWhole = count < capacity || out[count - 1].kind == .endOfFile
    }
    guard isWhole else { return nil }
    return LexedSource(
      tokens: tokens, faults: lexer.faults, escapedStrings: lexer.escapedStrings,
      documentedTokens: lexer.documentedTokens, bracesAreBalanced: isBalanced)
  }

  private init(base: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    self.base = base
    self.end = end
  }

  /// Writes tokens to `out` and returns their number; `capacity` of them at most.
  ///
  /// One function with its state in locals, pointers and class tables: a plugin runs this in a debug build, where each
  /// helper would be a call.
  private mutating func writeTokens(
    to out: UnsafeMutablePointer<Token>, capacity: Int, isBalanced: inout Bool
  ) -> Int {
    let base = self.base
    let end = self.end
    let classes = self.classes
    let starts = ByteClasses.shared.starts
    let keywordSlots = KeywordTable.shared.slots
    let keywords = KeywordTable.shared.keywords
    let spellings = KeywordTable.shared.spellings
    let spellingLengths = KeywordTable.shared.lengths
    let blank = ByteClasses.blank
    let wordPart = ByteClasses.wordPart
    let wordContinuation = ByteClasses.wordContinuation
    let commentStop = ByteClasses.commentStop
    let stringStop = ByteClasses.stringStop
    let digit = ByteClasses.digit
    let limit = out + capacity
    var next = out
    var cursor = base
    var depth = 0
    // Bits of `TokenFlags`: an option set's operations are calls in a debug build.
    var flags: UInt8 = 0
    // Declared here, not where they are used: a debug build clears a variable each time its scope begins.
    var start = base
    var kind = TokenKind.endOfFile
    var keyword = Keyword.notAKeyword
    var byte: UInt8 = 0
    var length = 0
    var slot = 0
    var number = 0
    var index = 0

    if cursor.pointee == 0xEF && cursor[1] == 0xBB && cursor[2] == 0xBF { cursor = cursor + 3 }
    while next < limit {
      // Blanks are the most frequent trivia.
      while classes[Int(cursor.pointee)] & blank != 0 { cursor = cursor + 1 }
      start = cursor
      kind = .endOfFile
      keyword = .notAKeyword
      switch starts[Int(cursor.pointee)] {
      case .newline:
        flags = flags | 1
        cursor = cursor + 1
        // A blank line or the next line's indentation comes next in most cases.
        while cursor.pointee == 0x0A || classes[Int(cursor.pointee)] & blank != 0 {
          cursor = cursor + 1
        }
        byte = cursor.pointee
        if byte == 0x3C || byte == 0x3D || byte == 0x3E || byte == 0x7C {
          skipMergeMarker(&cursor, flags: &flags)
        }
        continue
      case .slash:
        byte = cursor[1]
        if byte == 0x2F {
          if cursor[2] == 0x2F && cursor[3] != 0x2F && (flags & 1 != 0 || next == out) {
            flags = flags | 2
          }
          cursor = cursor + 2
          while true {
            while classes[Int(cursor.pointee)] & commentStop == 0 { cursor = cursor + 1 }
            if cursor.pointee == 0x0A || cursor.pointee == 0x0D { break }
            if cursor == end { break }
            checkCommentByte(&cursor)
          }
          continue
        }
        if byte == 0x2A {
          skipBlockComment(&cursor)
          continue
        }
        kind = .slash
        cursor = cursor + 1
      case .word:
        cursor = cursor + 1
        while classes[Int(cursor.pointee)] & wordPart != 0 { cursor = cursor + 1 }
        if classes[Int(cursor.pointee)] & wordContinuation != 0 {
          kind = continueWord(&cursor, kind: .identifier)
        } else {
          kind = .identifier
        }
        length = cursor - start
        if case .identifier = kind, length < 14 {
          // `KeywordTable.slot`, and the look-up, in place.
          slot =
            (Int(start.pointee) &* 37 &+ Int(start[length &>> 1]) &* 101 &+ Int(cursor[-1]) &* 11
              &+ length &* 211) & 1023
          number = Int(keywordSlots[slot])
          while number != 0 {
            if spellingLengths[number] == length {
              index = 0
              while index < length && spellings[number][index] == start[index] {
                index = index &+ 1
              }
              if index == length {
                keyword = keywords[number]
                break
              }
            }
            slot = (slot &+ 1) & 1023
            number = Int(keywordSlots[slot])
          }
        }
      case .digit:
        cursor = cursor + 1
        while classes[Int(cursor.pointee)] & digit != 0 { cursor = cursor + 1 }
        kind = .number
        if classes[Int(cursor.pointee)] & (wordPart | wordContinuation) != 0 {
          kind = continueWord(&cursor, kind: .number)
        }
      case .quote:
        kind = .string
        cursor = cursor + 1
        while classes[Int(cursor.pointee)] & stringStop == 0 { cursor = cursor + 1 }
        if cursor.pointee == 0x22 {
          cursor = cursor + 1
        } else {
          finishString(&cursor, from: start, flags: &flags)
          if flags & 8 != 0 {
            escapedStrings.append(Int32(truncatingIfNeeded: next - out))
          }
        }
      case .leftBrace:
        kind = .leftBrace
        depth = depth &+ 1
        cursor = cursor + 1
      case .rightBrace:
        kind = .rightBrace
        depth = depth &- 1
        if depth < 0 { isBalanced = false }
        cursor = cursor + 1
      case .semicolon:
        kind = .semicolon
        cursor = cursor + 1
      case .comma:
        kind = .comma
        cursor = cursor + 1
      case .colon:
        kind = .colon
        cursor = cursor + 1
      case .hyphen:
        guard let found = lexHyphen(&cursor, flags: &flags) else { continue }
        kind = found
      case .leftParenthesis:
        kind = .leftParenthesis
        cursor = cursor + 1
      case .rightParenthesis:
        kind = .rightParenthesis
        cursor = cursor + 1
      case .dot:
        kind = .dot
        cursor = cursor + 1
      case .at:
        kind = .at
        cursor = cursor + 1
      case .bang, .equals, .less, .greater, .ampersand, .bar:
        if next == out && flags & 1 == 0 && isAtLineStart(cursor) {
          skipMergeMarker(&cursor, flags: &flags)
          if cursor != start { continue }
        }
        kind = lexOperator(&cursor, flags: &flags)
      case .backtick:
        kind = lexBacktick(&cursor, flags: &flags)
      case .apostrophe:
        kind = lexQuoted(&cursor, flags: &flags)
      case .nonASCII:
        guard let found = lexNonASCII(&cursor, flags: &flags) else { continue }
        kind = found
        if case .leftBrace = kind { depth = depth &+ 1 }
        if case .rightBrace = kind {
          depth = depth &- 1
          if depth < 0 { isBalanced = false }
        }
      case .stray:
        if next != out && isKeySign(cursor, after: next[-1]) && flags & 1 == 0 {
          kind = .sign
          cursor = cursor + 1
        } else if next - out > 1 && isOptionalSign(cursor, after: next[-1], next[-2]) {
          kind = .question
          cursor = cursor + 1
        } else {
          skipStray(&cursor, flags: &flags)
          continue
        }
      case .control:
        skipStray(&cursor, flags: &flags)
        continue
      case .nul:
        if cursor != end {
          skipStray(&cursor, flags: &flags)
          continue
        }
      }
      if flags & 2 != 0 {
        documentedTokens.append(Int32(truncatingIfNeeded: next - out))
      }
      next.pointee.start = UInt32(start - base)
      next.pointee.end = UInt32(cursor - base)
      next.pointee.kind = kind
      next.pointee.keyword = keyword
      next.pointee.flagBits = flags
      next = next + 1
      if case .endOfFile = kind { break }
      flags = 0
    }
    if depth != 0 { isBalanced = false }
    return next - out
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
