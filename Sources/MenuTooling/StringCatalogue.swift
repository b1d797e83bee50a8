import MenuEmission
import MenuJSON
import MenuModel

/// A string catalog of Xcode (`.xcstrings`) with the texts of a module, and their translations.
///
/// The texts are the module's, all else is the translators': what a catalogue has that the module says nothing about stays.
package struct StringCatalogue {
  private var root: [String: JSONValue]
  private var strings: [String: JSONValue]
  /// The catalogue as it was read; nil for a new one.
  private let old: JSONValue?
  private let endsLine: Bool

  /// Why a file cannot be brought up to date.
  package struct Fault: Error {
    /// What is wrong with the file: "is not JSON: …".
    package var message: String
    package var hint: String
  }

  /// An empty catalogue.
  package init() {
    root = [:]
    strings = [:]
    old = nil
    endsLine = true
  }

  /// Reads a catalogue.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let value: JSONValue
    do throws(JSONSyntaxError) { value = try JSONValue(bytes) } catch {
      throw Fault(message: "is not JSON: \(error)", hint: "nothing was written")
    }
    guard let root = value.object, let strings = (root["strings"] ?? [:]).object else {
      throw Fault(message: "is not a string catalog", hint: "nothing was written")
    }
    self.root = root
    self.strings = strings
    old = value
    endsLine = bytes.last == 0x0A
  }

  // MARK: Bringing up to date

  /// Takes over the texts of a module that are written in a language.
  package mutating func update(_ entries: [LocalizedEntry], language: String) throws(Fault) {
    if let source = root["sourceLanguage"]?.string, source != language {
      throw Fault(
        message: "has the source language '\(source)', and the module '\(language)'",
        hint: "write `language \(source)` in `app`, or change the file")
    }
    root["sourceLanguage"] = .string(language)
    if root["version"] == nil { root["version"] = "1.0" }
    let keys = Set(entries.map(\.key))
    for (key, value) in strings where !keys.contains(key) && Self.isOurs(value) {
      var members = value.object ?? [:]
      members["extractionState"] = "stale"
      strings[key] = .object(members)
    }
    for entry in entries {
      strings[entry.key] = .object(
        Self.updated(strings[entry.key]?.object ?? [:], entry, language))
    }
    root["strings"] = .object(strings)
  }

  /// Whether a text is known to be from a `.menu` file, and in the hands of no one else.
  private static func isOurs(_ value: JSONValue) -> Bool {
    value["extractionState"]?.string == "manual" && isPlace(value["comment"]?.string ?? "")
  }

  /// Whether a comment is the place of a text: `Notes.menu:12`.
  private static func isPlace(_ comment: String) -> Bool {
    let parts = comment.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].hasSuffix(".menu") && Int(parts[1]) != nil
  }

  private static func updated(
    _ members: [String: JSONValue], _ entry: LocalizedEntry, _ language: String
  ) -> [String: JSONValue] {
    var members = members
    if members["comment"]?.string.map(isPlace) ?? true {
      members["comment"] = .string(entry.comment)
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
    for (category, value) in entry.variations {
      plural[category.rawValue] = unit(value, updating: plural[category.rawValue])
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

  /// Whether the catalogue says the same as the file that was read.
  package var isUnchanged: Bool { old == .object(root) }

  /// The catalogue, set as Xcode sets it.
  package var text: String {
    var text = ""
    Self.write(.object(root), indent: "", to: &text)
    return endsLine ? text + "\n" : text
  }

  private static func write(_ value: JSONValue, indent: String, to text: inout String) {
    let inner = indent + "  "
    switch value {
    case .object(let members):
      if members.isEmpty {
        text += "{\n\n\(indent)}"
        return
      }
      var separator = "{\n"
      for key in members.keys.sorted() {
        text += separator + inner + quoted(key) + " : "
        write(members[key] ?? .null, indent: inner, to: &text)
        separator = ",\n"
      }
      text += "\n\(indent)}"
    case .array(let values):
      if values.isEmpty {
        text += "[\n\n\(indent)]"
        return
      }
      var separator = "[\n"
      for value in values {
        text += separator + inner
        write(value, indent: inner, to: &text)
        separator = ",\n"
      }
      text += "\n\(indent)]"
    case .string(let string): text += quoted(string)
    case .number(let number): text += number.text
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var printer = JSONPrinter()
    printer.string(text)
    return printer.text
  }
}
