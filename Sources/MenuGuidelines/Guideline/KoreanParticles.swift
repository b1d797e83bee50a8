import MenuSyntax

/// Chooses between the two forms of Korean particles by the sound of the word before them.
///
/// Messages are written with both, `은(는)`, since a name from a file may come before them; each gets the one that
/// fits the name as it is read aloud.
enum KoreanParticles {
  /// A text with one form of each particle; both are kept after a word whose sound is not known.
  static func choosing(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let found = firstPair(in: rest) {
      result += rest[..<found.range.lowerBound]
      let pair = found.pair
      switch sound(before: result) {
      case .vowel: result += pair.afterVowel
      case .consonant: result += pair.afterConsonant
      case .rieul: result += pair.isDirection ? pair.afterVowel : pair.afterConsonant
      case nil: result += rest[found.range]
      }
      rest = rest[found.range.upperBound...]
    }
    return result + rest
  }

  /// The sound that a word ends in.
  enum Sound {
    case vowel, consonant
    /// ㄹ, which takes 로 like a vowel.
    case rieul
  }

  private struct Pair {
    let written: String
    let afterConsonant: String
    let afterVowel: String
    var isDirection: Bool { afterVowel == "로" }
  }

  private static let pairs = [
    Pair(written: "은(는)", afterConsonant: "은", afterVowel: "는"),
    Pair(written: "을(를)", afterConsonant: "을", afterVowel: "를"),
    Pair(written: "이(가)", afterConsonant: "이", afterVowel: "가"),
    Pair(written: "과(와)", afterConsonant: "과", afterVowel: "와"),
    Pair(written: "(으)로", afterConsonant: "으로", afterVowel: "로"),
    Pair(written: "(이)", afterConsonant: "이", afterVowel: ""),
  ]

  private static func firstPair(in text: Substring) -> (pair: Pair, range: Range<String.Index>)? {
    var first: (pair: Pair, range: Range<String.Index>)?
    for pair in pairs {
      guard let range = text.firstPlace(of: pair.written) else { continue }
      if let found = first, found.range.lowerBound <= range.lowerBound { continue }
      first = (pair, range)
    }
    return first
  }

  /// The sound that a text ends in, quotes and punctuation aside; nil if it cannot be told.
  static func sound(before text: String) -> Sound? {
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, closing.contains(last) { scalars.removeLast() }
    guard let last = scalars.last else { return nil }
    switch last.value {
    case 0xAC00...0xD7A3:
      let final = (last.value - 0xAC00) % 28
      return final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    case 0x30...0x39:
      // 영 일 이 삼 사 오 육 칠 팔 구; tens, hundreds and thousands end in consonants, too.
      let sounds: [Sound] = [
        .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
      ]
      return sounds[Int(last.value - 0x30)]
    case 0x41...0x5A, 0x61...0x7A:
      let letters = scalars.reversed().prefix { isLetter($0) }.reversed()
      return sound(ofWord: String(String.UnicodeScalarView(letters)))
    default:
      return signs[last]
    }
  }

  private static let closing = Set("”\"’'`)]}»…!:; ".unicodeScalars)

  /// The names of signs that keys have: 물음표, 쉼표, 마침표, 더하기, 빼기, 등호, 빗금.
  private static let signs: [Unicode.Scalar: Sound] = [
    "?": .vowel, ",": .vowel, ".": .vowel, "+": .vowel, "-": .vowel, "=": .vowel, "/": .consonant,
    "%": .vowel, "[": .vowel, "&": .vowel,
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
  }

  // MARK: Latin words

  /// The sound of an English word as it is written in Korean; of letters that are read one by one, that of the last.
  static func sound(ofWord word: String) -> Sound {
    let bytes = Array(word.utf8)
    // The last part of `noteCount`.
    let capitals = bytes.reversed().prefix { $0 < 0x61 }.count
    if capitals > 0 || bytes.count == 1 { return sound(ofLetter: (bytes.last ?? 0x41) | 0x20) }
    let start = bytes.lastIndex { $0 < 0x61 } ?? 0
    let part = String(decoding: bytes[start...].map { $0 | 0x20 }, as: UTF8.self)
    if let sound = known[part] { return sound }
    return sound(ofPart: Array(part.utf8))
  }

  private static func sound(ofLetter letter: UInt8) -> Sound {
    switch Unicode.Scalar(letter) {
    // 엘, 알.
    case "l", "r": return .rieul
    // 엠, 엔.
    case "m", "n": return .consonant
    default: return .vowel
    }
  }

  private static func sound(ofPart word: [UInt8]) -> Sound {
    func letter(_ back: Int) -> Unicode.Scalar? {
      back <= word.count ? Unicode.Scalar(word[word.count - back]) : nil
    }
    func isVowel(_ back: Int) -> Bool {
      guard let letter = letter(back) else { return false }
      return vowels.contains(letter)
    }
    // A short vowel, with one letter: 맵 of "map", but 소트 of "sort" and 시트 of "sheet".
    let isShort = isVowel(2) && !isVowel(3)
    switch letter(1) {
    case "l": return .rieul
    case "m": return .consonant
    case "n": return .consonant
    case "g": return letter(2) == "n" ? .consonant : .vowel
    case "e":
      switch letter(2) {
      case "l": return .rieul
      case "m", "n": return isVowel(3) ? .consonant : .vowel
      default: return .vowel
      }
    case "b", "p": return isVowel(2) ? .consonant : .vowel
    case "t": return isShort ? .consonant : .vowel
    case "k":
      if letter(2) == "c" { return .consonant }
      return letter(2) == "o" && letter(3) == "o" ? .consonant : .vowel
    case "c": return isVowel(2) ? .consonant : .vowel
    default: return .vowel
    }
  }

  private static let vowels = Set("aeiouy".unicodeScalars)

  /// Words that are written otherwise than their letters say: 세트, 에디트, 체크, 테마; 타입, 옵션.
  private static let known: [String: Sound] = {
    var known: [String: Sound] = ["type": .consonant, "opt": .consonant, "ctrl": .rieul]
    for word in ["set", "edit", "bit", "net", "check", "quit", "exit", "submit", "visit", "theme"] {
      known[word] = .vowel
    }
    return known
  }()
}
