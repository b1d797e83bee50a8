#if os(macOS)
  import AppKit
  import MenuRuntime

  /// MainMenu.xib has no menu any more.
  @MainActor
  final class AppDelegate: NSObject, NSApplicationDelegate {
    let cookbook = Cookbook()

    func applicationWillFinishLaunching(_ notification: Notification) {
      RecipesMenuBar(cookbook.menus).install()
    }
  }
#endif
