import MenuModel

/// Writes what the views of an open menu share, and the protocol of the menus.
struct SwiftUIMenuContext {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var command: String { context.commandType }

  /// Appends what the views of menus and toolbars share.
  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      needs.toolbars
        ? "What the views of a menu share while it is open, or those of a toolbar."
        : "What the views of a menu share while it is open."
    ])
    availability(to: &code)
    code.line("@MainActor")
    code.block("struct \(prefix)MenuContext") { code in
      members(to: &code)
      if needs.idioms { idiom(to: &code) }
      choosing(to: &code)
      if ToolbarNeeds(of: .swiftui, in: context).menus { entries(to: &code) }
    }
  }

  private func availability(to code: inout CodeTree) {
    if let attribute = checks.menuAttribute { code.line(attribute) }
  }

  private func members(to code: inout CodeTree) {
    code.lines(
      """
      /// The state of the app when the menu opened.
      let state: \(context.stateType)
      let perform: @MainActor (\(command)) -> Void
      \(if: needs.confirmations, "/// The command that waits for its confirmation.")
      \(if: needs.confirmations, "@Binding var pending: \(prefix)PendingCommand?")
      """)
  }

  private func idiom(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Whether the app runs on iPad."])
    code.block("var isPad: Bool") { code in
      code.conditional("os(iOS)") { code in
        code.line("return UIDevice.current.userInterfaceIdiom == .pad")
      } else: { code in
        code.line("return false")
      }
    }
  }

  private func choosing(to code: inout CodeTree) {
    code.blank()
    guard needs.confirmations else {
      code.lines(
        """
        /// Performs a command.
        func choose(_ command: \(command)) {
          perform(command)
        }
        """)
      return
    }
    code.lines(
      """
      /// Performs a command, or asks for its confirmation first.
      func choose(_ command: \(command)) {
        guard let question = command.confirmation(in: state) else {
          perform(command)
          return
        }
        pending = \(prefix)PendingCommand(
          command: command,
          title: command.menuTitle(in: state),
          question: question,
          perform: perform)
      }
      """)
  }

  /// Appends what describes a menu in a toolbar.
  private func entries(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The entries of a menu in a toolbar.
      func entries(of build: (\(prefix)MenuBuilder) -> Void) -> [\(prefix)MenuEntry] {
        let menu = \(prefix)MenuBuilder(state: state, hidesUnavailable: false)
        build(menu)
        return menu.entries
      }
      """)
  }

  /// Appends the view that reads the state when the menu opens.
  func emitMenus(to code: inout CodeTree) {
    code.blank()
    code.documentation([
      "The items of a menu, for `contextMenu(menuItems:preview:)` and places of your own."
    ])
    if needs.confirmations {
      code.documentation([
        "",
        "Put `confirming(_:)` with the same binding on a view that stays when the menu closes.",
      ])
    }
    availability(to: &code)
    code.block("\(access)struct \(prefix)MenuItems: View") { code in
      let confirms = needs.confirmations
      let idiom = needs.entryIdioms
      code.lines(
        """
        private let menu: any \(prefix)MenuBuilding
        \(if: confirms, "@Binding private var pending: \(prefix)PendingCommand?")

        /// The items of `menu`.
        \(if: !confirms, "\(access)init(_ menu: any \(prefix)MenuBuilding) {")
        \(if: confirms, "\(access)init(")
        \(if: confirms, "  _ menu: any \(prefix)MenuBuilding,")
        \(if: confirms, "  pending: Binding<\(prefix)PendingCommand?>")
        \(if: confirms, ") {")
          self.menu = menu
          \(if: confirms, "_pending = pending")
        }

        \(access)var body: some View {
          let context = \(prefix)MenuContext(
            state: menu.state(), perform: menu.perform\(confirms ? ", pending: $pending)" : ")")
          \(if: !idiom, "\(prefix)MenuEntries(menu.entries(in: context.state), in: context)")
          \(if: idiom, "\(prefix)MenuEntries(")
          \(if: idiom, "  menu.entries(in: context.state, isPad: context.isPad), in: context)")
        }
        """)
    }
  }
}
