/// The texts of an app by table, key and language, from `.strings`, `.stringsdict` and `.xcstrings` files.
package struct LocalizedTexts: Sendable {
  /// A text in the tables.
  package struct Key: Hashable, Sendable {
    /// The file's name without its extension: `Localizable`, or `MainMenu` for the texts of a XIB.
    package var table: String
    package var key: String

    package init(table: String, key: String) {
      self.table = table
      self.key = key
    }
  }

  /// The language that the app is written in: `en`.
  package var sourceLanguage: String
  /// Texts by language, as the files have them: with `%@` and `%lld` for values.
  package var texts: [Key: [String: String]]
  /// What two files of the app have different texts for in its own language: no title can be made of them.
  package var ambiguous: Set<Key> = []

  package init(sourceLanguage: String = "en", texts: [Key: [String: String]] = [:]) {
    self.sourceLanguage = sourceLanguage
    self.texts = texts
  }

  /// The text in the source language; nil for what is not in the tables, or is ambiguous.
  package func text(_ key: String, table: String = "Localizable") -> String? {
    let key = Key(table: table, key: key)
    return ambiguous.contains(key) ? nil : texts[key]?[sourceLanguage]
  }
}
