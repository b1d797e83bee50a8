#if canImport(AppKit)
  import AppKit
  import MenuRuntime

  /// The window in which people change the keys.
  @MainActor
  final class KeysWindow {
    private let window: NSWindow

    init() {
      window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 480, height: 240),
        styleMask: [.titled, .closable], backing: .buffered, defer: false)
      window.title = String(localized: "Keyboard Shortcuts")
      window.contentView = TimerCommand.keys.makeKeyList()
      window.isReleasedWhenClosed = false
      window.center()
    }

    func show() {
      // The app has no icon in the Dock, and another one is in front.
      NSApplication.shared.activate(ignoringOtherApps: true)
      window.makeKeyAndOrderFront(nil)
    }
  }
#endif
