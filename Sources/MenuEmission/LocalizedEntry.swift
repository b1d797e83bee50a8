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

  /// What it is, for the translators of a catalog that several modules and the app may share: `Title of the command delete in
  /// Notes`.
  package func comment(in module: String) -> String {
    // What the documentation says of it is behind a full stop.
    guard let stop = comment.firstIndex(of: ".") else { return "\(comment) in \(module)" }
    return "\(comment[..<stop]) in \(module)\(comment[stop...])"
  }

  /// Whether a comment in a catalog is one that a text of a `.menu` file with a key has, whatever is added behind it.
  ///
  /// - Parameter module: The module whose text it is; nil for any.
  package static func isComment(_ comment: String, of key: String, in module: String?) -> Bool {
    var parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let last = parts.last, PluralCategory(rawValue: last) != nil { parts.removeLast() }
    guard let role = parts.last.flatMap(TextRole.init(rawValue:)) else { return false }
    let ends = [" of ", " in ", " before "]
    guard ends.contains(where: { comment.utf8.starts(with: (role.words + $0).utf8) }) else {
      return false
    }
    let words = comment.split(separator: " ")
    if let number = words.firstIndex(of: "command"), number > 0, words[number - 1] == "the",
      words.dropFirst(number + 1).first.map(String.init) != parts.first
    {
      return false
    }
    guard let module else { return true }
    let line = comment.prefix { $0 != "\n" && $0 != "." }
    return line.utf8.suffix(module.utf8.count + 4).elementsEqual(" in \(module)".utf8)
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
