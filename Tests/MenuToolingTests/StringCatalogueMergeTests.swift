import MenuJSON
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuEmission

/// Catalogs of all shapes that Xcode and other tools write, made at random, and brought up to date with some texts.
@Suite("Merges of string catalogs")
struct StringCatalogueMergeTests {
  /// A generator of random numbers that gives the same ones for a seed: SplitMix64.
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &self)]
    }
  }

  /// How a tool sets what it writes.
  enum Layout: CaseIterable { case xcode, compact, spaced }

  static let keys = [
    "", " ", "%lld Notes", "About “X”", "a{b}", "\\\"quoted\\\"", "tab\\tkey", "Ärger", "메모", "🙂",
    "2", "10", "Save…",
    "pin.title", "delete.title", "sort.title", "zoom.in", "ZOOM", "back\\\\slash", "line\\nend",
    "]", "}", ",", "strings",
  ]

  static func object(_ members: [(String, String)], _ layout: Layout, depth: Int) -> String {
    let (colon, open, between, close): (String, String, String, String)
    let indent = String(repeating: "  ", count: depth + 1)
    switch layout {
    case .compact: (colon, open, between, close) = (":", "{", ",", "}")
    case .spaced: (colon, open, between, close) = (": ", "{ ", ", ", " }")
    case .xcode:
      (colon, open, between, close) = (
        " : ", "{\n" + indent, ",\n" + indent, "\n" + indent.dropLast(2) + "}"
      )
    }
    return open + members.map { "\"\($0.0)\"" + colon + $0.1 }.joined(separator: between) + close
  }

  static func unit(_ random: inout Random, _ layout: Layout, depth: Int) -> String {
    let unit = object(
      [
        ("state", "\"\(random.pick(["translated", "new", "needs_review"]))\""),
        ("value", "\"\(random.pick(keys))\""),
      ], layout, depth: depth + 1)
    return object([("stringUnit", unit)], layout, depth: depth)
  }

  static func localization(_ random: inout Random, _ layout: Layout, depth: Int) -> String {
    guard Int.random(in: 0..<3, using: &random) == 0 else {
      return unit(&random, layout, depth: depth)
    }
    let plural = Bool.random(using: &random)
    let cases = plural ? ["one", "other"] : ["iphone", "mac", "other"]
    let forms = cases.map { ($0, unit(&random, layout, depth: depth + 3)) }
    let varied = object(forms, layout, depth: depth + 2)
    let kinds = object([(plural ? "plural" : "device", varied)], layout, depth: depth + 1)
    return object([("variations", kinds)], layout, depth: depth)
  }

  static func entry(_ random: inout Random, _ layout: Layout) -> String {
    var members: [(String, String)] = []
    if Bool.random(using: &random) { members.append(("comment", "\"For \(random.pick(keys))\"")) }
    if Bool.random(using: &random) {
      members.append(("extractionState", "\"\(random.pick(["manual", "stale", "migrated"]))\""))
    }
    let languages = ["de", "en", "ko", "zh-Hant"].filter { _ in Bool.random(using: &random) }
    if !languages.isEmpty {
      let all = languages.map { ($0, localization(&random, layout, depth: 4)) }
      members.append(("localizations", object(all, layout, depth: 3)))
    }
    if Int.random(in: 0..<4, using: &random) == 0 { members.append(("shouldTranslate", "false")) }
    return members.isEmpty
      ? random.pick(["{\n\n    }", "{}", "{ }"]) : object(members, layout, depth: 2)
  }

  @Test(
    "Nothing is lost: other entries keep their bytes and order, and a second merge changes nothing")
  func merges() throws {
    var random = Random(state: 1)
    var written = 0
    for number in 0..<500 {
      let layout = random.pick(Layout.allCases)
      let names = keys(of: &random)
      let entries = names.map { ($0, Self.entry(&random, layout)) }
      let strings =
        entries.isEmpty ? random.pick(["{\n\n  }", "{}"]) : Self.object(entries, layout, depth: 1)
      let old =
        Self.object(
          [("sourceLanguage", "\"en\""), ("strings", strings), ("version", "\"1.\(number % 4)\"")],
          layout, depth: 0) + random.pick(["", "\n"])
      let texts = ["pin.title", "delete.title", "new.title"].filter { _ in
        Bool.random(using: &random)
      }
      .map { key in
        let value = random.pick(Self.keys)
        return LocalizedEntry(
          key: key, value: value, comment: "Title of \(key)",
          source: Text(literal: value, place: Place(source: 0, span: Span(0, 0))))
      }

      var catalogue = try StringCatalogue(Array(old.utf8))
      do {
        try catalogue.update(texts, language: "en", module: "Notes")
      } catch {
        // Someone else's text has the key.
        let before = try parsedStrings(in: old)
        let others = texts.filter { text in
          let unit = before[text.key]?["localizations"]?["en"]?["stringUnit"]?["value"]?.string
          return unit != nil && unit != text.value
        }
        #expect(!others.isEmpty)
        continue
      }
      let new = catalogue.text
      if texts.isEmpty { #expect(new == old) }
      _ = try JSONValue(Array(new.utf8))
      let (before, after) = (try parsedStrings(in: old), try parsedStrings(in: new))
      #expect(Set(before.keys).union(texts.map(\.key)) == Set(after.keys))
      var rest = Substring(new)
      for (name, entry) in entries where !texts.contains(where: { $0.key == name }) {
        let place = try #require(rest.firstRange(of: entry), "\(name) in\n\(new)")
        rest = rest[place.upperBound...]
        written += 1
      }
      for text in texts {
        for (language, value) in before[text.key]?["localizations"]?.object ?? [:]
        where language != "en" {
          let kept = try #require(after[text.key]?["localizations"]?[language])
          #expect(words(of: kept) == words(of: value))
        }
      }
      var again = try StringCatalogue(Array(new.utf8))
      try again.update(texts, language: "en", module: "Notes")
      #expect(again.isUnchanged)
    }
    #expect(written > 2_000)
  }

  private func keys(of random: inout Random) -> [String] {
    Self.keys.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)).map { $0 }
  }

  private func parsedStrings(in text: String) throws -> [String: JSONValue] {
    try #require(try JSONValue(Array(text.utf8))["strings"]?.object)
  }

  /// The translated texts in a localization, sorted.
  private func words(of value: JSONValue) -> [String] {
    guard let members = value.object else { return [] }
    let own = members["value"]?.string.map { [$0] } ?? []
    return (own + members.values.flatMap { words(of: $0) }).sorted()
  }
}
