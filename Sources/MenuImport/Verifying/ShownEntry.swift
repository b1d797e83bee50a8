import MenuModel
import MenuSyntax

/// An entry as people see it, of an app's files or of a `.menu` file, to compare the two.
struct ShownEntry {
  enum Kind: Equatable {
    case command, menu, endOfMenu, section, list, choice, option, separator, text, view
    /// Found, and not read.
    case unread
  }

  var kind: Kind
  /// The title, with `{}` for values; nil without one, and where it is not known.
  var title: String?
  var titleWhenOn: String?
  /// The titles by conditions.
  var titlesWhen: [String] = []
  var label: String?
  /// The name after `standard`, of what the system may have.
  var systemName: String?
  /// The shortcut, as menus show it.
  var key: String?
  /// The shortcuts that menus do not show.
  var otherKeys: [String] = []
  var symbol: String?
  var isDestructive = false
  /// Whether it is so only in some states.
  var isDestructiveByState = false
  /// Whether it can be used only in some states.
  var isEnabledByState = false
  /// Whether it has a check mark in some states.
  var isOnByState = false
  /// Whether it is there only in some states.
  var isShownByState = false
  var action: FoundAction?
  /// The name of its command in the `.menu` file.
  var command: String?
  /// Where it was found, and what holds it there.
  var places: [Place] = []

  init(_ kind: Kind) { self.kind = kind }

  /// Whether two can be the same: their titles are equal, or the system's names.
  func isSame(as other: ShownEntry) -> Bool {
    switch (kind, other.kind) {
    case (.separator, .separator), (.endOfMenu, .endOfMenu), (.list, .list): return true
    case (.separator, _), (_, .separator), (.endOfMenu, _), (_, .endOfMenu), (.unread, _):
      return false
    case (.command, .command), (.menu, .menu), (.section, .section), (.command, .section),
      (.command, .view), (.command, .text), (.text, .text), (.view, .view), (.choice, .choice),
      (.option, .option), (.menu, .choice),
      (.choice, .menu), (.menu, .command):
      if let systemName, systemName == other.systemName { return true }
      // Options in place show no title, and a command has one.
      if kind == .choice && other.kind == .choice && (title == nil || other.title == nil) {
        return true
      }
      return title == other.title && (title != nil || systemName == nil && other.systemName == nil)
    default: return false
    }
  }
}

extension [ShownEntry] {
  /// Without separators at the ends of menus and besides others, which nobody sees, and those at what was not read.
  var withSeenSeparators: [ShownEntry] {
    var kept: [ShownEntry] = []
    for entry in self {
      let last = kept.last?.kind
      let isAtEdge = last == nil || last == .separator || last == .menu || last == .section
      if entry.kind == .separator && isAtEdge { continue }
      if entry.kind == .endOfMenu && last == .separator { kept.removeLast() }
      kept.append(entry)
    }
    if kept.last?.kind == .separator { kept.removeLast() }
    return kept
  }
}

/// The entries of a surface that was found, in one row: a menu is followed by its entries and an end.
struct FoundRow {
  private(set) var entries: [ShownEntry] = []
  /// Whether it is a toolbar, rather than a menu, which one can have in it.
  private var isToolbar: Bool
  /// The entries around what is added.
  private var holders: [Place] = []
  private var isShownByState = false

  /// The platform, where entries for others are left out.
  private let platform: Platform?

  init(_ surface: FoundSurface, on platform: Platform?) {
    self.platform = platform
    isToolbar = surface.kind == .toolbar
    add(surface.entries)
  }

  private mutating func add(_ found: [FoundEntry]) {
    for entry in found { add(entry) }
  }

  private mutating func append(_ entry: ShownEntry, at place: Place) {
    var entry = entry
    entry.places = [place] + holders
    entry.isShownByState = entry.isShownByState || isShownByState
    entries.append(entry)
  }

  private mutating func add(_ found: FoundEntry) {
    holders.insert(found.place, at: 0)
    defer { holders.removeFirst() }
    switch found.content {
    case .separator:
      if !isToolbar { append(ShownEntry(.separator), at: found.place) }
    case .command(let command): append(shown(command), at: found.place)
    case .menu(let title, _, let system, let inner): addMenu(title, system, inner, at: found.place)
    case .section(let title, let inner):
      addGroup(title, inner, at: found.place)
    case .row(let inner): add(inner)
    case .platforms(let platforms, let inner):
      if platform.map({ platforms.contains($0) }) ?? true { add(inner) }
    case .list(_, let template):
      append(ShownEntry(.list), at: found.place)
      // What is said of one entry of several is said at that.
      for entry in template { entry.visit { entries[entries.count - 1].places.append($0.place) } }
    case .choice(let title, _, let options):
      var choice = ShownEntry(.choice)
      choice.title = title.shown
      append(choice, at: found.place)
      for option in options {
        var shown = ShownEntry(.option)
        shown.title = option.title.shown
        shown.symbol = option.image?.name
        shown.key = option.key?.shortcut.canonical.glyphs
        append(shown, at: option.place)
      }
    case .condition(let condition, let then, let otherwise):
      addBranches(condition, then, otherwise)
    case .standard(let name):
      if name == "space" || name == "flexible" || name == "separator" { return }
      var entry = ShownEntry(.command)
      entry.systemName = name
      append(entry, at: found.place)
    case .text(let title, _):
      var entry = ShownEntry(.text)
      entry.title = title.shown
      append(entry, at: found.place)
    case .view(let name, let label):
      var entry = ShownEntry(.view)
      let words = NameChooser.words(of: name)
      let isSearch = words.contains { $0.lowercased() == "search" }
      entry.title = label?.shown ?? (isSearch ? "Search" : words.joined(separator: " "))
      append(entry, at: found.place)
    case .unread: append(ShownEntry(.unread), at: found.place)
    }
  }

  private mutating func addMenu(
    _ title: FoundText, _ system: String?, _ inner: [FoundEntry], at place: Place
  ) {
    var menu = ShownEntry(.menu)
    menu.title = title.shown
    menu.systemName =
      ["services": "services", "recentDocuments": "openRecent"][system ?? ""]
      ?? StandardEntries(comparesTitles: false).wholeSubmenu(inner)
    append(menu, at: place)
    let outer = isToolbar
    isToolbar = false
    if menu.systemName != "services" && menu.systemName != "openRecent" { add(inner) }
    isToolbar = outer
    append(ShownEntry(.endOfMenu), at: place)
  }

  private mutating func addGroup(_ title: FoundText?, _ inner: [FoundEntry], at place: Place) {
    if inner.isEmpty { return }
    if let title = title?.shown, !isToolbar {
      var section = ShownEntry(.section)
      section.title = title
      append(section, at: place)
      add(inner)
      return
    }
    if !isToolbar { append(ShownEntry(.separator), at: place) }
    add(inner)
    if !isToolbar { append(ShownEntry(.separator), at: place) }
  }

  private mutating func addBranches(
    _ condition: FoundCondition, _ then: [FoundEntry], _ otherwise: [FoundEntry]
  ) {
    let outer = isShownByState
    for (inner, isNegated) in [(then, false), (otherwise, true)] {
      // What release builds have is always there.
      let isAlways = condition.expression == "DEBUG" && condition.isNegated != isNegated
      isShownByState = outer || !isAlways
      add(inner)
    }
    isShownByState = outer
  }

  private func shown(_ command: FoundCommand) -> ShownEntry {
    var entry = ShownEntry(.command)
    entry.title = command.title.shown ?? command.help?.shown
    entry.titleWhenOn = command.titleWhenOn?.shown
    entry.titlesWhen = command.titlesWhen.compactMap(\.value.shown)
    entry.label = command.label?.shown
    entry.systemName =
      StandardEntries.anyName(of: command) ?? MenuPlanner.systemCode(command.action)
    entry.key = command.key?.shortcut.canonical.glyphs
    entry.otherKeys = command.otherKeys.map(\.shortcut.canonical.glyphs)
    entry.symbol = command.image?.name
    entry.isDestructive = command.isDestructive
    entry.isDestructiveByState = command.destructiveWhen != nil
    entry.isEnabledByState = command.enabled != nil
    entry.isOnByState = command.on != nil || command.titleWhenOn?.shown != nil
    entry.isShownByState = command.shown != nil
    entry.action = command.action
    return entry
  }
}

extension FoundText {
  /// The text with `{}` for values; nil if it is not known, or blank.
  fileprivate var shown: String? {
    guard MenuPlanner.isReadable(self), let segments else { return nil }
    return segments.map { segment in
      if case .literal(let literal) = segment { return literal }
      return "{}"
    }.joined()
  }
}
