import MenuModel
import MenuSyntax

/// A command that deletes is marked `destructive`.
enum DestructiveMarked: Guideline {
  static let rule = Rule(
    "destructive-marked", sources: [.contextMenus2022, .pullDownMenusIOS14],
    platforms: [.iOS, .iPadOS, .macOS, .macCatalyst], needs: [.roles], severity: .warning,
    otherSeverities: [.note], checks: [.labels(of: .commands, check), .commands(checkMarked)])

  /// Speaks of a command that is marked, and destroys nothing.
  @Sendable static func checkMarked(_ id: CommandID, _ report: inout GuidelineReport) {
    let command = report.expanded.command(id)
    // A title that is `verbatim` may be a name, which promises nothing.
    guard command.isDestructive, !command.isVerbatim,
      destroysNothing(report.expanded.titleFacts(of: id))
    else { return }
    let raw = report.edits.raw(command.title)
    report.finding(
      at: command.name.place,
      "“\(raw)” is marked `destructive`, but destroys nothing",
      severity: .note,
      help: "Leave out the destructive role. It is the word `destructive`.")
  }

  /// Whether a title destroys nothing: “Clear Filters”, “Reset Sorting”, “Unmute Thread”.
  ///
  /// “Remove Filter” may delete one that was saved, and “Cancel Order” ends what was paid for.
  static func destroysNothing(_ facts: TitleFacts) -> Bool {
    if restoring.contains(facts.firstWord) { return true }
    // Of the other verbs a person may mean the thing itself: the filter that was saved.
    guard ["clear", "reset"].contains(facts.firstWord),
      let last = facts.lowercased.split(separator: " ").last
    else { return false }
    return shown.contains(String(last))
  }

  /// First words of titles that give something back, or take nothing that cannot be had again.
  private static let restoring: Set<String> = [
    "mute", "unmute", "unarchive", "unhide", "unblock",
  ]

  /// What a view shows of the things in it.
  private static let shown: Set<String> = [
    "filter", "filters", "search", "selection", "sort", "sorting", "grouping", "zoom",
  ]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    // A toggle gives back with one title what it takes with the other: Add to and Remove from Favorites.
    guard label.role == .command || label.role == .placement, let id = label.command,
      case let command = report.expanded.command(id), !command.isDestructive,
      !command.isVerbatim, command.titleWhenOn == nil, command.titlesWhen.isEmpty,
      !takesCharacter(command),
      // The menu bar shows nothing in red, and what can be undone there is no danger.
      !(command.isUndoable && report.expanded.placements(of: id).allSatisfy { $0.surface == .bar }),
      let facts = label.facts
    else { return }
    var platforms: PlatformSet = []
    let severity = severity(of: label.text, facts)
    // Menus of the Mac show nothing in red, so that there only a loss for good counts.
    if severity != nil { platforms.formUnion(report.platforms.subtracting(.mac)) }
    if destroysOnTheMac(facts.words) {
      platforms.formUnion(platformsOfMac(label, id, report))
    }
    if platforms.isEmpty { return }
    let isPlacement = label.role == .placement
    // One finding for a command whose own title says it already.
    let own = report.expanded.titleFacts(of: id)
    if isPlacement, Self.severity(of: command.title, own) != nil || destroysOnTheMac(own.words) {
      return
    }
    let raw = report.edits.raw(label.text)
    report.finding(
      at: isPlacement ? label.place : command.name.place,
      "“\(raw)” sounds destructive, but is not marked so",
      severity: severity, platforms: platforms,
      fixes: [
        GuidelineFix(
          // Whether something is lost only people know.
          title: "Mark `\(command.name.text)` as `destructive`", applicability: .suggestion,
          edits: [report.edits.attribute("destructive", of: command)])
      ])
  }

  /// The platforms of the Mac whose menus have a command, or the text of a label.
  private static func platformsOfMac(
    _ label: Label, _ id: CommandID, _ report: GuidelineReport
  ) -> PlatformSet {
    let mac = report.platforms.intersection(.mac)
    if label.role == .placement { return mac }
    return report.expanded.placements(of: id).reduce([]) { found, placement in
      // The words of a button in code's toolbar are often its help tag, which says more than a title.
      if report.isOfExistingMenus, case .toolbar = placement.site { return found }
      return found.union(placement.platforms.intersection(mac))
    }
  }

  /// Whether the words of a title say that something is lost for good, where no system asks first.
  private static func destroysOnTheMac(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    switch first {
    case "erase", "wipe", "terminate": return true
    // “Kill Line” is a word of editors for cutting.
    case "kill": return !words.contains { ["line", "word", "region", "ring"].contains($0) }
    // What a virtual machine or a process has not saved is gone.
    case "power", "shut", "force":
      return words.count > 1
        && ["power off", "shut down", "force quit"].contains("\(first) \(words[1])")
    // “Restore Window” gives something back.
    case "restore", "reset":
      return words.contains("factory") && words.contains { $0 == "settings" || $0 == "defaults" }
    default: return false
    }
  }

  /// Whether a command has the symbol of a key that deletes a character.
  private static func takesCharacter(_ command: Command) -> Bool {
    guard case .symbol(let name)? = command.image else { return false }
    return name.text.hasPrefix("delete.left") || name.text.hasPrefix("delete.right")
  }

  /// How much it weighs that a title promises destruction; nil if it does not.
  private static func severity(of text: Text, _ facts: TitleFacts) -> Severity? {
    // In Korean and Japanese the word comes last, and may be a noun.
    guard case .literal(let literal)? = text.segments.first, let first = literal.first,
      first.isASCII
    else { return isAsian(text) ? .note : nil }
    // Not “(Delete)”.
    return first.isLetter && words.contains(facts.firstWord) && !isHarmless(facts)
      ? .warning : nil
  }

  /// Whether a title is about something that nobody made: what a view shows, how text looks, a copy that can be loaded
  /// again.
  private static func isHarmless(_ facts: TitleFacts) -> Bool {
    // Whoever writes these three means that something is gone.
    guard facts.firstWord != "delete", facts.firstWord != "erase", facts.firstWord != "trash",
      let last = facts.lowercased.split(separator: " ").last
    else { return false }
    // “Clear Finished Downloads” takes off a list what is done; “Clear Completed Tasks” deletes what people wrote.
    if facts.words.contains(where: { $0 == "finished" || $0 == "completed" }),
      ["downloads", "uploads", "transfers", "jobs"].contains(last)
    {
      return true
    }
    // “Remove as Cover” takes a role away.
    if facts.lowercased.hasPrefix("remove as ") { return true }
    // “Empty Profile” makes one.
    if facts.firstWord == "empty" { return !emptied.contains(String(last)) }
    if facts.firstWord == "reset" { return !resettable.contains(String(last)) }
    // “Remove Label” takes off what can be put on again.
    if facts.firstWord == "remove", marks.contains(String(last)) { return true }
    return harmless.contains(String(last))
  }

  /// What people empty.
  private static let emptied: Set<String> = [
    "empty", "trash", "bin", "basket", "cart", "cache", "caches", "folder", "mailbox", "junk",
    "spam", "list", "history", "library", "queue", "clipboard", "database", "album",
  ]

  /// What `reset` takes away only if it is one of these; anything else goes back to how it was.
  private static let resettable: Set<String> = [
    "all", "everything", "data", "database", "library", "settings", "preferences", "statistics",
    "stats", "progress", "history", "cache", "caches", "app", "account", "profile", "content",
    "contents", "count", "counts", "counter", "counters", "score", "scores", "simulator", "device",
    "keychain", "password", "passwords", "key", "keys", "code",
  ]

  /// What is put on something that stays.
  private static let marks: Set<String> = [
    "tag", "tags", "label", "labels", "bookmark", "favorite", "favourite", "star", "rating",
  ]

  /// What people see, set or downloaded, and did not write.
  private static let harmless: Set<String> = [
    "zoom", "view", "size", "scale", "rotation", "layout", "position", "columns", "column", "width",
    "filter", "filters", "search", "selection", "sorting", "formatting", "format", "style",
    "styles", "background", "highlight", "highlights", "highlighting", "link", "links", "flag",
    "badge", "download", "font", "fonts", "color", "colors", "toolbar", "sidebar", "dock",
    "favorites", "favourites", "menu", "indent", "indentation", "screen", "scrollback", "buffer",
    "console", "default", "defaults", "start", "mark", "marks", "separator", "separators", "blanks",
    "spaces", "whitespace", "recents", "queue", "focus", "lock", "passcode", "grouping", "limit",
  ]

  /// First words of titles that take something away.
  private static let words: Set<String> = [
    "delete", "remove", "erase", "discard", "empty", "clear", "reset", "trash",
  ]

  /// Whether a title promises that something is destroyed, be its command marked or not.
  static func promisesDestruction(_ text: Text, _ facts: TitleFacts) -> Bool {
    severity(of: text, facts) != nil || destroysOnTheMac(facts.words)
  }

  /// Whether a title's last word says in Korean or Japanese that something is deleted.
  private static func isAsian(_ text: Text) -> Bool {
    let word = TitleText(text).lastWord
    return asianWords.contains(word) || word.hasSuffix("削除") || word.hasSuffix("消去")
  }

  private static let asianWords: Set<String> = [
    "삭제", "삭제하기", "지우기", "비우기", "제거", "제거하기",
  ]
}

extension ExpandedModule {
  /// Whether the title of an entry promises that something is destroyed.
  func destroysByTitle(_ entry: ExpandedEntry) -> Bool {
    guard let title = title(of: entry), let facts = titleFacts(of: entry) else { return false }
    return DestructiveMarked.promisesDestruction(title, facts)
  }

  /// Whether a command destroys something, as it is marked or by its title.
  func isDestructive(_ id: CommandID) -> Bool {
    command(id).isDestructive
      || DestructiveMarked.promisesDestruction(title(of: id), titleFacts(of: id))
  }
}
