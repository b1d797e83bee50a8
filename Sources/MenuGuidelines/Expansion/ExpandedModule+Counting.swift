import MenuModel
import MenuSyntax

extension ExpandedModule {
  /// How many entries of a menu can show at once.
  ///
  /// A submenu counts once, as does a command that chooses or picks; in place (`each`) the options of a choice count, and
  /// what the app supplies at run time does not. Of entries whose conditions are opposites, the larger half counts.
  package func count(of menu: ExpandedMenu) -> Int {
    count(of: menu.entries)
  }

  /// The same for some of a menu's entries.
  package func count(of entries: some Sequence<ExpandedEntry>) -> Int {
    var always = 0
    var counts: [Condition: Int] = [:]
    for entry in entries {
      let count = weight(of: entry)
      if let condition = entry.condition {
        counts[condition, default: 0] += count
      } else {
        always += count
      }
    }
    for (condition, count) in counts {
      if case .not(let opposite) = condition, let other = counts[opposite] {
        always += max(count, other)
      } else if counts[.not(condition)] == nil {
        always += count
      }
    }
    return always
  }

  /// The most entries that a menu shows at once where it leaves out what cannot be used, as a context menu does: of
  /// commands of which only one can be used at a time, one.
  package func usableCount(of menu: ExpandedMenu) -> Int {
    let count = count(of: menu)
    // Each is compared with the others, and a menu so long is too long however it is counted.
    guard max(count, menu.entries.count) <= Self.comparedEntries else { return count }
    // Each condition once: most commands of a menu have the same few.
    var conditions: [ComparedCondition] = []
    var groups: [(conditions: [Int], weight: Int)] = []
    var always = 0
    for entry in menu.entries {
      let weight = weight(of: entry)
      guard let condition = useCondition(of: entry) else {
        always += weight
        continue
      }
      let number: Int
      if let known = conditions.firstIndex(where: { $0.condition == condition }) {
        number = known
      } else {
        number = conditions.count
        conditions.append(ComparedCondition(condition))
      }
      let index = groups.firstIndex { group in
        group.conditions.allSatisfy { other in
          other == number
            ? !conditions[number].canHold
            : !conditions[other].canHold(with: conditions[number])
        }
      }
      if let index {
        groups[index].conditions.append(number)
        groups[index].weight = max(groups[index].weight, weight)
      } else {
        groups.append(([number], weight))
      }
    }
    return min(count, groups.reduce(always) { $0 + $1.weight })
  }

  private static let comparedEntries = 24

  /// When an entry shows and its command can be used; nil for always.
  private func useCondition(of entry: ExpandedEntry) -> Condition? {
    var condition = entry.condition
    guard let index = entry.command?.index else { return condition }
    if let enabled = module.commands[index].enabled {
      condition = condition.map { .and($0, enabled) } ?? enabled
    }
    if let shown = module.commands[index].shown {
      condition = condition.map { .and($0, shown) } ?? shown
    }
    return condition
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
