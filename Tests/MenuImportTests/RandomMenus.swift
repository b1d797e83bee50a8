import MenuImport
import MenuModel
import MenuSyntax

/// Makes menus at random, as odd as files can have them.
struct RandomMenus {
  private var state: UInt64
  private var next: UInt32 = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private let source = Source(
    path: "Folder/Main Menu.swift", text: String(repeating: "line\n", count: 200))

  /// Another place each time: entries at one place count once.
  private mutating func place() -> Place {
    next += 1
    return Place(source: 0, span: Span(next, next + 1))
  }

  private static let words = [
    "Copy", "Delete", "delete", "note", "menu", "search", "view", "open", "group", "space",
    "flexible", "standard",
    "on", "when", "true", "none", "init", "self", "default", "Type", "String", "Command", "Menu",
    "File", "Menu Bar",
    "\"quoted\"", "back\\slash", "{brace}", "}", "{", "{{", "\\(x)", "", " ", "…", "a\nb",
    "tab\there", "\u{0}", "\u{7}",
    "\u{85}", "\u{2028}", "\u{202E}abc", "\u{2066}x", "👩‍👩‍👧", "🇩🇪", "日本語", "Über", "e\u{301}",
    "İstanbul", "𝐀", "123",
    "4K", "// no", "/* no", "*/", "---", "<<<<<<< HEAD", "`x`", "Don’t", "_", "__a__", "snake_case",
    "UPPER", "ñ", "ªº",
    "DEBUG", "include", "each", "Bool", "Int", "x.y.z", "a b c d e f g h i j", "View", "Toolbar",
    "MoreButton",
  ]

  private mutating func word() -> String {
    if chance(1) { return String(repeating: one(of: Self.words), count: 2_000) }
    if chance(40) { return one(of: Self.words) + one(of: [" ", "", "."]) + one(of: Self.words) }
    return one(of: Self.words)
  }

  private mutating func text() -> FoundText {
    switch number(below: 10) {
    case 0: return FoundText(segments: nil, expression: word(), place: place())
    case 1:
      let value = FoundText.Segment.value(name: word(), expression: word(), isNumber: chance(50))
      return FoundText(
        segments: [.literal(word()), value, value, .literal(word())], expression: nil,
        place: place())
    case 2: return FoundText(segments: [], expression: nil, place: place())
    default: return FoundText(word(), place: place())
    }
  }

  private mutating func condition() -> FoundCondition {
    let expressions = [
      "a.isEmpty", "x", "DEBUG", "false", "a.b != .c", "!x", "a && b", "(a || !b) && c.d == nil",
      "f(\"&&\")", "", "true", "!",
      "a &&", "&&", "((((",
      "items.count > 0", "model?.value ?? false", "x == .y", "\(word())", "!(a.b(c))",
      "a && b && c && d && e && f && g",
    ]
    return FoundCondition(one(of: expressions), isNegated: chance(50), place: place())
  }

  private mutating func key() -> FoundKey {
    let keys: [KeyChord.Key] = [
      .character(UInt8(0x21 + number(below: 0x5E))), .character(0x20), .character(0x7),
      .named(one(of: NamedKey.allCases)),
      .nonASCII(one(of: ["é", "¥", "İ", "😀", "\u{202E}", "ß", "\u{301}", "あ"])), .character(0x22),
      .character(0x5C),
    ]
    let modifiers = KeyModifiers(rawValue: UInt8(number(below: 32)))
    return FoundKey(StandardShortcut(modifiers: modifiers, key: one(of: keys)), place: place())
  }

  private mutating func image() -> FoundImage {
    let names = [
      "trash", "square.and.arrow.up", "1.circle", "", ".", "a..b", "none", "stays", "so-so", "x y",
      word(),
    ]
    return FoundImage(one(of: names), isSymbol: chance(70), place: place())
  }

  private mutating func command() -> FoundCommand {
    var command = FoundCommand(title: text())
    if chance(20) { command.titleWhenOn = text() }
    if command.titleWhenOn == nil, chance(10) {
      command.titlesWhen = [
        FoundCase(text(), when: condition()), FoundCase(text(), when: condition()),
      ]
    }
    if chance(10) { command.label = text() }
    if chance(20) { command.identifier = word() }
    let selectors = [
      "copy:", "delete:", "performFindPanelAction:", "toggleSmartInsertDelete:", "addFontTrait:",
      "x:y:", word(),
      "clearRecentDocuments:", "uppercaseWord:", "terminate:", "toggleGrammarChecking:",
    ]
    switch number(below: 4) {
    case 0: command.action = .selector(one(of: selectors), target: chance(50) ? word() : nil)
    case 1: command.action = .code(word(), call: chance(60) ? word() : nil, place: place())
    default: break
    }
    command.tag = number(below: 4)
    if chance(30) { command.key = key() }
    if chance(30) { command.image = image() }
    if chance(10) { command.imageWhenOn = image() }
    if command.imageWhenOn == nil, chance(5) {
      command.imagesWhen = [FoundCase(image(), when: condition())]
    }
    command.isDestructive = chance(10)
    if chance(30) { command.destructiveWhen = condition() }
    if chance(20) { command.enabled = condition() }
    if chance(10) { command.shown = condition() }
    if chance(15) { command.on = condition() }
    command.isAlternate = chance(15)
    if chance(10) { command.help = text() }
    if chance(10) { command.subtitle = text() }
    if chance(10) { command.confirmation = text() }
    command.keepsOpen = chance(5)
    return command
  }

  private mutating func entries(_ depth: Int) -> [FoundEntry] {
    (0..<number(below: depth > 4 ? 2 : 6)).map { _ in entry(depth) }
  }

  private mutating func entry(_ depth: Int) -> FoundEntry {
    var entry = content(depth)
    entry.isInPaletteOnly = chance(10)
    return entry
  }

  private mutating func content(_ depth: Int) -> FoundEntry {
    let place = place()
    let systems = [
      "services", "font", "recentDocuments", "apple", "window", "help", "file", "nothing",
    ]
    switch number(below: depth > 5 ? 6 : 15) {
    case 0: return FoundEntry(.separator, place: place)
    case 1:
      return FoundEntry(
        .standard(one(of: ["copy", "flexible", "space", "sidebar", "find", "back", word()])),
        place: place)
    case 2: return FoundEntry(.view(name: word(), label: chance(50) ? text() : nil), place: place)
    case 3:
      if chance(50) {
        return FoundEntry(.text(text(), image: chance(30) ? image() : nil), place: place)
      }
      return FoundEntry(.unread(reason: word()), place: place)
    case 4...6: return FoundEntry(.command(command()), place: place)
    case 7:
      let system = chance(20) ? one(of: systems) : nil
      let menu = FoundEntry.Content.menu(
        title: text(), image: chance(20) ? image() : nil, system: system,
        entries: entries(depth + 1))
      return FoundEntry(menu, place: place)
    case 8:
      return FoundEntry(
        .section(title: chance(50) ? text() : nil, entries: entries(depth + 1)), place: place)
    case 9: return FoundEntry(.row(entries: entries(depth + 1)), place: place)
    case 10: return FoundEntry(.list(element: word(), template: entries(depth + 1)), place: place)
    case 11:
      let options = (0..<number(below: 4)).map { _ in
        FoundOption(
          name: chance(60) ? word() : nil, title: text(), image: chance(20) ? image() : nil,
          place: self.place())
      }
      return FoundEntry(.choice(title: text(), variable: word(), options: options), place: place)
    case 12:
      let parts = (entries(depth + 1), entries(depth + 1))
      return FoundEntry(.condition(condition(), then: parts.0, otherwise: parts.1), place: place)
    case 13:
      let platforms = Set(Platform.allCases.filter { _ in chance(30) })
      return FoundEntry(.platforms(platforms, entries: entries(depth + 1)), place: place)
    default: return FoundEntry(.command(command()), place: place)
    }
  }

  private mutating func kind() -> FoundSurface.Kind {
    let places = [
      "newItem", "file", "help", "standardEdit", "sidebar", "nothing", "textEditing", "root",
    ]
    let positions: [FoundSurface.BarPosition] = [.before, .after, .replacing, .ownMenu]
    switch number(below: 11) {
    case 0: return .menuBar
    case 1, 2: return .menuBarPart(place: one(of: places), position: one(of: positions))
    case 3: return .contextMenu
    case 4: return .pullDown(title: chance(60) ? text() : nil, image: chance(50) ? image() : nil)
    case 5: return .menu(title: chance(60) ? text() : nil)
    case 6: return .toolbar
    case 7: return .dockMenu
    case 8: return .swipe(edge: chance(50) ? .leading : .trailing, isFull: chance(50))
    case 9: return .quickActions
    default:
      return .statusMenu(title: chance(50) ? text() : nil, image: chance(50) ? image() : nil)
    }
  }

  mutating func menus() -> FoundMenus {
    var found = FoundMenus(sources: [source], appName: chance(50) ? word() : nil)
    for _ in 0..<number(below: 8) {
      let platforms = chance(20) ? Set(Platform.allCases.filter { _ in chance(30) }) : []
      found.surfaces.append(
        FoundSurface(
          kind(),
          owner: chance(80)
            ? one(of: ["NoteListView", "NoteList", "MainController", word()]) : nil,
          name: chance(50) ? word() : nil, framework: one(of: Framework.allCases),
          platforms: platforms,
          entries: entries(0), place: place()))
    }
    for _ in 0..<number(below: 3) {
      found.unread.append(FoundEntry(.unread(reason: word()), place: place()))
    }
    return found
  }
}
