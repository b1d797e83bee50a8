/// A category of numbers that a language has a form of its own for, as CLDR names them.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A language that texts can be written in, with the categories of its whole numbers.
///
/// From CLDR 46, `common/supplemental/plurals.xml`, type `cardinal`, without categories that only fractions have. The
/// rules themselves are `MenuPlural` of the library, whose cases have the same names.
package enum SourceLanguage: String, Sendable, CaseIterable {
  case arabic = "ar"
  case catalan = "ca"
  case chinese = "zh"
  case croatian = "hr"
  case czech = "cs"
  case danish = "da"
  case dutch = "nl"
  case english = "en"
  case europeanPortuguese = "pt-PT"
  case finnish = "fi"
  case french = "fr"
  case german = "de"
  case greek = "el"
  case hebrew = "he"
  case hindi = "hi"
  case hungarian = "hu"
  case indonesian = "id"
  case italian = "it"
  case japanese = "ja"
  case korean = "ko"
  case malay = "ms"
  case norwegian = "nb"
  case polish = "pl"
  case portuguese = "pt"
  case romanian = "ro"
  case russian = "ru"
  case slovak = "sk"
  case slovenian = "sl"
  case spanish = "es"
  case swedish = "sv"
  case thai = "th"
  case turkish = "tr"
  case ukrainian = "uk"
  case vietnamese = "vi"

  /// The language of a code such as `de`, `pt-BR` or `zh-Hans`; nil if its numbers are not known here.
  package init?(code: String) {
    if let language = SourceLanguage(rawValue: code) {
      self = language
      return
    }
    let base = String(code.prefix { $0 != "-" })
    guard let language = SourceLanguage(rawValue: base == "no" ? "nb" : base) else { return nil }
    self = language
  }

  /// The name of the case, which is that of `MenuPlural` in the library.
  package var caseName: String { "\(self)" }

  /// The name in English.
  package var name: String {
    if self == .europeanPortuguese { return "European Portuguese" }
    return caseName.prefix(1).uppercased() + caseName.dropFirst()
  }

  /// The categories that a text can have forms for; all other numbers take the text itself.
  package var pluralForms: [PluralCategory] {
    switch self {
    case .chinese, .indonesian, .japanese, .korean, .malay, .thai, .vietnamese: return []
    case .danish, .dutch, .english, .finnish, .german, .greek, .hindi, .hungarian, .norwegian,
      .swedish, .turkish:
      return [.one]
    case .catalan, .europeanPortuguese, .french, .italian, .portuguese, .spanish:
      return [.one, .many]
    case .croatian, .czech, .romanian, .slovak: return [.one, .few]
    case .hebrew: return [.one, .two]
    case .slovenian: return [.one, .two, .few]
    case .polish, .russian, .ukrainian: return [.one, .few, .many]
    case .arabic: return [.zero, .one, .two, .few, .many]
    }
  }

  /// Some numbers of a category that has several; nil for one that is a single number, whose text can do without it.
  package func numbers(of category: PluralCategory) -> String? {
    switch (category, self) {
    case (.one, .french), (.one, .portuguese), (.one, .hindi): return "0 and 1"
    case (.one, .russian), (.one, .ukrainian), (.one, .croatian): return "1, 21, 31 …"
    case (.one, .slovenian): return "1, 101, 201 …"
    case (.two, .slovenian): return "2, 102, 202 …"
    case (.few, .slovenian): return "3, 4, 103 …"
    case (.few, .czech), (.few, .slovak): return "2, 3 and 4"
    case (.few, .russian), (.few, .ukrainian), (.few, .croatian), (.few, .polish):
      return "2, 3, 4, 22 …"
    case (.few, .romanian): return "0, 2 … 19, 101 …"
    case (.few, _): return "3 … 10, 103 …"
    case (.many, .arabic): return "11 … 99, 111 …"
    case (.many, .russian), (.many, .ukrainian): return "0, 5 … 20, 25 …"
    case (.many, .polish): return "0, 5 … 21, 25 …"
    case (.many, _): return "1000000, 2000000 …"
    case (.zero, _), (.one, _), (.two, _), (.other, _): return nil
    }
  }
}
