import MenuModel
import MenuSyntax

/// Prints a plan: a declaration or entry a line, and the place that each line and each part of it was read from.
struct MenuFilePrinter {
  private(set) var text = ""
  private(set) var parts: [PlaceMap.Part] = []
  /// The lines in place of entries that could not be read.
  private(set) var incomplete: [Span] = []
  private let lines: PlaceNames
  private var depth = 0
  private var commands: [PlannedCommand] = []

  init(places: PlaceNames) { lines = places }

  mutating func print(_ plan: PlannedMenus) {
    printApp(plan)
    printDeclarations(plan)
  }

  /// What follows the app and its guidelines.
  mutating func printDeclarations(_ plan: PlannedMenus) {
    commands = plan.commands
    printState(plan)
    for choice in plan.choices { declaration { $0.print(choice) } }
    if !plan.lists.isEmpty {
      declaration { printer in
        for list in plan.lists { printer.print(list) }
      }
    }
    if commands.contains(where: { !$0.isLeftOut }) {
      declaration { printer in
        printer.block("commands", from: nil) { printer in
          for command in plan.commands where !command.isLeftOut { printer.print(command) }
        }
      }
    }
    for screen in plan.screens { declaration { $0.print(screen) } }
    for item in plan.items { declaration { $0.printItem(item) } }
    for toolbar in plan.toolbars { declaration { $0.print(toolbar) } }
    if !plan.quickActions.isEmpty { declaration { $0.print(quickActions: plan.quickActions) } }
    if let menu = plan.dockMenu { declaration { $0.print(menu) } }
    for item in plan.statusItems { declaration { $0.print(item) } }
    for menu in plan.menus { declaration { $0.print(menu) } }
    if let bar = plan.menuBar { declaration { $0.print(bar) } }
    if !plan.rest.isEmpty {
      declaration { printer in
        printer.comment("In the code, and in no menu or toolbar above:", at: nil)
        printer.print(plan.rest)
      }
    }
  }

  /// A declaration, after an empty line.
  private mutating func declaration(_ content: (inout MenuFilePrinter) -> Void) {
    text += "\n"
    content(&self)
  }

  // MARK: Lines

  /// A line of pieces, some of which were read at places of their own.
  private mutating func line(
    _ pieces: [Piece], from origin: Place?, subject: PlaceMap.Subject = .other
  ) {
    text += String(repeating: "  ", count: depth)
    let first = parts.count
    let start = UInt32(text.utf8.count)
    for (number, piece) in pieces.enumerated() {
      if number > 0 && !piece.text.hasPrefix(",") { text += " " }
      let start = UInt32(text.utf8.count)
      text += piece.text
      guard let place = piece.place, !piece.text.isEmpty else { continue }
      let span = Span(start, UInt32(text.utf8.count))
      parts.append(.init(span: span, origin: place, subject: piece.subject))
    }
    if let origin {
      let span = Span(start, UInt32(text.utf8.count))
      parts.insert(.init(span: span, origin: origin, subject: subject), at: first)
    }
    text += "\n"
  }

  private mutating func line(_ words: String, from origin: Place? = nil) {
    line([Piece(words)], from: origin)
  }

  private mutating func comment(_ words: String, at place: Place?) {
    line(MenuText.comment(words), from: place)
  }

  private mutating func block(
    _ pieces: [Piece], from origin: Place?, _ content: (inout MenuFilePrinter) -> Void
  ) {
    line(pieces + [Piece("{")], from: origin)
    depth += 1
    content(&self)
    depth -= 1
    line("}")
  }

  private mutating func block(
    _ words: String, from origin: Place?, _ content: (inout MenuFilePrinter) -> Void
  ) {
    block([Piece(words)], from: origin, content)
  }

  private struct Piece {
    var text: String
    var place: Place?
    var subject: PlaceMap.Subject

    init(_ text: String, _ place: Place? = nil, _ subject: PlaceMap.Subject = .other) {
      self.text = text
      self.place = place
      self.subject = subject
    }

    init(_ text: PlannedText, after word: String = "") {
      self.init(word + MenuText.quoted(text), text.found.place, .text(text.found))
    }

    /// The words for an image.
    init(_ words: String, _ image: FoundImage) {
      self.init(words, image.place, .image(image))
    }
  }

  // MARK: Declarations

  private mutating func printApp(_ plan: PlannedMenus) {
    block("app \(plan.appName)", from: nil) { printer in
      let platforms = plan.platforms.map { platform in
        "\(platform.name) \(plan.minimums[platform]?.text ?? Self.minimum(of: platform))"
      }
      printer.line("platforms " + platforms.joined(separator: ", "))
      if plan.frameworks.count < Framework.allCases.count && !plan.frameworks.isEmpty {
        printer.line("emit " + plan.frameworks.map(\.name).joined(separator: ", "))
      }
      if plan.isAccessory { printer.line("accessory") }
      if let language = plan.language { printer.line("language " + language) }
    }
    if let edition = plan.edition { declaration { $0.line("guidelines \(edition.rawValue)") } }
  }

  /// The minimum that a person is to change, where the project does not say it.
  private static func minimum(of platform: Platform) -> String {
    switch platform {
    case .iOS, .iPadOS, .macCatalyst, .tvOS: return "17"
    case .macOS: return "14"
    case .watchOS: return "10"
    case .visionOS: return "1"
    }
  }

  private mutating func printState(_ plan: PlannedMenus) {
    if plan.variables.isEmpty { return }
    declaration { printer in
      printer.block("state", from: nil) { printer in
        for variable in plan.variables {
          printer.expressions(variable.expressions, variable.place)
          printer.line("\(variable.name): \(variable.type)", from: variable.place)
        }
      }
    }
  }

  /// What the app's code has for a variable or a list.
  private mutating func expressions(_ expressions: [String], _ place: Place) {
    for expression in expressions { comment("\(lines[place]): \(expression)", at: nil) }
  }

  private mutating func print(_ choice: PlannedChoice) {
    block("choice \(choice.name)", from: choice.place) { printer in
      for option in choice.options {
        var pieces = [Piece(option.name), Piece(option.title)]
        if let image = option.image, let words = MenuText.image(image) {
          pieces.append(Piece(words, image))
        }
        if let key = option.key, let words = MenuText.key(key.shortcut) {
          pieces.append(Piece("key " + words, key.place, .key(key)))
        }
        printer.line(pieces, from: option.place)
      }
    }
  }

  private mutating func print(_ list: PlannedList) {
    expressions(list.expressions, list.place)
    let nested = list.isNested ? " nested" : ""
    line("list \(list.name) as \(list.field)\(nested)", from: list.place)
  }

  private mutating func print(_ command: PlannedCommand) {
    var pieces = [Piece(command.name), Piece(command.title)]
    if let title = command.titleWhenOn {
      pieces.append(Piece("/"))
      pieces.append(Piece(title))
    }
    for title in command.titlesWhen {
      pieces.append(Piece(title.title, after: "title "))
      pieces.append(Piece("when " + title.condition))
    }
    if let text = command.label { pieces.append(Piece(text, after: "label ")) }
    if let image = command.image, let words = MenuText.image(image, command.imageWhenOn) {
      pieces.append(Piece(words, image))
    }
    for image in command.imagesWhen {
      guard let words = MenuText.image(image.image) else { continue }
      pieces.append(Piece(words, image.image))
      pieces.append(Piece("when " + image.condition))
    }
    if let key = command.key, let words = MenuText.key(key.shortcut) {
      pieces.append(Piece("key " + words, key.place, .key(key)))
      for key in command.otherKeys {
        guard let words = MenuText.key(key.shortcut) else { continue }
        pieces.append(Piece(", " + words, key.place, .key(key)))
      }
    }
    if let condition = command.enabled { pieces.append(Piece("enabled when " + condition)) }
    if let condition = command.on { pieces.append(Piece("on when " + condition)) }
    if command.isDestructive {
      pieces.append(Piece("destructive" + (command.destructiveWhen.map { " when " + $0 } ?? "")))
    }
    if command.asks { pieces.append(Piece("asks")) }
    if let text = command.confirmation { pieces.append(Piece(text, after: "confirm ")) }
    switch command.payload {
    case .none: break
    case .choose(let variable): pieces.append(Piece("choose " + variable))
    case .pick(let list): pieces.append(Piece("pick " + list))
    }
    if let text = command.help { pieces.append(Piece(text, after: "help ")) }
    if let text = command.subtitle { pieces.append(Piece(text, after: "subtitle ")) }
    if command.keepsOpen { pieces.append(Piece("keeps open")) }
    line(pieces, from: command.place, subject: .command(command.title.found))
  }

  // MARK: Surfaces

  /// Prints a screen alone.
  mutating func print(_ screen: PlannedScreen, _ commands: [PlannedCommand]) {
    self.commands = commands
    print(screen)
  }

  private mutating func print(_ screen: PlannedScreen) {
    block("screen \(screen.name)", from: screen.place) { printer in
      for item in screen.items { printer.printItem(item) }
      for button in screen.buttons {
        printer.on(button.platforms) { $0.print(button) }
      }
      if let toolbar = screen.toolbar { printer.print(toolbar) }
    }
  }

  private mutating func printItem(_ item: PlannedItem) {
    block("item \(item.name)", from: item.place) { printer in
      for part in item.parts { printer.on(part.platforms) { $0.print(part) } }
    }
  }

  private mutating func print(_ part: PlannedPart) {
    block(part.kind.words, from: part.place) { $0.print(part.entries) }
  }

  private mutating func print(quickActions parts: [PlannedPart]) {
    block(PlannedMenus.quickActionsName, from: parts[0].place) { printer in
      for part in parts { printer.print(part.entries) }
    }
  }

  private mutating func print(_ item: PlannedStatusItem) {
    var pieces = [Piece("status item " + item.name)]
    if let title = item.title { pieces.append(Piece(title)) }
    if let image = item.image, let words = MenuText.image(image) {
      pieces.append(Piece(words, image))
    }
    block(pieces, from: item.place) { $0.print(item.entries) }
  }

  private mutating func print(_ button: PlannedButton) {
    var pieces = [Piece(button.name.map { "button " + $0 } ?? "more button")]
    if let title = button.title { pieces.append(Piece(title)) }
    if let image = button.image, let words = MenuText.image(image) {
      pieces.append(Piece(words, image))
    }
    block(pieces, from: button.place) { $0.print(button.entries) }
  }

  private mutating func print(_ toolbar: PlannedToolbar) {
    block(toolbar.name.map { "toolbar " + $0 } ?? "toolbar", from: toolbar.place) { printer in
      for (platforms, entries, place) in printer.shared(toolbar.blocks) {
        let names = platforms.map(\.name).joined(separator: ", ")
        printer.block(names, from: place) { $0.print(entries, inToolbar: true) }
      }
    }
  }

  /// The blocks of a toolbar, with one for all platforms that would have the same text.
  private func shared(
    _ blocks: [(platform: Platform, entries: [PlannedEntry], place: Place)]
  ) -> [(platforms: [Platform], entries: [PlannedEntry], place: Place)] {
    var shared: [(platforms: [Platform], entries: [PlannedEntry], place: Place)] = []
    var texts: [String] = []
    for block in blocks {
      var printer = self
      printer.text = ""
      printer.print(block.entries.withoutComments, inToolbar: true)
      if let number = texts.firstIndex(of: printer.text) {
        shared[number].platforms.append(block.platform)
      } else {
        texts.append(printer.text)
        shared.append(([block.platform], block.entries, block.place))
      }
    }
    return shared
  }

  private mutating func print(_ menu: PlannedNamedMenu) {
    if let words = menu.comment { comment(words, at: nil) }
    var pieces = [Piece("menu " + menu.name)]
    if let title = menu.title { pieces.append(Piece(title)) }
    block(pieces, from: menu.place) { $0.print(menu.entries) }
  }

  private mutating func print(_ bar: PlannedMenuBar) {
    block("menu bar", from: bar.place) { printer in
      for menu in bar.menus { printer.on(menu.platforms) { $0.print(menu) } }
    }
  }

  private mutating func print(_ menu: PlannedBarMenu) {
    var pieces: [Piece]
    switch menu.kind {
    case .comment(let entry): return print(entry, false)
    case .row(let row): pieces = [Piece(row.name)]
    case .own(let name, let title):
      pieces = [Piece("menu " + name)]
      if let title { pieces.append(Piece(title)) }
      if let condition = menu.onlyWhen { pieces.append(Piece("only when " + condition)) }
    }
    if menu.isStandard {
      pieces.append(Piece("standard"))
      if menu.entries.isEmpty { return line(pieces, from: menu.place) }
    }
    block(pieces, from: menu.place) { $0.print(menu.entries) }
  }

  private mutating func on(_ platforms: [Platform], _ content: (inout MenuFilePrinter) -> Void) {
    if platforms.isEmpty { return content(&self) }
    block("on " + platforms.map(\.name).joined(separator: ", "), from: nil, content)
  }

  // MARK: Entries

  private mutating func print(_ entries: [PlannedEntry], inToolbar: Bool = false) {
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      index += 1
      guard case .standard(let name, false) = entry.content, !entry.isHidden else {
        print(entry, inToolbar)
        continue
      }
      // Neighbours share a line.
      var names = [(name, entry.place)]
      while index < entries.count, case .standard(let next, false) = entries[index].content,
        !entries[index].isHidden
      {
        names.append((next, entries[index].place))
        index += 1
      }
      let last = names.count - 1
      let pieces = names.enumerated().map { number, name in
        Piece(name.0 + (number == last ? "" : ","), name.1)
      }
      line([Piece("standard", entry.place)] + pieces, from: nil)
    }
  }

  private mutating func print(_ entry: PlannedEntry, _ inToolbar: Bool) {
    switch entry.content {
    case .command(let number, let title, let symbol, let alternate):
      let isAlone =
        title == nil && symbol == nil && alternate == nil && !entry.isHidden
        && entry.subtitle == nil
      var pieces = [Piece(entryName(commands[number].name, isAlone: isAlone, inToolbar))]
      if let title { pieces.append(Piece(title, after: "as ")) }
      if let symbol, let words = MenuText.image(symbol) {
        pieces.append(Piece(words, symbol))
      }
      if let subtitle = entry.subtitle { pieces.append(Piece(subtitle, after: "subtitle ")) }
      if let alternate { pieces.append(Piece(alternate)) }
      pieces += hidden(entry)
      line(pieces, from: entry.place)
    case .each(let number): line("each " + commands[number].name, from: entry.place)
    case .separator: line("---", from: entry.place)
    case .menu(let title, let image, let entries):
      var pieces = [Piece("menu")]
      if let title { pieces.append(Piece(title)) }
      if let image, let words = MenuText.image(image) { pieces.append(Piece(words, image)) }
      pieces += hidden(entry)
      block(pieces, from: entry.place) { $0.print(entries) }
    case .section(let title, let entries):
      block([Piece("section"), Piece(title)], from: entry.place) { $0.print(entries) }
    case .row(let entries): block("row", from: entry.place) { $0.print(entries) }
    case .group(let entries):
      block([Piece("group")] + hidden(entry), from: entry.place) {
        $0.print(entries, inToolbar: true)
      }
    case .when(let condition, let entries):
      block("when " + condition, from: entry.place) { $0.print(entries) }
    case .on(let platforms, let entries): on(platforms) { $0.print(entries, inToolbar: inToolbar) }
    case .standard(let name, let isAlternate):
      let alternate = isAlternate ? [Piece("alternate")] : []
      line([Piece("standard \(name)")] + alternate + hidden(entry), from: entry.place)
    case .text(let text, let image):
      var pieces = [Piece("text"), Piece(text)]
      if let image, let words = MenuText.image(image) { pieces.append(Piece(words, image)) }
      line(pieces, from: entry.place)
    case .segmented(let variable):
      line([Piece("segmented " + variable)] + hidden(entry), from: entry.place)
    case .search(let prompt):
      line([Piece("search"), Piece(prompt)] + hidden(entry), from: entry.place)
    case .view(let name, let label):
      line([Piece("view " + name), Piece(label)] + hidden(entry), from: entry.place)
    case .space: line("space", from: entry.place)
    case .flexible: line("flexible", from: entry.place)
    case .comment(let words): comment(words, at: entry.place)
    case .missing(let words):
      let start = UInt32(text.utf8.count)
      comment(words, at: entry.place)
      incomplete.append(Span(start, UInt32(text.utf8.count)))
    }
  }

  /// The word for what is in the customization palette alone.
  private func hidden(_ entry: PlannedEntry) -> [Piece] { entry.isHidden ? [Piece("hidden")] : [] }

  /// A command's name as an entry, where words such as `search` mean something else without backticks.
  private func entryName(_ name: String, isAlone: Bool, _ inToolbar: Bool) -> String {
    if !Self.keywords.contains(name) { return name }
    return isAlone && SyntaxTree.isCommandEntry(name, inToolbar: inToolbar) ? name : "`\(name)`"
  }

  private static let keywords = Set(Keyword.allCases.map(\.text))
}

extension PlannedPart.Kind {
  /// The words in front of its block.
  fileprivate var words: String {
    switch self {
    case .contextMenu: return "context menu"
    case .editMenu: return "edit menu"
    case .swipe(let edge, let isFull): return "swipe \(edge.rawValue)" + (isFull ? " full" : "")
    case .quickActions: return PlannedMenus.quickActionsName
    case .dockMenu: return PlannedMenus.dockMenuName
    }
  }
}

/// Names places as comments do: `MainMenu.swift:212`.
struct PlaceNames {
  private let names: [String]
  /// Of the files that places can be in.
  private let lines: [LineMap?]

  init(_ sources: [Source]) {
    names = sources.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
    lines = sources.map { source in
      let hasPlaces =
        ImportPaths.canHaveMenus(source.path)
        || ImportPaths.projectFile(source.path) == .propertyList
      return hasPlaces ? LineMap(source) : nil
    }
  }

  subscript(place: Place) -> String {
    let number = Int(place.source)
    guard names.indices.contains(number), let lines = lines[number] else { return "?" }
    return "\(names[number]):\(lines.position(of: place.span.start).line)"
  }
}
