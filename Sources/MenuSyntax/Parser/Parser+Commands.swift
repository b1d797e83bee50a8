extension Parser {
  /// `commands = "commands" [ name ] { attribute } "{" { command separator } "}"`
  mutating func parseCommands() {
    let commands = start(.commands)
    advance()
    if !isAtNewline && isWord && !isAttribute(current.pointee.keyword) { expectName() }
    while !isAtStatementEnd && !at(.leftBrace) {
      if !parseAttribute() { break }
    }
    expectBlock(.commands)
    finish(commands)
  }

  /// `command = { allow } name countedText [ "/" countedText ] { attribute } [ attributeBlock ]`
  mutating func parseCommand() {
    parseTitled(.command)
  }

  /// A command or an option: the first word is always its name.
  mutating func parseTitled(_ kind: NodeKind) {
    let titled = start(kind)
    if isWord || at(.keyChord) {
      parseFirstName()
    } else if case .string = current.pointee.kind {
      missing(.name)
    } else {
      unexpectedStatement(.notAnElement)
      finish(titled)
      return
    }
    skipForeignPunctuation()
    expectCountedText()
    if case .slash = current.pointee.kind, !isAtNewline {
      advance()
      expectCountedText()
    }
    while !isAtStatementEnd {
      if case .leftBrace = current.pointee.kind {
        parseAttributeBlock()
        break
      }
      if parseAttribute() { continue }
      guard case .comma = current.pointee.kind else { break }
      unexpectedSign(.trailing)
    }
    if at(.leftBrace) && isAtNewline {
      unexpectedPlace(.braceOnNextLine)
      parseAttributeBlock()
    }
    finish(titled)
  }

  /// `attributeBlock = "{" { { allow } attribute { attribute } separator } "}"`
  mutating func parseAttributeBlock() {
    let block = start(.attributeBlock)
    parseBlock(.attributes)
    finish(block)
  }

  /// The attributes of a line in braces.
  mutating func parseAttributeStatement() {
    guard parseAttribute() else {
      unexpectedStatement(.notAnElement)
      return
    }
    while !isAtStatementEnd && isAttribute(current.pointee.keyword) {
      if !parseAttribute() { return }
    }
  }

  /// Whether a keyword begins an attribute.
  func isAttribute(_ keyword: Keyword) -> Bool { ConstructsByKeyword.attributes.contains(keyword) }

  /// An attribute. `Construct.attributes` has the productions of most. False where none begins.
  mutating func parseAttribute() -> Bool { parsePart(in: .attributes) }

  /// One of some constructs, by the form of its operand. False where none begins.
  mutating func parsePart(in parts: ConstructsByKeyword) -> Bool {
    guard let part = parts[current.pointee.keyword] else { return false }
    switch part.operand {
    case .none: parseWords(part)
    case .symbol: parseSymbol()
    case .image: parseImage()
    case .shortcut: parseKey()
    case .condition: parseCondition(part.kind, isAfterWhen: part.second == .when)
    case .optionalCondition: parseDestructive()
    case .optionalPlatforms: parseOnscreen()
    case .text: parseTextAttribute(part.kind)
    case .textOfStates: parseLabel()
    case .textWhen: parseTitleWhen()
    case .optionForm: parseOptionForm()
    case .textOrOption: parseSubtitle()
    case .question: parseQuestion()
    case .number: parseNumber(part.kind)
    case .word: parseWordAttribute(part.kind)
    case .name: parseNameAttribute(part.kind)
    case .reason, .setting: return false
    }
    return true
  }

  /// `symbol = "symbol" symbolName [ "/" symbolName ] [ stays ] [ during ]`
  /// `stays = "stays"`
  mutating func parseSymbol() {
    let symbol = start(.symbol)
    advance()
    skipForeignPunctuation()
    expectSymbolName()
    if case .slash = current.pointee.kind, !isAtNewline {
      advance()
      expectSymbolName()
    }
    if atKeywordOnLine(.stays) { leaf(.stays) }
    parseDuring()
    finish(symbol)
  }

  /// `symbolName = wordPart { wordPart | "." }`
  mutating func expectSymbolName() {
    if !isAtNewline {
      switch current.pointee.kind {
      case .identifier, .dottedWord, .number, .quotedIdentifier, .hyphenatedWord:
        leaf(.name)
        return
      case .string:
        unexpectedToken(.unquotedText)
        return
      default:
        break
      }
    }
    missing(.symbolName)
  }

  /// `image = "image" text [ "/" text ] [ stays ] [ during ]`
  mutating func parseImage() {
    let image = start(.image)
    advance()
    skipForeignPunctuation()
    expectText()
    if case .slash = current.pointee.kind, !isAtNewline {
      advance()
      expectText()
    }
    if atKeywordOnLine(.stays) { leaf(.stays) }
    parseDuring()
    finish(image)
  }

  /// `key = "key" chord { "," chord } [ always ] [ global ] [ fixedKey ]`
  /// `always = "always"`
  /// `global = "global"`
  /// `fixedKey = "fixed"`
  mutating func parseKey() {
    let key = start(.key)
    advance()
    skipForeignPunctuation()
    if atKeywordOnLine(.always), nextKindOnLine == .keyChord { unexpectedSign(.trailing) }
    expectChord()
    while !isAtNewline, at(.comma), !isCommaBeforeAttribute, parseListComma() { expectChord() }
    if atKeywordOnLine(.always) { leaf(.always) }
    if atKeywordOnLine(.global) { leaf(.global) }
    if atKeywordOnLine(.fixed) { leaf(.fixedKey) }
    finish(key)
  }

  /// Whether the comma at hand is before another attribute, where it does not belong. `help` is a key as well.
  private var isCommaBeforeAttribute: Bool {
    mutating get {
      if case .identifier = nextKindOnLine, case .string = current[2].kind { return true }
      let next = nextKeywordOnLine
      return isAttribute(next) && next != .help
    }
  }

  private mutating func expectChord() {
    if isAtNewline {
      missing(.key)
    } else {
      switch current.pointee.kind {
      case .keyChord, .identifier, .number, .sign, .dottedWord, .hyphenatedWord, .slash, .comma,
        .dot,
        .colon, .bang, .less, .greater, .equals, .leftParenthesis, .rightParenthesis, .at, .string:
        leaf(.name)
      default:
        missing(.key)
      }
    }
  }

  /// A word, in most cases `when`, and a condition or, after `only`, `DEBUG`.
  ///
  /// `onlyWhen = "only" "when" ( condition | debug )`
  mutating func parseCondition(_ kind: NodeKind, isAfterWhen: Bool = true) {
    let attribute = start(kind)
    advance()
    if !isAfterWhen {
      skipForeignPunctuation()
    } else if atKeywordOnLine(.when) {
      advance()
    } else {
      if !isAtNewline && (at(.colon) || at(.equals)) { unexpectedToken(.foreignPunctuation) }
      missing(.when)
    }
    if case .onlyWhen = kind, parseDebug() {
      finish(attribute)
      return
    }
    expectCondition()
    finish(attribute)
  }

  /// A word and a whole number.
  private mutating func parseNumber(_ kind: NodeKind) {
    let attribute = start(kind)
    advance()
    if case .number = current.pointee.kind, !isAtNewline {
      leaf(.integer)
    } else {
      missing(.integer)
    }
    finish(attribute)
  }

  /// A word and a text that people see.
  ///
  /// `message = "message" countedText`
  /// `answerTitle = "button" countedText`
  mutating func parseTextAttribute(_ kind: NodeKind) {
    let attribute = start(kind)
    advance()
    skipForeignPunctuation()
    expectCountedText()
    finish(attribute)
  }

  /// `label = "label" countedText [ "/" countedText ]`
  private mutating func parseLabel() {
    let label = start(.label)
    advance()
    skipForeignPunctuation()
    expectCountedText()
    if case .slash = current.pointee.kind, !isAtNewline {
      advance()
      expectCountedText()
    }
    finish(label)
  }

  /// `titleWhen = "title" countedText during`
  private mutating func parseTitleWhen() {
    let title = start(.titleWhen)
    advance()
    skipForeignPunctuation()
    expectCountedText()
    if !parseDuring() { missing(.when) }
    finish(title)
  }

  /// `optionForm = "option" countedText [ symbol | image ]`
  private mutating func parseOptionForm() {
    let form = start(.optionForm)
    advance()
    skipForeignPunctuation()
    expectCountedText()
    if atKeywordOnLine(.symbol) {
      parseSymbol()
    } else if atKeywordOnLine(.image) {
      parseImage()
    }
    finish(form)
  }

  /// `destructive = "destructive" [ during ]`
  private mutating func parseDestructive() {
    let destructive = start(.destructive)
    advance()
    parseDuring()
    finish(destructive)
  }

  /// `during = "when" condition`
  @discardableResult
  private mutating func parseDuring() -> Bool {
    guard atKeywordOnLine(.when) else { return false }
    parseCondition(.during, isAfterWhen: false)
    return true
  }

  /// `onscreen = "onscreen" [ "on" name { "," name } ]`
  ///
  /// `on` before `when` is the next attribute.
  private mutating func parseOnscreen() {
    let onscreen = start(.onscreen)
    advance()
    if atKeywordOnLine(.on), nextKeywordOnLine != .when {
      advance()
      expectPlatformNames()
    }
    finish(onscreen)
  }

  /// `subtitle = "subtitle" ( countedText | optionTitle )`
  /// `optionTitle = "option"`
  mutating func parseSubtitle() {
    let subtitle = start(.subtitle)
    advance()
    skipForeignPunctuation()
    if atKeywordOnLine(.option) { leaf(.optionTitle) } else { expectCountedText() }
    finish(subtitle)
  }

  /// `confirm = "confirm" countedText { message | answerTitle | answers | during }`
  ///
  /// The resolver tells of parts in another order and of those that are repeated.
  mutating func parseQuestion() {
    let question = start(.confirm)
    advance()
    skipForeignPunctuation()
    expectCountedText()
    while !isAtStatementEnd, let part = ConstructsByKeyword.questionParts[current.pointee.keyword] {
      switch part.kind {
      case .answers: parseAnswers()
      case .during: parseDuring()
      default: parseTextAttribute(part.kind)
      }
    }
    finish(question)
  }

  /// `answers = "or" name { "," name }`
  private mutating func parseAnswers() {
    let answers = start(.answers)
    advance()
    skipForeignPunctuation()
    expectName()
    while parseListComma() { parseFirstName() }
    finish(answers)
  }

  /// A word and another, which the resolver reads.
  mutating func parseWordAttribute(_ kind: NodeKind) {
    let attribute = start(kind)
    advance()
    skipForeignPunctuation()
    expectWord()
    finish(attribute)
  }

  /// A word and a name.
  mutating func parseNameAttribute(_ kind: NodeKind) {
    let attribute = start(kind)
    advance()
    skipForeignPunctuation()
    expectName()
    finish(attribute)
  }
}
