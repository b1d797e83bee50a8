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
    code.block("\(access)struct \(prefix)MenuContext") { code in
      members(to: &code)
      if needs.idioms { idiom(to: &code) }
      choosing(to: &code)
    }
  }

  /// Appends the protocol of the menus, and the view of what one shows.
  func emitMenus(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A menu of the app that SwiftUI shows."])
    availability(to: &code)
    code.lines(
      """
      @MainActor
      \(access)protocol \(prefix)MenuContent: \(prefix)MenuSurface {
        associatedtype Items: View
        /// The views that the menu shows.
        @ViewBuilder
        func items(in menu: \(prefix)MenuContext) -> Items
      }
      """)
    items(to: &code)
  }

  private func availability(to code: inout CodeTree) {
    if let attribute = checks.menuAttribute { code.line(attribute) }
  }

  private func members(to code: inout CodeTree) {
    code.lines(
      """
      /// The state of the app when the menu opened.
      let state: \(context.stateType)
      /// Whether commands that are not enabled are left out, as in a context menu, or dimmed.
      let hidesUnavailable: Bool
      let perform: @MainActor (\(command)) -> Void
      \(if: needs.confirmations, "/// The command that waits for its confirmation.")
      \(if: needs.confirmations, "@Binding var pending: \(prefix)PendingCommand?")

      /// Whether the menu shows a command.
      func shows(_ command: \(command)) -> Bool {
        guard command.isShown(in: state) else { return false }
        return !hidesUnavailable || command.isEnabled(in: state)
      }
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

  /// Appends the view that reads the state when the menu opens.
  private func items(to code: inout CodeTree) {
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
    code.block("\(access)struct \(prefix)MenuItems<Content: \(prefix)MenuContent>: View") { code in
      code.lines(
        """
        private let menu: Content
        private let hidesUnavailable: Bool
        \(if: needs.confirmations, "@Binding private var pending: \(prefix)PendingCommand?")

        /// The items of `menu`, with commands that are not enabled left out or dimmed.
        \(access)init(
          _ menu: Content,
          hidesUnavailable: Bool = true\(needs.confirmations ? "," : "")
          \(if: needs.confirmations, "pending: Binding<\(prefix)PendingCommand?>")
        ) {
          self.menu = menu
          self.hidesUnavailable = hidesUnavailable
          \(if: needs.confirmations, "_pending = pending")
        }

        \(access)var body: some View {
          menu.items(
            in: \(prefix)MenuContext(
              state: menu.state(),
              hidesUnavailable: hidesUnavailable,
              perform: menu.perform\(needs.confirmations ? "," : "))")
              \(if: needs.confirmations, "pending: $pending))")
        }
        """)
    }
  }
}
