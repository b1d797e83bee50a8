import MenuModel
import MenuSyntax

/// Works out when and where each shortcut of the module works.
struct MenuConditions {
  private let expanded: ExpandedModule
  /// The conditions around each command in menus: it is shown when any of them holds.
  private var around: [CommandID: [Condition?]] = [:]

  init(_ expanded: ExpandedModule) {
    self.expanded = expanded
    // Most modules have no condition around an entry of a menu.
    guard expanded.menus.contains(where: { $0.entries.contains { $0.condition != nil } })
    else { return }
    for menu in expanded.menus {
      for entry in menu.entries {
        if let id = entry.command { around[id, default: []].append(entry.condition) }
      }
    }
  }

  /// The platforms on which a shortcut works: the platforms where its command is placed, or all if it is placed nowhere.
  ///
  /// On the Mac the menu bar answers shortcuts, and context menus do not.
  func platforms(of shortcut: OwnShortcut) -> PlatformSet {
    let commands = shortcut.command.map { [$0] } ?? shortcut.choosing
    if commands.isEmpty { return expanded.platforms }
    var platforms: PlatformSet = []
    for id in commands {
      let placements = expanded.placements(of: id)
      // Code of the app's own may answer it anywhere.
      if placements.isEmpty || expanded.command(id).hasControl { return expanded.platforms }
      for placement in placements {
        switch placement.surface {
        case .context, .background: platforms.formUnion(placement.platforms.subtracting(.mac))
        default: platforms.formUnion(placement.platforms)
        }
      }
    }
    return platforms
  }

  /// When a shortcut works.
  func of(_ shortcut: OwnShortcut) -> Condition {
    if let id = shortcut.command { return of(id) }
    guard let first = shortcut.choosing.first else { return .constant(true) }
    return shortcut.choosing.dropFirst().reduce(of(first)) { .or($0, of($1)) }
  }

  private func of(_ id: CommandID) -> Condition {
    let command = expanded.command(id)
    var condition = Condition.constant(true)
    for own in [command.enabled, command.shown].compactMap({ $0 }) {
      condition = .and(condition, own)
    }
    guard let places = around[id], let first = places.first, let first,
      // A place without a condition is always there.
      !command.hasControl, places.allSatisfy({ $0 != nil })
    else { return condition }
    let any = places.dropFirst().compactMap { $0 }.reduce(first) { .or($0, $1) }
    return .and(condition, any)
  }
}

extension OwnShortcut {
  /// Whether both are one declaration, or options that one choice holds apart.
  func isSame(as other: OwnShortcut) -> Bool { place == other.place }
}
