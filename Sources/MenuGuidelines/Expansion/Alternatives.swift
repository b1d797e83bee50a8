import MenuModel

/// What a menu or a toolbar shows at once: `when a { … } when !a { … }` and the like are alternatives, of which people see
/// one.
struct Alternatives {
  /// What shows for each way in which the conditions can hold; at least one.
  let all: [Shown]

  /// The entries that show together.
  struct Shown {
    /// Their positions among all entries, in order.
    var positions: [Int] = []
    var entries: [ExpandedEntry] = []
    /// The number of groups: runs of entries between separators and the borders of sections.
    var groupCount = 0

    /// Whether the entry at a position is among them.
    func has(_ position: Int) -> Bool {
      var low = 0
      var high = positions.count
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < position { low = middle + 1 } else { high = middle }
      }
      return low < positions.count && positions[low] == position
    }
  }

  /// - Parameters:
  ///   - entries: The entries, in their order.
  ///   - condition: When an entry is there; nil for always.
  init(of entries: [ExpandedEntry], _ condition: (ExpandedEntry) -> Condition?) {
    let conditions = entries.map(condition)
    let table = ConditionLogic.TruthTable(conditions.compactMap { $0 })
    guard conditions.contains(where: { $0 != nil }), let rows = table.rows else {
      let borders = entries.dropFirst().count { !$0.borders.isEmpty }
      all = [
        Shown(
          positions: Array(entries.indices), entries: entries,
          groupCount: entries.isEmpty ? 0 : borders + 1)
      ]
      return
    }
    all = rows.map { row in
      Self.shown(of: entries, conditions) { table.value(of: $0, row) }
    }
  }

  private static func shown(
    of entries: [ExpandedEntry], _ conditions: [Condition?], where holds: (Condition) -> Bool
  ) -> Shown {
    var shown = Shown()
    var isDivided = true
    for (position, entry) in entries.enumerated() {
      if entry.borders.contains(where: { $0.map(holds) ?? true }) { isDivided = true }
      guard conditions[position].map(holds) ?? true else { continue }
      shown.positions.append(position)
      shown.entries.append(entry)
      if isDivided { shown.groupCount += 1 }
      isDivided = false
    }
    return shown
  }

  /// The largest count of what shows together.
  func most(_ count: (Shown) -> Int) -> Int { all.map(count).max() ?? 0 }

  /// The largest number of entries that show together and are counted.
  func mostEntries(where isCounted: (ExpandedEntry) -> Bool) -> Int {
    most { $0.entries.count(where: isCounted) }
  }

  /// Whether two entries, by their positions, show together.
  func canShowTogether(_ first: Int, _ second: Int) -> Bool {
    all.contains { $0.has(first) && $0.has(second) }
  }
}

extension ExpandedModule {
  /// What a menu shows at once. A menu bar hides nothing, but for one that an app's own code builds.
  func alternatives(of menu: ExpandedMenu) -> Alternatives {
    if menu.surface == .bar && !barHides { return Alternatives(of: menu.entries) { _ in nil } }
    return alternatives(of: menu.entries)
  }

  /// What shows at once of entries outside of a menu bar.
  func alternatives(of entries: [ExpandedEntry]) -> Alternatives {
    Alternatives(of: entries) { showCondition(of: $0) }
  }

  /// What shows at once where a menu leaves out what cannot be used, as a context menu does.
  func usableAlternatives(of menu: ExpandedMenu) -> Alternatives {
    Alternatives(of: menu.entries) { entry in
      let enabled = entry.command.flatMap { command($0).enabled }
      return Self.both(showCondition(of: entry), enabled)
    }
  }

  /// When an entry outside of a menu bar is there; nil for always.
  func showCondition(of entry: ExpandedEntry) -> Condition? {
    let shown = entry.command.flatMap { command($0).shown }
    return Self.both(entry.condition, shown)
  }

  private static func both(_ first: Condition?, _ second: Condition?) -> Condition? {
    guard let first, let second else { return first ?? second }
    return .and(first, second)
  }

  /// How many entries of a menu can show at once.
  ///
  /// A submenu counts once, as does a command that chooses or picks; in place (`each`) the options of a choice count, and
  /// what the app supplies at run time does not.
  package func count(of menu: ExpandedMenu) -> Int {
    alternatives(of: menu).most { count(of: $0.entries) }
  }

  /// How many entries some are, all shown. An alternate takes the place of another.
  func count(of entries: [ExpandedEntry]) -> Int {
    entries.reduce(0) { $0 + ($1.alternate == nil ? weight(of: $1) : 0) }
  }

  /// The most groups of a menu that can show at once.
  func groupCount(of menu: ExpandedMenu) -> Int {
    alternatives(of: menu).most(\.groupCount)
  }

  /// The number of entries that are shown for one.
  private func weight(of entry: ExpandedEntry) -> Int {
    guard case .each(let command) = entry.kind else { return 1 }
    switch module.commands[command.index].payload {
    case .none: return 1
    case .choice(_, let choice): return module.choices[choice.index].options.count
    case .list: return 0
    }
  }
}
