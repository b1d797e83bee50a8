import MenuModel

/// Writes the class that fills the menus of AppKit's menu bar, and what brings them up to date when they open.
struct AppKitMenuBarFiller {
  let context: EmissionContext
  let parts: MenuBarParts
  let checks: AvailabilityChecks

  private var needs: MenuNeeds { parts.needs }
  private var prefix: String { context.prefix }
  private var state: String { context.stateType }
  private var hasStandard: Bool { !parts.standard.isEmpty }
  private var hasSystemMenus: Bool { !parts.places.isEmpty }
  private var hasWholeMenus: Bool { parts.menus.contains(where: \.bar.isStandard) }
  private var hasUpdates: Bool {
    parts.hasLists || parts.hasFollowingTitles || parts.hasChangingSections
  }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Fills a menu of the menu bar."])
    code.line("@MainActor")
    code.block("final class \(prefix)MenuBarFiller") { code in
      stored(to: &code)
      adding(to: &code)
      entry(to: &code)
      menus(to: &code)
      if needs.sections { header(to: &code) }
      if needs.alternates { alternates(to: &code) }
      if hasStandard { standard(to: &code) }
      items(to: &code)
    }
    if hasUpdates { updater(to: &code) }
    if parts.hasLists { list(to: &code) }
    if parts.hasStandard("openRecent") { recent(to: &code) }
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      private let menu: NSMenu
      private let target: \(prefix)MenuBarTarget
      private var separatorIsDue = false
      \(if: hasUpdates, "private var updater: \(prefix)MenuBarUpdater?")

      init(_ menu: NSMenu, target: \(prefix)MenuBarTarget) {
        self.menu = menu
        self.target = target
      }
      """)
  }

  // MARK: - Entries

  private func adding(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      func add(_ entries: [\(prefix)MenuBarEntry]) {
        for entry in entries {
          add(entry)
        }
      }

      /// Begins the next group.
      private func separate() {
        separatorIsDue = !menu.items.isEmpty
      }
      """)
  }

  private func entry(to code: inout CodeTree) {
    let hasGroups = needs.rows || needs.palettes
    let follows = parts.hasChangingSections
    let alternates = parts.hasStandardAlternates
    code.blank()
    code.lines(
      """
      private func add(_ entry: \(prefix)MenuBarEntry) {
        switch entry {
        case .command(let item):
          \(if: !needs.alternates, "append(target.makeItem(item))")
          \(if: needs.alternates, "let (before, menuItem) = (menu.items.last, target.makeItem(item))")
          \(if: needs.alternates, "append(menuItem)")
          \(if: needs.alternates, "guard let keys = item.alternate, let before else { return }")
          \(if: needs.alternates, "alternates(menuItem, with: before, holding: keys)")
        \(if: needs.choices, "case .choice(let items):")
        \(if: needs.choices, "  for item in items {")
        \(if: needs.choices, "    append(target.makeItem(item))")
        \(if: needs.choices, "  }")
        \(if: parts.hasLists, "case .list(let items):")
        \(if: parts.hasLists, "  let list = \(prefix)MenuBarList(of: items, target: target)")
        \(if: parts.hasLists, "  append(list.anchor)")
        \(if: parts.hasLists, "  whenOpening { menu in")
        \(if: parts.hasLists, "    list.update(menu)")
        \(if: parts.hasLists, "  }")
        case .separator:
          separate()
        \(if: parts.hasSubmenus, "case .submenu(let menu):")
        \(if: parts.hasSubmenus, "  addSubmenu(menu)")
        \(if: needs.sections, "case .section(let section):")
        \(if: needs.sections, "  separate()")
        \(if: needs.sections, "  let header = header(section.title(target.front.state()))")
        \(if: needs.sections, "  append(header)")
        \(if: follows, "  whenOpening { [target] _ in")
        \(if: follows, "    header.title = section.title(target.front.state())")
        \(if: follows, "  }")
        \(if: needs.sections, "  add(section.entries)")
        \(if: needs.sections, "  separate()")
        \(if: hasGroups, "case .group(let entries):")
        \(if: hasGroups, "  separate()")
        \(if: hasGroups, "  add(entries)")
        \(if: hasGroups, "  separate()")
        \(if: hasStandard && !alternates, "case .standard(let item):")
        \(if: hasStandard && !alternates, "  add(item)")
        \(if: hasStandard && alternates, "case .standard(let item, let alternate):")
        \(if: hasStandard && alternates, "  add(item, alternate: alternate)")
        }
      }
      """)
  }

  private func menus(to code: inout CodeTree) {
    let places = parts.places
    let fills = hasWholeMenus
    let images = parts.hasSubmenus
    let follows = parts.hasFollowingTitles
    let isUsed = images || follows || places.contains(.window) || places.contains(.help)
    let item = isUsed ? "let item = " : ""
    code.blank()
    code.documentation([
      images ? "Adds a menu of the menu bar, or a submenu." : "Adds a menu of the menu bar."
    ])
    code.function("func addSubmenu", ["_ submenu: \(prefix)MenuBarMenu"]) { code in
      code.lines(
        """
        let state = target.front.state()
        \(if: !places.contains(.app), "\(item)addSubmenu(submenu.title(state)) { filler in")
        \(if: places.contains(.app), "let isAppMenu = submenu.systemMenu == .app")
        \(if: places.contains(.app), "let title = isAppMenu ? \(prefix)MenuBar.applicationName : submenu.title(state)")
        \(if: places.contains(.app), "\(item)addSubmenu(title) { filler in")
          \(if: fills, "if submenu.isStandard, let systemMenu = submenu.systemMenu {")
          \(if: fills, "  filler.add(submenu.entries, to: systemMenu)")
          \(if: fills, "} else {")
          \(if: fills, "  filler.add(submenu.entries)")
          \(if: fills, "}")
          \(if: !fills, "filler.add(submenu.entries)")
        }
        \(if: images, "item.image = submenu.image(state).nsImage")
        \(if: places.contains(.window), "if submenu.systemMenu == .window { target.windowsMenu = item.submenu }")
        \(if: places.contains(.help), "if submenu.systemMenu == .help { target.helpMenu = item.submenu }")
        \(if: follows, "guard submenu.followsState else { return }")
        \(if: follows, "whenOpening { [target] _ in")
        \(if: follows, "  let state = target.front.state()")
        \(if: follows, "  item.title = submenu.title(state)")
        \(if: follows && images, "  item.image = submenu.image(state).nsImage")
        \(if: follows, "}")
        """)
    }
    code.blank()
    code.lines(
      """
      @discardableResult
      private func addSubmenu(
        _ title: String, filledBy fill: (\(prefix)MenuBarFiller) -> Void
      ) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        let submenu = NSMenu(title: title)
        item.submenu = submenu
        append(item)
        fill(\(prefix)MenuBarFiller(submenu, target: target))
        return item
      }
      """)
    if fills { whole(to: &code) }
    if !hasUpdates { return }
    code.blank()
    code.lines(
      """
      private func whenOpening(_ update: @escaping @MainActor (NSMenu) -> Void) {
        let updater = updater ?? \(prefix)MenuBarUpdater(of: menu)
        updater.updates.append(update)
        self.updater = updater
      }
      """)
  }

  private func whole(to code: inout CodeTree) {
    let whole = parts.menus.filter(\.bar.isStandard).map(\.bar.standardPlace)
    let hasApp = whole.contains(.app)
    let hasFile = whole.contains(.file)
    code.blank()
    code.documentation(["Adds all that the system has in a menu, and entries behind that."])
    code.function(
      "private func add",
      ["_ entries: [\(prefix)MenuBarEntry]", "to systemMenu: \(prefix)SystemMenu"]
    ) { code in
      code.lines(
        """
        for group in systemMenu.groups {
          separate()
          for item in group {
            \(if: !hasFile, "add(item)")
            \(if: hasFile, "let isAlternate = systemMenu == .file && item == .saveAs")
            \(if: hasFile, "add(item, alternate: isAlternate ? .option : nil)")
          }
          \(if: hasApp, "// What configures the app stands with its settings.")
          \(if: hasApp, "if group.contains(.settings) { add(entries) }")
        }
        \(if: hasApp, "if systemMenu == .app { return }")
        separate()
        add(entries)
        """)
    }
  }

  private func header(to code: inout CodeTree) {
    code.blank()
    code.function("private func header", ["_ title: String"], "-> NSMenuItem") { code in
      checks.append(.menuSectionHeader, to: &code) { code in
        code.line("return .sectionHeader(title: title)")
      } else: { code in
        code.line("return NSMenuItem(title: title, action: nil, keyEquivalent: \"\")")
      }
    }
  }

  private func alternates(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Makes an item take the place of the one before it while modifiers are held. AppKit pairs items of
      /// one key whose modifiers differ.
      private func alternates(
        _ item: NSMenuItem, with before: NSMenuItem, holding modifiers: MenuShortcut.Modifiers
      ) {
        item.isAlternate = true
        guard item.keyEquivalent.isEmpty || item.keyEquivalent == before.keyEquivalent else {
          return
        }
        item.keyEquivalent = before.keyEquivalent
        item.keyEquivalentModifierMask = before.keyEquivalentModifierMask.union(modifiers.eventFlags)
      }
      """)
  }

  // MARK: - Commands of the system

  private func standard(to code: inout CodeTree) {
    let hasSubmenus = parts.standard.contains { $0.entry.isSubmenu }
    code.blank()
    code.documentation(["Adds what AppKit has of the system's."])
    code.function(
      "private func add",
      ["_ item: \(prefix)StandardItem"]
        + (parts.hasStandardAlternates ? ["alternate: MenuShortcut.Modifiers? = nil"] : [])
    ) { code in
      if hasSubmenus { submenus(to: &code) }
      code.line("guard let menuItem = item.menuItem else { return }")
      if parts.hasStandardAlternates {
        code.block("if let alternate") { code in
          code.line("menuItem.isAlternate = true")
          code.block("if !menuItem.keyEquivalent.isEmpty") { code in
            code.line("menuItem.keyEquivalentModifierMask.formUnion(alternate.eventFlags)")
          }
        }
      }
      code.line("append(menuItem)")
    }
  }

  private func submenus(to code: inout CodeTree) {
    let hasServices = parts.hasStandard("services")
    let hasRecent = parts.hasStandard("openRecent")
    code.lines(
      """
      if let title = item.submenuTitle {
        \(hasServices ? "let submenu = " : "")addSubmenu(title) { filler in
          for group in item.groups {
            filler.separate()
            for item in group {
              filler.add(item)
            }
          }
          \(if: hasRecent, "if item == .openRecent { \(prefix)RecentDocuments.fill(filler.menu) }")
        }
        \(if: hasServices, "if item == .services { target.servicesMenu = submenu.submenu }")
        return
      }
      """)
  }

  private func items(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func append(_ item: NSMenuItem) {
        if separatorIsDue { menu.addItem(.separator()) }
        separatorIsDue = false
        menu.addItem(item)
      }
      """)
  }

  // MARK: - What changes when a menu opens

  private func updater(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Brings a menu of the menu bar up to date when it opens. The menu keeps it.
      @MainActor
      private final class \(prefix)MenuBarUpdater: NSObject, NSMenuDelegate {
        var updates: [@MainActor (NSMenu) -> Void] = []

        init(of menu: NSMenu) {
          super.init()
          menu.delegate = self
          let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
          objc_setAssociatedObject(menu, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        func menuNeedsUpdate(_ menu: NSMenu) {
          for update in updates {
            update(menu)
          }
        }
      }
      """)
  }

  private func list(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The items of a list, which are made anew whenever their menu opens.
      @MainActor
      private final class \(prefix)MenuBarList {
        /// Stands before the items, hidden, and keeps their place while there are none.
        let anchor = NSMenuItem(title: "", action: nil, keyEquivalent: "")
        private let shown: @MainActor (\(state)) -> [\(prefix)MenuBarItem]
        private let target: \(prefix)MenuBarTarget
        private var items: [NSMenuItem] = []

        init(
          of shown: @escaping @MainActor (\(state)) -> [\(prefix)MenuBarItem],
          target: \(prefix)MenuBarTarget
        ) {
          self.shown = shown
          self.target = target
          anchor.isHidden = true
        }

        func update(_ menu: NSMenu) {
          for item in items {
            menu.removeItem(item)
          }
          items = shown(target.front.state()).map { item in target.makeItem(item) }
          let index = menu.index(of: anchor)
          for (offset, item) in items.enumerated() {
            menu.insertItem(item, at: index + 1 + offset)
          }
          hideSeparators(around: index, in: menu)
        }

        /// Hides the separator next to a list that is empty and all there is in its group.
        private func hideSeparators(around index: Int, in menu: NSMenu) {
          let next = index + 1 + items.count
          let isLast = next == menu.items.count || menu.items[next].isSeparatorItem
          if index > 0, menu.items[index - 1].isSeparatorItem {
            menu.items[index - 1].isHidden = items.isEmpty && isLast
          } else if index == 0, next < menu.items.count, menu.items[next].isSeparatorItem {
            menu.items[next].isHidden = items.isEmpty
          }
        }
      }
      """)
  }

  private func recent(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Fills Open Recent with the documents that AppKit remembers, the last one first.
      @MainActor
      private final class \(prefix)RecentDocuments: NSObject, NSMenuDelegate {
        static func fill(_ menu: NSMenu) {
          let documents = \(prefix)RecentDocuments()
          menu.delegate = documents
          // A menu does not keep its delegate, so this object goes with the menu.
          let key = UnsafeRawPointer(Unmanaged.passUnretained(documents).toOpaque())
          objc_setAssociatedObject(menu, key, documents, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          documents.menuNeedsUpdate(menu)
        }

        func menuNeedsUpdate(_ menu: NSMenu) {
          menu.removeAllItems()
          for url in NSDocumentController.shared.recentDocumentURLs {
            let action = #selector(\(prefix)RecentDocuments.openDocument(_:))
            let item = NSMenuItem(
              title: FileManager.default.displayName(atPath: url.path),
              action: action,
              keyEquivalent: "")
            item.target = self
            item.representedObject = url
            menu.addItem(item)
          }
          if !menu.items.isEmpty { menu.addItem(.separator()) }
          if let clear = \(prefix)StandardItem.openRecent.menuItem { menu.addItem(clear) }
        }

        @objc func openDocument(_ sender: NSMenuItem) {
          guard let url = sender.representedObject as? URL else { return }
          NSDocumentController.shared.openDocument(withContentsOf: url, display: true) { _, _, error in
            guard let error else { return }
            Task { @MainActor in NSApplication.shared.presentError(error) }
          }
        }
      }
      """)
  }
}
