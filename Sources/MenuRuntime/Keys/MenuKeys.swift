/// Commands whose keys people may change: `app { keys changeable }` in the `.menu` file.
nonisolated public protocol MenuKeysChangeable: MenuCommand {
  /// The keys, in the whole app.
  @MainActor static var keys: MenuKeys<Self> { get }
}

/// The keys of an app's commands, with what people have changed.
///
/// The keys of the `.menu` file are the defaults. What differs is kept in a store, by the ID of the command, in the words
/// of the `.menu` file: `["note.pin": ["shift+cmd+P"], "sort/title": []]`, where an empty list takes all keys away.
/// Menus follow at once; `command.shortcuts` remains the default.
///
/// People cannot change keys that are `fixed`, those of alternates and system commands, and there are none for elements of
/// lists.
@MainActor
public final class MenuKeys<Command: MenuCommand> {
  /// Where the changes are kept. Set another before the menus are made; the default is the user defaults, under the name of
  /// the commands.
  public var store: MenuKeyStore {
    didSet { reload() }
  }

  /// The changes in the words of the store, also for commands that this version of the app does not have.
  private var stored: [String: [String]] = [:]
  /// The keys of the commands that do not have those of the `.menu` file.
  private var changed: [String: [MenuShortcut]] = [:]
  private var isRead = false

  /// A command that people can change, or that is `fixed`.
  private struct Known {
    let command: Command
    let key: String
    let title: String
    let shortcuts: [MenuShortcut]
    var isFixed: Bool { shortcuts.contains(where: \.isFixed) }
  }

  /// The commands, without elements of lists: the initial state has none.
  private let known: [Known] = Command.allCommands(in: Command.State()).map { command in
    let facts = command.facts(in: Command.State())
    return Known(
      command: command, key: facts.key, title: facts.option?.title ?? facts.title,
      shortcuts: facts.shortcuts)
  }

  /// Creates the keys of the commands. Generated Swift has them: `NotesCommand.keys`.
  public init() {
    store = .defaults(key: "MenuKeys.\(Command.self)")
  }

  // MARK: - Reading

  /// The keys of the commands that do not have those of the `.menu` file.
  var changes: [String: [MenuShortcut]] {
    read()
    return changed
  }

  /// The keys of a command, the first of which menus show.
  public func shortcuts(for command: Command) -> [MenuShortcut] {
    let facts = command.facts(in: Command.State())
    return changes[facts.key] ?? facts.shortcuts
  }

  /// The keys that the `.menu` file gives to a command.
  public func defaultShortcuts(for command: Command) -> [MenuShortcut] { command.shortcuts }

  /// Whether people can change the keys of a command.
  public func isChangeable(_ command: Command) -> Bool { changeable(command) != nil }

  /// Whether menus still show other keys, which the app shows when it is opened again. That can be in an app that begins in
  /// SwiftUI.
  public var needsRelaunch: Bool {
    known.contains { MenuKeyChanges.shared.missing.contains($0.key) }
  }

  /// The changes, for an export. What belongs to commands that this version of the app does not have is among them.
  public var propertyList: [String: [String]] {
    read()
    return stored
  }

  /// Reads the store again, after something else has written to it.
  public func reload() {
    guard isRead else { return }
    isRead = false
    let before = changed
    read()
    tell(since: before)
  }

  private func read() {
    if isRead { return }
    isRead = true
    do {
      stored = try store.read()
    } catch {
      stored = [:]
      MenuActivity.showError(error)
    }
    resolve()
  }

  /// The keys in words, or nil if none of them is one.
  private func shortcuts(in words: [String]) -> [MenuShortcut]? {
    let shortcuts = words.compactMap { MenuShortcut($0)?.unfixed }
    return shortcuts.isEmpty && !words.isEmpty ? nil : shortcuts.withoutRepetitions
  }

  /// Finds what differs from the `.menu` file. A key is that of one command: of a fixed one, or else of the first that was
  /// changed to it.
  private func resolve() {
    changed = [:]
    let fixed = Set(known.filter(\.isFixed).flatMap(\.shortcuts).map(\.press))
    var given = fixed
    // Two commands may have the same key in the `.menu` file.
    var taken: Set<MenuShortcut> = []
    for known in known where !known.isFixed {
      guard let words = stored[known.key], let shortcuts = shortcuts(in: words) else { continue }
      let free = shortcuts.filter { given.insert($0.press).inserted }
      taken.formUnion(Set(free.map(\.press)).subtracting(known.shortcuts.map(\.press)))
      changed[known.key] = free
    }
    for known in known where !known.isFixed {
      let shortcuts = changed[known.key] ?? known.shortcuts.filter { !taken.contains($0.press) }
      changed[known.key] = shortcuts == known.shortcuts ? nil : shortcuts
    }
  }

  private func changeable(_ command: Command) -> Known? {
    let key = command.facts(in: Command.State()).key
    return known.first { $0.key == key && !$0.isFixed }
  }

  // MARK: - Conflicts

  /// What speaks against a key for a command, the most important first; nothing for a key that the command has.
  public func conflicts(of shortcut: MenuShortcut, for command: Command) -> [MenuKeyConflict] {
    let key = command.facts(in: Command.State()).key
    guard shortcut.key.isKey else { return [.notAKey] }
    var conflicts: [MenuKeyConflict] = []
    // What the app itself gives to the command, people can give back to it.
    let isDefault = command.shortcuts.contains { $0.press == shortcut.press }
    if !isDefault, shortcut.lacksModifier { conflicts.append(.needsModifier) }
    for other in known where other.key != key && has(other, shortcut) {
      let holder = holder(other)
      conflicts.append(other.isFixed ? .fixedCommand(holder) : .command(holder))
    }
    #if os(macOS) && canImport(AppKit)
      conflicts += surroundings(of: shortcut, for: key)
    #endif
    if !isDefault, shortcut.editsText { conflicts.append(.editsText) }
    return conflicts
  }

  private func has(_ known: Known, _ shortcut: MenuShortcut) -> Bool {
    (changes[known.key] ?? known.shortcuts).contains { $0.press == shortcut.press }
  }

  // MARK: - Changing

  /// Gives keys to a command, or none. Takes them over from the commands that have them.
  ///
  /// - Throws: What cannot be taken over. Then nothing has changed.
  public func setShortcuts(
    _ shortcuts: [MenuShortcut], for command: Command
  ) throws(MenuKeyConflict) {
    guard let known = changeable(command) else {
      let facts = command.facts(in: Command.State())
      let path = [facts.option?.title ?? facts.title]
      throw .fixedCommand(MenuKeyConflict.Holder(id: facts.key, path: path))
    }
    let shortcuts = shortcuts.map(\.unfixed).withoutRepetitions
    for shortcut in shortcuts {
      let conflict = conflicts(of: shortcut, for: command).first { !$0.canBeTakenOver }
      if let conflict { throw conflict }
    }
    change { give(shortcuts, to: known) }
  }

  /// Gives its own keys back to a command. Takes them over from the commands that have them.
  public func reset(_ command: Command) {
    guard let known = changeable(command) else { return }
    change { give(known.shortcuts, to: known) }
  }

  /// Gives their own keys back to all commands.
  public func resetAll() {
    change {
      for known in known { stored[known.key] = nil }
    }
  }

  /// Applies changes of an import, as `propertyList` has them. Commands that are not in it keep their keys, unless the import
  /// gives these to others.
  ///
  /// - Returns: What cannot be taken over, and so was not applied: that of a key, or of all keys of a command.
  @discardableResult
  public func merge(_ changes: [String: [String]]) -> [MenuKeyConflict] {
    var conflicts: [MenuKeyConflict] = []
    change {
      var given: [MenuShortcut: MenuKeyConflict.Holder] = [:]
      let ids = Set(known.map(\.key))
      for (id, words) in changes where !ids.contains(id) { stored[id] = words }
      for known in known {
        guard let words = changes[known.key] else { continue }
        let holder = holder(known)
        guard !known.isFixed else {
          conflicts.append(.fixedCommand(holder))
          continue
        }
        if words.contains(where: { MenuShortcut($0) == nil }) { conflicts.append(.notAKey) }
        guard let shortcuts = shortcuts(in: words) else { continue }
        var free: [MenuShortcut] = []
        for shortcut in shortcuts {
          let conflict =
            given[shortcut.press].map { .command($0) }
            ?? self.conflicts(of: shortcut, for: known.command).first { !$0.canBeTakenOver }
          if let conflict {
            conflicts.append(conflict)
          } else {
            free.append(shortcut)
            given[shortcut.press] = holder
          }
        }
        if free.isEmpty && !shortcuts.isEmpty { continue }
        give(free, to: known)
        resolve()
      }
    }
    return conflicts
  }

  /// Changes what is stored, and tells whoever shows keys.
  private func change(_ body: () -> Void) {
    let before = changes
    body()
    resolve()
    do {
      try store.write(stored)
    } catch {
      MenuActivity.showError(error)
    }
    tell(since: before)
  }

  private func give(_ shortcuts: [MenuShortcut], to known: Known) {
    for other in self.known where other.key != known.key && !other.isFixed {
      let own = changed[other.key] ?? other.shortcuts
      // Two commands may have the same key in the `.menu` file.
      let shared = changed[other.key] == nil ? Set(known.shortcuts.map(\.press)) : []
      let left = own.filter { key in
        shared.contains(key.press) || !shortcuts.contains { $0.press == key.press }
      }
      if left.count < own.count { store(left, for: other) }
    }
    store(shortcuts, for: known)
  }

  private func store(_ shortcuts: [MenuShortcut], for known: Known) {
    stored[known.key] = shortcuts == known.shortcuts ? nil : shortcuts.map(\.description)
  }

  private func holder(_ known: Known) -> MenuKeyConflict.Holder {
    var path = [known.title]
    #if os(macOS) && canImport(AppKit)
      path = self.path(of: known.key) ?? path
    #endif
    return MenuKeyConflict.Holder(id: known.key, path: path)
  }

  private func tell(since before: [String: [MenuShortcut]]) {
    let all = Set(before.keys).union(changed.keys)
    let keys = all.filter { before[$0] != changed[$0] }
    if !keys.isEmpty { MenuKeyChanges.shared.tell(keys) }
  }
}

nonisolated extension MenuShortcut {
  /// The key and its modifiers alone.
  var press: MenuShortcut { MenuShortcut(key, modifiers) }

  /// The shortcut as people may have it.
  fileprivate var unfixed: MenuShortcut {
    var shortcut = self
    shortcut.isFixed = false
    return shortcut
  }

  /// Whether the key would type something, or is one of those that every view uses, for want of a modifier.
  fileprivate var lacksModifier: Bool {
    if isGlobal { return modifiers.isDisjoint(with: [.control, .option, .command]) }
    switch key {
    case .function, .help: return false
    default: return modifiers.isDisjoint(with: [.control, .option, .command, .function])
    }
  }
}

nonisolated extension [MenuShortcut] {
  /// The shortcuts, each press once.
  fileprivate var withoutRepetitions: [MenuShortcut] {
    var seen: Set<MenuShortcut> = []
    return filter { seen.insert($0.press).inserted }
  }
}
