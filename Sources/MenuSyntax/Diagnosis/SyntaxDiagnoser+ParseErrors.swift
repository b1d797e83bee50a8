extension SyntaxDiagnoser {
  /// Reports where the text leaves the grammar.
  mutating func diagnoseParseErrors() {
    guard !tree.errorNodes.isEmpty else { return }
    let ancestors = ancestorsOfErrors()
    let hasUnclosedComment = tree.lexicalFaults.contains { $0.kind == .unclosedComment }
    for (number, path) in zip(tree.errorNodes, ancestors) {
      let node = tree.node(Int(number))
      // What an unclosed comment has swallowed is not missing.
      if hasUnclosedComment && node.firstToken.kind == .endOfFile { continue }
      if node.kind == .missing {
        diagnoseMissing(node, in: path)
      } else {
        diagnoseUnexpected(node, in: path)
      }
    }
  }

  /// For each error node those around it, the nearest last.
  private func ancestorsOfErrors() -> [[SyntaxNode]] {
    var result: [[SyntaxNode]] = []
    var stack: [Int] = []
    var next = 0
    for error in tree.errorNodes {
      // Errors are recorded in the order of the text; one that is not begins again at the root.
      if Int(error) < next {
        next = 0
        stack = []
      }
      while next < Int(error) {
        while let top = stack.last, Int(tree.nodes[top].subtreeEnd) <= next { stack.removeLast() }
        if Int(tree.nodes[next].subtreeEnd) <= Int(error) {
          next = Int(tree.nodes[next].subtreeEnd)
        } else {
          stack.append(next)
          next += 1
        }
      }
      while let top = stack.last, Int(tree.nodes[top].subtreeEnd) <= Int(error) {
        stack.removeLast()
      }
      result.append(stack.map(tree.node))
    }
    return result
  }

  /// The node that an error belongs to, without the blocks between.
  private func owner(_ path: [SyntaxNode]) -> SyntaxNode? {
    path.last { ![.block, .attributeBlock, .missing, .unexpected].contains($0.kind) }
  }

  /// Where a missing piece should be: at the token on the same line, else after the one before.
  private func spanOfMissing(_ node: SyntaxNode, of owner: SyntaxNode) -> Span {
    let token = node.firstToken
    if isFirst(node, of: owner) || !token.flags.contains(.newlineBefore) && token.kind != .endOfFile
    {
      return token.span
    }
    return node.span
  }

  /// Whether a missing piece should be the first of a statement.
  private func isFirst(_ node: SyntaxNode, of owner: SyntaxNode) -> Bool {
    owner.kind != .file && node.node.firstToken == owner.node.firstToken
  }

  /// What the token at a missing piece is, for a message.
  private func found(_ node: SyntaxNode, in owner: SyntaxNode) -> String {
    let token = node.firstToken
    if token.flags.contains(.newlineBefore) && !isFirst(node, of: owner) { return "the line ends" }
    switch token.kind {
    case .endOfFile: return "the file ends"
    case .string: return "a string is here"
    default: return "`\(tree.text(of: token))` is here"
    }
  }

  /// Whether a token is a word on the line of what is before it.
  private func isWord(_ token: Token) -> Bool {
    token.kind == .identifier && !token.flags.contains(.newlineBefore)
  }

  private func keyword(of node: SyntaxNode) -> String {
    let token = node.firstToken
    return token.keyword == .notAKeyword ? tree.text(of: token) : token.keyword.text
  }

  private mutating func diagnoseMissing(_ node: SyntaxNode, in path: [SyntaxNode]) {
    guard let owner = owner(path) else { return }
    let span = spanOfMissing(node, of: owner)
    let here = found(node, in: owner)
    let word = keyword(of: owner)
    func insertion(_ title: String, _ text: String) -> [Fix] {
      [fix(title, Span(node.span.end, node.span.end), with: text)]
    }
    switch node.node.error {
    case .name:
      if reportQuotedName(node.firstToken, of: owner) { return }
      report(
        "name-missing", at: span, "\(subject(of: owner)) needs a name, but \(here)",
        help: nameHelp(owner))
    case .text where owner.kind == .command && node.firstToken.kind == .leftParenthesis:
      report(
        "text-missing", at: span, "A command is a name and a title, without parentheses",
        help: "Write `newNote \"New Note\"`.")
    case .text where owner.kind == .command && isBeforeTitle(node.firstToken):
      report(
        "text-missing", at: span, "The title of a command comes right after its name",
        help: "Write the attributes after it.")
    case .text where owner.kind == .command && tree.text(of: node.firstToken) == "title":
      let title = node.firstToken
      let next = token(after: title)
      report(
        "text-missing", at: title.span, "The title of a command comes right after its name",
        help: "Write `\(word) \"Title\"`.",
        fixes: next.map { $0.kind == .string } ?? false
          ? [fix("Remove `title`", Span(title.start, next?.start ?? title.end), with: "")] : [])
    case .text:
      if reportParentheses(node.firstToken, of: owner)
        || owner.kind == .command && reportTitleInBraces(of: owner, node.firstToken)
      {
        return
      }
      report(
        "text-missing", at: span, "\(subject(of: owner)) needs text in quotes, but \(here)",
        help: textHelp(node, of: owner, word))
    case .reason:
      let form =
        switch owner.kind {
        case .noMenu: "no menu \"why\""
        case .fileAllow: Self.fileAllowForm
        default: "@allow(rule-id, \"why\")"
        }
      report(
        owner.kind == .noMenu ? "reason-missing" : "allow-needs-reason", at: span,
        "\(subject(of: owner)) needs a reason in quotes, but \(here)", help: "Write `\(form)`.")
    case .block where owner.kind == .guidelines && isWord(node.firstToken):
      let edition = tree.text(of: node.firstToken)
      report(
        "unknown-edition", at: span, "There is no edition `\(edition)` of the guidelines",
        help: "The editions are 2022, 2025 and 2026.",
        fixes: ["latest", "newest", "current"].contains(edition.lowercased())
          ? [fix("Write `2026`", node.firstToken.span, with: "2026")] : [])
    case .block:
      if reportTypeOfDeclaration(node.firstToken, of: owner) { return }
      let isSystemMenu = owner.kind == .barMenu && owner.firstToken.keyword != .menu
      report(
        "block-missing", at: span,
        "\(subject(of: owner)) needs \(isSystemMenu ? "`standard` or " : "")`{` on its line, but \(here)",
        help: owner.kind == .choice && node.firstToken.keyword == .as
          ? "A choice has no field of its own: `type` names its Swift type."
          : "Write `{` at the end of the line, what belongs to it on the lines below, and `}` on a line of its own."
      )
    case .closingBrace:
      guard let block = path.last else { return }
      report(
        "unclosed-brace", at: block.firstToken.span, "This `{` is never closed",
        related: [RelatedPlace(place: place(node.span), message: "a `}` is expected here")],
        help: "Write `}` where the block ends.")
    case .version:
      report(
        "version-missing", at: span, "A platform needs its minimum version, but \(here)",
        help: "Write `platforms iOS 17, macOS 14`.")
    case .type:
      report(
        "type-missing", at: span, "A state variable needs a type, but \(here)",
        help: "The types are `Bool`, `Int`, `String` and the module's choices.")
    case .colon:
      report(
        "colon-missing", at: span,
        "A state variable and its type are separated by `:`, but \(here)",
        fixes: insertion("Add `:`", ":"))
    case .when:
      // The title of a command, reported with the place where it is missing.
      if word == "title", path.contains(where: lacksTitle) { return }
      let next = node.firstToken
      let text = tree.text(of: next)
      let replaces = text == "if" || !Spelling.nearest(to: text, among: ["when"]).isEmpty
      // What follows may be the next attribute or the next line, and no condition.
      let isCondition =
        !next.flags.contains(.newlineBefore) && next.keyword == .notAKeyword && text != "{"
      report(
        "when-missing", at: span, "`\(word)` is followed by `when` and a condition, but \(here)",
        help: "Write `\(word) when …`.",
        fixes: replaces
          ? [fix("Write `when`", next.span, with: "when")]
          : isCondition ? insertion("Add `when`", " when") : [])
    case .condition:
      if node.firstToken.kind == .equals && node.span.end == node.firstToken.start {
        report(
          "single-equals", at: node.firstToken.span, "Equality is written `==`",
          fixes: [fix("Remove this `=`", node.firstToken.span, with: "")])
        return
      }
      report(
        "condition-missing", at: span, "A condition is expected, but \(here)",
        help: "Write a state variable, or a comparison: `count > 1`.")
    case .openingParenthesis:
      report(
        "parenthesis-missing", at: span,
        "`@allow` needs its rule and reason in parentheses, but \(here)",
        help: "Write `@allow(rule-id, \"why\")`.")
    case .closingParenthesis:
      report(
        "parenthesis-missing", at: span, "A `)` is expected, but \(here)",
        help: "Close the parenthesis before the line ends.")
    case .symbolName:
      if reportParentheses(node.firstToken, of: owner) { return }
      report(
        "symbol-missing", at: span, "`symbol` needs the name of an SF Symbol, but \(here)",
        help: "Write it without quotes: `symbol square.and.arrow.up`.")
    case .key:
      // The lexer has reported a character that begins no token.
      if node.firstToken.isKeyWithoutQuotes { return }
      let isSign = node.firstToken.kind != .endOfFile && span == node.firstToken.span
      let sign = isSign ? tree.text(of: node.firstToken) : "|"
      report(
        "key-missing", at: span, "`key` needs a shortcut, but \(here)",
        help:
          "Write `key cmd+N` or `key shift+cmd+delete`; a sign by itself goes in quotes: `key \"\(sign)\"`."
      )
    case .integer:
      report(
        "number-missing", at: span, "`\(word)` needs a whole number, but \(here)",
        help: "Write it after the word: `\(word) 8`.")
    case .ruleName:
      report(
        "rule-missing", at: span, "The id of a rule is expected, but \(here)",
        help: "`menugen explain` lists the rules.")
    case .settingValue:
      report(
        "setting-missing", at: span, "A rule needs its severity or threshold, but \(here)",
        help: "Write `off`, `note`, `warning`, `error` or `max N` after the rule.")
    case .word
    where owner.kind == .allow && path.contains(where: { $0.kind == .state })
      && token(after: node.firstToken)?.kind != .leftParenthesis:
      report(
        "word-missing", at: span, "A state variable has nothing before its name",
        help: "Write `isPinned: Bool`, without `@State` and `var`.",
        fixes: nameOfVariable(after: node.firstToken).map {
          [fix("Remove it", Span(owner.span.start, $0.start), with: "")]
        } ?? [])
    case .word:
      report(
        "word-missing", at: span, missingWord(owner, here: here),
        help: wordHelp(owner), fixes: secondWord(of: owner, node.firstToken))
    case .edge where node.firstToken.keyword == .full:
      let full = node.firstToken
      let edge = token(after: full).flatMap {
        $0.keyword == .leading || $0.keyword == .trailing ? $0 : nil
      }
      report(
        "edge-missing", at: span, "`full` comes after the edge",
        help: edge == nil ? "Write `swipe trailing full { … }`." : nil,
        fixes: edge.map {
          let form = "\(tree.text(of: $0)) full"
          return [fix("Write `\(form)`", Span(full.start, $0.end), with: form)]
        } ?? [])
    case .edge:
      report(
        "edge-missing", at: span, "`swipe` is followed by `leading` or `trailing`, but \(here)",
        help:
          "Write the edge that the actions are at: where people read from the left, `leading` is left.",
        fixes: edge(node.firstToken))
    case .menuWord:
      report(
        "word-missing", at: span, "`\(word)` is followed by `menu`, but \(here)",
        fixes: insertion("Add `menu`", " menu"))
    case .platformName where node.firstToken.kind == .dot:
      let written = platforms(from: node.firstToken)
      report(
        "platform-missing", at: span, "A platform and its version are written `iOS 17`",
        help: written == nil ? platformHelp : nil, fixes: [written].compactMap(\.self))
    case .platformName:
      report(
        "platform-missing", at: span, "The name of a platform is expected, but \(here)",
        help: platformHelp)
    case .listElement:
      let comma = Span(max(node.span.start, 1) - 1, node.span.end)
      report(
        "list-ends-in-comma", at: comma, "The list ends in a comma",
        fixes: [fix("Remove the comma", comma, with: "")])
    case .silent, .surplusBrace, .notADeclaration, .notAnElement, .trailing, .braceOnNextLine,
      .listAcrossLines, .foreignPunctuation, .singleEquals, .chainedComparison, .unquotedText,
      .wordAsName, .dottedName, .tooDeep:
      break
    }
  }

  /// The edge that a side is where people read from the left.
  private func edge(_ token: Token) -> [Fix] {
    let edge: String
    switch token.keyword {
    case .left: edge = "leading"
    case .right: edge = "trailing"
    default: return []
    }
    return [fix("Write `\(edge)`", token.span, with: edge, applicability: .unsafe)]
  }

  /// `iOS 17, macOS 14` for `.iOS(.v17), .macOS("14.0")` of a package's manifest; nil for anything else.
  private func platforms(from first: Token) -> Fix? {
    var (dot, last) = (first, first)
    var written: [String] = []
    while dot.kind == .dot, let (text, closing) = platform(from: dot) {
      written.append(text)
      last = closing
      guard let comma = self.token(after: closing), comma.kind == .comma,
        let next = self.token(after: comma)
      else { break }
      dot = next
    }
    let text = written.joined(separator: ", ")
    return text.isEmpty ? nil : fix("Write `\(text)`", Span(first.start, last.end), with: text)
  }

  private func platform(from dot: Token) -> (text: String, closing: Token)? {
    guard let name = self.token(after: dot), name.kind == .identifier,
      let opening = self.token(after: name), opening.kind == .leftParenthesis
    else { return nil }
    var last = opening
    while last.kind != .rightParenthesis {
      guard let next = self.token(after: last) else { return nil }
      last = next
    }
    let version = tree.source.text(of: Span(opening.end, last.start))
      .filter { $0.isNumber || $0 == "." || $0 == "_" }
    var parts = version.split(whereSeparator: { $0 == "." || $0 == "_" }).prefix(2)
    if parts.count == 2 && parts[1] == "0" { parts.removeLast() }
    guard !parts.isEmpty else { return nil }
    return ("\(tree.text(of: name)) \(parts.joined(separator: "."))", last)
  }

  /// The name in `@State private var isPinned: Bool`.
  func nameOfVariable(after attribute: Token) -> Token? {
    var name = attribute
    while let next = token(after: name), next.kind == .identifier { name = next }
    return token(after: name)?.kind == .colon ? name : nil
  }

  private func lacksTitle(_ node: SyntaxNode) -> Bool {
    node.kind == .command && node.children.contains { $0.kind == .missing }
  }

  /// Whether a text follows a token on its line.
  private func isBeforeTitle(_ token: Token) -> Bool {
    if token.flags.contains(.newlineBefore) { return false }
    var next = self.token(after: token)
    while let token = next, token.kind != .semicolon, token.kind != .rightBrace {
      // `help "…"` has a text of its own.
      if token.kind == .string, previousToken(token)?.keyword == .notAKeyword { return true }
      next = self.token(after: token)
    }
    return false
  }

  private var platformHelp: String {
    "The platforms are \(Self.platformNames.dropLast().joined(separator: ", ")) and visionOS."
  }

  /// What a node is called at the start of a sentence.
  private func subject(of node: SyntaxNode) -> String {
    switch node.kind {
    case .file: return "This"
    case .command: return "A command"
    case .option: return "An option"
    case .variable: return "A state variable"
    case .optionReference: return "`.`"
    case .allow: return "`@allow`"
    case .entryTitle: return "`as`"
    default:
      let construct = Construct.first(node.firstToken.keyword, in: node.kind)
      return "`\(construct?.words ?? keyword(of: node))`"
    }
  }

  private func textHelp(_ node: SyntaxNode, of owner: SyntaxNode, _ word: String) -> String? {
    guard owner.kind == .command || owner.kind == .option else {
      return "Write the text after the word: `\(word) \"…\"`."
    }
    if node.previousToken?.kind == .slash {
      return "Write the second title after the `/`."
    }
    return "Write the title after the name: `\(word) \"Title\"`."
  }

  /// What a name is made of.
  var nameHelp: String {
    "A name has letters, digits and `_`, and begins with a letter or `_`: `sortOrder`."
  }

  func nameHelp(_ owner: SyntaxNode) -> String? {
    switch owner.kind {
    case .command, .option: return "Write `name \"Title\"`."
    case .choose: return "Write the state variable that people choose a value for."
    case .pick: return "Write the list that people pick from."
    case .standardEntry: return "Write `standard copy, paste`."
    case .optionReference: return "Write the name of an option after the dot."
    case .eachEntry: return "Write the command whose options are shown."
    case .includeEntry: return "Write the name of a menu that is declared with `menu NAME { … }`."
    default: return nameHelp
    }
  }

  private static let fileAllowForm = "allow rule-id in \"Main.storyboard\" \"why\""

  private func wordHelp(_ owner: SyntaxNode) -> String {
    switch owner.kind {
    case .language: "Write the language that the texts are written in: `language de`."
    case .fileAllow: "Write `\(Self.fileAllowForm)`."
    default:
      Construct.first(owner.firstToken.keyword, in: owner.kind).flatMap {
        $0.second == nil ? nil : "Write `\($0.words)`."
      } ?? "Write one of its words."
    }
  }

  /// The second word of what begins with two, in place of another: `keys changeable` for `keys custom`.
  private func secondWord(of owner: SyntaxNode, _ token: Token) -> [Fix] {
    guard let second = Construct.first(owner.firstToken.keyword, in: owner.kind)?.second?.text,
      isWord(token)
    else { return [] }
    let isNear = !Spelling.nearest(to: tree.text(of: token), among: [second]).isEmpty
    // In `status Player {` it is missing.
    if owner.kind == .statusItem, !isNear {
      guard let next = self.token(after: token), next.kind == .identifier,
        next.keyword == .notAKeyword
      else { return [] }
    }
    return [
      fix(
        "Write `\(second)`", token.span, with: second, applicability: isNear ? .safe : .unsafe)
    ]
  }

  private func missingWord(_ owner: SyntaxNode, here: String) -> String {
    switch owner.kind {
    case .strings: return "`strings` is followed by the name of a table or `none`, but \(here)"
    case .language: return "`language` is followed by a language's code, such as `de`, but \(here)"
    case .allow: return "`@` is followed by `allow`, but \(here)"
    case .fileAllow: return "The rules of `allow` are followed by `in` and a file, but \(here)"
    default: break
    }
    let construct = Construct.first(owner.firstToken.keyword, in: owner.kind)
    if let construct, let second = construct.second {
      return "`\(construct.keyword.text)` is followed by `\(second.text)`, but \(here)"
    }
    switch construct?.operand {
    case .word(let words):
      let list = Self.list(words.map(\.text), "or")
      return "\(subject(of: owner)) is followed by \(list), but \(here)"
    default: return "A word is expected after \(subject(of: owner)), but \(here)"
    }
  }
}

extension Token {
  /// Whether it is one of the signs that the lexer reports, and that are keys in quotes: `|`, `&` and a backtick.
  fileprivate var isKeyWithoutQuotes: Bool {
    switch kind {
    case .orOr, .andAnd: return flags.contains(.respelt)
    case .quotedIdentifier: return flags.contains(.unterminated)
    default: return false
    }
  }
}
