#if os(macOS) && canImport(SwiftUI) && canImport(AppKit)
  import AppKit

  /// Gives the keys that people change to the items of SwiftUI's menus.
  ///
  /// On some systems SwiftUI makes the items once, and `keyboardShortcut` does not follow. So they are looked for in the
  /// main menu: by their identifier or, since it is not known whether SwiftUI hands that on, by the titles of their menus
  /// and their own.
  @MainActor
  final class MainMenuKeys {
    static let shared = MainMenuKeys()

    /// A command as its menu showed it last.
    private struct ShownItem {
      let key: String
      /// The titles of its menus and its own.
      let path: [String]
      /// The first of the keys that it has now.
      let shortcut: @MainActor () -> MenuShortcut?
    }

    /// The part of a menu that one view shows.
    private struct Part: Hashable {
      let commands: ObjectIdentifier
      let place: MenuBarPlace
      let first: MenuSystemItem?
    }

    private var shown: [Part: [ShownItem]] = [:]
    /// The updates of views after a change.
    private var updates: [ObjectIdentifier: @MainActor () -> Void] = [:]

    private init() {
      MenuKeyChanges.shared.observe { commands in
        Self.shared.change(commands)
        return true
      }
    }

    /// Notes the entries of a part of a menu, if people can change their keys.
    func note<Surface: MenuBarSurface>(
      _ entries: [MenuEntry<MenuAction>], of place: MenuBarPlace, _ title: String,
      after first: MenuSystemItem?, _ bar: Surface
    ) {
      guard Surface.Command.self is any MenuKeysChangeable.Type else { return }
      let commands = ObjectIdentifier(Surface.Command.self)
      shown[Part(commands: commands, place: place, first: first)] = entries.flatMap { entry in
        entry.paths(below: [title]).map { item, path in
          ShownItem(key: item.key, path: path) {
            let shortcuts = Surface.Command.changedKeys[item.key] ?? item.command.command.shortcuts
            return shortcuts.first
          }
        }
      }
      updates[commands] = { [activity = bar.context.activity] in activity.notify() }
    }

    private func change(_ commands: Set<String>) {
      for update in updates.values { update() }
      apply(commands)
      // SwiftUI updates its views later, maybe with keys that it had before.
      Task { apply(commands) }
    }

    /// Clears all items first: two may not have one key even for a moment.
    private func apply(_ commands: Set<String>) {
      guard let menu = NSApplication.shared.mainMenu, !(menu is MainMenu) else { return }
      var changes: [(item: NSMenuItem, shortcut: MenuShortcut?)] = []
      for (part, items) in shown {
        for item in items where commands.contains(item.key) {
          let found = menu.item(item.key, at: item.path, inFirst: part.place == .app)
          MenuKeyChanges.shared.note(item.key, isMissing: found == nil)
          if let found { changes.append((found, item.shortcut())) }
        }
      }
      for (item, shortcut) in changes where !item.has(shortcut) { item.keyEquivalent = "" }
      for (item, shortcut) in changes where !item.has(shortcut) {
        item.keyEquivalentModifierMask = shortcut?.modifiers.eventFlags ?? []
        item.setLocalizesKey(false)
        item.keyEquivalent = shortcut?.keyEquivalent ?? ""
      }
    }

    /// The command that an item of the main menu shows, if people can change its keys.
    func command<Command: MenuCommand>(of item: NSMenuItem, as type: Command.Type) -> String? {
      guard let menu = NSApplication.shared.mainMenu else { return nil }
      for (part, items) in shown where part.commands == ObjectIdentifier(type) {
        let found = items.first { shown in
          menu.item(shown.key, at: shown.path, inFirst: part.place == .app) === item
        }
        if let found { return found.key }
      }
      return nil
    }
  }

  extension NSMenuItem {
    fileprivate func has(_ shortcut: MenuShortcut?) -> Bool {
      keyEquivalent == shortcut?.keyEquivalent ?? ""
        && (shortcut == nil || keyEquivalentModifierMask == shortcut?.modifiers.eventFlags)
    }
  }

  extension NSMenu {
    /// The item of a command, or nil.
    ///
    /// - Parameters:
    ///   - path: The titles of its menus and its own.
    ///   - isInFirst: Whether it is in the app's menu, whatever that is called.
    fileprivate func item(_ key: String, at path: [String], inFirst isInFirst: Bool) -> NSMenuItem?
    {
      if let found = item(identifiedAs: key) { return found }
      var menu: NSMenu? = isInFirst ? items.first?.submenu : item(withTitle: path[0])?.submenu
      for title in path.dropFirst().dropLast() { menu = menu?.item(withTitle: title)?.submenu }
      return path.last.flatMap { menu?.item(withTitle: $0) }
    }

    private func item(identifiedAs key: String) -> NSMenuItem? {
      for item in items {
        if item.identifier?.rawValue == key || item.accessibilityIdentifier() == key { return item }
        if let found = item.submenu?.item(identifiedAs: key) { return found }
      }
      return nil
    }
  }
#endif
