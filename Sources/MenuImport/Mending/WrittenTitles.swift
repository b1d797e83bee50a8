import MenuSyntax

/// The titles of menus and their entries that are written where the entries are made, by the place of the literal.
struct WrittenTitles {
  private var places: Set<Place> = []
  /// Where each key is given, in whichever way: by a literal or by the name of a constant.
  private var given: [LocalizedTexts.Key: [Place]] = [:]

  init(_ surfaces: [FoundSurface]) {
    for surface in surfaces {
      switch surface.kind {
      case .pullDown(let title, _), .menu(let title): add(title)
      default: break
      }
      add(surface.entries)
    }
  }

  /// The entries with each key.
  private var entries: [LocalizedTexts.Key: [Place]] = [:]

  /// Whether a literal is a title, and nothing else.
  func has(_ literal: Place) -> Bool { places.contains(literal) }

  /// Whether a literal is a title, or what the label of an entry with its key shows in another case.
  func has(_ use: LiteralUses.Use, of key: LocalizedTexts.Key) -> Bool {
    has(use.place)
      || use.isLabel
        && (entries[key] ?? []).contains { entry in
          entry.source == use.place.source && entry.span.start <= use.place.span.start
            && use.place.span.end <= entry.span.end
        }
  }

  /// Where entries are given a key.
  func places(of key: LocalizedTexts.Key) -> [Place] { given[key] ?? [] }

  private mutating func add(_ entries: [FoundEntry]) {
    for entry in entries {
      switch entry.content {
      case .command(let command):
        for title in command.titles { add(title) }
        if let key = command.title.tableKey { self.entries[key, default: []].append(entry.place) }
      case .menu(let title, _, _, _), .section(let title?, _): add(title)
      case .choice(let title, _, let options):
        add(title)
        for option in options { add(option.title) }
      default: break
      }
      for inner in entry.children { add(inner) }
    }
  }

  private mutating func add(_ text: FoundText?) {
    guard let text else { return }
    if let key = text.tableKey { given[key, default: []].append(text.place) }
    if text.isWrittenHere, let written = text.written { places.insert(written) }
  }
}

extension FoundText {
  /// The key in Swift, with its table.
  var tableKey: LocalizedTexts.Key? {
    key.map { LocalizedTexts.Key(table: table ?? "Localizable", key: $0) }
  }

  /// Whether the literal is where the entry is made, so that it is nothing but its title: a constant can be something else
  /// too.
  var isWrittenHere: Bool {
    guard let written, !isOfConstant else { return false }
    return written.source == place.source && written.span.start >= place.span.start
      && written.span.end <= place.span.end
  }
}
