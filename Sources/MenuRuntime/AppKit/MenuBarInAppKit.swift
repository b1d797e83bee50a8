#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension MenuBarSurface {
    /// Returns the main menu, for `NSApp.mainMenu`. It contains only what the `.menu` file lists.
    ///
    /// The menu retains everything it needs, and assigns the app's Services, Window and Help menus. Titles, images,
    /// check marks, lists and enabled states are read once each time a menu opens or a key is pressed. They come from
    /// the context of the window in front (`MenuContext.use(in:)`), or else from the menu bar's own context.
    ///
    /// In an app with the SwiftUI life cycle, SwiftUI removes the menus again; see `install(with:reopening:)`.
    ///
    /// - Parameter parts: The menus of other modules, merged by place:
    ///   `MailMenuBar(menus).makeMenu(with: [FeedbackMenuBar(feedback).part])`.
    public func makeMenu(with parts: [MenuBarPart] = []) -> NSMenu {
      MainMenu(MenuBarReader([part] + parts))
    }

    /// Installs this menu bar in the app. Call it in `applicationWillFinishLaunching(_:)`.
    ///
    /// Do not call it in an app with the SwiftUI life cycle (`@main struct NotesApp: App`): SwiftUI rebuilds the main
    /// menu and sooner or later removes these items. Use `.commands { NotesMenuBar(menus) }` there. Debug
    /// builds print it when that happens, and if nothing in the app opens the settings that the menu offers.
    ///
    /// - Parameters:
    ///   - parts: The menus of other modules.
    ///   - window: The window of a single-window app. The Window menu gets an item that reopens it.
    public func install(with parts: [MenuBarPart] = [], reopening window: NSWindow? = nil) {
      let application = NSApplication.shared
      let reader = MenuBarReader([part] + parts)
      let mainMenu = MainMenu(reader)
      application.mainMenu = mainMenu
      // Only debug builds evaluate these.
      assert(mainMenu.watchItems())
      assert(application.hasSettings(for: reader.read().menus))
      guard let window, let menu = application.windowsMenu else { return }
      window.isReleasedWhenClosed = false
      window.isExcludedFromWindowsMenu = true
      let action = #selector(NSWindow.makeKeyAndOrderFront(_:))
      let item = NSMenuItem(title: window.title, action: action, keyEquivalent: "")
      item.keyEquivalentModifierMask = []
      item.target = window
      menu.addItem(.separator())
      menu.addItem(item)
    }
  }

  extension NSApplication {
    /// Prints what to write if nothing in the app opens the settings that a menu offers, which then stays dimmed: no
    /// class of AppKit does. Returns true.
    fileprivate func hasSettings(for menus: [MenuBarMenu<MenuAction>]) -> Bool {
      let isOffered = menus.contains { menu in
        menu.entries.contains(.settings) || (menu.isStandard && menu.place == .app)
      }
      guard isOffered, let action = MenuSystemItem.settings.appKitAction?.selector,
        target(forAction: action) == nil
      else { return true }
      print(
        """
        menu: “\(MenuSystemItem.settings.title)” stays dimmed, since nothing opens the settings. \
        Give the app's delegate a method `@objc func showSettingsWindow(_ sender: Any?)`.
        """)
      return true
    }
  }

  /// An app's main menu. It retains the source of its menus' items.
  @MainActor
  private final class MainMenu: NSMenu, NSMenuDelegate {
    private var reader: MenuBarReader?
    private var places: [(place: MenuBarPlace, item: NSMenuItem)] = []
    private var followers: [MenuFollower] = []
    /// In debug builds.
    private var watch: MainMenuWatch?

    init(_ reader: MenuBarReader) {
      self.reader = reader
      super.init(title: "")
      delegate = self
      let application = NSApplication.shared
      for menu in reader.read().menus {
        let place = menu.place
        let origin = MenuBarOrigin(reader, place)
        let submenu = FilledMenu(title(of: menu)) {
          FilledMenu.Contents(rows: reader.rows(of: place), origin: origin)
        }
        let item = addItem(withTitle: submenu.title, action: nil, keyEquivalent: "")
        item.submenu = submenu
        item.isHidden = !menu.isPresent
        places.append((place, item))
        // AppKit looks for keys and the Services menu before any menu opens, and appends its list of windows to the
        // existing items.
        submenu.menuNeedsUpdate(submenu)
        if place == .window { application.windowsMenu = submenu }
        if place == .help { application.helpMenu = submenu }
      }
      // The bar opens no menu to show that another one has come or gone.
      if reader.read().menus.contains(where: \.canLeave) {
        followers = reader.follow { [weak self] in self?.showMenus() }
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

    /// Prints what to do when something else removes a menu. Returns true.
    fileprivate func watchItems() -> Bool {
      watch = MainMenuWatch(self)
      return true
    }

    /// The title of a menu that is no longer there.
    fileprivate var removedTitle: String? {
      places.first { index(of: $0.item) < 0 }?.item.title
    }

    private func title(of menu: MenuBarMenu<MenuAction>) -> String {
      menu.place == .app ? MenuTexts.appName : menu.title
    }

    func menuNeedsUpdate(_ menu: NSMenu) { showMenus() }

    /// Updates the titles of the menus, which may depend on the state, and which of them are there.
    private func showMenus() {
      guard let menus = reader?.read().menus else { return }
      for (place, item) in places {
        guard let menu = menus.first(where: { $0.place == place }) else { continue }
        if item.isHidden == menu.isPresent { item.isHidden = !menu.isPresent }
        let title = title(of: menu)
        if item.title != title {
          item.title = title
          item.submenu?.title = title
        }
      }
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

  /// Reads the menus of the menu bar once per event.
  @MainActor
  private final class MenuBarReader {
    /// The menus in one state.
    @MainActor
    struct Reading {
      let menus: [MenuBarMenu<MenuAction>]
      let window: NSWindow?
      let hasDuplicate: Bool
    }

    private let parts: [MenuBarPart]
    private var last: (event: NSEvent, reading: Reading)?

    init(_ parts: [MenuBarPart]) {
      self.parts = parts
    }

    /// The current menus. AppKit searches all menus for a key in one event, so they share a reading.
    func read() -> Reading {
      let event = NSApplication.shared.currentEvent
      if let event, let last, last.event === event { return last.reading }
      let front = MenuFront.current
      let menus = MenuBarPart.merged(parts.flatMap { part in front.menus(of: part) })
      let reading = Reading(
        menus: menus, window: front.window,
        hasDuplicate: menus.contains { menu in
          menu.isStandard && menu.place == MenuBarPlace.file
            || menu.entries.contains(MenuSystemItem.duplicate)
        })
      if let event {
        last = (event, reading)
        // A menu that opens later needs a new reading, even if no new event is current.
        Task { @MainActor [weak self] in self?.forget() }
      }
      return reading
    }

    func forget() { last = nil }

    /// Calls `show` after each change of a state that the menus read.
    func follow(_ show: @escaping @MainActor () -> Void) -> [MenuFollower] {
      parts.map { part in
        MenuFollower(part.activity) { [weak self] in
          self?.forget()
          show()
        }
      }
    }

    /// The current rows of a menu.
    func rows(of place: MenuBarPlace) -> [MenuRow] {
      let reading = read()
      guard let menu = reading.menus.first(where: { $0.place == place }) else { return [] }
      var builder = MenuRowBuilder(MenuRowBuilder.Bar(hasDuplicate: reading.hasDuplicate))
      guard menu.isStandard else {
        builder.add(menu.entries)
        return builder.rows
      }
      for group in place.systemGroups {
        builder.separate()
        for item in group {
          builder.add(item, alternate: place == .file && item == .saveAs ? .option : nil)
        }
        // Commands that configure the app go next to its settings.
        if group.contains(.settings) { builder.add(menu.entries) }
      }
      if place != .app {
        builder.separate()
        builder.add(menu.entries)
      }
      return builder.rows
    }
  }

  /// The origin of commands in a menu of the menu bar, which apply to the window in front.
  @MainActor
  private final class MenuBarOrigin: MenuAnchor {
    private let reader: MenuBarReader
    private let place: MenuBarPlace

    init(_ reader: MenuBarReader, _ place: MenuBarPlace) {
      self.reader = reader
      self.place = place
      super.init(in: nil)
    }

    override var window: NSWindow? { reader.read().window }

    override var isMenuBar: Bool { true }

    // `MenuFront` looks for the questions of each window itself.
    override var presentingWindow: AnyObject? { nil }
    override var isBehindModal: Bool { MenuFront.current.isBlocked }

    /// The item as the context of the window in front has it now.
    override func current(
      _ item: MenuEntry<MenuAction>.Item, _ id: String
    ) -> MenuEntry<MenuAction>.Item? {
      reader.forget()
      return MenuRow.item(id, in: reader.rows(of: place))
    }

    /// Keep the command's window: another may be in front when people answer or an error occurs.
    override func choose(_ item: MenuEntry<MenuAction>.Item) {
      guard !isBlocked else { return }
      MenuAnchor(in: window).choose(item)
      reader.forget()
    }
  }
#endif
