extension SyntaxDiagnoser {
  /// Reports tokens that the grammar does not know at their place.
  mutating func diagnoseUnexpected(_ node: SyntaxNode, in path: [SyntaxNode]) {
    let parent = path.last
    let token = node.firstToken
    let text = tree.text(of: token)
    let span = node.node.firstToken == node.node.tokenEnd ? token.span : node.span
    if token.flags.contains(.afterStray) && node.node.error.followsFromStray { return }
    if reportStays(node, token) || reportKeyTrait(node, token, in: path) { return }
    if reportQuestionPart(node, token, in: path) { return }
    if reportOnly(node, token, in: path) || reportWhenInBar(node, token, in: path) { return }
    switch node.node.error {
    case .surplusBrace:
      // Where the text is wrong elsewhere too, a `{` may be missing.
      report(
        "surplus-brace", at: span, "This `}` closes nothing",
        fixes: [
          fix(
            "Remove it", span, with: "",
            applicability: tree.errorNodes.count == 1 ? .safe : .suggestion)
        ])
    case .notADeclaration:
      reportNotADeclaration(token, text)
    case .notAnElement:
      reportNotAnElement(token, text, in: path)
    case .trailing:
      reportTrailing(node, token, text, in: path)
    case .braceOnNextLine:
      report(
        "brace-on-next-line", at: token.span, "`{` belongs on the line of its declaration",
        fixes: [fix("Join the lines", Span(previousEnd(node), token.end), with: " {")])
    case .listAcrossLines:
      let isComma = token.kind == .comma
      report(
        "list-across-lines",
        at: isComma ? token.span : Span(previousEnd(node) - 1, previousEnd(node)),
        "A list ends with its line, and this one goes on after a comma",
        fixes: [
          fix("Join the lines", Span(previousEnd(node), token.start), with: isComma ? "" : " ")
        ])
    case .foreignPunctuation:
      reportForeignPunctuation(token, text, parent: parent)
    case .singleEquals:
      reportSingleEquals(node, token)
    case .chainedComparison:
      report(
        "chained-comparison", at: token.span, "Comparisons cannot be chained",
        help: "Write two comparisons joined by `&&`.", fixes: comparedTwice(node))
    case .unquotedText:
      reportUnquotedText(node, parent: parent)
    case .wordAsName:
      report(
        "not-a-name", at: token.span, "`\(text)` is not a name",
        help: parent.flatMap {
          [.choose, .pick, .eachEntry, .includeEntry].contains($0.kind) ? nameHelp($0) : nil
        } ?? nameHelp)
    case .dottedName:
      reportDottedName(token, text)
    case .tooDeep:
      report(
        "nesting-too-deep", at: token.span, "This nests deeper than \(Nesting.maximumDepth) levels",
        help: token.kind == .leftBrace
          ? "Give inner parts names of their own: `menu NAME { … }` and `include NAME`."
          : "Declare a state variable for a part of the condition.")
    case .silent, .name, .text, .block, .closingBrace, .version, .type, .colon, .when, .condition,
      .closingParenthesis,
      .symbolName, .key, .integer, .ruleName, .settingValue, .word, .platformName, .listElement,
      .reason,
      .openingParenthesis, .menuWord, .edge:
      break
    }
  }

  /// Reports what follows a statement, or a part of one.
  private mutating func reportTrailing(
    _ node: SyntaxNode, _ token: Token, _ text: String, in path: [SyntaxNode]
  ) {
    if text == "=" && statementBefore(token, in: path)?.kind == .variable {
      report(
        "unexpected", at: node.span, "A state variable has no value here: the app gives it",
        help: "Until then a `Bool` is `false`, a number 0, and a choice has its first option.",
        fixes: [
          fix(
            "Remove it", Span(previousEnd(node), node.span.end), with: "", applicability: .unsafe)
        ])
    } else if path.last?.kind == .swipe {
      reportSwipeTrait(token, text)
    } else if path.last?.kind == .rowEntry {
      reportUnknownWord(
        "unknown-row-size", token, text, among: Self.words(in: .rowHeader),
        otherwise: "The elements of a row are `small` or `medium`, not `\(text)`",
        help: "Without the word, up to three are medium, and more are small.")
    } else {
      reportTrailing(token, text, in: path)
    }
  }

  private mutating func reportDottedName(_ token: Token, _ text: String) {
    if let first = text.utf8.first, first >= 0x30 && first <= 0x39 {
      report(
        "bad-number", at: token.span, "`\(text)` is not a whole number",
        help: "Conditions compare whole numbers: `count > 1`.")
    } else {
      report(
        "not-a-name", at: token.span, "`\(text)` is not a state variable",
        help:
          "A condition names state variables as they are, and options with a leading dot: `sortOrder == .title`."
      )
    }
  }

  /// The value in the middle of a chain of comparisons, compared with both sides.
  private func comparedTwice(_ node: SyntaxNode) -> [Fix] {
    guard let middle = node.previousToken, middle.kind == .identifier || middle.kind == .number
    else { return [] }
    let start = node.firstToken.start
    return [
      fix(
        "Compare both sides with `\(tree.text(of: middle))`", Span(start, start),
        with: "&& \(tree.text(of: middle)) ", applicability: .unsafe)
    ]
  }

  private func previousEnd(_ node: SyntaxNode) -> UInt32 {
    node.node.firstToken == 0 ? 0 : tree.tokens[Int(node.node.firstToken) - 1].end
  }

  // MARK: Statements

  private mutating func reportNotADeclaration(_ token: Token, _ text: String) {
    switch token.keyword {
    case .context:
      reportContextMenuWithoutTarget(token)
      return
    case .edit:
      report(
        "not-a-declaration", at: token.span, "An edit menu belongs in an `item`",
        help: "Write `item Name { edit menu { … } }`.")
      return
    case .button, .more, .background, .preview:
      report(
        "not-a-declaration", at: token.span, "`\(text)` belongs in a `screen`",
        help: "Write `screen Name { … }` around it.")
      return
    default: break
    }
    if reportDeclaration(token, text, in: .file) || reportHabitOfDeclarations(token, text)
      || reportForeignComment(token)
    {
      return
    }
    let declarations = Construct.all(in: .file)
    reportUnknownWord(
      "not-a-declaration", token, text,
      among: declarations.filter { $0.second == nil }.map(\.words),
      otherwise: "\(shown(token, text)) does not begin a declaration",
      help: "A file can have \(Self.list(declarations.map(\.words), "and")).")
  }

  private mutating func reportContextMenuWithoutTarget(_ token: Token) {
    report(
      "context-has-target", at: token.span,
      "A context menu belongs in an `item` or a `background`",
      help: "Write `item Name { context menu { … } }`.")
  }

  private mutating func reportNotAnElement(
    _ token: Token, _ text: String, in path: [SyntaxNode]
  ) {
    let owner = path.last { $0.kind != .block && $0.kind != .attributeBlock }?.kind ?? .file
    if owner == .screen && token.keyword == .context {
      reportContextMenuWithoutTarget(token)
      return
    }
    if token.keyword == .shows {
      report(
        "not-an-element", at: token.span, "`shows` belongs in a screen or an item",
        help: "In a menu, write the names of commands.")
      return
    }
    if reportDeclaration(token, text, in: owner) { return }
    let (place, places): (String, Construct.Places)
    switch owner {
    case .app: (place, places) = ("`app`", .app)
    case .state: (place, places) = ("`state`", [])
    case .choice: (place, places) = ("a choice", [])
    case .commands: (place, places) = ("`commands`", [])
    case .command, .option, .attributeBlock:
      if reportPluralForm(token, text) || reportHabitOfAttributes(token, text)
        || reportModifier(token, isEntry: false)
      {
        return
      }
      (place, places) = ("the attributes of a command", .command)
    case .screen: (place, places) = ("a screen", .screen)
    case .item: (place, places) = ("an item", .item)
    case .background: (place, places) = ("a background", .background)
    case .toolbar: (place, places) = ("a toolbar", .toolbar)
    case .menuBar: (place, places) = ("the menu bar", .menuBar)
    case .guidelines: (place, places) = ("`guidelines`", .guidelines)
    default: (place, places) = ("a menu", [])
    }
    if reportHabitOfDeclarations(token, text) || reportForeignComment(token)
      || reportModifier(token, isEntry: true)
    {
      return
    }
    let words = Self.words(in: places)
    if token.kind == .string && words.isEmpty {
      report(
        "not-an-element", at: token.span, "Text by itself is not an entry",
        help: "Write the name of a command; commands are declared in `commands` and placed by name."
      )
      return
    }
    reportUnknownWord(
      "not-an-element", token, text, among: words,
      otherwise: "\(shown(token, text)) does not belong in \(place)",
      help: words.isEmpty
        ? "Write the names of commands, or an entry such as `menu \"Title\" { … }`."
        : "Allowed there: \(words.map { "`\($0)`" }.joined(separator: ", ")).")
  }

  /// Reports a plural form on a line of its own.
  private mutating func reportPluralForm(_ token: Token, _ text: String) -> Bool {
    switch token.keyword {
    case .zero, .one, .two, .few, .many, .other: break
    default: return false
    }
    guard let previous = previousToken(token) else { return false }
    report(
      "not-an-element", at: token.span,
      "A plural form must be on the same line as its text",
      help: "Write `confirm \"Delete {noteCount} Notes?\" one \"Delete {noteCount} Note?\"`.",
      fixes: previous.kind == .string
        ? [fix("Join the lines", Span(previous.end, token.start), with: " ")] : [])
    return true
  }

  /// The words with which something can begin in some places, for suggestions.
  static func words(in places: Construct.Places) -> [String] {
    Construct.all(in: places).map(\.words)
  }

  /// Words as code, with a conjunction before the last.
  static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Whether a token is between two texts, where a plural form could be.
  private func isBetweenTexts(_ token: Token) -> Bool {
    guard previousToken(token)?.kind == .string else { return false }
    let number = tree.tokenNumber(endingAfter: Int(token.start)) + 1
    return number < tree.tokens.count && tree.tokens[number].kind == .string
      && !tree.tokens[number].flags.contains(.newlineBefore)
  }

  private func shown(_ token: Token, _ text: String) -> String {
    token.kind == .string ? "This text" : "`\(text)`"
  }

  /// Reports a word that is not among `words`, with the nearest of them.
  mutating func reportUnknownWord(
    _ rule: String, _ token: Token, _ text: String, among words: [String], otherwise: String,
    help: String?
  ) {
    if token.kind == .identifier,
      let word = words.first(where: { $0 != text && $0.lowercased() == text.lowercased() })
    {
      report(
        rule, at: token.span, "`\(text)` is written `\(word)`",
        fixes: [fix("Write `\(word)`", token.span, with: word)])
    } else if token.kind == .identifier,
      let nearest = Spelling.nearest(to: text, among: words).first
    {
      report(
        rule, at: token.span, otherwise, help: "Did you mean `\(nearest)`?",
        fixes: [fix("Write `\(nearest)`", token.span, with: nearest, applicability: .unsafe)])
    } else {
      report(rule, at: token.span, otherwise, help: help)
    }
  }

  // MARK: What is left of a line

  /// Reports `and`, `or` and `not` in a condition.
  mutating func reportWordOperator(
    _ token: Token, _ text: String, behind statement: SyntaxNode?
  ) -> Bool {
    guard isBehindCondition(token, in: statement) else { return false }
    if text == "and" || text == "or" {
      let sign = text == "and" ? "&&" : "||"
      report(
        "single-operator", at: token.span,
        "“\(text == "and" ? "And" : "Or")” is written `\(sign)`",
        fixes: [fix("Write `\(sign)`", token.span, with: sign)])
      return true
    }
    guard let previous = previousToken(token), tree.text(of: previous) == "not" else {
      return false
    }
    report(
      "single-operator", at: previous.span, "“Not” is written `!`",
      fixes: [fix("Write `!`", Span(previous.start, token.start), with: "!")])
    return true
  }

  private mutating func reportTrailing(
    _ token: Token, _ text: String, in path: [SyntaxNode]
  ) {
    if token.kind == .rightParenthesis {
      report(
        "surplus-parenthesis", at: token.span, "This `)` closes nothing",
        fixes: [fix("Remove it", token.span, with: "")])
      return
    }
    let statement = statementBefore(token, in: path)
    if token.kind == .comma {
      reportComma(token, behind: statement)
      return
    }
    if reportWordOperator(token, text, behind: statement) || reportQuotesInText(token) { return }
    if let previous = previousToken(token), previous.kind == .rightBrace,
      statement?.kind != .command,
      statement?.kind != .option
    {
      if text == "else" {
        report(
          "unexpected", at: token.span, "`else` is written as another `when`",
          help: "Write `when` and the opposite condition, on a line of its own.")
        return
      }
      report(
        "unexpected", at: token.span,
        "A statement begins on a line of its own, and this follows a block",
        help: "Begin a new line, or write `;` before it.",
        fixes: [fix("Add `;`", Span(previous.end, previous.end), with: ";")])
      return
    }
    guard let statement else { return reportUnexpected(token, text) }
    if reportTypeOfDeclaration(token, of: statement) { return }
    if let owner = path.last, reportHeaderPart(token, text, of: owner) { return }
    switch statement.kind {
    case .command, .option: reportTrailing(token, text, ofCommand: statement)
    case .commandEntry, .eachEntry, .standardEntry, .segmentedEntry, .searchEntry, .viewEntry:
      reportTrailing(token, text, ofEntry: statement, in: path)
    case .platforms where token.kind == .identifier:
      let end = previousToken(token)?.end ?? token.start
      if Self.words(in: .app).contains(text) {
        return report(
          "unexpected", at: token.span, "`\(text)` begins a line of its own, or follows a `;`",
          fixes: [fix("Add `;`", Span(end, end), with: ";")])
      }
      report(
        "unexpected", at: token.span, "A comma is missing before `\(text)`",
        fixes: [fix("Add a comma", Span(end, end), with: ",")])
    case .contextMenu, .editMenu: reportOwnerOfMenu(token, of: statement, in: path)
    case .screen:
      reportUnknownWord(
        "unexpected", token, text, among: Self.words(in: .screenHeader),
        otherwise: "\(shown(token, text)) does not apply to a screen",
        help: "A screen can be `scrolls`, `tab bar` or `settings`.")
    case .preview:
      reportUnknownWord(
        "unexpected", token, text, among: Self.words(in: .preview),
        otherwise: "\(shown(token, text)) does not apply to a preview",
        help: "A preview can be `rounded N`, `capsule` or `circle`, `opens COMMAND` and `drags`.")
    default:
      let isAttribute = path.contains { $0.kind == .attributeBlock }
      if isAttribute && reportHabitOfAttributes(token, text) { return }
      reportUnexpected(token, text)
    }
  }

  private mutating func reportUnexpected(_ token: Token, _ text: String) {
    if reportValueOfFlag(token) { return }
    let menus: Set<Keyword> = [.app, .file, .edit, .format, .view, .window, .help]
    if let menu = previousToken(token), menus.contains(menu.keyword), token.kind == .identifier,
      !token.flags.contains(.newlineBefore),
      !Spelling.nearest(to: text, among: ["standard"]).isEmpty
    {
      report(
        "unexpected", at: token.span, "`\(text)` is not expected here",
        help: "Did you mean `standard`?",
        fixes: [fix("Write `standard`", token.span, with: "standard", applicability: .unsafe)])
      return
    }
    report(
      "unexpected", at: token.span, "\(shown(token, text)) is not expected here",
      help: "Begin a new line, or write `;` before the next statement.")
  }

  /// Reports what follows the attributes of a command or an option.
  private mutating func reportTrailing(
    _ token: Token, _ text: String, ofCommand statement: SyntaxNode
  ) {
    let what = statement.kind == .option ? "an option" : "a command"
    if let previous = previousToken(token), previous.kind == .rightBrace {
      report(
        "unexpected", at: token.span,
        "Nothing can follow the braces of \(what)",
        help:
          "Write the attributes in the braces, or all of them on the line of the title."
      )
      return
    }
    // It is reported by its comma.
    if let comma = previousToken(token), comma.kind == .comma, let before = previousToken(comma),
      otherState(token, text, of: statement, behind: before) != nil
    {
      return
    }
    if reportKeyAfterDot(token) || reportKeyWithoutWord(token, text)
      || reportHabitOfAttributes(token, text) || reportModifier(token, isEntry: false)
    {
      return
    }
    if let before = previousToken(token),
      let state = otherState(token, text, of: statement, behind: before)
    {
      report(
        "unknown-attribute", at: token.span,
        "The \(state) for a command's other state is written after `/`",
        help: "The second one is shown while the condition of `on when` holds.",
        // Without `on when`, what is mended never shows.
        fixes: [
          fix("Add `/`", Span(token.start, token.start), with: "/ ", applicability: .unsafe)
        ])
      return
    }
    reportUnknownWord(
      "unknown-attribute", token, text,
      among: Self.words(in: isBetweenTexts(token) ? [.command, .text] : places(after: statement)),
      otherwise:
        "\(shown(token, text)) is not an attribute of \(what)",
      help: "Begin a new line, or write `;` before the next statement.")
  }

  /// What can follow the last attribute of a command.
  private func places(after command: SyntaxNode) -> Construct.Places {
    let parts = command.children.filter { !$0.isError }
    return parts.last?.kind == .key ? [.command, .shortcut] : .command
  }

  /// Reports what follows an entry and what changes it.
  private mutating func reportTrailing(
    _ token: Token, _ text: String, ofEntry statement: SyntaxNode, in path: [SyntaxNode]
  ) {
    if reportHabitOfEntries(statement) || reportPlatformOfEntry(token, of: statement) { return }
    if statement.firstToken.keyword == .swipe,
      token.keyword == .leading || token.keyword == .trailing
    {
      report(
        "not-an-element", at: statement.firstToken.span,
        "Swipe actions belong in an `item`, beside its menu",
        help: "Write `item Name { swipe trailing { … } }`.")
      return
    }
    if token.keyword == .key || statement.firstToken.keyword == .key {
      let message = "A shortcut belongs to the command, not to a menu that it is in"
      if path.contains(where: { $0.kind == .contextMenu }) {
        report(
          "context-no-shortcuts", at: token.span, message,
          help: "Write `key` where the command is declared; context menus show no shortcuts.")
      } else {
        report(
          "key-on-placement", at: token.span, message,
          help: "Write `key` where the command is declared.")
      }
      return
    }
    if token.kind == .leftParenthesis {
      let word = tree.text(of: statement.firstToken)
      report(
        "unexpected", at: token.span, "An entry is a name without parentheses",
        help: "Write `\(word)` for a command of that name.")
      return
    }
    if token.kind == .leftBrace {
      let word = tree.text(of: statement.firstToken)
      if reportHabitOfAreas(statement.firstToken, word, in: path) { return }
      report(
        "not-an-element", at: statement.firstToken.span, "`\(word)` cannot have a block here",
        help:
          "In a menu, `menu`, `section`, `row`, `palette`, `when` and `on` have one; in a toolbar, `menu`, `group`, `when`, `on`, and areas such as `trailing`."
      )
      return
    }
    if token.kind == .string {
      report(
        "unexpected-text", at: token.span, "An entry takes the title of its command",
        help: "Write `as \"…\"` for another title here.",
        fixes: [fix("Add `as`", Span(token.start, token.start), with: "as ")])
      return
    }
    if reportAttributeOfEntry(token, text) { return }
    reportUnknownWord(
      "unexpected", token, text,
      among: Self.words(in: [.entry, .toolbarEntry]),
      otherwise: "\(shown(token, text)) does not belong after an entry",
      help: "Begin a new line, or write `;` before the next entry.")
  }

  /// Where the token after another begins.
  func nextStart(_ token: Token) -> UInt32 {
    tree.tokens[min(tokenIndex(from: token.end), tree.tokens.count - 1)].start
  }

  /// The token before another.
  func previousToken(_ token: Token) -> Token? { lastToken(before: token.start) }

  /// The last token that begins before an offset.
  func lastToken(before offset: UInt32) -> Token? {
    let index = tokenIndex(from: offset)
    return index > 0 ? tree.tokens[index - 1] : nil
  }

  /// The index of the first token that begins at or after an offset.
  func tokenIndex(from offset: UInt32) -> Int {
    tree.tokens.partitioningIndex { $0.start >= offset }
  }

  /// Whether the last thing before a token is a condition.
  func isBehindCondition(_ token: Token, in statement: SyntaxNode?) -> Bool {
    var last: SyntaxNode?
    guard let statement else { return false }
    for child in statement.children where child.span.start < token.start { last = child }
    // In braces the condition is a statement of its own.
    if !token.flags.contains(.newlineBefore), isCondition(statement) { return true }
    return isCondition(last)
  }

  private func isCondition(_ node: SyntaxNode?) -> Bool {
    switch node?.kind {
    case .enabledWhen, .shownWhen, .onWhen, .mixedWhen: return true
    default: return false
    }
  }

  private mutating func reportSingleEquals(_ node: SyntaxNode, _ token: Token) {
    let next = Int(node.node.firstToken) + 1
    if next < tree.tokens.count, tree.tokens[next].start == token.end,
      tree.tokens[next].kind == .greater || tree.tokens[next].kind == .less
    {
      let sign = tree.tokens[next].kind == .greater ? ">=" : "<="
      let span = Span(token.start, tree.tokens[next].end)
      report(
        "single-equals", at: span, "`\(tree.source.text(of: span))` is written `\(sign)`",
        fixes: [fix("Write `\(sign)`", span, with: sign)])
      return
    }
    report(
      "single-equals", at: token.span, "Equality is written `==`",
      fixes: token.kind == .equals ? [fix("Write `==`", token.span, with: "==")] : [])
  }

  /// The statement that a surplus token follows, or the header that it is in.
  func statementBefore(_ token: Token, in path: [SyntaxNode]) -> SyntaxNode? {
    guard let parent = path.last else { return nil }
    guard parent.kind == .block || parent.kind == .file || parent.kind == .attributeBlock else {
      return parent
    }
    var found: SyntaxNode?
    for child in parent.children {
      if child.span.start >= token.start { break }
      if child.kind != .allow { found = child }
    }
    if found?.kind == .unexpected { return parent }
    return found
  }

  private mutating func reportForeignPunctuation(
    _ token: Token, _ text: String, parent: SyntaxNode?
  ) {
    if parent?.kind == .variable {
      if reportWordOfVariable(token, text) { return }
      report(
        "foreign-punctuation", at: token.span, "A state variable and its type are separated by `:`",
        fixes: [fix("Write `:`", token.span, with: ":")])
      return
    }
    switch parent?.kind {
    case .enabledWhen, .shownWhen, .onWhen, .onlyWhen:
      report(
        "foreign-punctuation", at: token.span, "A condition is introduced by `when`, not `\(text)`",
        fixes: [fix("Write `when`", token.span, with: " when")])
      return
    default: break
    }
    report(
      "foreign-punctuation", at: token.span, "There is no `\(text)` between a word and its value",
      fixes: [fix("Remove `\(text)`", token.span, with: "")])
  }
}
