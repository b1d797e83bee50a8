import MenuModel

/// Writes what shows a button's menu in SwiftUI: the button's type is a view.
struct SwiftUIPullDowns {
  let context: EmissionContext
  let needs: MenuNeeds
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }

  func emit(to code: inout CodeTree) {
    code.blank()
    availability(to: &code)
    code.lines(
      """
      extension \(prefix)ButtonSurface where Self: View {
        \(access)var body: some View {
          \(prefix)PullDown(button: self)
        }
      }
      """)
    code.blank()
    code.documentation(["A button and its menu."])
    availability(to: &code)
    code.block("private struct \(prefix)PullDown: View") { code in
      code.lines(
        """
        let button: any \(prefix)ButtonSurface
        \(if: needs.confirmations, "@State private var pending: \(prefix)PendingCommand?")

        var body: some View {
          menu\(needs.confirmations ? ".confirming($pending)" : "")
        }

        """)
      menu(to: &code)
      items(to: &code)
      if needs.taps { tap(to: &code) }
    }
  }

  private func availability(to code: inout CodeTree) {
    if let attribute = checks.menuAttribute { code.line(attribute) }
  }

  private func menu(to code: inout CodeTree) {
    if needs.taps {
      code.lines(
        """
        @ViewBuilder
        private var menu: some View {
          if let command = button.tapCommand {
            Menu {
              items
            } label: {
              label
            } primaryAction: {
              choose(command)
            }
          } else {
            Menu {
              items
            } label: {
              label
            }
          }
        }
        """)
    } else {
      code.lines(
        """
        private var menu: some View {
          Menu {
            items
          } label: {
            label
          }
        }
        """)
    }
  }

  private func items(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private var items: some View {
        \(prefix)MenuItems(button\(needs.confirmations ? ", pending: $pending)" : ")")
      }

      private var label: some View {
        \(prefix)CommandLabel(title: button.title(in: button.state()), image: button.image)
      }
      """)
  }

  private func tap(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func choose(_ command: \(context.commandType)) {
        let menu = \(prefix)MenuContext(
          state: button.state(),
          perform: button.perform\(needs.confirmations ? "," : ")")
          \(if: needs.confirmations, "pending: $pending)")
        menu.choose(command)
      }
      """)
  }
}
