import MenuModel

/// Writes what performs the commands of an edit menu so that people can undo them, which UIKit and AppKit have alike.
struct UndoRegistration {
  let context: EmissionContext
  let needs: MenuNeeds
  /// The framework's class of what has an undo manager: `UIResponder`.
  let responder: String
  /// The framework's class of what a menu belongs to: `UIView`.
  let view: String

  private var prefix: String { context.prefix }
  private var command: String { context.commandType }

  /// Whether a command that is performed has a title that ends in `…`, which is not part of an action's name.
  private var hasEllipses: Bool { context.module.commands.contains { $0.asks } }

  /// Appends the method of edit menus that makes their performer.
  ///
  /// - Parameter anchor: The argument that says where confirmations point, with a comma before it.
  func performer(anchor: String, to code: inout CodeTree) {
    let undo = needs.undoableEdits
    code.lines(
      """
      \(if: !undo, "private func performer(for view: \(view)?) -> \(prefix)MenuPerformer {")
      \(if: !undo && anchor.isEmpty, "  return \(prefix)MenuPerformer(state: state(), perform: perform)")
      \(if: !undo && !anchor.isEmpty, "  return \(prefix)MenuPerformer(")
      \(if: !undo && !anchor.isEmpty, "    state: state(), perform: perform\(anchor))")
      \(if: !undo, "}")
      \(if: undo, "private func performer(")
      \(if: undo, "  for view: \(view)?, undo: \(prefix)UndoProvider?")
      \(if: undo, ") -> \(prefix)MenuPerformer {")
      \(if: undo, "  let state = state()")
      \(if: undo, "  let performUndoably: @MainActor (\(command)) -> Void = { [weak view] command in")
      \(if: undo, "    guard isUndoable || command.isUndoable, let undo, let view else {")
      \(if: undo, "      perform(command)")
      \(if: undo, "      return")
      \(if: undo, "    }")
      \(if: undo, "    let action = \(prefix)UndoableAction(name: command.menuTitle(in: state)) {")
      \(if: undo, "      let takeBack = undo(command)")
      \(if: undo, "      perform(command)")
      \(if: undo, "      return takeBack")
      \(if: undo, "    }")
      \(if: undo, "    action.run(on: view)")
      \(if: undo, "  }")
      \(if: undo && anchor.isEmpty, "  return \(prefix)MenuPerformer(state: state, perform: performUndoably)")
      \(if: undo && !anchor.isEmpty, "  return \(prefix)MenuPerformer(")
      \(if: undo && !anchor.isEmpty, "    state: state, perform: performUndoably\(anchor))")
      \(if: undo, "}")
      """)
  }

  /// Appends the method for a responder's own methods of standard commands.
  func standardCommands(to code: inout CodeTree) {
    guard needs.undoableEdits else { return }
    code.blank()
    code.lines(
      """
      /// Performs a standard command so that people can undo it under its title: for a responder's own
      /// `cut(_:)` and the like.
      ///
      /// - Parameters:
      ///   - command: The command.
      ///   - responder: What has the undo manager.
      ///   - body: Does what the command is for, and gives what takes it back, or nil if nothing does.
      \(context.access)func perform(
        _ command: \(prefix)EditCommand,
        on responder: \(responder),
        body: @escaping @MainActor () -> (@MainActor () -> Void)?
      ) {
        \(prefix)UndoableAction(name: title(of: command) ?? "", body: body).run(on: responder)
      }
      """)
  }

  /// Appends the type that does something and registers what takes it back.
  func emit(to code: inout CodeTree) {
    guard needs.undoableEdits else { return }
    let name = hasEllipses ? "actionName" : "name"
    code.blank()
    code.lines(
      """
      /// Something that people can undo and redo under its name.
      @MainActor
      private struct \(prefix)UndoableAction {
        let name: String
        /// Does it, and gives what takes it back, or nil if nothing does.
        let body: @MainActor () -> (@MainActor () -> Void)?

        \(if: hasEllipses, "/// The name without the ellipsis of a menu.")
        \(if: hasEllipses, "private var actionName: String {")
        \(if: hasEllipses, "  return name.hasSuffix(\"…\") ? String(name.dropLast()) : name")
        \(if: hasEllipses, "}")

        func run(on responder: \(responder)) {
          guard let takeBack = body(), let undoManager = responder.undoManager else { return }
          undoManager.registerUndo(withTarget: responder) { responder in
            takeBack()
            responder.undoManager?.registerUndo(withTarget: responder) { responder in
              run(on: responder)
            }
            responder.undoManager?.setActionName(\(name))
          }
          undoManager.setActionName(\(name))
        }
      }
      """)
  }
}
