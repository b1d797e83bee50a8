import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate {
  let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
  let syncItem = NSMenuItem(title: "Sync Now", action: #selector(sync(_:)), keyEquivalent: "")

  func applicationDidFinishLaunching(_ notification: Notification) {
    let main = NSMenu()
    main.addItem(makeFileMenu())

    let window = NSMenuItem()
    main.addItem(window)
    let windowMenu = NSMenu(title: "Window")
    windowMenu.addItem(
      withTitle: "Minimize", action: #selector(NSWindow.performMiniaturize(_:)), keyEquivalent: "m")
    main.setSubmenu(windowMenu, for: window)
    NSApp.windowsMenu = windowMenu
    NSApp.mainMenu = main

    let menu = NSMenu()
    statusItem.menu = menu
    menu.addItem(syncItem)
    menu.addItem(NSMenuItem.separator())
    addQuit(to: menu)
  }

  private func makeFileMenu() -> NSMenuItem {
    let item = NSMenuItem(title: "File", action: nil, keyEquivalent: "")
    item.submenu = NSMenu(title: "File") {
      NSMenuItem(title: "New Note", action: #selector(newNote), keyEquivalent: "n")
        .withAccessibilityIdentifier("MainMenu.newNote")
      NSMenuItem(title: "New Window", action: #selector(newWindow(_:)), keyEquivalent: "N")
      NSMenuItem.separator()
      if canShare {
        NSMenuItem(title: "Share", action: nil, keyEquivalent: "") {
          NSMenuItem(title: "Copy Link", action: #selector(copyLink), keyEquivalent: "")
        }
      }
      NSMenuItem(title: "Close", action: #selector(NSWindow.performClose), keyEquivalent: [.command, .option, "w"])
    }
    return item
  }

  private func addQuit(to menu: NSMenu) {
    let quit = NSMenuItem(
      title: "Quit", action: #selector(NSApplication.terminate(_:)), keyEquivalent: "q")
    quit.target = NSApp
    menu.addItem(quit)
  }

  func applicationDockMenu(_ sender: NSApplication) -> NSMenu? {
    let menu = NSMenu()
    menu.items = [NSMenuItem(title: "New Note", action: #selector(newNote), keyEquivalent: "")]
    return menu
  }

  @objc func newNote() {}
  @objc func newWindow(_ sender: Any?) {}
  @objc func copyLink(_ sender: Any?) {}
  @objc func sync(_ sender: Any?) {}
}
