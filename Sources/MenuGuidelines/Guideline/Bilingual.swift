/// A text in each language that the rules speak.
public struct Bilingual: Sendable, Hashable {
  public var english: String
  public var korean: String

  public init(_ english: String, ko korean: String) {
    self.english = english
    self.korean = korean
  }

  /// The text in a language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: return english
    case .korean: return korean
    }
  }
}

/// A language that the rules speak.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language of an ISO 639 code, or of a locale as `LANG` names it: `ko_KR.UTF-8`.
  public init?(code: String) {
    let primary = code.utf8.prefix { $0 != 0x5F && $0 != 0x2D && $0 != 0x2E }
    self.init(rawValue: String(Substring(primary)).lowercased())
  }
}
