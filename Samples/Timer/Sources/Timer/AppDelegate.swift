#if canImport(AppKit)
  import AppKit
  import MenuRuntime

  @MainActor
  final class AppDelegate: NSObject, NSApplicationDelegate {
    private let countdown = Countdown()
    private lazy var keysWindow = KeysWindow()

    func applicationDidFinishLaunching(_ notification: Notification) {
      countdown.whenOver = { AppDelegate.tell() }
      countdown.changeKeys = { [weak self] in self?.keysWindow.show() }
      ClockStatusItem(countdown.menus).install()
      TimerGlobalKeys(countdown.menus).install()
    }

    private static func tell() {
      let alert = NSAlert()
      alert.messageText = String(localized: "The time is over.")
      NSApplication.shared.activate(ignoringOtherApps: true)
      alert.runModal()
    }
  }
#endif
