import MenuModel

/// Writes what the menus of the menu bar share: how they ask the window in front, and their views.
struct SwiftUIMenuBarViews {
  let context: EmissionContext
  let parts: MenuBarParts
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var command: String { context.commandType }
  private var state: String { context.stateType }
  /// What the commands of the menu bar need.
  private var needs: MenuNeeds { parts.needs }
  private var hasStandard: Bool { !parts.standard.isEmpty }
  /// `notesFrontWindow`
  private var member: String { SwiftName.lowerCamel(prefix) + "FrontWindow" }

  func emit(to code: inout CodeTree) {
    frontWindow(to: &code)
    windowModifier(to: &code)
    menuContext(to: &code)
    content(to: &code)
    if hasChangingTitles { changingMenu(to: &code) }
    entries(to: &code)
    entry(to: &code)
    item(to: &code)
    if needs.choices { choice(to: &code) }
    if needs.alternates { alternates(to: &code) }
    if needs.shortcuts { SwiftUIShortcuts.append(to: &code) }
    if needs.shortcuts || needs.alternates { SwiftUIShortcuts.modifiers(to: &code) }
    if Self.wrapsInspector(context) { inspector(to: &code) }
    borrowed(to: &code)
  }

  /// Appends what the other menus of SwiftUI bring along where the module has them.
  private func borrowed(to code: inout CodeTree) {
    let others = context.needs(of: .swiftui)
    let haveLabels =
      others.contextMenus || others.buttons || ToolbarNeeds(of: .swiftui, in: context).menus
    let views = SwiftUIItemViews(context: context, needs: needs, checks: checks)
    if !haveLabels { views.label(to: &code) }
    if !others.any { views.image(to: &code) }
    if needs.confirmations && !(others.any && others.confirmations) {
      SwiftUIConfirmation(context: context, checks: checks).emit(to: &code)
    }
  }

  // MARK: - The window in front

  private func frontWindow(to code: inout CodeTree) {
    code.lines(
      """
      /// What the window in front says to the menu bar.
      nonisolated struct \(prefix)FrontWindow {
        let state: @MainActor () -> \(state)
        /// Performs a command\(needs.confirmations ? ", or asks for its confirmation first" : "").
        let choose: @MainActor (\(command)) -> Void
      }

      private nonisolated enum \(prefix)FrontWindowKey: FocusedValueKey {
        typealias Value = \(prefix)FrontWindow
      }

      nonisolated extension FocusedValues {
        /// The window in front, while it has `\(SwiftName.lowerCamel(prefix))Commands(state:perform:)`.
        var \(member): \(prefix)FrontWindow? {
          get { self[\(prefix)FrontWindowKey.self] }
          set { self[\(prefix)FrontWindowKey.self] = newValue }
        }
      }

      /// What the app performs by itself, while no window is in front.
      @MainActor
      struct \(prefix)AppCommands {
        let state: @MainActor () -> \(state)
        let perform: @MainActor (\(command)) -> Void
        let handles: @MainActor (\(command)) -> Bool
      }
      """)
  }

  private func windowModifier(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Lets the menu bar work on a window."])
    code.block("private struct \(prefix)FrontWindowModifier: ViewModifier") { code in
      code.lines(
        """
        let state: @MainActor () -> \(state)
        let perform: @MainActor (\(command)) -> Void
        \(if: needs.confirmations, "@State private var pending: \(prefix)PendingCommand?")

        func body(content: Content) -> some View {
          content
            .focusedSceneValue(
              \\.\(member),
              \(prefix)FrontWindow(state: state, choose: \(needs.confirmations ? "choose)" : "perform))")
            \(if: needs.confirmations, ")")
            \(if: needs.confirmations, ".confirming($pending)")
        }
        """)
      guard needs.confirmations else { return }
      code.blank()
      code.lines(
        """
        private func choose(_ command: \(command)) {
          let current = state()
          guard let question = command.confirmation(in: current) else {
            perform(command)
            return
          }
          pending = \(prefix)PendingCommand(
            command: command,
            title: command.menuTitle(in: current),
            question: question,
            perform: perform)
        }
        """)
    }
    code.blank()
    code.block("extension View") { code in
      code.documentation([
        "Lets the menu bar show `state` and hand chosen commands to `perform` while this view's window",
        "is in front.",
      ])
      code.documentation([
        "",
        "Put it on what fills the window."
          + (needs.confirmations ? " Commands that need a confirmation ask for it there." : ""),
      ])
      code.lines(
        """
        \(access)func \(SwiftName.lowerCamel(prefix))Commands(
          state: @escaping @MainActor () -> \(state),
          perform: @escaping @MainActor (\(command)) -> Void
        ) -> some View {
          return modifier(\(prefix)FrontWindowModifier(state: state, perform: perform))
        }
        """)
    }
  }

  private func menuContext(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// What the entries of the menu bar share.
      @MainActor
      struct \(prefix)MenuBarContext {
        /// The state of the window in front, or of the app while there is none.
        let state: \(state)
        private let window: \(prefix)FrontWindow?
        private let app: \(prefix)AppCommands

        init(of app: \(prefix)AppCommands, window: \(prefix)FrontWindow?) {
          self.state = window?.state() ?? app.state()
          self.window = window
          self.app = app
        }

        /// Whether people can choose an item now. All others keep their places and are dimmed.
        func enables(_ item: \(prefix)MenuBarItem) -> Bool {
          guard item.isEnabled(in: state) else { return false }
          if window != nil { return true }
          \(if: needs.confirmations, "// There is no view that could ask for a confirmation.")
          \(if: needs.confirmations, "guard item.command.confirmation(in: state) == nil else { return false }")
          return app.handles(item.command)
        }

        /// Hands a command to the window in front, or to the app while there is none.
        func choose(_ command: \(command)) {
          if let window {
            window.choose(command)
          } else {
            app.perform(command)
          }
        }
      }
      """)
  }

  /// Appends the view that a menu of the system's or of the app's own holds.
  private func content(to code: inout CodeTree) {
    let builder = "\(prefix)MenuBarBuilder"
    let isPad = parts.hasIdioms ? "isPad: true" : ""
    code.blank()
    code.documentation(["Entries of a menu, as the window in front has them."])
    code.line("@MainActor")
    code.block("struct \(prefix)MenuBarContent: View") { code in
      code.lines(
        """
        @FocusedValue(\\.\(member)) private var window
        private let app: \(prefix)AppCommands
        private let entries: [\(prefix)MenuBarEntry]
        private let isSetOff: Bool

        """)
      if hasStandard {
        code.documentation([
          "- Parameters:",
          "  - parts: Which entries, from 0, where commands of the system stand between them; none for",
          "    all.",
          "  - isSetOff: Whether separators are around the entries.",
        ])
      } else {
        code.documentation(["- Parameter isSetOff: Whether separators are around the entries."])
      }
      code.function(
        "init",
        ["_ app: \(prefix)AppCommands", "_ build: (\(builder)) -> Void"]
          + (hasStandard ? ["parts: [Int] = []"] : []) + ["isSetOff: Bool = false"]
      ) { code in
        code.lines(
          """
          \(if: !hasStandard, "self.entries = \(builder)(\(isPad)).entries(of: build)")
          \(if: hasStandard, "// What the system has is in its own groups.")
          \(if: hasStandard, "let all = \(builder)(\(isPad)).entries(of: build).split { entry in")
          \(if: hasStandard, "  if case .standard = entry { return true }")
          \(if: hasStandard, "  return false")
          \(if: hasStandard, "}.filter { part in !part.allSatisfy(\\.isSeparator) }")
          \(if: hasStandard, "let shown = all.indices.filter { part in parts.isEmpty || parts.contains(part) }")
          \(if: hasStandard, "self.entries = shown.flatMap { part in all[part] }")
          self.app = app
          self.isSetOff = isSetOff
          """)
      }
      code.lines(
        """

        var body: some View {
          let menu = \(prefix)MenuBarContext(of: app, window: window)
          \(prefix)MenuBarEntries(entries, in: menu, isSetOff: isSetOff)
        }
        """)
    }
  }

  /// Whether the title of a menu depends on the state.
  private var hasChangingTitles: Bool {
    let menus = context.module.menuBar?.menus ?? []
    return menus.contains { $0.shownTitle(in: context.module)?.isPlain == false }
  }

  private func changingMenu(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A menu whose title depends on the window in front.
      @MainActor
      struct \(prefix)ChangingMenu: Commands {
        @FocusedValue(\\.\(member)) private var window
        private let app: \(prefix)AppCommands
        private let title: @MainActor (\(state)) -> String
        private let entries: (\(prefix)MenuBarBuilder) -> Void

        init(
          _ app: \(prefix)AppCommands,
          title: @escaping @MainActor (\(state)) -> String,
          entries: @escaping (\(prefix)MenuBarBuilder) -> Void
        ) {
          self.app = app
          self.title = title
          self.entries = entries
        }

        var body: some Commands {
          CommandMenu(title(window?.state() ?? app.state())) {
            \(prefix)MenuBarContent(app, entries)
          }
        }
      }
      """)
  }

  // MARK: - Entries

  private func entries(to code: inout CodeTree) {
    let pairs = needs.alternates
    code.blank()
    code.lines(
      """
      /// The entries of a menu, each group in a section of its own.
      struct \(prefix)MenuBarEntries: View {
        private let groups: [[\(prefix)MenuBarEntry]]
        private let menu: \(prefix)MenuBarContext
        private let isSetOff: Bool

        init(
          _ entries: [\(prefix)MenuBarEntry],
          in menu: \(prefix)MenuBarContext,
          isSetOff: Bool = false
        ) {
          self.groups = entries.split { entry in entry.isSeparator }.map { group in Array(group) }
          self.menu = menu
          self.isSetOff = isSetOff
        }

        var body: some View {
          ForEach(groups.indices, id: \\.self) { index in
            if isSetOff || groups.count > 1 {
              Section {
                views(of: groups[index])
              }
            } else {
              views(of: groups[index])
            }
          }
        }

        private func views(of entries: [\(prefix)MenuBarEntry]) -> some View {
          ForEach(entries.indices, id: \\.self) { index in
            \(if: !pairs, "\(prefix)MenuBarEntryView(entry: entries[index], menu: menu)")
            \(if: pairs, "if let alternate = alternate(at: index + 1, in: entries),")
            \(if: pairs, "  case .command(let item) = entries[index]")
            \(if: pairs, "{")
            \(if: pairs, "  \(prefix)MenuBarAlternates(item: item, alternate: alternate, menu: menu)")
            \(if: pairs, "} else if alternate(at: index, in: entries) == nil {")
            \(if: pairs, "  \(prefix)MenuBarEntryView(entry: entries[index], menu: menu)")
            \(if: pairs, "}")
          }
        }

        \(if: pairs, "/// The item that takes the place of the command before it; nil where it does not.")
        \(if: pairs, "private func alternate(")
        \(if: pairs, "  at index: Int, in entries: [\(prefix)MenuBarEntry]")
        \(if: pairs, ") -> \(prefix)MenuBarItem? {")
        \(if: pairs, "  guard index > 0, index < entries.count, case .command = entries[index - 1],")
        \(if: pairs, "    case .command(let item) = entries[index], item.alternate != nil")
        \(if: pairs, "  else { return nil }")
        \(if: pairs, "  return item")
        \(if: pairs, "}")
      }
      """)
  }

  private func entry(to code: inout CodeTree) {
    let menus = parts.hasSubmenus
    let hasGroups = needs.rows || needs.palettes
    code.blank()
    code.lines(
      """
      /// An entry of a menu in the menu bar.
      struct \(prefix)MenuBarEntryView: View {
        let entry: \(prefix)MenuBarEntry
        let menu: \(prefix)MenuBarContext

        var body: some View {
          switch entry {
          case .command(let item):
            \(prefix)MenuBarItemView(item: item, menu: menu)
          \(if: needs.choices, "case .choice(let items):")
          \(if: needs.choices, "  \(prefix)MenuBarChoice(items: items, menu: menu)")
          \(if: parts.hasLists, "case .list(let items):")
          \(if: parts.hasLists, "  ForEach(items(menu.state), id: \\.command) { item in")
          \(if: parts.hasLists, "    \(prefix)MenuBarItemView(item: item, menu: menu)")
          \(if: parts.hasLists, "  }")
          case .separator\(hasStandard ? ", .standard" : ""):
            EmptyView()
          \(if: menus, "case .submenu(let submenu):")
          \(if: menus, "  Menu {")
          \(if: menus, "    \(prefix)MenuBarEntries(submenu.entries, in: menu)")
          \(if: menus, "  } label: {")
          \(if: menus, "    \(prefix)CommandLabel(")
          \(if: menus, "      title: submenu.title(menu.state), image: submenu.image(menu.state))")
          \(if: menus, "  }")
          \(if: needs.sections, "case .section(let section):")
          \(if: needs.sections, "  Section {")
          \(if: needs.sections, "    \(prefix)MenuBarEntries(section.entries, in: menu)")
          \(if: needs.sections, "  } header: {")
          \(if: needs.sections, "    Text(verbatim: section.title(menu.state))")
          \(if: needs.sections, "  }")
          \(if: hasGroups, "case .group(let entries):")
          \(if: hasGroups, "  \(prefix)MenuBarEntries(entries, in: menu)")
          }
        }
      }
      """)
  }

  private func item(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A command as an item of a menu in the menu bar."])
    code.block("struct \(prefix)MenuBarItemView: View") { code in
      code.lines(
        """
        let item: \(prefix)MenuBarItem
        let menu: \(prefix)MenuBarContext

        var body: some View {
          \(if: !needs.shortcuts, "control.disabled(!menu.enables(item))")
          \(if: needs.shortcuts, "if let shortcut = item.command.shortcut?.keyboardShortcut {")
          \(if: needs.shortcuts, "  control.disabled(!menu.enables(item)).keyboardShortcut(shortcut)")
          \(if: needs.shortcuts, "} else {")
          \(if: needs.shortcuts, "  control.disabled(!menu.enables(item))")
          \(if: needs.shortcuts, "}")
        }

        """)
      if needs.checks {
        code.lines(
          """
          @ViewBuilder
          private var control: some View {
            if item.command.isChecked(in: menu.state) {
              Toggle(isOn: isOn) {
                label
              }
            } else {
              button
            }
          }

          private var isOn: Binding<Bool> {
            return Binding {
              true
            } set: { @MainActor _ in
              menu.choose(item.command)
            }
          }

          """)
      }
      code.lines(
        """
        private var \(needs.checks ? "button" : "control"): some View {
          Button(role: item.command.isDestructive ? .destructive : nil) {
            menu.choose(item.command)
          } label: {
            label
          }
        }

        private var label: \(prefix)CommandLabel {
          \(prefix)CommandLabel(
            title: item.title(in: menu.state), image: item.image(in: menu.state))
        }
        """)
    }
  }

  private func choice(to code: inout CodeTree) {
    code.blank()
    code.documentation(["The options of a choice in the menu bar, of which one is checked."])
    code.block("struct \(prefix)MenuBarChoice: View") { code in
      code.lines(
        """
        let items: [\(prefix)MenuBarItem]
        let menu: \(prefix)MenuBarContext

        var body: some View {
          Picker(selection: selection) {
            ForEach(items, id: \\.command) { item in
              option(item).tag(Optional(item.command))
            }
          } label: {
            EmptyView()
          }
          .pickerStyle(.inline)
          .disabled(!items.contains { item in menu.enables(item) })
        }

        """)
      if needs.shortcuts {
        code.lines(
          """
          @ViewBuilder
          private func option(_ item: \(prefix)MenuBarItem) -> some View {
            if let shortcut = item.command.shortcut?.keyboardShortcut {
              label(of: item).keyboardShortcut(shortcut)
            } else {
              label(of: item)
            }
          }

          """)
      }
      code.lines(
        """
        private func \(needs.shortcuts ? "label(of item" : "option(_ item"): \(prefix)MenuBarItem) -> \(prefix)CommandLabel {
          return \(prefix)CommandLabel(
            title: item.title(in: menu.state), image: item.image(in: menu.state))
        }

        private var selection: Binding<\(command)?> {
          return Binding { @MainActor in
            items.first { item in item.command.isOn(in: menu.state) }?.command
          } set: { @MainActor command in
            if let command { menu.choose(command) }
          }
        }
        """)
    }
  }

  private func alternates(to code: inout CodeTree) {
    let platforms = context.menuBarPlatforms(of: .swiftui)
    let mac = AvailabilityChecks(context: context, framework: .swiftui)
      .availability(of: .modifierKeyAlternate, on: [.macOS])
    let view = "\(prefix)MenuBarItemView"
    func plain(_ code: inout CodeTree) {
      code.line("\(view)(item: item, menu: menu)")
      code.line("\(view)(item: alternate, menu: menu)")
    }
    func alternating(_ code: inout CodeTree) {
      func keys(_ code: inout CodeTree) {
        code.lines(
          """
          \(view)(item: item, menu: menu)
            .modifierKeyAlternate(alternate.alternate?.eventModifiers ?? []) {
              \(view)(item: alternate, menu: menu)
            }
          """)
      }
      if let condition = mac.condition {
        code.if(.code("#available(" + condition + ")"), keys, else: { code in plain(&code) })
      } else {
        keys(&code)
      }
    }
    code.blank()
    code.documentation([
      "A command, and one in its place while modifiers are held. Where the system cannot exchange them,",
      "both are there.",
    ])
    code.block("struct \(prefix)MenuBarAlternates: View") { code in
      code.lines(
        """
        let item: \(prefix)MenuBarItem
        let alternate: \(prefix)MenuBarItem
        let menu: \(prefix)MenuBarContext

        """)
      code.line("@ViewBuilder")
      code.block("var body: some View") { code in
        if !platforms.contains(.macOS) {
          plain(&code)
        } else if platforms.count == 1 {
          alternating(&code)
        } else {
          code.conditional("os(macOS)", { code in alternating(&code) }, else: plain)
        }
      }
    }
  }

  // MARK: - Inspectors

  /// Whether the menu bar shows `InspectorCommands`, which not all its systems have.
  static func wrapsInspector(_ context: EmissionContext) -> Bool {
    guard let menuBar = context.module.menuBar else { return false }
    let platforms = context.menuBarPlatforms(of: .swiftui)
    let isShown = menuBar.menus.contains { menu in
      menu.entries.contains { entry in
        guard case .standard(let command) = entry.kind else { return false }
        return command.name.text == "inspector"
      }
    }
    let checks = AvailabilityChecks(context: context, framework: .swiftui)
    return isShown
      && checks.availability(of: .inspectorCommands, on: platforms).condition != nil
  }

  private func inspector(to code: inout CodeTree) {
    let condition = checks.availability(
      of: .inspectorCommands, on: context.menuBarPlatforms(of: .swiftui)
    ).condition
    guard let condition else { return }
    code.blank()
    code.documentation(["Show Inspector, on the systems that have it."])
    code.block("struct \(prefix)InspectorCommands: Commands") { code in
      code.block("var body: some Commands") { code in
        code.if(
          .code("#available(" + condition + ")"),
          { code in code.line("return InspectorCommands()") },
          else: { code in code.line("return EmptyCommands()") })
      }
    }
  }
}

extension AvailabilityChecks {
  /// How the code may use an API on some of the framework's platforms.
  func availability(of api: PlatformAPI, on platforms: [Platform]) -> Availability {
    Availability(of: api, on: platforms, in: context.module.app)
  }
}
