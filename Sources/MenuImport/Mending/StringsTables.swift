import MenuSyntax

/// Where the texts of an app are in its strings tables: each key in each file, and its texts in the development language.
struct StringsTables {
  /// A key in one file.
  struct Entry {
    var table: String
    /// The folder of the file or of its folders of languages, which tells the tables of two targets apart.
    var folder: String
    /// The language of the file; nil for a catalog, and for the language that the app is written in.
    var language: String?
    var key: WrittenText
    /// The texts in the development language.
    var texts: [WrittenText] = []
    /// Whether these are forms of one text, for numbers or devices.
    var hasForms = false
    /// Whether the texts may say something else, since another file has what people see.
    var isFallback = false

    var path: Int32 { key.place.source }
  }

  private let sources: [Source]
  private let language: String
  /// By keys, in which values are all written alike. An app has some ten thousand, of which few are asked for.
  private var places: [String: [TextPlace]] = [:]
  /// A file for each table that could not be read to its end.
  private var closedTables: [String: String] = [:]

  init(_ menus: FoundMenus) {
    sources = menus.sources
    language = menus.texts.sourceLanguage
    var closed: Set<Int32> = []
    for problem in menus.diagnostics { closed.insert(problem.place.source) }
    for place in menus.textPlaces where !closed.contains(place.source) { add(place) }
    for (number, source) in sources.enumerated() {
      let name = FileName(source.path)
      guard ["strings", "xcstrings", "stringsdict"].contains(name.fileExtension) else { continue }
      let number = Int32(number)
      if closed.contains(number) {
        closedTables[name.table] = source.path
      } else if name.fileExtension == "xcstrings" {
        for found in CatalogPlaces(source.bytes).entries {
          add(TextPlace(found, in: source, number: number))
        }
      } else if name.fileExtension == "stringsdict", let texts = try? PluralTexts(source) {
        for found in texts.places { add(TextPlace(found, number: number)) }
      }
    }
  }

  private mutating func add(_ place: TextPlace) {
    places[LiteralUses.name(ofKey: place.key), default: []].append(place)
  }

  /// The entries with a key, in all tables.
  func entries(of key: [WrittenText.Element]) -> [Entry] {
    (places[LiteralUses.name(of: key)] ?? []).compactMap { entry($0, of: key) }
  }

  /// A file in which a key of a table is, or may be, and cannot be changed.
  func closedFile(with key: [WrittenText.Element], ofTable table: String) -> String? {
    let closed = (places[LiteralUses.name(of: key)] ?? []).first { entry($0, of: key) == nil }
    return closed.map { sources[Int($0.source)].path } ?? closedTables[table]
  }

  /// Nil for a key that is written in a way that cannot be changed.
  private func entry(_ found: TextPlace, of key: [WrittenText.Element]) -> Entry? {
    let source = sources[Int(found.source)]
    let name = FileName(source.path)
    func text(_ span: Span) -> WrittenText? {
      WrittenText(
        Place(source: found.source, span: span), in: source, as: found.syntax, isFormat: true)
    }
    guard let written = found.keySpan.flatMap(text), written.elements == key else { return nil }
    let isCatalog = found.syntax == .json
    var entry = Entry(
      table: name.table, folder: name.folder, language: isCatalog ? nil : name.language,
      key: written)
    if isCatalog || name.language == nil || name.language == language {
      entry.texts = found.texts.compactMap(text)
    }
    entry.hasForms = found.hasForms
    entry.isFallback = !isCatalog && name.language == nil
    return entry
  }
}
