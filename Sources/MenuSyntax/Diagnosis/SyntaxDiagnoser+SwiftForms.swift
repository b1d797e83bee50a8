// Forms of Swift, and of other languages, at the places of this one's.

extension SyntaxDiagnoser {
  static let platformNames = [
    "iOS", "iPadOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS",
  ]

  /// Reports a type after the name of a declaration: `screen Notes: View {`.
  mutating func reportTypeOfDeclaration(_ colon: Token, of statement: SyntaxNode) -> Bool {
    guard colon.kind == .colon else { return false }
    switch statement.kind {
    case .screen, .item, .choice, .list, .menu: break
    default: return false
    }
    var end = colon.end
    var next = token(after: colon)
    while let type = next, type.kind != .leftBrace, type.kind != .semicolon {
      end = type.end
      next = token(after: type)
    }
    // The end of `[Folder]` is no token.
    let bytes = tree.source.bytes
    while Int(end) < bytes.count, bytes[Int(end)] == UInt8(ascii: "]") { end += 1 }
    let span = Span(colon.start, end)
    report(
      "unexpected", at: span, "`\(tree.text(of: statement.firstToken))` has a name and no type",
      fixes: [fix("Remove `\(tree.source.text(of: span))`", span, with: "")])
    return true
  }

  /// Reports words of Swift before a state variable; false for a sign between it and its type.
  mutating func reportWordOfVariable(_ token: Token, _ text: String) -> Bool {
    guard token.kind == .identifier, let name = nameOfVariable(after: token) else { return false }
    // `var` after `private`, or after `@State`, with which it is removed.
    if let previous = previousToken(token), previous.kind == .identifier,
      !token.flags.contains(.newlineBefore)
    {
      return true
    }
    let words = Span(token.start, lastToken(before: name.start)?.end ?? token.end)
    let written = tree.source.text(of: words)
    report(
      "foreign-word", at: words, "A state variable is written without `\(written)`",
      fixes: [fix("Remove `\(written)`", Span(token.start, name.start), with: "")])
    return true
  }

  /// Reports a name in quotes: `item "Note" {`, or a title without a name before it: `menu "Note" {`.
  mutating func reportQuotedName(_ string: Token, of owner: SyntaxNode) -> Bool {
    guard string.kind == .string else { return false }
    let word =
      Construct.first(owner.firstToken.keyword, in: owner.kind)?.words
      ?? tree.text(of: owner.firstToken)
    let title = tree.text(of: string)
    let name = Self.name(for: title)
    let form: String
    switch owner.kind {
    case .app, .screen, .item, .choice, .list: form = name
    case .menu, .button, .statusItem: form = "\(name) \(title)"
    default: return false
    }
    let isSame = form == name
    report(
      "name-missing", at: string.span,
      isSame
        ? "The name of `\(word)` is written without quotes"
        : "`\(word)` needs a name before its title",
      help: nameHelp,
      fixes: name.isEmpty
        ? []
        : [
          fix(
            "Write `\(form)`", string.span, with: form,
            applicability: isSame && title == "\"\(name)\"" ? .safe : .unsafe)
        ])
    return true
  }

  /// `ReadLater` for `"Read later"`; empty where no name is in a text.
  static func name(for title: String) -> String {
    var name = ""
    var isBeginning = true
    for byte in title.utf8 {
      let letter = byte | 0x20
      let isDigit = byte >= 0x30 && byte <= 0x39
      guard letter >= 0x61 && letter <= 0x7A || isDigit else {
        // Letters of other languages would be lost.
        if byte > 0x7F { return "" }
        isBeginning = true
        continue
      }
      if name.isEmpty && isDigit { return "" }
      let isSmall = byte >= 0x61 && byte <= 0x7A
      name.unicodeScalars.append(
        Unicode.Scalar(isBeginning && isSmall ? byte & 0xDF : byte))
      isBeginning = false
    }
    return name
  }

  /// Reports a text or a symbol in parentheses after its word: `confirm("Delete?")`.
  mutating func reportParentheses(_ opening: Token, of owner: SyntaxNode) -> Bool {
    guard opening.kind == .leftParenthesis, owner.kind != .command, owner.kind != .option,
      let word = previousToken(opening)
    else { return false }
    report(
      "foreign-punctuation", at: opening.span,
      "`\(tree.text(of: word))` is followed by its text, without parentheses",
      help: "Write `\(tree.text(of: word))`, a blank and the text.",
      fixes: fixes(tree.text(of: word), for: word))
    return true
  }

  /// Reports whose menu it is after `context menu`: `context menu for Note {`.
  mutating func reportOwnerOfMenu(_ token: Token, of menu: SyntaxNode, in path: [SyntaxNode]) {
    let words = menu.firstToken.keyword == .edit ? "edit menu" : "context menu"
    var fixes: [Fix] = []
    if tree.text(of: token) == "for", let name = self.token(after: token),
      let item = path.last(where: { $0.kind == .item }),
      let own = self.token(after: item.firstToken), tree.text(of: own) == tree.text(of: name)
    {
      let start = previousToken(token)?.end ?? token.start
      fixes = [fix("Remove it", Span(start, name.end), with: "")]
    }
    report(
      "unexpected", at: token.span, "`\(words)` is that of the item around it, and names none",
      help: "Write `item Note { \(words) { … } }`.", fixes: fixes)
  }

  /// Reports a platform before an entry: `macOS: pin`.
  mutating func reportPlatformOfEntry(_ colon: Token, of entry: SyntaxNode) -> Bool {
    let platform = tree.text(of: entry.firstToken)
    guard colon.kind == .colon, Self.platformNames.contains(platform) else { return false }
    var fixes: [Fix] = []
    if let name = token(after: colon), name.kind == .identifier,
      token(after: name).map({ $0.kind == .semicolon || $0.kind == .rightBrace }) ?? true
    {
      let form = "on \(platform) { \(tree.text(of: name)) }"
      fixes = [fix("Write `\(form)`", Span(entry.span.start, name.end), with: form)]
    }
    report(
      "foreign-punctuation", at: Span(entry.span.start, colon.end),
      "What \(platform) alone shows is in the braces of `on \(platform)`",
      help: "Write `on \(platform) { … }`.", fixes: fixes)
    return true
  }

  /// Reports quotes within a text: `"Show "Hidden" Notes"`.
  mutating func reportQuotesInText(_ token: Token) -> Bool {
    guard token.kind == .identifier, let before = previousToken(token), before.kind == .string,
      before.end == token.start
    else { return false }
    var last = token
    while let next = self.token(after: last), next.kind != .string {
      guard next.kind == .identifier else { return false }
      last = next
    }
    guard let after = self.token(after: last), after.start == last.end else { return false }
    let inner = tree.source.text(of: Span(token.start, last.end))
    let edits = [before.end - 1, after.start].map {
      Edit(place: place(Span($0, $0)), text: "\\")
    }
    report(
      "unexpected", at: Span(before.end - 1, after.start + 1),
      "A quote within a text has a `\\` before it",
      help: "Or write “\(inner)”, as people read it.",
      fixes: [Fix(title: "Write `\\\"\(inner)\\\"`", applicability: .unsafe, edits: edits)])
    return true
  }

  // MARK: Titles

  /// `isPinned ? "Unpin" : "Pin"` around its question mark; nil for anything else.
  private func conditionalTitle(
    around question: Span
  ) -> (variable: Token, whenOn: Token, title: Token)? {
    guard let variable = lastToken(before: question.start), variable.kind == .identifier,
      let whenOn = token(after: variable), whenOn.kind == .string,
      let colon = token(after: whenOn), colon.kind == .colon,
      let title = token(after: colon), title.kind == .string
    else { return nil }
    return (variable, whenOn, title)
  }

  /// Reports a title that is chosen by a condition, as Swift has it.
  mutating func reportConditionalTitle(around question: Span) -> Bool {
    guard let (variable, whenOn, title) = conditionalTitle(around: question) else { return false }
    let form = "\(tree.text(of: title)) / \(tree.text(of: whenOn))"
    report(
      "foreign-punctuation", at: variable.span,
      "Two titles are written with `/`, the one while the command is on last",
      help: "Write `on when \(tree.text(of: variable))` for the condition.",
      // Without `on when`, what is mended never shows.
      fixes: [
        fix("Write `\(form)`", Span(variable.start, title.end), with: form, applicability: .unsafe)
      ])
    return true
  }

  /// Whether a word is the condition of such a title, which is reported by its question mark.
  func isConditionOfTitle(_ token: Token) -> Bool {
    tree.lexicalFaults.contains {
      $0.kind == .stray && conditionalTitle(around: $0.span)?.variable.start == token.start
    }
  }

  /// Reports a title inside the braces of its command: `delete { title "Delete" }`.
  mutating func reportTitleInBraces(of command: SyntaxNode, _ brace: Token) -> Bool {
    guard brace.kind == .leftBrace, let name = previousToken(brace) else { return false }
    var depth = 0
    for (number, token) in tree.tokens.enumerated().dropFirst(tokenIndex(from: brace.start)) {
      if token.start >= command.span.end { break }
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .string where depth == 1 && tree.tokens[number - 1].keyword == .title:
        guard tree.tokens[number + 1].keyword != .when else { continue }
        let text = tree.text(of: token)
        let (start, end) = lineAround(tree.tokens[number - 1].start, token.end)
        report(
          "text-missing", at: Span(tree.tokens[number - 1].start, token.end),
          "The title of a command comes right after its name",
          fixes: [
            Fix(
              title: "Write `\(tree.text(of: name)) \(text) {`",
              edits: [
                Edit(place: place(Span(name.end, name.end)), text: " \(text)"),
                Edit(place: place(Span(start, end)), text: ""),
              ])
          ])
        return true
      default: break
      }
    }
    return false
  }

  /// Extends a span to its whole line if nothing else is on it, or else to the `;` that follows.
  private func lineAround(_ start: UInt32, _ end: UInt32) -> (UInt32, UInt32) {
    let bytes = tree.source.bytes
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var (first, last) = (Int(start), Int(end))
    while first > 0, isBlank(bytes[first - 1]) { first -= 1 }
    while last < bytes.count, isBlank(bytes[last]) { last += 1 }
    if first > 0, bytes[first - 1] == 0x0A, last < bytes.count, bytes[last] == 0x0A {
      return (UInt32(first), UInt32(last + 1))
    }
    return (start, last < bytes.count && bytes[last] == UInt8(ascii: ";") ? UInt32(last + 1) : end)
  }

  /// Reports a comma between the two titles or symbols of a command; false for another comma.
  mutating func reportCommaOfStates(_ comma: Token, behind statement: SyntaxNode?) -> Bool {
    guard let next = token(after: comma), let before = previousToken(comma),
      let state = otherState(next, tree.text(of: next), of: statement, behind: before)
    else { return false }
    report(
      "stray-comma", at: comma.span,
      "The \(state) for a command's other state is written after `/`",
      help: "The second one is shown while the condition of `on when` holds.",
      fixes: [fix("Write `/`", comma.span, with: " /", applicability: .unsafe)])
    return true
  }

  /// What a token is after a command's title or symbol, if it looks like a second one: "title", "symbol".
  func otherState(
    _ token: Token, _ text: String, of statement: SyntaxNode?, behind previous: Token
  ) -> String? {
    // An attribute is no symbol.
    guard let statement, token.keyword == .notAKeyword else { return nil }
    let part: SyntaxNode?
    switch statement.kind {
    case .command: part = statement.children.first { $0.span.end == previous.end }
    // In braces, attributes are statements.
    case .symbol: part = statement
    default: return nil
    }
    switch part?.kind {
    case .text:
      let titles = statement.children.filter { $0.kind == .text }
      return token.kind == .string && titles.count == 1 ? "title" : nil
    case .symbol:
      let names = part?.children.filter { $0.kind == .name } ?? []
      return (token.kind == .identifier || token.kind == .dottedWord) && names.count == 1
        && Spelling.nearest(to: text, among: Self.words(in: .command)).isEmpty ? "symbol" : nil
    default: return nil
    }
  }

  /// Reports the value of an attribute that has none: `destructive: true`.
  mutating func reportValueOfFlag(_ colon: Token) -> Bool {
    let flags: Set<Keyword> = [
      .destructive, .primary, .often, .rarely, .onscreen, .asks, .navigates, .undoable, .verbatim,
    ]
    guard colon.kind == .colon, let word = previousToken(colon), flags.contains(word.keyword),
      let value = token(after: colon), value.kind == .identifier
    else { return false }
    let (name, text) = (tree.text(of: word), tree.text(of: value))
    var fixes: [Fix] = []
    var help = "Write `\(name)`."
    switch text {
    case "true": fixes = [fix("Remove `: true`", Span(word.end, value.end), with: "")]
    case "false": help = "Remove it: without the word, a command is not `\(name)`."
    case _ where word.keyword == .destructive:
      help = "Write `destructive when \(text)` for a condition."
      fixes = [fix("Write `destructive when \(text)`", Span(word.end, value.start), with: " when ")]
    default: break
    }
    report(
      "foreign-punctuation", at: Span(colon.start, value.end),
      "`\(name)` takes no value", help: help, fixes: fixes)
    return true
  }

  // MARK: Brackets

  /// Reports `[String]` as the type of a state variable, and is silent about the brackets of what is reported by its word:
  /// `modifiers: [.command]`.
  mutating func reportBrackets(_ span: Span, _ text: String) -> Bool {
    if text == "]" { return isClosing(span) }
    guard text == "[", let colon = lastToken(before: span.start), colon.kind == .colon,
      let word = previousToken(colon)
    else { return false }
    // The type of a declaration is reported as a whole.
    if let keyword = previousToken(word)?.keyword,
      [.screen, .item, .choice, .list, .menu].contains(keyword)
    {
      return true
    }
    let name = tree.text(of: word)
    if HabitualWords.attribute(name) != nil || HabitualWords.explanation(ofEntry: name) != nil {
      return true
    }
    guard let type = token(after: colon), type.kind == .identifier,
      let next = tree.source.bytes.dropFirst(Int(type.end)).first, next == 0x5D || next == 0x3A
    else { return false }
    report(
      "stray-character", at: span, "A state variable holds one value, and no array",
      help:
        "What people pick from is `list Name`, and a command that says `pick Name`; for a number of things, write `Int`."
    )
    return true
  }

  /// Whether a bracket closes one that is reported, or left to its word.
  private func isClosing(_ closing: Span) -> Bool {
    tree.lexicalFaults.contains { opening in
      guard opening.kind == .stray, opening.span.end <= closing.start,
        tree.source.text(of: opening.span) == "[",
        let colon = lastToken(before: opening.span.start), colon.kind == .colon
      else { return false }
      return !tree.source.text(of: Span(opening.span.end, closing.start)).contains { $0.isNewline }
    }
  }
}
