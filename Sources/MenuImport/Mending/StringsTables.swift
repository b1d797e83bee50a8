import MenuJSON
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

  /// By keys, in which values are all written alike.
  private var entries: [[WrittenText.Element]: [Entry]] = [:]
  /// A file for each key that cannot be changed in it, such as one in UTF-16.
  private var closedKeys: [[WrittenText.Element]: String] = [:]
  /// A file for each table that could not be read to its end.
  private var closedTables: [String: String] = [:]

  init(_ sources: [Source], language: String) {
    for (number, source) in sources.enumerated() where source.count > 0 {
      guard let found = Self.entries(of: source, number: Int32(number), language) else {
        if ["strings", "stringsdict", "xcstrings"].contains(FileName(source.path).fileExtension) {
          closedTables[FileName(source.path).table] = source.path
        }
        continue
      }
      for entry in found { entries[entry.key.elements, default: []].append(entry) }
      let own = Set(found.map(\.key.elements))
      for key in Self.keys(of: source) where !own.contains(key) { closedKeys[key] = source.path }
    }
  }

  /// The entries with a key, in all tables.
  func entries(of key: [WrittenText.Element]) -> [Entry] { entries[key] ?? [] }

  /// A file in which a key of a table is, or may be, and cannot be changed.
  func closedFile(with key: [WrittenText.Element], ofTable table: String) -> String? {
    closedKeys[key] ?? closedTables[table]
  }

  /// All keys of a strings file, be they in a form that can be changed or not.
  private static func keys(of source: Source) -> [[WrittenText.Element]] {
    guard FileName(source.path).fileExtension == "strings" else { return [] }
    return StringsFile(Array(source.bytes)).texts.map { LiteralUses.elements(of: $0.key) }
  }

  /// Nil for a file that cannot be read to its end, or has no texts.
  private static func entries(
    of source: Source, number: Int32, _ language: String
  ) -> [Entry]? {
    let name = FileName(source.path)
    func place(_ range: Range<Int>) -> Place {
      Place(source: number, span: Span(UInt32(range.lowerBound), UInt32(range.upperBound)))
    }
    func text(_ range: Range<Int>, _ syntax: WrittenText.Syntax) -> WrittenText? {
      WrittenText(place(range), in: source, as: syntax, isFormat: true)
    }
    func entry(_ key: WrittenText, inCatalog: Bool = false) -> Entry {
      Entry(
        table: name.table, folder: name.folder, language: inCatalog ? nil : name.language, key: key)
    }
    let isOwnLanguage = name.language == nil || name.language == language
    switch name.fileExtension {
    case "strings":
      let file = StringsFile(Array(source.bytes))
      if file.problem != nil { return nil }
      return file.places.compactMap { found in
        guard let inner = quoted(found.key, in: source), let key = text(inner, .strings) else {
          return nil
        }
        var entry = entry(key)
        entry.isFallback = name.language == nil
        if isOwnLanguage, let range = found.text.flatMap({ quoted($0, in: source) }) {
          entry.texts = text(range, .strings).map { [$0] } ?? []
        }
        return entry
      }
    case "xcstrings":
      guard let catalog = try? JSONValue(Array(source.bytes)) else { return nil }
      let own = catalog["sourceLanguage"]?.string ?? "en"
      return CatalogPlaces(source.bytes, sourceLanguage: own).entries.compactMap { found in
        guard let key = text(found.key, .json) else { return nil }
        var entry = entry(key, inCatalog: true)
        entry.texts = found.texts.compactMap { text($0, .json) }
        entry.hasForms = found.hasForms
        return entry
      }
    case "stringsdict":
      guard let texts = try? PluralTexts(source) else { return nil }
      return texts.places.compactMap { found in
        guard let key = text(found.key, .xml) else { return nil }
        var entry = entry(key)
        if isOwnLanguage { entry.texts = found.texts.compactMap { text($0, .xml) } }
        entry.hasForms = true
        entry.isFallback = name.language == nil
        return entry
      }
    default: return nil
    }
  }

  /// What is between the quotation marks; nil for a word without them.
  private static func quoted(_ range: Range<Int>, in source: Source) -> Range<Int>? {
    guard range.count > 1, source.bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
