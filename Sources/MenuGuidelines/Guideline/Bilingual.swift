/// A text in each language of the rules. Korean may be missing; English then serves for both.
package struct Bilingual: Sendable {
  package let english: String
  /// The Korean text; nil where nobody has translated it yet.
  private let translation: String?

  // Two strings and no closures: the rules have some 2,000 of these, and a closure is a function to compile.
  package init(_ english: String, ko korean: String? = nil) {
    self.english = english
    translation = korean
  }

  package var korean: String { translation ?? english }
  package var hasKorean: Bool { translation != nil }

  /// The text in a language.
  package func text(in language: Language) -> String {
    switch language {
    case .english: return english
    case .korean: return KoreanParticles.choosing(in: korean)
    }
  }
}

/// A language of the rules.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language of an ISO 639 code, or of a locale as `LANG` names it: `ko_KR.UTF-8`.
  package init?(code: String) {
    let primary = code.utf8.prefix { $0 != 0x5F && $0 != 0x2D && $0 != 0x2E }
    self.init(rawValue: String(Substring(primary)).lowercased())
  }
}
