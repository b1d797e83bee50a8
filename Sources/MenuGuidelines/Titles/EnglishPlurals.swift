import MenuModel

/// The singular of English nouns.
///
/// A word that may be no plural has none: in doubt the rules are silent.
enum EnglishPlurals {
  /// The singular of a word, and how certain it is.
  enum Singular: Equatable {
    /// The plural is regular beyond doubt.
    case sure(String)
    /// The plural is irregular, or the word has another singular too.
    case unsure(String)

    var word: String {
      switch self {
      case .sure(let word), .unsure(let word): return word
      }
    }
  }

  /// The singular of a word of ASCII letters; nil for one that is no plural, or may be none.
  static func singular(of word: Substring) -> Singular? {
    let lower = word.lowercased()
    if let singular = irregular[lower] {
      return .unsure(word.first?.isUppercase == true ? capitalized(singular) : singular)
    }
    guard lower.hasSuffix("s"), word.last == "s", !notCounted.contains(lower) else { return nil }
    let stem = word.dropLast()
    // PDFs, IDs.
    if stem.count > 1, stem.allSatisfy(\.isUppercase) { return .sure(String(stem)) }
    guard lower.count > 3 else { return nil }
    // iPhones: a name that someone has made.
    if stem.dropFirst().contains(where: \.isUppercase) { return .unsure(String(stem)) }
    if lower.hasSuffix("es"), let singular = singularOfES(word, lower) { return singular }
    switch lower.dropLast().last {
    // “Address” is no plural, and what is not listed in `ses`, `oes` and `zes` is not known.
    case "s", "e": return nil
    // More words of these ends are no plurals than are: status, analysis, chaos.
    case "a", "i", "o", "u", "z", "x":
      return vowelPlurals.contains(lower) ? .sure(String(stem)) : nil
    default: return stem.contains(where: isVowel) ? .sure(String(stem)) : nil
    }
  }

  /// The singular of a word in `es`.
  private static func singularOfES(_ word: Substring, _ lower: String) -> Singular? {
    let withE = String(word.dropLast())
    let withoutE = String(word.dropLast(2))
    if lower.hasSuffix("ies") {
      if keepsE.contains(lower) { return .sure(withE) }
      return lower.count > 4 ? .sure(String(word.dropLast(3)) + "y") : nil
    }
    if keepsE.contains(lower) { return .sure(withE) }
    if losesE.contains(lower) { return .sure(withoutE) }
    for ending in ["sses", "shes", "ches", "xes", "zzes"] where lower.hasSuffix(ending) {
      return .sure(withoutE)
    }
    // Databases, analyses; heroes, shoes; quizzes, sizes: what is not listed is not known.
    for ending in ["ses", "oes", "zes"] where lower.hasSuffix(ending) { return nil }
    return .sure(withE)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isVowel(_ letter: Character) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u", "y", "A", "E", "I", "O", "U", "Y": return true
    default: return false
    }
  }

  private static let irregular: [String: String] = [
    "bookshelves": "bookshelf", "calves": "calf", "children": "child", "criteria": "criterion",
    "feet": "foot", "geese": "goose", "halves": "half", "indices": "index", "knives": "knife",
    "leaves": "leaf", "lives": "life", "loaves": "loaf", "matrices": "matrix", "men": "man",
    "mice": "mouse", "people": "person", "shelves": "shelf", "teeth": "tooth",
    "thieves": "thief", "vertices": "vertex", "wives": "wife", "wolves": "wolf",
    "women": "woman",
    // One word for two.
    "analyses": "analysis", "axes": "axis", "bases": "base", "crises": "crisis",
    "diagnoses": "diagnosis", "ellipses": "ellipsis", "hypotheses": "hypothesis",
    "parentheses": "parenthesis", "quizzes": "quiz", "synopses": "synopsis", "theses": "thesis",
  ]

  /// Words in `as`, `is`, `os` and `us` that are plurals.
  private static let vowelPlurals = Set(
    words: """
      agendas alphas antennas areas arenas audios betas cameras combos commas deltas demos dramas \
      emojis euros extras folios formulas gurus ideas kilos logos macros memos menus operas \
      panoramas personas photos pianos pizzas portfolios quotas radios ratios sagas scenarios \
      schemas sofas stereos studios taxis tempos todos typos videos wikis zeros
      """)

  /// Words whose singular has the `e`.
  private static let keepsE = Set(
    words: """
      aches archives avalanches blouses brownies caches calories canoes cases causes clauses collies \
      cookies courses creches databases doses excuses exercises expenses foes franchises freebies \
      genies groupies headaches hoodies horses houses impulses junkies leases licenses magpies mazes \
      moustaches movies neckties newbies niches noises nurses oboes pauses phases phrases pies poses \
      prairies premises prizes promises pulses purchases purposes purses quiches releases responses \
      rookies roses selfies senses shoes showcases sizes smoothies sorties spouses suitcases ties \
      toes universes uses vases verses warehouses zombies
      """)

  /// Words in `ses` and `oes` whose singular has no `e`.
  private static let losesE = Set(
    words: """
      aliases atlases biases bonuses buses campuses canvases choruses echoes focuses gases heroes \
      lenses mosquitoes potatoes radiuses statuses surpluses tomatoes torpedoes vetoes viruses
      """)

  /// Words in `s` that are no plurals, or have no singular, or are verbs as often.
  private static let notCounted = Set(
    words: """
      acoustics aerobics afterwards allows always analytics arms athletics atlas backwards barracks \
      basics becomes belongings besides binoculars chaos christmas clothes congrats contains \
      contents cosmos crossroads customs does downwards dynamics earbuds earnings earphones \
      economics electronics ethics exists forwards gallows gets glasses goes goods graphics has \
      headphones headquarters hers hundreds includes innings its jeans keeps kudos lens lets \
      logistics makes mathematics maths means mechanics millions minus needs news odds optics ours \
      outskirts pants perhaps physics pliers plus politics premises proceeds regards remains \
      requires riches savings says scissors series shorts sometimes species stairs statistics \
      surroundings takes thanks theirs thousands towards trousers tweezers unless upwards versus \
      wages wants was whereabouts yes yours
      """)
}
