import MenuModel
import MenuSyntax

/// The commands that take the place of others in the menu bar while a modifier is held, whose shortcuts are those of the
/// others with that modifier added.
struct Alternates {
  /// A command that takes the place of another.
  private struct Alternate {
    let command: CommandID
    let modifier: KeyModifiers
    let key: Place
  }

  /// Those that follow each command.
  private var followers: [CommandID: [Alternate]] = [:]
  private var all: Set<CommandID> = []

  init(_ expanded: ExpandedModule) {
    for menu in expanded.menus where menu.surface == .bar {
      var base: CommandID?
      for entry in menu.entries {
        guard let modifier = entry.alternate else {
          base = entry.command
          continue
        }
        guard let id = entry.command, let key = expanded.command(id).key, all.insert(id).inserted
        else { continue }
        if let base {
          followers[base, default: []].append(
            Alternate(command: id, modifier: modifier, key: key.place))
        }
      }
    }
  }

  /// Whether a command with a shortcut takes the place of another.
  func isAlternate(_ id: CommandID) -> Bool { all.contains(id) }

  /// Whether those that follow a command can have the shortcuts that follow from a new one of it.
  func canFollow(
    _ id: CommandID?, to shortcut: StandardShortcut, _ taken: Set<StandardShortcut>
  ) -> Bool {
    followers(of: id).allSatisfy { alternate in
      shortcut.modifiers.isDisjoint(with: alternate.modifier)
        && !taken.contains(Self.shortcut(of: alternate, beside: shortcut).canonical)
    }
  }

  /// The edits that let those that follow a command follow a new shortcut of it.
  func edits(following id: CommandID?, to shortcut: StandardShortcut) -> [Edit] {
    followers(of: id).map {
      Edit(place: $0.key, text: Self.shortcut(of: $0, beside: shortcut).written)
    }
  }

  private func followers(of id: CommandID?) -> [Alternate] { id.flatMap { followers[$0] } ?? [] }

  private static func shortcut(
    of alternate: Alternate, beside shortcut: StandardShortcut
  ) -> StandardShortcut {
    StandardShortcut(
      modifiers: shortcut.modifiers.union(alternate.modifier), key: shortcut.key)
  }
}
