import MenuModel

/// Writes the confirmation of a command, which stands on a view that stays when the menu closes.
struct SwiftUIConfirmation {
  let context: EmissionContext
  let checks: AvailabilityChecks

  private var prefix: String { context.prefix }
  private var access: String { context.access }

  func emit(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A command that waits for its confirmation."])
    availability(to: &code)
    code.lines(
      """
      @MainActor
      \(access)struct \(prefix)PendingCommand {
        fileprivate let command: \(context.commandType)
        fileprivate let title: String
        fileprivate let question: String
        fileprivate let perform: @MainActor (\(context.commandType)) -> Void

        init(
          command: \(context.commandType),
          title: String,
          question: String,
          perform: @escaping @MainActor (\(context.commandType)) -> Void
        ) {
          self.command = command
          self.title = title
          self.question = question
          self.perform = perform
        }
      }
      """)
    code.blank()
    code.documentation(["Asks before a command is performed that waits for it."])
    availability(to: &code)
    code.lines(
      """
      private struct \(prefix)Confirmation: ViewModifier {
        @Binding var pending: \(prefix)PendingCommand?

        func body(content: Content) -> some View {
          content.confirmationDialog(
            Text(verbatim: pending?.question ?? ""),
            isPresented: $pending.isPresent,
            titleVisibility: .visible,
            presenting: pending
          ) { pending in
            Button(role: pending.command.isDestructive ? .destructive : nil) {
              pending.perform(pending.command)
            } label: {
              Text(verbatim: pending.title)
            }
            Button(role: .cancel) {
            } label: {
              Text(verbatim: \(context.prefix)MenuTexts.cancel)
            }
          }
        }
      }
      """)
    code.blank()
    availability(to: &code)
    code.lines(
      """
      nonisolated extension Optional where Wrapped == \(prefix)PendingCommand {
        /// Whether a command waits; setting it to false forgets the command.
        fileprivate var isPresent: Bool {
          get { self != nil }
          set { if !newValue { self = nil } }
        }
      }
      """)
    code.blank()
    availability(to: &code)
    code.lines(
      """
      extension View {
        /// Asks before a command is performed that a menu on this view put into `pending`.
        \(access)func confirming(_ pending: Binding<\(prefix)PendingCommand?>) -> some View {
          return modifier(\(prefix)Confirmation(pending: pending))
        }
      }
      """)
  }

  private func availability(to code: inout CodeTree) {
    if let attribute = checks.menuAttribute { code.line(attribute) }
  }
}
