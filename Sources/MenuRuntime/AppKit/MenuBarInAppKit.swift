#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension MenuBarSurface {
    /// Returns the main menu, for `NSApp.mainMenu`. It contains only what the `.menu` file lists.
    ///
    /// The menu retains everything it needs, and assigns the app's Services, Window and Help menus. Titles, images,
    /// check marks, lists and enabled states are read once each time a menu opens or a key is pressed. They come from
    /// the context of the window in front (`MenuContext.attach(to:)`), or else from the menu bar's own context.
    ///
    /// In an app with the SwiftUI life cycle, SwiftUI removes the menus again; see `install(adding:reopening:)`.
    ///
    /// - Parameter parts: The menus of other modules, merged by place:
    ///   `MailMenuBar(menus).makeMenu(adding: [MenuBarPart(FeedbackMenuBar(feedback))])`.
    public func makeMenu(adding parts: [MenuBarPart] = []) -> NSMenu {
      MainMenu(MenuBarReader([MenuBarPart(self)] + parts))
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
    public func install(adding parts: [MenuBarPart] = [], reopening window: NSWindow? = nil) {
      let application = NSApplication.shared
      let reader = MenuBarReader([MenuBarPart(self)] + parts)
      let mainMenu = MainMenu(reader)
      application.mainMenu = mainMenu
      // Only debug builds evaluate these.
      assert(mainMenu.watchItems())
      assert(application.hasSettings(for: reader.menus))
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
#endif
