// developer.apple.com/documentation/appkit/nswindow/parent: a popover's window is a child window.

extension NSWindow {
  public var parent: NSWindow? { nil }
}
