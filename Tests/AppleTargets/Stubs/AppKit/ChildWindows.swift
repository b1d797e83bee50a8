// developer.apple.com/documentation/appkit/nswindow/parent: a popover's window is a child of another.

extension NSWindow {
  public var parent: NSWindow? { nil }
}
