/// Formats a file; there is one layout, without options.
///
/// The tree decides where statements, blocks and attributes begin. Tokens are copied from the source, and the trivia between
/// them is written anew. A line is first written without alignment; adjacent lines are aligned in place when the last of
/// them is written.
package struct SourceFormatter: ~Copyable {
  /// The columns that a line has at most, where it can be broken.
  static let limit = 120
  static let step = 2

  // Pointers, since each token is read several times: valid while `format` runs, which keeps the tree.
  let base: UnsafePointer<UInt8>
  let tokens: UnsafePointer<Token>
  let classes = ByteClasses.shared.classes
  /// The first line's ending is used throughout.
  let lineEnd: StaticString
  /// How many bytes of a byte-order mark the file begins with.
  let markLength: Int

  var text: FormattedText
  /// The blanks that the lines of the current block begin with.
  var indentation = 0
  /// The columns written of the current line.
  var column = 0
  /// Whether nothing but blanks is written of the current line.
  var isAtLineStart = true
  /// Whether the statement has passed the limit.
  var isTooLong = false
  /// Whether the next token is the first of its statement.
  var isAtStatementStart = false
  /// Whether the statement goes over more than one line before its block.
  var hasLineEnd = false
  /// Whether there are comments between the tokens of the statement.
  var hasInnerComment = false
  /// How many parentheses of the statement are open: there its author's line ends stay.
  var openParentheses = 0
  /// The lines that may be aligned with the next.
  var alignment = ColumnAlignment(limit: Self.limit)
  /// Whether the current line is the last of `alignment`.
  var isAligned = false
  /// Whether the current line ends `alignment`.
  var endsAlignment = false
  /// Whether a statement with comments in it got braces: they are between statements now, which have another layout.
  var isFormattedAgain = false
  /// The comments between two statements.
  var comments: [Comment] = []

  /// The source of `tree` formatted; nil where it has an error of syntax.
  ///
  /// The result has the same tree and the same comments, but for the order of modifiers and the case of letters in keys, and
  /// for attributes that are in braces because their line was too long. How the file is stored stays too: the byte-order mark,
  /// and the kind of line end.
  package static func format(_ tree: SyntaxTree) -> Source? {
    if tree.hasSyntaxError { return nil }
    var isFormattedAgain = false
    let formatted = tree.source.storage.withUnsafeBufferPointer { bytes in
      tree.tokens.withUnsafeBufferPointer { tokens -> Source? in
        // A storage has its NUL, and a tree the end of the file.
        guard let base = bytes.baseAddress, let token = tokens.baseAddress else { return nil }
        var formatter = SourceFormatter(base: base, tokens: token, count: bytes.count)
        formatter.format(tree.file, endOfFile: tokens.count - 1)
        isFormattedAgain = formatter.isFormattedAgain
        return Source(path: tree.source.path, terminatedBytes: formatter.text.terminated())
      }
    }
    // Each time, fewer attributes are without braces.
    return isFormattedAgain ? formatted.flatMap { format(SyntaxTree(parsing: $0)) } : formatted
  }

  private init(base: UnsafePointer<UInt8>, tokens: UnsafePointer<Token>, count: Int) {
    self.base = base
    self.tokens = tokens
    text = FormattedText(capacity: count + count / 4)
    markLength = base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0
    var cursor = base
    let end = base + (count - 1)
    while cursor < end && cursor.pointee != 0x0A && cursor.pointee != 0x0D { cursor += 1 }
    if cursor.pointee != 0x0D {
      lineEnd = "\n"
    } else {
      lineEnd = cursor[1] == 0x0A ? "\r\n" : "\r"
    }
  }

  private mutating func format(_ file: FileSyntax, endOfFile: Int) {
    text.append(base, markLength)
    formatStatements(of: file.node, behind: markLength, upTo: endOfFile, isFirst: true)
    alignment.apply(to: &text)
    if text.count > markLength { writeLineEnd() }
  }

  // MARK: Lines

  /// Ends the current line and begins the next.
  mutating func startLine(afterBlank: Bool = false) {
    if endsAlignment || afterBlank { alignment.apply(to: &text) }
    endsAlignment = false
    isAligned = false
    if text.count > markLength {
      writeLineEnd()
      if afterBlank { writeLineEnd() }
    }
    indent(indentation)
    isTooLong = false
  }

  mutating func writeLineEnd() {
    if lineEnd.utf8CodeUnitCount == 2 { text.append(0x0D) }
    text.append(lineEnd.utf8Start[lineEnd.utf8CodeUnitCount - 1])
  }

  /// Goes on with a statement on the next line.
  mutating func breakLine(indentedBy blanks: Int) {
    writeLineEnd()
    indent(indentation + blanks)
    hasLineEnd = true
  }

  private mutating func indent(_ blanks: Int) {
    text.appendBlanks(blanks)
    column = blanks
    isAtLineStart = true
  }

  mutating func write(blanks: Int) {
    text.appendBlanks(blanks)
    column += blanks
  }

  mutating func write(_ word: StaticString) {
    text.append(word)
    wrote(word.utf8CodeUnitCount)
  }

  mutating func write(from start: Int, to end: Int) {
    text.append(base + start, end - start)
    wrote(DisplayWidth.columns(base + start, end - start))
  }

  mutating func wrote(_ columns: Int) {
    column += columns
    isAtLineStart = false
    if column > Self.limit { isTooLong = true }
  }

  /// A point the formatter can return to.
  struct Mark {
    var length: Int
    var column: Int
    var isAtLineStart: Bool
    var isTooLong: Bool
    var hasLineEnd: Bool
    var hasInnerComment: Bool
  }

  var mark: Mark {
    Mark(
      length: text.count, column: column, isAtLineStart: isAtLineStart, isTooLong: isTooLong,
      hasLineEnd: hasLineEnd, hasInnerComment: hasInnerComment)
  }

  mutating func goBack(to mark: Mark) {
    text.truncate(to: mark.length)
    column = mark.column
    isAtLineStart = mark.isAtLineStart
    isTooLong = mark.isTooLong
    hasLineEnd = mark.hasLineEnd
    hasInnerComment = mark.hasInnerComment
  }
}

extension SyntaxTree {
  /// Whether the text leaves the language's grammar somewhere.
  package var hasSyntaxError: Bool {
    if !errorNodes.isEmpty || !lexicalFaults.isEmpty { return true }
    var hasBadEscape = false
    for number in escapedStrings where !hasBadEscape {
      StringDecoder(source, tokens[Int(number)]).forEachEscapeError { _, _ in hasBadEscape = true }
    }
    return hasBadEscape
  }
}
