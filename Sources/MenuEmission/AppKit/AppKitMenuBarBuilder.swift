import MenuModel

/// Writes the class that fills the menus of AppKit's menu bar, and what brings them up to date when they open.
struct AppKitMenuBarBuilder {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks
  let standardItems: AppKitStandardItems

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }
  private var state: String { context.stateType }
  private var title: String { "title: (@MainActor (\(state)) -> String)? = nil" }

  private var hasLists: Bool {
    needs.payloads.contains { id in
      if case .list = context.module.commands[id.index].payload { return true }
      return false
    }
  }

  /// Whether a title of a submenu or a section follows the state.
  private var hasTitles: Bool {
    (needs.submenus || needs.sections) && context.menuBarTitlesFollowState
  }

  /// Whether a command stands for a submenu of what it can carry.
  private var hasPayloadSubmenus: Bool { needs.submenus && (needs.choices || hasLists) }

  private var hasConditions: Bool { context.menuBarHasConditions }

  private var hasUpdates: Bool { hasLists || hasPayloadSubmenus || hasTitles }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "Fills a menu of the menu bar.", "",
      "What menus call is never inlined: each stays a few calls, also in an optimized build.",
    ])
    code.line("@MainActor")
    code.block("final class \(prefix)MenuBarBuilder") { code in
      stored(to: &code)
      adding(to: &code)
      submenus(to: &code)
      if needs.choices { choices(to: &code) }
      if hasLists { lists(to: &code) }
      if needs.sections { sections(to: &code) }
      groups(to: &code)
      standard(to: &code)
      items(to: &code)
    }
    if hasUpdates { updater(to: &code) }
    if hasLists { list(to: &code) }
    if standardItems.names.contains("openRecent") { recent(to: &code) }
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      let menu: NSMenu
      private let target: \(prefix)MenuBarTarget
      private var condition: (@MainActor (\(state)) -> Bool)?
      \(if: hasConditions, "/// The conditions around the one that holds now.")
      \(if: hasConditions, "private var outer: [(@MainActor (\(state)) -> Bool)?] = []")
      private var separatorIsDue = false
      \(if: hasUpdates, "private var updater: \(prefix)MenuBarUpdater?")

      /// Begins a menu.
      ///
      /// - Parameter condition: What has to hold for its commands besides what they say themselves.
      init(
        menu: NSMenu,
        target: \(prefix)MenuBarTarget,
        condition: (@MainActor (\(state)) -> Bool)? = nil
      ) {
        self.menu = menu
        self.target = target
        self.condition = condition
      }
      """)
  }

  private func adding(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds commands, one below the other.
      @inline(never)
      func add(_ commands: [\(command)]) {
        for command in commands {
          add(command)
        }
      }

      /// Adds a command\(needs.titles || needs.images ? ", with a title or a picture that it has only here" : "").
      \(if: needs.alternates, "///")
      \(if: needs.alternates, "/// - Parameter alternate: The keys that show it in place of the item before it.")
      @inline(never)
      func add(
        _ command: \(command),
        \(title),
        image: \(prefix)MenuImage = .own\(needs.alternates ? "," : "")
        \(if: needs.alternates, "alternate: NSEvent.ModifierFlags? = nil")
      ) {
        let item = target.makeItem(
          \(prefix)MenuBarItem(
            command: command, ownTitle: title, ownImage: image, condition: condition))
        \(if: needs.alternates, "let before = menu.items.last")
        append(item)
        \(if: needs.alternates, "if let alternate, let before { alternates(item, with: before, holding: alternate) }")
      }

      /// Begins the next group.
      @inline(never)
      func separate() {
        separatorIsDue = !menu.items.isEmpty
      }
      """)
    guard needs.alternates else { return }
    code.blank()
    code.lines(
      """
      /// Makes an item take the place of the one before it while modifiers are held. AppKit pairs items of
      /// one key whose modifiers differ.
      private func alternates(
        _ item: NSMenuItem, with before: NSMenuItem, holding modifiers: NSEvent.ModifierFlags
      ) {
        item.isAlternate = true
        guard item.keyEquivalent.isEmpty || item.keyEquivalent == before.keyEquivalent else {
          return
        }
        item.keyEquivalent = before.keyEquivalent
        item.keyEquivalentModifierMask = before.keyEquivalentModifierMask.union(modifiers)
      }
      """)
  }

  private func submenus(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a submenu, or a menu of the menu bar.
      @discardableResult
      @inline(never)
      func addSubmenu(
        _ title: String,
        image: \(prefix)MenuImage = .hidden,
        _ build: (\(prefix)MenuBarBuilder) -> Void
      ) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        let submenu = NSMenu(title: title)
        item.submenu = submenu
        item.image = image.nsImage
        append(item)
        build(\(prefix)MenuBarBuilder(menu: submenu, target: target, condition: condition))
        return item
      }

      /// Adds the menu in which AppKit lists the windows.
      func addWindowMenu(_ title: String, _ build: (\(prefix)MenuBarBuilder) -> Void) {
        target.windowsMenu = addSubmenu(title, build).submenu
      }

      /// Adds the menu in which AppKit has its search.
      func addHelpMenu(_ title: String, _ build: (\(prefix)MenuBarBuilder) -> Void) {
        target.helpMenu = addSubmenu(title, build).submenu
      }
      """)
    if hasTitles {
      code.blank()
      code.lines(
        """
        /// Adds a submenu whose title is up to date whenever the menu around it opens.
        @inline(never)
        func addSubmenu(
          _ title: @escaping @MainActor (\(state)) -> String,
          image: \(prefix)MenuImage = .hidden,
          _ build: (\(prefix)MenuBarBuilder) -> Void
        ) {
          let item = addSubmenu(title(target.front.state()), image: image, build)
          whenOpening { [target] _ in
            item.title = title(target.front.state())
          }
        }
        """)
    }
    guard hasUpdates else { return }
    code.blank()
    code.lines(
      """
      private func whenOpening(_ update: @escaping @MainActor (NSMenu) -> Void) {
        let updater = updater ?? \(prefix)MenuBarUpdater(of: menu)
        updater.updates.append(update)
        self.updater = updater
      }
      """)
    guard hasPayloadSubmenus else { return }
    code.blank()
    code.lines(
      """
      /// Adds a submenu under the title and the picture of a command.
      private func addSubmenu(
        for command: \(command),
        title: (@MainActor (\(state)) -> String)?,
        image: \(prefix)MenuImage,
        _ build: (\(prefix)MenuBarBuilder) -> Void
      ) {
        let item = addSubmenu("", build)
        let update: @MainActor (\(state)) -> Void = { state in
          item.title = title?(state) ?? command.title(in: state)
          item.image = (image == .own ? command.submenuImage(in: state) : image).nsImage
        }
        update(target.front.state())
        whenOpening { [target] _ in
          update(target.front.state())
        }
      }
      """)
  }

  private func choices(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds the options of a choice, of which one is checked.
      @inline(never)
      func addChoice(_ commands: [\(command)]) {
        add(commands)
      }
      """)
    guard hasPayloadSubmenus else { return }
    code.blank()
    code.lines(
      """
      /// Adds a submenu of the options of a choice, of which one is checked.
      @inline(never)
      func addChoiceSubmenu(
        of commands: [\(command)],
        \(title),
        image: \(prefix)MenuImage = .own
      ) {
        guard let command = commands.first else { return }
        addSubmenu(for: command, title: title, image: image) { menu in
          menu.addChoice(commands)
        }
      }
      """)
  }

  private func lists(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds the commands of a list, as they are when the menu opens.
      @inline(never)
      func addList(_ commands: @escaping @MainActor (\(state)) -> [\(command)]) {
        let list = \(prefix)MenuBarList(of: commands, target: target, condition: condition)
        append(list.anchor)
        whenOpening { menu in
          list.update(menu)
        }
      }
      """)
    guard hasPayloadSubmenus else { return }
    code.blank()
    code.lines(
      """
      /// Adds a submenu with the commands of a list, as they are when it opens.
      ///
      /// - Parameter command: A command of the list, with whatever element, for title and picture.
      @inline(never)
      func addListSubmenu(
        for command: \(command),
        of commands: @escaping @MainActor (\(state)) -> [\(command)],
        \(title),
        image: \(prefix)MenuImage = .own
      ) {
        addSubmenu(for: command, title: title, image: image) { menu in
          menu.addList(commands)
        }
      }
      """)
  }

  private func sections(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a group under a title.
      @inline(never)
      func addSection(_ title: String, _ build: (\(prefix)MenuBarBuilder) -> Void) {
        append(header(title))
        build(self)
        separate()
      }
      """)
    if hasTitles {
      code.blank()
      code.lines(
        """
        /// Adds a group under a title that is up to date whenever the menu opens.
        @inline(never)
        func addSection(
          _ title: @escaping @MainActor (\(state)) -> String,
          _ build: (\(prefix)MenuBarBuilder) -> Void
        ) {
          let header = header(title(target.front.state()))
          append(header)
          whenOpening { [target] _ in
            header.title = title(target.front.state())
          }
          build(self)
          separate()
        }
        """)
    }
    code.blank()
    code.function("private func header", ["_ title: String"], "-> NSMenuItem") { code in
      code.line("separate()")
      checks.append(.menuSectionHeader, to: &code) { code in
        code.line("return .sectionHeader(title: title)")
      } else: { code in
        code.line("return NSMenuItem(title: title, action: nil, keyEquivalent: \"\")")
      }
    }
  }

  private func groups(to code: inout CodeTree) {
    if needs.rows || needs.palettes {
      code.blank()
      code.lines(
        """
        /// Adds a group of entries, which other menus show side by side.
        func addGroup(_ build: (\(prefix)MenuBarBuilder) -> Void) {
          separate()
          build(self)
          separate()
        }
        """)
    }
    guard hasConditions else { return }
    code.blank()
    code.lines(
      """
      /// Begins entries that are dimmed unless a condition holds.
      func beginCondition(_ holds: @escaping @MainActor (\(state)) -> Bool) {
        outer.append(condition)
        guard let condition else {
          condition = holds
          return
        }
        self.condition = { state in
          condition(state) && holds(state)
        }
      }

      /// Ends the entries of the condition that was begun last.
      func endCondition() {
        condition = outer.popLast() ?? nil
      }
      """)
  }

  private func standard(to code: inout CodeTree) {
    let names = standardItems.names
    if standardItems.hasCommands {
      code.blank()
      code.lines(
        """
        /// Adds commands of the system, which the responder chain performs and validates.
        @inline(never)
        func addStandard(_ items: [\(prefix)StandardItem]) {
          for item in items {
            append(item.menuItem)
          }
        }
        """)
    }
    if names.contains("services") {
      code.blank()
      code.lines(
        """
        /// Adds the submenu that AppKit fills with services.
        func addServices() {
          let item = addSubmenu(\(prefix)StandardTitles.services) { _ in }
          target.servicesMenu = item.submenu
        }
        """)
    }
    if names.contains("openRecent") {
      code.blank()
      code.lines(
        """
        /// Adds the submenu of the documents that were open last.
        func addOpenRecent() {
          addSubmenu(\(prefix)StandardTitles.openRecent) { menu in
            \(prefix)RecentDocuments.fill(menu.menu)
          }
        }
        """)
    }
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
        private let commands: @MainActor (\(state)) -> [\(command)]
        private let target: \(prefix)MenuBarTarget
        private let condition: (@MainActor (\(state)) -> Bool)?
        private var items: [NSMenuItem] = []

        init(
          of commands: @escaping @MainActor (\(state)) -> [\(command)],
          target: \(prefix)MenuBarTarget,
          condition: (@MainActor (\(state)) -> Bool)?
        ) {
          self.commands = commands
          self.target = target
          self.condition = condition
          anchor.isHidden = true
        }

        func update(_ menu: NSMenu) {
          for item in items {
            menu.removeItem(item)
          }
          let state = target.front.state()
          let shown = commands(state).filter { command in command.isShown(in: state) }
          items = shown.map { command in
            target.makeItem(\(prefix)MenuBarItem(command: command, condition: condition))
          }
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
          menu.addItem(\(prefix)StandardItem.openRecent.menuItem)
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

extension EmissionContext {
  /// Whether a title in the menu bar has a state variable in it.
  var menuBarTitlesFollowState: Bool {
    guard let surface = menuBarSurface else { return false }
    return texts(of: surface).members.contains { !$0.text.isPlain }
  }

  /// Whether a condition of a menu or of `when` dims entries of the menu bar.
  var menuBarHasConditions: Bool {
    var visited: Set<Int> = []
    func hasCondition(_ entries: [Entry]) -> Bool {
      for entry in entries {
        switch entry.kind {
        case .when: return true
        case .submenu(let submenu):
          if submenu.enabled != nil || submenu.shown != nil { return true }
          if hasCondition(submenu.entries) { return true }
          if let menu = submenu.menu, visited.insert(menu.index).inserted,
            hasCondition(module.menus[menu.index].entries)
          {
            return true
          }
        case .include(let menu):
          if visited.insert(menu.index).inserted, hasCondition(module.menus[menu.index].entries) {
            return true
          }
        case .section(_, let inner), .row(let inner), .palette(let inner), .on(_, let inner):
          if hasCondition(inner) { return true }
        default: continue
        }
      }
      return false
    }
    return (module.menuBar?.menus ?? []).contains { menu in
      menu.enabled != nil || menu.shown != nil || hasCondition(menu.shownEntries(in: module))
    }
  }
}
