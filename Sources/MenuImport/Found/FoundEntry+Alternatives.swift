/// Entries that several branches of code make, and that are the same for people.
extension [FoundEntry] {
  /// The entries, with one for what is in both branches of a condition under one title, with another symbol or another mark
  /// in each.
  func withBranchesJoined(depth: Int = 0) -> [FoundEntry] {
    if depth > MenuPlanner.maximumDepth { return self }
    return flatMap { $0.withBranchesJoined(depth: depth) }
  }

  /// The entries of two branches as one each; nil if they are not the same for people.
  fileprivate func joined(with others: [FoundEntry]) -> [FoundEntry]? {
    guard count == others.count else { return nil }
    var joined: [FoundEntry] = []
    for (entry, other) in zip(self, others) {
      guard let one = entry.joined(with: other) else { return nil }
      joined.append(one)
    }
    return joined
  }
}

extension FoundEntry {
  fileprivate func withBranchesJoined(depth: Int) -> [FoundEntry] {
    var entry = self
    entry.changeInner { $0 = $0.withBranchesJoined(depth: depth + 1) }
    if case .condition(_, let then, let otherwise) = entry.content, !then.isEmpty,
      let both = then.joined(with: otherwise)
    {
      return both
    }
    return [entry]
  }

  /// The entry of two branches; nil if they are two for people.
  fileprivate func joined(with other: FoundEntry) -> FoundEntry? {
    var entry = self
    switch (content, other.content) {
    case (.command(let command), .command(let second)):
      guard let one = command.joined(with: second) else { return nil }
      entry.content = .command(one)
    case (.separator, .separator): break
    case (.text(let text, _), .text(let other, _)):
      guard text.segments != nil, text.segments == other.segments else { return nil }
    case (.menu(let title, let image, let system, let inner), .menu(let second, _, _, let others)):
      guard title.segments != nil, title.segments == second.segments,
        let both = inner.joined(with: others)
      else { return nil }
      entry.content = .menu(title: title, image: image, system: system, entries: both)
    case (.section(let title, let inner), .section(let second, let others)):
      guard title?.segments == second?.segments, let both = inner.joined(with: others) else {
        return nil
      }
      entry.content = .section(title: title, entries: both)
    case (.row(let inner), .row(let others)):
      guard let both = inner.joined(with: others) else { return nil }
      entry.content = .row(entries: both)
    default: return nil
    }
    return entry
  }
}

extension FoundCommand {
  /// The command of two branches; nil if they are two commands for people. What the branches give differently isn't known.
  fileprivate func joined(with other: FoundCommand) -> FoundCommand? {
    guard title.segments != nil, title.segments == other.title.segments,
      titleWhenOn?.segments == other.titleWhenOn?.segments,
      titlesWhen.map(\.value.segments) == other.titlesWhen.map(\.value.segments),
      key?.shortcut == other.key?.shortcut, unreadKey == other.unreadKey, shown == other.shown
    else { return nil }
    var joined = self
    if image?.name != other.image?.name {
      joined.image = nil
      joined.imageWhenOn = nil
      joined.imagesWhen = []
    }
    if on != other.on { joined.on = nil }
    if enabled != other.enabled { joined.enabled = nil }
    joined.isDestructive = isDestructive && other.isDestructive
    return joined
  }
}
