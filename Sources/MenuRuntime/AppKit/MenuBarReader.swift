#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Reads the menus of the menu bar once per event, and makes them anew only if something that they show has changed.
  @MainActor
  final class MenuBarReader {
    /// A module's part, with its menus in the state that was read last.
    @MainActor
    private struct Part {
      let part: MenuBarPart
      private let read: @MainActor (MenuContexts?) -> [MenuBarMenu<MenuAction>]?
      private let number: Int
      private var menus: [MenuBarMenu<MenuAction>] = []
      private var isBlocked = false
      private var isAppBlocked = false
      /// The window that the commands belong to.
      private(set) weak var window: NSWindow?

      init(_ part: MenuBarPart, _ number: Int) {
        self.part = part
        self.number = number
        read = part.makeReader()
      }

      /// The menus, dimmed if something modal is in front of the context that they use.
      var shownMenus: [MenuBarMenu<MenuAction>] {
        isBlocked ? menus.map { $0.dimmed(keepingApp: !isAppBlocked) } : menus
      }

      /// Reads the menus for what is in front. Returns whether they have changed.
      mutating func update(_ front: MenuFront) -> Bool {
        let place = front.place(of: part)
        window = place.window
        let changed = read(place.contexts)
        if let changed { menus = changed.map { $0.numbered(number) } }
        let isAppBlocked = NSApplication.shared.modalWindow != nil
        defer { (self.isBlocked, self.isAppBlocked) = (place.isBlocked, isAppBlocked) }
        return changed != nil || place.isBlocked != isBlocked || isAppBlocked != self.isAppBlocked
      }
    }

    private var parts: [Part]
    /// The event in which the menus were read.
    private var event: NSEvent?
    /// The menus as of the last update.
    private(set) var menus: [MenuBarMenu<MenuAction>] = []
    /// The window that commands belong to.
    private(set) weak var window: NSWindow?
    private var rows: [MenuBarPlace: MenuRows] = [:]

    init(_ parts: [MenuBarPart]) {
      self.parts = parts.enumerated().map { number, part in Part(part, number) }
    }

    /// Reads the menus. AppKit searches all menus for a key in one event, so they share a reading.
    func update() {
      let event = NSApplication.shared.currentEvent
      if let event, event === self.event { return }
      let front = MenuFront.current
      window = front.window
      var hasChanged = false
      for index in parts.indices where parts[index].update(front) { hasChanged = true }
      if hasChanged {
        menus = MenuBarPart.merged(parts.flatMap(\.shownMenus))
        rows = [:]
      }
      self.event = event
      // A menu that opens later needs a new reading, even if no new event is current.
      if event != nil { Task { @MainActor [weak self] in self?.forget() } }
    }

    /// The window that a command belongs to: that of the context which its module's part uses.
    func window(of item: MenuEntry<MenuAction>.Item) -> NSWindow? {
      update()
      return parts[item.command.part].window
    }

    /// What the contexts in front share, or those of the menu bar itself.
    var sharedItems: [Any] {
      let front = MenuFront.current
      let items = parts.lazy.compactMap { part in
        part.part.sharedItems(front.place(of: part.part).contexts)
      }.first
      return items?() ?? []
    }

    /// Whether something modal is in front of a command.
    func isBlocked(_ item: MenuEntry<MenuAction>.Item) -> Bool {
      MenuFront.current.place(of: parts[item.command.part].part).isBlocked
    }

    /// Reads the menus anew at the next update, even in the same event.
    func forget() { event = nil }

    /// Calls `show` after each change of a state that the menus read.
    func follow(_ show: @escaping @MainActor () -> Void) -> [MenuFollower] {
      parts.map { part in
        MenuFollower(part.part.activity) { [weak self] in
          self?.forget()
          show()
        }
      }
    }

    /// The current rows of a menu: the same object as before if nothing has changed.
    func rows(of place: MenuBarPlace) -> MenuRows {
      update()
      if let known = rows[place] { return known }
      let made = MenuRows(makeRows(of: place))
      rows[place] = made
      return made
    }

    private func makeRows(of place: MenuBarPlace) -> [MenuRow] {
      guard let menu = menus.first(where: { $0.place == place }) else { return [] }
      var builder = MenuRowBuilder(MenuRowBuilder.Bar(hasDuplicate: hasDuplicate))
      guard menu.isStandard else {
        builder.add(menu.entries)
        return builder.rows
      }
      for group in place.systemGroups {
        builder.separate()
        for item in group {
          let alternate: MenuShortcut.Modifiers? =
            place == .file && item == .saveAs ? .option : nil
          builder.add(item, MenuSystemChanges(alternate: alternate))
        }
        // Commands that configure the app go next to its settings.
        if group.contains(.settings) { builder.add(menu.entries) }
      }
      if place != .app {
        builder.separate()
        builder.add(menu.entries)
      }
      return builder.rows
    }

    private var hasDuplicate: Bool {
      menus.contains { menu in
        menu.isStandard && menu.place == .file || menu.entries.contains(MenuSystemItem.duplicate)
      }
    }
  }

  /// The place of commands in a menu of the menu bar, which apply to the window in front.
  @MainActor
  final class MenuBarAnchor: MenuAnchor {
    private let reader: MenuBarReader
    private let place: MenuBarPlace

    init(_ reader: MenuBarReader, _ place: MenuBarPlace) {
      self.reader = reader
      self.place = place
      super.init(in: nil)
    }

    override var window: NSWindow? {
      reader.update()
      return reader.window
    }

    override var isMenuBar: Bool { true }

    // `MenuFront` looks for the questions of each window itself.
    override var presentingWindow: AnyObject? { nil }

    override func blocks(_ item: MenuEntry<MenuAction>.Item) -> Bool {
      reader.isBlocked(item) && !(item.worksBehindSheets && !isBehindAppModal)
    }

    /// The item as the context of the window in front has it now.
    override func current(
      _ item: MenuEntry<MenuAction>.Item, _ id: String
    ) -> MenuEntry<MenuAction>.Item? {
      reader.forget()
      return MenuRow.item(id, in: reader.rows(of: place).rows)
    }

    /// Keep the command's window: another may be in front when people answer or an error occurs.
    override func choose(_ item: MenuEntry<MenuAction>.Item) {
      guard !blocks(item) else { return }
      MenuAnchor(in: reader.window(of: item)).choose(item)
      reader.forget()
    }
  }
#endif
