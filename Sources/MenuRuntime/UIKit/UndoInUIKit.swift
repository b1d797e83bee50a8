#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A command that people can undo and redo under its name.
  @MainActor
  struct MenuUndoableAction {
    private let name: String
    private let body: @MainActor () -> (@MainActor () -> Void)?

    /// - Parameters:
    ///   - name: The title of the command.
    ///   - body: Performs the command and returns the undo action, or nil if there is none.
    init(name: String, body: @escaping @MainActor () -> (@MainActor () -> Void)?) {
      // The ellipsis is for menus only.
      self.name = name.hasSuffix("…") ? String(name.dropLast()) : name
      self.body = body
    }

    /// Creates an undoable command. Its title names the undo action from its context, or else the undo that
    /// it registers itself.
    init(_ command: MenuAction) {
      self.init(name: command.name()) {
        let takeBack = command.takeBack?()
        command.perform()
        return takeBack
      }
    }

    func run(on responder: UIResponder) {
      let takeBack = body()
      guard let undoManager = responder.undoManager else { return }
      guard let takeBack else {
        // An open group means that the command has registered an undo action.
        if undoManager.groupingLevel > 0 { undoManager.setActionName(name) }
        return
      }
      undoManager.registerUndo(withTarget: responder) { responder in
        takeBack()
        responder.undoManager?.registerUndo(withTarget: responder) { responder in
          run(on: responder)
        }
        responder.undoManager?.setActionName(name)
      }
      undoManager.setActionName(name)
    }
  }

  extension EditMenuSurface {
    /// Performs a system command and makes it undoable under its title, for a responder's own `cut(_:)` and
    /// similar methods.
    ///
    /// - Parameters:
    ///   - responder: The responder with the undo manager.
    ///   - body: Performs the command and returns the undo action, or nil if there is none.
    public func perform(
      _ item: MenuSystemItem, on responder: UIResponder,
      body: @escaping @MainActor () -> (@MainActor () -> Void)?
    ) {
      MenuUndoableAction(name: item.title, body: body).run(on: responder)
    }
  }
#endif
