// Words that come straight after another part of a statement.

extension SyntaxDiagnoser {
  /// Reports an `always`, `global` or `fixed` that is not after a key.
  mutating func reportKeyTrait(_ node: SyntaxNode, _ token: Token, in path: [SyntaxNode]) -> Bool {
    guard node.node.error.isSurplus, let trait = Construct.first(token.keyword.text, in: .shortcut)
    else { return false }
    let isAfterTrait = previousToken(token).map {
      Construct.first($0.keyword.text, in: .shortcut) != nil
    }
    let word = token.keyword.text
    if let previous = previousToken(token), previous.keyword == token.keyword,
      !token.flags.contains(.newlineBefore)
    {
      report(
        "duplicate-attribute", at: token.span, "`\(word)` is written twice",
        fixes: [fix("Remove it", Span(previous.end, token.end), with: "")])
    } else if previousToken(token)?.keyword == .key {
      let key = node.nextToken
      let moved = Span(token.start, key.end)
      report(
        "key-word-misplaced", at: token.span, "`\(word)` comes after the shortcut",
        fixes: [fix("Move it", moved, with: "\(tree.text(of: key)) \(word)")])
    } else if let key = self.token(after: token), key.keyword == .key,
      let chord = self.token(after: key), chord.kind == .keyChord
    {
      let isList = self.token(after: chord)?.kind == .comma
      let form = "key \(tree.text(of: chord)) \(word)"
      report(
        "key-word-misplaced", at: token.span, "`\(word)` comes after the shortcut",
        help: isList ? "Write it after the last of the shortcuts." : nil,
        fixes: isList ? [] : [fix("Write `\(form)`", Span(token.start, chord.end), with: form)])
    } else if isAfterTrait == true {
      report(
        "key-word-misplaced", at: token.span,
        "After a shortcut come `always`, `global` and `fixed`, in this order",
        help: "Write `\(word)` before the others.")
    } else if trait.keyword == .fixed, path.last?.kind != .command,
      path.last?.kind != .attributeBlock
    {
      return false
    } else {
      let means =
        trait.keyword == .fixed
        ? "people cannot change"
        : trait.keyword == .global
          ? "also works while another app is in front" : "also works while text is edited"
      report(
        "key-word-misplaced", at: token.span, "`\(word)` follows a shortcut that \(means)",
        help: "Write `key cmd+delete \(word)` where the command is declared.")
    }
    return true
  }

  /// Reports a `message`, a `button` or an `or` of a command that does not follow a question.
  mutating func reportQuestionPart(_ node: SyntaxNode, _ token: Token, in path: [SyntaxNode])
    -> Bool
  {
    guard node.node.error.isSurplus, Construct.first(token.keyword.text, in: .question) != nil
    else { return false }
    let statement = statementBefore(token, in: path)
    let isInBraces = path.contains { $0.kind == .attributeBlock }
    guard isInBraces || statement?.kind == .command, !isBehindCondition(token, in: statement),
      !isBehindCondition(token, in: path.last)
    else { return false }
    let word = token.keyword.text
    let known = path.last?.children.filter { $0.span.start < token.start && !$0.isError }
    guard let question = known?.last, question.kind == .confirm else {
      report(
        "question-part-misplaced", at: token.span, "`\(word)` follows the question of `confirm`",
        help: "Write `confirm \"Delete Draft?\" message \"…\" button \"…\" or saveDraft`.")
      return true
    }
    let gap = Span(question.span.end, token.start)
    report(
      "question-part-misplaced", at: token.span, "`\(word)` is on the line of its question",
      help: "A question and what belongs to it are one attribute.",
      fixes: previousToken(token)?.end == gap.start
        && tree.comments(in: Int(gap.start)..<Int(gap.end)).isEmpty
        ? [fix("Join the lines", gap, with: " ")] : [])
    return true
  }

  /// Reports an `only when` that does not belong to a menu in the menu bar.
  mutating func reportOnly(_ node: SyntaxNode, _ token: Token, in path: [SyntaxNode]) -> Bool {
    guard node.node.error.isSurplus, token.keyword == .only,
      tree.tokens[Int(node.node.firstToken) + 1].keyword == .when
    else { return false }
    if previousToken(token)?.kind == .rightBrace, !token.flags.contains(.newlineBefore) {
      // The parser records the place, and then the word.
      if case .notAnElement = node.node.error {
        report(
          "only-misplaced", at: token.span, "`only when` comes before the braces of its menu",
          help: "Write `menu NAME \"Title\" only when E { … }`.")
      }
      return true
    }
    let help: String
    switch statementBefore(token, in: path)?.kind {
    case .barMenu: help = "Write it once, before the braces."
    case .menu:
      help = "Place the menu with the condition: `menu bar { menu NAME only when … }`."
    case .command, .button, .moreButton: help = "Write `shown when …` here."
    case .menuEntry: help = "Write `when … { menu \"Title\" { … } }` around a submenu."
    default: help = "Write `when … { … }` around entries."
    }
    report(
      "only-misplaced", at: token.span,
      "`only when` belongs to a menu in `menu bar`", help: help)
    return true
  }

  /// Reports a `when`, or an `if`, around menus of the menu bar, or at one without `only`.
  mutating func reportWhenInBar(_ node: SyntaxNode, _ token: Token, in path: [SyntaxNode]) -> Bool {
    let word = tree.text(of: token)
    guard node.node.error.isSurplus, ["when", "if"].contains(word) else { return false }
    let owner = path.last { $0.kind != .block && $0.kind != .onEntry }
    if owner?.kind == .menuBar {
      report(
        "not-an-element", at: token.span, "`\(word)` does not belong in the menu bar",
        help: "Write the condition at a menu: `menu Name \"Title\" only when … { … }`.")
      return true
    }
    guard let owner, owner.kind == .barMenu, owner.firstToken.keyword == .menu,
      path.last?.kind == .barMenu
    else { return false }
    report(
      "only-missing", at: token.span, "A menu that leaves the menu bar says `only when`",
      fixes: [fix("Write `only when`", token.span, with: "only when")])
    return true
  }

  /// Reports a `stays` that is not after a picture, or has a second picture after it.
  mutating func reportStays(_ node: SyntaxNode, _ token: Token) -> Bool {
    guard node.node.error.isSurplus else { return false }
    let previous = previousToken(token)
    if token.kind == .slash, let previous, previous.keyword == .stays {
      let second = tree.tokens[Int(node.node.firstToken) + 1]
      let moved = Span(previous.start, second.end)
      report(
        "stays-misplaced", at: previous.span, "`stays` comes after both pictures",
        help: "Write it once, at the end of the line.",
        fixes: second.flags.contains(.newlineBefore)
          ? [] : [fix("Move it", moved, with: "/ \(tree.text(of: second)) stays")])
      return true
    }
    guard token.keyword == .stays else { return false }
    if let previous, previous.keyword == .stays, !token.flags.contains(.newlineBefore) {
      report(
        "duplicate-attribute", at: token.span, "`stays` is written twice",
        fixes: [fix("Remove it", Span(previous.end, token.end), with: "")])
    } else {
      report(
        "stays-misplaced", at: token.span,
        "`stays` comes after the symbol or image that it keeps visible",
        help: "Write `symbol house stays` or `image \"Map\" stays`.")
    }
    return true
  }
}

extension ParseError {
  /// Whether a word is too many where it is.
  fileprivate var isSurplus: Bool {
    switch self {
    case .trailing, .notAnElement: return true
    default: return false
    }
  }
}
