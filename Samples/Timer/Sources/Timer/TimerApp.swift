import MenuRuntime

#if canImport(AppKit)
  import AppKit
#endif

@main
@MainActor
struct TimerApp {
  static func main() {
    #if canImport(AppKit)
      let delegate = AppDelegate()
      NSApplication.shared.delegate = delegate
      // In an app with an Info.plist, `LSUIElement` says this.
      NSApplication.shared.setActivationPolicy(.accessory)
      NSApplication.shared.run()
    #else
      // Only a Mac has a menu bar; elsewhere this says what would be in it.
      let state = Countdown().state
      print(ClockStatusItem.description(in: state))
      print(TimerGlobalKeys.description(in: state))
    #endif
  }
}
