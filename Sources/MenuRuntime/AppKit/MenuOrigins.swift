#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Where a menu is open: what the questions, the errors and the undo of its commands belong to.
  @MainActor
  class MenuOrigin: MenuErrorPresenter {
    private weak var responder: NSResponder?
    private weak var openedIn: NSWindow?
    /// Whether people can undo all commands of the menu.
    private let isUndoable: Bool

    /// - Parameter responder: The view of the menu; nil for a menu that is told by the click.
    init(_ responder: NSResponder? = nil, isUndoable: Bool = false) {
      self.responder = responder
      self.isUndoable = isUndoable
      let application = NSApplication.shared
      let view = responder as? NSView
      openedIn =
        view?.window ?? responder as? NSWindow ?? application.currentEvent?.window
        ?? application.keyWindow ?? application.mainWindow
    }

    /// An origin in a window.
    init(in window: NSWindow?) {
      isUndoable = false
      openedIn = window
    }

    /// The window that the commands belong to.
    var window: NSWindow? { (responder as? NSView)?.window ?? openedIn }

    var undoManager: UndoManager? {
      responder?.undoManager ?? (window?.firstResponder ?? window)?.undoManager
    }

    /// Whether the menu is in the menu bar.
    var isMenuBar: Bool { false }

    /// Whether something modal is in front of the window that an item belongs to.
    func isBlocked(_ item: MenuEntry<MenuAction>.Item) -> Bool { ModalState.isBlocked(window) }

    /// The item as it is when it is chosen; nil if it is no longer there.
    func current(
      _ item: MenuEntry<MenuAction>.Item, _ id: String
    ) -> MenuEntry<MenuAction>.Item? { item }

    /// Performs a command, after its confirmation.
    func choose(_ item: MenuEntry<MenuAction>.Item) {
      guard item.isEnabled, !isBlocked(item) else { return }
      guard let question = item.confirmation else { return perform(item) }
      MenuAlerts.ask(question, item, in: window) { self.perform(item) }
    }

    func present(_ error: any Error) { MenuAlerts.show(error, in: window) }

    private func perform(_ item: MenuEntry<MenuAction>.Item) {
      MenuActivity.from(self) {
        guard isUndoable || item.isUndoable, let undoManager else {
          return item.command.perform()
        }
        let action = UndoableAction(name: item.command.name()) {
          let takeBack = item.command.takeBack?()
          item.command.perform()
          return takeBack
        }
        action.run(with: undoManager)
      }
    }
  }

  /// Something that people can undo and redo under its name.
  @MainActor
  struct UndoableAction {
    /// The name without the ellipsis of a menu.
    let name: String
    /// Does it, and gives what takes it back, or nil if it registers that itself.
    let body: @MainActor () -> (@MainActor () -> Void)?

    func run(with undoManager: UndoManager) {
      guard let takeBack = body() else {
        // A group is open where the command has registered something.
        if undoManager.groupingLevel > 0 { undoManager.setActionName(name) }
        return
      }
      // The undo manager keeps no target, so it is its own: a view may be gone by then.
      undoManager.registerUndo(withTarget: undoManager) { undoManager in
        takeBack()
        undoManager.registerUndo(withTarget: undoManager) { undoManager in
          run(with: undoManager)
        }
        undoManager.setActionName(name)
      }
      undoManager.setActionName(name)
    }
  }

  /// Modal means modal: what is behind a sheet, an alert or a modal window cannot be chosen.
  @MainActor
  enum ModalState {
    /// Whether something modal is in front of a window.
    static func isBlocked(_ window: NSWindow?) -> Bool {
      if let modal = NSApplication.shared.modalWindow, !isPart(window, of: modal) { return true }
      guard let window else { return false }
      return window.attachedSheet != nil || MenuAlerts.isAsking(in: window)
    }

    /// Whether a window is a modal one, or a sheet or a popover of it.
    private static func isPart(_ window: NSWindow?, of modal: NSWindow) -> Bool {
      var part = window
      while let current = part {
        if current === modal { return true }
        part = current.sheetParent ?? current.parent
      }
      return false
    }
  }
#endif
