import MenuModel

/// Maps the entries of a menu to SwiftUI's command groups: which of the system's groups stay, and which entries go next
/// to them or replace them.
///
/// SwiftUI keeps the order of the system's groups, and shows or hides each as a whole. So entries go after the group
/// that precedes them in the `.menu` file, before the first group that stays, or in place of one that does not.
struct SwiftUIMenuPlan {
  /// The position of entries relative to a group.
  enum Position: String {
    case before, after, replacing
  }

  /// A `CommandGroup`.
  struct Group {
    var position: Position
    /// A member of `CommandGroupPlacement`: `newItem`.
    var placement: String
    /// The system command that the entries follow, or nil at the start of the menu.
    var first: String?
    /// The system command that the entries precede, or nil at the end of the menu.
    var last: String?
    /// Whether there are entries; if not, the system's group is removed.
    var hasEntries: Bool
    /// Whether separators divide the entries from the system's group.
    var isSetOff: Bool
  }

  /// The `CommandGroup`s in menu order. One without entries removes a system group.
  private(set) var groups: [Group] = []
  /// The command sets that SwiftUI adds on request, by type: `SidebarCommands`.
  private(set) var sets: [String] = []
  /// The system commands that SwiftUI has no place for.
  private(set) var unplaced: [StandardCommand] = []
  /// Whether the app's entries are in several places.
  var isDivided: Bool { groups.count { $0.hasEntries } > 1 }

  /// Arranges the entries of a menu.
  ///
  /// - Parameters:
  ///   - place: The system's menu that it is.
  ///   - entries: The entries for the platform, without conditions.
  init(_ menu: BarMenu, in place: StandardCommandPlace, _ entries: [Entry], on platform: Platform) {
    let system = SwiftUICommands.groups.filter { group in
      group.menu == place
        && (!group.isOnMacAlone || platform == .macOS || platform == .macCatalyst)
    }
    guard menu.isStandard else {
      arrange(entries, in: system)
      return
    }
    sets = SwiftUICommands.sets.filter { $0.menu == place }.map(\.type)
    let own = entries.filter { standardCommand($0) == nil && !$0.isSeparator }
    // Quit stays last in the app menu.
    let placement = place == .app ? "appSettings" : system.last?.placement
    if let placement, !own.isEmpty {
      add(Segment(isSetOffBefore: true, isSetOffAfter: true), .after, placement)
    }
  }

  /// The app's entries between two system groups.
  private struct Segment {
    var hasEntries = false
    /// The names of the preceding and following system commands.
    var first: String?
    var last: String?
    var isSetOffBefore = false
    var isSetOffAfter = false
    /// The indices of the preceding and following groups.
    var previous: Int?
    var next: Int?
  }

  // MARK: - Arranging

  private mutating func arrange(_ entries: [Entry], in system: [SwiftUICommandGroup]) {
    var segments: [Segment] = []
    var current = Segment()
    var kept: Set<Int> = []
    func close(_ next: Int?, _ name: String?) {
      (current.next, current.last) = (next, name)
      if current.hasEntries { segments.append(current) }
      current = Segment()
      (current.previous, current.first) = (next, name)
    }
    for entry in entries {
      guard let name = standardCommand(entry) else {
        if !entry.isSeparator { current.hasEntries = true }
        if !current.hasEntries { current.isSetOffBefore = entry.isSeparator }
        current.isSetOffAfter = entry.isSeparator
        continue
      }
      guard let number = system.firstIndex(where: { $0.commands.contains(name) }) else { continue }
      kept.insert(number)
      close(number, name)
    }
    close(nil, nil)
    place(segments, kept: kept, in: system)
  }

  private mutating func place(
    _ segments: [Segment], kept: Set<Int>, in system: [SwiftUICommandGroup]
  ) {
    var parts: [Int: [(Segment, Position)]] = [:]
    var replaced = kept
    for segment in segments {
      let start = segment.previous.map { $0 + 1 } ?? 0
      let end = segment.next ?? system.count
      if let free = (start..<max(start, end)).first(where: { !replaced.contains($0) }) {
        replaced.insert(free)
        parts[free, default: []].append((segment, .replacing))
      } else if let previous = segment.previous {
        parts[previous, default: []].append((segment, .after))
      } else if let next = segment.next {
        parts[next, default: []].append((segment, .before))
      }
    }
    for (number, group) in system.enumerated() {
      if !replaced.contains(number), !group.isEmptyByDefault {
        groups.append(
          Group(
            position: .replacing, placement: group.placement, hasEntries: false, isSetOff: false))
      }
      for (segment, position) in parts[number] ?? [] { add(segment, position, group.placement) }
    }
  }

  private mutating func add(_ segment: Segment, _ position: Position, _ placement: String) {
    let isSetOff: Bool
    switch position {
    case .before: isSetOff = segment.isSetOffAfter
    case .after: isSetOff = segment.isSetOffBefore
    case .replacing: isSetOff = false
    }
    groups.append(
      Group(
        position: position, placement: placement, first: segment.first, last: segment.last,
        hasEntries: true, isSetOff: isSetOff))
  }

  /// The name of a system command, or nil. Records the set that it requires.
  private mutating func standardCommand(_ entry: Entry) -> String? {
    guard case .standard(let command) = entry.kind else { return nil }
    let name = command.name.text
    let set = SwiftUICommands.set(of: name)?.type
    if let set, !sets.contains(set) { sets.append(set) }
    if set == nil, SwiftUICommands.group(of: name) == nil { unplaced.append(command) }
    return name
  }
}

extension Entry {
  /// Whether the entry is a separator.
  fileprivate var isSeparator: Bool {
    if case .separator = kind { return true }
    return false
  }
}
