import Foundation

nonisolated extension MenuTexts {
  /// A language that the library supports.
  nonisolated public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case korean = "ko"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case brazilianPortuguese = "pt-BR"
    case japanese = "ja"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"

    /// The language that the app runs in, as do the system's menus; English if the library does not support it.
    public static let current = Language(for: preferences)

    /// Creates the language for a locale or localization such as `de_AT`, `zh-Hant-HK` or `pt`; nil if the library does
    /// not support it.
    ///
    /// Chinese without a script is Traditional for Taiwan, Hong Kong and Macao, and otherwise Simplified. Portuguese is
    /// always Brazilian.
    public init?(identifier: String) {
      // Remove `.UTF-8` and `@calendar=…` from the end.
      let name = identifier.prefix { $0 != "." && $0 != "@" }
      let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
      switch parts.first {
      case "en": self = .english
      case "ko": self = .korean
      case "de": self = .german
      case "fr": self = .french
      case "es": self = .spanish
      case "it": self = .italian
      case "pt": self = .brazilianPortuguese
      case "ja": self = .japanese
      case "zh": self = Self.isTraditional(parts) ? .traditionalChinese : .simplifiedChinese
      default: return nil
      }
    }

    /// Creates the first supported language of a list; English if there is none.
    init(for identifiers: [String]) {
      for identifier in identifiers {
        if let language = Language(identifier: identifier) {
          self = language
          return
        }
      }
      self = .english
    }

    private static func isTraditional(_ parts: [String]) -> Bool {
      if parts.contains("hant") { return true }
      if parts.contains("hans") { return false }
      return parts.contains("tw") || parts.contains("hk") || parts.contains("mo")
    }

    /// The app's languages, starting with the one that it runs in.
    private static var preferences: [String] {
      #if canImport(Darwin)
        let localizations = Bundle.main.preferredLocalizations
        if !localizations.isEmpty { return localizations }
      #endif
      return [Locale.current.identifier]
    }

    /// The texts in the language.
    var table: MenuTextTable {
      switch self {
      case .english: return MenuTexts.english
      case .korean: return MenuTexts.korean
      case .german: return MenuTexts.german
      case .french: return MenuTexts.french
      case .spanish: return MenuTexts.spanish
      case .italian: return MenuTexts.italian
      case .brazilianPortuguese: return MenuTexts.brazilianPortuguese
      case .japanese: return MenuTexts.japanese
      case .simplifiedChinese: return MenuTexts.simplifiedChinese
      case .traditionalChinese: return MenuTexts.traditionalChinese
      }
    }
  }
}
