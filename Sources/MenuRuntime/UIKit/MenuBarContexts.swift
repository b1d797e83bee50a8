#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension MenuContext {
    /// Uses this context for the menu bar while a responder is in front: the menus show its state, and it
    /// performs the commands. It replaces an earlier context of the same module.
    ///
    /// The menu bar searches the responder chain from the first responder, then the other visible view
    /// controllers of its window, so the view controller need not be first responder. If it finds no context,
    /// it uses its own. Behind an alert or a sheet everything is dimmed but commands that affect the app and ask nothing,
    /// unless the sheet has its own context.
    ///
    /// The menus follow what comes to the front: a scene, a window, the first responder, or the view of the responder. For
    /// the latter, an invisible view is added to it.
    ///
    /// - Parameter responder: A view controller, view, window or window scene. It is held weakly, and the
    ///   context is released with it.
    public func attach(to responder: UIResponder) {
      MenuBarContexts.contexts(addingTo: responder).add(self)
      MenuBarDispatcher.shared.follow(self, of: responder)
    }
  }

  /// The contexts that the menu bar uses now.
  @MainActor
  struct MenuBarContexts {
    /// The contexts of a responder.
    private struct Source {
      weak var responder: UIResponder?
      let contexts: MenuContexts
      /// Whether something modal is in front of the responder.
      let isBehindModal: Bool
    }

    /// The contexts, nearest first.
    private var sources: [Source] = []
    /// Whether something modal is in front, for commands that go to the menu bar's own context.
    private var isBehindModal = false
    /// What is in front of the window's own view controllers, of which UIKit does not tell that it goes.
    private(set) var modal: UIViewController?

    /// - Parameter responder: The responder to start at, or nil for the active window.
    init(from responder: UIResponder?) {
      var seen: Set<ObjectIdentifier> = []
      let window = responder.map { MenuWindows.window(of: $0) } ?? MenuWindows.active
      for responder in Self.chain(from: responder ?? window) {
        if Self.isBehindModal(responder) { isBehindModal = true }
        add(responder, isBehindModal: isBehindModal, &seen)
      }
      guard let root = window?.rootViewController else { return }
      if ModalState.isBlocked(root) {
        isBehindModal = true
        modal = ModalState.frontmost(over: root)
      }
      for controller in Self.visible(in: root) {
        add(controller, isBehindModal: ModalState.isBlocked(controller), &seen)
      }
    }

    private mutating func add(
      _ responder: UIResponder, isBehindModal: Bool, _ seen: inout Set<ObjectIdentifier>
    ) {
      guard seen.insert(ObjectIdentifier(responder)).inserted,
        let contexts = Self.contexts[responder]
      else { return }
      sources.append(Source(responder: responder, contexts: contexts, isBehindModal: isBehindModal))
    }

    /// The responder with a context.
    func responder<Command: MenuCommand>(with context: MenuContext<Command>) -> UIResponder? {
      sources.first { source in
        source.contexts.context(of: Command.self)?.activity === context.activity
      }?.responder
    }

    private func source(for part: MenuBarPart) -> Source? {
      sources.first { part.answers($0.contexts) }
    }

    /// What the menus of a part depend on: the state, and whether something modal is in front.
    func state(of part: MenuBarPart) -> [AnyHashable] {
      let source = source(for: part)
      return [part.state(source?.contexts), source?.isBehindModal ?? isBehindModal]
    }

    /// The menus of a part, dimmed if something modal is in front of the context that they use.
    func menus(of part: MenuBarPart) -> [MenuBarMenu<MenuAction>] {
      let source = source(for: part)
      let menus = part.menus(source?.contexts)
      let isBlocked = source?.isBehindModal ?? isBehindModal
      return isBlocked ? menus.map { $0.dimmed(keepingApp: true) } : menus
    }

    // MARK: - Responders

    /// The responder to search from in the active window: the first responder or, where there is none, the one that was
    /// asked last, if it is still in front, or the frontmost view controller.
    static func front(after last: UIResponder?) -> UIResponder? {
      guard let window = MenuWindows.active else { return nil }
      guard let root = window.rootViewController else { return window }
      let visible = visible(in: ModalState.frontmost(over: root))
      if let focused = UIApplication.shared.focusedResponder, !(focused is UIWindow),
        MenuWindows.window(of: focused) === window,
        let controller = MenuWindows.controller(of: focused),
        visible.contains(where: { $0 === controller })
      {
        return focused
      }
      return visible.first { $0 === last } ?? visible.first
    }

    private static func chain(from responder: UIResponder?) -> [UIResponder] {
      var chain: [UIResponder] = []
      var next = responder
      while let current = next {
        chain.append(current)
        next = current.next ?? (current as? UIViewController)?.presentingViewController
      }
      return chain
    }

    private static func isBehindModal(_ responder: UIResponder) -> Bool {
      let controller: UIViewController?
      switch responder {
      case let current as UIViewController: controller = current
      case let window as UIWindow: controller = window.rootViewController
      default: return false
      }
      return controller.map { ModalState.isBlocked($0) } ?? false
    }

    /// The visible view controllers, innermost and frontmost first.
    private static func visible(in controller: UIViewController) -> [UIViewController] {
      let children = controller.children.reversed().filter { child in
        child.viewIfLoaded?.window != nil
      }
      return children.flatMap { visible(in: $0) } + [controller]
    }

    // MARK: - Contexts

    /// The contexts of responders, which go with them.
    private static let contexts = AssociatedObject<MenuContexts>()

    /// The contexts of a responder, created if needed.
    fileprivate static func contexts(addingTo responder: UIResponder) -> MenuContexts {
      if let contexts = contexts[responder] { return contexts }
      let new = MenuContexts()
      contexts[responder] = new
      return new
    }
  }
#endif
