import MenuGuidelines
import MenuModel
import MenuSyntax

/// The menu bar that `import --menu-bar` proposes for an iPad app that has shortcuts and no menu bar.
extension MenuPlanner {
  /// Places the commands that have a shortcut with Command: in File, Edit, View, Format and Help by their titles and keys,
  /// and the others in a menu of the app's own.
  ///
  /// UIKit throws an exception where two commands have one key, and the system's menus have keys too: of two the first
  /// command keeps it, and a command of the system that would be the second one is left out of its menu.
  mutating func proposeMenuBar() {
    let numbers = plan.commands.indices.filter { canBeProposed($0) }
    guard let first = numbers.first else { return }
    let place = plan.commands[first].place
    var bar = ProposedBar(place: place)
    for number in numbers { propose(number, in: &bar) }
    var menus = bar.menus
    for index in menus.indices {
      guard case .own(_, let title) = menus[index].kind else { continue }
      menus[index].kind = .own(name: barMenuName(title), title: title)
    }
    plan.menuBar = PlannedMenuBar(menus: menus, place: place)
    leaveOutKeyCommands(shownIn: bar)
  }

  /// Whether a command works on an iPad by keys with Command.
  private func canBeProposed(_ number: Int) -> Bool {
    let command = plan.commands[number]
    guard command.payload == .none, let key = command.key,
      key.shortcut.modifiers.contains(.command)
    else { return false }
    return command.surfaces.contains { number in
      let platforms = Self.platforms(of: found.surfaces[number])
      return platforms.isEmpty || platforms.contains(.iPadOS)
    }
  }

  private mutating func propose(_ number: Int, in bar: inout ProposedBar) {
    let command = plan.commands[number]
    guard let key = command.key?.shortcut.canonical else { return }
    let title = command.title.plain
    let surface = command.surfaces.min() ?? 0
    begin(surface)
    func comment(_ words: String) -> PlannedEntry {
      PlannedEntry(.comment("\(places[command.place]): \(words)"), command.place)
    }
    func leaveOut(_ words: String) {
      let words = "\(key.glyphs), “\(title)”: \(words)"
      note(words, at: command.place)
      plan.commands[number].key = nil
      plan.commands[number].otherKeys = []
      bar.append([comment(words)], to: bar.list(for: title, key), from: surface)
    }
    if BarHome.isSettings(title) {
      return leaveOut(
        "the app menu has Settings, which opens the Settings app; this one stays in code")
    }
    if let name = ProposedBar.textCommand(with: key), BarHome.fits(title, key) {
      return leaveOut("the system's `\(name)` is in the Edit menu; this one stays in code")
    }
    if let other = bar.titles[ProposedBar.plain(title)] {
      return leaveOut("the menu bar has it from \(places[other])")
    }
    bar.titles[ProposedBar.plain(title)] = command.place
    var entries: [PlannedEntry] = []
    if let owner = bar.owner(of: key, title: title) {
      plan.commands[number].key = nil
      plan.commands[number].otherKeys = []
      let words = "here with \(key.glyphs), which \(owner) has"
      note(words, at: command.place)
      entries.append(comment(words))
    } else {
      bar.keys[key] = "“\(title)”"
    }
    plan.commands[number].otherKeys.removeAll { other in
      let key = other.shortcut.canonical
      if bar.owner(of: key, title: title) != nil { return true }
      bar.keys[key] = "“\(title)”"
      return false
    }
    entries.append(
      PlannedEntry(.command(number, title: nil, symbol: nil, alternate: nil), command.place))
    bar.shown.insert(number)
    let list = bar.list(for: title, key)
    bar.append(entries, to: list, from: surface)
    if list == .own { bar.noteOwn(title) }
  }

  /// Takes the commands that the bar shows out of the lists of key commands, which no menu showed.
  private mutating func leaveOutKeyCommands(shownIn bar: ProposedBar) {
    for index in plan.menus.indices.reversed()
    where plan.menus[index].reason == Self.keyCommandsReason {
      let isRest = { (entry: PlannedEntry) in
        guard case .command(let number, _, _, _) = entry.content else { return true }
        return !bar.shown.contains(number)
      }
      plan.menus[index].entries = plan.menus[index].entries.filter(isRest)
      if plan.menus[index].entries.contains(where: { !$0.isComment && !$0.isSeparator }) {
        continue
      }
      let surface = plan.menus[index].surface
      plan.reports[surface]?.notes.removeAll { $0.reason == Self.keyCommandsReason }
      plan.names[surface] = PlannedMenus.menuBarName
      plan.rest += plan.menus[index].entries.filter(\.isComment)
      plan.menus.remove(at: index)
    }
  }
}

/// A menu bar as it is proposed.
private struct ProposedBar {
  let place: Place
  /// What has a key, in words.
  var keys: [StandardShortcut: String] = [:]
  /// The titles in the bar as `plain` has them, with where the commands are from.
  var titles: [String: Place] = [:]
  var shown: Set<Int> = []
  private var lists: [List: EntryList] = [:]
  /// The surface that the last entry of a list is from, and how many entries it has there.
  private var lastSurfaces: [List: (surface: Int, count: Int)] = [:]
  /// How often titles of the app's own menu end in a word.
  private var lastWords: [String: Int] = [:]

  /// The commands of the app in a menu, or in a part of one that has its place among the system's commands.
  enum List: Hashable {
    case row(StandardCommandPlace)
    /// What makes and opens documents, first in File.
    case opening
    /// What takes the place of the system's Find menu.
    case finding
    case own
  }

  init(place: Place) { self.place = place }

  /// A title in lower case and without an ellipsis.
  static func plain(_ title: String) -> String {
    TitleText(title).withoutEllipsis.lowercased()
  }

  // MARK: Keys

  /// The commands that text needs, which stay the system's whatever the app has.
  private static let textCommands = [
    "undo", "redo", "cut", "copy", "paste", "pasteAndMatchStyle", "selectAll",
  ]
  /// Commands with keys in menus that are left to the system as they are.
  private static let otherCommands = [
    "settings", "hide", "hideOthers", "quit", "minimize",
  ]

  static func textCommand(with key: StandardShortcut) -> String? {
    textCommands.first { StandardMenus.entry(named: $0)?.shortcut?.canonical == key }
  }

  /// What has a key already, in words: another command, or the system; nil if it is free.
  func owner(of key: StandardShortcut, title: String) -> String? {
    if let owner = keys[key] { return owner }
    if BarHome.isReserved(key, title: title) { return "the system" }
    let name = (Self.textCommands + Self.otherCommands).first {
      StandardMenus.entry(named: $0)?.shortcut?.canonical == key
    }
    return name.map { "the system's `\($0)`" }
  }

  /// Whether the system's command, or one in its submenu, is here twice: by its key, or by its title.
  private func isTaken(_ name: String) -> Bool {
    let inner = StandardMenus.groups(ofSubmenu: name).joined()
    if !inner.isEmpty { return inner.contains { isTaken($0) } }
    guard let entry = StandardMenus.entry(named: name) else { return false }
    if let key = entry.shortcut?.canonical, keys[key] != nil { return true }
    return !Self.textCommands.contains(name) && titles[Self.plain(entry.title)] != nil
  }

  // MARK: Entries

  /// Where a command goes.
  func list(for title: String, _ key: StandardShortcut) -> List {
    let isOfFind = StandardMenus.groups(ofSubmenu: "findMenu").joined().contains { name in
      guard let entry = StandardMenus.entry(named: name) else { return false }
      return entry.shortcut?.canonical == key || Self.plain(entry.title) == Self.plain(title)
    }
    switch BarHome.menu(ofTitle: title, key: key) {
    case .edit where isOfFind: return .finding
    case .file where BarHome.opens(title): return .opening
    case let row?: return .row(row)
    case nil: return .own
    }
  }

  /// Adds commands, or a comment on one.
  mutating func append(_ entries: [PlannedEntry], to name: List, from surface: Int) {
    var list = lists[name] ?? EntryList()
    // What was together in the app is together here.
    let last = lastSurfaces[name] ?? (surface, 0)
    let isNew = last.surface != surface
    if isNew, last.count > 1, name != .opening { list.beginGroup(place) }
    list.append(entries)
    let count = entries.count { !$0.isComment }
    lastSurfaces[name] = (surface, isNew ? count : last.count + count)
    lists[name] = list
  }

  private func entries(_ name: List) -> [PlannedEntry] { lists[name]?.tidied ?? [] }

  /// The menus, in their order.
  var menus: [PlannedBarMenu] {
    let file = [
      standard(["new"]) + entries(.opening), entries(.row(.file)), standard(["close"]),
    ]
    let view = [entries(.row(.view)), standard(["fullScreen"])]
    let format = entries(.row(.format))
    let own = entries(.own)
    let help = entries(.row(.help))
    var menus = [PlannedBarMenu(kind: .row(.app), isStandard: true, place: place)]
    menus += [menu(.file, file), edit]
    menus += format.isOfComments ? format.onTheirOwn : [menu(.format, [format])]
    menus.append(menu(.view, view))
    if own.isOfComments {
      menus += own.onTheirOwn
    } else {
      let title = PlannedText(
        segments: [.literal(ownTitle)], found: FoundText(ownTitle, place: place))
      menus.append(
        PlannedBarMenu(kind: .own(name: "", title: title), entries: own, place: place))
    }
    menus.append(PlannedBarMenu(kind: .row(.window), isStandard: true, place: place))
    menus.append(
      help.isOfComments
        ? PlannedBarMenu(kind: .row(.help), isStandard: true, place: place)
        : menu(.help, [help, standard(["help"])]))
    return menus
  }

  /// What most titles of the app's own menu end in: “Note” of “Pin Note” and “Move Note”.
  private var ownTitle: String {
    let (word, count) = lastWords.max { ($0.value, $1.key) < ($1.value, $0.key) } ?? ("", 0)
    let total = lastWords.values.reduce(0, +)
    return count > 1 && count * 2 >= total ? word : "Actions"
  }

  mutating func noteOwn(_ title: String) {
    guard let word = title.split(separator: " ").last, word.allSatisfy(\.isLetter) else { return }
    lastWords[String(word), default: 0] += 1
  }

  private func menu(
    _ row: StandardCommandPlace, _ groups: [[PlannedEntry]]
  ) -> PlannedBarMenu {
    PlannedBarMenu(kind: .row(row), entries: joined(groups), place: place)
  }

  /// Groups with separators between them.
  private func joined(_ groups: [[PlannedEntry]]) -> [PlannedEntry] {
    var list = EntryList()
    for group in groups {
      list.append(group)
      list.endGroup(place)
    }
    return list.tidied
  }

  private func standard(_ names: [String]) -> [PlannedEntry] {
    names.filter { !isTaken($0) }.map {
      PlannedEntry(.standard($0, isAlternate: false), place)
    }
  }

  /// The system's Edit menu with the app's commands behind; without those of the system that have one of their keys.
  private var edit: PlannedBarMenu {
    let own = entries(.row(.edit))
    let groups = StandardMenus.groups(of: .edit)
    guard groups.joined().contains(where: { isTaken($0) }) else {
      return PlannedBarMenu(kind: .row(.edit), isStandard: true, entries: own, place: place)
    }
    let system = groups.flatMap { group -> [[PlannedEntry]] in
      guard group.contains("findMenu") else { return [standard(group)] }
      let others = standard(group.filter { $0 != "findMenu" })
      return isTaken("findMenu") ? [findMenu, others] : [findMenu + others]
    }
    return menu(.edit, system + [own])
  }

  /// The system's Find submenu, whose commands are placed one by one; a comment where the app has one of them.
  private var findMenu: [PlannedEntry] {
    let names = StandardMenus.groups(ofSubmenu: "findMenu").flatMap { $0 }
    if let name = names.first(where: { isTaken($0) }) {
      let words =
        "the system's Find menu is left out: \(owner(of: name).map { "\($0) has a key of it" } ?? "the app has commands of it")"
      return [PlannedEntry(.comment(words), place)] + entries(.finding)
    }
    let found = FoundText("Find", place: place)
    let title = PlannedText(segments: [.literal("Find")], found: found)
    return [PlannedEntry(.menu(title: title, image: nil, entries: standard(names)), place)]
  }

  /// The command of the app that has the key of one of the system.
  private func owner(of name: String) -> String? {
    StandardMenus.entry(named: name)?.shortcut.flatMap { keys[$0.canonical] }
  }
}

extension [PlannedEntry] {
  /// Whether nothing in them is shown.
  fileprivate var isOfComments: Bool { allSatisfy(\.isComment) }

  /// Comments between the menus of a bar.
  fileprivate var onTheirOwn: [PlannedBarMenu] {
    map { PlannedBarMenu(kind: .comment($0), place: $0.place) }
  }
}
