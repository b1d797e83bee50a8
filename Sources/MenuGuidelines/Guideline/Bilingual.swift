/// A text in each language of the rules.
///
/// Made when it is read, and only in the language that is read: of a finding's two messages one is never shown.
public struct Bilingual: Sendable {
  private let makeEnglish: @Sendable () -> String
  private let makeKorean: @Sendable () -> String

  @inline(never)
  public init(
    _ english: @autoclosure @escaping @Sendable () -> String,
    ko korean: @autoclosure @escaping @Sendable () -> String
  ) {
    makeEnglish = english
    makeKorean = korean
  }

  public var english: String { makeEnglish() }
  public var korean: String { makeKorean() }

  /// The text in a language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: return makeEnglish()
    case .korean: return KoreanParticles.choosing(in: makeKorean())
    }
  }
}

/// A language of the rules.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language of an ISO 639 code, or of a locale as `LANG` names it: `ko_KR.UTF-8`.
  public init?(code: String) {
    let primary = code.utf8.prefix { $0 != 0x5F && $0 != 0x2D && $0 != 0x2E }
    self.init(rawValue: String(Substring(primary)).lowercased())
  }
}
