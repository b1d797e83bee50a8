import MenuModel

/// Writes the class that changes UIKit's main menu and makes the elements of its menus.
struct UIKitMenuBarBuilder {
  let context: EmissionContext
  let needs: MenuNeeds

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

  private var hasConditions: Bool { context.menuBarHasConditions }

  func emit(to code: inout CodeTree) {
    menus(to: &code)
    code.blank()
    code.documentation([
      "Changes the main menu, and makes the elements of one menu.", "",
      "UIKit throws where a menu is named that the system has not made, so each is looked for first.",
    ])
    code.line("@MainActor")
    code.block("final class \(prefix)MenuBarBuilder") { code in
      stored(to: &code)
      mainMenu(to: &code)
      adding(to: &code)
      if needs.submenus { submenus(to: &code) }
      if needs.choices { choices(to: &code) }
      if hasLists { lists(to: &code) }
      groups(to: &code)
      if needs.standard { standard(to: &code) }
      elements(to: &code)
    }
  }

  /// What the builders of one main menu share.
  private func menus(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// What the builders of all menus of the main menu have in common.
      @MainActor
      private final class \(prefix)SystemMenus {
        let builder: any UIMenuBuilder
        let state: \(state)
        /// The menu after which the next one stands.
        var last: UIMenu.Identifier?
        /// How often a command stands in the menu bar so far.
        var counts: [String: Int] = [:]
        \(if: needs.shortcuts, "/// The shortcuts so far: UIKit takes each once.")
        \(if: needs.shortcuts, "var shortcuts: Set<MenuShortcut> = []")
        \(if: needs.standard, "/// The system's menus and commands that have a place already.")
        \(if: needs.standard, "var placedMenus: Set<UIMenu.Identifier> = []")
        \(if: needs.standard, "var placedCommands: Set<ObjectIdentifier> = []")

        init(builder: any UIMenuBuilder, state: \(state)) {
          self.builder = builder
          self.state = state
        }
      }
      """)
  }

  private func stored(to code: inout CodeTree) {
    code.lines(
      """
      private let menus: \(prefix)SystemMenus
      private var groups: [[UIMenuElement]] = [[]]
      private var condition: (@MainActor (\(state)) -> Bool)?
      \(if: hasConditions, "/// The conditions around the one that holds now.")
      \(if: hasConditions, "private var outer: [(@MainActor (\(state)) -> Bool)?] = []")
      \(if: needs.alternates, "/// The command that was added last, which an alternate may follow.")
      \(if: needs.alternates, "private var last: (item: \(prefix)MenuBarItem, key: String)?")

      /// Begins the main menu.
      init(builder: any UIMenuBuilder, state: \(state)) {
        menus = \(prefix)SystemMenus(builder: builder, state: state)
      }

      /// Begins a menu in the main menu.
      private init(
        in menus: \(prefix)SystemMenus,
        condition: (@MainActor (\(state)) -> Bool)?
      ) {
        self.menus = menus
        self.condition = condition
      }

      /// The state of the app as the menus are made.
      var state: \(state) {
        return menus.state
      }

      /// The elements so far, each group in an inline menu of its own.
      private var children: [UIMenuElement] {
        let filled = groups.filter { group in !group.isEmpty }
        guard filled.count > 1 else { return filled.first ?? [] }
        return filled.map { group in
          if group.count == 1, let menu = group[0] as? UIMenu, menu.options.contains(.displayInline) {
            return menu
          }
          return UIMenu(options: .displayInline, children: group)
        }
      }

      private func children(of build: (\(prefix)MenuBarBuilder) -> Void) -> [UIMenuElement] {
        let menu = \(prefix)MenuBarBuilder(in: menus, condition: condition)
        build(menu)
        return menu.children
      }
      """)
  }

  // MARK: - The main menu

  private func mainMenu(to code: inout CodeTree) {
    let menus = MenuBarMenu.menus(of: .uikit, in: context)
    let isFilled = { (menu: MenuBarMenu) in
      context.menuBarPlatforms(of: .uikit).contains {
        context.module.hasEntry(menu.entries, on: $0)
      }
    }
    let filled = menus.filter(isFilled)
    let app = filled.filter { $0.bar.standardPlace == .app }
    let system = filled.filter { $0.bar.standardPlace != nil && $0.bar.standardPlace != .app }
    code.blank()
    code.lines(
      """
      /// Leaves a menu as the system has it.
      func keepMenu(_ identifier: UIMenu.Identifier) {
        if menus.builder.menu(for: identifier) != nil { menus.last = identifier }
      }

      /// Takes a menu of the system's away.
      func removeMenu(_ identifier: UIMenu.Identifier) {
        guard menus.builder.menu(for: identifier) != nil else { return }
        menus.builder.remove(menu: identifier)
      }
      """)
    if system.contains(where: { !$0.bar.isStandard }) {
      code.blank()
      code.lines(
        """
        /// Gives a menu of the system's other entries.
        func replaceMenu(
          _ identifier: UIMenu.Identifier,
          _ title: String,
          _ build: (\(prefix)MenuBarBuilder) -> Void
        ) {
          let children = children(of: build)
          guard menus.builder.menu(for: identifier) != nil else {
            insert(UIMenu(title: title, identifier: identifier, children: children))
            return
          }
          menus.builder.replaceChildren(ofMenu: identifier) { _ in children }
          menus.last = identifier
        }
        """)
    }
    if system.contains(where: \.bar.isStandard) {
      code.blank()
      code.lines(
        """
        /// Adds entries behind those of a menu of the system's.
        func extendMenu(
          _ identifier: UIMenu.Identifier,
          _ title: String,
          _ build: (\(prefix)MenuBarBuilder) -> Void
        ) {
          let children = children(of: build)
          guard menus.builder.menu(for: identifier) != nil else {
            insert(UIMenu(title: title, identifier: identifier, children: children))
            return
          }
          let group = UIMenu(options: .displayInline, children: children)
          menus.builder.insertChild(group, atEndOfMenu: identifier)
          menus.last = identifier
        }
        """)
    }
    if app.contains(where: \.bar.isStandard) {
      code.blank()
      code.lines(
        """
        /// Adds entries to the app's menu, where its settings are.
        func extendAppMenu(_ build: (\(prefix)MenuBarBuilder) -> Void) {
          let group = UIMenu(options: .displayInline, children: children(of: build))
          if menus.builder.menu(for: .preferences) != nil {
            menus.builder.insertSibling(group, afterMenu: .preferences)
          } else if menus.builder.menu(for: .about) != nil {
            menus.builder.insertSibling(group, afterMenu: .about)
          } else if menus.builder.menu(for: .application) != nil {
            menus.builder.insertChild(group, atStartOfMenu: .application)
          }
          keepMenu(.application)
        }
        """)
    }
    if app.contains(where: { !$0.bar.isStandard }) {
      code.blank()
      code.lines(
        """
        /// Gives the app's menu other entries.
        func replaceAppMenu(_ build: (\(prefix)MenuBarBuilder) -> Void) {
          let children = children(of: build)
          guard menus.builder.menu(for: .application) != nil else { return }
          menus.builder.replaceChildren(ofMenu: .application) { _ in children }
          keepMenu(.application)
        }
        """)
    }
    if filled.contains(where: { $0.bar.standardPlace == nil }) {
      code.blank()
      code.lines(
        """
        /// Adds a menu of the app's own.
        func addMenu(_ name: String, _ title: String, _ build: (\(prefix)MenuBarBuilder) -> Void) {
          insert(
            UIMenu(title: title, identifier: UIMenu.Identifier(name), children: children(of: build)))
        }
        """)
    }
    if filled.allSatisfy({ $0.bar.standardPlace == .app }) { return }
    code.blank()
    code.lines(
      """
      private func insert(_ menu: UIMenu) {
        if let last = menus.last {
          menus.builder.insertSibling(menu, afterMenu: last)
        } else if menus.builder.menu(for: .root) != nil {
          menus.builder.insertChild(menu, atStartOfMenu: .root)
        } else {
          return
        }
        menus.last = menu.identifier
      }
      """)
  }

  // MARK: - A menu

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
      \(if: needs.alternates, "/// - Parameter alternate: The keys that show it in place of the command before it.")
      @inline(never)
      func add(
        _ command: \(command),
        \(title),
        image: \(prefix)MenuImage = .own\(needs.alternates ? "," : "")
        \(if: needs.alternates, "alternate: UIKeyModifierFlags? = nil")
      ) {
        let item = \(prefix)MenuBarItem(
          command: command, ownTitle: title, ownImage: image, condition: condition)
        \(if: needs.alternates, "if let alternate, let last {")
        \(if: needs.alternates, "  add(item, inPlaceOf: last, holding: alternate)")
        \(if: needs.alternates, "  return")
        \(if: needs.alternates, "}")
        let key = key(of: item)
        append(element(for: item, key: key))
        \(if: needs.alternates, "last = (item, key)")
      }

      /// Begins the next group.
      @inline(never)
      func separate() {
        groups.append([])
        \(if: needs.alternates, "last = nil")
      }
      """)
    guard needs.alternates else { return }
    code.blank()
    code.lines(
      """
      /// Makes a command take the place of the one before it while modifiers are held.
      private func add(
        _ item: \(prefix)MenuBarItem,
        inPlaceOf base: (item: \(prefix)MenuBarItem, key: String),
        holding modifiers: UIKeyModifierFlags
      ) {
        \(prefix)MenuBar.items[base.key + " alternate"] = item
        let action = #selector((any \(prefix)CommandResponder).performAlternate\(prefix)Command(_:))
        let alternate = UICommandAlternate(
          title: item.title(in: state), action: action, modifierFlags: modifiers)
        \(if: needs.shortcuts, "if let shortcut = base.item.command.shortcut { menus.shortcuts.remove(shortcut) }")
        groups[groups.count - 1].removeLast()
        append(element(for: base.item, key: base.key, alternates: [alternate]))
        last = nil
      }
      """)
  }

  private func submenus(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds a submenu.
      @inline(never)
      func addSubmenu(
        _ title: String,
        image: \(prefix)MenuImage = .hidden,
        _ build: (\(prefix)MenuBarBuilder) -> Void
      ) {
        append(UIMenu(title: title, image: image.uiImage, children: children(of: build)))
      }
      """)
    guard needs.choices || hasLists else { return }
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
        addSubmenu(
          title?(state) ?? command.title(in: state),
          image: image == .own ? command.submenuImage(in: state) : image,
          build)
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
        let options = children { menu in menu.add(commands) }
        append(UIMenu(options: [.displayInline, .singleSelection], children: options))
      }
      """)
    guard needs.submenus else { return }
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
      /// Adds the commands of a list, as they are when the main menu is made.
      @inline(never)
      func addList(_ commands: (\(state)) -> [\(command)]) {
        add(commands(state).filter { command in command.isShown(in: state) })
      }
      """)
    guard needs.submenus else { return }
    code.blank()
    code.lines(
      """
      /// Adds a submenu with the commands of a list, as they are when the main menu is made.
      ///
      /// - Parameter command: A command of the list, with whatever element, for title and picture.
      @inline(never)
      func addListSubmenu(
        for command: \(command),
        of commands: (\(state)) -> [\(command)],
        \(title),
        image: \(prefix)MenuImage = .own
      ) {
        addSubmenu(for: command, title: title, image: image) { menu in
          menu.addList(commands)
        }
      }
      """)
  }

  private func groups(to code: inout CodeTree) {
    if needs.sections {
      code.blank()
      code.lines(
        """
        /// Adds a group under a title.
        @inline(never)
        func addSection(_ title: String, _ build: (\(prefix)MenuBarBuilder) -> Void) {
          append(UIMenu(title: title, options: .displayInline, children: children(of: build)))
        }
        """)
    }
    if needs.rows || needs.palettes {
      code.blank()
      code.lines(
        """
        /// Adds a group of entries, which other menus show side by side.
        func addGroup(_ build: (\(prefix)MenuBarBuilder) -> Void) {
          append(UIMenu(options: .displayInline, children: children(of: build)))
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
    code.blank()
    code.lines(
      """
      /// Adds commands of the system that are a menu or a group: nothing where the system has not made
      /// them.
      func addStandard(_ identifier: UIMenu.Identifier) {
        guard let menu = menus.builder.menu(for: identifier), let menu = placed(menu) else { return }
        append(menu)
      }

      /// Adds a command of the system: nothing where the system has not made it.
      func addStandard(_ action: Selector) {
        guard let command = menus.builder.command(for: action, propertyList: nil),
          let command = placed(command)
        else { return }
        append(command)
      }

      /// An element of the system's without what has a place already, since UIKit throws where one stands
      /// twice; nil where nothing is left.
      private func placed(_ element: UIMenuElement) -> UIMenuElement? {
        guard let menu = element as? UIMenu else {
          return menus.placedCommands.insert(ObjectIdentifier(element)).inserted ? element : nil
        }
        guard menus.placedMenus.insert(menu.identifier).inserted else { return nil }
        return menu.replacingChildren(menu.children.compactMap { child in placed(child) })
      }
      """)
  }

  private func elements(to code: inout CodeTree) {
    let alternates = needs.alternates ? ", alternates: alternates" : ""
    code.blank()
    code.lines(
      """
      private func append(_ element: UIMenuElement) {
        groups[groups.count - 1].append(element)
        \(if: needs.alternates, "last = nil")
      }

      /// What tells an item from all others, also where its command stands a second time.
      private func key(of item: \(prefix)MenuBarItem) -> String {
        let command = item.command.menuKey
        let number = menus.counts[command, default: 0] + 1
        menus.counts[command] = number
        let key = number == 1 ? command : "\\(command) \\(number)"
        \(prefix)MenuBar.items[key] = item
        return key
      }

      private func element(
        for item: \(prefix)MenuBarItem,
        key: String\(needs.alternates ? "," : "")
        \(if: needs.alternates, "alternates: [UICommandAlternate] = []")
      ) -> UICommand {
        let action = #selector((any \(prefix)CommandResponder).perform\(prefix)Command(_:))
        \(if: needs.shortcuts, "let element: UICommand")
        \(if: needs.shortcuts, "if let shortcut = item.command.shortcut, let input = shortcut.input,")
        \(if: needs.shortcuts, "  menus.shortcuts.insert(shortcut).inserted")
        \(if: needs.shortcuts, "{")
        \(if: needs.shortcuts, "  let keyCommand = UIKeyCommand(")
        \(if: needs.shortcuts, "    action: action, input: input, modifierFlags: shortcut.modifierFlags,")
        \(if: needs.shortcuts, "    propertyList: key\(alternates))")
        \(if: needs.shortcuts, "  if shortcut.movesFocus { keyCommand.wantsPriorityOverSystemBehavior = true }")
        \(if: needs.shortcuts, "  element = keyCommand")
        \(if: needs.shortcuts, "} else {")
        \(if: needs.shortcuts, "  element = UICommand(action: action, propertyList: key\(alternates))")
        \(if: needs.shortcuts, "}")
        \(if: !needs.shortcuts, "let element = UICommand(action: action, propertyList: key\(alternates))")
        \(prefix)MenuBar.show(item, in: element, state: state)
        return element
      }
      """)
  }
}
