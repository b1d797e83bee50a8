extension Parser {
  /// `declaration = { allow } ( app | state | choice | list | commands | screen | item | menu |
  /// toolbar | menuBar | quickActions | dockMenu | statusItem | guidelines )`
  mutating func parseDeclaration() {
    switch current.pointee.keyword {
    case .app: parseApp()
    case .state: parseState()
    case .choice: parseChoice()
    case .list: parseList()
    case .commands: parseCommands()
    case .screen: parseScreen()
    case .item: parseItem()
    case .menu:
      if nextKeywordOnLine == .bar { parseMenuBar() } else { parseMenu() }
    case .toolbar: parseToolbar()
    case .quick: parseWordsAndBlock(.quickActions, second: .actions)
    case .dock: parseWordsAndBlock(.dockMenu, second: .menu)
    case .status: parseStatusItem()
    case .guidelines: parseGuidelines()
    default: unexpectedStatement(.notADeclaration)
    }
  }

  /// `allow = "@" "allow" "(" ruleName "," text ")"`
  @inline(never)
  mutating func parseAllowances() {
    while case .at = current.pointee.kind {
      let allow = start(.allow)
      var isSwifts = false
      advance()
      if atKeyword(.allow) {
        advance()
      } else {
        missing(.word)
        if at(.identifier) && !isAtNewline {
          // `@State isPinned: Bool` has nothing in parentheses.
          isSwifts = nextKindOnLine == .identifier
          if isSwifts || nextKindOnLine == .leftParenthesis { advance() }
        }
      }
      if at(.leftParenthesis) {
        advance()
        expectRuleName()
        if case .comma = current.pointee.kind {
          advance()
          if case .string = current.pointee.kind { leaf(.text) } else { missing(.reason) }
        } else {
          missing(.reason)
        }
        if case .rightParenthesis = current.pointee.kind {
          advance()
        } else {
          missing(.closingParenthesis)
        }
      } else if !isSwifts {
        missing(.openingParenthesis)
      }
      finish(allow)
    }
  }

  /// `ruleName = identifier { "-" identifier }`
  mutating func expectRuleName() {
    switch current.pointee.kind {
    case .identifier, .hyphenatedWord: leaf(.name)
    default: missing(.ruleName)
    }
  }

  /// `app = "app" name "{" { appSetting separator } "}"`
  mutating func parseApp() {
    let app = start(.app)
    advance()
    skipForeignPunctuation()
    expectName()
    expectBlock(.appSettings)
    finish(app)
  }

  /// `appSetting = { allow } ( platforms | emit | access | strings | accessory | language | keysChangeable )`
  /// `accessory = "accessory"`
  /// `keysChangeable = "keys" "changeable"`
  mutating func parseAppSetting() {
    switch current.pointee.keyword {
    case .platforms: parsePlatforms()
    case .emit: parseWordList(.emit)
    case .access: parseWordSetting(.access)
    case .strings: parseWordSetting(.strings)
    case .accessory: leaf(.accessory)
    case .language: parseLanguage()
    case .keys: parseTwoWords(.keysChangeable, second: .changeable)
    default: unexpectedStatement(.notAnElement)
    }
  }

  /// `platforms = "platforms" platform { "," platform }`
  mutating func parsePlatforms() {
    let platforms = start(.platforms)
    advance()
    skipForeignPunctuation()
    if isAtNewline { missing(.platformName) } else { parsePlatform() }
    while parseListComma() { parsePlatform() }
    finish(platforms)
  }

  /// `platform = name version`
  mutating func parsePlatform() {
    let platform = start(.platform)
    if at(.identifier) { leaf(.name) } else { missing(.platformName) }
    let kind = current.pointee.kind
    if !isAtNewline && (kind == .number || kind == .dottedWord) {
      leaf(.integer)
    } else {
      missing(.version)
    }
    finish(platform)
  }

  /// `emit = "emit" name { "," name }`
  mutating func parseWordList(_ kind: NodeKind) {
    let list = start(kind)
    advance()
    skipForeignPunctuation()
    expectWord()
    while parseListComma() {
      if at(.identifier) { leaf(.name) } else { missing(.word) }
    }
    finish(list)
  }

  /// `access = "access" name`
  /// `strings = "strings" name`
  mutating func parseWordSetting(_ kind: NodeKind) {
    let setting = start(kind)
    advance()
    skipForeignPunctuation()
    expectWord()
    finish(setting)
  }

  /// `language = "language" languageName`
  /// `languageName = identifier { "-" identifier }`
  mutating func parseLanguage() {
    let language = start(.language)
    advance()
    skipForeignPunctuation()
    if !isAtNewline && (at(.identifier) || at(.hyphenatedWord)) {
      leaf(.name)
    } else {
      missing(.word)
    }
    finish(language)
  }

  /// `state = "state" "{" { variable separator } "}"`
  mutating func parseState() {
    let state = start(.state)
    advance()
    expectBlock(.variables)
    finish(state)
  }

  /// `variable = { allow } name ":" name [ "?" ]`
  mutating func parseVariable() {
    guard isWord else {
      unexpectedStatement(.notAnElement)
      return
    }
    let variable = start(.variable)
    // `var isDone: Bool` or `private var isDone: Bool` out of habit.
    while case .identifier = nextKindOnLine, isWordBeforeColon {
      unexpectedToken(.foreignPunctuation)
    }
    parseFirstName()
    if case .colon = current.pointee.kind, !isAtNewline {
      advance()
      expectTypeName()
      if case .question = current.pointee.kind { advance() }
    } else if case .equals = current.pointee.kind, !isAtNewline {
      unexpectedToken(.foreignPunctuation)
      expectTypeName()
    } else {
      missing(.colon)
      if !isAtStatementEnd && at(.identifier) { leaf(.name) }
    }
    finish(variable)
  }

  /// Whether one or two words and a colon follow the current token.
  private var isWordBeforeColon: Bool {
    guard current[2].flagBits & 1 == 0 else { return false }
    return switch current[2].kind {
    case .colon: true
    case .identifier: current[3].kind == .colon && current[3].flagBits & 1 == 0
    default: false
    }
  }

  /// `choice = "choice" name [ swiftType ] "{" { option separator } "}"`
  mutating func parseChoice() {
    let choice = start(.choice)
    advance()
    expectName()
    parseSwiftType()
    expectBlock(.options)
    finish(choice)
  }

  /// `swiftType = "type" name`
  mutating func parseSwiftType() {
    guard atKeywordOnLine(.type) else { return }
    let type = start(.swiftType)
    advance()
    expectName()
    finish(type)
  }

  /// `option = { allow } name countedText [ "/" countedText ] { attribute } [ attributeBlock ]`
  mutating func parseOption() {
    parseTitled(.option)
  }

  /// `list = "list" name [ entryTitle ] [ swiftType ] [ nested ]`
  /// `nested = "nested"`
  mutating func parseList() {
    let list = start(.list)
    advance()
    expectName()
    if atKeywordOnLine(.as) {
      let field = start(.entryTitle)
      advance()
      expectName()
      finish(field)
    }
    parseSwiftType()
    if atKeywordOnLine(.nested) { leaf(.nested) }
    finish(list)
  }

  /// `guidelines = "guidelines" ( integer | [ integer ] "{" { guidelineSetting separator } "}" )`
  mutating func parseGuidelines() {
    let guidelines = start(.guidelines)
    advance()
    var hasEdition = false
    if case .number = current.pointee.kind, !isAtNewline {
      leaf(.integer)
      hasEdition = true
    }
    if !hasEdition || !isAtStatementEnd || at(.leftBrace) { expectBlock(.guidelineSettings) }
    finish(guidelines)
  }

  /// `guidelineSetting = { allow } ( strict [ guidelineSetting ] | exclude | fileAllow | ruleName ( name |
  /// ( "max" | "min" ) integer ) )`
  /// `strict = "strict"`
  mutating func parseGuidelineSetting() {
    if case .strict = current.pointee.keyword {
      leaf(.strict)
      if isAtStatementEnd { return }
    }
    switch current.pointee.keyword {
    case .exclude: return parseExclude()
    case .allow: return parseFileAllow()
    default: break
    }
    guard at(.identifier) || at(.hyphenatedWord) else {
      unexpectedStatement(.notAnElement)
      return
    }
    let setting = start(.guidelineSetting)
    expectRuleName()
    skipForeignPunctuation()
    let isThreshold = atKeywordOnLine(.max) || atKeywordOnLine(.min)
    expectWord(.settingValue)
    if isThreshold {
      if case .number = current.pointee.kind, !isAtNewline {
        leaf(.integer)
      } else {
        missing(.integer)
      }
    }
    finish(setting)
  }

  /// `exclude = "exclude" text { "," text }`
  private mutating func parseExclude() {
    let exclude = start(.exclude)
    advance()
    skipForeignPunctuation()
    expectText()
    while parseListComma() { expectText() }
    finish(exclude)
  }

  /// `fileAllow = "allow" ruleName { "," ruleName } "in" text [ fileAllowTitle ] text`
  /// `fileAllowTitle = "at" text`
  private mutating func parseFileAllow() {
    let allow = start(.fileAllow)
    advance()
    skipForeignPunctuation()
    if isAtNewline || atKeyword(.in) { missing(.ruleName) } else { expectRuleName() }
    while parseListComma() { expectRuleName() }
    if atKeywordOnLine(.in) {
      advance()
      expectText()
    } else {
      missing(.word)
    }
    if atKeywordOnLine(.at) {
      let title = start(.fileAllowTitle)
      advance()
      expectText()
      finish(title)
    }
    if case .string = current.pointee.kind, !isAtNewline { leaf(.text) } else { missing(.reason) }
    finish(allow)
  }

  /// Whether the current token can be a name.
  var isWord: Bool {
    mutating get {
      switch current.pointee.kind {
      case .identifier, .quotedIdentifier, .dottedWord, .hyphenatedWord: return true
      default: return false
      }
    }
  }
}
