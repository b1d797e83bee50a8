import MenuModel
import MenuSyntax

/// The two titles of a toggle are opposites of one thing.
enum ToggleLabelPair: Guideline {
  static let rule = Rule(
    "toggle-label-pair", sources: [.menus2025, .menuBar2025], needs: [], severity: .warning,
    otherSeverities: [.note], readsEnglish: true, checks: [.commands(check)])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    let command = report.expanded.command(id)
    if command.on == nil || command.isVerbatim || !command.titlesWhen.isEmpty { return }
    let title = TitleText(command.title)
    // Of verbs in another script there is no table.
    guard title.isLatin, !title.isEmpty else { return }
    guard let whenOn = command.titleWhenOn else {
      // In code, a check mark may tell it.
      if report.isOfExistingMenus { return }
      let verb = title.firstWord
      // With any other verb, or none, a check mark tells the state, as at Bold.
      guard verb == "show" || verb == "hide", title.words.count > 1 else { return }
      let opposite =
        (verb == "show" ? "Hide " : "Show ") + title.words.dropFirst().joined(separator: " ")
      report.finding(
        at: command.title.place,
        "Add the title for the other state, “\(opposite)”")
      return
    }
    let other = TitleText(whenOn)
    guard other.isLatin, !other.isEmpty, !isPair(title, other) else { return }
    // Code has two titles for more than two states: for one thing and several, or for two commands.
    if report.isOfExistingMenus && !takesBack(title, other) { return }
    if haveNothingInCommon(title, other) {
      report.finding(
        at: whenOn.place,
        "“\(title.shown)” and “\(other.shown)” read like two commands, and are the two titles of one",
        severity: .note,
        help:
          "Write opposite verbs with the same words after them, or two commands with `shown when`.")
      return
    }
    report.finding(
      at: whenOn.place,
      "“\(title.shown)” and “\(other.shown)” do not match; the two titles of a toggle differ only in verbs that are opposites"
    )
  }

  fileprivate static func isPair(_ title: TitleText, _ other: TitleText) -> Bool {
    let (first, second) = (title.words.map(TitleText.bare), other.words.map(TitleText.bare))
    if first == second { return true }
    if first.first == second.first {
      // "Turn HDR On" and "Turn HDR Off" are a pair, and "Turn Sound Off" is the pair of another.
      if let word = switched(first) {
        let rest = { (words: [String]) in words.filter { $0 != "on" && $0 != "off" } }
        return second.contains(word) && rest(first) == rest(second)
      }
      // "Show More" and "Show Less" differ in a word other than the verb.
      if first.count == second.count {
        let differing = zip(first, second).filter { $0 != $1 }
        if differing.count == 1, amounts.contains(differing[0].0), amounts.contains(differing[0].1)
        {
          return true
        }
      }
      // "Go Offline" and "Go Online", "Show as List" and "Show as Icons"; not "Show Map" and "Show Sidebar".
      return opposites(of: first[0]).isEmpty || first.count > 1 && smallWords.contains(first[1])
    }
    if isTakenBack(first, by: second) || isTakenBack(second, by: first) { return true }
    let (verb, otherVerb) = (first[0], second[0])
    let isOpposite = areOpposites(verb, otherVerb)
    // "Add to Favorites" and "Remove from Favorites": a preposition goes with its verb.
    if isOpposite, first.count > 2, second.count > 2, directions.contains(first[1]),
      directions.contains(second[1])
    {
      return first.dropFirst(2) == second.dropFirst(2)
    }
    // "Connect to Server" and "Disconnect" say enough.
    if isOpposite && (first.count == 1 || second.count == 1) { return true }
    guard first.dropFirst() == second.dropFirst() else { return false }
    if isOpposite { return true }
    // Words that are in no pair may be a pair that is not in the table.
    return opposites(of: verb).isEmpty && opposites(of: otherVerb).isEmpty
  }

  /// Whether the verbs of two titles are opposites, or one begins with a word that takes something back.
  private static func takesBack(_ title: TitleText, _ other: TitleText) -> Bool {
    let (verb, otherVerb) = (TitleText.bare(title.words[0]), TitleText.bare(other.words[0]))
    if areOpposites(verb, otherVerb) { return true }
    return [verb, otherVerb].count { taking.contains($0) } == 1
  }

  /// Whether two titles say by their words that one is for on and the other for off.
  fileprivate static func areOfToggle(_ title: TitleText, _ other: TitleText) -> Bool {
    if takesBack(title, other) { return true }
    let (first, second) = (title.words.map(TitleText.bare), other.words.map(TitleText.bare))
    if isTakenBack(first, by: second) || isTakenBack(second, by: first) { return true }
    guard first.count == second.count else { return false }
    let differing = zip(first, second).filter { $0 != $1 }
    guard differing.count == 1 else { return false }
    let (word, opposite) = differing[0]
    return areOpposites(word, opposite) || Set([word, opposite]) == ["on", "off"]
      || Set([word, opposite]) == ["online", "offline"]
      || amounts.contains(word) && amounts.contains(opposite)
  }

  /// Verbs that take back what some other did.
  private static let taking: Set<String> = [
    "unmark", "unstar", "unpin", "unmute", "unfollow", "unfavorite", "unfavourite", "unlike",
    "unflag", "unarchive", "unsubscribe", "unblock", "unlock", "unbookmark", "unwatch",
  ]

  /// Whether two titles have neither verbs of a pair nor a word after them in common: the title follows what the command
  /// will do, as “Render” and “Add to Queue” do.
  private static func haveNothingInCommon(_ title: TitleText, _ other: TitleText) -> Bool {
    let (first, second) = (title.words.map(TitleText.bare), other.words.map(TitleText.bare))
    if first[0] == second[0] || areOpposites(first[0], second[0]) { return false }
    let ignored = smallWords.union(directions).union(["the", "a", "an", "and", "or", "of"])
    return Set(first.dropFirst()).subtracting(ignored).isDisjoint(with: second.dropFirst())
  }

  /// Whether a title is another with words before it that take it back: "Flag" and "Remove Flag", "Allow Hyphenation"
  /// and "Do Not Allow Hyphenation".
  private static func isTakenBack(_ words: [String], by other: [String]) -> Bool {
    // "Lock Note" and "Remove Lock": the noun is the other's verb.
    if other.count == 2, other[1] == words[0], removals.contains(other[0]) { return true }
    // "Force Completion" and "Stop Forcing Completion".
    if other.count == words.count + 1, other[0] == "stop", isGerund(other[1], of: words[0]),
      other.dropFirst(2) == words.dropFirst()
    {
      return true
    }
    guard other.count > words.count, other.suffix(words.count) == words[...] else { return false }
    return negations.contains(other.dropLast(words.count).joined(separator: " "))
  }

  private static func isGerund(_ word: String, of verb: String) -> Bool {
    guard let last = verb.last else { return false }
    return [verb + "ing", verb.dropLast() + "ing", verb + String(last) + "ing"].contains(word)
  }

  /// Verbs that take back what the noun after them was made by.
  private static let removals: Set<String> = ["remove", "clear", "cancel", "stop", "undo"]

  /// As real menus take a title back, in one word or several.
  private static let negations: Set<String> = [
    "remove", "undo", "do not", "don't", "don’t", "cancel", "stop", "clear", "disable", "turn off",
    "not", "never", "no", "delete", "leave", "exit", "end", "hide", "remove from", "mark as not",
  ]

  /// The word for the other state in a title that says "Turn On" or "Turn … Off"; nil for another.
  private static func switched(_ words: [String]) -> String? {
    guard let verb = words.first, verb == "turn" || verb == "switch" else { return nil }
    if words.contains("on") { return "off" }
    return words.contains("off") ? "on" : nil
  }

  private static let smallWords: Set<String> = ["as", "by", "in", "on", "to", "for", "with"]

  /// Words for amounts.
  private static let amounts: Set<String> = ["more", "less", "fewer", "all"]

  /// Prepositions that change with the verb.
  private static let directions: Set<String> = [
    "to", "from", "into", "in", "on", "onto", "off", "of",
  ]

  fileprivate static func areOpposites(_ verb: String, _ other: String) -> Bool {
    if opposites(of: verb).contains(other) || opposites(of: other).contains(verb) { return true }
    return ["un", "de", "dis"].contains { verb == $0 + other || other == $0 + verb }
  }

  private static func opposites(of verb: String) -> [String] { table[verb] ?? [] }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for (verb, other) in pairs {
      table[verb, default: []].append(other)
      table[other, default: []].append(verb)
    }
    return table
  }()

  /// The page's own are Show and Hide, and Enter and Exit; the others were met in real menus.
  private static let pairs: [(String, String)] = [
    ("show", "hide"), ("enter", "exit"), ("start", "stop"), ("lock", "unlock"),
    ("expand", "collapse"),
    ("add", "remove"), ("pin", "unpin"), ("mute", "unmute"), ("follow", "unfollow"),
    ("favorite", "unfavorite"), ("favourite", "unfavourite"), ("play", "pause"), ("play", "stop"),
    ("enable", "disable"), ("connect", "disconnect"), ("open", "close"), ("begin", "end"),
    ("start", "pause"), ("resume", "pause"), ("enlarge", "reduce"), ("maximize", "restore"),
    ("zoom", "unzoom"), ("like", "unlike"), ("flag", "unflag"), ("star", "unstar"),
    ("archive", "unarchive"), ("subscribe", "unsubscribe"), ("block", "unblock"),
    ("bookmark", "unbookmark"), ("select", "deselect"), ("check", "uncheck"), ("group", "ungroup"),
    ("link", "unlink"), ("join", "leave"), ("activate", "deactivate"), ("fold", "unfold"),
    ("publish", "unpublish"), ("share", "unshare"), ("watch", "unwatch"), ("dock", "undock"),
    ("record", "stop"), ("accept", "decline"), ("allow", "block"), ("allow", "disallow"),
    ("allow", "prevent"), ("allow", "deny"), ("allow", "forbid"), ("start", "cancel"),
    ("start", "end"), ("begin", "stop"), ("enter", "leave"), ("enter", "quit"), ("add", "delete"),
    ("save", "unsave"), ("save", "remove"), ("continue", "pause"), ("resume", "stop"),
    ("resume", "suspend"), ("maximize", "minimize"), ("expand", "minimize"), ("mount", "eject"),
    ("mount", "unmount"), ("install", "uninstall"), ("install", "remove"),
    ("attach", "detach"), ("encrypt", "decrypt"), ("approve", "reject"), ("raise", "lower"),
    ("increase", "decrease"), ("wrap", "unwrap"), ("stop", "reload"), ("hide", "unhide"),
    ("include", "exclude"), ("include", "remove"),
  ]
}

/// What titles and words say of the two states of a toggle.
package enum ToggleTitles {
  /// Whether a title is that of a command which another takes back: “Add to Widget”, by “Remove from Widget”.
  package static func isTakenBack(_ title: String, by other: String) -> Bool {
    let (title, other) = (TitleText(title), TitleText(other))
    if title.isEmpty || other.isEmpty { return false }
    let isUndone =
      other.firstWord.hasPrefix("un")
      || other.firstWord == "remove" && ["add", "include"].contains(title.firstWord)
    return isUndone && ToggleLabelPair.areOpposites(title.firstWord, other.firstWord)
      && ToggleLabelPair.isPair(title, other)
  }

  /// Whether two titles are those of one command that is on or off: “Pin” and “Unpin”, “Turn Sound On” and “Turn Sound
  /// Off”. Of other scripts there is no table, and their titles may be.
  package static func areOfToggle(_ title: String, _ other: String) -> Bool {
    let (title, other) = (TitleText(title), TitleText(other))
    if title.isEmpty || other.isEmpty { return false }
    return !title.isLatin || !other.isLatin || ToggleLabelPair.areOfToggle(title, other)
  }

  /// Whether two words are the two states of something: “Show” and “Hide”, “On” and “Off”. “Add” and “Remove” may be two
  /// things that one command offers.
  package static func areStates(_ word: String, _ other: String) -> Bool {
    if [word, other] == ["on", "off"] || [word, other] == ["off", "on"] { return true }
    let acts: Set = ["add", "remove", "save", "install", "delete", "attach", "increase", "raise"]
    return !acts.contains(word) && !acts.contains(other)
      && ToggleLabelPair.areOpposites(word, other)
  }
}
