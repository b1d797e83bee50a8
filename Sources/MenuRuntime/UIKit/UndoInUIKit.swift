#if canImport(UIKit) && !os(watchOS)
  public import UIKit

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
      guard let undoManager = responder.undoManager else {
        _ = body()
        return
      }
      MenuUndo(name: item.title, body: body).perform(with: undoManager)
    }
  }
#endif
