import Foundation

nonisolated extension MenuTexts {
  /// A language that the library supports.
  nonisolated public enum Language: String, CaseIterable, Hashable, Sendable {
    /// English.
    case english = "en"
    /// Korean.
    case korean = "ko"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Italian.
    case italian = "it"
    /// Portuguese of Brazil.
    case brazilianPortuguese = "pt-BR"
    /// Japanese.
    case japanese = "ja"
    /// Chinese, Simplified.
    case simplifiedChinese = "zh-Hans"
    /// Chinese, Traditional.
    case traditionalChinese = "zh-Hant"

    // The languages without all texts: the others are in English.
    /// Dutch, in part.
    case dutch = "nl"
    /// Polish, in part.
    case polish = "pl"
    /// Russian, in part.
    case russian = "ru"
    /// Swedish, in part.
    case swedish = "sv"
    /// Danish, in part.
    case danish = "da"
    /// Norwegian, in part.
    case norwegian = "nb"
    /// Finnish, in part.
    case finnish = "fi"
    /// Turkish, in part.
    case turkish = "tr"
    /// Arabic, in part.
    case arabic = "ar"
    /// Hebrew, in part.
    case hebrew = "he"
    /// Czech, in part.
    case czech = "cs"
    /// Ukrainian, in part.
    case ukrainian = "uk"
    /// Portuguese of Portugal, in part.
    case europeanPortuguese = "pt-PT"

    /// The language that the app runs in, as do the system's menus; English if the library does not support it.
    public static let current = Language(for: preferences)

    /// Creates the language for a locale or localization such as `de_AT`, `zh-Hant-HK` or `pt`; nil if the library does
    /// not support it.
    ///
    /// Chinese without a script is Traditional for Taiwan, Hong Kong and Macao, and otherwise Simplified. Portuguese is
    /// Brazilian for Brazil and without a region, and otherwise European. Both written forms of Norwegian are `norwegian`.
    public init?(identifier: String) {
      // Remove `.UTF-8` and `@calendar=…` from the end.
      let name = identifier.prefix { $0 != "." && $0 != "@" }
      let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
      switch parts.first {
      case "zh": self = Self.isTraditional(parts) ? .traditionalChinese : .simplifiedChinese
      case "pt": self = Self.isEuropean(parts) ? .europeanPortuguese : .brazilianPortuguese
      case "no", "nn": self = .norwegian
      case "iw": self = .hebrew
      case let code?: self.init(rawValue: code)
      case nil: return nil
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

    private static func isEuropean(_ parts: [String]) -> Bool {
      parts.dropFirst().contains { $0.count == 2 && $0 != "br" }
    }

    /// The app's languages, starting with the one that it runs in.
    private static var preferences: [String] {
      #if canImport(Darwin)
        let localizations = Bundle.main.preferredLocalizations
        if !localizations.isEmpty { return localizations }
      #endif
      return [Locale.current.identifier]
    }

    /// The texts in the language, as far as they are translated.
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
      case .dutch: return MenuTexts.dutch
      case .polish: return MenuTexts.polish
      case .russian: return MenuTexts.russian
      case .swedish: return MenuTexts.swedish
      case .danish: return MenuTexts.danish
      case .norwegian: return MenuTexts.norwegian
      case .finnish: return MenuTexts.finnish
      case .turkish: return MenuTexts.turkish
      case .arabic: return MenuTexts.arabic
      case .hebrew: return MenuTexts.hebrew
      case .czech: return MenuTexts.czech
      case .ukrainian: return MenuTexts.ukrainian
      case .europeanPortuguese: return MenuTexts.europeanPortuguese
      }
    }
  }
}
