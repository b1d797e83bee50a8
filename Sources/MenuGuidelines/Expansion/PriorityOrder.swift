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

    fileprivate init?(
      _ late: RankedEntry, behind earlier: RankedEntry?, isInGroup: Bool
    ) {
      guard let earlier else { return nil }
      self.late = late.entry
      self.earlier = earlier.entry
      self.isInGroup = isInGroup
    }
  }

  /// An entry with how much people need its command.
  fileprivate struct RankedEntry {
    var entry: ExpandedEntry
    var rank: Int
  }

  /// The first entry of a menu that comes too late: in its group, or with its group.
  ///
  /// Destructive commands come last whatever their rank; the system's entries and submenus have no rank.
  static func misplaced(in menu: ExpandedMenu, of expanded: ExpandedModule) -> Misplaced? {
    let ranked = menu.entries.compactMap { entry in
      rank(of: entry, in: expanded).map { RankedEntry(entry: entry, rank: $0) }
    }
    // The first of each group, which is the most needed of a group in order.
    var firsts: [RankedEntry] = []
    for (index, entry) in ranked.enumerated() {
      if index > 0, ranked[index - 1].entry.group == entry.entry.group {
        guard entry.rank > ranked[index - 1].rank else { continue }
        let earlier = ranked.first { $0.entry.group == entry.entry.group && $0.rank < entry.rank }
        return Misplaced(entry, behind: earlier, isInGroup: true)
      }
      firsts.append(entry)
    }
    for (last, entry) in zip(firsts, firsts.dropFirst()) where entry.rank > last.rank {
      let earlier = firsts.first { $0.rank < entry.rank }
      return Misplaced(entry, behind: earlier, isInGroup: false)
    }
    return nil
  }

  private static func rank(of entry: ExpandedEntry, in expanded: ExpandedModule) -> Int? {
    guard let command = expanded.command(of: entry), !command.isDestructive else { return nil }
    if command.isPrimary { return 3 }
    switch command.frequency {
    case .often: return 2
    case nil: return 1
    case .rarely: return 0
    }
  }
}
