#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Something that people can undo and redo under its name.
  @MainActor
  struct MenuUndoableAction {
    private let name: String
    private let body: @MainActor () -> (@MainActor () -> Void)?

    /// - Parameters:
    ///   - name: The title of the command.
    ///   - body: Does it, and gives what takes it back; nil if nothing does.
    init(name: String, body: @escaping @MainActor () -> (@MainActor () -> Void)?) {
      // The ellipsis is the menu's.
      self.name = name.hasSuffix("…") ? String(name.dropLast()) : name
      self.body = body
    }

    /// An undoable command. What its context says takes it back, or else what the command registers itself,
    /// gets its title.
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
        // A group is open where the command has registered something itself.
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
    /// Performs a command of the system's so that people can undo it under its title: for a responder's own
    /// `cut(_:)` and the like.
    ///
    /// - Parameters:
    ///   - responder: What has the undo manager.
    ///   - body: Does what the command is for, and gives what takes it back; nil if nothing does.
    public func perform(
      _ item: MenuSystemItem, on responder: UIResponder,
      body: @escaping @MainActor () -> (@MainActor () -> Void)?
    ) {
      MenuUndoableAction(name: item.title, body: body).run(on: responder)
    }
  }
#endif
