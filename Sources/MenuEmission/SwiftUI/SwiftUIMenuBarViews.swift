import MenuModel

/// Writes what the menus of the menu bar share: how they ask the window in front, and their views.
struct SwiftUIMenuBarViews {
  let context: EmissionContext
  /// What the menu bar needs.
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var command: String { context.commandType }
  private var state: String { context.stateType }
  private var overrides: Bool { needs.titles || needs.images }
  /// `notesFrontWindow`
  private var member: String { SwiftName.lowerCamel(prefix) + "FrontWindow" }

  func emit(to code: inout CodeTree) {
    frontWindow(to: &code)
    windowModifier(to: &code)
    menuContext(to: &code)
    entries(to: &code)
    if hasChangingTitles { titledMenu(to: &code) }
    item(to: &code)
    items(to: &code)
    if needs.choices { choice(to: &code) }
    if needs.submenus { submenu(to: &code) }
    if needs.sections { section(to: &code) }
    if needs.alternates { alternates(to: &code) }
    if needs.shortcuts { SwiftUIShortcuts.append(to: &code) }
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
        \(if: needs.conditions, "private var isEnabled = true")

        init(of app: \(prefix)AppCommands, window: \(prefix)FrontWindow?) {
          self.state = window?.state() ?? app.state()
          self.window = window
          self.app = app
        }

        \(if: needs.conditions, "/// The same for entries that are dimmed unless a condition holds.")
        \(if: needs.conditions, "func enabled(when condition: Bool) -> \(prefix)MenuBarContext {")
        \(if: needs.conditions, "  var menu = self")
        \(if: needs.conditions, "  menu.isEnabled = isEnabled && condition")
        \(if: needs.conditions, "  return menu")
        \(if: needs.conditions, "}")

        /// Whether people can choose a command now. All others keep their places and are dimmed.
        func enables(_ command: \(command)) -> Bool {
          \(if: needs.conditions, "guard isEnabled else { return false }")
          guard command.isShown(in: state), command.isEnabled(in: state) else { return false }
          if window != nil { return true }
          \(if: needs.confirmations, "// There is no view that could ask for a confirmation.")
          \(if: needs.confirmations, "guard command.confirmation(in: state) == nil else { return false }")
          return app.handles(command)
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

  private func entries(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Entries of a menu, as the window in front has them.
      struct \(prefix)MenuBarContent<Content: View>: View {
        @FocusedValue(\\.\(member)) private var window
        private let app: \(prefix)AppCommands
        private let content: (\(prefix)MenuBarContext) -> Content

        init(
          _ app: \(prefix)AppCommands,
          @ViewBuilder content: @escaping (\(prefix)MenuBarContext) -> Content
        ) {
          self.app = app
          self.content = content
        }

        var body: some View {
          content(\(prefix)MenuBarContext(of: app, window: window))
        }
      }
      """)
  }

  /// Whether the title of a menu depends on the state.
  private var hasChangingTitles: Bool {
    let menus = context.module.menuBar?.menus ?? []
    return menus.contains { $0.shownTitle(in: context.module)?.isPlain == false }
  }

  private func titledMenu(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A menu whose title depends on the window in front.
      struct \(prefix)MenuBarMenu<Content: View>: Commands {
        @FocusedValue(\\.\(member)) private var window
        private let app: \(prefix)AppCommands
        private let title: @MainActor (\(state)) -> String
        private let content: (\(prefix)MenuBarContext) -> Content

        init(
          _ app: \(prefix)AppCommands,
          title: @escaping @MainActor (\(state)) -> String,
          @ViewBuilder content: @escaping (\(prefix)MenuBarContext) -> Content
        ) {
          self.app = app
          self.title = title
          self.content = content
        }

        var body: some Commands {
          CommandMenu(title(window?.state() ?? app.state())) {
            \(prefix)MenuBarContent(app, content: content)
          }
        }
      }
      """)
  }

  // MARK: - Entries

  private func item(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A command as an item of a menu in the menu bar."])
    code.block("struct \(prefix)MenuBarEntry: View") { code in
      code.lines(
        """
        private let command: \(command)
        private let menu: \(prefix)MenuBarContext
        \(if: overrides, "private let title: String?")
        \(if: overrides, "private let image: \(prefix)MenuImage")

        @inline(never)
        \(if: !overrides, "init(_ command: \(command), in menu: \(prefix)MenuBarContext) {")
        \(if: overrides, "init(")
        \(if: overrides, "  _ command: \(command),")
        \(if: overrides, "  in menu: \(prefix)MenuBarContext,")
        \(if: overrides, "  title: String? = nil,")
        \(if: overrides, "  image: \(prefix)MenuImage = .own")
        \(if: overrides, ") {")
          self.command = command
          self.menu = menu
          \(if: overrides, "self.title = title")
          \(if: overrides, "self.image = image")
        }

        var body: some View {
          \(if: !needs.shortcuts, "item.disabled(!menu.enables(command))")
          \(if: needs.shortcuts, "if let shortcut = command.shortcut?.keyboardShortcut {")
          \(if: needs.shortcuts, "  item.disabled(!menu.enables(command)).keyboardShortcut(shortcut)")
          \(if: needs.shortcuts, "} else {")
          \(if: needs.shortcuts, "  item.disabled(!menu.enables(command))")
          \(if: needs.shortcuts, "}")
        }

        """)
      if needs.checks {
        code.lines(
          """
          @ViewBuilder
          private var item: some View {
            if command.isChecked(in: menu.state) {
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
              menu.choose(command)
            }
          }

          """)
      }
      code.lines(
        """
        private var \(needs.checks ? "button" : "item"): some View {
          Button(role: command.isDestructive ? .destructive : nil) {
            menu.choose(command)
          } label: {
            label
          }
        }

        private var label: \(prefix)CommandLabel {
          \(prefix)CommandLabel(
            title: \(overrides ? "title ?? " : "")command.menuTitle(in: menu.state),
            image: \(overrides ? "image == .own ? command.menuImage(in: menu.state) : image" : "command.menuImage(in: menu.state)"))
        }
        """)
    }
  }

  private func items(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Commands as items of a menu in the menu bar, one below the other.
      struct \(prefix)MenuBarEntries: View {
        private let commands: [\(command)]
        private let menu: \(prefix)MenuBarContext

        @inline(never)
        init(_ commands: [\(command)], in menu: \(prefix)MenuBarContext) {
          self.commands = commands
          self.menu = menu
        }

        var body: some View {
          ForEach(commands, id: \\.self) { command in
            \(prefix)MenuBarEntry(command, in: menu)
          }
        }
      }
      """)
  }

  private func choice(to code: inout CodeTree) {
    code.blank()
    code.documentation(["The options of a choice in the menu bar, of which one is checked."])
    code.block("struct \(prefix)MenuBarChoice: View") { code in
      code.lines(
        """
        private let commands: [\(command)]
        private let menu: \(prefix)MenuBarContext

        @inline(never)
        init(_ commands: [\(command)], in menu: \(prefix)MenuBarContext) {
          self.commands = commands
          self.menu = menu
        }

        var body: some View {
          Picker(selection: selection) {
            ForEach(commands, id: \\.self) { command in
              option(command).tag(Optional(command))
            }
          } label: {
            EmptyView()
          }
          .pickerStyle(.inline)
          .disabled(!commands.contains { command in menu.enables(command) })
        }

        """)
      if needs.shortcuts {
        code.lines(
          """
          @ViewBuilder
          private func option(_ command: \(command)) -> some View {
            if let shortcut = command.shortcut?.keyboardShortcut {
              label(of: command).keyboardShortcut(shortcut)
            } else {
              label(of: command)
            }
          }

          """)
      }
      code.lines(
        """
        private func \(needs.shortcuts ? "label(of command" : "option(_ command"): \(command)) -> \(prefix)CommandLabel {
          return \(prefix)CommandLabel(
            title: command.menuTitle(in: menu.state),
            image: command.menuImage(in: menu.state))
        }

        private var selection: Binding<\(command)?> {
          return Binding { @MainActor in
            commands.first { command in command.isOn(in: menu.state) }
          } set: { @MainActor command in
            if let command { menu.choose(command) }
          }
        }
        """)
    }
  }

  private func submenu(to code: inout CodeTree) {
    let hasCommands = !needs.payloads.isEmpty
    code.blank()
    code.documentation(["A submenu in the menu bar, which opens whatever is enabled in it."])
    code.block("struct \(prefix)MenuBarSubmenu<Content: View>: View") { code in
      code.lines(
        """
        private let title: String
        private let image: \(prefix)MenuImage
        private let content: Content

        @inline(never)
        init(
          _ title: String,
          image: \(prefix)MenuImage = .hidden,
          @ViewBuilder content: () -> Content
        ) {
          self.title = title
          self.image = image
          self.content = content()
        }

        """)
      if hasCommands {
        code.lines(
          """
          /// A submenu of all that a command can carry, under the command's title and picture.
          @inline(never)
          init(
            of command: \(command),
            in menu: \(prefix)MenuBarContext,
            title: String? = nil,
            image: \(prefix)MenuImage = .own,
            @ViewBuilder content: () -> Content
          ) {
            self.title = title ?? command.title(in: menu.state)
            self.image = image == .own ? command.submenuImage(in: menu.state) : image
            self.content = content()
          }

          """)
      }
      code.lines(
        """
        var body: some View {
          Menu {
            content
          } label: {
            \(prefix)CommandLabel(title: title, image: image)
          }
        }
        """)
    }
  }

  private func section(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A group under a title in the menu bar.
      struct \(prefix)MenuBarSection<Content: View>: View {
        private let title: String
        private let content: Content

        @inline(never)
        init(_ title: String, @ViewBuilder content: () -> Content) {
          self.title = title
          self.content = content()
        }

        var body: some View {
          Section {
            content
          } header: {
            Text(verbatim: title)
          }
        }
      }
      """)
  }

  private func alternates(to code: inout CodeTree) {
    let platforms = context.menuBarPlatforms(of: .swiftui)
    let mac = AvailabilityChecks(context: context, framework: .swiftui)
      .availability(of: .modifierKeyAlternate, on: [.macOS])
    func plain(_ code: inout CodeTree) {
      code.line("item")
      code.line("alternate")
    }
    func alternating(_ code: inout CodeTree) {
      let line = "item.modifierKeyAlternate(modifiers) { alternate }"
      if let condition = mac.condition {
        code.if(
          .code("#available(" + condition + ")"), { code in code.line(line) },
          else: { code in plain(&code) })
      } else {
        code.line(line)
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
        private let item: \(prefix)MenuBarEntry
        private let modifiers: EventModifiers
        private let alternate: \(prefix)MenuBarEntry

        @inline(never)
        init(
          _ item: \(prefix)MenuBarEntry,
          holding modifiers: EventModifiers,
          _ alternate: \(prefix)MenuBarEntry
        ) {
          self.item = item
          self.modifiers = modifiers
          self.alternate = alternate
        }

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
