import MenuRuntime

#if canImport(AppKit)
  import AppKit

  let delegate = AppDelegate()
  NSApplication.shared.delegate = delegate
  // In an app with an Info.plist, `LSUIElement` says this.
  NSApplication.shared.setActivationPolicy(.accessory)
  NSApplication.shared.run()
#else
  // Only a Mac has a menu bar; elsewhere this says what would be in it.
  print(ClockStatusItem.description(in: Countdown().state))
  print(TimerGlobalKeys.description(in: Countdown().state))
#endif
