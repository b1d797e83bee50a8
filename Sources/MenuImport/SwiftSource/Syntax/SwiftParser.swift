import MenuSyntax

/// Parses what menus need of Swift, and skips the rest with its brackets. Any bytes make a tree.
///
/// Brackets are matched first. What is in them is parsed up to their end, whatever is wrong there, so a mistake spreads no
/// further; and no function goes deeper than `Limits.swiftNesting`.
struct SwiftParser {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// For each opening bracket, the token that closes it, or the end of what it is in.
  let closers: [Int]
  var index = 0
  /// The end of the brackets that are parsed now.
  var end: Int
  var depth = 0
  /// Whether `{` begins the body of a statement: in the conditions of `if`.
  var isInCondition = false

  /// Parses a file, the source number `number` of all.
  static func parse(_ source: Source, number: Int32) -> SwiftFile {
    var parser = SwiftParser(source)
    return SwiftFile(source: source, number: number, statements: parser.parseStatements(.code))
  }

  /// Parses a part of a file.
  static func parse(_ span: Span, of file: SwiftFile) -> SwiftFile {
    let part = Source(path: file.source.path, text: file.text(of: span))
    var parsed = parse(part, number: file.number)
    parsed.offset = file.offset + span.start
    return parsed
  }

  private init(_ source: Source) {
    bytes = Array(source.bytes)
    tokens = SwiftLexer.tokens(of: source)
    closers = SwiftParser.matchBrackets(tokens)
    end = tokens.count
  }

  /// A closing brace also closes the parentheses and square brackets that were left open in it.
  private static func matchBrackets(_ tokens: [SwiftToken]) -> [Int] {
    var closers = Array(repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    var openBraces = 0
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[": open.append(index)
      case "{":
        open.append(index)
        openBraces += 1
      case ")", "]":
        guard let last = open.last, tokens[last].text == (token.text == ")" ? "(" : "[") else {
          break
        }
        closers[open.removeLast()] = index
      case "}" where openBraces > 0:
        while let last = open.popLast() {
          closers[last] = index
          if tokens[last].text == "{" { break }
        }
        openBraces -= 1
      default: break
      }
    }
    return closers
  }

  // MARK: Tokens

  var current: SwiftToken { token(at: index) }
  var next: SwiftToken { token(at: index + 1) }
  var isAtEnd: Bool { index >= end }

  func token(at index: Int) -> SwiftToken {
    if index < end { return tokens[index] }
    return SwiftToken(kind: .end, text: "", span: Span(endOffset, endOffset), startsLine: true)
  }

  private var endOffset: UInt32 {
    end < tokens.count ? tokens[end].span.start : UInt32(bytes.count)
  }

  mutating func advance() { if index < end { index += 1 } }

  /// Moves after a token, or after the brackets that it opens.
  mutating func skip() {
    index = current.opens ? min(closers[index] + 1, end) : min(index + 1, end)
  }

  mutating func take(_ punctuation: String) -> Bool {
    guard current.isPunctuation(punctuation) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard current.isWord(word) else { return false }
    advance()
    return true
  }

  /// From `start` up to the end of the token before the current one.
  func span(from start: UInt32) -> Span {
    let last = index > 0 ? tokens[min(index, tokens.count) - 1].span.end : start
    return Span(start, max(start, last))
  }

  func text(of span: Span) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  func string(of token: SwiftToken) -> SwiftString {
    SwiftStringDecoder.string(at: token.span, in: bytes)
  }

  /// Moves to a comma, or to the end of the brackets.
  mutating func skipToComma() {
    while !isAtEnd, !current.isPunctuation(",") { skip() }
  }

  // MARK: Nesting

  /// Parses what is in the brackets that open here, and moves after them. Nil if they are too deep.
  mutating func inBrackets<Value>(_ parse: (inout SwiftParser) -> Value) -> Value? {
    let outer = (end: end, isInCondition: isInCondition)
    let close = min(closers[index], end)
    let closing = ["(": ")", "[": "]", "{": "}"][current.text]
    end = close
    isInCondition = false
    index += 1
    let value = nested(parse)
    (end, isInCondition) = outer
    index = close
    // An outer brace may have closed them, which stays.
    if current.kind == .punctuation, current.text == closing { index += 1 }
    return value
  }

  /// Parses something that may hold others of its kind. Nil if it is too deep; then the rest of the brackets is skipped.
  mutating func nested<Value>(_ parse: (inout SwiftParser) -> Value) -> Value? {
    guard depth < Limits.swiftNesting else {
      index = end
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return parse(&self)
  }
}
