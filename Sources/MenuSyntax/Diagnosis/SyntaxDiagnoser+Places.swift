extension SyntaxDiagnoser {
  /// Reports what belongs at the top of a file, or a swipe that is outside an item.
  mutating func reportDeclaration(
    _ token: Token, _ text: String, in owner: NodeKind
  ) -> Bool {
    switch token.keyword {
    case .swipe where owner == .screen || owner == .file:
      report(
        owner == .file ? "not-a-declaration" : "not-an-element", at: token.span,
        "Swipe actions belong in an `item`",
        help: "Write `item Name { swipe trailing { … } }`.")
    case .quick, .dock, .status:
      guard let declaration = Construct.first(text, in: .file),
        let next = self.token(after: token),
        next.keyword == declaration.second || next.kind == .leftBrace && owner != .file
      else { return false }
      report(
        "not-an-element", at: token.span, "`\(declaration.words)` belongs at the top of a file",
        help: "Write it outside of braces: it is the app's.")
    default: return false
    }
    return true
  }

  /// Reports what follows the edge of swipe actions.
  mutating func reportSwipeTrait(_ token: Token, _ text: String) {
    if let word = HabitualWords.swipeTrait(text) {
      return reportHabit(
        text, word, at: token.span, fixes: [fix("Write `\(word)`", token.span, with: word)])
    }
    if token.kind == .comma || token.keyword == .leading || token.keyword == .trailing {
      return report(
        "unexpected", at: token.span, "A `swipe` is for one edge",
        help: "Write `swipe leading { … }` and `swipe trailing { … }`.")
    }
    reportUnknownWord(
      "unexpected", token, text, among: Self.words(in: .swipeHeader),
      otherwise: "`\(text)` does not apply to swipe actions",
      help:
        "After the edge comes `{`, or `full {` where a swipe across the whole row performs the first."
    )
  }

  /// Reports what is between the first word of a menu, button or status item and its `{`; false for other places.
  mutating func reportHeaderPart(_ token: Token, _ text: String, of owner: SyntaxNode) -> Bool {
    var places: Construct.Places = .header
    switch owner.kind {
    case .quickActions, .dockMenu:
      guard token.kind == .string || token.kind == .identifier else { return false }
      let words = owner.kind == .dockMenu ? "dock menu" : "quick actions"
      report(
        "unexpected", at: token.span, "`\(words)` has no name and no title",
        help: "Write `\(words) { … }`.")
      return true
    case .menu, .menuEntry, .groupEntry: break
    case .barMenu where owner.firstToken.keyword == .menu: break
    case .button: places.insert(.buttonHeader)
    case .statusItem: places.insert(.statusItemHeader)
    default: return false
    }
    let word =
      Construct.first(owner.firstToken.keyword, in: owner.kind)?.words
      ?? tree.text(of: owner.firstToken)
    if token.kind == .leftParenthesis {
      report(
        "unexpected", at: token.span, "`\(word)` is followed by its title, without parentheses",
        help: owner.kind == .menuEntry || owner.kind == .groupEntry
          ? "Write `\(word) \"Title\" { … }`." : "Write `\(word) Name \"Title\" { … }`.",
        fixes: titleOfHeader(token, of: owner))
      return true
    }
    if let part = HabitualWords.headerPart(text), part != "tap" || places != .header {
      let colon = self.token(after: token)?.kind == .colon
      reportHabit(
        text, part, at: token.span,
        fixes: colon ? [] : [fix("Write `\(part)`", token.span, with: part)])
      return true
    }
    let words = Self.words(in: places)
    reportUnknownWord(
      "unexpected", token, text, among: words,
      otherwise: "`\(text)` does not belong before the `{` of `\(word)`",
      help: "Allowed there: a title in quotes, \(Self.list(words, "and")).")
    return true
  }

  /// `menu Song "Song"` for `menu("Song")`.
  private func titleOfHeader(_ opening: Token, of owner: SyntaxNode) -> [Fix] {
    guard let title = token(after: opening), title.kind == .string,
      let closing = token(after: title), closing.kind == .rightParenthesis,
      let before = previousToken(opening)
    else { return [] }
    let text = tree.text(of: title)
    let isUnnamed = owner.kind == .menuEntry || owner.kind == .groupEntry
    let name = isUnnamed ? "" : Self.name(for: text)
    guard isUnnamed || before.start == owner.firstToken.start && !name.isEmpty else { return [] }
    let form = isUnnamed ? text : "\(name) \(text)"
    return [
      fix(
        "Write `\(form)`", Span(before.end, closing.end), with: " \(form)",
        applicability: isUnnamed ? .safe : .unsafe)
    ]
  }

  /// Reports an attribute of a command at an entry, where the command is placed; false for another word.
  mutating func reportAttributeOfEntry(_ token: Token, _ text: String) -> Bool {
    if Construct.first(text, in: .command) != nil {
      report(
        "unexpected", at: token.span, "`\(text)` belongs to the command, not to an entry",
        help: "Write it where the command is declared, in `commands`.")
      return true
    }
    switch HabitualWords.attribute(text) {
    case .explained(let message, let help):
      report("foreign-word", at: token.span, message, help: help)
    case .word(let word) where word == "symbol":
      let hasColon = self.token(after: token)?.kind == .colon
      reportHabit(
        text, word, at: token.span,
        fixes: hasColon ? [] : [fix("Write `\(word)`", token.span, with: word)])
    default: return false
    }
    return true
  }
}
