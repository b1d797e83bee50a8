import Testing

@testable import MenuRuntime

@Suite("Language of the system's texts")
struct MenuLanguageTests {
  @Test(
    "A language is found from a locale with regions and scripts",
    arguments: [
      ("en", MenuTexts.Language.english), ("en_001", .english), ("en-GB", .english),
      ("ko_KR.UTF-8", .korean), ("ko-KP", .korean),
      ("de", .german), ("de_AT", .german), ("de-Latn-CH", .german),
      ("de_DE@calendar=buddhist", .german),
      ("fr-CA", .french), ("es-419", .spanish), ("it_CH", .italian), ("ja_JP", .japanese),
      ("pt", .brazilianPortuguese), ("pt-BR", .brazilianPortuguese),
      ("pt_PT", .europeanPortuguese), ("pt-Latn-BR", .brazilianPortuguese),
      ("pt-AO", .europeanPortuguese), ("nl-BE", .dutch), ("nb_NO", .norwegian),
      ("no", .norwegian), ("nn-NO", .norwegian), ("he_IL", .hebrew), ("iw", .hebrew),
      ("ar-EG", .arabic), ("uk_UA", .ukrainian), ("PL", .polish),
      ("zh", .simplifiedChinese), ("zh-CN", .simplifiedChinese), ("zh_SG", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("zh-HANS", .simplifiedChinese),
      ("zh-TW", .traditionalChinese), ("zh_HK", .traditionalChinese),
      ("zh-MO", .traditionalChinese),
      ("zh-Hant", .traditionalChinese), ("zh_Hant_CN", .traditionalChinese),
    ])
  func identifiers(identifier: String, language: MenuTexts.Language) {
    #expect(MenuTexts.Language(identifier: identifier) == language)
  }

  @Test(
    "Other languages are not found", arguments: ["", "el", "den", "C", "POSIX", "Base", "-", "."])
  func unknown(identifier: String) {
    #expect(MenuTexts.Language(identifier: identifier) == nil)
  }

  @Test("Each language is found by its own name", arguments: MenuTexts.Language.allCases)
  func ownName(language: MenuTexts.Language) {
    #expect(MenuTexts.Language(identifier: language.rawValue) == language)
  }

  @Test("The first known language of a list counts, and English without one")
  func lists() {
    #expect(MenuTexts.Language(for: ["el-CY", "de-DE", "fr"]) == .german)
    #expect(MenuTexts.Language(for: ["el"]) == .english)
    #expect(MenuTexts.Language(for: []) == .english)
  }
}
