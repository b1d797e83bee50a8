// passes: macos13
import AppKit

@MainActor final class Target: NSObject {
  @objc func choose(_ sender: NSMenuItem) {}

  func makeItem() -> NSMenuItem {
    let item = NSMenuItem(title: "Reply", action: #selector(choose(_:)), keyEquivalent: "")
    item.target = self
    return item
  }
}

let undo = Selector(("undo:"))
