import MenuEmission
import MenuJSON
import MenuModel

/// A string catalog of Xcode (`.xcstrings`) with the texts of a module, and their translations.
///
/// The texts are the module's, all else is the translators'. What does not change keeps its bytes and its place, so that
/// a change of a text is a change of its entry alone.
package struct StringCatalogue {
  private var root: [String: JSONValue]
  private var entries: [Entry]
  /// The file as it was read; nil for a new one.
  private let old: CatalogFile?

  /// A text with its translations.
  private struct Entry {
    var key: String
    var value: JSONValue { didSet { if value != oldValue { written = nil } } }
    /// The key and the value as they are in the file; nil for what is to be written anew.
    var written: ArraySlice<UInt8>?

    var comment: String { value["comment"]?.string ?? "" }
    var state: String? { value["extractionState"]?.string }

    /// Whether it is known to be from a module's `.menu` files: key and comment say so, and no code is said to have it.
    func isText(of module: String) -> Bool {
      (state == "manual" || state == "stale")
        && LocalizedEntry.isComment(comment, of: key, in: module)
    }
  }

  /// Why a file cannot be brought up to date.
  package struct Fault: Error {
    /// What is wrong with the file: "is not JSON: …".
    package var message: String
    package var hint: String
  }

  /// An empty catalogue.
  package init() {
    root = [:]
    entries = []
    old = nil
  }

  /// Reads a catalogue.
  package init(_ bytes: [UInt8]) throws(Fault) {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw Fault(message: "is not UTF-8", hint: "nothing was written")
    }
    let value: JSONValue
    do throws(JSONSyntaxError) { value = try JSONValue(bytes) } catch {
      throw Fault(message: "is not JSON: \(error)", hint: "nothing was written")
    }
    guard let root = value.object, (root["strings"] ?? [:]).object != nil else {
      throw Fault(message: "is not a string catalog", hint: "nothing was written")
    }
    let file = CatalogFile(bytes, root: value)
    self.root = root
    old = file
    entries = file.members.map { member in
      let read = { (span: Range<Int>) in (try? JSONValue(Array(bytes[span]))) ?? .null }
      return Entry(
        key: read(member.key).string ?? "", value: read(member.value),
        written: bytes[member.key.lowerBound..<member.value.upperBound])
    }
  }

  // MARK: Bringing up to date

  /// Takes over the texts of a module that are written in a language.
  ///
  /// - Parameters:
  ///   - module: The module's name. The texts of others, and those of the app itself, stay as they are.
  ///   - prunes: Whether texts that are gone from the module are removed with their translations; they are marked as stale
  ///     otherwise.
  package mutating func update(
    _ texts: [LocalizedEntry], language: String, module: String, prunes: Bool = false
  ) throws(Fault) {
    if let source = root["sourceLanguage"]?.string, source != language {
      throw Fault(
        message: "has the source language '\(source)', and the module '\(language)'",
        hint: "write `language \(source)` in `app`, or change the file")
    }
    root["sourceLanguage"] = .string(language)
    if root["version"] == nil { root["version"] = "1.0" }
    let keys = Set(texts.map(\.key))
    if prunes { entries.removeAll { !keys.contains($0.key) && $0.isText(of: module) } }
    for index in entries.indices
    where !keys.contains(entries[index].key) && entries[index].isText(of: module) {
      var members = entries[index].value.object ?? [:]
      members["extractionState"] = "stale"
      entries[index].value = .object(members)
    }
    // Of two entries with one key, the last counts.
    let known = Dictionary(zip(entries.map(\.key), entries.indices), uniquingKeysWith: { $1 })
    var added: [Entry] = []
    for text in texts {
      if let index = known[text.key] {
        try checkIsFree(entries[index], for: text, language, module)
        let members = entries[index].value.object ?? [:]
        entries[index].value = .object(Self.updated(members, text, language, module))
      } else {
        let members = Self.updated([:], text, language, module)
        added.append(Entry(key: text.key, value: .object(members)))
      }
    }
    insert(added)
  }

  /// Inserts new entries where Xcode would: each after the last of those that come before it.
  private mutating func insert(_ added: [Entry]) {
    let orders = entries.map { CatalogKeyOrder($0.key) }
    let sorted = added.map { (order: CatalogKeyOrder($0.key), entry: $0) }
      .sorted { $0.order < $1.order }
    for new in sorted.reversed() {
      let index = orders.lastIndex { $0 < new.order }
      entries.insert(new.entry, at: index.map { $0 + 1 } ?? 0)
    }
  }

  /// The keys of its texts.
  package var keys: Set<String> { Set(entries.map(\.key)) }

  /// The languages that the catalogue has texts in, in the order of their codes.
  package var languages: [String] {
    let translated = entries.flatMap { ($0.value["localizations"]?.object ?? [:]).keys }
    return Set(translated + [root["sourceLanguage"]?.string].compactMap(\.self)).sorted()
  }

  /// What the catalogue has for a text in a language: a unit, or its variations.
  func localization(of key: String, in language: String) -> JSONValue? {
    entries.last { $0.key == key }?.value["localizations"]?[language]
  }

  /// Adds a translation of a text that has none in a language.
  package mutating func translate(_ key: String, into language: String, as text: String) {
    guard let index = entries.lastIndex(where: { $0.key == key }) else { return }
    var members = entries[index].value.object ?? [:]
    var localizations = members["localizations"]?.object ?? [:]
    if localizations[language] != nil { return }
    localizations[language] = Self.unit(text, updating: nil)
    members["localizations"] = .object(localizations)
    entries[index].value = .object(members)
  }

  /// Throws if a key is that of another text, which the app or another module has.
  private func checkIsFree(
    _ entry: Entry, for text: LocalizedEntry, _ language: String, _ module: String
  ) throws(Fault) {
    let wanted = text.comment(in: module)
    if entry.comment.utf8.starts(with: wanted.utf8) || entry.isText(of: module) { return }
    switch entry.state {
    // The Swift of the menus has it.
    case "extracted_with_value": return
    case "stale" where LocalizedEntry.isComment(entry.comment, of: entry.key, in: nil): return
    default: break
    }
    guard let unit = entry.value["localizations"]?[language]?["stringUnit"]?["value"]?.string,
      unit != text.value
    else { return }
    throw Fault(
      message: "has another text with the key '\(text.key)': “\(unit)”",
      hint:
        "`strings NAME` in `app` names another table; a text of the menus has the comment “\(wanted)”"
    )
  }

  private static func updated(
    _ members: [String: JSONValue], _ entry: LocalizedEntry, _ language: String, _ module: String
  ) -> [String: JSONValue] {
    var members = members
    // What someone has written for translators stays, also behind what is written here.
    let old = Entry(key: entry.key, value: .object(members))
    let comment = entry.comment(in: module)
    if old.comment.isEmpty || old.state == "stale"
      || old.isText(of: module) && !old.comment.utf8.starts(with: comment.utf8)
    {
      members["comment"] = .string(comment)
    }
    switch members["extractionState"]?.string {
    // Xcode would take a text away that it does not find in a build.
    case nil, "stale": members["extractionState"] = "manual"
    default: break
    }
    var localizations = members["localizations"]?.object ?? [:]
    let source = localizations[language]
    let wanted = Self.source(entry, updating: source)
    if source != wanted {
      localizations[language] = wanted
      // What was translated was another text.
      if source != nil {
        for (other, value) in localizations where other != language {
          localizations[other] = reviewed(value)
        }
      }
    }
    members["localizations"] = .object(localizations)
    return members
  }

  /// The text in the source language.
  private static func source(_ entry: LocalizedEntry, updating old: JSONValue?) -> JSONValue {
    if entry.variations.isEmpty {
      // Someone varies it by device or by a second number.
      if let old, old["stringUnit"] == nil, old.object?.isEmpty == false { return old }
      return unit(entry.value, updating: old)
    }
    var plural = old?["variations"]?["plural"]?.object ?? [:]
    for variation in entry.variations {
      let category = variation.category.rawValue
      plural[category] = unit(variation.value, updating: plural[category])
    }
    return ["variations": ["plural": .object(plural)]]
  }

  private static func unit(_ value: String, updating old: JSONValue?) -> JSONValue {
    if let old, old["stringUnit"]?["value"]?.string == value { return old }
    return ["stringUnit": ["state": "translated", "value": .string(value)]]
  }

  /// A translation that someone has to look at again.
  private static func reviewed(_ value: JSONValue) -> JSONValue {
    guard var members = value.object else { return value }
    if members["state"]?.string == "translated", members["value"] != nil {
      members["state"] = "needs_review"
      return .object(members)
    }
    for (key, inner) in members { members[key] = reviewed(inner) }
    return .object(members)
  }

  // MARK: Writing

  /// Whether the catalogue is the file that was read.
  package var isUnchanged: Bool { old?.bytes.elementsEqual(text.utf8) ?? false }

  /// The catalogue as Xcode writes it, but for what has not changed.
  package var text: String {
    guard let old else { return rewritten }
    let isRootSame =
      old.root.object?.filter { $0.key != "strings" } == root.filter { $0.key != "strings" }
    guard isRootSame else { return rewritten }
    if entries.count == old.members.count, entries.allSatisfy({ $0.written != nil }) {
      return String(decoding: old.bytes, as: UTF8.self)
    }
    guard let place = old.content else { return rewritten }
    return String(decoding: old.bytes[..<place.lowerBound], as: UTF8.self) + content
      + String(decoding: old.bytes[place.upperBound...], as: UTF8.self)
  }

  /// The whole file as Xcode writes it, without a line end after it.
  private var rewritten: String {
    let members = Set(root.keys).union(["strings"]).sorted {
      CatalogKeyOrder($0) < CatalogKeyOrder($1)
    }
    let lines = members.map { name in
      let value = name == "strings" ? "{\(content)}" : Self.text(root[name] ?? .null, indent: "  ")
      return "  \(Self.quoted(name)) : \(value)"
    }
    let end = old?.bytes.last == UInt8(ascii: "\n") ? "\n" : ""
    return "{\n" + lines.joined(separator: ",\n") + "\n}" + end
  }

  /// What is between the braces of `strings`.
  private var content: String {
    if entries.isEmpty { return "\n\n  " }
    let lines = entries.map { entry in
      entry.written.map { String(decoding: $0, as: UTF8.self) }
        ?? "\(Self.quoted(entry.key)) : \(Self.text(entry.value, indent: "    "))"
    }
    return "\n    " + lines.joined(separator: ",\n    ") + "\n  "
  }

  private static func text(_ value: JSONValue, indent: String) -> String {
    let inner = indent + "  "
    func block(_ open: String, _ lines: [String], _ close: String) -> String {
      let content = lines.map { inner + $0 }.joined(separator: ",\n")
      return "\(open)\n\(content)\n\(indent)\(close)"
    }
    switch value {
    case .object(let members):
      let keys = members.keys.sorted { CatalogKeyOrder($0) < CatalogKeyOrder($1) }
      let lines = keys.map { "\(quoted($0)) : \(text(members[$0] ?? .null, indent: inner))" }
      return block("{", lines, "}")
    case .array(let values): return block("[", values.map { text($0, indent: inner) }, "]")
    case .string(let string): return quoted(string)
    case .number(let number): return number.text
    case .bool(let value): return value ? "true" : "false"
    case .null: return "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var printer = JSONPrinter()
    printer.string(text)
    return printer.text
  }
}
