#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension MenuOrigin {
    /// Creates the origin of a view, such as the row or button where people chose the command.
    public init(_ view: NSView) { self.init(view: view, window: MenuAnchor(view).window) }

    /// Creates the origin of an item of a toolbar.
    public init(_ toolbarItem: NSToolbarItem) {
      self.init(item: toolbarItem, window: toolbarItem.view.flatMap { MenuAnchor($0).window })
    }

    /// Creates the origin of a window.
    public init(_ window: NSWindow) { self.init(view: nil, window: window) }

    /// The view with the menu or button.
    public var view: NSView? { viewObject as? NSView }
    /// The item of the window's toolbar.
    public var toolbarItem: NSToolbarItem? { itemObject as? NSToolbarItem }
    /// The window that the command belongs to.
    public var window: NSWindow? { windowObject as? NSWindow }

    /// What presents questions and errors there.
    var anchor: MenuAnchor {
      if let toolbarItem {
        return MenuAnchor(in: window ?? NSApplication.shared.mainWindow, at: toolbarItem)
      }
      if let button = view as? NSStatusBarButton { return StatusAnchor(button) }
      return MenuAnchor(view ?? window)
    }
  }
#endif
