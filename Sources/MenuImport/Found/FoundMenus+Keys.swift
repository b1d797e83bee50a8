import MenuModel

extension FoundMenus {
  /// Gives commands the further shortcuts that code has for them: those of hidden items and buttons, and of key commands
  /// without a title, that do the same.
  mutating func joinKeys() {
    for number in surfaces.indices {
      surfaces[number].entries = surfaces[number].entries.withKeysJoined()
      let owner = surfaces[number].owner
      surfaces[number].entries.changeCommands { command in
        for hidden in hiddenKeys where hidden.isOf(command, in: owner) { command.add(hidden.key) }
      }
    }
  }
}

extension HiddenKey {
  /// Whether it is one more shortcut of a command.
  fileprivate func isOf(_ command: FoundCommand, in owner: String?) -> Bool {
    guard let code = MenuPlanner.key(of: action, tag: 0),
      code == MenuPlanner.key(of: command.action, tag: 0)
    else { return false }
    // The same words in another type may call another function.
    if case .code = action {
      return owner == self.owner
        || title?.segments != nil && title?.segments == command.title.segments
    }
    return true
  }
}

extension FoundCommand {
  /// Adds a shortcut that works besides the one that menus show.
  fileprivate mutating func add(_ other: FoundKey) {
    guard let key else { return }
    let known = ([key] + otherKeys).map(\.shortcut.canonical)
    if !known.contains(other.shortcut.canonical) { otherKeys.append(other) }
  }
}

extension [FoundEntry] {
  /// The entries without those that only have another shortcut for what one of them does.
  fileprivate func withKeysJoined() -> [FoundEntry] {
    var entries = self
    for index in entries.indices {
      switch entries[index].content {
      case .menu, .section: entries[index].changeInner { $0 = $0.withKeysJoined() }
      default: continue
      }
    }
    // The commands that others may have further shortcuts for, by what they do.
    var byCode: [String: [Int]] = [:]
    for (number, entry) in entries.enumerated() {
      guard case .command(let command) = entry.content, command.key != nil,
        !command.isHiddenForKey, let code = MenuPlanner.key(of: command.action, tag: command.tag)
      else { continue }
      byCode[code, default: []].append(number)
    }
    var joined: Set<Int> = []
    for (number, entry) in entries.enumerated() {
      guard case .command(let other) = entry.content, other.isHiddenForKey || other.isKeyCommand,
        let key = other.key, let code = MenuPlanner.key(of: other.action, tag: other.tag),
        let first = byCode[code]?.first(where: { entries[$0].isSame(asKeyOf: other) }),
        other.isHiddenForKey || first < number, case .command(var command) = entries[first].content
      else { continue }
      command.add(key)
      entries[first].content = .command(command)
      joined.insert(number)
    }
    return entries.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }
}

extension FoundEntry {
  /// Whether it is the command that another entry has a further shortcut for: a hidden one, or a key command of the same
  /// title.
  fileprivate func isSame(asKeyOf other: FoundCommand) -> Bool {
    guard case .command(let command) = content else { return false }
    if other.isHiddenForKey { return true }
    return command.isKeyCommand && command.title.segments != nil
      && command.title.segments == other.title.segments
  }
}
