// Menus as text, so that a test can compare one with a recorded text. Words of the `.menu` file name what the system
// provides: its titles depend on the language.

nonisolated extension MenuEntry: CustomStringConvertible {
  /// The entry as lines of text:
  ///
  /// ```
  /// Share…
  /// ✓ Locked  “3 notes”
  /// Move To ▸
  ///   Work
  ///   Home
  /// ---
  /// standard copy
  /// Delete Note  dimmed
  /// ```
  public var description: String { MenuOutline([self]).text }
}

nonisolated extension MenuBarMenu: CustomStringConvertible {
  /// The menu as lines of text: a line for the menu itself, and its entries with their shortcuts.
  public var description: String {
    var words = ["\(place)"]
    if case .own = place { words = ["menu", title] }
    if isStandard { words.append("standard") }
    var outline = MenuOutline<Command>(showsKeys: true)
    outline.add(words.joined(separator: " "))
    outline.add(entries, depth: 1)
    return outline.text
  }
}

extension ContextMenuSurface {
  /// The menu in a state as text, for tests that compare it with a recorded one.
  nonisolated public static func description(
    in state: Command.State, isPad: Bool = false
  ) -> String {
    let entries = entries(in: state, isPad: isPad)
    guard let title = title(in: state) else { return MenuOutline(entries).text }
    return MenuOutline(entries, under: title + ":").text
  }
}

extension PullDownSurface {
  /// The button and its menu in a state as text, for tests that compare it with a recorded one.
  nonisolated public static func description(
    in state: Command.State, isPad: Bool = false
  ) -> String {
    var words = [label(in: state).title + " ▾"]
    if !isShown(in: state) { words.append("hidden") }
    if !isEnabled(in: state) { words.append("dimmed") }
    return MenuOutline(
      entries(in: state, isPad: isPad), under: words.joined(separator: "  ")
    ).text
  }
}

extension EditMenuSurface {
  /// The menu in a state as text, without the system commands that do not apply, for tests that compare it with a
  /// recorded one.
  nonisolated public static func description(
    in state: Command.State, isPad: Bool = false
  ) -> String {
    let traits = traits(in: state)
    var outline = MenuOutline<Command>()
    outline.allows = traits.allows
    outline.add(entries(in: state, isPad: isPad))
    return outline.text
  }
}

extension SwipeSurface {
  /// The actions in a state as text, for tests that compare it with a recorded one: a line for each edge that has some,
  /// with `full` if a swipe across the whole row performs the first, and the actions below it.
  nonisolated public static func description(
    in state: Command.State, isPad: Bool = false
  ) -> String {
    var outline = MenuOutline<Command>()
    for edge in MenuSwipeEdge.allCases {
      let entries = entries(in: state, edge: edge, isPad: isPad)
      if entries.isEmpty { continue }
      let isFull = isFull(entries.flatMap(\.items), in: state, edge: edge)
      outline.add(edge.rawValue + (isFull ? " full" : ""))
      outline.add(entries, depth: 1)
    }
    return outline.text
  }
}

extension QuickActionSurface {
  /// The actions in a state as text, for tests that compare it with a recorded one.
  nonisolated public static func description(
    in state: Command.State, isPad: Bool = false
  ) -> String {
    MenuOutline(entries(in: state, isPad: isPad)).text
  }
}

extension MenuBarSurface {
  /// The menu bar in a state as text, for tests that compare it with a recorded one.
  ///
  /// - Parameter keys: The keys of commands to which people have given others.
  nonisolated public static func description(
    in state: Command.State, isPad: Bool = false, keys: [Command: [MenuShortcut]] = [:]
  ) -> String {
    menus(in: state, isPad: isPad, keys: keys).map(\.description).joined(separator: "\n")
  }
}

/// Lines of text that show a menu.
nonisolated struct MenuOutline<Command> {
  private var lines: [String] = []
  /// Whether the menu shows shortcuts, as those of the menu bar do.
  private let showsKeys: Bool
  /// Whether a system command applies.
  var allows: (MenuSystemItem) -> Bool = { _ in true }

  var text: String { lines.joined(separator: "\n") }

  init(showsKeys: Bool = false) {
    self.showsKeys = showsKeys
  }

  init(_ entries: [MenuEntry<Command>]) {
    self.init()
    add(entries)
  }

  /// Shows entries under a line of their own.
  init(_ entries: [MenuEntry<Command>], under line: String) {
    self.init()
    add(line)
    add(entries, depth: 1)
  }

  mutating func add(_ line: String, depth: Int = 0) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func add(_ entries: [MenuEntry<Command>], depth: Int = 0) {
    // System commands that do not apply are left out, which can leave a separator at an end or next to another.
    let start = lines.count
    var isSeparatorDue = false
    for entry in entries {
      if entry.isSeparator {
        isSeparatorDue = lines.count > start
        continue
      }
      let count = lines.count
      add(entry, depth)
      guard isSeparatorDue, lines.count > count else { continue }
      lines.insert(String(repeating: "  ", count: depth) + "---", at: count)
      isSeparatorDue = false
    }
  }

  private mutating func add(_ entry: MenuEntry<Command>, _ depth: Int) {
    switch entry {
    case .item(let item): add(line(item), depth: depth)
    case .choice(let items): for item in items { add(line(item), depth: depth) }
    case .text(let text, _): add("text “\(text)”", depth: depth)
    case .separator: break
    case .submenu(let menu):
      let line = menu.title + " ▸" + quoted(menu.subtitle) + (menu.isEnabled ? "" : "  dimmed")
      add(menu.entries, under: line, depth)
    case .section(let title, let subtitle, let entries):
      add(entries, under: title + ":" + quoted(subtitle), depth)
    case .row(let entries, _): add(entries, under: "row:", depth)
    case .palette(let entries): add(entries, under: "palette:", depth)
    case .system(let item, let changes):
      guard allows(item) else { return }
      var line = (changes.alternate.map { $0.glyphs + " " } ?? "") + "standard " + item.rawValue
      if let title = changes.title { line += "  “\(title)”" }
      if showsKeys, changes.shortcut != .own {
        let shortcuts = changes.shortcut.shortcuts(own: nil)
        line += "  " + (shortcuts.isEmpty ? "no key" : glyphs(of: shortcuts))
      }
      add(line, depth: depth)
    }
  }

  private mutating func add(_ entries: [MenuEntry<Command>], under line: String, _ depth: Int) {
    add(line, depth: depth)
    let count = lines.count
    add(entries, depth: depth + 1)
    // Nothing that is in it applies.
    if lines.count == count, !entries.isEmpty { lines.removeLast() }
  }

  /// A second line, after a title.
  private func quoted(_ subtitle: String?) -> String { subtitle.map { "  “\($0)”" } ?? "" }

  private func glyphs(of shortcuts: [MenuShortcut]) -> String {
    shortcuts.map(\.glyphs).joined(separator: " ")
  }

  /// A command in one line.
  private func line(_ item: MenuEntry<Command>.Item) -> String {
    var title = item.mark + item.title
    if let alternate = item.alternate { title = alternate.glyphs + " " + title }
    var words = [title]
    if let subtitle = item.subtitle { words.append("“\(subtitle)”") }
    if showsKeys, !item.shortcuts.isEmpty { words.append(glyphs(of: item.shortcuts)) }
    if !item.isEnabled { words.append("dimmed") }
    return words.joined(separator: "  ")
  }
}

nonisolated extension MenuEntry.Item {
  /// The check mark, or the dash, with a space after it.
  var mark: String { facts.isMixed == true ? "– " : facts.isChecked ? "✓ " : "" }
}
