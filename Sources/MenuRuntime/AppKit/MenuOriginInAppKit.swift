#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension MenuOrigin {
    /// The view with the menu or button.
    public var view: NSView? { viewObject as? NSView }
    /// The item of the window's toolbar.
    public var toolbarItem: NSToolbarItem? { itemObject as? NSToolbarItem }
    /// The window that the command belongs to.
    public var window: NSWindow? { windowObject as? NSWindow }
  }
#endif
