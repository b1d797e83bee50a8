extension SyntaxTree {
  /// Whether a word on a line of its own in a menu or a toolbar is read as the name of a command.
  package static func isCommandEntry(_ word: String, inToolbar: Bool) -> Bool {
    let opening = inToolbar ? "toolbar { iOS {" : "menu M {"
    let closing = inToolbar ? "} }" : "}"
    let text = "\(opening)\n\(word)\n\(closing)\n"
    return SyntaxTree(parsing: Source(path: "", text: text)).nodes.contains {
      $0.kind == .commandEntry
    }
  }
}

extension Parser {
  /// `entry = { allow } ( commandEntry | eachEntry | textEntry | separatorEntry | menuEntry | sectionEntry |
  /// rowEntry | paletteEntry | includeEntry | standardEntry | whenEntry | onEntry | viewEntry |
  /// spaceEntry | flexibleEntry | groupEntry | segmentedEntry | searchEntry | titleMenuEntry |
  /// areaEntry )`
  /// `separatorEntry = "---"`
  /// `spaceEntry = "space"`
  /// `flexibleEntry = "flexible"`
  ///
  /// A keyword wins where the language allows it; elsewhere the word is a command, unless what follows can only belong
  /// to the keyword.
  mutating func parseEntry(inToolbar: Bool) {
    switch current.pointee.kind {
    case .identifier:
      if case .notAKeyword = current.pointee.keyword {
        parseCommandEntry()
        return
      }
    case .quotedIdentifier:
      parseCommandEntry()
      return
    case .separator:
      leaf(.separatorEntry)
      return
    case .dottedWord, .hyphenatedWord, .keyChord:
      unexpectedStatement(.wordAsName)
      return
    default:
      unexpectedStatement(.notAnElement)
      return
    }
    let content: BlockContent = inToolbar ? .toolbarEntries : .menuEntries
    let next = nextKindOnLine
    let isNameNext = next == .identifier || next == .quotedIdentifier
    let isTitleNext = next == .string || next == .leftBrace
    switch current.pointee.keyword {
    case .each where !inToolbar || isNameNext: parseNamed(.eachEntry)
    case .text where next == .string: parseTextEntry()
    case .menu: parseMenuEntry()
    case .section where !inToolbar || isTitleNext: parseSection()
    case .row where !inToolbar || isTitleNext: parseRow()
    case .palette where !inToolbar || isTitleNext: parseBraced(.paletteEntry)
    case .include where !inToolbar || isNameNext: parseNamed(.includeEntry)
    case .standard: parseStandard()
    case .when: parseWhen(content)
    case .on: parseOn(content)
    case .view where inToolbar || isNameNext: parseView()
    case .space where inToolbar: leaf(.spaceEntry)
    case .flexible where inToolbar: leaf(.flexibleEntry)
    case .group where inToolbar || isTitleNext: parseGroup()
    case .segmented where inToolbar || isNameNext: parseNamed(.segmentedEntry)
    case .search where inToolbar || next == .string: parseSearch()
    case .title where nextKeywordOnLine == .menu: parseTitleMenu()
    case .leading where inToolbar || isTitleNext, .center where inToolbar || isTitleNext,
      .trailing where inToolbar || isTitleNext, .bottom where next == .leftBrace:
      parseArea()
    case .edit where nextKeywordOnLine == .menu: parseEditMenu()
    case .shows where isNameNext: unexpectedStatement(.notAnElement)
    default: parseCommandEntry()
    }
  }

  /// The name is the first token, without a node of its own: most entries are that alone.
  ///
  /// `commandEntry = name { entryTitle | symbol | image | subtitle | entryTrait }`
  mutating func parseCommandEntry() {
    if endsStatement(current[1]) {
      leaf(.commandEntry)
      return
    }
    let entry = start(.commandEntry)
    advance()
    while !isAtStatementEnd {
      if !parseEntryTrait() { break }
    }
    finish(entry)
  }

  /// `entryTrait = "hidden" | "essential" | "prominent" | "selectable" | "springs" | "clicks"
  /// "through" | alternate`
  /// `entryTitle = "as" ( countedText | name )`
  /// `alternate = "alternate" [ "cmd" | "ctrl" | "opt" | "shift" | "fn" ]`
  ///
  /// Also `as`, `symbol`, `image` and `subtitle`, which change a command where it is placed. False where none begins.
  mutating func parseEntryTrait() -> Bool {
    guard let part = ConstructsByKeyword.entryParts[current.pointee.keyword] else { return false }
    switch part.kind {
    case .entryTitle:
      let title = start(.entryTitle)
      advance()
      expectCountedText()
      finish(title)
    case .symbol: parseSymbol()
    case .image: parseImage()
    case .subtitle: parseSubtitle()
    case .alternate:
      let alternate = start(.alternate)
      advance()
      if case .word(let modifiers) = part.operand, !isAtNewline,
        modifiers.contains(current.pointee.keyword)
      {
        leaf(.name)
      }
      finish(alternate)
    default: parseWords(part)
    }
    return true
  }

  /// `eachEntry = "each" name { entryTrait }`
  /// `includeEntry = "include" name { entryTrait }`
  /// `segmentedEntry = "segmented" name { entryTrait }`
  mutating func parseNamed(_ kind: NodeKind) {
    let entry = start(kind)
    advance()
    expectName()
    while !isAtStatementEnd {
      if !parseEntryTrait() { break }
    }
    finish(entry)
  }

  /// `menuEntry = "menu" ( name { headerPart | tap | entryTrait } | [ name ] { headerPart | tap
  /// | entryTrait } "{" { entry separator } "}" )`
  mutating func parseMenuEntry() {
    let entry = start(.menuEntry)
    advance()
    let isNamed = isAtEntryName
    if isNamed { leaf(.name) }
    parseHeaderParts(allowsTap: true, allowsTraits: true)
    if !isNamed || at(.leftBrace) { expectBlock(.menuEntries) }
    finish(entry)
  }

  /// Whether a name is next that an entry may have or not: a word that begins no part of its header, or any in backticks.
  private var isAtEntryName: Bool {
    mutating get {
      if isAtNewline { return false }
      switch current.pointee.kind {
      case .quotedIdentifier: return true
      case .identifier: break
      default: return false
      }
      return !ConstructsByKeyword.submenuParts.contains(current.pointee.keyword)
    }
  }

  /// `textEntry = "text" countedText [ symbol | image ]`
  private mutating func parseTextEntry() {
    let entry = start(.textEntry)
    advance()
    expectCountedText()
    if atKeywordOnLine(.symbol) {
      parseSymbol()
    } else if atKeywordOnLine(.image) {
      parseImage()
    }
    finish(entry)
  }

  /// `sectionEntry = "section" countedText [ subtitle ] "{" { entry separator } "}"`
  mutating func parseSection() {
    let entry = start(.sectionEntry)
    advance()
    expectCountedText()
    if atKeywordOnLine(.subtitle) { parseSubtitle() }
    expectBlock(.menuEntries)
    finish(entry)
  }

  /// `rowEntry = "row" [ "small" | "medium" ] "{" { entry separator } "}"`
  mutating func parseRow() {
    let entry = start(.rowEntry)
    advance()
    while !isAtStatementEnd && !at(.leftBrace) {
      if !parsePart(in: .rowSizes) { unexpectedToken(.trailing) }
    }
    expectBlock(.menuEntries)
    finish(entry)
  }

  /// `paletteEntry = "palette" "{" { entry separator } "}"`
  mutating func parseBraced(_ kind: NodeKind) {
    let entry = start(kind)
    advance()
    expectBlock(.menuEntries)
    finish(entry)
  }

  /// `standardEntry = "standard" name { "," name } { entryTitle | key | entryTrait }`
  mutating func parseStandard() {
    let entry = start(.standardEntry)
    advance()
    expectName()
    while parseListComma() { parseFirstName() }
    while !isAtStatementEnd {
      if atKeyword(.key) {
        parseKey()
      } else if !parseEntryTrait() {
        break
      }
    }
    finish(entry)
  }

  /// `whenEntry = "when" ( condition | debug ) "{" { entry separator } "}"`
  mutating func parseWhen(_ content: BlockContent) {
    let entry = start(.whenEntry)
    advance()
    if !parseDebug() { expectCondition() }
    expectBlock(content)
    finish(entry)
  }

  /// `onEntry = "on" name { "," name } block`
  mutating func parseOn(_ content: BlockContent) {
    let entry = start(.onEntry)
    advance()
    expectPlatformNames()
    expectBlock(content)
    finish(entry)
  }

  /// `name { "," name }`, each a platform's.
  mutating func expectPlatformNames() {
    expectWord(.platformName)
    while parseListComma() {
      if at(.identifier) { leaf(.name) } else { missing(.platformName) }
    }
  }

  /// `viewEntry = "view" name countedText { entryTrait }`
  mutating func parseView() {
    let entry = start(.viewEntry)
    advance()
    expectName()
    expectCountedText()
    while !isAtStatementEnd {
      if !parseEntryTrait() { break }
    }
    finish(entry)
  }

  /// `groupEntry = "group" [ name ] { headerPart | entryTrait } "{" { entry separator } "}"`
  mutating func parseGroup() {
    let entry = start(.groupEntry)
    advance()
    if isAtEntryName { leaf(.name) }
    parseHeaderParts(allowsTraits: true)
    expectBlock(.toolbarEntries)
    finish(entry)
  }

  /// `searchEntry = "search" countedText { entryTrait }`
  mutating func parseSearch() {
    let entry = start(.searchEntry)
    advance()
    expectCountedText()
    while !isAtStatementEnd {
      if !parseEntryTrait() { break }
    }
    finish(entry)
  }

  /// `titleMenuEntry = "title" "menu" "{" { entry separator } "}"`
  mutating func parseTitleMenu() {
    let entry = start(.titleMenuEntry)
    advance()
    advance()
    expectBlock(.menuEntries)
    finish(entry)
  }

  /// `areaEntry = ( "leading" | "center" | "trailing" | "bottom" ) { "customizable" }
  /// "{" { entry separator } "}"`
  mutating func parseArea() {
    let entry = start(.areaEntry)
    leaf(.name)
    while !isAtStatementEnd && !at(.leftBrace) {
      if case .customizable = current.pointee.keyword {
        leaf(.toolbarTrait)
      } else {
        unexpectedToken(.trailing)
      }
    }
    expectBlock(.toolbarEntries)
    finish(entry)
  }
}
