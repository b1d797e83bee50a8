import MenuJSON
import MenuSyntax

/// The texts of an `.xcstrings` file.
struct CatalogTexts {
  var sourceLanguage: String
  /// Texts by key and language.
  private(set) var texts: [String: [String: String]] = [:]

  /// Nil if it has the form of another JSON file.
  init?(_ value: JSONValue) {
    guard let strings = value["strings"]?.object else { return nil }
    sourceLanguage = value["sourceLanguage"]?.string ?? "en"
    for (key, entry) in strings {
      var languages: [String: String] = [:]
      for (language, localization) in entry["localizations"]?.object ?? [:] {
        languages[language] = Self.text(of: localization)
      }
      // A text that was never changed is its own key.
      if languages[sourceLanguage] == nil { languages[sourceLanguage] = key }
      texts[key] = languages
    }
  }

  /// The text of a unit, or the most general of its variations; one that nobody has translated is left out.
  private static func text(of localization: JSONValue) -> String? {
    if let unit = localization["stringUnit"] {
      guard let text = unit["value"]?.string else { return nil }
      return fill(text, with: localization["substitutions"])
    }
    guard let variations = localization["variations"]?.object else { return nil }
    for (_, variation) in variations.sorted(by: { $0.key < $1.key }) {
      for name in ["other", "mac", "many", "few"] {
        if let inner = variation[name] { return text(of: inner) }
      }
    }
    return nil
  }

  /// `%#@notes@` is the general form of the substitution `notes`, in which `%arg` is the number.
  private static func fill(_ text: String, with substitutions: JSONValue?) -> String {
    var result = text
    for (name, substitution) in substitutions?.object ?? [:] {
      guard let form = Self.text(of: substitution) else { continue }
      let specifier = substitution["formatSpecifier"]?.string ?? "lld"
      let general = form.replacing(each: "%arg", by: "%\(specifier)")
      result = result.replacing(each: "%#@\(name)@", by: general)
    }
    return result
  }
}
