import MenuModel
import MenuSyntax

/// A text of the localization table that generated Swift reads.
package struct LocalizedEntry: Sendable {
  /// The key: `delete.confirm`, `delete.confirm.one`.
  package var key: String
  /// The text as a format: `Delete %lld Notes?`.
  package var value: String
  /// What it is, for translators: `Title of the command delete`.
  package var comment: String
  /// The text for all categories of numbers, where the text has plural forms and shows nothing but its number.
  package var variations: [(category: PluralCategory, value: String)]

  /// How comments begin. A catalog tells by them which of its texts are from `.menu` files.
  package static let commentBeginnings = [
    "Title of ", "Title in ", "Subtitle of ", "Subtitle in ", "Help tag of ", "Question before ",
    "Prompt in ",
  ]
}

/// Gathers the localized texts while Swift is generated.
final class LocalizedEntries {
  private(set) var entries: [LocalizedEntry] = []
  private var numbers: [String: Int] = [:]

  /// Adds a text; one that several places read is added once.
  func add(_ entry: LocalizedEntry) {
    if numbers[entry.key] != nil { return }
    numbers[entry.key] = entries.count
    entries.append(entry)
  }

  func setVariations(_ variations: [(category: PluralCategory, value: String)], of key: String) {
    if let number = numbers[key] { entries[number].variations = variations }
  }
}

extension EmissionContext {
  /// A text as Foundation formats it.
  func format(_ text: Text, suffix: String) -> String {
    let count = placeholderCount(text)
    var number = 0
    var result = ""
    for segment in text.segments {
      switch segment {
      case .literal(let literal):
        // Foundation reads a text without values as it is.
        result += count == 0 ? literal : Self.escapingPercents(literal)
      case .variable(let id):
        number += 1
        let kind = module.state[id.index].type == .int ? "lld" : "@"
        result += count > 1 ? "%\(number)$\(kind)" : "%\(kind)"
      }
    }
    return result + suffix
  }

  func placeholderCount(_ text: Text) -> Int {
    text.segments.count { segment in
      if case .variable = segment { return true }
      return false
    }
  }

  private static func escapingPercents(_ text: String) -> String {
    var result = ""
    for character in text { result += character == "%" ? "%%" : String(character) }
    return result
  }
}
