import MenuGuidelines
import MenuModel
import MenuSyntax

extension Completion {
  // MARK: Attributes

  /// The attributes that may follow a command's or option's name and title on its line.
  mutating func gatherAttributesOfLine() {
    // The first word is always a name, and a title follows it.
    guard place.statement.contains(where: { $0.kind == .string }) else { return }
    gatherAttributes()
  }

  mutating func gatherAttributes() {
    switch place.before(0) {
    case "symbol": addSymbols()
    case "/" where place.before(2) == "symbol": addSymbols()
    case "key": addKeys()
    case "choose", "segmented": addChoiceVariables()
    case "pick":
      for list in names(of: .list) { add(list, .type, rank: 0, detail: "list") }
    case "affects":
      for word in ["document", "selection", "view", "app"] { add(word, .constant, rank: 0) }
    case "opens": for word in ["item", "elsewhere"] { add(word, .constant, rank: 0) }
    case "enabled", "shown": addWord("when", rank: 0)
    case "on": addWord("when", rank: 0)
    case "keeps": add("open", .keyword, rank: 0)
    default: addAttributeNames()
    }
  }

  /// Offers `stays` straight behind the name of a symbol or image.
  mutating func addStays() {
    let word = place.before(1) == "/" ? place.before(3) : place.before(1)
    if word == "symbol" || word == "image", place.before(0) != "none" { addWord("stays", rank: 1) }
  }

  /// Offers `always` straight behind a shortcut.
  private mutating func addAlways() {
    if place.before(1) == "key" { addWord("always", rank: 1) }
  }

  /// Offers the language's plural forms behind a text with placeholders, and behind its forms.
  mutating func addPluralForms() {
    guard let text = place.statement.last, text.kind == .string, text.flags.contains(.braces)
    else { return }
    var written: [String] = []
    var index = place.statement.endIndex - 2
    while index > place.statement.startIndex,
      let category = PluralCategory(rawValue: context.tree.text(of: place.statement[index]))
    {
      written.append(category.rawValue)
      index -= 2
    }
    for category in context.module.app.language.pluralForms
    where !written.contains(category.rawValue) {
      let word = category.rawValue
      addWord(word, rank: 1, snippet: "\(word) \"$1\"")
    }
  }

  private mutating func addAttributeNames() {
    addStays()
    addAlways()
    addPluralForms()
    let written = writtenAttributes()
    func rank(_ word: String) -> Int { written.contains(word) ? 5 : 2 }
    if case .options = place.content {
      for word in ["symbol", "image", "key", "help", "subtitle", "verbatim"] {
        addWord(word, rank: rank(word))
      }
      return
    }
    let words = [
      "symbol", "key", "image", "enabled when", "shown when", "on when", "destructive", "often",
      "rarely", "primary", "onscreen", "asks", "affects", "opens", "navigates", "undoable",
      "verbatim", "choose", "pick", "keeps open",
    ]
    for word in words { addWord(word, rank: rank(word)) }
    addWord("confirm", rank: rank("confirm"), snippet: "confirm \"${1:Question?}\"")
    addWord("help", rank: rank("help"), snippet: "help \"$1\"")
    addWord("subtitle", rank: rank("subtitle"), snippet: "subtitle \"$1\"")
  }

  /// The attributes that the command at hand has already.
  private func writtenAttributes() -> Set<String> {
    let commands = context.tree.nodes(around: place.offset).compactMap { node in
      node.as(CommandSyntax.self)?.attributes ?? node.as(OptionSyntax.self)?.attributes
    }
    guard let attributes = commands.last else { return [] }
    let words = attributes.map { attribute in
      switch attribute.node.kind {
      case .enabledWhen, .shownWhen, .onWhen: attribute.keywordText + " when"
      case .keepsOpen: "keeps open"
      default: attribute.keywordText
      }
    }
    return Set(words)
  }

  private mutating func addChoiceVariables() {
    for (name, type) in context.names.typesOfVariables.sorted(by: { $0.key < $1.key })
    where context.names.declaration(of: .type(type)) != nil {
      add(name, .variable, rank: 0, detail: type)
    }
  }

  private mutating func addKeys() {
    let written = context.text.source.text(of: place.word)
    let stem = written.utf8.lastIndex(of: UInt8(ascii: "+")).map { String(written[...$0]) } ?? ""
    if stem.isEmpty {
      for chord in ["cmd+", "cmd+shift+", "cmd+opt+", "cmd+ctrl+"] {
        add(chord, .constant, rank: 0)
      }
    } else {
      for modifier in ["cmd", "ctrl", "opt", "shift", "fn"] where !stem.contains(modifier + "+") {
        add("\(stem)\(modifier)+", .constant, rank: 2)
      }
    }
    for key in NamedKey.allCases { add(stem + key.rawValue, .constant, rank: 1) }
  }

  // MARK: Entries

  mutating func gatherEntries(toolbar platform: String?) {
    guard place.statement.isEmpty else {
      gatherWithinEntry()
      return
    }
    addCommands { _ in true }
    addWord("standard", rank: 2, snippet: "standard $1")
    addWord("---", rank: 3)
    addWord("on", rank: 3, snippet: "on ${1:iOS} { $0 }")
    addWord("menu", rank: 3, snippet: "menu \"${1:Title}\" {\n  $0\n}")
    if let platform {
      addWords(["space", "flexible"], rank: 3)
      addWord("group", rank: 3, snippet: "group { $0 }")
      addWord("search", rank: 3, snippet: "search \"${1:Search}\"")
      addWord("view", rank: 3, snippet: "view ${1:Name} \"${2:Label}\"")
      addWord("segmented", rank: 3)
      let areas = Platform.allCases.first { $0.name == platform }.map { Entry.Area.all(on: $0) }
      if let areas, !areas.isEmpty {
        for area in areas.map({ "\($0)" }) + ["title menu"] {
          addWord(area, rank: 3, snippet: "\(area) { $0 }")
        }
      }
      return
    }
    addWords(["each", "include"], rank: 3)
    addWord("section", rank: 3, snippet: "section \"${1:Title}\" {\n  $0\n}")
    addWord("row", rank: 3, snippet: "row { $0 }")
    addWord("palette", rank: 3, snippet: "palette { $0 }")
    addWord("when", rank: 3, snippet: "when ${1:condition} {\n  $0\n}")
    addWord("@allow", rank: 4, snippet: "@allow($1, \"$2\")")
  }

  private mutating func gatherWithinEntry() {
    let first = place.statement.first?.keyword ?? .notAKeyword
    switch place.before(0) {
    case "standard": addStandardNames()
    case "," where first == .standard: addStandardNames()
    case "each": addCommands { if case .none = $0.payload { false } else { true } }
    case "include", "menu": for menu in namedMenus { add(menu, .module, rank: 0) }
    case "on": addPlatforms()
    case "," where first == .on: addPlatforms()
    case "symbol":
      addWord("none", rank: 3)
      addSymbols()
    case "segmented": addChoiceVariables()
    case "alternate": for word in ["cmd", "ctrl", "opt", "shift"] { add(word, .constant, rank: 0) }
    case "as", "search", "section": break
    case "center": addWord("customizable")
    case "clicks": add("through", .keyword, rank: 0)
    default:
      addStays()
      addPluralForms()
      addWords(["as", "symbol", "alternate"], rank: 2)
      if case .toolbar = place.content {
        addWords(
          ["hidden", "essential", "prominent", "selectable", "springs", "clicks through"], rank: 2)
      }
    }
  }

  private mutating func addStandardNames() {
    var row: StandardCommandPlace?
    switch place.owners.last(where: { $0.kind == .barMenu || $0.kind == .editMenu })?.kind {
    case .editMenu: row = .edit
    case .barMenu: row = barRow
    default: if case .toolbar = place.content { row = .toolbar }
    }
    for entry in StandardCommandTable.all {
      let belongs = row.map { entry.belongs(to: $0) } ?? true
      add(
        entry.name, .function, rank: belongs ? 0 : 5, detail: entry.title,
        documentation: entry.shortcut.map(\.glyphs))
    }
  }

  private var barRow: StandardCommandPlace? {
    guard let menu = place.owners.last(where: { $0.kind == .barMenu }) else { return nil }
    return StandardCommandPlace(name: menu.firstToken.keyword.text)
  }

  /// The module's commands, those not yet placed first, and those of this menu last.
  mutating func addCommands(where isWanted: (Command) -> Bool) {
    var placed: Set<String> = []
    var here: Set<String> = []
    let block = place.owners.last?.block?.span
    for (number, file) in context.names.files.enumerated() {
      for found in file where !found.isDeclaration {
        guard case .command(let name) = found.symbol else { continue }
        placed.insert(name)
        if let block, Int32(number) == context.source, block.start <= found.place.span.start,
          found.place.span.end <= block.end, found.place.span.end != place.word.end
        {
          here.insert(name)
        }
      }
    }
    for command in context.module.commands where isWanted(command) {
      let name = command.name.text
      let title = CommandFacts.plain(command.title, context.module)
      add(
        name, .function, rank: here.contains(name) ? 4 : placed.contains(name) ? 1 : 0,
        detail: command.key.map { "\(title)  \(StandardShortcut($0).glyphs)" } ?? title,
        documentation: command.documentation.isEmpty
          ? nil : command.documentation.joined(separator: "\n"),
        insert: Self.needsBackticks(name) ? "`\(name)`" : nil)
    }
  }

  /// Whether a word begins an entry of another kind.
  private static func needsBackticks(_ name: String) -> Bool {
    [
      "each", "menu", "section", "row", "palette", "include", "standard", "when", "on", "space",
      "flexible", "group", "segmented", "search", "leading", "center", "trailing", "view",
    ].contains(name)
  }
}
