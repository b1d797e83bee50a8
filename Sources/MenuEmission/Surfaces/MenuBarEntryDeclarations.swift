import MenuModel

/// Writes how the menu bar is described before any framework shows it: its menus and their entries, which are the same in
/// every state, the class that gathers them, and how they are read in one state.
struct MenuBarEntryDeclarations {
  let context: EmissionContext
  let parts: MenuBarParts

  private var needs: MenuNeeds { parts.needs }
  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var command: String { context.commandType }
  private var state: String { context.stateType }
  private var title: String { "title: (@MainActor (\(state)) -> String)? = nil" }
  private var builder: String { "\(prefix)MenuBarBuilder" }
  private var members: EntryBuilderMembers {
    EntryBuilderMembers(command: command, entry: "\(prefix)MenuBarEntry")
  }
  private var hasSystemMenus: Bool { !parts.places.isEmpty }
  private var hasOwnMenus: Bool { parts.menus.contains { $0.bar.standardPlace == nil } }
  private var hasStandard: Bool { !parts.standard.isEmpty }
  private var hasGroups: Bool { needs.rows || needs.palettes }
  /// Whether AppKit asks which titles to bring up to date.
  private var followsState: Bool {
    parts.hasFollowingTitles && context.showsMenuBar(in: .appkit)
  }

  /// Appends the declarations to the module's file.
  func emit(to code: inout CodeTree) {
    reading(to: &code)
    menu(to: &code)
    entry(to: &code)
    code.blank()
    code.documentation([
      "Gathers the menus of the menu bar and the entries of each, which are the same in every state.",
      "", "What menus call is never inlined: each stays a few calls, also in an optimized build.",
    ])
    code.line("@MainActor")
    code.block("final class \(builder)") { code in
      stored(to: &code)
      menus(to: &code)
      adding(to: &code)
      if parts.hasSubmenus { submenus(to: &code) }
      if needs.choices { choices(to: &code) }
      if parts.hasLists { lists(to: &code) }
      groups(to: &code)
      if !parts.named.isEmpty { standard(to: &code) }
      members.appending(to: &code)
    }
  }

  // MARK: - What apps and frameworks read

  private func reading(to code: inout CodeTree) {
    let idiom = parts.hasIdioms
    code.blank()
    code.block("extension \(prefix)MenuBar") { code in
      code.lines(
        """
        /// The menus in their order, the same in every state.
        \(if: !idiom, "var menus: [\(prefix)MenuBarMenu] {")
        \(if: !idiom, "  let menuBar = \(builder)()")
        \(if: idiom, "func menus(isPad: Bool) -> [\(prefix)MenuBarMenu] {")
        \(if: idiom, "  let menuBar = \(builder)(isPad: isPad)")
          build(menuBar)
          return menuBar.menus
        }

        /// What the menu bar shows in a state, before any framework: a submenu for each menu. For tests,
        /// and for menus of your own.
        \(if: idiom, "///")
        \(if: idiom, "/// - Parameter isPad: Whether entries for iPadOS are among them, and not those for iOS.")
        """)
      code.function(
        "\(access)func entries",
        ["in state: \(state)"] + (idiom ? ["isPad: Bool = false"] : []),
        "-> [\(prefix)MenuEntry]"
      ) { code in
        code.lines(
          """
          return menus\(idiom ? "(isPad: isPad)" : "").map { menu in
            .submenu(title: menu.title(state), image: .hidden, entries: menu.entries(in: state))
          }
          """)
      }
    }
  }

  private func menu(to code: inout CodeTree) {
    let images = parts.hasSubmenus
    let noText = "\"\""
    code.blank()
    code.lines(
      """
      /// A menu of the menu bar\(menuKinds).
      @MainActor
      struct \(prefix)MenuBarMenu {
        \(if: hasSystemMenus, "/// The menu of the system's that it is.")
        \(if: hasSystemMenus, "var systemMenu: \(prefix)SystemMenu?")
        \(if: hasSystemMenus, "/// Whether it begins with all that the system has in it.")
        \(if: hasSystemMenus, "var isStandard = false")
        \(if: hasOwnMenus, "/// What tells a menu of the app's own in the menu bar from all others.")
        \(if: hasOwnMenus, "var identifier = \(noText)")
        let title: @MainActor (\(state)) -> String
        \(if: images, "var image: @MainActor (\(state)) -> \(prefix)MenuImage = { _ in .hidden }")
        let entries: [\(prefix)MenuBarEntry]
        \(if: followsState, "/// Whether its title or its picture are made of the state.")
        \(if: followsState, "var followsState = false")

        /// The entries as they are in one state.
        func entries(in state: \(state)) -> [\(prefix)MenuEntry] {
          var result: [\(prefix)MenuEntry] = []
          var separatorIsDue = false
          for entry in entries {
            if entry.isSeparator { separatorIsDue = !result.isEmpty }
            let shown = entry.entries(in: state)
            if shown.isEmpty { continue }
            if separatorIsDue { result.append(.separator) }
            separatorIsDue = false
            result += shown
          }
          return result
        }
      }
      """)
  }

  private var menuKinds: String {
    switch (parts.hasSubmenus, needs.sections) {
    case (true, true): return ", a submenu, or a group under a title"
    case (true, false): return ", or a submenu"
    case (false, true): return ", or a group under a title"
    case (false, false): return ""
    }
  }

  private func entry(to code: inout CodeTree) {
    let menu = "\(prefix)MenuBarMenu"
    let alternates = parts.hasStandardAlternates
    code.blank()
    code.lines(
      """
      /// What a menu of the menu bar has, however a framework shows it and whatever the state.
      @MainActor
      enum \(prefix)MenuBarEntry {
        case command(\(prefix)MenuBarItem)
        \(if: needs.choices, "/// The options of a choice, of which one is checked.")
        \(if: needs.choices, "case choice([\(prefix)MenuBarItem])")
        \(if: parts.hasLists, "/// The commands of a list, as they are in a state.")
        \(if: parts.hasLists, "case list(@MainActor (\(state)) -> [\(prefix)MenuBarItem])")
        /// What is behind it is a group of its own.
        case separator
        \(if: parts.hasSubmenus, "case submenu(\(menu))")
        \(if: needs.sections, "/// A group under a title.")
        \(if: needs.sections, "case section(\(menu))")
        \(if: hasGroups, "/// Entries that other menus show side by side.")
        \(if: hasGroups, "case group([\(prefix)MenuBarEntry])")
        \(if: hasStandard && !alternates, "/// A command or a submenu of the system.")
        \(if: hasStandard && !alternates, "case standard(\(prefix)StandardItem)")
        \(if: hasStandard && alternates, "/// What the system has, with the keys that show it in place of the item before it.")
        \(if: hasStandard && alternates, "case standard(\(prefix)StandardItem, alternate: MenuShortcut.Modifiers? = nil)")

        /// Whether it begins a group.
        var isSeparator: Bool {
          if case .separator = self { return true }
          return false
        }

        /// What it is in one state; nothing for a separator.
        func entries(in state: \(state)) -> [\(prefix)MenuEntry] {
          switch self {
          case .command(let item):
            return [.command(item.shown(in: state))]
          \(if: needs.choices, "case .choice(let items):")
          \(if: needs.choices, "  return [.choice(items.map { item in item.shown(in: state) })]")
          \(if: parts.hasLists, "case .list(let items):")
          \(if: parts.hasLists, "  return items(state).map { item in .command(item.shown(in: state)) }")
          case .separator:
            return []
          \(if: parts.hasSubmenus, "case .submenu(let menu):")
          \(if: parts.hasSubmenus, "  let entries = menu.entries(in: state)")
          \(if: parts.hasSubmenus, "  return [.submenu(title: menu.title(state), image: menu.image(state), entries: entries)]")
          \(if: needs.sections, "case .section(let menu):")
          \(if: needs.sections, "  return [.section(title: menu.title(state), entries: menu.entries(in: state))]")
          \(if: hasGroups, "case .group(let entries):")
          \(if: hasGroups, "  return entries.flatMap { entry in entry.entries(in: state) }")
          \(if: hasStandard, "case .standard(let item\(alternates ? ", _" : "")):")
          \(if: hasStandard, "  return [.standardItem(item)]")
          }
        }
      }
      """)
  }

  // MARK: - The builder

  private func stored(to code: inout CodeTree) {
    let idiom = parts.hasIdioms
    code.lines(
      """
      /// The menus so far.
      private(set) var menus: [\(prefix)MenuBarMenu] = []
      \(if: idiom, "/// Whether the app runs on iPad.")
      \(if: idiom, "let isPad: Bool")
      /// The entries so far of the menu that is being described.
      private var entries: [\(prefix)MenuBarEntry] = []
      private var condition: (@MainActor (\(state)) -> Bool)?
      \(if: parts.hasConditions, "/// The conditions around the one that holds now.")
      \(if: parts.hasConditions, "private var outer: [(@MainActor (\(state)) -> Bool)?] = []")
      private var separatorIsDue = false

      \(if: idiom, "/// - Parameter isPad: Whether the app runs on iPad.")
      \(if: idiom, "init(isPad: Bool) {")
      \(if: idiom, "  self.isPad = isPad")
      \(if: idiom, "}")

      """)
    code.documentation([
      "The entries that a closure adds, without separators at the ends or one behind the other."
    ])
    code.function(
      "func entries", ["of build: (\(builder)) -> Void"], "-> [\(prefix)MenuBarEntry]"
    ) { code in
      members.nesting(to: &code)
    }
  }

  /// The parameter that describes what is in a menu.
  private var build: String { "_ build: (\(builder)) -> Void" }
  private var titleFunction: String { "_ title: @escaping @MainActor (\(state)) -> String" }

  /// Appends a method that menus call often, or that is too long for a line.
  private func method(
    _ documentation: String, _ header: String, _ parameters: [String],
    isInlined: Bool = false, to code: inout CodeTree, _ body: CodeLines
  ) {
    code.blank()
    code.documentation([documentation])
    if !isInlined { code.line("@inline(never)") }
    code.function(header, parameters) { code in code.lines(body) }
  }

  private func menus(to code: inout CodeTree) {
    let system = parts.menus.filter { $0.bar.standardPlace != nil }
    if system.contains(where: \.bar.isStandard) {
      method(
        "Adds a menu of the system's with all that the system has in it, and entries behind that.",
        "func addStandardMenu", ["_ menu: \(prefix)SystemMenu", build + " = { _ in }"],
        isInlined: true, to: &code,
        """
        menus.append(
          \(prefix)MenuBarMenu(
            systemMenu: menu, isStandard: true, title: { _ in menu.title },
            entries: entries(of: build)))
        """)
    }
    if system.contains(where: { !$0.bar.isStandard }) {
      method(
        "Adds a menu of the system's with these entries alone.",
        "func addMenu", ["_ menu: \(prefix)SystemMenu", build], isInlined: true, to: &code,
        """
        menus.append(
          \(prefix)MenuBarMenu(
            systemMenu: menu, title: { _ in menu.title }, entries: entries(of: build)))
        """)
    }
    if !hasOwnMenus { return }
    method(
      "Adds a menu of the app's own.",
      "func addMenu", ["_ identifier: String", "_ title: String", build], to: &code,
      """
      menus.append(
        \(prefix)MenuBarMenu(
          identifier: identifier, title: { _ in title }, entries: entries(of: build)))
      """)
    guard parts.hasChangingMenus else { return }
    method(
      "Adds a menu of the app's own with a title that is made of the state.",
      "func addMenu", ["_ identifier: String", titleFunction, build], isInlined: true, to: &code,
      """
      menus.append(
        \(prefix)MenuBarMenu(
          identifier: identifier, title: title, entries: entries(of: build)\(follows)))
      """)
  }

  private var follows: String { followsState ? ", followsState: true" : "" }

  private func adding(to code: inout CodeTree) {
    let alternates = needs.alternates
    members.commands(to: &code)
    code.blank()
    code.lines(
      """
      /// Adds a command\(needs.titles || needs.images ? ", with a title or a picture that it has only here" : "").
      \(if: alternates, "///")
      \(if: alternates, "/// - Parameter alternate: The keys that show it in place of the item before it.")
      @inline(never)
      func add(
        _ command: \(command),
        \(title),
        image: \(prefix)MenuImage = .own\(alternates ? "," : "")
        \(if: alternates, "alternate: MenuShortcut.Modifiers? = nil")
      ) {
        \(if: !alternates, "let item = \(prefix)MenuBarItem(")
        \(if: !alternates, "  command: command, ownTitle: title, ownImage: image, condition: condition)")
        \(if: alternates, "let item = \(prefix)MenuBarItem(")
        \(if: alternates, "  command: command, ownTitle: title, ownImage: image, condition: condition,")
        \(if: alternates, "  alternate: alternate)")
        append(.command(item))
      }
      """)
    members.separation(to: &code)
  }

  private func submenus(to code: inout CodeTree) {
    let menu = "\(prefix)MenuBarMenu"
    let image = "image: \(prefix)MenuImage = .hidden"
    if parts.hasPlainSubmenus {
      method(
        "Adds a submenu.", "func addSubmenu", ["_ title: String", image, build], to: &code,
        """
        append(
          .submenu(
            \(menu)(
              title: { _ in title }, image: { _ in image }, entries: entries(of: build))))
        """)
    }
    if parts.hasChangingSubmenus {
      method(
        "Adds a submenu with a title that is made of the state.",
        "func addSubmenu", [titleFunction, image, build], to: &code,
        """
        append(
          .submenu(
            \(menu)(
              title: title, image: { _ in image }, entries: entries(of: build)\(follows))))
        """)
    }
    guard parts.hasPayloadSubmenus else { return }
    method(
      "Adds a submenu under the title and the picture of a command.",
      "private func addSubmenu",
      [
        "for command: \(command)", "title: (@MainActor (\(state)) -> String)?",
        "image: \(prefix)MenuImage", build,
      ], isInlined: true, to: &code,
      """
      append(
        .submenu(
          \(menu)(
            title: { state in title?(state) ?? command.title(in: state) },
            image: { state in image == .own ? command.submenuImage(in: state) : image },
            entries: entries(of: build)\(follows))))
      """)
  }

  private func choices(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds the options of a choice, of which one is checked.
      @inline(never)
      func addChoice(_ commands: [\(command)]) {
        let items = commands.map { command in
          \(prefix)MenuBarItem(command: command, condition: condition)
        }
        append(.choice(items))
      }
      """)
    guard parts.hasPayloadSubmenus else { return }
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
    method(
      "Adds the commands of a list, as they are in a state.",
      "func addList", ["_ commands: @escaping @MainActor (\(state)) -> [\(command)]"], to: &code,
      """
      let condition = condition
      append(
        .list { state in
          let shown = commands(state).filter { command in command.isShown(in: state) }
          return shown.map { command in
            \(prefix)MenuBarItem(command: command, condition: condition)
          }
        })
      """)
    guard parts.hasPayloadSubmenus else { return }
    code.blank()
    code.lines(
      """
      /// Adds a submenu with the commands of a list, as they are in a state.
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

  private func groups(to code: inout CodeTree) {
    let menu = "\(prefix)MenuBarMenu"
    if needs.sections {
      method(
        "Adds a group under a title.", "func addSection", ["_ title: String", build], to: &code,
        """
        append(
          .section(\(menu)(title: { _ in title }, entries: entries(of: build))))
        """)
    }
    if parts.hasChangingSections {
      method(
        "Adds a group under a title that is made of the state.",
        "func addSection", [titleFunction, build], to: &code,
        """
        append(
          .section(\(menu)(title: title, entries: entries(of: build))))
        """)
    }
    if hasGroups {
      method(
        "Adds a group of entries, which other menus show side by side.",
        "func addGroup", [build], isInlined: true, to: &code,
        "append(.group(entries(of: build)))")
    }
    guard parts.hasConditions else { return }
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
      /// Adds commands and submenus of the system.
      @inline(never)
      func addStandard(_ items: [\(prefix)StandardItem]) {
        for item in items {
          append(.standard(item))
        }
      }
      """)
    guard parts.namesAlternate else { return }
    code.blank()
    code.lines(
      """
      /// Adds a command of the system that takes the place of the item before it while keys are held.
      func addStandard(_ item: \(prefix)StandardItem, alternate: MenuShortcut.Modifiers) {
        append(.standard(item, alternate: alternate))
      }
      """)
  }
}
