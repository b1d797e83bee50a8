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
