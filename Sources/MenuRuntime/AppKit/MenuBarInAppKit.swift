#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension MenuBarSurface {
    /// The whole main menu, for `NSApp.mainMenu`: what the `.menu` file lists and nothing else.
    ///
    /// It keeps all that it needs, and tells the app which of its menus are Services, Window and Help. Titles, pictures,
    /// check marks, lists and what is dimmed are read once whenever a menu opens or a key is pressed, from the context of the
    /// window in front (`MenuContext.use(in:)`) or else from the menu bar's own.
    ///
    /// - Parameter parts: The menus of other modules: `MailMenuBar(menus).makeMenu(with: [FeedbackMenuBar(feedback).part])`.
    ///   Menus of one place become one. In an app with SwiftUI's life cycle, SwiftUI takes the menus away again; see
    ///   `install(with:reopening:)`.
    public func makeMenu(with parts: [MenuBarPart] = []) -> NSMenu {
      MainMenu(MenuBarReader([part] + parts))
    }

    /// Makes this the menu bar of the app. Call it in `applicationWillFinishLaunching(_:)`.
    ///
    /// Not in an app with SwiftUI's life cycle (`@main struct NotesApp: App`): SwiftUI makes the main menu anew and takes
    /// these items away, sooner or later. There the menu bar is `.commands { NotesMenuBar(menus) }`; in a debug build an
    /// assertion says so.
    ///
    /// - Parameters:
    ///   - parts: The menus of other modules.
    ///   - window: The window of an app that has only one: the Window menu then has an item that opens it again.
    public func install(with parts: [MenuBarPart] = [], reopening window: NSWindow? = nil) {
      let application = NSApplication.shared
      assert(
        !application.hasSwiftUILifeCycle,
        "SwiftUI takes these menus away again: use `.commands { … }` in an app with its life cycle")
      application.mainMenu = makeMenu(with: parts)
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
    /// Whether the app's delegate is SwiftUI's, also where the app has one of its own with `@NSApplicationDelegateAdaptor`.
    fileprivate var hasSwiftUILifeCycle: Bool {
      delegate.map { String(reflecting: type(of: $0)).hasPrefix("SwiftUI.") } ?? false
    }
  }

  /// The main menu of an app. It keeps what its menus are filled from.
  @MainActor
  private final class MainMenu: NSMenu, NSMenuDelegate {
    private var reader: MenuBarReader?
    private var places: [(place: MenuBarPlace, item: NSMenuItem)] = []

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
        places.append((place, item))
        // AppKit wants to see keys and the Services menu before anything opens, and adds its list of windows behind
        // what is there.
        submenu.menuNeedsUpdate(submenu)
        if place == .window { application.windowsMenu = submenu }
        if place == .help { application.helpMenu = submenu }
      }
    }

    // As in `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      // Unavailable, and no archive has such a menu: nothing can call it.
      fatalError("menus are made in code")
    }

    private func title(of menu: MenuBarMenu<MenuAction>) -> String {
      menu.place == .app ? MenuTexts.appName : menu.title
    }

    /// Titles may have state in them.
    func menuNeedsUpdate(_ menu: NSMenu) {
      guard let menus = reader?.read().menus else { return }
      for (place, item) in places {
        guard let menu = menus.first(where: { $0.place == place }) else { continue }
        let title = title(of: menu)
        if item.title != title {
          item.title = title
          item.submenu?.title = title
        }
      }
    }
  }

  /// Reads the menus of the menu bar: once for all that one event asks for.
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

    /// The menus now. A key looks through all menus with one event, so they share a reading.
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
        // What happens later is another opening, even if no event comes with it.
        Task { @MainActor [weak self] in self?.forget() }
      }
      return reading
    }

    func forget() { last = nil }

    /// The rows of a menu now.
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
        // What configures the app stands with its settings.
        if group.contains(.settings) { builder.add(menu.entries) }
      }
      if place != .app {
        builder.separate()
        builder.add(menu.entries)
      }
      return builder.rows
    }
  }

  /// A menu of the menu bar: its commands belong to whatever is in front.
  @MainActor
  private final class MenuBarOrigin: MenuOrigin {
    private let reader: MenuBarReader
    private let place: MenuBarPlace

    init(_ reader: MenuBarReader, _ place: MenuBarPlace) {
      self.reader = reader
      self.place = place
      super.init(in: nil)
    }

    override var window: NSWindow? { reader.read().window }

    override var isMenuBar: Bool { true }

    override func isBlocked(_ item: MenuEntry<MenuAction>.Item) -> Bool {
      MenuFront.current.isBlocked
    }

    /// The item as whatever is in front has it now.
    override func current(
      _ item: MenuEntry<MenuAction>.Item, _ id: String
    ) -> MenuEntry<MenuAction>.Item? {
      reader.forget()
      return MenuRow.item(id, in: reader.rows(of: place))
    }

    /// The window in front is that of the command, also when it is another by the time of an answer or an error.
    override func choose(_ item: MenuEntry<MenuAction>.Item) {
      guard !isBlocked(item) else { return }
      MenuOrigin(in: window).choose(item)
      reader.forget()
    }
  }
#endif
