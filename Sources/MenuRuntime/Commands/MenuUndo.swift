#if canImport(AppKit) || canImport(SwiftUI) || canImport(UIKit)
  import Foundation
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
  #elseif canImport(UIKit)
    import UIKit
  #else
    import SwiftUI
  #endif

  /// A command that people can undo and redo under its name, in every framework.
  @MainActor
  struct MenuUndo {
    /// The name without the ellipsis of a menu.
    private let name: String
    /// Performs the command and returns the undo action, or nil if the command registers its own undo.
    private let body: @MainActor () -> (@MainActor () -> Void)?

    init(name: String, body: @escaping @MainActor () -> (@MainActor () -> Void)?) {
      self.name = MenuTexts.label(of: name)
      self.body = body
    }

    init(_ command: MenuAction) {
      self.init(name: command.name()) {
        // By the time of a redo, the owner may be gone.
        guard command.hasOwner() else { return nil }
        let takeBack = command.takeBack?()
        command.perform()
        return takeBack
      }
    }

    /// Performs the command and registers its undo action, or names the undo action that it registers itself.
    ///
    /// - Parameter undoManager: The undo manager of the place where the command was chosen. Find it before the command is
    ///   performed: the place may be gone afterwards.
    func perform(with undoManager: UndoManager) {
      let nameBefore = undoManager.groupingLevel > 0 ? undoManager.undoActionName : ""
      guard let takeBack = body() else {
        // An open group means that the command has registered an undo action. It may have named it, too.
        guard undoManager.groupingLevel > 0 else { return }
        let nameAfter = undoManager.undoActionName
        if nameAfter.isEmpty || nameAfter == nameBefore { undoManager.setActionName(name) }
        return
      }
      // An undo manager does not retain the targets of its actions and crashes if one is gone. Only the undo manager
      // itself is certain to be there; views and their objects may not be. As it is the target, the actions need not
      // retain it.
      undoManager.registerUndo(withTarget: undoManager) { undoManager in
        takeBack()
        undoManager.registerUndo(withTarget: undoManager) { undoManager in
          perform(with: undoManager)
        }
        undoManager.setActionName(name)
      }
      undoManager.setActionName(name)
    }
  }

  extension MenuAction {
    /// Performs the command, undoably if there is an undo manager.
    func perform(undoingWith undoManager: UndoManager?) {
      guard let undoManager else { return perform() }
      MenuUndo(self).perform(with: undoManager)
    }
  }
#endif
