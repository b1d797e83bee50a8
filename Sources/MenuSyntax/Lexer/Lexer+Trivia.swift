extension Lexer {
  /// Steps over what stopped the quick loop of a comment: NUL and bytes past ASCII.
  mutating func checkCommentByte(_ cursor: inout UnsafePointer<UInt8>) {
    let start = cursor
    if cursor.pointee == 0 {
      cursor += 1
      fault(.nul, start, cursor)
      return
    }
    let scalar = decodeScalar(at: cursor)
    cursor += scalar.length
    guard let value = scalar.value else {
      fault(.invalidUTF8, start, cursor)
      return
    }
    if isBidirectionalControl(value) { fault(.bidirectionalControl, start, cursor) }
  }

  /// Steps over a block comment, with those in it. One without an end takes the rest of the file.
  mutating func skipBlockComment(_ cursor: inout UnsafePointer<UInt8>) {
    let start = cursor
    var depth = 1
    cursor += 2
    while true {
      while classes[Int(cursor.pointee)] & ByteClasses.blockStop == 0 { cursor = cursor + 1 }
      let byte = cursor.pointee
      if byte == 0x2A && cursor[1] == 0x2F {
        cursor += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == 0x2F && cursor[1] == 0x2A {
        cursor += 2
        depth += 1
      } else if cursor == end {
        fault(.unclosedComment, start, start + 2)
        return
      } else if byte == 0 || byte >= 0x80 {
        checkCommentByte(&cursor)
      } else {
        cursor += 1
      }
    }
  }

  /// Whether `cursor` is at the start of a line.
  func isAtLineStart(_ cursor: UnsafePointer<UInt8>) -> Bool {
    cursor == base || cursor[-1] == 0x0A || cursor[-1] == 0x0D
  }

  /// Steps over a line that begins with seven `<`, `=`, `>` or `|`, as version control leaves them, and returns whether
  /// `cursor` is at one.
  mutating func skipMergeMarker(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) -> Bool {
    guard isAtLineStart(cursor) else { return false }
    let byte = cursor.pointee
    var count = 0
    while count < 8 && cursor[count] == byte { count += 1 }
    guard count == 7 else { return false }
    let start = cursor
    while cursor.pointee != 0x0A && cursor.pointee != 0x0D && cursor != end { cursor += 1 }
    fault(.mergeMarker, start, cursor)
    flags |= TokenFlags.afterStray.rawValue
    return true
  }

  /// Steps over one byte or scalar that means nothing.
  mutating func skipStray(_ cursor: inout UnsafePointer<UInt8>, flags: inout UInt8) {
    let start = cursor
    let byte = cursor.pointee
    flags |= TokenFlags.afterStray.rawValue
    if byte == 0x23 && isDirective(cursor) {
      while cursor.pointee != 0x0A && cursor.pointee != 0x0D && cursor != end { cursor += 1 }
      fault(.directive, start, cursor)
      return
    }
    cursor += 1
    if byte == 0 {
      fault(.nul, start, cursor)
    } else if byte < 0x20 || byte == 0x7F {
      fault(.controlCharacter, start, cursor)
    } else {
      fault(.stray, start, cursor)
    }
  }

  /// Whether a `#` is the first on its line and begins a directive of Swift's conditional compilation.
  private func isDirective(_ cursor: UnsafePointer<UInt8>) -> Bool {
    var before = cursor
    while before != base && classes[Int(before[-1])] & ByteClasses.blank != 0 { before -= 1 }
    guard isAtLineStart(before) || before == base + 3 && base.pointee == 0xEF else { return false }
    var after = cursor + 1
    while classes[Int(after.pointee)] & ByteClasses.wordPart != 0 { after += 1 }
    let word = String(
      decoding: UnsafeBufferPointer(start: cursor + 1, count: after - cursor - 1), as: UTF8.self)
    return ["if", "elseif", "else", "endif"].contains(word)
  }

  /// Whether a sign that means nothing elsewhere is the key after the word `key`.
  func isKeySign(_ cursor: UnsafePointer<UInt8>, after token: Token) -> Bool {
    guard token.keyword == .key else { return false }
    let next = cursor[1]
    return classes[Int(next)] & ByteClasses.blank != 0 || next == 0x0A || next == 0x0D
      || next == 0x3B
      || next == 0x7D || cursor + 1 == end
  }

  /// Whether a character is the `?` of `priority: Priority?`: it touches a word after a colon.
  func isOptionalSign(
    _ cursor: UnsafePointer<UInt8>, after token: Token, _ before: Token
  ) -> Bool {
    guard cursor.pointee == 0x3F, case .colon = before.kind, Int(token.end) == cursor - base
    else { return false }
    return token.kind == .identifier || token.kind == .quotedIdentifier
  }
}
