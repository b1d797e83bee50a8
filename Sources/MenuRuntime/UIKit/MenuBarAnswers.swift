#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension MenuContext {
    /// Uses this context for the menu bar while a responder is in front: the menus show its state, and it
    /// performs the commands. It replaces an earlier context of the same module.
    ///
    /// The menu bar searches the responder chain from the first responder, then the other visible view
    /// controllers of its window, so the view controller need not be first responder. If it finds no context,
    /// it uses its own. Behind an alert or a sheet everything is dimmed, unless the sheet has its own context.
    ///
    /// - Parameter responder: A view controller, view, window or window scene. It is held weakly, and the
    ///   context is released with it.
    public func use(in responder: UIResponder) {
      let contexts = MenuBarAnswers.contexts(addingTo: responder)
      let former = contexts.context(of: Command.self)
      contexts.add(self)
      if former?.activity !== activity {
        activity.observe { [weak responder] in
          MenuBarDispatcher.shared.follow()
          return responder != nil
        }
      }
      MenuBarDispatcher.shared.follow()
    }
  }

  /// Finds the contexts that the menu bar uses now.
  @MainActor
  struct MenuBarAnswers {
    private struct Answer {
      let contexts: MenuContexts
      /// Whether something modal is in front of the responder.
      let isBehind: Bool
    }

    /// The contexts, nearest first.
    private var answers: [Answer] = []
    /// Whether something modal is in front, for commands that go to the menu bar's own context.
    private var isBehind = false

    /// - Parameter responder: The responder to start at, or nil for the active window.
    init(from responder: UIResponder?) {
      var seen: Set<ObjectIdentifier> = []
      let window = responder.map { Self.window(of: $0) } ?? MenuWindows.active
      for responder in Self.chain(from: responder ?? window) {
        if Self.isBehindModal(responder) { isBehind = true }
        add(responder, isBehind: isBehind, &seen)
      }
      guard let root = window?.rootViewController else { return }
      if MenuWindows.modal(over: root) != nil { isBehind = true }
      for controller in Self.visible(in: root) {
        add(controller, isBehind: MenuWindows.modal(over: controller) != nil, &seen)
      }
    }

    private mutating func add(
      _ responder: UIResponder, isBehind: Bool, _ seen: inout Set<ObjectIdentifier>
    ) {
      guard seen.insert(ObjectIdentifier(responder)).inserted,
        let contexts = Self.contexts(of: responder)
      else { return }
      answers.append(Answer(contexts: contexts, isBehind: isBehind))
    }

    private func answer(for part: MenuBarPart) -> Answer? {
      answers.first { part.answers($0.contexts) }
    }

    /// The state that the menus of a part depend on.
    func state(of part: MenuBarPart) -> AnyHashable { part.state(answer(for: part)?.contexts) }

    /// The menus of a part, dimmed if something modal is in front of the context that they use.
    func menus(of part: MenuBarPart) -> [MenuBarMenu<MenuAction>] {
      let answer = answer(for: part)
      let menus = part.menus(answer?.contexts)
      guard answer?.isBehind ?? isBehind else { return menus }
      return menus.map { menu in
        var menu = menu
        menu.entries = menu.entries.map(\.dimmed)
        return menu
      }
    }

    // MARK: - Responders

    /// The responder to search from in the active window: the frontmost one.
    static var front: UIResponder? {
      guard let window = MenuWindows.active else { return nil }
      guard let root = window.rootViewController else { return window }
      return visible(in: MenuWindows.front(of: root)).first
    }

    /// The responder to search from where none received a command: the one that was asked last, if it is still in front
    /// in its window, or the frontmost one of the active window.
    static func front(after last: UIResponder?) -> UIResponder? {
      guard let last, let window = MenuWindows.key.first(where: { $0 === window(of: last) }),
        let root = window.rootViewController,
        visible(in: MenuWindows.front(of: root)).contains(where: { $0 === last })
      else { return front }
      return last
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
      return controller.map { MenuWindows.modal(over: $0) != nil } ?? false
    }

    private static func window(of responder: UIResponder) -> UIWindow? {
      switch responder {
      case let view as UIView: return view.window
      case let controller as UIViewController: return controller.viewIfLoaded?.window
      case let scene as UIWindowScene: return scene.keyWindow
      default: return MenuWindows.active
      }
    }

    /// The visible view controllers, innermost and frontmost first.
    private static func visible(in controller: UIViewController) -> [UIViewController] {
      let children = controller.children.reversed().filter { child in
        child.viewIfLoaded?.window != nil
      }
      return children.flatMap { visible(in: $0) } + [controller]
    }

    // MARK: - Contexts

    private struct Entry {
      weak var responder: UIResponder?
      let contexts: MenuContexts
    }
    private static var entries: [ObjectIdentifier: Entry] = [:]

    private static func contexts(of responder: UIResponder) -> MenuContexts? {
      let entry = entries[ObjectIdentifier(responder)]
      return entry?.responder === responder ? entry?.contexts : nil
    }

    /// The contexts of a responder, created if needed.
    fileprivate static func contexts(addingTo responder: UIResponder) -> MenuContexts {
      entries = entries.filter { $0.value.responder != nil }
      if let contexts = contexts(of: responder) { return contexts }
      let contexts = MenuContexts()
      entries[ObjectIdentifier(responder)] = Entry(responder: responder, contexts: contexts)
      return contexts
    }
  }
#endif
