#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// An app's main menu. It retains the source of its menus' items.
  @MainActor
  final class MainMenu: NSMenu, NSMenuDelegate {
    private var reader: MenuBarReader?
    private var places: [(place: MenuBarPlace, item: NSMenuItem)] = []
    private var followers: [MenuFollower] = []
    /// In debug builds.
    private var watch: MainMenuWatch?

    init(_ reader: MenuBarReader) {
      self.reader = reader
      super.init(title: "")
      delegate = self
      reader.update()
      for menu in reader.menus { add(menu, reader) }
      MenuKeyChanges.shared.observe(for: self) { menu, commands in menu.changeKeys(of: commands) }
      // The bar opens no menu to show that another one has come or gone.
      if reader.menus.contains(where: \.canLeave) {
        followers = reader.follow { [weak self] in self?.showMenus() }
        Self.followWindows
      }
    }

    // See `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(coder: coder)
    }

    private func add(_ menu: MenuBarMenu<MenuAction>, _ reader: MenuBarReader) {
      let place = menu.place
      let anchor = MenuBarAnchor(reader, place)
      anchor.sharedItems = { reader.sharedItems }
      let submenu = BarMenu(title(of: menu)) {
        FilledMenu.Contents(rows: reader.rows(of: place), anchor: anchor)
      }
      let item = addItem(withTitle: submenu.title, action: nil, keyEquivalent: "")
      item.submenu = submenu
      item.isHidden = !menu.isPresent
      places.append((place, item))
      // AppKit looks for keys and the Services menu before any menu opens, and appends its list of windows to the
      // existing items.
      submenu.fill(submenu)
      if place == .window { NSApplication.shared.windowsMenu = submenu }
      if place == .help { NSApplication.shared.helpMenu = submenu }
    }

    private func title(of menu: MenuBarMenu<MenuAction>) -> String {
      menu.place == .app ? MenuTexts.appName : menu.title
    }

    func menuNeedsUpdate(_ menu: NSMenu) { showMenus() }

    /// Updates the titles of the menus, which may depend on the state, and which of them are there.
    private func showMenus() {
      guard let reader else { return }
      reader.update()
      for (place, item) in places {
        guard let menu = reader.menus.first(where: { $0.place == place }) else { continue }
        if item.isHidden == menu.isPresent { item.isHidden = !menu.isPresent }
        let title = title(of: menu)
        if item.title != title {
          item.title = title
          item.submenu?.title = title
        }
      }
    }

    /// Shows the keys that people have given to commands.
    private func changeKeys(of commands: Set<String>) {
      let menus = places.compactMap { $0.item.submenu as? BarMenu }
      for menu in menus { menu.clearKeys(of: commands) }
      reader?.forget()
      for menu in menus { menu.fill(menu) }
    }

    // MARK: - Menus that leave

    /// Updates the menus of the app's main menu that can leave it, after a change in the window in front.
    static func frontChanged() {
      guard let menu = NSApplication.shared.mainMenu as? MainMenu, !menu.followers.isEmpty else {
        return
      }
      menu.reader?.forget()
      menu.showMenus()
    }

    /// Observes which window is in front, once and for all.
    private static let followWindows: Void = {
      let names = [
        NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification,
        NSWindow.didBecomeMainNotification, NSWindow.didResignMainNotification,
      ]
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { frontChanged() }
        }
      }
    }()

    // MARK: - Checking

    /// Prints what to do when something else removes a menu. Returns true.
    func watchItems() -> Bool {
      watch = MainMenuWatch(self)
      return true
    }

    /// The title of a menu that is no longer there.
    fileprivate var removedTitle: String? {
      places.first { index(of: $0.item) < 0 }?.item.title
    }
  }

  /// Reports menus that something else removes from the main menu, once.
  @MainActor
  private final class MainMenuWatch {
    private weak var menu: MainMenu?
    private var observer: (any NSObjectProtocol)?

    init(_ menu: MainMenu) {
      self.menu = menu
      observer = NotificationCenter.default.addObserver(
        forName: NSMenu.didRemoveItemNotification, object: menu, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.report() }
      }
    }

    private func report() {
      guard let observer, let title = menu?.removedTitle else { return }
      NotificationCenter.default.removeObserver(observer)
      self.observer = nil
      print(
        """
        menu: “\(title)” was removed from the main menu. In an app that begins in SwiftUI, SwiftUI removes what \
        `install()` adds; use `.commands { … }` there.
        """)
    }
  }
#endif
