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
    case .stray: diagnoseStray(span, text)
    case .noBreakSpace, .nul, .invalidUTF8, .bidirectionalControl, .controlCharacter,
      .controlInString:
      diagnoseCharacter(fault.kind, span, text)
    case .unclosedComment, .unterminatedString, .unterminatedBacktick:
      diagnoseUnclosed(fault.kind, span, text)
    case .curlyQuotes, .singleQuotes, .wideSign, .dashes, .singleAmpersand, .singleBar:
      diagnoseSpelling(fault.kind, span, text)
    case .wordInBackticks:
      report(
        "not-a-name", at: span, "\(text) is not a name", help: nameHelp)
    case .mergeMarker, .directive: break
    }
  }

  private mutating func diagnoseStray(_ span: Span, _ text: String) {
    if reportBrackets(span, text) || text == "?" && reportConditionalTitle(around: span) { return }
    if text == "#" && isFirstOnLine(span) {
      report(
        "stray-character", at: span, "A comment begins with `//`, not `#`",
        // What has no blank after it may be anything.
        fixes: [
          fix("Write `//`", span, with: "//", applicability: isBeforeBlank(span) ? .safe : .unsafe)
        ])
    } else if isAfterKey(span) {
      report(
        "stray-character", at: span, "A shortcut is written in words with `+` between them",
        help: "Write `key cmd+N`.")
    } else if text == "-" && isArrow(span) {
      diagnoseArrow(span)
    } else {
      report(
        "stray-character", at: span, "\(quoted(text)) has no meaning here", help: strayHelp(text),
        // What it was meant for is not known.
        fixes: [fix("Remove it", span, with: "", applicability: .unsafe)])
    }
  }

  /// Words characters that do not show, or that no text has.
  private mutating func diagnoseCharacter(_ kind: LexicalFaultKind, _ span: Span, _ text: String) {
    switch kind {
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
    default: break
    }
  }

  /// Words what begins and does not end.
  private mutating func diagnoseUnclosed(_ kind: LexicalFaultKind, _ span: Span, _ text: String) {
    switch kind {
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
    case .unterminatedBacktick:
      // A backtick alone would become two, and no name either.
      report(
        "unterminated-backtick", at: span, "This name has no closing backtick",
        fixes: span.count < 2
          ? [] : [fix("Add the closing backtick", Span(span.end, span.end), with: "`")])
    default: break
    }
  }

  /// Words what is spelt with other characters than the language's.
  private mutating func diagnoseSpelling(_ kind: LexicalFaultKind, _ span: Span, _ text: String) {
    switch kind {
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
    case .singleAmpersand:
      report(
        "single-operator", at: span, "“And” is written `&&`",
        fixes: [fix("Write `&&`", span, with: "&&")])
    case .singleBar:
      report(
        "single-operator", at: span, "“Or” is written `||`",
        fixes: [fix("Write `||`", span, with: "||")])
    default: break
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
            help: "Write `{name}` for a state variable of type `Int` or `String`.",
            fixes: interpolation(from: span, in: token))
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

  /// `{count}` for `\(count)`; none for more than a name.
  private func interpolation(from opening: Span, in token: Token) -> [Fix] {
    let rest = tree.source.bytes[Int(opening.end)..<Int(token.end)]
    guard let closing = rest.firstIndex(of: UInt8(ascii: ")")) else { return [] }
    let name = tree.source.text(of: Span(opening.end, UInt32(closing)))
    let isName = name.utf8.allSatisfy {
      let letter = $0 | 0x20
      return letter >= 0x61 && letter <= 0x7A || $0 >= 0x30 && $0 <= 0x39
    }
    guard isName, let first = name.utf8.first, first > 0x39
    else { return [] }
    return [
      fix("Write `{\(name)}`", Span(opening.start, UInt32(closing) + 1), with: "{\(name)}")
    ]
  }

  /// Whether a character is in the place of a shortcut.
  private func isAfterKey(_ span: Span) -> Bool {
    lastToken(before: span.start).map { precedesKey($0) } ?? false
  }

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
