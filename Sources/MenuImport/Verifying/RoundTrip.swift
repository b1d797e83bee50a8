import MenuModel
import MenuSyntax

/// The menus of an app compared with those of a `.menu` file, entry by entry.
package struct RoundTrip: Sendable {
  /// Something that is otherwise in the file.
  package struct Difference: Hashable, Sendable {
    package var place: Place
    /// The entry's title, or what it is.
    package var entry: String
    /// What differs.
    package var what: String
    /// Why; nil where nothing says why.
    package var reason: String?

    /// The reason without names, to count those of a kind together.
    package var kind: String? { reason.map { ImportReport.Unread(place: place, reason: $0).kind } }
  }

  /// In the order of the app's files.
  package private(set) var differences: [Difference] = []
  /// Menus and entries that were compared.
  package private(set) var menus = 0
  package private(set) var entries = 0

  /// Those that nothing explains.
  package var unexplained: [Difference] { differences.filter { $0.reason == nil } }

  /// What the writer says of places in the app's files.
  private var reasons: [Place: String] = [:]
  /// The pairs that are one command, by its name.
  private var pairs: [String: [(found: ShownEntry, written: ShownEntry)]] = [:]

  /// Compares what was found with a module, whose surfaces have the names that the writer gives them.
  ///
  /// - Parameter perform: The function with what the commands do.
  package init(
    _ found: FoundMenus, writtenAs written: WrittenMenus, in module: MenuModule, perform: String
  ) {
    for item in written.plan.report.notes + written.plan.report.unread {
      reasons[item.place] = item.reason
    }
    for (number, surface) in found.surfaces.enumerated() {
      compare(surface, named: written.plan.names[number], in: module)
    }
    compareCommands(PerformedCommands(perform))
    // A toolbar is compared on each platform.
    var seen: Set<Difference> = []
    differences.removeAll { difference in
      var plain = difference
      plain.reason = nil
      return !seen.insert(plain).inserted
    }
    differences.sort {
      ($0.place.source, $0.place.span.start, $0.what) < (
        $1.place.source, $1.place.span.start, $1.what
      )
    }
  }

  // MARK: Menus

  private mutating func compare(_ surface: FoundSurface, named name: String?, in module: MenuModule)
  {
    let rows = name.map { WrittenRow.rows(of: $0, in: module) } ?? []
    let all = FoundRow(surface, on: nil).entries.withSeenSeparators
    if all.isEmpty { return }
    if rows.isEmpty {
      for entry in all where entry.kind != .endOfMenu && entry.kind != .separator {
        report(entry, "is not in the file")
      }
      return
    }
    menus += 1
    entries += all.count { $0.kind != .endOfMenu && $0.kind != .separator }
    for (platform, written) in rows {
      let own = FoundRow(surface, on: platform).entries
      compare(own.withSeenSeparators, written.withSeenSeparators, of: surface)
    }
  }

  private mutating func compare(
    _ row: [ShownEntry], _ written: [ShownEntry], of surface: FoundSurface
  ) {
    // Menus that code adds to and whole bars are in one, and so are quick actions of code and of `Info.plist`.
    let isPart =
      surface.kind == .menuBar || surface.isMenuBarPart || surface.kind == .quickActions
    let matches = Self.matches(row.asSystemMenus(of: written), written)
    for (number, other) in matches.pairs { compare(row[number], written[other]) }
    for number in matches.missing.sorted() {
      reportMissing(number, of: row, matches.missing, isPart: isPart)
    }
    if isPart { return }
    for other in matches.added {
      let isOfList = other + 1 < written.count && written[other + 1].kind == .list
      reportAdded(
        written[other], at: surface.place,
        isOfList ? "a list in a toolbar is the menu of a button" : nil)
    }
  }

  private mutating func reportMissing(
    _ number: Int, of row: [ShownEntry], _ missing: Set<Int>, isPart: Bool
  ) {
    let entry = row[number]
    switch entry.kind {
    case .endOfMenu: break
    case .separator:
      let isBeside = [number - 1, number + 1].contains {
        missing.contains($0) && row[$0].kind != .endOfMenu
      }
      report(
        entry, "is not in the file",
        isBeside
          ? "a separator beside what is not read" : isPart ? "the menus of a bar are joined" : nil)
    default: report(entry, "is not in the file")
    }
  }

  private mutating func reportAdded(_ entry: ShownEntry, at place: Place, _ reason: String?) {
    if entry.kind == .endOfMenu { return }
    var added = entry
    added.places = [place]
    report(added, "is in the file alone", reason)
  }

  private mutating func report(_ entry: ShownEntry, _ what: String, _ reason: String? = nil) {
    guard let place = entry.places.first else { return }
    let own = entry.places.compactMap { reasons[$0] }.first
    differences.append(
      Difference(place: place, entry: entry.words, what: what, reason: reason ?? own))
  }

  // MARK: Entries

  /// The longest common row of two, the entries of the first without a match, and those of the second.
  private static func matches(
    _ found: [ShownEntry], _ written: [ShownEntry]
  ) -> (pairs: [(Int, Int)], missing: Set<Int>, added: [Int]) {
    let width = written.count + 1
    var lengths = [Int](repeating: 0, count: (found.count + 1) * width)
    for first in found.indices.reversed() {
      for second in written.indices.reversed() {
        let skipped = max(
          lengths[(first + 1) * width + second], lengths[first * width + second + 1])
        let isSame = found[first].isSame(as: written[second])
        // An entry counts for more than a separator or the end of a menu, which fit anywhere.
        let weight = found[first].kind == .separator || found[first].kind == .endOfMenu ? 1 : 8
        lengths[first * width + second] =
          isSame ? max(skipped, lengths[(first + 1) * width + second + 1] + weight) : skipped
      }
    }
    var pairs: [(Int, Int)] = []
    var missing: Set<Int> = []
    var added: [Int] = []
    var (first, second) = (0, 0)
    while first < found.count || second < written.count {
      let isSame =
        first < found.count && second < written.count && found[first].isSame(as: written[second])
      let here = lengths[first * width + second]
      if isSame, here > lengths[(first + 1) * width + second],
        here > lengths[first * width + second + 1]
      {
        pairs.append((first, second))
        (first, second) = (first + 1, second + 1)
      } else if first < found.count,
        second == written.count || lengths[(first + 1) * width + second] == here
      {
        missing.insert(first)
        first += 1
      } else {
        added.append(second)
        second += 1
      }
    }
    return (pairs, missing, added)
  }

  private mutating func compare(_ found: ShownEntry, _ written: ShownEntry) {
    if found.isShownByState != written.isShownByState, found.kind != .endOfMenu,
      found.kind != .separator
    {
      report(found, found.isShownByState ? "is always there in the file" : "is there only at times")
    }
    if found.kind == .option {
      compare(found, "the shortcut", found.key, written.key, elsewhere: [])
      compare(found, "the symbol", found.symbol, written.symbol, elsewhere: [])
    }
    guard found.kind == .command else { return }
    if let command = written.command {
      pairs[command, default: []].append((found, written))
    } else if written.systemName != nil, found.systemName != written.systemName {
      report(found, "is the system's \(written.systemName ?? "") in the file")
    }
  }

  // MARK: Commands

  /// Compares what commands have at all of their places: one command has one shortcut, wherever the app writes it.
  private mutating func compareCommands(_ performed: PerformedCommands) {
    for name in pairs.keys.sorted() {
      let own = pairs[name] ?? []
      let keys = Set(own.compactMap(\.found.key))
      let symbols = Set(own.compactMap(\.found.symbol))
      let isDestructive = own.contains { $0.found.isDestructive }
      let isEnabled = own.contains { $0.found.isEnabledByState }
      let isOn = own.contains { $0.found.isOnByState }
      for (found, written) in own {
        compare(found, "the shortcut", found.key, written.key, elsewhere: keys)
        compare(found, "the symbol", found.symbol, written.symbol, elsewhere: symbols)
        compare(found, "destructive", found.isDestructive, written.isDestructive, isDestructive)
        compare(
          found, "dimmed at times", found.isEnabledByState, written.isEnabledByState, isEnabled)
        compare(found, "checked at times", found.isOnByState, written.isOnByState, isOn)
        if found.titleWhenOn != nil, found.titleWhenOn != written.titleWhenOn {
          report(found, "lacks its second title, \(quoted(found.titleWhenOn))")
        }
        for key in found.otherKeys where !written.otherKeys.contains(key) {
          report(found, "lacks its further shortcut \(quoted(key))")
        }
        for title in found.titlesWhen where !written.titlesWhen.contains(title) {
          report(found, "lacks its title \(quoted(title))")
        }
        if found.label != nil, found.label != written.label {
          report(
            found, "is spoken as \(quoted(found.label)), and \(quoted(written.label)) in the file")
        }
        // A command that destroys at one of its places always does.
        if found.isDestructiveByState, !written.isDestructiveByState {
          let isAlways = own.contains { $0.found.isDestructive && !$0.found.isDestructiveByState }
          report(
            found, "is destructive at all times in the file",
            isAlways ? "one command has what one of its places has" : nil)
        }
        if !performed.does(found.action, command: name) {
          let isShared = own.contains { performed.does($0.found.action, command: name) }
          report(
            found, "does something else in the file",
            isShared ? "one command does what it does at its first place" : nil)
        }
      }
    }
  }

  private mutating func compare(
    _ entry: ShownEntry, _ what: String, _ found: String?, _ written: String?,
    elsewhere: Set<String>
  ) {
    if found == written { return }
    let isOfOther = found == nil && written.map { elsewhere.contains($0) } ?? false
    report(
      entry, "\(what) is \(quoted(found)), and \(quoted(written)) in the file",
      isOfOther ? "one command has what one of its places has" : nil)
  }

  private mutating func compare(
    _ entry: ShownEntry, _ what: String, _ found: Bool, _ written: Bool, _ elsewhere: Bool
  ) {
    if found == written { return }
    report(
      entry, written ? "is \(what) in the file alone" : "is not \(what) in the file",
      written && elsewhere ? "one command has what one of its places has" : nil)
  }

  private func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }
}

extension [ShownEntry] {
  /// With the menus of a bar that are the system's called as in another row: those whose titles are, or that share an entry.
  /// The system's have titles of their own, in each language.
  fileprivate func asSystemMenus(of written: [ShownEntry]) -> [ShownEntry] {
    var entries = self
    for menu in written.indices {
      guard let name = written[menu].systemName, name.hasPrefix(PlannedMenus.menuBarName) else {
        continue
      }
      let others = written[written.content(ofMenuAt: menu)]
      let own = entries.indices.first { index in
        guard entries[index].kind == .menu, entries[index].systemName == nil else { return false }
        if "\(PlannedMenus.menuBarName) \(entries[index].title?.lowercased() ?? "")" == name {
          return true
        }
        let content = entries[entries.content(ofMenuAt: index)].filter { $0.isCommand }
        return content.contains { entry in others.contains { entry.isSame(as: $0) } }
      }
      if let own { entries[own].systemName = name }
    }
    return entries
  }

  /// The entries between a menu and its end.
  private func content(ofMenuAt index: Int) -> Range<Int> {
    var depth = 0
    for end in index..<count {
      if self[end].kind == .menu { depth += 1 }
      if self[end].kind == .endOfMenu { depth -= 1 }
      if depth == 0 { return index + 1..<Swift.max(end, index + 1) }
    }
    return index + 1..<count
  }
}

extension ShownEntry {
  fileprivate var isCommand: Bool { kind == .command }

  /// The entry in a message.
  fileprivate var words: String {
    if let title { return "“\(title)”" }
    if let systemName { return systemName }
    switch kind {
    case .separator: return "a separator"
    case .list: return "a list"
    case .unread: return "an entry"
    case .menu: return "a menu without a title"
    default: return "an entry without a title"
    }
  }
}

/// What the function `perform(_:)` does for each command.
private struct PerformedCommands {
  private var bodies: [String: String] = [:]

  init(_ text: String) {
    var name: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  case .") {
        let word = line.dropFirst(8).prefix { $0 != ":" && $0 != "(" }
        name = word.filter { $0 != "`" }
      } else if let name {
        bodies[name, default: ""] += line.filter { !$0.isWhitespace }
      }
    }
  }

  /// Whether a command does what an entry did.
  func does(_ action: FoundAction?, command: String) -> Bool {
    guard let body = bodies[command] else { return false }
    switch action {
    case nil: return true
    case .selector(let selector, _)?: return body.includes(MenuText.swiftQuoted(selector))
    case .code(let code, _, _)?:
      let first = code.split(whereSeparator: \.isNewline).first { line in
        !line.allSatisfy(\.isWhitespace)
      }
      return first.map { body.includes($0.filter { !$0.isWhitespace }) } ?? true
    }
  }
}
