#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Creates and updates a menu's items from rows. A row that remains keeps its item, and items added by other code
  /// stay in place.
  @MainActor
  final class MenuItemList {
    /// The item of a row, and the part of its appearance that cannot be read back from it.
    @MainActor
    final class RowItem {
      var row: MenuRow
      var item: NSMenuItem
      var image: MenuImage?
      /// What the item does not retain itself.
      var kept: AnyObject?
      /// The items of the submenu.
      var submenuItems: MenuItemList?
      /// The hidden items that have its other keys.
      var keyItems: [NSMenuItem] = []

      init(_ row: MenuRow, _ item: NSMenuItem) {
        self.row = row
        self.item = item
      }

      var target: MenuItemTarget? { item.representedObject as? MenuItemTarget }

      /// The shortcut in the menu bar.
      var shortcut: MenuShortcut? {
        if case .system(_, _, let keys, _) = row.content { return keys.first }
        return target?.shortcut
      }

      /// Every item in the menu.
      var all: [NSMenuItem] { [item] + keyItems }
    }

    private(set) var items: [RowItem] = []
    /// The rows that the items show.
    private var rows: MenuRows?
    /// Whether the menu is open, so that each item stays in its place.
    private var isOpen = false

    nonisolated init() {}

    /// Updates the items of a menu. If the rows are those that they show already, only what does not depend on these
    /// is updated.
    ///
    /// - Parameter start: The number of items that precede all of these.
    func show(_ rows: MenuRows, in menu: NSMenu, from start: Int = 0, for anchor: MenuAnchor) {
      if self.rows === rows { return refresh(for: anchor) }
      self.rows = rows
      show(rows.rows, in: menu, from: start, for: anchor)
    }

    private func show(_ rows: [MenuRow], in menu: NSMenu, from start: Int, for anchor: MenuAnchor) {
      let ids = Set(rows.map(\.id))
      var known: [String: RowItem] = [:]
      for item in items {
        if ids.contains(item.row.id) {
          known[item.row.id] = item
        } else {
          remove(item.all, from: menu)
        }
      }
      var place = start
      var previous: RowItem?
      items = rows.map { row in
        let item = known[row.id] ?? RowItem(row, makeItem(row, anchor))
        item.row = row
        move(item.item, to: &place, in: menu)
        update(item, after: previous, anchor)
        previous = item
        return item
      }
      // An item between two others would keep the second from being the alternate of the first.
      for item in items {
        showKeys(of: item, in: menu, anchor)
        for keyItem in item.keyItems { move(keyItem, to: &place, in: menu) }
      }
    }

    func remove(_ items: [NSMenuItem], from menu: NSMenu) {
      for item in items where menu.index(of: item) >= 0 { menu.removeItem(item) }
    }

    /// Updates the items of a menu that is open, each in its place. Rows that come wait until it opens again, and those that
    /// are gone are dimmed until then.
    func update(_ rows: MenuRows, for anchor: MenuAnchor) { update(rows.rows, for: anchor) }

    private func update(_ rows: [MenuRow], for anchor: MenuAnchor) {
      isOpen = true
      defer { isOpen = false }
      let rows = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
      var previous: RowItem?
      for item in items {
        if let row = rows[item.row.id] {
          item.row = row
          update(item, after: previous, anchor)
        } else {
          if let target = item.target { target.item = target.item.enabled(false) }
          (item.item.submenu as? Submenu)?.isEnabled = false
        }
        previous = item
      }
    }

    /// Updates what depends on the window and on the key that is pressed.
    private func refresh(for anchor: MenuAnchor) {
      for item in items {
        switch item.row.content {
        case .item: for item in item.all { setKey(of: item) }
        case .system(let system, let title, let keys, _):
          if system == .share { share(item, title, anchor) }
          setTitle(of: item, system, title, anchor)
          setKey(of: item.item, keys.first)
          for (keyItem, key) in zip(item.keyItems, keys.dropFirst()) { setKey(of: keyItem, key) }
        case .submenu, .systemMenu: item.submenuItems?.refresh(for: anchor)
        case .separator, .header, .text, .palette: continue
        }
      }
    }

    /// Moves an item to a place, or past foreign items if only those precede it, and advances the place.
    private func move(_ item: NSMenuItem, to place: inout Int, in menu: NSMenu) {
      if self.item(at: place, in: menu) === item {
        place += 1
        return
      }
      let index = menu.index(of: item)
      if index > place, isForeign(menu.items[place..<index]) {
        place = index + 1
        return
      }
      if index >= 0 { menu.removeItem(item) }
      if index >= 0, index < place { place -= 1 }
      menu.insertItem(item, at: place)
      place += 1
    }

    private func item(at index: Int, in menu: NSMenu) -> NSMenuItem? {
      index >= 0 && index < menu.numberOfItems ? menu.item(at: index) : nil
    }

    private func isForeign(_ others: ArraySlice<NSMenuItem>) -> Bool {
      let own = Set(items.flatMap { $0.all.map { ObjectIdentifier($0) } })
      return others.allSatisfy { !own.contains(ObjectIdentifier($0)) }
    }

    // MARK: - Making items

    private func makeItem(_ row: MenuRow, _ anchor: MenuAnchor) -> NSMenuItem {
      switch row.content {
      case .separator: return .separator()
      case .header(let title, _):
        if #available(macOS 14, *) { return .sectionHeader(title: title) }
        // An item without an action is dimmed.
        return NSMenuItem(title: title, action: nil, keyEquivalent: "")
      case .text(let text, _): return NSMenuItem(title: text, action: nil, keyEquivalent: "")
      case .item(let item):
        let menuItem = makeItem(MenuItemTarget(row.id, item, anchor))
        menuItem.identifier = NSUserInterfaceItemIdentifier(item.key)
        menuItem.setAccessibilityIdentifier(item.key)
        return menuItem
      case .submenu(let title, _, _, _, _):
        return makeItem(title, opening: Submenu(title: title))
      case .palette:
        let palette = NSMenu(title: "")
        if #available(macOS 14, *) { palette.presentationStyle = .palette }
        return makeItem("", opening: palette)
      case .system(let item, let title, let keys, let isAlternate):
        let menuItem = makeItem(item, title, isAlternate, anchor)
        menuItem.keyEquivalentModifierMask = keys.first?.modifiers.eventFlags ?? []
        return menuItem
      case .systemMenu(let item, let title, _):
        let title = title ?? item.title
        let menu = item == .openRecent ? RecentDocumentsMenu(title) : NSMenu(title: title)
        if item == .services { NSApplication.shared.servicesMenu = menu }
        return makeItem(title, opening: menu)
      }
    }

    private func makeItem(_ target: MenuItemTarget) -> NSMenuItem {
      let item = NSMenuItem(
        title: target.item.title, action: #selector(MenuItemTarget.chooseItem(_:)),
        keyEquivalent: "")
      item.target = target
      item.representedObject = target
      return item
    }

    private func makeItem(_ title: String, opening submenu: NSMenu) -> NSMenuItem {
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.submenu = submenu
      return item
    }

    private func makeItem(
      _ item: MenuSystemItem, _ title: String?, _ isAlternate: Bool, _ anchor: MenuAnchor
    ) -> NSMenuItem {
      let action = item.appKitAction
      let menuItem = NSMenuItem(
        title: title ?? item.title, action: action?.selector, keyEquivalent: "")
      menuItem.tag = action?.tag ?? 0
      menuItem.target = action?.target
      if anchor.isOutsideWindows, item.opensWindow, let action {
        let target = SystemItemTarget(action)
        menuItem.action = #selector(SystemItemTarget.chooseSystemItem(_:))
        menuItem.target = target
        menuItem.representedObject = target
      }
      menuItem.isAlternate = isAlternate
      menuItem.identifier = NSUserInterfaceItemIdentifier(item.rawValue)
      return menuItem
    }

    // MARK: - Updating

    private func update(_ item: RowItem, after previous: RowItem?, _ anchor: MenuAnchor) {
      switch item.row.content {
      case .separator: break
      case .header(let title, let subtitle):
        setTitle(title, of: item.item)
        setSubtitle(subtitle, of: item.item)
      case .text(let text, let image):
        setTitle(text, of: item.item)
        setImage(image, of: item, anchor)
      case .item(let command): update(item, with: command, after: previous, anchor)
      case .submenu(let title, let subtitle, let image, let isEnabled, let rows):
        setTitle(title, of: item.item)
        setSubtitle(subtitle, of: item.item)
        setImage(image, of: item, anchor)
        guard let submenu = item.item.submenu as? Submenu else { return }
        submenu.isEnabled = isEnabled
        if submenu.title != title { submenu.title = title }
        show(rows, inSubmenuOf: item, anchor)
      case .palette(let rows): show(rows, inSubmenuOf: item, anchor)
      case .system(let system, let title, let keys, _):
        if system == .share, !isOpen { share(item, title, anchor) }
        setTitle(of: item, system, title, anchor)
        setKey(of: item.item, keys.first)
        if !anchor.isMenuBar, let symbol = system.symbolName {
          setImage(.symbol(symbol), of: item, anchor)
        }
      case .systemMenu(_, let title, let rows):
        if let title { setTitle(title, of: item.item) }
        // AppKit or the app fills one without rows.
        if !rows.isEmpty { show(rows, inSubmenuOf: item, anchor) }
      }
      item.item.setImageStays(
        item.row.isPictured || item.item.title.isEmpty || item.image?.stays ?? false)
    }

    private func show(_ rows: [MenuRow], inSubmenuOf item: RowItem, _ anchor: MenuAnchor) {
      guard let submenu = item.item.submenu else { return }
      if isOpen, let items = item.submenuItems { return items.update(rows, for: anchor) }
      let items = item.submenuItems ?? MenuItemList()
      item.submenuItems = items
      items.show(rows, in: submenu, from: 0, for: anchor)
    }

    private func update(
      _ item: RowItem, with command: MenuEntry<MenuAction>.Item, after previous: RowItem?,
      _ anchor: MenuAnchor
    ) {
      let menuItem = item.item
      if let target = item.target {
        target.id = item.row.id
        target.item = command
        target.anchor = anchor
      }
      setTitle(command.title, of: menuItem)
      setImage(command.image, of: item, anchor)
      let state: NSControl.StateValue =
        command.isMixed == true ? .mixed : command.isChecked ? .on : .off
      if menuItem.state != state { menuItem.state = state }
      if menuItem.toolTip != command.help { menuItem.toolTip = command.help }
      setSubtitle(command.subtitle, of: menuItem)
      setShortcut(of: item, command, after: previous, anchor)
    }

    /// Puts the system's item for what can be shared now in the place of an item, or a dimmed one if there is nothing.
    private func share(_ item: RowItem, _ title: String?, _ anchor: MenuAnchor) {
      // While a key is looked for, nothing is shown.
      if NSApplication.shared.currentEvent?.type == .keyDown { return }
      guard let menu = unsafe item.item.menu else { return }
      let index = menu.index(of: item.item)
      let items = anchor.sharedItems?() ?? []
      var new = NSMenuItem(title: MenuSystemItem.share.title, action: nil, keyEquivalent: "")
      if #available(macOS 13, *), !items.isEmpty {
        let picker = NSSharingServicePicker(items: items)
        new = picker.standardShareMenuItem
        item.kept = picker
      }
      if let title { new.title = title }
      new.identifier = NSUserInterfaceItemIdentifier(MenuSystemItem.share.rawValue)
      menu.removeItem(at: index)
      menu.insertItem(new, at: index)
      item.item = new
      item.image = nil
    }

    func setTitle(_ title: String, of item: NSMenuItem) {
      if item.title != title { item.title = title }
    }

    private func setSubtitle(_ subtitle: String?, of item: NSMenuItem) {
      guard #available(macOS 14.4, *), item.subtitle != subtitle else { return }
      item.subtitle = subtitle
    }

    /// Sets the title that the menu gives to a system command, or that of a command that shows and hides a part of the window in front. The responder chain may
    /// set the same title.
    private func setTitle(
      of item: RowItem, _ system: MenuSystemItem, _ title: String?, _ anchor: MenuAnchor
    ) {
      if let title { return setTitle(title, of: item.item) }
      guard anchor.isMenuBar, let isOn = system.isOn(in: anchor.window) else { return }
      setTitle(isOn ? system.titleWhenOn ?? system.title : system.title, of: item.item)
    }

    private func setImage(_ image: MenuImage?, of item: RowItem, _ anchor: MenuAnchor) {
      var image = image
      // The menu bar shows images on macOS 26 and later. macOS 27 hides most of them by default.
      if anchor.isMenuBar {
        if #available(macOS 26, *) {} else { image = nil }
      }
      if item.image == image { return }
      item.image = image
      item.item.image = image?.nsImage
    }
  }

  extension NSMenuItem {
    /// Sets whether the item shows its image on macOS 27, where menus hide images by default.
    func setImageStays(_ stays: Bool) {
      #if compiler(>=6.4) && canImport(SwiftUI, _version: 8)
        guard #available(macOS 27, *) else { return }
        // An item without an image would keep a place for one.
        let visibility = stays && image != nil ? ImageVisibility.visible : .automatic
        if preferredImageVisibility != visibility { preferredImageVisibility = visibility }
      #endif
    }
  }
#endif
