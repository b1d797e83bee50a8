import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// What can be written at a position, the likeliest first.
struct Completion {
  let context: FeatureContext
  let place: CompletionContext
  private var items: [LSP.CompletionItem] = []
  private var isIncomplete = false
  private var seen: Set<String> = []

  /// The items at a position.
  static func list(
    _ params: LSP.CompletionParams, in context: FeatureContext
  ) -> LSP.CompletionList {
    var completion = Completion(context, at: context.text.offset(params.position))
    completion.gather()
    return LSP.CompletionList(isIncomplete: completion.isIncomplete, items: completion.items)
  }

  private init(_ context: FeatureContext, at offset: Int) {
    self.context = context
    self.place = CompletionContext(context.tree, at: offset)
  }

  // MARK: Items

  /// Adds an item; rank 0 comes first.
  mutating func add(
    _ label: String, _ kind: LSP.CompletionItemKind, rank: Int, detail: String? = nil,
    documentation: String? = nil,
    snippet: String? = nil, insert: String? = nil
  ) {
    guard seen.insert(label).inserted else { return }
    let usesSnippet = snippet != nil && context.client.snippets
    let text = usesSnippet ? snippet ?? label : insert ?? label
    items.append(
      LSP.CompletionItem(
        label: label, kind: kind, detail: detail,
        documentation: documentation.map(self.documentation), sortText: String(rank) + label,
        filterText: label, insertTextFormat: usesSnippet ? .snippet : .plainText,
        textEdit: LSP.TextEdit(range: context.text.range(place.word), newText: text)))
  }

  private func documentation(_ text: String) -> LSP.CompletionItem.Documentation {
    context.client.markdownCompletion
      ? .markup(LSP.MarkupContent(kind: .markdown, value: text)) : .plain(text)
  }

  /// Adds a word of the language, with its meaning.
  mutating func addWord(_ word: String, rank: Int = 2, snippet: String? = nil) {
    add(
      word, snippet == nil ? .keyword : .snippet, rank: rank,
      documentation: Construct.meaning(of: word), snippet: snippet)
  }

  /// Adds the words that can be in some places, each with its meaning and, where there is one, its snippet.
  mutating func addConstructs(
    in places: Construct.Places, rank: Int = 2, snippets: [String: String] = [:],
    where isOffered: (Construct) -> Bool = { _ in true }
  ) {
    for construct in Construct.all(in: places) where isOffered(construct) {
      let snippet = snippets[construct.words]
      add(
        construct.words, snippet == nil ? .keyword : .snippet,
        rank: construct.kind == .onEntry ? 3 : rank, documentation: construct.meaning,
        snippet: snippet)
    }
  }

  mutating func addWords(_ words: [String], rank: Int = 2) {
    for word in words { addWord(word, rank: rank) }
  }

  // MARK: Where

  private mutating func gather() {
    if place.isInString {
      if place.isInPlaceholder { addVariables(where: { $0 == "Int" || $0 == "String" }) }
      return
    }
    if context.tree.comment(at: place.offset) != nil { return }
    if gatherAllowance() { return }
    if gatherCondition() { return }
    switch place.content {
    case .declarations: gatherDeclarations()
    case .app: gatherAppSettings()
    case .state: gatherTypes()
    case .options, .commands: gatherAttributesOfLine()
    case .attributes: gatherAttributes()
    case .screen: gatherScreenElements()
    case .item: gatherItemElements(in: .item)
    case .background: gatherItemElements(in: .background)
    case .menu: gatherEntries(toolbar: nil)
    case .toolbar(let platforms): gatherEntries(toolbar: platforms)
    case .actions(let isQuick): gatherActions(isQuick: isQuick)
    case .toolbarBlocks: gatherToolbarBlocks()
    case .menuBar: gatherBarMenus()
    case .guidelines: gatherGuidelines()
    case .unknown: break
    }
  }

  /// `@allow(` and the rules that it can name.
  private mutating func gatherAllowance() -> Bool {
    if place.before(0) == "@" {
      add("allow", .snippet, rank: 0, snippet: "allow($1, \"$2\")")
      return true
    }
    guard place.before(0) == "(", place.before(1) == "allow" else { return false }
    addRules()
    return true
  }

  private mutating func addRules() {
    for guideline in GuidelineChecker.guidelines {
      let prose = guideline.page.prose(in: context.workspace.language)
      add(guideline.id, .constant, rank: 1, detail: prose.title, documentation: prose.what)
    }
  }

  /// A condition: variables, and the options of the choice that is compared.
  private mutating func gatherCondition() -> Bool {
    guard let last = place.before(0) else { return false }
    if last == ".", let variable = comparedVariable(at: 2) {
      addOptions(of: variable, prefix: "")
      return true
    }
    switch last {
    case "when", "&&", "||", "!", "(": break
    case "selection", "pasteboard":
      guard place.statement.contains(where: { $0.keyword == .edit }) else { return false }
    case "==", "!=", "<", "<=", ">", ">=":
      if let variable = comparedVariable(at: 1) {
        addOptions(of: variable, prefix: ".")
        let isOptional = context.module.state.contains {
          $0.name.text == variable && $0.isOptional
        }
        if isOptional, last == "==" || last == "!=" {
          add("none", .keyword, rank: 0, detail: "no option")
        }
      }
    default: return false
    }
    addVariables(where: { _ in true })
    addWords(["true", "false"], rank: 3)
    if last == "when", isAfterPresence { addConstructs(in: .presence, rank: 3) }
    return true
  }

  /// Whether the `when` before the word is that of entries or of `only when`.
  private var isAfterPresence: Bool {
    place.before(1) == "only" || place.statement.first?.keyword == .when
  }

  /// The variable before an operator, `count` tokens back.
  private func comparedVariable(at count: Int) -> String? {
    guard let name = place.before(count), context.names.typesOfVariables[name] != nil else {
      return nil
    }
    return name
  }

  private mutating func addOptions(of variable: String, prefix: String) {
    guard let choice = context.names.typesOfVariables[variable] else { return }
    for symbol in context.names.declarations.keys {
      guard case .option(choice, let name) = symbol else { continue }
      add(prefix + name, .enumMember, rank: 0, detail: choice)
    }
  }

  private mutating func addVariables(where isWanted: (String) -> Bool) {
    for (name, type) in context.names.typesOfVariables.sorted(by: { $0.key < $1.key })
    where isWanted(type) { add(name, .variable, rank: type == "Bool" ? 0 : 1, detail: type) }
  }

  // MARK: Declarations

  private mutating func gatherDeclarations() {
    guard place.statement.isEmpty else {
      if place.statement.first?.keyword == .commands {
        if !gatherOperand(in: .commandsHeader) { addConstructs(in: .commandsHeader) }
        return
      }
      if place.statement.first?.keyword == .status, place.statement.count > 2 {
        if gatherOperand(in: [.header, .statusItemHeader]) { return }
        addStays()
        addConstructs(in: [.header, .statusItemHeader])
        return
      }
      switch place.before(0) {
      case "menu" where place.statement.count == 1: add("bar", .keyword, rank: 0)
      case "quick": add("actions", .keyword, rank: 0)
      case "dock": add("menu", .keyword, rank: 0)
      case "status": add("item", .keyword, rank: 0)
      case "guidelines": addWords(GuidelineSettings.Edition.allCases.map { String($0.rawValue) })
      default:
        switch (place.before(1), place.before(3)) {
        case ("screen", _): addConstructs(in: .screenHeader)
        case ("list", _): addConstructs(in: .list)
        case ("choice", _): addConstructs(in: .choice)
        case ("as", "list"):
          addConstructs(in: .choice)
          addWord("nested", rank: 0)
        case ("type", _) where place.statement.first?.keyword == .list: addWord("nested", rank: 0)
        default: break
        }
      }
      return
    }
    let snippets = [
      "app": "app ${1:Name} {\n  platforms iOS 17, iPadOS 17, macOS 14\n}",
      "state": "state {\n  ${1:name}: ${2:Bool}\n}",
      "choice": "choice ${1:Name} {\n  ${2:option} \"${3:Title}\"\n}",
      "list": "list ${1:Name}",
      "commands": "commands {\n  ${1:name} \"${2:Title}\"\n}",
      "screen": "screen ${1:Name} {\n  $0\n}",
      "item": "item ${1:Name} {\n  context menu {\n    $0\n  }\n}",
      "menu": "menu ${1:Name} \"${2:Title}\" {\n  $0\n}",
      "menu bar": """
      menu bar {
        app standard
        file { $0 }
        edit standard
        window standard
        help standard
      }
      """,
      "toolbar": "toolbar ${1:Name} {\n  ${2:iOS} { $0 }\n}",
      "quick actions": "quick actions {\n  $0\n}", "dock menu": "dock menu {\n  $0\n}",
      "status item": "status item ${1:Name} symbol ${2:star} {\n  $0\n}",
      "guidelines": "guidelines ${1:2026} {\n  $0\n}",
    ]
    if DocumentURI.name(of: context.path) == OutputNames.guidelines {
      addConstructs(in: .file, rank: 1, snippets: snippets) { $0.kind == .guidelines }
      return
    }
    addConstructs(in: .file, rank: 1, snippets: snippets)
    addWord("@allow", rank: 4, snippet: "@allow($1, \"$2\")")
  }

  private mutating func gatherAppSettings() {
    guard let first = place.statement.first else {
      addConstructs(in: .app, snippets: ["platforms": "platforms ${1:iOS} ${2:17}"])
      return
    }
    switch first.keyword {
    case .platforms:
      if place.before(0) == "platforms" || place.before(0) == "," {
        addPlatforms()
      } else if let platform = Platform.allCases.first(where: { $0.name == place.before(0) }) {
        for (number, version) in platform.majorVersions.reversed().enumerated() {
          add(String(version), .constant, rank: number)
        }
      }
    case .strings: addWord("none")
    case .language:
      for item in SourceLanguage.allCases {
        add(item.rawValue, .constant, rank: 0, detail: item.name)
      }
    default:
      guard case .word(let words) = Construct.first(first.keyword.text, in: .app)?.operand else {
        return
      }
      for word in words { add(word.text, .constant, rank: 0) }
    }
  }

  mutating func addPlatforms() {
    for platform in Platform.allCases {
      let minimum = context.module.app.minimum(of: platform)
      add(platform.name, .module, rank: minimum == nil ? 1 : 0, detail: minimum?.text)
    }
  }

  private mutating func gatherTypes() {
    guard place.before(0) == ":" else { return }
    for type in ["Bool", "Int", "String"] { add(type, .type, rank: 0) }
    for choice in names(of: .choice) { add(choice, .type, rank: 1, detail: "choice") }
  }

  /// The names of the types that a kind of declaration has declared.
  func names(of kind: NodeKind) -> [String] {
    context.names.declaredNames { symbol in
      guard case .type = symbol else { return false }
      return context.names.declaration(of: symbol)?.node.kind == kind
    }
  }

  private mutating func gatherGuidelines() {
    if place.statement.isEmpty || place.before(0) == "strict" {
      addConstructs(in: .guidelines, rank: 0)
      addRules()
    } else if place.statement.first?.keyword == .allow {
      gatherFileAllow()
    } else if place.statement.count == 1 && place.statement.first?.keyword != .exclude {
      addConstructs(in: .ruleSetting)
    }
  }

  /// Rules, and then the words before the file and the title.
  private mutating func gatherFileAllow() {
    if place.before(0) == "allow" || place.before(0) == "," { return addRules() }
    let words = place.statement.map(\.keyword)
    if place.statement.last?.kind != .string {
      if words.last != .in && words.last != .at { addWord(Keyword.in.text, rank: 0) }
    } else if place.before(1) == "in" {
      addWord(Keyword.at.text, rank: 0)
    }
  }

  // MARK: Screens

  private mutating func gatherScreenElements() {
    guard place.statement.isEmpty else {
      gatherHeader()
      return
    }
    addConstructs(
      in: .screen,
      snippets: [
        "item": "item ${1:Name} {\n  context menu {\n    $0\n  }\n}",
        "background": "background { context menu { $0 } }",
        "button": "button ${1:Name} \"${2:Title}\" {\n  $0\n}",
        "more button": "more button {\n  $0\n}", "toolbar": "toolbar {\n  ${1:iOS} { $0 }\n}",
      ])
  }

  private mutating func gatherItemElements(in places: Construct.Places) {
    guard place.statement.isEmpty else {
      gatherHeader()
      return
    }
    addConstructs(
      in: places,
      snippets: [
        "context menu": "context menu {\n  $0\n}",
        "edit menu": "edit menu {\n  standard ${1:cut, copy, paste}\n  $0\n}",
        "swipe": "swipe ${1:trailing} { $0 }", "preview": "preview ${1:Name}",
        "no menu": "no menu \"${1:reason}\"",
      ])
  }

  /// What goes between a header's first words and its block.
  private mutating func gatherHeader() {
    let places: Construct.Places = [
      .screen, .item, .background, .header, .buttonHeader, .preview, .editMenuHeader,
    ]
    if gatherOperand(in: places) { return }
    addStays()
    switch place.statement.first?.keyword {
    case .button, .more: addConstructs(in: [.header, .buttonHeader])
    case .preview: addConstructs(in: .preview)
    case .context: addConstructs(in: .contextMenuHeader)
    case .edit: addConstructs(in: .editMenuHeader)
    case .swipe: addConstructs(in: .swipeHeader)
    default: break
    }
  }

  private mutating func gatherToolbarBlocks() {
    guard let first = place.statement.first, place.before(0) != "," else {
      addPlatforms()
      if place.statement.isEmpty { addWord("on", rank: 3) }
      return
    }
    switch context.tree.text(of: first) {
    case "iPadOS": addConstructs(in: .iPadToolbarHeader)
    case "macOS": addConstructs(in: .macToolbarHeader)
    default: break
    }
  }

  private mutating func gatherBarMenus() {
    guard place.statement.isEmpty else {
      if gatherOperand(in: [.menuBar, .header, .ownMenuHeader]) { return }
      addStays()
      let isOwn = place.statement.first?.keyword == .menu
      addConstructs(in: isOwn ? [.header, .ownMenuHeader] : .barMenuHeader, rank: 0)
      return
    }
    addConstructs(
      in: .menuBar, rank: 0,
      snippets: ["menu": "menu ${1:Name} \"${2:Title}\" {\n  $0\n}"])
  }

  var namedMenus: [String] { names(of: .menu) }

  /// Marks the list as incomplete, so that the client asks again as more is typed.
  mutating func noteIncomplete() { isIncomplete = true }
}
