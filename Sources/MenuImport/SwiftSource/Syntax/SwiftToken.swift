import MenuSyntax

/// A token of Swift, without what is between it and the next.
struct SwiftToken {
  enum Kind: Equatable {
    /// A name or a keyword, without backticks; `$0` too.
    case word
    /// `#if`, `#selector`, `#Preview`.
    case pound
    /// `@` and what follows it: `@State`.
    case attribute
    case string
    case regex
    case number
    /// A run of operator characters: `=`, `->`, `??`.
    case symbol
    /// A bracket, `,`, `:`, `;`, `.` or `\`.
    case punctuation
    case end
  }

  var kind: Kind
  /// The token as it is written; empty for strings and regular expressions, which can be long.
  var text: String
  var span: Span
  /// Whether a line end comes before it.
  var startsLine = false
  var hasSpaceBefore = false
  var hasSpaceAfter = false

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }
  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  var opens: Bool { kind == .punctuation && (text == "(" || text == "[" || text == "{") }
}
