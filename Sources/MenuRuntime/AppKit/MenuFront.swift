#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension MenuContext {
    /// Lets the menu bar ask this context while a window, or what is in it, is in front: the menus show its state, and it
    /// performs the commands. A second context of the same module takes the first one's place.
    ///
    /// The responder chain is searched, of the key window and then of the main one. Where no one has a context, that of
    /// the menu bar is asked. Under a sheet, an alert or a modal window all is dimmed, unless the sheet or modal window has a
    /// context of its own.
    ///
    /// - Parameter responder: A window, or a view, a view controller or a window controller. It is not kept, and the
    ///   context goes with it.
    public func use(in responder: NSResponder) {
      MenuFront.contexts(addingTo: responder).add(self)
    }
  }

  /// Who answers for the menu bar now.
  @MainActor
  struct MenuFront {
    /// A responder with contexts.
    @MainActor
    struct Answer {
      let contexts: MenuContexts
      let window: NSWindow
      /// Whether something modal is in front of its window.
      let isBlocked: Bool
    }

    /// The nearest first.
    private(set) var answers: [Answer] = []
    /// Whether something modal is in front of whatever the menu bar itself would answer for.
    private let isModal: Bool
    private let frontWindow: NSWindow?

    /// The window that commands belong to.
    var window: NSWindow? { answers.first?.window ?? frontWindow }
    /// Whether nothing can be chosen.
    var isBlocked: Bool { answers.first?.isBlocked ?? isModal }

    static var current: MenuFront {
      let application = NSApplication.shared
      return MenuFront(
        key: application.keyWindow, main: application.mainWindow, modal: application.modalWindow)
    }

    private init(key: NSWindow?, main: NSWindow?, modal: NSWindow?) {
      // In front of all others: they are blocked, whatever they have in front of themselves.
      let top = key?.sheetParent == nil ? modal : key
      let windows = [top, key, top?.sheetParent, main].compactMap { $0 }
      let blocked = windows.map { window in
        ModalState.isBlocked(window) || (top != nil && top !== window)
      }
      isModal = top != nil || blocked.contains(true)
      frontWindow = top?.sheetParent ?? main ?? key
      var seen: Set<ObjectIdentifier> = []
      for (window, isBlocked) in zip(windows, blocked) {
        for responder in Self.chain(of: window) {
          guard seen.insert(ObjectIdentifier(responder)).inserted,
            let contexts = Self.contexts(of: responder)
          else { continue }
          answers.append(Answer(contexts: contexts, window: window, isBlocked: isBlocked))
        }
      }
    }

    /// The menus of a module's part: dimmed where something modal is in front of who answers.
    func menus(of part: MenuBarPart) -> [MenuBarMenu<MenuAction>] {
      let answer = answers.first { answer in part.answers(answer.contexts) }
      let menus = part.menus(answer?.contexts)
      guard answer?.isBlocked ?? isModal else { return menus }
      return menus.map { menu in
        var menu = menu
        menu.entries = menu.entries.map(\.dimmed)
        return menu
      }
    }

    private static func chain(of window: NSWindow) -> [NSResponder] {
      var chain: [NSResponder] = []
      var seen: Set<ObjectIdentifier> = []
      for start in [window.firstResponder, window, window.delegate as? NSResponder] {
        var responder = start
        while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
          chain.append(current)
          responder = current.nextResponder
        }
      }
      return chain
    }

    // MARK: - The contexts of responders

    private struct Entry {
      weak var responder: NSResponder?
      let contexts: MenuContexts
    }
    private static var entries: [ObjectIdentifier: Entry] = [:]

    private static func contexts(of responder: NSResponder) -> MenuContexts? {
      let entry = entries[ObjectIdentifier(responder)]
      return entry?.responder === responder ? entry?.contexts : nil
    }

    /// The contexts of a responder, which may have none yet.
    fileprivate static func contexts(addingTo responder: NSResponder) -> MenuContexts {
      if let contexts = contexts(of: responder) { return contexts }
      entries = entries.filter { $0.value.responder != nil }
      let contexts = MenuContexts()
      entries[ObjectIdentifier(responder)] = Entry(responder: responder, contexts: contexts)
      return contexts
    }
  }
#endif
