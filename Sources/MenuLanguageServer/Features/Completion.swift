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
      documentation: Vocabulary.meaning(of: word), snippet: snippet)
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
    case .item, .background: gatherItemElements()
    case .menu: gatherEntries(toolbar: nil)
    case .toolbar(let platform): gatherEntries(toolbar: platform)
    case .toolbarBlocks: gatherToolbarBlocks()
    case .menuBar: gatherBarMenus()
    case .guidelines: gatherGuidelines()
    case .unknown: break
    }
  }

  /// `@allow(` and the rules that it can name.
  private mutating func gatherAllowance() -> Bool {
    if place.before(0) == "@" {
      addWord("allow", rank: 0, snippet: "allow($1, \"$2\")")
      return true
    }
    guard place.before(0) == "(", place.before(1) == "allow" else { return false }
    addRules()
    return true
  }

  private mutating func addRules() {
    for guideline in GuidelineChecker.guidelines {
      let page = guideline.page
      let language = context.workspace.language
      add(
        page.id, .constant, rank: 1, detail: page.title.text(in: language),
        documentation: page.what.text(in: language))
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
      if let variable = comparedVariable(at: 1) { addOptions(of: variable, prefix: ".") }
    default: return false
    }
    addVariables(where: { _ in true })
    addWords(["true", "false"], rank: 3)
    return true
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
      switch place.before(0) {
      case "menu": addWord("bar", rank: 0)
      case "guidelines": addWords(GuidelineSettings.Edition.allCases.map { String($0.rawValue) })
      default:
        switch (place.before(1), place.before(3)) {
        case ("screen", _): addWords(["scrolls", "tab bar", "settings"])
        case ("list", _): addWords(["as", "type"])
        case ("choice", _), ("as", "list"): addWord("type")
        default: break
        }
      }
      return
    }
    let snippets = [
      ("app", "app ${1:Name} {\n  platforms iOS 17, iPadOS 17, macOS 14\n}"),
      ("state", "state {\n  ${1:name}: ${2:Bool}\n}"),
      ("choice", "choice ${1:Name} {\n  ${2:option} \"${3:Title}\"\n}"),
      ("list", "list ${1:Name}"),
      ("commands", "commands {\n  ${1:name} \"${2:Title}\"\n}"),
      ("screen", "screen ${1:Name} {\n  $0\n}"),
      ("item", "item ${1:Name} {\n  context menu {\n    $0\n  }\n}"),
      ("menu", "menu ${1:Name} \"${2:Title}\" {\n  $0\n}"),
      (
        "menu bar",
        """
        menu bar {
          app standard
          file { $0 }
          edit standard
          window standard
          help standard
        }
        """
      ),
      ("toolbar", "toolbar ${1:Name} {\n  ${2:iOS} { $0 }\n}"),
      ("guidelines", "guidelines ${1:2026} {\n  $0\n}"),
    ]
    for (word, snippet) in snippets { addWord(word, rank: 1, snippet: snippet) }
    addWord("@allow", rank: 4, snippet: "@allow($1, \"$2\")")
  }

  private mutating func gatherAppSettings() {
    guard let first = place.statement.first else {
      addWord("platforms", snippet: "platforms ${1:iOS} ${2:17}")
      addWords(["emit", "access", "strings", "accessory", "language"])
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
    case .emit: for item in Framework.allCases { add(item.name, .constant, rank: 0) }
    case .access: for item in AccessLevel.allCases { add(item.name, .constant, rank: 0) }
    case .strings: addWord("none")
    case .language:
      for item in SourceLanguage.allCases {
        add(item.rawValue, .constant, rank: 0, detail: item.name)
      }
    default: break
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
      addWord("strict", rank: 0)
      addRules()
    } else if place.statement.count == 1 {
      addWords(["off", "note", "warning", "error", "max", "min"])
    }
  }

  // MARK: Screens

  private mutating func gatherScreenElements() {
    guard place.statement.isEmpty else {
      gatherHeader()
      return
    }
    addWord("item", snippet: "item ${1:Name} {\n  context menu {\n    $0\n  }\n}")
    addWord("background", snippet: "background { context menu { $0 } }")
    addWord("button", snippet: "button ${1:Name} \"${2:Title}\" {\n  $0\n}")
    addWord("more button", snippet: "more button {\n  $0\n}")
    addWord("toolbar", snippet: "toolbar {\n  ${1:iOS} { $0 }\n}")
    addWord("on", rank: 3)
  }

  private mutating func gatherItemElements() {
    guard place.statement.isEmpty else {
      gatherHeader()
      return
    }
    addWord("context menu", snippet: "context menu {\n  $0\n}")
    if case .background = place.content { return }
    addWord("edit menu", snippet: "edit menu {\n  standard ${1:cut, copy, paste}\n  $0\n}")
    addWord("preview", snippet: "preview ${1:Name}")
    addWord("no menu", snippet: "no menu \"${1:reason}\"")
    addWord("on", rank: 3)
  }

  /// What goes between a header's first words and its block.
  private mutating func gatherHeader() {
    switch place.before(0) {
    case "tap", "opens": addCommands(where: { _ in true })
    case "symbol", "/": addSymbols()
    case "on", ",": addPlatforms()
    case "selects": addWords(["word", "all"])
    case "arrow": addWords(["up", "down", "left", "right"])
    case "more": addWord("button")
    case "context", "edit", "no": addWord("menu")
    default:
      addStays()
      switch place.statement.first?.keyword {
      case .button, .more: addWords(["symbol", "image", "tap", "enabled when", "shown when"])
      case .preview: addWords(["rounded", "capsule", "circle", "opens", "drags"])
      case .context: addWord("fixed")
      case .edit: addWords(["selection", "pasteboard", "undoable", "selects", "arrow"])
      default: break
      }
    }
  }

  private mutating func gatherToolbarBlocks() {
    guard let first = place.statement.first else {
      addPlatforms()
      addWord("on", rank: 3)
      return
    }
    switch context.tree.text(of: first) {
    case "iPadOS": addWords(["navigator", "browser", "editor"])
    case "macOS": addWords(["customizable", "hideable"])
    default: break
    }
  }

  private mutating func gatherBarMenus() {
    guard place.statement.isEmpty else {
      switch place.before(0) {
      case "menu": for menu in namedMenus { add(menu, .module, rank: 0) }
      case "on", ",": addPlatforms()
      case "symbol": addSymbols()
      default:
        addStays()
        addWord("standard", rank: 0)
      }
      return
    }
    for word in ["app", "file", "edit", "format", "view", "window", "help"] {
      add(word, .keyword, rank: 0, documentation: "The system's \(word) menu.")
    }
    addWord("menu", snippet: "menu ${1:Name} \"${2:Title}\" {\n  $0\n}")
    addWord("on", rank: 3)
  }

  var namedMenus: [String] { names(of: .menu) }

  /// Marks the list as incomplete, so that the client asks again as more is typed.
  mutating func noteIncomplete() { isIncomplete = true }
}
