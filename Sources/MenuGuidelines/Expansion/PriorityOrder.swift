import MenuModel

/// The order of entries by how much people need them: main tasks, then what they do often, then the rest.
enum PriorityOrder {
  /// An entry that comes after one that people need less.
  struct Misplaced {
    /// The entry that comes too late.
    var late: ExpandedEntry
    /// The entry that it should come before.
    var earlier: ExpandedEntry
    /// Whether both are in one group.
    var isInGroup: Bool
  }

  /// The first entry of a menu that comes too late: in its group, or with its group.
  ///
  /// Destructive commands come last whatever their rank; the system's entries and submenus have no rank.
  static func misplaced(in menu: ExpandedMenu, of expanded: ExpandedModule) -> Misplaced? {
    // A menu without a mark is in order; most are.
    guard menu.traits.isAny(of: [.primary, .ranked]) else { return nil }
    let groups = menu.groups.map { group in
      group.compactMap { entry in rank(of: entry, in: expanded).map { (entry: entry, rank: $0) } }
    }
    for group in groups {
      if let found = firstRise(group) {
        return Misplaced(late: found.late, earlier: found.earlier, isInGroup: true)
      }
    }
    let best = groups.compactMap { group in group.max { $0.rank < $1.rank } }
    return firstRise(best).map { Misplaced(late: $0.late, earlier: $0.earlier, isInGroup: false) }
  }

  private static func firstRise(
    _ list: [(entry: ExpandedEntry, rank: Int)]
  ) -> (late: ExpandedEntry, earlier: ExpandedEntry)? {
    var lowest = Int.max
    for (entry, rank) in list {
      if rank > lowest, let earlier = list.first(where: { $0.rank < rank }) {
        return (entry, earlier.entry)
      }
      lowest = min(lowest, rank)
    }
    return nil
  }

  private static func rank(of entry: ExpandedEntry, in expanded: ExpandedModule) -> Int? {
    guard let id = entry.command, !entry.traits.contains(.destructive) else { return nil }
    if entry.traits.contains(.primary) { return 3 }
    if !entry.traits.contains(.ranked) { return 1 }
    switch expanded.module.commands[id.index].frequency {
    case .often: return 2
    case nil: return 1
    case .rarely: return 0
    }
  }
}
