/// A language that an app's texts are written in, which decides the form of a text for a number.
///
/// Generated code calls it for texts with plural forms. The rules are those of CLDR 46 for cardinal whole numbers. They
/// are the rules of the language in the source: each form is a string of its own, whose translations an app's string
/// catalog can vary by plural again.
@_spi(Generated) nonisolated public enum MenuPlural: String, CaseIterable, Hashable, Sendable {
  /// Arabic: `zero`, `one`, `two`, `few`, `many`, `other`.
  case arabic = "ar"
  /// Catalan: `one`, `many`, `other`.
  case catalan = "ca"
  /// Chinese: one form.
  case chinese = "zh"
  /// Croatian: `one`, `few`, `other`.
  case croatian = "hr"
  /// Czech: `one`, `few`, `other`.
  case czech = "cs"
  /// Danish: `one`, `other`.
  case danish = "da"
  /// Dutch: `one`, `other`.
  case dutch = "nl"
  /// English: `one`, `other`.
  case english = "en"
  /// Portuguese of Portugal: `one`, `many`, `other`.
  case europeanPortuguese = "pt-PT"
  /// Finnish: `one`, `other`.
  case finnish = "fi"
  /// French: `one`, `many`, `other`.
  case french = "fr"
  /// German: `one`, `other`.
  case german = "de"
  /// Greek: `one`, `other`.
  case greek = "el"
  /// Hebrew: `one`, `two`, `other`.
  case hebrew = "he"
  /// Hindi: `one`, `other`.
  case hindi = "hi"
  /// Hungarian: `one`, `other`.
  case hungarian = "hu"
  /// Indonesian: one form.
  case indonesian = "id"
  /// Italian: `one`, `many`, `other`.
  case italian = "it"
  /// Japanese: one form.
  case japanese = "ja"
  /// Korean: one form.
  case korean = "ko"
  /// Malay: one form.
  case malay = "ms"
  /// Norwegian: `one`, `other`.
  case norwegian = "nb"
  /// Polish: `one`, `few`, `many`.
  case polish = "pl"
  /// Portuguese: `one`, `many`, `other`.
  case portuguese = "pt"
  /// Romanian: `one`, `few`, `other`.
  case romanian = "ro"
  /// Russian: `one`, `few`, `many`.
  case russian = "ru"
  /// Slovak: `one`, `few`, `other`.
  case slovak = "sk"
  /// Slovenian: `one`, `two`, `few`, `other`.
  case slovenian = "sl"
  /// Spanish: `one`, `many`, `other`.
  case spanish = "es"
  /// Swedish: `one`, `other`.
  case swedish = "sv"
  /// Thai: one form.
  case thai = "th"
  /// Turkish: `one`, `other`.
  case turkish = "tr"
  /// Ukrainian: `one`, `few`, `many`.
  case ukrainian = "uk"
  /// Vietnamese: one form.
  case vietnamese = "vi"

  /// A category of numbers that take the same form.
  @_spi(Generated) nonisolated public enum Category: String, CaseIterable, Hashable, Sendable {
    /// A category of CLDR. What its numbers are depends on the language.
    case zero, one, two, few, many, other
  }

  /// The text for a number: `zero` for exactly 0, else the form of its category, or `other` if that form is not given.
  ///
  /// Only the text that is chosen is made.
  @_spi(Generated) public func text(
    for number: Int,
    zero: @autoclosure () -> String? = nil,
    one: @autoclosure () -> String? = nil,
    two: @autoclosure () -> String? = nil,
    few: @autoclosure () -> String? = nil,
    many: @autoclosure () -> String? = nil,
    other: @autoclosure () -> String
  ) -> String {
    if number == 0, let zero = zero() { return zero }
    let form: String?
    switch category(of: number) {
    case .zero: form = nil
    case .one: form = one()
    case .two: form = two()
    case .few: form = few()
    case .many: form = many()
    case .other: form = nil
    }
    return form ?? other()
  }

  /// The category of a whole number. A negative number has that of the positive one.
  @_spi(Generated) public func category(of number: Int) -> Category {
    let number = number.magnitude
    let tens = number % 100
    let ones = number % 10
    // 12, 13 and 14 end in 2, 3 and 4, and are not like them.
    let endsInFew = (2...4).contains(ones) && !(12...14).contains(tens)
    let isMillions = number > 0 && number % 1_000_000 == 0
    switch self {
    case .chinese, .indonesian, .japanese, .korean, .malay, .thai, .vietnamese:
      return .other
    case .danish, .dutch, .english, .finnish, .german, .greek, .hungarian, .norwegian, .swedish,
      .turkish:
      return number == 1 ? .one : .other
    case .hindi:
      return number < 2 ? .one : .other
    case .catalan, .europeanPortuguese, .italian, .spanish:
      return number == 1 ? .one : isMillions ? .many : .other
    case .french, .portuguese:
      return number < 2 ? .one : isMillions ? .many : .other
    case .czech, .slovak:
      return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .romanian:
      if number == 1 { return .one }
      return number == 0 || (1...19).contains(tens) ? .few : .other
    case .croatian:
      if ones == 1 && tens != 11 { return .one }
      return endsInFew ? .few : .other
    case .russian, .ukrainian:
      if ones == 1 && tens != 11 { return .one }
      return endsInFew ? .few : .many
    case .polish:
      if number == 1 { return .one }
      return endsInFew ? .few : .many
    case .slovenian:
      switch tens {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    case .hebrew:
      return number == 1 ? .one : number == 2 ? .two : .other
    case .arabic:
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: break
      }
      if (3...10).contains(tens) { return .few }
      return tens >= 11 ? .many : .other
    }
  }
}
