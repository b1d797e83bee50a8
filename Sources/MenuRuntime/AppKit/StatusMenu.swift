#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The menu of a status item. While it is open, its items follow the state.
  @MainActor
  final class StatusMenu: FilledMenu, NSMenuDelegate {
    private(set) var isOpen = false
    /// Called when the menu has closed.
    var didClose: (@MainActor () -> Void)?
    private var activity: MenuActivity?
    private var follower: MenuFollower?

    init(_ activity: MenuActivity, _ read: @escaping @MainActor () -> Contents) {
      self.activity = activity
      super.init("", read)
      delegate = self
    }

    // See `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(title: "")
    }

    func menuNeedsUpdate(_ menu: NSMenu) {
      if !isOpen { fill(menu) }
    }

    func menuWillOpen(_ menu: NSMenu) {
      isOpen = true
      follower = activity.map { MenuFollower($0) { [weak self] in self?.updateItems() } }
    }

    func menuDidClose(_ menu: NSMenu) {
      isOpen = false
      follower = nil
      didClose?()
    }

    /// Without this method, AppKit fills the menu to look for each key that is pressed.
    func menuHasKeyEquivalent(
      _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
      action: UnsafeMutablePointer<Selector?>
    ) -> Bool { false }
  }

  /// The place of a status item's commands. They have no window: that of the status bar shows no sheets.
  @MainActor
  final class StatusAnchor: MenuAnchor {
    private weak var button: NSStatusBarButton?

    init(_ button: NSStatusBarButton) {
      self.button = button
      super.init(in: nil)
    }

    override var window: NSWindow? { nil }

    override var isOutsideWindows: Bool { true }

    // While a question is open, another one is not.
    override var presentingWindow: AnyObject? { unsafe button?.window }

    override var undoManager: UndoManager? {
      let front = NSApplication.shared.mainWindow
      return (front?.firstResponder ?? front)?.undoManager
    }

    override var origin: MenuOrigin { MenuOrigin(view: button, window: nil) }

    /// An alert of an app that is not active would be behind the windows of the one that is.
    override func present(_ question: MenuQuestion) {
      question.presented()
      Activation.ask {
        if question.isUnanswered { MenuAlerts.ask(question, for: self, in: nil) }
      }
    }

    override func present(_ error: any Error) {
      Activation.ask { MenuAlerts.show(error) }
    }
  }
#endif
