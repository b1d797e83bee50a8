import MenuModel

/// Writes how menus are described before any framework shows them: their entries, the class that gathers these, and the
/// protocol of what has a menu.
struct MenuEntryDeclarations {
  let context: EmissionContext
  /// What the entries of menus have.
  let needs: MenuNeeds
  /// The same with those of the menu bar.
  let described: MenuNeeds

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var command: String { context.commandType }
  private var members: EntryBuilderMembers {
    EntryBuilderMembers(command: command, entry: "\(prefix)MenuEntry")
  }
  private var overrides: Bool { needs.titles || needs.images }
  /// Whether a command may look different in one menu than it does by itself.
  private var varies: Bool { overrides || needs.alternates }

  /// Appends the declarations.
  func emit(to code: inout CodeTree) {
    if needs.menus { building(to: &code) }
    item(to: &code)
    entry(to: &code)
    if context.hasManyCommands {
      MenuEntryShape(context: context, needs: needs, described: described).emit(to: &code)
    }
    standardCommands(to: &code)
    guard context.describesMenus else { return }
    code.blank()
    code.documentation([
      "Gathers the entries of a menu, as they are in one state.", "",
      "What menus call is never inlined: each stays a few calls, also in an optimized build.",
    ])
    code.line("@MainActor")
    code.block("\(access)final class \(prefix)MenuBuilder") { code in
      stored(to: &code)
      adding(to: &code)
      if needs.choices { choices(to: &code) }
      if needs.submenus { submenus(to: &code) }
      groups(to: &code)
      appending(to: &code)
    }
  }

  // MARK: - What has a menu

  private func building(to code: inout CodeTree) {
    let idiom = needs.entryIdioms
    code.blank()
    code.lines(
      """
      /// A menu of the app with its entries.
      @MainActor
      \(access)protocol \(prefix)MenuBuilding: \(prefix)MenuSurface {
        /// Whether commands that are not enabled are left out; if not, they are dimmed.
        var hidesUnavailable: Bool { get }
        /// Adds what the menu shows.
        func build(_ menu: \(prefix)MenuBuilder)
      }

      extension \(prefix)MenuBuilding {
        \(access)var hidesUnavailable: Bool { true }

        /// What the menu shows in a state, before any framework: for tests, and for menus of your own.
        \(if: !idiom, "\(access)func entries(in state: \(context.stateType)) -> [\(prefix)MenuEntry] {")
        \(if: idiom, "///")
        \(if: idiom, "/// - Parameter isPad: Whether entries for iPadOS are among them, and not those for iOS.")
        \(if: idiom, "\(access)func entries(")
        \(if: idiom, "  in state: \(context.stateType), isPad: Bool = false")
        \(if: idiom, ") -> [\(prefix)MenuEntry] {")
          let menu = \(prefix)MenuBuilder(
            state: state, hidesUnavailable: hidesUnavailable\(idiom ? ", isPad: isPad)" : ")")
          build(menu)
          return menu.entries
        }
      }
      """)
  }

  // MARK: - Entries

  private func item(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A command as a menu shows it in one state.
      \(access)nonisolated struct \(prefix)MenuItem: Hashable, Sendable {
        \(access)let command: \(command)
        \(access)let title: String
        \(if: described.subtitles, "\(access)let subtitle: String?")
        \(access)let image: \(prefix)MenuImage
        \(if: described.help, "/// What a tool tip says.")
        \(if: described.help, "\(access)let help: String?")
        /// Whether people can choose it; if not, it is dimmed.
        \(access)let isEnabled: Bool
        \(if: described.checks, "/// Whether it has a check mark.")
        \(if: described.checks, "\(access)let isChecked: Bool")
        \(if: described.alternates, "/// On the Mac, the keys that show it in place of the item before it.")
        \(if: described.alternates, "\(access)let alternate: MenuShortcut.Modifiers?")
      }
      """)
  }

  private func entry(to code: inout CodeTree) {
    let entries = "entries: [\(prefix)MenuEntry]"
    code.blank()
    code.lines(
      """
      /// What a menu has, however a framework shows it.
      \(access)nonisolated enum \(prefix)MenuEntry: Hashable, Sendable {
        case command(\(prefix)MenuItem)
        \(if: described.choices, "/// The options of a choice, of which one is checked.")
        \(if: described.choices, "case choice([\(prefix)MenuItem])")
        /// What is behind it is a group of its own.
        case separator
        \(if: described.submenus, "case submenu(")
        \(if: described.submenus, "  title: String, image: \(prefix)MenuImage, \(entries))")
        \(if: described.sections, "/// A group under a title.")
        \(if: described.sections, "case section(title: String, \(entries))")
        \(if: needs.rows, "/// Entries side by side.")
        \(if: needs.rows, "case row([\(prefix)MenuEntry])")
        \(if: needs.palettes, "case palette([\(prefix)MenuEntry])")
        \(if: hasStandard, "/// A command of the system.")
        \(if: hasStandard, "case standard(\(prefix)StandardCommand, title: String)")
        \(if: context.menuBarHasStandard, "/// What the system has in the menu bar, under a title of its own.")
        \(if: context.menuBarHasStandard, "case standardItem(\(prefix)StandardItem)")
      }
      """)
  }

  private var hasStandard: Bool { !context.standardCommands.isEmpty }

  private func standardCommands(to code: inout CodeTree) {
    let commands = context.standardCommands
    if commands.isEmpty { return }
    let symbols = commands.filter { ($0.olderSymbol ?? $0.symbol) != nil }
    code.blank()
    code.documentation(["The commands of the system in the menus of the app."])
    code.block("\(access)nonisolated enum \(prefix)StandardCommand: Hashable, Sendable") { code in
      for entry in commands { code.enumCase(entry.name) }
      code.blank()
      code.documentation(["The SF Symbol of the command."])
      code.block("\(access)var symbolName: String?") { code in
        if symbols.isEmpty {
          code.return(.null)
          return
        }
        code.switchOver(.code("self")) { code in
          for entry in symbols {
            guard let symbol = entry.olderSymbol ?? entry.symbol else { continue }
            code.case("." + SwiftName.member(entry.name), returning: .string(symbol))
          }
          if symbols.count < commands.count { code.defaultCase(returning: .null) }
        }
      }
    }
  }

  // MARK: - The builder

  private func stored(to code: inout CodeTree) {
    let idiom = needs.entryIdioms
    let nests = needs.submenus && context.hasManyCommands
    code.lines(
      """
      /// The state that the menu shows.
      let state: \(context.stateType)
      \(if: idiom, "/// Whether the app runs on iPad.")
      \(if: idiom, "let isPad: Bool")
      /// The entries so far, without separators at the ends or one behind the other.
      private(set) var entries: [\(prefix)MenuEntry] = []
      private let hidesUnavailable: Bool
      private var separatorIsDue = false
      \(if: nests, "/// What is around the submenu that has begun; the title and the image of that submenu.")
      \(if: nests, "private var outer: \(prefix)MenuBuilder?")
      \(if: nests, "private var submenuTitle = \"\"")
      \(if: nests, "private var submenuImage = \(prefix)MenuImage.hidden")

      /// Begins a menu.
      ///
      /// - Parameters:
      ///   - state: The state of the app when the menu opened.
      ///   - hidesUnavailable: Whether commands that are not enabled are left out, as in a
      ///     context menu; if not, they are dimmed.
      \(if: idiom, "///   - isPad: Whether the app runs on iPad.")
      \(if: idiom, "init(state: \(context.stateType), hidesUnavailable: Bool, isPad: Bool = false) {")
      \(if: !idiom, "init(state: \(context.stateType), hidesUnavailable: Bool) {")
        self.state = state
        self.hidesUnavailable = hidesUnavailable
        \(if: idiom, "self.isPad = isPad")
      }
      """)
  }

  /// The most commands that one call adds in a large module.
  static let mostAdded = 4

  private func adding(to code: inout CodeTree) {
    members.commands(to: &code)
    for group in context.commandGroups { adding(of: group, to: &code) }
    code.blank()
    code.lines(
      """
      /// Adds a command\(overrides ? ", with a title or a picture that it has only here" : "").
      \(if: needs.alternates, "///")
      \(if: needs.alternates, "/// - Parameter alternate: The keys that show it in place of the item before it.")
      @inline(never)
      \(if: !varies, "func add(_ command: \(command)) {")
      \(if: !varies, "  guard let item = item(for: command) else { return }")
      \(if: varies, "func add(")
      \(if: varies, "  _ command: \(command),")
      \(if: overrides, "  title: String? = nil,")
      \(if: overrides, "  image: \(prefix)MenuImage = .own\(needs.alternates ? "," : "")")
      \(if: needs.alternates, "  alternate: MenuShortcut.Modifiers? = nil")
      \(if: varies, ") {")
      \(if: varies, "  let item = item(\(itemArguments))")
      \(if: varies, "  guard let item else { return }")
        append(.command(item))
      }
      """)
    members.separation(to: &code)
  }

  private var itemArguments: String {
    "for: command" + (overrides ? ", title: title, image: image" : "")
      + (needs.alternates ? ", alternate: alternate" : "")
  }

  /// Appends the methods that add commands of one block, in a large module.
  private func adding(of group: CommandGroup, to code: inout CodeTree) {
    guard let label = context.addLabel(of: group) else { return }
    let names = (1...Self.mostAdded).map { "command\($0)" }
    let type = command + "." + group.typeName
    let make = "." + SwiftName.member(group.caseName ?? "")
    for count in 1...Self.mostAdded {
      code.blank()
      code.documentation([
        count == 1 ? "Adds a command of \(group.typeName)." : "Adds \(count) of them."
      ])
      code.line("@inline(never)")
      let parameters = names.prefix(count).map { name in
        (name == names[0] ? label : "_") + " " + name + ": " + type
      }
      code.function("func add", parameters) { code in
        for name in names.prefix(count) { code.line("add(\(make)(\(name)))") }
      }
    }
  }

  private func choices(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds the options of a choice, of which one is checked.
      @inline(never)
      func addChoice(_ commands: [\(command)]) {
        let items = commands.compactMap { command in item(for: command) }
        if !items.isEmpty { append(.choice(items)) }
      }
      """)
  }

  /// Appends how a submenu begins and ends in a large module.
  private func submenuEnds(to code: inout CodeTree) {
    let looksUp = context.looksUpTexts
    code.blank()
    code.lines(
      """
      /// Begins a submenu: what is added goes there until it ends.
      @inline(never)
      func beginSubmenu(_ title: String, image: \(prefix)MenuImage = .hidden) {
        let outer = \(prefix)MenuBuilder(state: state, hidesUnavailable: hidesUnavailable)
        outer.entries = entries
        outer.separatorIsDue = separatorIsDue
        outer.outer = self.outer
        outer.submenuTitle = title
        outer.submenuImage = image
        self.outer = outer
        entries = []
        separatorIsDue = false
      }

      \(if: looksUp, "/// Begins a submenu whose title has a key in the localization table.")
      \(if: looksUp, "@inline(never)")
      \(if: looksUp, "func beginSubmenu(_ title: String, key: String) {")
      \(if: looksUp, "  beginSubmenu(String(menuText: title, key: key))")
      \(if: looksUp, "}")

      /// Ends the submenu that began last.
      @inline(never)
      func endSubmenu() {
        guard let outer else { return }
        let inner = entries
        entries = outer.entries
        separatorIsDue = outer.separatorIsDue
        self.outer = outer.outer
        if inner.isEmpty { return }
        append(
          .submenu(title: outer.submenuTitle, image: outer.submenuImage, entries: inner))
      }
      """)
  }

  private func submenus(to code: inout CodeTree) {
    let isLarge = context.hasManyCommands
    if isLarge { submenuEnds(to: &code) }
    code.blank()
    code.lines(
      """
      \(if: !isLarge, "/// Adds a submenu.")
      \(if: !isLarge, "@inline(never)")
      \(if: !isLarge, "func addSubmenu(")
      \(if: !isLarge, "  _ title: String,")
      \(if: !isLarge, "  image: \(prefix)MenuImage = .hidden,")
      \(if: !isLarge, "  _ build: (\(prefix)MenuBuilder) -> Void")
      \(if: !isLarge, ") {")
      \(if: !isLarge, "  let entries = entries(of: build)")
      \(if: !isLarge, "  if !entries.isEmpty { append(.submenu(title: title, image: image, entries: entries)) }")
      \(if: !isLarge, "}")

      /// Adds a submenu of all that a command can carry, under the command's title and picture.
      @inline(never)
      func addSubmenu(
        of commands: [\(command)],
        title: String? = nil,
        image: \(prefix)MenuImage = .own
      ) {
        addSubmenu(of: commands, title: title, image: image) { menu in menu.add(commands) }
      }

      \(if: needs.choiceSubmenus, "/// Adds a submenu of the options of a choice, of which one is checked.")
      \(if: needs.choiceSubmenus, "@inline(never)")
      \(if: needs.choiceSubmenus, "func addChoiceSubmenu(")
      \(if: needs.choiceSubmenus, "  of commands: [\(command)],")
      \(if: needs.choiceSubmenus, "  title: String? = nil,")
      \(if: needs.choiceSubmenus, "  image: \(prefix)MenuImage = .own")
      \(if: needs.choiceSubmenus, ") {")
      \(if: needs.choiceSubmenus, "  addSubmenu(of: commands, title: title, image: image) { menu in menu.addChoice(commands) }")
      \(if: needs.choiceSubmenus, "}")

      private func addSubmenu(
        of commands: [\(command)],
        title: String?,
        image: \(prefix)MenuImage,
        _ build: (\(prefix)MenuBuilder) -> Void
      ) {
        guard let command = commands.first else { return }
        \(isLarge ? "beginSubmenu" : "addSubmenu")(
          title ?? command.title(in: state),
          image: image == .own ? command.submenuImage(in: state) : image\(isLarge ? ")" : ",")
          \(if: !isLarge, "build)")
        \(if: isLarge, "build(self)")
        \(if: isLarge, "endSubmenu()")
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
        func addSection(_ title: String, _ build: (\(prefix)MenuBuilder) -> Void) {
          let entries = entries(of: build)
          if !entries.isEmpty { append(.section(title: title, entries: entries)) }
        }
        """)
    }
    if needs.rows {
      code.blank()
      code.lines(
        """
        /// Adds entries side by side: up to three with their titles, more as pictures alone.
        @inline(never)
        func addRow(_ build: (\(prefix)MenuBuilder) -> Void) {
          let entries = entries(of: build)
          if !entries.isEmpty { append(.row(entries)) }
        }
        """)
    }
    if needs.palettes {
      code.blank()
      code.lines(
        """
        /// Adds entries as a palette.
        @inline(never)
        func addPalette(_ build: (\(prefix)MenuBuilder) -> Void) {
          let entries = entries(of: build)
          if !entries.isEmpty { append(.palette(entries)) }
        }
        """)
    }
    if hasStandard {
      code.blank()
      code.lines(
        """
        /// Adds a command of the system, which the responder chain performs and validates.
        @inline(never)
        func addStandard(_ command: \(prefix)StandardCommand, title: String) {
          append(.standard(command, title: title))
        }
        """)
    }
  }

  private func appending(to code: inout CodeTree) {
    let title = "command.menuTitle(in: state)"
    let image = "command.menuImage(in: state)"
    members.appending(to: &code)
    let hasClosures = needs.submenus && !context.hasManyCommands
    if hasClosures || needs.sections || needs.rows || needs.palettes {
      code.blank()
      code.documentation(["The entries that a closure adds."])
      code.line("private func entries(")
      code.line("  of build: (\(prefix)MenuBuilder) -> Void")
      code.block(") -> [\(prefix)MenuEntry]") { code in members.nesting(to: &code) }
    }
    code.blank()
    code.lines(
      """
      /// A command as the menu shows it; nil where it does not.
      \(if: !varies, "private func item(for command: \(command)) -> \(prefix)MenuItem? {")
      \(if: varies, "private func item(")
      \(if: varies, "  for command: \(command),")
      \(if: overrides, "  title: String? = nil,")
      \(if: overrides, "  image: \(prefix)MenuImage = .own\(needs.alternates ? "," : "")")
      \(if: needs.alternates, "  alternate: MenuShortcut.Modifiers? = nil")
      \(if: varies, ") -> \(prefix)MenuItem? {")
        let isEnabled = command.isEnabled(in: state)
        guard command.isShown(in: state), isEnabled || !hidesUnavailable else { return nil }
        return \(prefix)MenuItem(
          command: command,
          title: \(overrides ? "title ?? " + title : title),
          \(if: described.subtitles, "subtitle: command.subtitle(in: state),")
          image: \(overrides ? "image == .own ? " + image + " : image" : image),
          \(if: described.help, "help: command.help(in: state),")
          isEnabled: isEnabled\(described.checks || described.alternates ? "," : ")")
          \(if: described.checks, "isChecked: command.isChecked(in: state)\(described.alternates ? "," : ")")")
          \(if: described.alternates, "alternate: \(needs.alternates ? "alternate" : "nil"))")
      }
      """)
  }
}
