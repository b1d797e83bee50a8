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
    if !gatherOperand(in: [.command, .question, .text]) && !gatherAnswer() { addAttributeNames() }
  }

  /// Offers what comes after the word before, if a construct of some places begins with it; false where nothing has to.
  mutating func gatherOperand(in places: Construct.Places) -> Bool {
    guard let word = place.before(0) else { return false }
    if word == "on" && place.before(1) == "onscreen" {
      addPlatforms()
      addWord("when", rank: 1)
      return true
    }
    if word == "/" && place.before(2) == "symbol" {
      addSymbols()
      return true
    }
    if places.contains(.command) || places.contains(.standardEntry), word == ",", isBehindKey(1) {
      addKeys()
      return true
    }
    if word == ",", let first = place.statement.first,
      case .name(let name) = Construct.first(context.tree.text(of: first), in: places)?.operand
    {
      addNames(of: name)
      return true
    }
    // `more button` begins nothing after its second word.
    let previous = place.before(1).flatMap { Construct.first($0, in: places)?.second?.text }
    guard previous != word, let construct = Construct.first(word, in: places) else { return false }
    if let second = construct.second {
      add(second.text, .keyword, rank: 0)
      return true
    }
    switch construct.operand {
    case .none: return false
    case .symbol: addSymbols()
    case .shortcut: addKeys()
    case .word(let words): for word in words { add(word.text, .constant, rank: 0) }
    case .name(let name): addNames(of: name)
    case .textOrOption: if places.contains(.command) { addConstructs(in: .subtitle, rank: 0) }
    case .optionalCondition:
      addWord("when", rank: 1)
      return false
    case .optionalPlatforms:
      addWord("on", rank: 1)
      return false
    case .image, .condition, .text, .textOfStates, .textWhen, .optionForm, .question, .reason,
      .number,
      .setting:
      break
    }
    return true
  }

  /// Offers the commands after a comma in the answers to a question.
  private mutating func gatherAnswer() -> Bool {
    guard place.before(0) == "," else { return false }
    addNames(of: .command)
    return true
  }

  /// Offers what may follow a question and the parts of it that are written.
  private mutating func addQuestionParts() {
    guard let start = place.statement.lastIndex(where: { $0.keyword == .confirm }),
      place.statement.last?.kind == .string
    else { return }
    let parts = Construct.all(in: .question)
    var next = 0
    for token in place.statement[(start + 1)...] where token.kind == .identifier {
      if let part = parts.firstIndex(where: { $0.keyword == token.keyword }) {
        next = part + 1
      } else if Construct.first(token.keyword.text, in: .command) != nil {
        return
      }
    }
    let snippets = ["message": "message \"$1\"", "button": "button \"$1\""]
    for part in parts.dropFirst(next) {
      addWord(part.words, rank: 1, snippet: snippets[part.words])
    }
  }

  /// Offers the names that there are of something.
  private mutating func addNames(of name: Construct.Name) {
    switch name {
    case .command: addCommands { _ in true }
    case .listingCommand: addCommands { if case .none = $0.payload { false } else { true } }
    case .choiceVariable: addChoiceVariables()
    case .number: addNumbers()
    case .list: for list in names(of: .list) { add(list, .type, rank: 0, detail: "list") }
    case .menu: for menu in namedMenus { add(menu, .module, rank: 0) }
    case .platform: addPlatforms()
    case .standardCommand: addStandardNames()
    case .new, .code: break
    }
  }

  /// Offers `stays` straight after the name of a symbol or image.
  mutating func addStays() {
    let word = place.before(1) == "/" ? place.before(3) : place.before(1)
    if word == "symbol" || word == "image", place.before(0) != "none" { addWord("stays", rank: 1) }
  }

  /// Offers `always` straight after shortcuts.
  private mutating func addAlways() {
    if isBehindKey(0) { addWord("always", rank: 1) }
  }

  /// Whether a word before the cursor is one of the shortcuts after `key`.
  private func isBehindKey(_ number: Int) -> Bool {
    var number = number + 1
    while place.before(number) == "," { number += 2 }
    return place.before(number) == "key"
  }

  /// Offers the language's plural forms and `zero` after a text with placeholders, and these and `by` after its forms.
  mutating func addPluralForms() {
    guard let text = place.statement.last, text.kind == .string else { return }
    var written: [String] = []
    var index = place.statement.endIndex - 2
    while index > place.statement.startIndex,
      let category = PluralCategory(rawValue: context.tree.text(of: place.statement[index]))
    {
      written.append(category.rawValue)
      index -= 2
    }
    if written.isEmpty && !text.flags.contains(.braces) { return }
    let own = context.module.app.language.pluralForms
    for category in (own.contains(.zero) ? [] : [.zero]) + own
    where !written.contains(category.rawValue) {
      let word = category.rawValue
      addWord(word, rank: 1, snippet: "\(word) \"$1\"")
    }
    if !written.isEmpty { addWord("by", rank: 1) }
  }

  private mutating func addAttributeNames() {
    addStays()
    addAlways()
    addPluralForms()
    addQuestionParts()
    let written = writtenAttributes()
    let isOption = if case .options = place.content { true } else { false }
    let snippets = [
      "confirm": "confirm \"${1:Question?}\"", "help": "help \"$1\"",
      "subtitle": "subtitle \"$1\"",
    ]
    for construct in Construct.all(in: isOption ? .option : .command) {
      let words = construct.words
      addWord(words, rank: written.contains(words) ? 5 : 2, snippet: snippets[words])
    }
  }

  /// The attributes that the command at hand has already.
  private func writtenAttributes() -> Set<String> {
    let commands = context.tree.nodes(around: place.offset).compactMap { node in
      node.as(CommandSyntax.self)?.attributes ?? node.as(OptionSyntax.self)?.attributes
    }
    guard let attributes = commands.last else { return [] }
    return Set(attributes.compactMap { $0.node.kind.attribute?.words })
  }

  private mutating func addNumbers() {
    for (name, type) in context.names.typesOfVariables.sorted(by: { $0.key < $1.key })
    where type == "Int" {
      add(name, .variable, rank: 0, detail: type)
    }
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
      for modifier in ["cmd", "ctrl", "opt", "shift", "fn"] where !stem.includes(modifier + "+") {
        add("\(stem)\(modifier)+", .constant, rank: 2)
      }
    }
    for key in NamedKey.allCases { add(stem + key.rawValue, .constant, rank: 1) }
  }

  // MARK: Entries

  mutating func gatherEntries(toolbar platforms: [String]?) {
    guard place.statement.isEmpty else {
      gatherWithinEntry()
      return
    }
    addCommands { _ in true }
    addWord("standard", rank: 2, snippet: "standard $1")
    add("---", .keyword, rank: 3, documentation: "A separator.")
    var snippets = [
      "on": "on ${1:iOS} { $0 }", "menu": "menu \"${1:Title}\" {\n  $0\n}",
      "group": "group { $0 }", "search": "search \"${1:Search}\"",
      "view": "view ${1:Name} \"${2:Label}\"", "section": "section \"${1:Title}\" {\n  $0\n}",
      "row": "row { $0 }", "palette": "palette { $0 }", "when": "when ${1:condition} {\n  $0\n}",
    ]
    guard let platforms else {
      addConstructs(in: .menuEntries, rank: 3, snippets: snippets)
      addWord("@allow", rank: 4, snippet: "@allow($1, \"$2\")")
      return
    }
    let known = Platform.allCases.filter { platforms.contains($0.name) }
    let areas = Entry.Area.shared(by: known)
    let parts = areas.isEmpty ? [] : areas.map { "\($0)" } + ["title menu"]
    for part in parts { snippets[part] = "\(part) { $0 }" }
    addConstructs(in: .toolbarEntries, rank: 3, snippets: snippets) { construct in
      let isPart = construct.kind == .areaEntry || construct.kind == .titleMenuEntry
      return !isPart || parts.contains(construct.words)
    }
  }

  /// Entries that are single commands.
  mutating func gatherActions(isQuick: Bool) {
    guard place.statement.isEmpty else {
      gatherWithinEntry()
      if isQuick { addConstructs(in: .quickAction) }
      return
    }
    addCommands { _ in true }
    let kinds: Set<NodeKind> =
      isQuick ? [.onEntry, .whenEntry, .eachEntry] : [.onEntry, .whenEntry]
    addConstructs(
      in: .menuEntries, rank: 3,
      snippets: ["on": "on ${1:iOS} { $0 }", "when": "when ${1:condition} {\n  $0\n}"]
    ) { kinds.contains($0.kind) }
  }

  private mutating func gatherWithinEntry() {
    if place.before(0) == "row", place.statement.count == 1 {
      addConstructs(in: .rowHeader)
      return
    }
    if place.before(0) == "symbol" { addWord("none", rank: 3) }
    if place.before(0) == "center" {
      addConstructs(in: .areaHeader)
      return
    }
    let isStandard = place.statement.first?.keyword == .standard
    if isStandard, place.before(0) == "key" { addWord("none", rank: 3) }
    let places: Construct.Places = [
      .menuEntries, .toolbarEntries, .entry, .toolbarEntry, .submenuHeader,
    ]
    if gatherOperand(in: isStandard ? places.union(.standardEntry) : places) { return }
    addStays()
    addPluralForms()
    addConstructs(in: isStandard ? [.entry, .standardEntry] : .entry)
    guard case .toolbar = place.content else {
      if let first = place.statement.first, [.menu, .section].contains(first.keyword) {
        addWord("subtitle", snippet: "subtitle \"$1\"")
      }
      return
    }
    addConstructs(in: .toolbarEntry)
    if place.statement.first?.keyword == .menu { addConstructs(in: .buttonHeader) }
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
      let title = CommandSummary.plain(command.title, context.module)
      add(
        name, .function, rank: here.contains(name) ? 4 : placed.contains(name) ? 1 : 0,
        detail: command.key.map { "\(title)  \(StandardShortcut($0).glyphs)" } ?? title,
        documentation: command.documentation.isEmpty
          ? nil : command.documentation.joined(separator: "\n"),
        insert: needsBackticks(name) ? "`\(name)`" : nil)
    }
  }

  /// Whether a name by itself would be read as a word of the language.
  private func needsBackticks(_ name: String) -> Bool {
    let isInToolbar = if case .toolbar = place.content { true } else { false }
    return place.statement.isEmpty && !SyntaxTree.isCommandEntry(name, inToolbar: isInToolbar)
  }
}
