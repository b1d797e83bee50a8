// passes: macos13
import AppKit

nonisolated func makeMenu() -> NSMenu {
  let menu = NSMenu(title: "Notes")
  menu.addItem(NSMenuItem(title: "Reply", action: nil, keyEquivalent: "r"))
  return menu
}
