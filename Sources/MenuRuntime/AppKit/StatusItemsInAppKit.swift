#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension StatusItemSurface {
    /// Adds the item to the menu bar, for as long as the app runs. Call it in `applicationDidFinishLaunching(_:)`, also in
    /// an app that begins in SwiftUI:
    ///
    /// ```swift
    /// func applicationDidFinishLaunching(_ notification: Notification) { TimerStatusItem(model.menus).install() }
    /// ```
    ///
    /// Its title, image and visibility follow the state, and so do the rows of its menu while it is open: they change, but
    /// none comes or goes before the menu has closed. A timer that changes the state has to be in the run loop's common
    /// modes, since menus track the mouse in a mode of their own.
    ///
    /// An app without a main menu whose activation policy is `accessory` gets one, which nobody sees, so that the keys of
    /// Edit and ⌘W work in its windows.
    ///
    /// - Returns: The item, whose other properties the app can set. Another call for the same `id` returns the same item,
    ///   with the new menu.
    @discardableResult
    public func install() -> NSStatusItem {
      let application = NSApplication.shared
      if application.activationPolicy() == .accessory, application.mainMenu == nil {
        AccessoryMenuBar(MenuContext(AccessoryMenuBar.State())).install()
      }
      let item = StatusItem.named(Self.id)
      item.show(self)
      return item.item
    }
  }

  /// An item of the status bar, with what it shows.
  @MainActor
  private final class StatusItem: NSObject {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    private var menu: StatusMenu?
    /// Performs the command of a click, or nil if a click opens the menu.
    private var tap: (@MainActor () -> Void)?
    private var monitor: Any?
    /// Whether the mouse button is still down that has opened the menu.
    private var isHeld = false
    /// Whether the state shows the item.
    private var isShown: Bool?

    /// The status bar does not retain its items.
    private static var installed: [String: StatusItem] = [:]

    /// The item with a name, made if needed.
    static func named(_ name: String) -> StatusItem {
      if let item = installed[name] { return item }
      let item = StatusItem(name)
      installed[name] = item
      return item
    }

    private init(_ name: String) {
      super.init()
      // Before anything else: what is saved under the name is restored.
      item.autosaveName = name
    }

    /// Shows a surface.
    func show(_ surface: some StatusItemSurface) {
      guard let button = item.button else { return }
      let anchor = StatusAnchor(button)
      let menu = StatusMenu(surface.context.activity) {
        let menu = surface.opened()
        anchor.sharedItems = menu.sharedItems
        return FilledMenu.Contents(rows: MenuRows(of: menu.entries), anchor: anchor)
      }
      self.menu = menu
      button.setAccessibilityIdentifier(surface.identifier)
      if surface.tapCommand == nil {
        tap = nil
        item.menu = menu
        button.setAccessibilityCustomActions(nil)
      } else {
        tap = { if let item = surface.openedButton().tap { anchor.choose(item) } }
        item.menu = nil
        menu.didClose = { [weak self] in self?.item.menu = nil }
        listen(to: button)
      }
      surface.follow(menu) { [weak self, weak button] shown, image in
        button?.show(shown, image)
        self?.show(shown.isShown)
      }
    }

    // MARK: - Hiding

    /// Shows or hides the item after a change of the state. An item that people have hidden stays so.
    private func show(_ isShown: Bool) {
      if self.isShown == isShown { return }
      self.isShown = isShown
      // The system saves that the item is hidden, but not who has hidden it.
      let defaults = UserDefaults.standard
      let key = "MenuStatusItem Hidden \(item.autosaveName ?? "")"
      if !isShown, item.isVisible {
        item.isVisible = false
        defaults.set(true, forKey: key)
      } else if isShown, defaults.bool(forKey: key) {
        item.isVisible = true
        defaults.removeObject(forKey: key)
      }
    }

    // MARK: - Clicks

    /// Makes a click perform the command, and other clicks open the menu.
    private func listen(to button: NSStatusBarButton) {
      button.target = self
      button.action = #selector(StatusItem.click(_:))
      var events: NSEvent.EventTypeMask = [.leftMouseUp, .rightMouseUp]
      if #available(macOS 27, *) {
        // The right mouse button does not reach the status item: another process gets it. If that cannot be seen either,
        // a button that is held opens the menu.
        events.insert(.periodic)
        if monitor == nil {
          monitor = NSEvent.addGlobalMonitorForEvents(matching: .rightMouseUp) { [weak self] _ in
            MainActor.assumeIsolated { self?.openIfPointedAt() }
          }
        }
      }
      button.sendAction(on: events)
      let action = NSAccessibilityCustomAction(name: MenuTexts.text(.more)) { [weak self] in
        MainActor.assumeIsolated { self?.open() }
        return true
      }
      button.setAccessibilityCustomActions([action])
    }

    @objc func click(_ sender: Any?) {
      let event = NSApplication.shared.currentEvent
      let isControl = event?.type == .leftMouseUp && event?.modifierFlags.contains(.control) == true
      if event?.type == .periodic {
        open()
        isHeld = NSEvent.pressedMouseButtons & 1 == 1
      } else if isHeld, event?.type == .leftMouseUp {
        isHeld = false
      } else if event?.type == .rightMouseUp || isControl {
        open()
      } else {
        isHeld = false
        tap?()
      }
    }

    private func openIfPointedAt() {
      guard tap != nil, let frame = unsafe item.button?.window?.frame else { return }
      if frame.contains(NSEvent.mouseLocation) { open() }
    }

    /// Opens the menu. While the item has it, each click opens it.
    private func open() {
      guard let menu, !menu.isOpen else { return }
      item.menu = menu
      item.button?.performClick(nil)
      if !menu.isOpen { item.menu = nil }
    }
  }

  extension NSStatusBarButton {
    /// Shows a button's state.
    fileprivate func show(_ shown: OpenedButton, _ image: NSImage?) {
      let template = image?.copy() as? NSImage
      template?.isTemplate = true
      title = image == nil ? shown.label.title : ""
      self.image = template
      imagePosition = image == nil ? .noImage : .imageOnly
      setAccessibilityLabel(shown.label.title)
      isEnabled = shown.isEnabled
    }
  }

  extension StatusItemSurface {
    fileprivate var identifier: String { Self.id }
  }

  /// The main menu of an app that has none, for its keys.
  private struct AccessoryMenuBar: MenuBarSurface {
    nonisolated struct State: MenuState {}

    nonisolated enum Command: MenuCommand {
      func facts(in state: State) -> MenuFacts { switch self {} }
      static func allCommands(in state: State) -> [Command] { [] }
    }

    let context: MenuContext<Command>

    nonisolated static func build(_ bar: inout MenuBarBuilder<Command>) {
      bar.add(.file) { menu in menu.addSystem(.close) }
      bar.add(.edit, standard: true)
    }
  }
#endif
