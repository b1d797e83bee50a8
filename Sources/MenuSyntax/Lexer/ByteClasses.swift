/// What each byte can be, for the lexer's loops.
struct ByteClasses {
  /// A letter, a digit or `_`.
  static let wordPart: UInt8 = 1
  /// A blank or a tab.
  static let blank: UInt8 = 2
  /// What may continue a word, beyond letters and digits: `.`, `-`, `+` and bytes past ASCII.
  static let wordContinuation: UInt8 = 4
  /// What ends the quick loop of a line comment: line ends, NUL and bytes past ASCII.
  static let commentStop: UInt8 = 8
  /// What ends the quick loop of a string: quote, backslash, braces, controls and bytes past ASCII.
  static let stringStop: UInt8 = 16
  /// What ends the quick loop of a block comment: `*`, `/`, line ends, NUL and bytes past ASCII.
  static let blockStop: UInt8 = 32
  static let digit: UInt8 = 64

  /// How a token may begin.
  enum Start {
    case stray, word, digit, quote, leftBrace, rightBrace, newline, nul, nonASCII
    case leftParenthesis, rightParenthesis, semicolon, comma, colon, slash, dot, at, equals, less,
      greater
    case bang, ampersand, bar, hyphen, backtick, apostrophe, control
  }

  /// The classes of each byte, by its value.
  let classes: UnsafeMutablePointer<UInt8>
  /// What each byte begins, by its value.
  let starts: UnsafeMutablePointer<Start>

  // Written here once and only read afterwards.
  nonisolated(unsafe) static let shared = ByteClasses()

  private init() {
    classes = .allocate(capacity: 256)
    starts = .allocate(capacity: 256)
    for value in 0..<256 {
      classes[value] = Self.classes(of: UInt8(value))
      starts[value] = Self.start(of: UInt8(value))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func classes(of byte: UInt8) -> UInt8 {
    var result: UInt8 = 0
    if isLetter(byte) || isDigit(byte) { result |= wordPart }
    if isDigit(byte) { result |= digit }
    if byte == 0x20 || byte == 0x09 { result |= blank }
    let isNonASCII = byte >= 0x80
    let isLineEnd = byte == 0x0A || byte == 0x0D
    if isNonASCII || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
    {
      result |= wordContinuation
    }
    if isNonASCII || isLineEnd || byte == 0 { result |= commentStop | stringStop | blockStop }
    if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") { result |= blockStop }
    if byte < 0x20 && byte != 0x09 { result |= stringStop }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "}")
    {
      result |= stringStop
    }
    return result
  }

  private static func start(of byte: UInt8) -> Start {
    if isLetter(byte) { return .word }
    if isDigit(byte) { return .digit }
    if byte >= 0x80 { return .nonASCII }
    switch byte {
    case 0: return .nul
    case 0x0A, 0x0D: return .newline
    case UInt8(ascii: "\""): return .quote
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "("): return .leftParenthesis
    case UInt8(ascii: ")"): return .rightParenthesis
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "."): return .dot
    case UInt8(ascii: "@"): return .at
    case UInt8(ascii: "="): return .equals
    case UInt8(ascii: "<"): return .less
    case UInt8(ascii: ">"): return .greater
    case UInt8(ascii: "!"): return .bang
    case UInt8(ascii: "&"): return .ampersand
    case UInt8(ascii: "|"): return .bar
    case UInt8(ascii: "-"): return .hyphen
    case UInt8(ascii: "`"): return .backtick
    case UInt8(ascii: "'"): return .apostrophe
    default: return byte < 0x20 || byte == 0x7F ? .control : .stray
    }
  }
}
