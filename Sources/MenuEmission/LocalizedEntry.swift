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
  /// The text in the `.menu` file.
  package var source: Text

  /// How comments begin. A catalog tells by them which of its texts are from `.menu` files.
  package static let commentBeginnings = TextRole.allCases.flatMap { role in
    [" of ", " in ", " before "].map { role.words + $0 }
  }

  /// Whether Swift reads both in the same way, wherever they are written.
  package static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.value == right.value && left.comment == right.comment
      && left.variations == right.variations
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
  /// The texts of the localization table that the declarations read, each as often as they read it.
  var localizedEntries: [LocalizedEntry] { flatMap(\.expressions).flatMap(\.localizedEntries) }
}
