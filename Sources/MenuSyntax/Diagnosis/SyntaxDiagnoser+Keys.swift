// Shortcuts that are written in other ways than the language writes them.

extension SyntaxDiagnoser {
  /// Reports a shortcut with blanks around its `+`, at the first of them: `key cmd + K`.
  mutating func reportKeyWithBlanks(_ fault: LexicalFault, _ text: String) -> Bool {
    guard fault.kind == .stray, text == "+" else { return false }
    guard let line = shortcutLine(around: fault.span) else {
      // Told at the modifier, which stands where no shortcut can.
      guard let before = lastToken(before: fault.span.start) else { return false }
      return HabitualKeys.modifier(tree.text(of: before)) != nil
    }
    let written = tree.source.text(of: line)
    guard let shortcut = HabitualKeys.translation(of: written.filter { $0 != " " && $0 != "\t" })
    else { return false }
    let before = tree.source.text(of: Span(line.start, fault.span.start))
    // The others are mended with it.
    if before.includes(" +") || before.includes("\t+") || before.includes("+ ") { return true }
    report(
      "stray-character", at: fault.span, "A shortcut is written without spaces",
      fixes: [fix("Write `\(shortcut)`", line, with: shortcut)])
    return true
  }

  /// Whether a shortcut may follow a token: `key`, or a comma behind another shortcut.
  func precedesKey(_ token: Token) -> Bool {
    var token = token
    while token.kind == .comma {
      let index = tokenIndex(from: token.start) - 2
      guard index >= 0, !token.flags.contains(.newlineBefore) else { return false }
      token = tree.tokens[index]
    }
    return token.keyword == .key
  }

  /// The words joined by `+` after a `key`, or a comma behind one, on the line of a place; nil where it is not among them.
  private func shortcutLine(around span: Span) -> Span? {
    let next = tokenIndex(from: span.start)
    guard
      let key = tree.tokens[..<next].last(where: { precedesKey($0) }),
      !tree.source.bytes[Int(key.end)..<Int(span.start)].contains(where: {
        $0 == 0x0A || $0 == 0x0D
      })
    else { return nil }
    let line = shortcutLine(from: Int(key.end))
    return line.start < span.start && span.end < line.end ? line : nil
  }

  /// A word, and more of them for as long as `+` is between.
  private func shortcutLine(from start: Int) -> Span {
    let bytes = tree.source.bytes
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let isWord = { (byte: UInt8) in byte > 0x20 && !",;{}".utf8.contains(byte) }
    var offset = start
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
    }
    skip(isBlank)
    let first = offset
    var end = first
    repeat {
      skip(isBlank)
      let word = offset
      skip { isWord($0) && $0 != UInt8(ascii: "+") }
      // Behind `+`, a comma is the key.
      if offset == word, word > first, offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
        offset += 1
      }
      end = offset
      skip(isBlank)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "+") else { break }
      offset += 1
    } while true
    return Span(UInt32(first), UInt32(end))
  }

  /// Reports a shortcut that no `key` says is one: `cmd+N`, `cmd + N`.
  mutating func reportKeyWithoutWord(_ token: Token, _ text: String) -> Bool {
    guard token.kind == .keyChord || HabitualKeys.modifier(text) != nil else { return false }
    let line = shortcutLine(from: Int(token.start))
    let written = tree.source.text(of: line).filter { $0 != " " && $0 != "\t" }
    guard written.includes("+"), let shortcut = HabitualKeys.translation(of: written) else {
      return false
    }
    if let key = previousToken(token), !token.flags.contains(.newlineBefore),
      let before = previousToken(key), precedesKey(before)
    {
      report(
        "unknown-attribute", at: line, "A comma separates one shortcut from another",
        fixes: [
          fix(
            "Write `, \(shortcut)`", Span(key.end, line.end), with: ", \(shortcut)",
            applicability: .unsafe)
        ])
      return true
    }
    report(
      "unknown-attribute", at: line, "The word `key` comes before a shortcut",
      fixes: [fix("Write `key \(shortcut)`", line, with: "key \(shortcut)", applicability: .unsafe)]
    )
    return true
  }

  /// Reports a sign that is a key only in quotes: `key |`, `key cmd+¥`.
  mutating func reportKeyWithoutQuotes(_ fault: LexicalFault, _ text: String) -> Bool {
    switch fault.kind {
    case .singleBar, .singleAmpersand, .stray:
      // `⌘K` has more after it.
      let next = tree.source.bytes.dropFirst(Int(fault.span.end)).first
      guard text.count == 1, next.map({ $0 <= 0x20 || $0 == 0x3B || $0 == 0x7D }) ?? true else {
        return false
      }
    case .unterminatedBacktick: guard text == "`" else { return false }
    default: return false
    }
    guard let previous = lastToken(before: fault.span.start),
      !tree.source.storage[Int(previous.end)..<Int(fault.span.start)].contains(0x0A)
    else { return false }
    let isPart = previous.kind == .keyChord && previous.end == fault.span.start
    guard isPart || precedesKey(previous) else { return false }
    report(
      "key-in-quotes", at: fault.span, "As a key, `\(text)` is written in quotes",
      fixes: [fix("Write `\"\(text)\"`", fault.span, with: "\"\(text)\"")])
    return true
  }

  /// Reports a shortcut that is written as menus show it: `key ⌃⌘K`, `key cmd+⌫`.
  mutating func reportSignsOfKeys(_ fault: LexicalFault) -> Bool {
    guard fault.kind == .stray, let first = tree.source.text(of: fault.span).first,
      HabitualKeys.isSign(first), let previous = lastToken(before: fault.span.start)
    else { return false }
    let bytes = tree.source.bytes
    var start = fault.span.start
    if previous.kind == .keyChord && previous.end == start {
      start = previous.start
    } else if !precedesKey(previous)
      || bytes[Int(previous.end)..<Int(start)].contains(where: { $0 != 0x20 && $0 != 0x09 })
    {
      return false
    }
    var end = Int(fault.span.start)
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3B, bytes[end] != 0x7D { end += 1 }
    var span = Span(start, UInt32(end))
    var text = tree.source.text(of: span)
    if text.hasSuffix(","), HabitualKeys.translation(of: text) == nil {
      // Another shortcut follows.
      span.end -= 1
      text.removeLast()
    }
    guard let shortcut = HabitualKeys.translation(of: text) else {
      guard HabitualKeys.isModifiersAlone(text), text != "^" else { return false }
      report(
        "key-missing", at: span, "`\(text)` has modifiers but no key",
        help: "Write words, and a key after them: `cmd+N`.")
      return true
    }
    report(
      "unknown-modifier", at: span, "The shortcut `\(text)` is written in words",
      fixes: [fix("Write `\(shortcut)`", span, with: shortcut)])
    return true
  }
}
