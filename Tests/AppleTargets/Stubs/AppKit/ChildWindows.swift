// developer.apple.com/documentation/appkit/nswindow/parent: a popover's window is a child window.

extension NSWindow {
  weak public var parent: NSWindow? {
    get { nil }
    set {}
  }
}
