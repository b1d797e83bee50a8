extension SyntaxDiagnoser {
  /// Words the bytes that the lexer could not take as they are.
  mutating func diagnoseLexicalFaults() {
    var mergeMarkers: [Span] = []
    var directives: [Span] = []
    var pending: LexicalFault?
    for fault in tree.lexicalFaults.prefix(Self.maximum) {
      if fault.kind == .mergeMarker {
        mergeMarkers.append(fault.span)
        continue
      }
      if fault.kind == .directive {
        directives.append(fault.span)
        continue
      }
      // Stray characters with nothing but blanks between them are one error.
      if let last = pending, last.kind == .stray, fault.kind == .stray,
        isBlank(last.span.end, fault.span.start)
      {
        pending?.span.end = fault.span.end
        continue
      }
      if let last = pending { diagnose(last) }
      pending = fault
    }
    if let last = pending { diagnose(last) }
    diagnoseDirectives(directives)
    if let first = mergeMarkers.first {
      report(
        "merge-conflict", at: first, "This merge conflict is unresolved",
        related: mergeMarkers.dropFirst().map {
          RelatedPlace(place: place($0), message: "another marker of a conflict")
        },
        help: "Keep one side and remove the lines of `<<<<<<<`, `=======` and `>>>>>>>`.")
    }
  }

  private func isBlank(_ start: UInt32, _ end: UInt32) -> Bool {
    start <= end
      && tree.source.storage[Int(start)..<Int(end)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether `>` follows a minus sign at once.
  private func isArrow(_ minus: Span) -> Bool {
    let end = Int(minus.end)
    return end < tree.source.storage.count && tree.source.storage[end] == UInt8(ascii: ">")
  }

  /// An arrow at the end of a line is written for the brace that begins a block.
  private mutating func diagnoseArrow(_ minus: Span) {
    let span = Span(minus.start, minus.end + 1)
    let rest = tree.source.storage[Int(span.end)...].prefix { $0 != 0x0A && $0 != 0x0D }
    let isLast = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    report(
      "stray-character", at: span,
      isLast ? "A block begins with `{`, not `->`" : "`->` has no meaning here",
      help: isLast ? nil : "Remove it.",
      fixes: [
        isLast
          ? fix("Write `{`", span, with: "{", applicability: .unsafe)
          : fix("Remove it", span, with: "", applicability: .unsafe)
      ])
  }

  private mutating func diagnose(_ fault: LexicalFault) {
    let span = fault.span
    let text = tree.source.text(of: span)
    if reportKeyWithBlanks(fault, text) || reportSignsOfKeys(fault)
      || reportKeyWithoutQuotes(fault, text)
    {
      return
    }
    switch fault.kind {
    case .tooLarge:
      report(
        "file-too-large", at: Span(0, 0),
        "The file is larger than \(Lexer.maximumSize >> 20) MiB, the most that a `.menu` file takes",
        help: "Split it: all `.menu` files of a target are one module.")
    case .stray where text == "#" && isFirstOnLine(span):
      report(
        "stray-character", at: span, "A comment begins with `//`, not `#`",
        // What has no blank after it may be anything.
        fixes: [
          fix("Write `//`", span, with: "//", applicability: isBeforeBlank(span) ? .safe : .unsafe)
        ])
    case .stray where isAfterKey(span):
      report(
        "stray-character", at: span, "A shortcut is written in words with `+` between them",
        help: "Write `key cmd+N`.")
    case .stray where text == "-" && isArrow(span):
      diagnoseArrow(span)
    case .stray:
      report(
        "stray-character", at: span, "\(quoted(text)) has no meaning here", help: strayHelp(text),
        // What it was meant for is not known.
        fixes: [fix("Remove it", span, with: "", applicability: .unsafe)])
    case .noBreakSpace:
      report(
        "stray-blank", at: span, "\(scalarNames(text)) does not separate words",
        help: "Write an ordinary space.", fixes: [fix("Replace it with a space", span, with: " ")])
    case .nul:
      report(
        "nul-byte", at: span, "A NUL byte does not belong in a text file",
        help: "What was in its place is not known: write it again, or save the file as UTF-8.")
    case .invalidUTF8:
      report(
        "invalid-utf8", at: span, "\(byteList(span)) not UTF-8",
        help: "Save the file with the encoding UTF-8.")
    case .bidirectionalControl:
      report(
        "bidirectional-control", at: span,
        "\(scalarNames(text)) changes the direction of text and is allowed only in strings",
        fixes: [fix("Remove it", span, with: "")])
    case .controlCharacter:
      report(
        "control-character", at: span, "\(scalarNames(text)) is a control character",
        fixes: [fix("Remove it", span, with: "")])
    case .controlInString:
      report(
        "control-character", at: span,
        "\(scalarNames(text)) is a control character, which a string cannot contain",
        fixes: [fix("Remove it", span, with: "")])
    case .unclosedComment:
      let end = UInt32(tree.source.count)
      report(
        "unclosed-comment", at: span, "This comment is never closed",
        related: [RelatedPlace(place: place(Span(end, end)), message: "the file ends here")],
        help: "Close it with `*/`; a comment inside a comment needs its own.")
    case .unterminatedString:
      // After a backslash a quote would not close the string.
      let takesQuote = text.utf8.reversed().prefix { $0 == 0x5C }.count % 2 == 0
      report(
        "unterminated-string", at: span, "This string has no closing quote on its line",
        help: "A string ends on its line; for a line break in it, write `\\n`.",
        fixes: takesQuote
          ? [
            fix(
              "Add the closing quote", Span(span.end, span.end), with: "\"",
              applicability: .suggestion)
          ] : [])
    case .curlyQuotes:
      report(
        "curly-quotes", at: span, "A string is written in straight quotes, not curly ones",
        fixes: [fix("Write straight quotes", span, with: "\"\(unquoted(span))\"")])
    case .singleQuotes:
      report(
        "single-quotes", at: span, "A string is written in double quotes",
        fixes: [fix("Write double quotes", span, with: "\"\(unquoted(span))\"")])
    case .wideSign:
      let plain = narrow(text)
      report(
        "wide-sign", at: span, "\(quoted(text)) is the full-width form of `\(plain)`",
        fixes: [fix("Write `\(plain)`", span, with: plain)])
    case .dashes:
      report(
        "separator-dashes", at: span, "A separator is three hyphens",
        fixes: [
          fix(
            "Write `---`", span, with: "---",
            applicability: isByItself(span) ? .safe : .unsafe)
        ])
    case .mergeMarker, .directive:
      break
    case .singleAmpersand:
      report(
        "single-operator", at: span, "“And” is written `&&`",
        fixes: [fix("Write `&&`", span, with: "&&")])
    case .singleBar:
      report(
        "single-operator", at: span, "“Or” is written `||`",
        fixes: [fix("Write `||`", span, with: "||")])
    case .unterminatedBacktick:
      // A backtick alone would become two, and no name either.
      report(
        "unterminated-backtick", at: span, "This name has no closing backtick",
        fixes: span.count < 2
          ? [] : [fix("Add the closing backtick", Span(span.end, span.end), with: "`")])
    case .wordInBackticks:
      report(
        "not-a-name", at: span, "\(text) is not a name", help: nameHelp)
    }
  }

  /// Whether there is nothing but blanks before a span on its line.
  private func isFirstOnLine(_ span: Span) -> Bool {
    let line = tree.source.bytes.prefix(Int(span.start)).reversed().prefix {
      $0 != 0x0A && $0 != 0x0D
    }
    return line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a blank or a line end follows a span.
  private func isBeforeBlank(_ span: Span) -> Bool {
    tree.source.bytes.dropFirst(Int(span.end)).first.map { $0 <= 0x20 } ?? true
  }

  /// Words the escapes that no string has.
  mutating func diagnoseEscapes() {
    for number in tree.escapedStrings.prefix(Self.maximum) {
      let token = tree.tokens[Int(number)]
      StringDecoder(tree.source, token).forEachEscapeError { span, error in
        let text = tree.source.text(of: span)
        // A backslash before the line's end: the missing quote has been reported.
        if token.flags.contains(.unterminated) && text == "\\" { return }
        switch error {
        case .unknown:
          report(
            "unknown-escape", at: span, "`\(text)` is not an escape sequence",
            help: "The escapes are `\\\"`, `\\\\`, `\\n`, `\\t` and `\\u{…}`.",
            fixes: [fix("Write a backslash", Span(span.start, span.start + 1), with: "\\\\")])
        case .interpolation:
          report(
            "unknown-escape", at: span,
            "`\\(` is Swift's interpolation; here a variable is written in braces",
            help: "Write `{name}` for a state variable of type `Int` or `String`.")
        case .noDigits:
          report(
            "unicode-escape", at: span, "`\\u` takes a Unicode scalar in braces",
            help: "Write one to eight hexadecimal digits: `\\u{1F600}`.")
        case .noScalar:
          report(
            "unicode-escape", at: span, "`\(text)` is not a Unicode scalar",
            help: "The scalars are 0 to D7FF and E000 to 10FFFF.")
        }
      }
    }
  }

  /// Reports a shortcut with blanks around its `+`, at the first of them: `key cmd + K`.
  private mutating func reportKeyWithBlanks(_ fault: LexicalFault, _ text: String) -> Bool {
    guard fault.kind == .stray, text == "+", let line = shortcutLine(around: fault.span) else {
      return false
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

  /// The words joined by `+` after a `key` on the line of a place; nil where it is not among them.
  private func shortcutLine(around span: Span) -> Span? {
    let bytes = tree.source.bytes
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let isWord = { (byte: UInt8) in byte > 0x20 && byte != 0x3B && byte != 0x7B && byte != 0x7D }
    let next = tokenIndex(from: span.start)
    guard
      let key = tree.tokens[..<next].last(where: { $0.keyword == .key }),
      !bytes[Int(key.end)..<Int(span.start)].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return nil }
    var offset = Int(key.end)
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
    }
    skip(isBlank)
    let start = offset
    var end = start
    // A word, and more of them for as long as `+` is between.
    repeat {
      skip(isBlank)
      skip { isWord($0) && $0 != UInt8(ascii: "+") }
      end = offset
      skip(isBlank)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "+") else { break }
      offset += 1
    } while true
    guard start < Int(span.start), Int(span.end) < end else { return nil }
    return Span(UInt32(start), UInt32(end))
  }

  /// Reports a sign that is a key only in quotes: `key |`, `key cmd+¥`.
  private mutating func reportKeyWithoutQuotes(_ fault: LexicalFault, _ text: String) -> Bool {
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
    guard isPart || previous.keyword == .key else { return false }
    report(
      "key-in-quotes", at: fault.span, "As a key, `\(text)` is written in quotes",
      fixes: [fix("Write `\"\(text)\"`", fault.span, with: "\"\(text)\"")])
    return true
  }

  /// Reports a shortcut that is written as menus show it: `key ⌃⌘K`, `key cmd+⌫`.
  private mutating func reportSignsOfKeys(_ fault: LexicalFault) -> Bool {
    guard fault.kind == .stray, let first = tree.source.text(of: fault.span).first,
      HabitualKeys.isSign(first), let previous = lastToken(before: fault.span.start)
    else { return false }
    let bytes = tree.source.bytes
    var start = fault.span.start
    if previous.kind == .keyChord && previous.end == start {
      start = previous.start
    } else if previous.keyword != .key
      || bytes[Int(previous.end)..<Int(start)].contains(where: { $0 != 0x20 && $0 != 0x09 })
    {
      return false
    }
    var end = Int(fault.span.start)
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3B, bytes[end] != 0x7D { end += 1 }
    let span = Span(start, UInt32(end))
    let text = tree.source.text(of: span)
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

  /// Whether the word `key` is right before a character.
  private func isAfterKey(_ span: Span) -> Bool { lastToken(before: span.start)?.keyword == .key }

  /// Reports `<!-- … -->`.
  mutating func reportForeignComment(_ token: Token) -> Bool {
    let end = min(token.start + 4, UInt32(tree.source.bytes.count))
    guard token.kind == .less, tree.source.text(of: Span(token.start, end)) == "<!--" else {
      return false
    }
    report(
      "not-a-declaration", at: Span(token.start, end), "A comment begins with `//`, not `<!--`",
      help: "Begin each of its lines with `//`.")
    return true
  }

  /// Whether blanks, or the borders of a statement, are around a span.
  private func isByItself(_ span: Span) -> Bool {
    let bytes = tree.source.bytes
    let isBorder = { (byte: UInt8) in byte <= 0x20 || "{};".utf8.contains(byte) }
    let (start, end) = (Int(span.start), Int(span.end))
    return (start == 0 || isBorder(bytes[start - 1]))
      && (end >= bytes.count || isBorder(bytes[end]))
  }

  // MARK: Words for bytes

  private func quoted(_ text: String) -> String { "`\(text)`" }

  private func strayHelp(_ text: String) -> String? {
    switch text.utf8.first {
    case UInt8(ascii: "#"): return "A comment begins with `//`."
    case UInt8(ascii: "+"):
      return "Write a shortcut without spaces: `cmd+K`. A condition cannot calculate."
    case UInt8(ascii: "-"): return "A separator is `---`."
    case UInt8(ascii: "$"), UInt8(ascii: "%"): return "A name has letters, digits and `_`."
    case UInt8(ascii: "["), UInt8(ascii: "]"):
      return "A list has commas between its elements and no brackets."
    default: return nil
    }
  }

  /// The bytes of a span in hexadecimal, and the verb after them.
  private func byteList(_ span: Span) -> String {
    let bytes = tree.source.storage[Int(span.start)..<Int(min(span.end, span.start + 8))]
    var words: [String] = []
    for byte in bytes {
      let digits = String(byte, radix: 16, uppercase: true)
      words.append(digits.utf8.count == 1 ? "0\(digits)" : digits)
    }
    if words.count == 1 { return "The byte \(words[0]) is" }
    let more = span.count > words.count ? " …" : ""
    return "The bytes \(words.joined(separator: " "))\(more) are"
  }

  /// The first scalar of a text as `U+00A0`.
  private func scalarNames(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return "This character" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The ASCII form of a full-width sign.
  private func narrow(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return "" }
    if scalar.value == 0x3001 { return "," }
    guard let plain = Unicode.Scalar(scalar.value &- 0xFEE0) else { return "" }
    return String(Character(plain))
  }

  /// The content of a string with quotes of another kind.
  private func unquoted(_ span: Span) -> String {
    let text = tree.source.text(of: span)
    var scalars = Array(text.unicodeScalars.dropFirst())
    let closing: Set<UInt32> = [
      0x22, 0x27, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x201F, 0xFF02, 0xFF07, 0xBB, 0x300D,
    ]
    if let last = scalars.last, closing.contains(last.value) { scalars.removeLast() }
    var view = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar == "\"" { view.append("\\") }
      view.append(scalar)
    }
    return String(view)
  }
}
