import MenuJSON
import MenuSyntax

/// Where a key and its texts are in a file of texts.
struct TextPlace {
  /// The number of the file.
  var source: Int32
  var key: String
  /// What the file is written in.
  var syntax: WrittenText.Syntax
  /// Between the quotation marks or the tags; nil where it cannot be changed.
  var keySpan: Span?
  /// Of a catalog, the texts in its own language.
  var texts: [Span] = []
  /// Whether these are forms of one text, for numbers or devices.
  var hasForms = false

  /// A text in a `.strings` file. Nothing can be changed in UTF-16, and no key without quotation marks.
  init(
    _ key: String, _ place: (key: Range<Int>, text: Range<Int>?)?, in source: Source,
    number: Int32
  ) {
    self.source = number
    self.key = key
    syntax = .strings
    guard let place else { return }
    keySpan = Self.quoted(place.key, in: source)
    texts = place.text.flatMap { Self.quoted($0, in: source) }.map { [$0] } ?? []
  }

  /// A text in a catalog.
  init(_ entry: CatalogPlaces.Entry, in source: Source, number: Int32) {
    self.source = number
    syntax = .json
    key = String(decoding: source.bytes[entry.key], as: UTF8.self)
    if key.utf8.contains(UInt8(ascii: "\\")) {
      key = (try? JSONValue(Array("\"\(key)\"".utf8)))?.string ?? key
    }
    keySpan = Span(entry.key)
    texts = entry.texts.map { Span($0) }
    hasForms = entry.hasForms
  }

  /// A text in a `.stringsdict` file.
  init(_ found: PluralTexts.Found, number: Int32) {
    source = number
    syntax = .xml
    key = found.name
    keySpan = Span(found.key)
    texts = found.texts.map { Span($0) }
    hasForms = true
  }

  /// What is between the quotation marks; nil for a word without them.
  private static func quoted(_ range: Range<Int>, in source: Source) -> Span? {
    guard range.count > 1, source.bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    return Span(range.lowerBound + 1..<range.upperBound - 1)
  }
}

extension Span {
  fileprivate init(_ range: Range<Int>) {
    self.init(UInt32(range.lowerBound), UInt32(range.upperBound))
  }
}
