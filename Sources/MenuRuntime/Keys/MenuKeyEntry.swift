import Foundation

/// A command as recorders and lists of keys show it, whatever its module.
@MainActor
struct MenuKeyEntry {
  /// The command, as in `MenuKeys.propertyList`.
  let id: String
  /// The titles of its submenus and its own.
  let title: String
  let isChangeable: Bool
  let defaults: [MenuShortcut]
  let shortcuts: @MainActor () -> [MenuShortcut]
  /// The key that System Settings gives to it, which menus show in place of its own.
  let settingsShortcut: @MainActor () -> MenuShortcut?
  let conflicts: @MainActor (MenuShortcut) -> [MenuKeyConflict]
  let give: @MainActor ([MenuShortcut]) throws(MenuKeyConflict) -> Void
  let reset: @MainActor () -> Void

  var isChanged: Bool { shortcuts() != defaults }

  /// The keys as a Mac displays them.
  var glyphs: String {
    let keys = settingsShortcut().map { [$0] } ?? shortcuts()
    return keys.map(\.glyphs).joined(separator: "  ")
  }

  /// Whether a search for its title, that of its menu or a key finds it.
  func matches(_ search: String, in menu: String?) -> Bool {
    search.isEmpty
      || [menu ?? "", title, glyphs].contains { $0.localizedStandardContains(search) }
  }
}

extension MenuKeys {
  func entry(of command: Command, title: String? = nil) -> MenuKeyEntry {
    let facts = command.facts(in: Command.State())
    let id = facts.key
    let titles = [facts.title] + (facts.option.map { [$0.title] } ?? [])
    return MenuKeyEntry(
      id: id,
      title: title ?? titles.map { MenuTexts.label(of: $0) }.joined(separator: " ▸ "),
      isChangeable: isChangeable(command), defaults: facts.shortcuts,
      shortcuts: { self.shortcuts(for: command) },
      settingsShortcut: {
        #if os(macOS) && canImport(AppKit)
          return self.settingsShortcut(of: id)
        #else
          return nil
        #endif
      },
      conflicts: { self.conflicts(of: $0, for: command) },
      give: { (shortcuts) throws(MenuKeyConflict) in
        try self.setShortcuts(shortcuts, for: command)
      },
      reset: { self.reset(command) })
  }
}
