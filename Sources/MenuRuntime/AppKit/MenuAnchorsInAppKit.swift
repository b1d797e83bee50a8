#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The place where a menu opens: supplies the window for confirmations and errors, and the undo manager.
  @MainActor
  class MenuAnchor: MenuPresenter {
    private weak var responder: NSResponder?
    private weak var openedIn: NSWindow?
    private weak var toolbarItem: NSToolbarItem?
    /// Whether all commands of the menu are undoable.
    private let isUndoable: Bool
    /// What the system's Share shares, or nil if there is nobody to ask.
    var sharedItems: (@MainActor () -> [Any])?

    /// - Parameter responder: The view of the menu, or nil to use the clicked window.
    init(_ responder: NSResponder? = nil, isUndoable: Bool = false) {
      self.responder = responder
      self.isUndoable = isUndoable
      let application = NSApplication.shared
      let view = responder as? NSView
      openedIn =
        unsafe view?.window ?? responder as? NSWindow ?? application.currentEvent?.window
        ?? application.keyWindow ?? application.mainWindow
    }

    /// Creates an origin in a window, or at an item of its toolbar.
    init(in window: NSWindow?, at toolbarItem: NSToolbarItem? = nil) {
      isUndoable = false
      openedIn = window
      self.toolbarItem = toolbarItem
    }

    /// The window that the commands belong to.
    var window: NSWindow? { unsafe (responder as? NSView)?.window ?? openedIn }

    var undoManager: UndoManager? {
      responder?.undoManager ?? (window?.firstResponder ?? window)?.undoManager
    }

    /// Whether the menu is in the menu bar.
    var isMenuBar: Bool { false }

    /// Whether the menu is outside the app's windows, so that people open it while another app is active.
    var isOutsideWindows: Bool { false }

    var presentingWindow: AnyObject? { window }

    var origin: MenuOrigin {
      MenuOrigin(view: responder as? NSView, item: toolbarItem, window: window)
    }

    var isBehindModal: Bool { ModalState.isBlocked(window) }

    var isBehindAppModal: Bool { ModalState.isBehindModalWindow(window) }

    func blocks(_ item: MenuEntry<MenuAction>.Item) -> Bool {
      isBlocked && !(item.worksBehindSheets && !isBehindAppModal)
    }

    /// The item at the time it is chosen, or nil if it is gone.
    func current(
      _ item: MenuEntry<MenuAction>.Item, _ id: String
    ) -> MenuEntry<MenuAction>.Item? { item }

    /// Performs a command, asking for confirmation first if it needs one.
    func choose(_ item: MenuEntry<MenuAction>.Item) { choose(item, isUndoable: isUndoable) }

    func present(_ question: MenuQuestion) { MenuAlerts.ask(question, for: self, in: window) }

    func update(for question: MenuQuestion) {}

    func present(_ error: any Error) { MenuAlerts.show(error, in: window, from: responder) }

    /// The anchor of a context's commands that are chosen without a place: the window in front that has the context, or
    /// else the one in front.
    static func front(of context: MenuContext<some MenuCommand>) -> MenuAnchor {
      MenuAnchor(MenuFront.current.window(of: context))
    }
  }

  /// Whether sheets, alerts and modal windows block the windows behind them.
  @MainActor
  enum ModalState {
    /// Whether a modal window is in front of a window, which blocks the whole app.
    static func isBehindModalWindow(_ window: NSWindow?) -> Bool {
      NSApplication.shared.modalWindow.map { !isPart(window, of: $0) } ?? false
    }

    /// Whether something modal is in front of a window.
    static func isBlocked(_ window: NSWindow?) -> Bool {
      if isBehindModalWindow(window) { return true }
      guard let window else { return false }
      return window.attachedSheet != nil || MenuQuestion.isOpen(in: window)
    }

    /// Whether a window is a modal window, or a sheet or popover of it.
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
