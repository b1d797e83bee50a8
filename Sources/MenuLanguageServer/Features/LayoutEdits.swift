import MenuSyntax

/// The formatter's changes, as one edit for each gap between two tokens.
///
/// Each edit alone keeps the meaning of the file.
enum LayoutEdits {
  /// The edits that turn the text of `tree` into `formatted`, in the order of the text.
  static func edits(from tree: SyntaxTree, to formatted: Source, source: Int32) -> [Edit] {
    if tree.source.bytes == formatted.bytes { return [] }
    var comparison = LayoutComparison(
      old: tree, new: SyntaxTree(parsing: formatted), source: source)
    if comparison.compare() { return comparison.edits }
    // The tokens differ: one edit for everything is always right.
    return TextDifference.edit(from: tree.source, to: formatted, source: source).map { [$0] } ?? []
  }
}

/// Walks the tokens of a text and of its formatted form side by side.
///
/// They differ only in `;`, in the braces around the attributes of a long line, and in the spelling of shortcuts.
private struct LayoutComparison {
  let old: SyntaxTree
  let new: SyntaxTree
  let source: Int32
  var edits: [Edit] = []
  /// The ends of the last tokens that both have, up to which `edits` is complete.
  private var oldEnd: UInt32 = 0
  private var newEnd: UInt32 = 0
  /// The open braces that only the new text has, minus those that only the old text has.
  private var braces = 0

  init(old: SyntaxTree, new: SyntaxTree, source: Int32) {
    self.old = old
    self.new = new
    self.source = source
  }

  /// Fills `edits`; false if the tokens do not match.
  mutating func compare() -> Bool {
    var (left, right) = (0, 0)
    while left < old.tokens.count && right < new.tokens.count {
      let (token, other) = (old.tokens[left], new.tokens[right])
      // A `;` and a line end mean the same.
      if token.kind == .semicolon {
        left += 1
      } else if other.kind == .semicolon {
        right += 1
      } else if fits(token, other) {
        left += 1
        right += 1
        // The content of new braces changes together with them.
        if braces == 0 { add(upTo: token, other) }
      } else if other.kind == .leftBrace || other.kind == .rightBrace {
        braces += other.kind == .leftBrace ? 1 : -1
        right += 1
      } else if token.kind == .leftBrace || token.kind == .rightBrace {
        braces -= token.kind == .leftBrace ? 1 : -1
        left += 1
      } else {
        return false
      }
    }
    return left == old.tokens.count && right == new.tokens.count && braces == 0
  }

  private func fits(_ token: Token, _ other: Token) -> Bool {
    guard token.kind == other.kind else { return false }
    switch token.kind {
    case .endOfFile, .keyChord, .sign: return true
    default:
      return old.source.bytes[Int(token.start)..<Int(token.end)]
        == new.source.bytes[Int(other.start)..<Int(other.end)]
    }
  }

  /// Adds the differences before two tokens, and in them.
  private mutating func add(upTo token: Token, _ other: Token) {
    change(Span(oldEnd, token.start), Span(newEnd, other.start))
    change(token.span, other.span)
    oldEnd = token.end
    newEnd = other.end
  }

  /// Adds the difference between two spans, without what they share at start and end.
  private mutating func change(_ span: Span, _ other: Span) {
    let before = old.source.bytes[Int(span.start)..<Int(span.end)]
    let after = new.source.bytes[Int(other.start)..<Int(other.end)]
    if before == after { return }
    let start = zip(before, after).prefix { $0 == $1 }.count
    let shorter = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    // Comments may hold any character, and each stays whole.
    let isASCII = before.allSatisfy { $0 < 0x80 } && after.allSatisfy { $0 < 0x80 }
    let (first, last) = isASCII ? (start, end) : (0, 0)
    let place = Place(
      source: source, span: Span(span.start + UInt32(first), span.end - UInt32(last)))
    let text = after.dropFirst(first).dropLast(last)
    edits.append(Edit(place: place, text: String(decoding: text, as: UTF8.self)))
  }
}
