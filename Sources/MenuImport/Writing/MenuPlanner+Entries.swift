import MenuModel
import MenuSyntax

extension MenuPlanner {
  /// Where entries are, which decides what the language has for them.
  enum EntryPlace {
    case menu
    /// A menu of the menu bar.
    case row(StandardCommandPlace?)
    case toolbar(Platform)

    var isToolbar: Bool {
      if case .toolbar = self { return true }
      return false
    }

    /// The menu of the menu bar, if it is one of the system's.
    var row: StandardCommandPlace? {
      if case .row(let row) = self { return row }
      return nil
    }

    var takesSeparators: Bool {
      if case .toolbar(let platform) = self { return platform == .macOS }
      return true
    }
  }

  /// The entries of a menu or toolbar.
  mutating func entries(_ found: [FoundEntry], in place: EntryPlace, depth: Int = 0)
    -> [PlannedEntry]
  {
    if depth > Self.maximumDepth {
      return found.first.map {
        [unreadAll(found, "entries that are nested too deep", at: $0.place)]
      } ?? []
    }
    var list = EntryList()
    let entries = place.isToolbar || isOfSingleCommands ? found : withHeaders(found)
    for entry in entries { append(entry, to: &list, in: place, depth: depth) }
    return list.tidied
  }

  /// Entries with sections for what follows a heading: an item that does nothing and is disabled, as menus had them before
  /// they had section headers.
  private mutating func withHeaders(_ found: [FoundEntry]) -> [FoundEntry] {
    var entries: [FoundEntry] = []
    var heading: (title: FoundText, place: Place)?
    var section: [FoundEntry] = []
    func end() {
      if let heading {
        entries.append(
          FoundEntry(.section(title: heading.title, entries: section), place: heading.place))
      }
      heading = nil
      section = []
    }
    for (index, entry) in found.enumerated() {
      if let title = entry.heading, index + 1 < found.count, found[index + 1].canFollowHeading {
        end()
        heading = (title, entry.place)
        count(.found, at: entry.place)
        count(.written, at: entry.place)
      } else if let title = entry.heading, !entry.hasOutlet {
        end()
        entries.append(FoundEntry(.text(title, image: nil), place: entry.place))
      } else if heading != nil, !entry.isSeparator {
        section.append(entry)
      } else {
        end()
        entries.append(entry)
      }
    }
    end()
    return entries
  }

  private mutating func append(
    _ entry: FoundEntry, to list: inout EntryList, in place: EntryPlace, depth: Int
  ) {
    let first = list.count
    defer { if entry.isInPaletteOnly && place.isToolbar { list.hide(from: first) } }
    switch entry.content {
    case .separator:
      list.append([PlannedEntry(place.takesSeparators ? .separator : .space, entry.place)])
    case .command(let command):
      count(.found, at: entry.place)
      appendCommand(command, entry.place, to: &list, in: place)
    case .menu(let title, let image, let system, let entries):
      count(.found, at: entry.place)
      list.append(menu(title, image, system, entries, entry.place, in: place, depth: depth))
    case .section(let title, let entries):
      appendSection(title, entries, entry.place, to: &list, in: place, depth: depth)
    case .row(let entries):
      rows += 1
      let inner = self.entries(entries, in: place, depth: depth + 1)
      rows -= 1
      let content = place.isToolbar ? PlannedEntry.Content.group(Self.shown(inner)) : .row(inner)
      list.append([PlannedEntry(content, entry.place)])
    case .condition(let condition, let then, let otherwise):
      appendCondition(condition, then, otherwise, entry.place, to: &list, in: place, depth: depth)
    case .platforms(let platforms, let entries):
      appendPlatforms(platforms, entries, entry.place, to: &list, in: place, depth: depth)
    default:
      count(.found, at: entry.place)
      list.append(leaf(entry, in: place))
    }
  }

  /// Entries of a group, which is in the palette as a whole.
  private static func shown(_ entries: [PlannedEntry]) -> [PlannedEntry] {
    entries.map { entry in
      var entry = entry
      entry.isHidden = false
      return entry
    }
  }

  /// A line of text.
  private mutating func line(
    _ title: FoundText, _ image: FoundImage?, _ origin: Place, in place: EntryPlace
  ) -> PlannedEntry {
    guard let text = text(title) else { return unread(reason(title), at: origin) }
    if place.isToolbar || rows > 0 || found.surfaces[surface].kind == .editMenu {
      return unread("a line of text, which only lists of entries have", at: origin)
    }
    count(.written, at: origin)
    return PlannedEntry(.text(text, image: image), origin)
  }

  /// An entry without others in it that are planned as entries.
  private mutating func leaf(_ entry: FoundEntry, in place: EntryPlace) -> [PlannedEntry] {
    switch entry.content {
    case .list(let element, let template):
      let planned = list(element, template, entry.place, in: place)
      if entry.isNested { nest(element, at: entry.place) }
      return planned
    case .choice(let title, let variable, let options):
      return choice(title, variable, options, entry.place, in: place)
    case .standard(let name): return [standard(name, entry.place, in: place)]
    case .text(let title, let image):
      return [line(title, image, entry.place, in: place)]
    case .view(let name, let label): return [view(name, label, entry.place, in: place)]
    case .unread(let reason): return [unread(reason, at: entry.place)]
    default: return []
    }
  }

  // MARK: Commands

  private mutating func appendCommand(
    _ found: FoundCommand, _ origin: Place, to list: inout EntryList, in place: EntryPlace
  ) {
    var entries = entries(for: found, at: origin)
    if found.isAlternate { setAlternate(of: &entries, found, after: list, origin) }
    list.append(entries, key: found.key)
    guard let shown = found.shown, !entries.isEmpty else { return }
    let name = NameChooser.upperCamel(NameChooser.words(of: found.title.literal ?? "Entry"))
    let condition = condition(shown, for: .shown(name))
    if place.isToolbar {
      list.append([
        PlannedEntry(.comment("\(places[origin]): shown only when \(shown.words)"), origin)
      ])
      note("shown only when \(shown.words)", at: origin)
    } else {
      list.wrapLast(entries.count) { PlannedEntry(.when(condition, $0), origin) }
    }
  }

  /// Says which modifier shows an alternate; without an entry before it, it is an entry like others.
  private mutating func setAlternate(
    of entries: inout [PlannedEntry], _ found: FoundCommand, after list: EntryList, _ origin: Place
  ) {
    guard let last = entries.indices.last else { return }
    let isPossible = list.endsInCommand && found.shown == nil && entries.count == 1
    let own = found.key?.shortcut.modifiers ?? []
    let added = own.subtracting(list.lastKey?.shortcut.modifiers ?? own)
    let word = MenuText.modifierWords.first { $0.0 == added && $0.0 != .option }?.1
    switch entries[last].content {
    case .command(let number, let title, let symbol, _):
      let alternate = isPossible ? "alternate" + (word.map { " " + $0 } ?? "") : nil
      entries[last].content = .command(number, title: title, symbol: symbol, alternate: alternate)
    case .standard(let name, _): entries[last].content = .standard(name, isAlternate: isPossible)
    default: return
    }
    if !isPossible {
      note("an alternate of nothing", at: origin)
      entries.insert(
        PlannedEntry(.comment("\(places[origin]): an alternate of nothing"), origin), at: 0)
    }
  }

  // MARK: Submenus and sections

  private mutating func menu(
    _ title: FoundText, _ image: FoundImage?, _ system: String?, _ entries: [FoundEntry],
    _ origin: Place,
    in place: EntryPlace, depth: Int
  ) -> [PlannedEntry] {
    if !place.isToolbar, let name = standardSubmenu(title, system, entries) {
      // What is in it is in the system's, too.
      let total = Self.count(entries, depth: depth)
      count(.found, total, at: entries.first?.place ?? origin)
      count(.standard, total + 1, at: origin)
      return [PlannedEntry(.standard(name, isAlternate: false), origin)]
    }
    if let pick = pickSubmenu(title, image, entries, origin, in: place) { return pick }
    let inner =
      entries.isEmpty ? [emptyComment(origin)] : self.entries(entries, in: .menu, depth: depth + 1)
    count(.written, at: origin)
    var result: [PlannedEntry] = []
    let title = namedTitle(title, origin, &result)
    if let comment = otherImage(image, at: origin) { result.append(comment) }
    result.append(PlannedEntry(.menu(title: title, image: image, entries: inner), origin))
    return result
  }

  /// What to say of an image that a menu or its button has at times; nil for one that stays.
  mutating func otherImage(_ image: FoundImage?, at origin: Place) -> PlannedEntry? {
    guard let other = image?.other else { return nil }
    let words = "the image \(other)"
    note(words, at: origin)
    return PlannedEntry(.comment("\(places[origin]): \(words)"), origin)
  }

  /// What to say in a menu that is empty in its file.
  mutating func emptyComment(_ origin: Place) -> PlannedEntry {
    let words = "empty here, and filled as the app runs"
    note("a menu that is " + words, at: origin)
    return PlannedEntry(.missing("\(places[origin]): \(words)"), origin)
  }

  /// The title of a menu; where it isn't known, what the code has is a comment.
  mutating func namedTitle(_ found: FoundText, _ origin: Place, _ comments: inout [PlannedEntry])
    -> PlannedText?
  {
    if let title = text(found) { return title }
    let reason = found.segments == nil ? reason(found) : "a menu without a title"
    note(reason, at: origin)
    comments.append(PlannedEntry(.comment("\(places[origin]): \(reason)"), origin))
    return nil
  }

  /// The name of a submenu that the system has; nil for one of the app's own.
  private func standardSubmenu(_ title: FoundText, _ system: String?, _ entries: [FoundEntry])
    -> String?
  {
    switch system {
    case "services": return "services"
    case "recentDocuments", "openRecent": return "openRecent"
    default: break
    }
    let standard = StandardEntries(comparesTitles: false)
    if entries.count == 1, case .command(let command) = entries[0].content,
      case .selector("clearRecentDocuments:", _)? = command.action
    {
      return "openRecent"
    }
    return standard.wholeSubmenu(entries)
  }

  /// The entries of a menu and of all in it, without separators.
  static func count(_ entries: [FoundEntry], depth: Int) -> Int {
    if depth > maximumDepth + 1 { return 0 }
    return entries.reduce(0) { sum, entry in
      var own = 1
      switch entry.content {
      case .separator, .section, .row, .condition, .platforms: own = 0
      case .list: return sum + 1
      default: break
      }
      return sum + own + entry.children.reduce(0) { $0 + count($1, depth: depth + 1) }
    }
  }

  private mutating func appendSection(
    _ title: FoundText?, _ entries: [FoundEntry], _ origin: Place, to list: inout EntryList,
    in place: EntryPlace, depth: Int
  ) {
    let inner = self.entries(entries, in: place, depth: depth + 1)
    if inner.isEmpty { return }
    if let title = text(title), !place.isToolbar {
      list.append([PlannedEntry(.section(title: title, entries: inner), origin)])
      return
    }
    if place.isToolbar { return list.append(inner) }
    list.beginGroup(origin)
    if let title, title.segments == nil {
      let words = "a section with a \(reason(title))"
      note(words, at: origin)
      list.append([PlannedEntry(.comment("\(places[origin]): \(words)"), origin)])
    }
    list.append(inner)
    list.endGroup(origin)
  }

  // MARK: Conditions

  private mutating func appendCondition(
    _ condition: FoundCondition, _ then: [FoundEntry], _ otherwise: [FoundEntry], _ origin: Place,
    to list: inout EntryList, in place: EntryPlace, depth: Int
  ) {
    if place.isToolbar {
      let words = "shown only when \(condition.words)"
      note(words, at: origin)
      list.append([PlannedEntry(.comment("\(places[origin]): \(words)"), origin)])
      list.append(entries(then + otherwise, in: place, depth: depth + 1))
      return
    }
    for (entries, isNegated) in [(then, false), (otherwise, true)] {
      let inner = self.entries(entries, in: place, depth: depth + 1)
      if inner.isEmpty { continue }
      if condition.expression == "DEBUG" {
        // Only what is in debug builds alone can be said; the rest is in all.
        let isForDebug = condition.isNegated == isNegated
        list.append(isForDebug ? [PlannedEntry(.when("DEBUG", inner), origin)] : inner)
        continue
      }
      var own = condition
      if isNegated { own.isNegated.toggle() }
      let words = self.condition(own, for: .shown(""))
      // A group that is there at times has separators around it at those.
      if entries.first?.isGroup(at: .first) ?? false { list.beginGroup(origin) }
      list.append([PlannedEntry(.when(words, inner), origin)])
      if entries.last?.isGroup(at: .last) ?? false { list.endGroup(origin) }
    }
  }

  private mutating func appendPlatforms(
    _ platforms: Set<Platform>, _ entries: [FoundEntry], _ origin: Place, to list: inout EntryList,
    in place: EntryPlace, depth: Int
  ) {
    if case .toolbar(let platform) = place, !platforms.contains(platform) {
      if platforms.isDisjoint(with: toolbarPlatforms) {
        list.append([unreadAll(entries, "entries for a platform without this toolbar", at: origin)])
      }
      return
    }
    let inner = self.entries(entries, in: place, depth: depth + 1)
    if inner.isEmpty { return }
    let names = platformsToName(platforms)
    if names.isEmpty || place.isToolbar { return list.append(inner) }
    list.append([PlannedEntry(.on(names, inner), origin)])
  }

  /// One comment for entries that are not planned, each of which counts.
  mutating func unreadAll(_ found: [FoundEntry], _ reason: String, at place: Place) -> PlannedEntry
  {
    let total = max(Self.count(found, depth: 0), 1)
    if isFirst(.unread, place) {
      report.found += total
      for _ in 0..<total { report.unread.append(.init(place: place, reason: reason)) }
    }
    return PlannedEntry(.missing("\(places[place]): \(reason)"), place)
  }
}

extension FoundCondition {
  /// The condition as the code has it.
  var words: String { isNegated ? "`!(\(expression))`" : "`\(expression)`" }
}

/// Entries in the order of a menu, with the separators that groups need.
struct EntryList {
  private var entries: [PlannedEntry] = []
  /// Whether the next entry begins another group.
  private var groupEnd: Place?
  /// The shortcut of the last entry.
  private(set) var lastKey: FoundKey?

  /// Whether an alternate can follow: the last entry is a command.
  var endsInCommand: Bool {
    if groupEnd != nil { return false }
    switch entries.last(where: { !$0.isComment })?.content {
    case .command?, .standard(_, isAlternate: _)?: return true
    default: return false
    }
  }

  var count: Int { entries.count }

  /// Marks entries as those of the customization palette.
  mutating func hide(from first: Int) {
    for index in entries.indices.dropFirst(first) { entries[index].isHidden = true }
  }

  var isEmpty: Bool { entries.allSatisfy(\.isComment) }

  mutating func append(_ added: [PlannedEntry], key: FoundKey? = nil) {
    for entry in added {
      if let place = groupEnd, !entry.isComment {
        groupEnd = nil
        if !entry.isSeparator { separate(place) }
      }
      entries.append(entry)
    }
    lastKey = key
  }

  mutating func beginGroup(_ place: Place) {
    groupEnd = nil
    separate(place)
  }

  mutating func endGroup(_ place: Place) { groupEnd = place }

  private mutating func separate(_ place: Place) {
    guard let last = entries.last(where: { !$0.isComment }), !last.isSeparator else { return }
    entries.append(PlannedEntry(.separator, place))
  }

  /// Puts the last entries into another.
  mutating func wrapLast(_ count: Int, _ wrap: ([PlannedEntry]) -> PlannedEntry) {
    let last = Array(entries.suffix(count))
    entries.removeLast(min(count, entries.count))
    entries.append(wrap(last))
  }

  /// The entries without separators that only comments have at one side: what was there is not.
  var tidied: [PlannedEntry] {
    var kept: [PlannedEntry] = []
    for (number, entry) in entries.enumerated() {
      if entry.isSeparator {
        let before = kept.last(where: { !$0.isComment })
        let isAfterComment = kept.last?.isComment ?? false
        if isAfterComment && before?.isSeparator ?? true { continue }
        let rest = entries[(number + 1)...]
        if rest.first?.isComment ?? false, rest.allSatisfy(\.isComment) { continue }
      }
      kept.append(entry)
    }
    return kept
  }
}

extension FoundEntry {
  /// The title, if the entry is a heading of those after it.
  fileprivate var heading: FoundText? {
    guard case .command(let command) = content, command.action == nil, command.key == nil,
      command.identifier == nil, command.shown == nil, let enabled = command.enabled,
      enabled.expression == "false", !enabled.isNegated, MenuPlanner.isReadable(command.title)
    else { return nil }
    return command.title
  }

  fileprivate var canFollowHeading: Bool {
    if heading != nil { return false }
    switch content {
    case .command, .menu, .list, .choice: return true
    default: return false
    }
  }

  var isSeparator: Bool {
    if case .separator = content { return true }
    return false
  }

  fileprivate enum Edge { case first, last }

  /// Whether it is a section without a title that can be read, or begins or ends in one.
  fileprivate func isGroup(at edge: Edge) -> Bool {
    switch content {
    case .section(let title, _): return title.map { !MenuPlanner.isReadable($0) } ?? true
    case .condition(_, let then, let otherwise):
      return [then, otherwise].contains { entries in
        let entry = edge == .first ? entries.first : entries.last
        return entry?.isGroup(at: edge) ?? false
      }
    default: return false
    }
  }
}

extension PlannedEntry {
  var isComment: Bool {
    switch content {
    case .comment, .missing: return true
    default: return false
    }
  }

  var isSeparator: Bool {
    if case .separator = content { return true }
    return false
  }
}
