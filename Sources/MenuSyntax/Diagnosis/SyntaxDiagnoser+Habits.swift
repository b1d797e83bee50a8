extension SyntaxDiagnoser {
  /// Reports a word of another framework at the place of a declaration or of a part of one; false for other words.
  mutating func reportHabitOfDeclarations(_ token: Token, _ text: String) -> Bool {
    guard token.kind == .identifier else { return false }
    if let explanation = HabitualWords.explanation(ofDeclaration: text) {
      report("foreign-word", at: token.span, explanation.message, help: explanation.help)
      return true
    }
    guard let word = HabitualWords.declaration(text), word != text else { return false }
    reportHabit(text, word, at: token.span, fixes: fixes(word, for: token))
    return true
  }

  /// Writes a word for that of another framework, and what is in parentheses after it without these: `section "Heat"`
  /// for `Section("Heat")`; none where there is more in them.
  func fixes(_ word: String, for token: Token) -> [Fix] {
    guard let opening = self.token(after: token), opening.kind == .leftParenthesis else {
      return [fix("Write `\(word)`", token.span, with: word)]
    }
    var closing = self.token(after: opening)
    var text = word
    if let title = closing, title.kind == .string {
      let written = tree.text(of: title)
      text += " " + (word == "symbol" ? written.filter { $0 != "\"" } : written)
      closing = self.token(after: title)
    }
    guard let closing, closing.kind == .rightParenthesis else { return [] }
    return [fix("Write `\(text)`", Span(token.start, closing.end), with: text)]
  }

  /// Reports an option that is written as a case of an enum: `case title = "By Title"`.
  mutating func reportCase(_ node: SyntaxNode, _ text: String, parent: SyntaxNode?) -> Bool {
    guard let parent, parent.kind == .option, tree.text(of: parent.firstToken) == "case",
      node.node.firstToken == parent.node.firstToken + 1
    else { return false }
    let name = tree.tokens[Int(node.node.firstToken)]
    var end = name.end
    var written = tree.text(of: name)
    if let equals = token(after: name), equals.kind == .equals,
      let title = token(after: equals), title.kind == .string
    {
      end = title.end
      written += " " + tree.text(of: title)
    } else if let title = token(after: name), title.kind == .string {
      end = title.end
      written += " " + tree.text(of: title)
    }
    let isWhole = end > name.end
    report(
      "foreign-word", at: parent.firstToken.span, "An option is a name and a title, without `case`",
      help: isWhole ? nil : "Write `\(written) \"Title\"`.",
      fixes: isWhole
        ? [fix("Write `\(written)`", Span(parent.firstToken.start, end), with: written)] : [])
    return true
  }

  /// Reports an area of a toolbar by its name in SwiftUI: `topBarTrailing { … }`.
  mutating func reportHabitOfAreas(_ token: Token, _ text: String, in path: [SyntaxNode]) -> Bool {
    guard let area = HabitualWords.area(text), path.contains(where: { $0.kind == .toolbar })
    else { return false }
    reportHabit(text, area, at: token.span, fixes: [fix("Write `\(area)`", token.span, with: area)])
    return true
  }

  /// Reports a shortcut with the dot of Swift's members: `key .command+K`.
  mutating func reportKeyAfterDot(_ token: Token) -> Bool {
    // The dot is a part of the word, or a token before it.
    var first = token
    if let dot = previousToken(token), dot.kind == .dot { first = dot }
    guard let previous = previousToken(first), precedesKey(previous),
      !first.flags.contains(.newlineBefore)
    else { return false }
    let bytes = tree.source.bytes
    var end = Int(first.start)
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3B, bytes[end] != 0x7D { end += 1 }
    let span = Span(first.start, UInt32(end))
    let text = tree.source.text(of: span)
    guard text.hasPrefix("."), let shortcut = HabitualKeys.translation(of: text.dropFirst())
    else { return false }
    report(
      "unknown-modifier", at: span, "The shortcut `\(text)` is written `\(shortcut)`",
      fixes: [fix("Write `\(shortcut)`", span, with: shortcut)])
    return true
  }

  /// Reports a word of another framework that an entry begins with: `Section "Heat" { … }`, `if isOn { … }`.
  mutating func reportHabitOfEntries(_ statement: SyntaxNode) -> Bool {
    let token = statement.firstToken
    let text = tree.text(of: token)
    guard statement.kind == .commandEntry else { return false }
    if let explanation = HabitualWords.explanation(ofEntry: text) {
      report(
        "foreign-word", at: token.span, explanation,
        help: "Write the name of a command, or an entry such as `menu \"Title\" { … }`.")
      return true
    }
    guard let word = HabitualWords.entry(text), word != text else { return false }
    reportHabit(text, word, at: token.span, fixes: fixes(word, for: token))
    return true
  }

  /// Reports a modifier of SwiftUI after a command, `.disabled(…)`, or a member of a type as an entry, `.separator()`.
  mutating func reportModifier(_ dot: Token, isEntry: Bool) -> Bool {
    guard dot.kind == .dot, let name = token(after: dot), name.kind == .identifier else {
      return false
    }
    let text = tree.text(of: name)
    let span = Span(dot.start, name.end)
    if isEntry {
      guard let word = HabitualWords.entry(text) else { return false }
      reportHabit("." + text, word, at: span, fixes: [])
      return true
    }
    switch HabitualWords.attribute(text) {
    case .word(let word): reportHabit("." + text, word, at: span, fixes: [])
    case .opposite(let word):
      reportHabit(".\(text)(…)", "\(word) when !…", at: span, fixes: [])
    case .explained(let explanation, let help):
      report("foreign-word", at: span, explanation, help: help)
    case .value, nil:
      report(
        "foreign-word", at: span, "Attributes of a command are words, without a dot",
        help: Self.attributesHelp)
    }
    return true
  }

  /// Reports a word of another framework among the attributes of a command.
  mutating func reportHabitOfAttributes(_ token: Token, _ text: String) -> Bool {
    guard token.kind == .identifier, let replacement = HabitualWords.attribute(text) else {
      return false
    }
    switch replacement {
    case .word(let word):
      let next = self.token(after: token)
      // `toggle when isOn` has the second word already.
      let isRepeated = word.hasSuffix(" when") && next.map { $0.keyword == .when } ?? false
      let written = isRepeated ? String(word.dropLast(" when".count)) : word
      // What comes after `state:` may be no condition, and Command goes with the letter of `keyEquivalent "n"`.
      let isSure =
        !word.hasSuffix(" when") && !(word == "key" && next?.kind == .string)
        || word.hasSuffix(" when") && next?.kind != .colon
      if word == "symbol", let fix = symbolFix(token) {
        reportHabit(text, word, at: token.span, fixes: [fix])
        return true
      }
      reportHabit(
        text, word, at: token.span,
        fixes: isSure ? [fix("Write `\(word)`", token.span, with: written)] : [])
    case .explained(let explanation, let help):
      report("foreign-word", at: token.span, explanation, help: help)
    case .opposite(let word):
      reportHabit(
        "\(text) when", "\(word) when !…", at: token.span,
        fixes: opposite(token, word).map { [$0] } ?? [])
    case .value:
      guard let colon = self.token(after: token), colon.kind == .colon,
        let dot = self.token(after: colon), dot.kind == .dot,
        let value = self.token(after: dot), value.keyword == .destructive
      else { return false }
      let name = tree.text(of: value)
      let span = Span(token.start, value.end)
      reportHabit(
        tree.source.text(of: span), name, at: span,
        fixes: [fix("Write `\(name)`", span, with: name)])
    }
    return true
  }

  mutating func reportHabit(_ text: String, _ word: String, at span: Span, fixes: [Fix]) {
    report(
      "foreign-word", at: span, "`\(text)` is written `\(word)`",
      help: fixes.isEmpty ? "Write `\(word)`, without a dot, `:` or parentheses." : nil,
      fixes: fixes)
  }

  private static var attributesHelp: String {
    "The attributes of a command are \(list(words(in: .command), "and"))."
  }

  /// `symbol trash` for `systemImage: "trash"`; nil where another word or no text follows.
  private func symbolFix(_ token: Token) -> Fix? {
    guard let colon = self.token(after: token), colon.kind == .colon,
      let name = self.token(after: colon), name.kind == .string
    else { return nil }
    let text = "symbol " + tree.text(of: name).filter { $0 != "\"" }
    return fix("Write `\(text)`", Span(token.start, name.end), with: text)
  }

  /// `enabled when !(a || b)` for `disabled when a || b`; nil where no condition follows.
  private func opposite(_ token: Token, _ word: String) -> Fix? {
    guard let when = self.token(after: token), when.keyword == .when else { return nil }
    var end: UInt32?
    var (operands, depth, wantsOperand) = (0, 0, true)
    var last = when
    scan: while let next = self.token(after: last) {
      switch next.kind {
      case .bang where wantsOperand: break
      case .leftParenthesis where wantsOperand: depth += 1
      case .identifier, .quotedIdentifier, .number, .string, .dottedWord, .dot:
        guard wantsOperand else { break scan }
        operands += 1
        // `.edited` is a dot and a name.
        wantsOperand = next.kind == .dot
      case .rightParenthesis where !wantsOperand && depth > 0: depth -= 1
      case .andAnd, .orOr, .equalsEquals, .notEquals, .less, .lessOrEqual, .greater,
        .greaterOrEqual:
        guard !wantsOperand else { return nil }
        wantsOperand = true
      default: break scan
      }
      last = next
      if !wantsOperand && depth == 0 { end = next.end }
    }
    guard let end, let first = self.token(after: when) else { return nil }
    let condition = tree.source.text(of: Span(first.start, end))
    let negated: String
    if operands == 1 {
      negated = condition.hasPrefix("!") ? String(condition.dropFirst()) : "!\(condition)"
    } else {
      negated = "!(\(condition))"
    }
    return fix(
      "Write `\(word) when \(negated)`", Span(token.start, end), with: "\(word) when \(negated)")
  }

  /// The token after another on the same line.
  func token(after token: Token) -> Token? {
    let index = tree.tokens.partitioningIndex { $0.start >= token.end }
    guard index < tree.tokens.count, !tree.tokens[index].flags.contains(.newlineBefore),
      tree.tokens[index].kind != .endOfFile
    else { return nil }
    return tree.tokens[index]
  }
}
