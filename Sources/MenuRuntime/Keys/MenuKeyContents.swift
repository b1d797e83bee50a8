/// What a list of keys shows: the commands by menu, in the order of the menu bar.
@MainActor
struct MenuKeyContents {
  /// The commands of a menu.
  struct Group {
    /// Nil for commands that no menu of the bar has.
    let place: MenuBarPlace?
    let title: String?
    fileprivate(set) var entries: [MenuKeyEntry]
  }

  private(set) var groups: [Group] = []
  private var modules: [(needsRelaunch: @MainActor () -> Bool, resetAll: @MainActor () -> Void)] =
    []

  /// The commands of menu bars whose keys people may change. A module without such commands has none.
  init(_ bars: [any MenuBarSurface.Type]) {
    for bar in bars { add(bar) }
    nameTheRest()
  }

  /// The commands with keys of an app that has no menu bar.
  init<Command: MenuCommand>(_ keys: MenuKeys<Command>) {
    add([MenuBarMenu<Command>](), keys)
    nameTheRest()
  }

  /// Whether menus still show other keys.
  var needsRelaunch: Bool { modules.contains { $0.needsRelaunch() } }

  func resetAll() {
    for module in modules { module.resetAll() }
  }

  private mutating func add<Surface: MenuBarSurface>(_ bar: Surface.Type) {
    guard let command = Surface.Command.self as? any MenuKeysChangeable.Type,
      let keys = command.anyKeys as? MenuKeys<Surface.Command>
    else { return }
    var builder = MenuBarBuilder<Surface.Command>(.init(), isPad: false, isComplete: true)
    bar.build(&builder)
    add(builder.menus, keys)
  }

  private mutating func add<Command: MenuCommand>(
    _ menus: [MenuBarMenu<Command>], _ keys: MenuKeys<Command>
  ) {
    modules.append(({ keys.needsRelaunch }, { keys.resetAll() }))
    var seen: Set<String> = []
    for menu in menus {
      let items = menu.entries.flatMap { $0.paths(below: []) }
      let new = items.filter { seen.insert($0.item.key).inserted }
      add(
        new.compactMap { item, path in
          // Alternates have the key of the item before them.
          item.alternate == nil ? keys.entry(of: item.command, title: item.title(at: path)) : nil
        }, menu.place, menu.title)
    }
    // Those of other menus have no keys, unless the file gives them some, as it does to global ones.
    let others = Command.allCommands(in: Command.State()).filter {
      !seen.contains($0.facts(in: Command.State()).key)
    }
    add(
      others.map { keys.entry(of: $0) }.filter { !$0.defaults.isEmpty || $0.isChanged }, nil, nil)
  }

  private mutating func add(_ entries: [MenuKeyEntry], _ place: MenuBarPlace?, _ title: String?) {
    let entries = entries.filter { $0.isChangeable || !$0.defaults.isEmpty }
    if entries.isEmpty { return }
    if let index = groups.firstIndex(where: { $0.place == place }) {
      groups[index].entries += entries
    } else {
      groups.append(Group(place: place, title: title, entries: entries))
    }
  }

  /// Puts the commands that no menu has last, with a title that tells them from the others.
  private mutating func nameTheRest() {
    guard groups.count > 1, let index = groups.firstIndex(where: { $0.place == nil }) else {
      return
    }
    let rest = groups.remove(at: index)
    groups.append(Group(place: nil, title: MenuTexts.text(.more), entries: rest.entries))
  }
}

@MainActor
extension MenuKeysChangeable {
  fileprivate static var anyKeys: Any { keys }
}

nonisolated extension MenuEntry.Item {
  /// The titles of its submenus and its own. An option has that of its command before it.
  fileprivate func title(at path: [String]) -> String {
    let isOption = optionTitle != nil && path.dropLast().last != commandTitle
    let path = isOption ? path.dropLast() + [commandTitle, title] : path
    return path.map { MenuTexts.label(of: $0) }.joined(separator: " ▸ ")
  }
}
