#if canImport(AppKit)
  import AppKit
  import MenuRuntime

  final class AppDelegate: NSObject, NSApplicationDelegate {
    private let countdown = Countdown()
    private lazy var keysWindow = KeysWindow()

    func applicationDidFinishLaunching(_ notification: Notification) {
      countdown.whenOver = { NSSound.beep() }
      countdown.changeKeys = { [weak self] in self?.keysWindow.show() }
      ClockStatusItem(countdown.menus).install()
      TimerGlobalKeys(countdown.menus).install()
    }
  }
#endif
