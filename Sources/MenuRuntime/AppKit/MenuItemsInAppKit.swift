#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The action of a menu item, stored as its represented object.
  @MainActor
  final class MenuItemTarget: NSObject, NSMenuItemValidation {
    /// The ID of the row that the item shows.
    fileprivate(set) var id: String
    fileprivate(set) var item: MenuEntry<MenuAction>.Item
    fileprivate var origin: MenuAnchor
    /// The shortcut in the menu bar. An alternate may have that of the item before it, with its own modifier.
    fileprivate var shortcut: MenuShortcut?

    init(_ id: String, _ item: MenuEntry<MenuAction>.Item, _ origin: MenuAnchor) {
      self.id = id
      self.item = item
      self.origin = origin
      super.init()
    }

    @objc func chooseItem(_ sender: Any?) {
      guard let item = origin.current(item, id) else { return }
      origin.choose(item)
    }

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      item.isEnabled && !origin.isBlocked && !isTyped
    }

    /// Whether the current event presses the shortcut for the text that people edit.
    fileprivate var isTyped: Bool { shortcut.map(NSApplication.shared.isTyping) ?? false }

    /// AppKit asks it of a target while a modal window is open. Whether that blocks the command depends on its window.
    @objc var worksWhenModal: Bool { true }
  }

  /// A submenu of commands. It is the target of the item that opens it, and dims that.
  @MainActor
  private final class Submenu: NSMenu, NSMenuItemValidation {
    var isEnabled = true

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { isEnabled }

    // See `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Creates and updates a menu's items from rows. A row that remains keeps its item, and items added by other code
  /// stay in place.
  @MainActor
  final class MenuItemList {
    /// An item, and the part of its appearance that cannot be read back from it.
    @MainActor
    private final class Shown {
      let item: NSMenuItem
      var image: MenuImage?
      /// The items of the submenu.
      var inner: MenuItemList?

      init(_ item: NSMenuItem) {
        self.item = item
      }
    }

    private var shown: [(id: String, shown: Shown)] = []

    nonisolated init() {}

    /// Updates the items of a menu.
    ///
    /// - Parameter start: The number of items that precede all of these.
    func show(_ rows: [MenuRow], in menu: NSMenu, from start: Int = 0, for origin: MenuAnchor) {
      let ids = Set(rows.map(\.id))
      var known: [String: Shown] = [:]
      for (id, shown) in shown {
        if ids.contains(id) {
          known[id] = shown
        } else if menu.index(of: shown.item) >= 0 {
          menu.removeItem(shown.item)
        }
      }
      var place = start
      shown = rows.map { row in
        let shown = known[row.id] ?? Shown(makeItem(row, origin))
        move(shown.item, to: &place, in: menu)
        update(shown, with: row, before: item(at: place - 2, in: menu), origin)
        return (row.id, shown)
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

    private func isForeign(_ items: ArraySlice<NSMenuItem>) -> Bool {
      let own = Set(shown.map { ObjectIdentifier($0.shown.item) })
      return items.allSatisfy { !own.contains(ObjectIdentifier($0)) }
    }

    // MARK: - Items

    private func makeItem(_ row: MenuRow, _ origin: MenuAnchor) -> NSMenuItem {
      switch row.content {
      case .separator: return .separator()
      case .header(let title):
        if #available(macOS 14, *) { return .sectionHeader(title: title) }
        let header = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        header.isEnabled = false
        return header
      case .item(let item):
        let target = MenuItemTarget(row.id, item, origin)
        let action = #selector(MenuItemTarget.chooseItem(_:))
        let menuItem = NSMenuItem(title: item.title, action: action, keyEquivalent: "")
        menuItem.target = target
        menuItem.representedObject = target
        menuItem.identifier = NSUserInterfaceItemIdentifier(item.key)
        menuItem.setAccessibilityIdentifier(item.key)
        return menuItem
      case .submenu(let title, _, _, _): return makeMenuItem(title, Submenu(title: title))
      case .palette:
        let palette = NSMenu(title: "")
        if #available(macOS 14, *) { palette.presentationStyle = .palette }
        return makeMenuItem("", palette)
      case .system(let item, let keys, let isAlternate):
        return makeItem(item, keys, isAlternate)
      case .systemMenu(let item, _):
        let title = item.title
        let menu = item == .openRecent ? RecentDocumentsMenu(title) : NSMenu(title: title)
        if item == .services { NSApplication.shared.servicesMenu = menu }
        return makeMenuItem(title, menu)
      }
    }

    private func makeMenuItem(_ title: String, _ menu: NSMenu) -> NSMenuItem {
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.submenu = menu
      return item
    }

    private func makeItem(
      _ item: MenuSystemItem, _ keys: MenuShortcut?, _ isAlternate: Bool
    ) -> NSMenuItem {
      let action = item.appKitAction
      let menuItem = NSMenuItem(
        title: item.title, action: action?.selector, keyEquivalent: keys?.keyEquivalent ?? "")
      menuItem.keyEquivalentModifierMask = keys?.modifiers.eventFlags ?? []
      menuItem.tag = action?.tag ?? 0
      menuItem.target = action?.target
      menuItem.isAlternate = isAlternate
      menuItem.identifier = NSUserInterfaceItemIdentifier(item.rawValue)
      return menuItem
    }

    // MARK: - Updating

    private func update(
      _ shown: Shown, with row: MenuRow, before: NSMenuItem?, _ origin: MenuAnchor
    ) {
      let menuItem = shown.item
      switch row.content {
      case .separator: break
      case .header(let title): setTitle(title, of: menuItem)
      case .item(let item): update(shown, with: item, id: row.id, before: before, origin)
      case .submenu(let title, let image, let isEnabled, let rows):
        setTitle(title, of: menuItem)
        setImage(image, of: shown, origin)
        guard let submenu = menuItem.submenu as? Submenu else { return }
        submenu.isEnabled = isEnabled
        if submenu.title != title { submenu.title = title }
        show(rows, in: submenu, of: shown, origin)
      case .palette(let rows):
        guard let submenu = menuItem.submenu else { return }
        show(rows, in: submenu, of: shown, origin)
      case .system(let item, _, _):
        if origin.isMenuBar {
          // The responder chain may set the same title.
          let isOn = item.isOn(in: origin.window)
          if let isOn { setTitle(isOn ? item.titleWhenOn ?? item.title : item.title, of: menuItem) }
        } else if let symbol = item.symbolName {
          setImage(.symbol(symbol), of: shown, origin)
        }
      case .systemMenu(_, let rows):
        if !rows.isEmpty, let submenu = menuItem.submenu {
          show(rows, in: submenu, of: shown, origin)
        }
      }
      let stays = row.isPictured || menuItem.title.isEmpty || shown.image?.stays ?? false
      menuItem.setImageStays(stays)
    }

    private func show(
      _ rows: [MenuRow], in submenu: NSMenu, of shown: Shown, _ origin: MenuAnchor
    ) {
      let inner = shown.inner ?? MenuItemList()
      shown.inner = inner
      inner.show(rows, in: submenu, for: origin)
    }

    private func update(
      _ shown: Shown, with item: MenuEntry<MenuAction>.Item, id: String, before: NSMenuItem?,
      _ origin: MenuAnchor
    ) {
      let menuItem = shown.item
      if let target = menuItem.representedObject as? MenuItemTarget {
        target.id = id
        target.item = item
        target.origin = origin
      }
      setTitle(item.title, of: menuItem)
      setImage(item.image, of: shown, origin)
      let state: NSControl.StateValue = item.isChecked ? .on : .off
      if menuItem.state != state { menuItem.state = state }
      if menuItem.toolTip != item.help { menuItem.toolTip = item.help }
      if #available(macOS 14.4, *), menuItem.subtitle != item.subtitle {
        menuItem.subtitle = item.subtitle
      }
      setKeys(of: menuItem, item, before: before, origin)
    }

    /// Sets the key equivalent, in the menu bar only: other menus show none. AppKit treats an item as the alternate
    /// of the one before it if both have the same key and different modifiers.
    private func setKeys(
      of menuItem: NSMenuItem, _ item: MenuEntry<MenuAction>.Item, before: NSMenuItem?,
      _ origin: MenuAnchor
    ) {
      var shortcut = origin.isMenuBar ? item.shortcut : nil
      var (key, modifiers) = (shortcut?.keyEquivalent ?? "", shortcut?.modifiers.eventFlags ?? [])
      if let alternate = item.alternate, let before, key.isEmpty || key == before.keyEquivalent {
        key = before.keyEquivalent
        modifiers = before.keyEquivalentModifierMask.union(alternate.eventFlags)
        shortcut = (before.representedObject as? MenuItemTarget)?.shortcut
        shortcut?.modifiers.formUnion(alternate)
      }
      if let target = menuItem.representedObject as? MenuItemTarget {
        target.shortcut = shortcut
        // Without the key, AppKit passes the event on to the text. The key is back when a menu opens.
        if target.isTyped { key = "" }
      }
      let isAlternate = item.alternate != nil
      if menuItem.isAlternate != isAlternate { menuItem.isAlternate = isAlternate }
      if menuItem.keyEquivalent != key { menuItem.keyEquivalent = key }
      if menuItem.keyEquivalentModifierMask != modifiers {
        menuItem.keyEquivalentModifierMask = modifiers
      }
    }

    private func setTitle(_ title: String, of item: NSMenuItem) {
      if item.title != title { item.title = title }
    }

    private func setImage(_ image: MenuImage?, of shown: Shown, _ origin: MenuAnchor) {
      var image = image
      // The menu bar shows images on macOS 26 and later. macOS 27 hides most of them by default.
      if origin.isMenuBar {
        if #available(macOS 26, *) {} else { image = nil }
      }
      if shown.image == image { return }
      shown.image = image
      shown.item.image = image?.nsImage
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
