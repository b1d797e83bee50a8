extension SourceFormatter {
  /// A comment between two statements.
  struct Comment {
    var start: Int
    var end: Int
    /// How many lines end between it and what comes before it.
    var lineEnds: Int
    /// Whether it goes to the end of its line.
    var endsLine: Bool
    /// Whether it begins with three slashes.
    var isDocumentation: Bool
    /// Whether a token precedes it on its line: then it is not documentation.
    var followsToken: Bool
  }

  // MARK: Between statements

  /// Writes the comments between two statements and begins the line of the next.
  ///
  /// - Parameters:
  ///   - start: The offset after the token before.
  ///   - number: The token that begins the next statement, or ends them.
  ///   - isFirst: Whether no blank line may come first.
  ///   - isLast: Whether the token ends the statements; its line is not begun then.
  /// - Returns: Whether the next statement begins its line.
  mutating func formatTrivia(from start: Int, before number: Int, isFirst: Bool, isLast: Bool)
    -> Bool
  {
    let end = Int(tokens[number].start)
    if let lineEnds = lineEnds(from: start, to: end) {
      if !isLast { startLine(afterBlank: !isFirst && lineEnds > 1) }
      return true
    }
    let (semicolon, lineEndsAfter) = readComments(from: start, to: end)
    let trailing =
      start == markLength ? 0 : trailingCount(semicolon, lineEndsAfter, isLast: isLast)
    for number in 0..<trailing { writeTrailing(comments[number], isFirst: number == 0) }
    var isFirst = isFirst
    var isDocumented = false
    for number in trailing..<comments.count {
      let comment = comments[number]
      let isSeparated = isDocumented && number == semicolon
      if number > trailing && comment.lineEnds == 0 && !isSeparated {
        write(blanks: 1)
      } else {
        endsAlignment = true
        startLine(afterBlank: !isFirst && comment.lineEnds > 1)
        isFirst = false
        if isSeparated && !comment.followsToken {
          write(";")
          startLine()
        } else if isSeparated || needsToken(number, endsBefore: isDocumented ? semicolon : nil) {
          write("; ")
        }
      }
      if isSeparated { isDocumented = false }
      if comment.isDocumentation && !comment.followsToken { isDocumented = true }
      writeComment(comment.start, comment.end)
    }
    if isLast { return true }
    if isDocumented && semicolon == comments.count {
      startLine()
      write(";")
    } else if trailing < comments.count && lineEndsAfter == 0
      && !comments[comments.count - 1].endsLine
    {
      write(blanks: 1)
      return false
    }
    if trailing < comments.count { endsAlignment = true }
    startLine(afterBlank: !isFirst && lineEndsAfter > 1)
    return true
  }

  /// Whether the line of comments that begins at a number ends in `///` that would become documentation at a line's start.
  ///
  /// It follows a `;`, which is kept, as it is between documentation and a statement that the documentation is not about.
  ///
  /// - Parameter end: The comment that has a line of its own whatever comes before it.
  private func needsToken(_ number: Int, endsBefore end: Int?) -> Bool {
    var last = number
    while last + 1 < comments.count && comments[last + 1].lineEnds == 0 && last + 1 != end {
      last += 1
    }
    return comments[last].isDocumentation && comments[last].followsToken
  }

  /// How many of the comments are on the line of what comes before.
  private func trailingCount(_ semicolon: Int, _ lineEndsAfter: Int, isLast: Bool) -> Int {
    var count = 0
    while count < comments.count && comments[count].lineEnds == 0 { count += 1 }
    let isAllOnOneLine =
      count == comments.count && lineEndsAfter == 0 && !comments[count - 1].endsLine
    // Where the next statement continues the line, the comments before it belong to it.
    return isAllOnOneLine && !isLast ? semicolon : count
  }

  private mutating func writeTrailing(_ comment: Comment, isFirst: Bool) {
    write(blanks: isFirst && !isAtLineStart ? 2 : 1)
    if isFirst && isAligned && !hasLineEnd {
      alignment.setComment(offset: text.count, column: column)
    }
    let hadLineEnd = hasLineEnd
    hasLineEnd = false
    writeComment(comment.start, comment.end)
    if hasLineEnd { endsAlignment = true }
    hasLineEnd = hadLineEnd
  }

  /// Reads the comments in trivia, and where the statements' ends are among them.
  ///
  /// - Returns: The number of comments before the last `;`, and of line ends after the last comment.
  private mutating func readComments(from start: Int, to end: Int) -> (
    semicolon: Int, lineEnds: Int
  ) {
    comments.removeAll(keepingCapacity: true)
    var semicolon = 0
    var lineEnds = 0
    // Of lines that hold nothing but `;`, one that is blank is enough.
    var most = 0
    var followsToken = start > markLength
    var offset = start
    while offset < end {
      switch base[offset] {
      case 0x0A, 0x0D:
        if base[offset] == 0x0D && base[offset + 1] == 0x0A { offset += 1 }
        lineEnds += 1
        followsToken = false
        offset += 1
      case UInt8(ascii: ";"):
        most = max(most, lineEnds)
        lineEnds = 0
        followsToken = true
        semicolon = comments.count
        offset += 1
      case UInt8(ascii: "/"):
        let endsLine = base[offset + 1] == UInt8(ascii: "/")
        let commentEnd = endOfComment(offset)
        let isDocumentation =
          endsLine && base[offset + 2] == UInt8(ascii: "/") && base[offset + 3] != UInt8(ascii: "/")
        comments.append(
          Comment(
            start: offset, end: commentEnd, lineEnds: max(most, lineEnds), endsLine: endsLine,
            isDocumentation: isDocumentation, followsToken: followsToken))
        offset = commentEnd
        lineEnds = 0
        most = 0
      default: offset += 1
      }
    }
    return (semicolon, max(most, lineEnds))
  }

  /// The most lines that end in trivia with no `;` between; nil where there is a comment.
  private func lineEnds(from start: Int, to end: Int) -> Int? {
    var most = 0
    var count = 0
    var cursor = base + start
    let end = base + end
    while cursor < end {
      let byte = cursor.pointee
      if byte == 0x20 {
      } else if byte == 0x0A {
        count &+= 1
      } else if byte == UInt8(ascii: "/") {
        return nil
      } else if byte == 0x0D {
        if cursor[1] == 0x0A { cursor += 1 }
        count &+= 1
      } else if byte == UInt8(ascii: ";") {
        most = max(most, count)
        count = 0
      }
      cursor += 1
    }
    return max(most, count)
  }

  /// Writes the trivia between statements on one line: `;` and comments.
  mutating func writeTriviaOnLine(from start: Int, to end: Int, isAfterStatement: Bool) {
    if !hasComment(from: start, to: end) {
      if isAfterStatement { writeSemicolon(behind: start) }
      return
    }
    let (semicolon, _) = readComments(from: start, to: end)
    for (number, comment) in comments.enumerated() {
      if isAfterStatement && number == semicolon {
        if number == 0 { writeSemicolon(behind: start) } else { write(";") }
      }
      write(blanks: 1)
      writeComment(comment.start, comment.end)
    }
    if isAfterStatement && semicolon == comments.count { write(";") }
  }

  /// Writes `;`, apart from a sign that it would seem to belong to: `---` or the key of a shortcut.
  private mutating func writeSemicolon(behind offset: Int) {
    var last = base[offset - 1]
    // The quotes of a key may be gone.
    if last == UInt8(ascii: "\""), let written = text.last { last = written }
    let isApart =
      last < 0x80 && classes[Int(last)] & ByteClasses.wordPart == 0 && last != UInt8(ascii: "\"")
      && last != UInt8(ascii: ")") && last != UInt8(ascii: "}") && last != UInt8(ascii: "`")
    write(isApart ? " ;" : ";")
  }

  // MARK: In statements

  /// Whether a comment is in trivia.
  func hasComment(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      if base[offset] == UInt8(ascii: "/") { return true }
      offset += 1
    }
    return false
  }

  /// Writes the comments between a token and the one before it in its statement, and blanks or a line end.
  ///
  /// - Parameter blanks: How many blanks to write where there is nothing else.
  mutating func prepare(_ number: Int, blanks: Int) {
    if isAtStatementStart {
      isAtStatementStart = false
      return
    }
    let token = tokens[number]
    let start = Int(tokens[number - 1].end)
    var blanks = blanks
    var endsLine =
      openParentheses > 0 && token.flagBits & TokenFlags.newlineBefore.rawValue != 0
    if hasComment(from: start, to: Int(token.start)) {
      if writeComments(from: start, to: Int(token.start)) { endsLine = true }
      if blanks == 0 {
        switch token.kind {
        case .comma, .colon, .question, .rightParenthesis: break
        default: blanks = 1
        }
      }
    }
    if endsLine {
      let isEnd = token.kind == .rightParenthesis && openParentheses == 1
      breakLine(indentedBy: isEnd ? 0 : 2 * Self.step)
    } else if !isAtLineStart {
      write(blanks: blanks)
    }
  }

  /// Writes the comments before a token that is not written where they are.
  mutating func writeComments(before number: Int) {
    let (start, end) = (Int(tokens[number - 1].end), Int(tokens[number].start))
    if hasComment(from: start, to: end) { _ = writeComments(from: start, to: end) }
  }

  /// Writes the comments in trivia of a statement; says whether the last goes to the end of its line.
  private mutating func writeComments(from start: Int, to end: Int) -> Bool {
    _ = readComments(from: start, to: end)
    hasInnerComment = true
    var endsLine = false
    for comment in comments {
      if endsLine || (openParentheses > 0 && comment.lineEnds > 0) {
        breakLine(indentedBy: 2 * Self.step)
      } else if !isAtLineStart {
        write(blanks: 1)
      }
      writeComment(comment.start, comment.end)
      endsLine = comment.endsLine
    }
    return endsLine
  }

  // MARK: Comments

  /// The offset after the comment that begins at `start`.
  private func endOfComment(_ start: Int) -> Int {
    var offset = start + 2
    if base[start + 1] == UInt8(ascii: "/") {
      // A source's bytes end in a NUL, and a sound file has no other.
      while base[offset] != 0x0A && base[offset] != 0x0D && base[offset] != 0 { offset += 1 }
      return offset
    }
    var depth = 1
    while depth > 0 {
      if base[offset] == UInt8(ascii: "*") && base[offset + 1] == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else if base[offset] == UInt8(ascii: "/") && base[offset + 1] == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// Writes a comment without the blanks at its lines' ends. The lines of a comment that begins its line move with it.
  private mutating func writeComment(_ start: Int, _ end: Int) {
    let shift = isAtLineStart ? column - (blanksBefore(start) ?? column) : 0
    var lineStart = start
    while true {
      var lineEnd = lineStart
      while lineEnd < end && base[lineEnd] != 0x0A && base[lineEnd] != 0x0D { lineEnd += 1 }
      var last = lineEnd
      while last > lineStart && classes[Int(base[last - 1])] & ByteClasses.blank != 0 { last -= 1 }
      if lineStart > start && last > lineStart {
        var blanks = 0
        while base[lineStart + blanks] == 0x20 { blanks += 1 }
        // The width of a tab is not known: such a line stays.
        let moved = base[lineStart + blanks] == 0x09 ? blanks : max(0, blanks + shift)
        write(blanks: moved)
        lineStart += blanks
      }
      if last > lineStart { write(from: lineStart, to: last) }
      if lineEnd == end { break }
      hasLineEnd = true
      writeLineEnd()
      column = 0
      lineStart = lineEnd + (base[lineEnd] == 0x0D && base[lineEnd + 1] == 0x0A ? 2 : 1)
    }
    isAtLineStart = false
  }

  /// The number of blanks before an offset in its line; nil if something else is there.
  private func blanksBefore(_ offset: Int) -> Int? {
    var start = offset
    while start > markLength && base[start - 1] == 0x20 { start -= 1 }
    if start > markLength && base[start - 1] != 0x0A && base[start - 1] != 0x0D { return nil }
    return offset - start
  }
}
