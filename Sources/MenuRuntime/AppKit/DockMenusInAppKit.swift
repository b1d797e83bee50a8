#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension DockMenuSurface {
    /// Returns the menu as it opens now, for the app's delegate:
    ///
    /// ```swift
    /// func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { MailDockMenu(library.menus).makeMenu() }
    /// ```
    ///
    /// Its commands go to the context of the frontmost window that has one, by `MenuContext.attach(to:)` or SwiftUI's
    /// `menuCommands(_:for:)`, and else to the menu's own, which also performs commands of the app. A command makes the app
    /// active first, unless it affects the app and asks nothing.
    public func makeMenu() -> NSMenu {
      let front = MenuFront.frontmost(Command.self)
      let own = context
      let (state, context) = (front?.context ?? own).opened()
      let performer = { (command: Command) in context.performer(of: command, orOfApp: own) }
      var builder = MenuBuilder<Command>(
        state, hiding: .unavailable, isPad: false,
        isBusy: { command in MainActor.assumeIsolated { performer(command).isBusy(command) } })
      Self.build(&builder)
      let anchor = DockAnchor(in: front?.window)
      anchor.sharedItems = context.sharedItems
      let entries = builder.entries.map { $0.map { performer($0).action($0) } }
      let menu = NSMenu(title: "")
      MenuItemList().show(MenuRows(of: entries), in: menu, for: anchor)
      menu.prepareForDock(anchor)
      return menu
    }
  }

  extension MenuFront {
    /// The frontmost window with a context of a module. While another app is active, no window has the focus.
    fileprivate static func frontmost<Command: MenuCommand>(
      _ type: Command.Type
    ) -> (window: NSWindow, context: MenuContext<Command>)? {
      let application = NSApplication.shared
      // No window of a hidden app is visible.
      for window in application.orderedWindows where window.isVisible || application.isHidden {
        if let context = contexts(in: window).lazy.compactMap({ $0.context(of: type) }).first {
          return (window, context)
        }
      }
      return nil
    }
  }

  @MainActor
  extension NSMenu {
    /// Settles what a menu of the app's own does when it opens, and removes the images: the Dock shows the menu itself.
    fileprivate func prepareForDock(_ anchor: MenuAnchor) {
      autoenablesItems = false
      for item in items {
        item.image = nil
        item.setImageStays(false)
        item.isEnabled = item.isEnabledInDock
        item.submenu?.prepareForDock(anchor)
      }
    }
  }

  @MainActor
  extension NSMenuItem {
    fileprivate var isEnabledInDock: Bool {
      if let target = representedObject as? any NSMenuItemValidation {
        return target.validateMenuItem(self)
      }
      if let submenu = submenu as? Submenu { return submenu.isEnabled }
      guard let action else { return submenu != nil }
      return NSApplication.shared.target(forAction: action, to: target, from: self) != nil
    }
  }

  /// The place of commands that people choose in the Dock.
  @MainActor
  private final class DockAnchor: MenuAnchor {
    override var isOutsideWindows: Bool { true }

    override func choose(_ item: MenuEntry<MenuAction>.Item) {
      if item.worksBehindSheets { return super.choose(item) }
      Activation.ask { super.choose(item) }
    }
  }
#endif
