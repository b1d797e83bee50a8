#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension MenuContext {
    /// Uses this context for the menu bar while a responder or its window is in front: the menus show its state, and it
    /// performs the commands. It replaces an earlier context of the same module.
    ///
    /// The menu bar searches the responder chains of the key window and then the main window. If it finds no context,
    /// it uses its own. Under a sheet, an alert or a modal window everything is dimmed, unless the sheet or modal
    /// window has its own context; commands that affect the app and ask nothing work under sheets.
    ///
    /// - Parameter responder: A window, view, view controller or window controller. It is held weakly, and the context
    ///   is released with it.
    public func attach(to responder: NSResponder) {
      let contexts = MenuFront.contexts(addingTo: responder)
      let known = contexts.context(of: Command.self)
      contexts.add(self)
      if known?.activity === activity { return }
      activity.observe { [weak contexts] in
        MainMenu.frontChanged()
        return contexts != nil
      }
    }
  }

  /// Finds the contexts that the menu bar uses now.
  @MainActor
  struct MenuFront {
    /// The contexts of a responder in front.
    @MainActor
    private struct Candidate {
      let contexts: MenuContexts
      let window: NSWindow
      /// Whether something modal is in front of the responder's window.
      let isBlocked: Bool
    }

    /// The contexts, nearest first.
    private var candidates: [Candidate] = []
    /// Whether something modal is in front, for commands that go to the menu bar's own context.
    private let isModal: Bool
    private let frontWindow: NSWindow?

    /// The window that commands belong to.
    var window: NSWindow? { candidates.first?.window ?? frontWindow }

    static var current: MenuFront {
      let application = NSApplication.shared
      return MenuFront(
        key: application.keyWindow, main: application.mainWindow, modal: application.modalWindow)
    }

    private init(key: NSWindow?, main: NSWindow?, modal: NSWindow?) {
      // Windows behind the top one are blocked, whatever is in front of each.
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
          candidates.append(
            Candidate(contexts: contexts, window: window, isBlocked: isBlocked))
        }
      }
    }

    /// What a module's part of the menu bar uses.
    @MainActor
    struct Place {
      /// The contexts, or nil for the part's own.
      let contexts: MenuContexts?
      /// The window that the part's commands belong to.
      weak var window: NSWindow?
      /// Whether something modal is in front of the contexts.
      var isBlocked = false
    }

    func place(of part: MenuBarPart) -> Place {
      guard let found = candidates.first(where: { part.answers($0.contexts) }) else {
        return Place(contexts: nil, window: frontWindow, isBlocked: isModal)
      }
      return Place(contexts: found.contexts, window: found.window, isBlocked: found.isBlocked)
    }

    /// The window with a context, or the one in front.
    func window<Command: MenuCommand>(of context: MenuContext<Command>) -> NSWindow? {
      let candidate = candidates.first { candidate in
        candidate.contexts.context(of: Command.self)?.activity === context.activity
      }
      return candidate?.window ?? window
    }

    private static func chain(of window: NSWindow) -> [NSResponder] {
      var chain: [NSResponder] = []
      var seen: Set<ObjectIdentifier> = []
      for start in [window.firstResponder, window, window.delegate as? NSResponder] {
        var responder = start
        while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
          chain.append(current)
          responder = unsafe current.nextResponder
        }
      }
      return chain
    }

    /// The contexts of a window's responders, nearest first, and those of its views in SwiftUI.
    static func contexts(in window: NSWindow) -> [MenuContexts] {
      chain(of: window).compactMap { contexts(of: $0) } + WindowContexts.all(in: window)
    }

    // MARK: - Contexts of responders

    /// The key under which a responder's contexts are associated with it, so that they go when it does.
    private static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private static func contexts(of responder: NSResponder) -> MenuContexts? {
      unsafe objc_getAssociatedObject(responder, key) as? MenuContexts
    }

    /// The contexts of a responder, created if needed.
    fileprivate static func contexts(addingTo responder: NSResponder) -> MenuContexts {
      if let contexts = contexts(of: responder) { return contexts }
      let contexts = MenuContexts()
      unsafe objc_setAssociatedObject(
        responder, key, contexts, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return contexts
    }
  }

  /// The contexts of a window in SwiftUI. The menu bar there has them by focused values, which nothing else can read.
  @MainActor
  final class WindowContexts {
    private struct Reference {
      weak var contexts: WindowContexts?
    }
    private static var references: [Reference] = []

    private let contexts = MenuContexts()
    private let window: @MainActor () -> NSWindow?

    /// - Parameter window: Returns the window, once there is one.
    init(_ window: @escaping @MainActor () -> NSWindow?) {
      self.window = window
      Self.references.removeAll { $0.contexts == nil }
      Self.references.append(Reference(contexts: self))
    }

    /// Sets the context of a module.
    func set(_ context: MenuContext<some MenuCommand>) { contexts.add(context) }

    fileprivate static func all(in window: NSWindow) -> [MenuContexts] {
      references.compactMap(\.contexts).filter { $0.window() === window }.map(\.contexts)
    }
  }
#endif
