#if os(macOS) && canImport(AppKit)
  import AppKit

  /// An item of the main menu, with the keys that it has.
  @MainActor
  struct MainMenuItem {
    let item: NSMenuItem
    /// The titles of its menus and its own.
    let path: [String]
    /// The command of the asked module that it shows.
    let command: String?

    /// The items of the app's menus. Those of a hidden one have their keys when it is there.
    ///
    /// - Parameter isWanted: Which of them. To find the command of an item can take long.
    static func all<Command: MenuCommand>(
      for module: Command.Type, where isWanted: (NSMenuItem) -> Bool = { _ in true }
    ) -> [MainMenuItem] {
      guard let menu = NSApplication.shared.mainMenu else { return [] }
      return items(of: menu, below: []).filter { isWanted($0.item) }.map { item, path in
        MainMenuItem(item: item, path: path, command: command(of: item, in: module))
      }
    }

    private static func items(
      of menu: NSMenu, below path: [String]
    ) -> [(item: NSMenuItem, path: [String])] {
      menu.items.flatMap { item -> [(item: NSMenuItem, path: [String])] in
        let path = path + [item.title]
        return item.submenu.map { items(of: $0, below: path) } ?? [(item, path)]
      }
    }

    private static func command<Command: MenuCommand>(
      of item: NSMenuItem, in module: Command.Type
    ) -> String? {
      if let target = item.representedObject as? MenuItemTarget {
        return target.item.command.command is Command ? target.item.key : nil
      }
      #if canImport(SwiftUI)
        return MainMenuKeys.shared.command(of: item, as: module)
      #else
        return nil
      #endif
    }

    /// The key that people have given to its title in System Settings, which wins.
    var settingsShortcut: MenuShortcut? {
      var text = Substring(item.userKeyEquivalent)
      var modifiers: MenuShortcut.Modifiers = []
      // As in `NSUserKeyEquivalents`: @ ⌘, ~ ⌥, ^ ⌃, $ ⇧, then the key. Without them, they are the item's.
      let signs: [Character: MenuShortcut.Modifiers] = [
        "@": .command, "~": .option, "^": .control, "$": .shift,
      ]
      while text.count > 1, let sign = text.first.flatMap({ signs[$0] }) {
        modifiers.formUnion(sign)
        text = text.dropFirst()
      }
      guard let key = text.first, text.count == 1 else { return nil }
      if modifiers.isEmpty { modifiers = .init(item.keyEquivalentModifierMask) }
      return MenuShortcut(keyEquivalent: key, modifiers)
    }

    /// The key that the app gives to it.
    private var ownShortcut: MenuShortcut? {
      guard !item.isHidden || item.allowsKeyEquivalentWhenHidden,
        let key = item.keyEquivalent.first, item.keyEquivalent.count == 1
      else { return nil }
      return MenuShortcut(keyEquivalent: key, .init(item.keyEquivalentModifierMask))
    }

    /// Whether the item keeps a key from a command of the asked module, which could not take it over.
    func keeps(_ press: MenuShortcut, from asking: String) -> Bool {
      if command == asking { return false }
      if let settings = settingsShortcut { return settings == press }
      // Keys of the module's own commands are theirs, but those of alternates follow the item before them.
      return (command == nil || item.isAlternate) && ownShortcut == press
    }
  }

  extension MenuShortcut {
    /// The shortcut of a menu item. A capital is its letter with Shift.
    fileprivate init?(keyEquivalent character: Character, _ modifiers: Modifiers) {
      var modifiers = modifiers
      let lowercased = character.lowercased()
      if lowercased != String(character) { modifiers.insert(.shift) }
      guard let letter = lowercased.first, lowercased.count == 1 else { return nil }
      let named = Key.withoutCharacters.first {
        MenuShortcut($0).keyEquivalent == String(character)
      }
      let key = named ?? .character(letter)
      guard key.isKey else { return nil }
      self.init(key, modifiers)
    }
  }

  extension MenuKeys {
    /// What of the app's menus and of the system keeps a key from a command.
    func surroundings(of shortcut: MenuShortcut, for key: String) -> [MenuKeyConflict] {
      let items = MainMenuItem.all(for: Command.self).filter { $0.keeps(shortcut.press, from: key) }
      let conflicts = items.map { MenuKeyConflict.menuItem(.init(id: $0.command, path: $0.path)) }
      #if canImport(Carbon)
        if HotKeys.systemHas(shortcut) { return conflicts + [.systemShortcut(shortcut.glyphs)] }
      #endif
      return conflicts
    }

    /// The titles of the menus of a command and its own, or nil if no menu has it.
    func path(of key: String) -> [String]? {
      MainMenuItem.all(for: Command.self).first { $0.command == key }?.path
    }

    /// The key that System Settings gives to a command, which menus show in place of its own.
    func settingsShortcut(of key: String) -> MenuShortcut? {
      let items = MainMenuItem.all(for: Command.self) { !$0.userKeyEquivalent.isEmpty }
      return items.first { $0.command == key }?.settingsShortcut
    }
  }
#endif
