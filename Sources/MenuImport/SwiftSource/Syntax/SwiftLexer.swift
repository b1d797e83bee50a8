import MenuSyntax

/// Cuts Swift source into tokens. Any bytes are cut into some tokens, in one pass.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var tokens: [SwiftToken] = []

  static func tokens(of source: Source) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.bytes))
    lexer.run()
    return lexer.tokens
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private func isAt(_ text: StaticString) -> Bool {
    var distance = 0
    for scalar in text.description.utf8 {
      if byte(distance) != scalar { return false }
      distance += 1
    }
    return true
  }

  private mutating func run() {
    if isAt("#!") { skipLine() }
    var startsLine = true
    while true {
      let before = offset
      if skipTrivia() { startsLine = true }
      let hasSpace = offset > before || offset == 0
      if hasSpace, !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = true }
      guard offset < bytes.count else { break }
      let start = offset
      let kind = scanToken()
      var from = start
      var to = offset
      if kind == .word, bytes[start] == UInt8(ascii: "`"), to - start > 2 {
        (from, to) = (start + 1, to - 1)
      }
      let isLong = kind == .string || kind == .regex
      let text = isLong ? "" : String(decoding: bytes[from..<to], as: UTF8.self)
      tokens.append(
        SwiftToken(
          kind: kind, text: text, span: Span(UInt32(start), UInt32(offset)), startsLine: startsLine,
          hasSpaceBefore: hasSpace))
      startsLine = false
    }
    if !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = true }
  }

  // MARK: Blanks and comments

  /// Skips blanks and comments; true if a line ended in them.
  private mutating func skipTrivia() -> Bool {
    var endsLine = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        endsLine = true
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: offset += 1
      case 0xEF where isAt("\u{FEFF}"): offset += 3
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        if skipBlockComment() { endsLine = true }
      default: return endsLine
      }
    }
    return endsLine
  }

  private mutating func skipLine() {
    while offset < bytes.count, !isLineEnd(bytes[offset]) { offset += 1 }
  }

  /// Skips a comment and those in it; true if a line ends in it.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    var endsLine = false
    while offset < bytes.count {
      if isAt("/*") {
        depth += 1
        offset += 2
      } else if isAt("*/") {
        depth -= 1
        offset += 2
        if depth == 0 { return endsLine }
      } else {
        if isLineEnd(bytes[offset]) { endsLine = true }
        offset += 1
      }
    }
    return endsLine
  }

  // MARK: Tokens

  /// Moves after the token that begins here.
  private mutating func scanToken() -> SwiftToken.Kind {
    let first = bytes[offset]
    switch first {
    case UInt8(ascii: "\""):
      skipString(pounds: 0)
      return .string
    case UInt8(ascii: "#"): return scanPound()
    case UInt8(ascii: "@"):
      offset += 1
      skipWord()
      return .attribute
    case UInt8(ascii: "`"):
      offset += 1
      while offset < bytes.count, byte() != UInt8(ascii: "`"), !isLineEnd(byte()) { offset += 1 }
      if byte() == UInt8(ascii: "`") { offset += 1 }
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .number
    case UInt8(ascii: "/") where skipRegex(): return .regex
    case UInt8(ascii: "."):
      guard byte(1) == UInt8(ascii: ".") else { break }
      while isSymbol(byte()) || byte() == UInt8(ascii: ".") { offset += 1 }
      return .symbol
    case let other where isSymbol(other):
      skipSymbol()
      return .symbol
    case let other where isWord(other):
      skipWord()
      return .word
    default: break
    }
    offset += 1
    return .punctuation
  }

  /// `#if`, or a string or regular expression between `#`s.
  private mutating func scanPound() -> SwiftToken.Kind {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(pounds) {
    case UInt8(ascii: "\""):
      offset += pounds
      skipString(pounds: pounds)
      return .string
    case UInt8(ascii: "/"):
      offset += pounds + 1
      skipPoundRegex(pounds: pounds)
      return .regex
    default:
      offset += pounds
      skipWord()
      return .pound
    }
  }

  private mutating func skipWord() {
    while offset < bytes.count, isWord(bytes[offset]) { offset += 1 }
  }

  private mutating func skipNumber() {
    while isWord(byte()) || byte() == UInt8(ascii: ".") && isDigit(byte(1)) { offset += 1 }
  }

  private mutating func skipSymbol() {
    // `?` and `!` after something are tokens of their own: `a?.b`, `x!`.
    repeat { offset += 1 } while isSymbol(byte()) && !isAt("//") && !isAt("/*")
  }

  // MARK: Strings

  /// What surrounds the current byte of a string: the string itself, or a value that is put into it.
  private enum StringLevel {
    case text(pounds: Int, isMultiline: Bool)
    case value(openParentheses: Int)
  }

  /// Moves after the string that begins here with its quotation mark; `pounds` came before it.
  private mutating func skipString(pounds: Int) {
    var levels: [StringLevel] = []
    openString(pounds: pounds, in: &levels)
    while offset < bytes.count, let level = levels.last {
      switch level {
      case .text(let pounds, let isMultiline):
        if !isMultiline && isLineEnd(bytes[offset]) { return }
        skipText(pounds: pounds, isMultiline: isMultiline, in: &levels)
      case .value(let open): skipValue(openParentheses: open, in: &levels)
      }
    }
  }

  private mutating func openString(pounds: Int, in levels: inout [StringLevel]) {
    // `""` is an empty string unless a third quotation mark follows.
    let isMultiline = isAt("\"\"\"")
    offset += isMultiline ? 3 : 1
    levels.append(.text(pounds: pounds, isMultiline: isMultiline))
  }

  private mutating func skipText(pounds: Int, isMultiline: Bool, in levels: inout [StringLevel]) {
    if byte() == UInt8(ascii: "\\"), countPounds(at: 1) >= pounds {
      offset += 1 + pounds
      if byte() == UInt8(ascii: "(") { levels.append(.value(openParentheses: 0)) }
      if offset < bytes.count, !isLineEnd(bytes[offset]) { offset += 1 }
      return
    }
    let isEnd = isMultiline ? isAt("\"\"\"") : byte() == UInt8(ascii: "\"")
    let length = isMultiline ? 3 : 1
    if isEnd, countPounds(at: length) >= pounds {
      offset += length + pounds
      levels.removeLast()
    } else {
      offset += 1
    }
  }

  private mutating func skipValue(openParentheses: Int, in levels: inout [StringLevel]) {
    switch byte() {
    case UInt8(ascii: "("): levels[levels.count - 1] = .value(openParentheses: openParentheses + 1)
    case UInt8(ascii: ")") where openParentheses == 0: levels.removeLast()
    case UInt8(ascii: ")"): levels[levels.count - 1] = .value(openParentheses: openParentheses - 1)
    case UInt8(ascii: "\""): return openString(pounds: 0, in: &levels)
    case UInt8(ascii: "#"):
      let pounds = countPounds(at: 0)
      offset += pounds
      if byte() == UInt8(ascii: "\"") { openString(pounds: pounds, in: &levels) }
      return
    default: break
    }
    offset += 1
  }

  /// The offset of the parenthesis that closes a value in a string, or `end`; `start` is after the one that opens it.
  mutating func endOfValue(from start: Int, upTo end: Int) -> Int {
    offset = start
    var levels = [StringLevel.value(openParentheses: 0)]
    while offset < end, let level = levels.last {
      switch level {
      case .text(let pounds, let isMultiline):
        skipText(pounds: pounds, isMultiline: isMultiline, in: &levels)
      case .value(let open): skipValue(openParentheses: open, in: &levels)
      }
    }
    return levels.isEmpty ? offset - 1 : end
  }

  private func countPounds(at distance: Int) -> Int {
    var count = 0
    while byte(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  // MARK: Regular expressions

  /// Moves after the regular expression that begins here, if `/` is not a division.
  private mutating func skipRegex() -> Bool {
    if let last = tokens.last {
      let isAfterOperand: Bool
      switch last.kind {
      case .word: isAfterOperand = !["return", "in", "case", "try", "await"].contains(last.text)
      case .punctuation: isAfterOperand = [")", "]", "}", "."].contains(last.text)
      case .symbol: isAfterOperand = !last.hasSpaceAfter
      default: isAfterOperand = true
      }
      if isAfterOperand { return false }
    }
    if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*")].contains(
      byte(1))
    {
      return false
    }
    var distance = 1
    while offset + distance < bytes.count, !isLineEnd(byte(distance)) {
      if byte(distance) == UInt8(ascii: "/") {
        offset += distance + 1
        return true
      }
      distance += byte(distance) == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func skipPoundRegex(pounds: Int) {
    let canHoldLines = isLineEnd(byte())
    while offset < bytes.count, canHoldLines || !isLineEnd(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "/"), countPounds(at: 1) >= pounds {
        offset += 1 + pounds
        return
      }
      offset += bytes[offset] == UInt8(ascii: "\\") && !isLineEnd(byte(1)) ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }

  // MARK: Bytes

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      return true
    default: return false
    }
  }
}
