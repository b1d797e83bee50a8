import MenuModel
import MenuSyntax

/// A title says what a command does, not how things are.
enum TitleNamesState: Guideline {
  // A note: what a title means only people know.
  static let rule = Rule(
    "title-names-state", sources: [.menus2025], severity: .note, readsEnglish: true,
    checks: [.labels(of: [.command, .placement], check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard let id = label.command, !label.isVerbatim, let words = label.facts?.words,
      case let command = report.expanded.command(id), isState(words),
      // With a check mark, and as an option, a state is what is wanted.
      command.on == nil, case .none = command.payload, command.titleWhenOn == nil,
      command.titlesWhen.isEmpty
    else { return }
    // “Downloaded” in a sidebar goes to what is.
    if command.navigates || command.opens != nil { return }
    // NetNewsWire's “Starred” and WWDC's “Featured” have ⌘3 and ⌘1, as places have that people go to.
    if command.keys.contains(where: { isDigit($0.key) }) { return }
    // What is always dimmed tells how things are.
    if case .constant(false)? = command.enabled { return }
    let title = TitleText(label.text).shown
    report.finding(
      at: label.place,
      "“\(title)” says how things are, not what the command does",
      help: "Begin with a verb, or give the command a check mark. That is `on when …`.")
  }

  private static func isDigit(_ key: KeyChord.Key) -> Bool {
    guard case .character(let byte) = key else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether words are a state and nothing else: “Downloaded”, “Not Muted”.
  private static func isState(_ words: [String]) -> Bool {
    var words = words[...]
    while words.count > 1, let first = words.first, adverbs.contains(first) { words.removeFirst() }
    // Yattee's “Downloaded” deletes; “Downloaded Videos” names what it shows.
    guard words.count == 1, let word = words.first else { return false }
    return states.contains(word) || isParticiple(word)
  }

  private static let adverbs: Set<String> = ["already", "is", "not", "now", "currently"]

  /// Adjectives of states; “Read”, “Open” and “Empty” are verbs too.
  private static let states: Set<String> = [
    "hidden", "shown", "unread", "online", "offline", "active", "inactive", "busy", "available",
    "unavailable", "ready", "on", "off", "known", "taken", "lost", "sold", "frozen", "asleep",
    "awake",
  ]

  /// Whether a word is a past participle of a verb, and no verb by itself: not “Feed” and “Embed”.
  private static func isParticiple(_ word: String) -> Bool {
    guard word.utf8.count > 4, word.hasSuffix("ed"), !verbs.contains(word) else { return false }
    let stem = String(word.dropLast(2))
    let isDoubled = stem.utf8.last == stem.utf8.dropLast().last
    let bases = [
      stem, stem + "e", isDoubled ? String(stem.dropLast()) : "",
      stem.hasSuffix("i") ? stem.dropLast() + "y" : "",
    ]
    return bases.contains { $0.utf8.count > 1 && EnglishVerbs.contains($0) }
  }

  /// Verbs and nouns that end as participles do.
  private static let verbs: Set<String> = [
    "feed", "embed", "need", "seed", "speed", "breed", "bleed", "proceed", "succeed", "exceed",
    "shred", "reseed", "unembed", "reembed", "advanced",
  ]
}
