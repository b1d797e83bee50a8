#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension MenuItemList {
    /// Sets the shortcut, in the menu bar only: other menus show none. AppKit treats an item as the alternate of the
    /// one before it if both have the same key and different modifiers.
    func setShortcut(
      of item: RowItem, _ command: MenuEntry<MenuAction>.Item, after previous: RowItem?,
      _ anchor: MenuAnchor
    ) {
      let menuItem = item.item
      var shortcut = anchor.isMenuBar ? command.shortcut : nil
      var modifiers = shortcut?.modifiers.eventFlags ?? []
      if let alternate = command.alternate, let previous,
        shortcut == nil || shortcut?.key == previous.shortcut?.key
      {
        shortcut = previous.shortcut
        shortcut?.modifiers.formUnion(alternate)
        modifiers = previous.item.keyEquivalentModifierMask.union(alternate.eventFlags)
      }
      item.target?.shortcut = shortcut
      let isAlternate = command.alternate != nil
      if menuItem.isAlternate != isAlternate { menuItem.isAlternate = isAlternate }
      if menuItem.keyEquivalentModifierMask != modifiers {
        menuItem.keyEquivalentModifierMask = modifiers
      }
      menuItem.setLocalizesKey(!command.hasChangedKeys)
      setKey(of: menuItem)
    }

    /// Takes away the keys of commands that will get others, wherever they are: two items may not have one key even for a
    /// moment.
    func clearKeys(of commands: Set<String>) {
      for item in items {
        if let target = item.target, commands.contains(target.item.key) {
          for item in item.all { item.keyEquivalent = "" }
        }
        item.submenuItems?.clearKeys(of: commands)
      }
    }

    func setKey(of item: NSMenuItem) {
      guard let target = item.representedObject as? MenuItemTarget else { return }
      setKey(of: item, target.shortcut)
    }

    /// Sets a key. AppKit passes the event of a key that is typed on to the text if the item does not have the key at that
    /// time. When a menu opens, it does.
    func setKey(of item: NSMenuItem, _ shortcut: MenuShortcut?) {
      let isTyped = shortcut.map(NSApplication.shared.isTyping) ?? false
      let key = isTyped ? "" : shortcut?.keyEquivalent ?? ""
      if item.keyEquivalent != key { item.keyEquivalent = key }
    }

    /// Gives a row a hidden item for each of its other keys: an item has one key.
    func showKeys(of row: RowItem, in menu: NSMenu, _ anchor: MenuAnchor) {
      let keys = row.otherKeys(anchor)
      while row.keyItems.count > keys.count, let last = row.keyItems.popLast() {
        remove([last], from: menu)
      }
      while row.keyItems.count < keys.count { row.keyItems.append(row.makeKeyItem(anchor)) }
      for (item, key) in zip(row.keyItems, keys) {
        if let target = item.representedObject as? MenuItemTarget, let command = row.target {
          target.item = command.item
          target.anchor = anchor
          target.shortcut = key
        }
        setTitle(row.item.title, of: item)
        let modifiers = key.modifiers.eventFlags
        if item.keyEquivalentModifierMask != modifiers {
          item.keyEquivalentModifierMask = modifiers
        }
        item.setLocalizesKey(!(row.target?.item.hasChangedKeys ?? false))
        setKey(of: item, key)
      }
    }
  }

  extension NSMenuItem {
    /// Sets whether AppKit shows another key where the keyboard lacks this one. One that people have typed is there.
    func setLocalizesKey(_ localizes: Bool) {
      if allowsAutomaticKeyEquivalentLocalization != localizes {
        allowsAutomaticKeyEquivalentLocalization = localizes
      }
    }
  }

  extension MenuItemList.RowItem {
    /// The keys that work in the menu bar although it does not show them.
    fileprivate func otherKeys(_ anchor: MenuAnchor) -> ArraySlice<MenuShortcut> {
      guard anchor.isMenuBar else { return [] }
      switch row.content {
      case .item(let item): return item.shortcuts.dropFirst()
      case .system(let item, _, let keys, _):
        return item.appKitAction == nil ? [] : keys.dropFirst()
      default: return []
      }
    }

    /// A hidden item that does the same.
    fileprivate func makeKeyItem(_ anchor: MenuAnchor) -> NSMenuItem {
      let item = NSMenuItem(title: self.item.title, action: self.item.action, keyEquivalent: "")
      item.tag = self.item.tag
      item.target = self.item.target
      if let target {
        let own = MenuItemTarget(target.id, target.item, anchor)
        item.target = own
        item.representedObject = own
      }
      item.isHidden = true
      item.allowsKeyEquivalentWhenHidden = true
      return item
    }
  }
#endif
