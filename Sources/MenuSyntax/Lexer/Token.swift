/// A token: a word, a sign or a text, without the trivia around it.
///
/// What lies between two tokens is trivia: blanks, line ends, comments, and bytes that mean nothing.
package struct Token: Sendable {
  /// The offset of the first byte.
  package var start: UInt32
  /// The offset after the last byte.
  package var end: UInt32
  package var kind: TokenKind
  /// The keyword that a word spells; none for a word in backticks.
  package var keyword: Keyword
  /// The bits of `flags`: the lexer and the parser write and read them without a call in debug builds.
  var flagBits: UInt8

  /// What the lexer noticed.
  package var flags: TokenFlags { TokenFlags(rawValue: flagBits) }

  /// The bytes of the token.
  package var span: Span { Span(start, end) }
}

/// What a token is.
package enum TokenKind: Sendable, CaseIterable {
  case endOfFile
  /// A letter or `_`, then letters, digits and `_`.
  case identifier
  /// A word in backticks.
  case quotedIdentifier
  /// Decimal digits, with `-` before them or not.
  case number
  /// A word that begins with a digit or has dots in it: a symbol name or a version.
  case dottedWord
  /// Words joined by hyphens: a rule's id.
  case hyphenatedWord
  /// A word, `+` and what is joined by it: a keyboard shortcut.
  case keyChord
  case string
  /// `---`
  case separator
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis
  case semicolon, comma, colon, slash, dot, at, equals
  case equalsEquals, notEquals, less, lessOrEqual, greater, greaterOrEqual
  case bang, andAnd, orOr
  /// `?` after the type of a state variable.
  case question
  /// One printable ASCII sign after `key`, where it is a key.
  case sign
}

/// What the lexer noticed about a token.
package struct TokenFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line ends between the token before and this one.
  package static var newlineBefore: TokenFlags { TokenFlags(rawValue: 1) }
  /// A documentation comment has a line of its own between the previous token and this one.
  package static var documented: TokenFlags { TokenFlags(rawValue: 2) }
  /// Bytes that mean nothing are between the previous token and this one.
  package static var afterStray: TokenFlags { TokenFlags(rawValue: 4) }
  /// A string with escapes.
  package static var escapes: TokenFlags { TokenFlags(rawValue: 8) }
  /// A string with braces.
  package static var braces: TokenFlags { TokenFlags(rawValue: 16) }
  /// A string or backtick that does not end on its line.
  package static var unterminated: TokenFlags { TokenFlags(rawValue: 32) }
  /// A token that is spelt with other characters than the language's: curly quotes, full-width signs.
  package static var respelt: TokenFlags { TokenFlags(rawValue: 64) }
}

/// Bytes that the lexer could not take as they are.
struct LexicalFault: Sendable {
  var kind: LexicalFaultKind
  var span: Span
}

/// What is wrong with bytes that the lexer could not take as they are.
enum LexicalFaultKind: UInt8, Sendable {
  case tooLarge
  case stray
  case noBreakSpace
  case nul
  case invalidUTF8
  case bidirectionalControl
  case controlCharacter
  case controlInString
  case unclosedComment
  case unterminatedString
  case curlyQuotes
  case singleQuotes
  case wideSign
  case dashes
  case mergeMarker
  /// A line that begins with `#if`, `#elseif`, `#else` or `#endif`.
  case directive
  case singleAmpersand
  case singleBar
  case unterminatedBacktick
  case wordInBackticks
}
