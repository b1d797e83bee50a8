extension Parser {
  /// `screen = "screen" name { screenTrait } "{" { screenElement separator } "}"`
  /// `screenTrait = "scrolls" | "sheet" | "tab" "bar" | "settings"`
  mutating func parseScreen() {
    let screen = start(.screen)
    advance()
    expectName()
    while !isAtStatementEnd && !at(.leftBrace) {
      if !parsePart(in: .screenTraits) { unexpectedToken(.trailing) }
    }
    expectBlock(.screenElements)
    finish(screen)
  }

  /// The word or the two words of a construct, with nothing after them.
  mutating func parseWords(_ construct: Construct) {
    if let second = construct.second {
      parseTwoWords(construct.kind, second: second)
    } else {
      leaf(construct.kind)
    }
  }

  /// Two words that are one keyword.
  mutating func parseTwoWords(_ kind: NodeKind, second: Keyword) {
    let index = start(kind)
    advance()
    if atKeywordOnLine(second) { advance() } else { missing(.word) }
    finish(index)
  }

  /// `screenElement = { allow } ( item | background | button | moreButton | toolbar | shows | editMenu
  /// | onEntry )`
  mutating func parseScreenElement() {
    switch current.pointee.keyword {
    case .item: parseItem()
    case .background: parseBackground()
    case .button: parseButton()
    case .more: parseMoreButton()
    case .toolbar: parseToolbar()
    case .shows: parseShows()
    case .edit: parseEditMenu()
    case .on: parseOn(.screenElements)
    default: unexpectedStatement(.notAnElement)
    }
  }

  /// `item = "item" name "{" { itemElement separator } "}"`
  mutating func parseItem() {
    let item = start(.item)
    advance()
    expectName()
    expectBlock(.itemElements)
    finish(item)
  }

  /// `itemElement = { allow } ( preview | contextMenu | editMenu | swipe | noMenu | shows |
  /// onEntry )`
  mutating func parseItemElement() {
    switch current.pointee.keyword {
    case .preview: parsePreview()
    case .context: parseContextMenu()
    case .edit: parseEditMenu()
    case .swipe: parseSwipe()
    case .no: parseNoMenu()
    case .shows: parseShows()
    case .on: parseOn(.itemElements)
    default: unexpectedStatement(.notAnElement)
    }
  }

  /// `shows = "shows" name { "," name }`
  private mutating func parseShows() {
    let shows = start(.shows)
    advance()
    expectName()
    while parseListComma() { parseFirstName() }
    finish(shows)
  }

  /// `preview = "preview" name { previewTrait }`
  /// `previewTrait = "rounded" integer | "capsule" | "circle" | "drags" | opens`
  mutating func parsePreview() {
    let preview = start(.preview)
    advance()
    expectName()
    while !isAtStatementEnd {
      if !parsePart(in: .previewTraits) { break }
    }
    finish(preview)
  }

  /// `noMenu = "no" "menu" text`
  mutating func parseNoMenu() {
    let noMenu = start(.noMenu)
    advance()
    if atKeywordOnLine(.menu) { advance() } else { missing(.menuWord) }
    if case .string = current.pointee.kind, !isAtNewline { leaf(.text) } else { missing(.reason) }
    finish(noMenu)
  }

  /// `contextMenu = "context" "menu" { countedText | "fixed" } "{" { entry separator } "}"`
  mutating func parseContextMenu() {
    let menu = start(.contextMenu)
    advance()
    if atKeywordOnLine(.menu) { advance() } else { missing(.menuWord) }
    while !isAtStatementEnd && !at(.leftBrace) {
      if case .string = current.pointee.kind {
        expectCountedText()
      } else if !parsePart(in: .contextMenuTraits) {
        unexpectedToken(.trailing)
      }
    }
    expectBlock(.menuEntries)
    finish(menu)
  }

  /// `editMenu = "edit" "menu" { editMenuOption } "{" { entry separator } "}"`
  /// `editMenuOption = "selection" condition | "pasteboard" condition | "undoable" | "selects" name
  /// | "arrow" name`
  mutating func parseEditMenu() {
    let menu = start(.editMenu)
    advance()
    if atKeywordOnLine(.menu) { advance() } else { missing(.menuWord) }
    while !isAtStatementEnd && !at(.leftBrace) {
      if !parsePart(in: .editMenuOptions) { unexpectedToken(.trailing) }
    }
    expectBlock(.menuEntries)
    finish(menu)
  }

  /// `background = "background" "{" { backgroundElement separator } "}"`
  mutating func parseBackground() {
    let background = start(.background)
    advance()
    expectBlock(.backgroundElements)
    finish(background)
  }

  /// One element of a background.
  ///
  /// `backgroundElement = { allow } ( contextMenu | onEntry )`
  mutating func parseBackgroundElement() {
    switch current.pointee.keyword {
    case .context: parseContextMenu()
    case .on: parseOn(.backgroundElements)
    default: unexpectedStatement(.notAnElement)
    }
  }

  /// `button = "button" name { headerPart | tap } "{" { entry separator } "}"`
  mutating func parseButton() {
    let button = start(.button)
    advance()
    expectName()
    parseHeaderParts(allowsTap: true)
    expectBlock(.menuEntries)
    finish(button)
  }

  /// `moreButton = "more" "button" { headerPart | tap } "{" { entry separator } "}"`
  mutating func parseMoreButton() {
    let button = start(.moreButton)
    advance()
    if atKeywordOnLine(.button) { advance() } else { missing(.word) }
    parseHeaderParts(allowsTap: true)
    expectBlock(.menuEntries)
    finish(button)
  }

  /// `tap = "tap" name`
  private mutating func parseTap() {
    let tap = start(.tap)
    advance()
    expectName()
    finish(tap)
  }

  /// The titles, picture, conditions and traits between a header's name and its block.
  ///
  /// `headerPart = countedText | subtitle | symbol | image | enabledWhen | shownWhen`
  mutating func parseHeaderParts(
    allowsTap: Bool = false, allowsTraits: Bool = false, allowsOnly: Bool = false
  ) {
    while !isAtStatementEnd && !at(.leftBrace) {
      if case .string = current.pointee.kind {
        expectCountedText()
        continue
      }
      switch current.pointee.keyword {
      case .symbol: parseSymbol()
      case .image: parseImage()
      case .enabled: parseCondition(.enabledWhen)
      case .shown: parseCondition(.shownWhen)
      case .tap where allowsTap: parseTap()
      case .subtitle: parseSubtitle()
      case .only where allowsOnly: parseCondition(.onlyWhen)
      default:
        if allowsTraits && parseEntryTrait() { continue }
        if at(.colon) || at(.equals) {
          unexpectedToken(.foreignPunctuation)
        } else {
          unexpectedToken(.trailing)
        }
      }
    }
  }

  /// `menu = "menu" name { headerPart } "{" { entry separator } "}"`
  mutating func parseMenu() {
    let menu = start(.menu)
    advance()
    expectName()
    parseHeaderParts()
    expectBlock(.menuEntries)
    finish(menu)
  }

  /// `toolbar = "toolbar" [ name ] "{" { toolbarBlock separator } "}"`
  mutating func parseToolbar() {
    let toolbar = start(.toolbar)
    advance()
    if !isAtNewline && isWord { expectName() }
    expectBlock(.toolbarBlocks)
    finish(toolbar)
  }

  /// `toolbarBlock = { allow } name { "," name } { toolbarTrait } "{" { entry separator } "}"`
  /// `toolbarTrait = name`
  mutating func parseToolbarBlock() {
    guard at(.identifier) && !atKeyword(.on) else {
      unexpectedStatement(.notAnElement)
      return
    }
    let block = start(.toolbarBlock)
    leaf(.name)
    while parseListComma() {
      if at(.identifier) { leaf(.name) } else { missing(.platformName) }
    }
    while !isAtStatementEnd && !at(.leftBrace) {
      if case .identifier = current.pointee.kind {
        leaf(.toolbarTrait)
      } else {
        unexpectedToken(.trailing)
      }
    }
    expectBlock(.toolbarEntries)
    finish(block)
  }

  /// `swipe = "swipe" swipeEdge { "full" } "{" { entry separator } "}"`
  /// `swipeEdge = "leading" | "trailing"`
  private mutating func parseSwipe() {
    let swipe = start(.swipe)
    advance()
    if atKeywordOnLine(.leading) || atKeywordOnLine(.trailing) {
      leaf(.swipeEdge)
    } else {
      missing(.edge)
    }
    while !isAtStatementEnd && !at(.leftBrace) {
      if !parsePart(in: .swipeTraits) { unexpectedToken(.trailing) }
    }
    expectBlock(.menuEntries)
    finish(swipe)
  }

  /// `quickActions = "quick" "actions" "{" { entry separator } "}"`
  /// `dockMenu = "dock" "menu" "{" { entry separator } "}"`
  mutating func parseWordsAndBlock(_ kind: NodeKind, second: Keyword) {
    let menu = start(kind)
    advance()
    if atKeywordOnLine(second) { advance() } else { missing(.word) }
    while !isAtStatementEnd && !at(.leftBrace) { unexpectedToken(.trailing) }
    expectBlock(.menuEntries)
    finish(menu)
  }

  /// `statusItem = "status" "item" name { headerPart | tap | onlyWhen } "{" { entry separator } "}"`
  mutating func parseStatusItem() {
    let item = start(.statusItem)
    advance()
    if atKeywordOnLine(.item) {
      advance()
    } else {
      missing(.word)
      // `status bar Player` has another word, and `status Player` none.
      if at(.identifier) && !isAtNewline && nextKindOnLine == .identifier
        && nextKeywordOnLine == .notAKeyword
      {
        advance()
      }
    }
    expectName()
    parseHeaderParts(allowsTap: true, allowsOnly: true)
    expectBlock(.menuEntries)
    finish(item)
  }

  /// `menuBar = "menu" "bar" "{" { barMenu separator } "}"`
  mutating func parseMenuBar() {
    let menuBar = start(.menuBar)
    advance()
    advance()
    expectBlock(.barMenus)
    finish(menuBar)
  }

  /// `barMenu = { allow } ( systemMenu | ownMenu | onEntry )`
  mutating func parseBarMenu() {
    switch current.pointee.keyword {
    case .on: parseOn(.barMenus)
    case .app, .file, .edit, .format, .view, .window, .help: parseSystemMenu()
    case .menu: parseOwnMenu()
    default: unexpectedStatement(.notAnElement)
    }
  }

  /// `systemMenu = ( "app" | "file" | "edit" | "format" | "view" | "window" | "help" ) ( "standard" [ onlyWhen ]
  /// [ "{" { entry separator } "}" ] | [ onlyWhen ] "{" { entry separator } "}" )`
  private mutating func parseSystemMenu() {
    let menu = start(.barMenu)
    advance()
    var isStandard = false
    if atKeywordOnLine(.standard) {
      leaf(.screenTrait)
      isStandard = true
    }
    if atKeywordOnLine(.only) { parseCondition(.onlyWhen) }
    while !isAtStatementEnd && !at(.leftBrace) { unexpectedToken(.trailing) }
    if at(.leftBrace) || !isStandard { expectBlock(.menuEntries) }
    finish(menu)
  }

  /// `ownMenu = "menu" ( name { headerPart | onlyWhen } | [ name ] { headerPart | onlyWhen }
  /// "{" { entry separator } "}" )`
  private mutating func parseOwnMenu() {
    let menu = start(.barMenu)
    advance()
    var isNamed = false
    if !isAtNewline && (at(.identifier) || at(.quotedIdentifier)) && !isAtHeaderWord {
      leaf(.name)
      isNamed = true
    }
    if atKeywordOnLine(.standard) { leaf(.screenTrait) }
    parseHeaderParts(allowsOnly: true)
    if !isNamed || at(.leftBrace) { expectBlock(.menuEntries) }
    finish(menu)
  }

  private var isAtHeaderWord: Bool {
    mutating get {
      if atKeyword(.only) { return nextKeywordOnLine == .when }
      return ConstructsByKeyword.headerParts.contains(current.pointee.keyword)
    }
  }
}
