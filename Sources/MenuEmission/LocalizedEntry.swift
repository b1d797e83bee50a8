import MenuModel

/// A text of the localization table that generated Swift reads.
package struct LocalizedEntry: Sendable, Equatable {
  /// The key: `delete.confirm`, `delete.confirm.one`.
  package var key: String
  /// The text as a format: `Delete %lld Notes?`.
  package var value: String
  /// What it is, for translators: `Title of the command delete`.
  package var comment: String
  /// The text for all categories of numbers, where the text has plural forms and shows nothing but its number.
  package var variations: [Variation] = []

  /// How comments begin. A catalog tells by them which of its texts are from `.menu` files.
  package static let commentBeginnings = TextRole.allCases.flatMap { role in
    [" of ", " in ", " before "].map { role.words + $0 }
  }

  /// The text for a category of numbers.
  package struct Variation: Sendable, Equatable {
    package var category: PluralCategory
    package var value: String
  }
}

extension Expression {
  /// The texts of the localization table that the expression reads.
  var localizedEntries: [LocalizedEntry] {
    let inner = children.flatMap(\.localizedEntries)
    if case .localized(let entry, _) = self { return [entry] + inner }
    return inner
  }
}

extension [Declaration] {
  /// The texts of the localization table that the declarations read, in the order of their keys.
  var localizedEntries: [LocalizedEntry] {
    var entries: [String: LocalizedEntry] = [:]
    for entry in flatMap(\.expressions).flatMap(\.localizedEntries) where entries[entry.key] == nil
    {
      entries[entry.key] = entry
    }
    return entries.values.sorted { $0.key < $1.key }
  }
}
