// fails: macos13: cannot find 'chose' in scope
import AppKit

@MainActor final class Target: NSObject {
  @objc func choose(_ sender: NSMenuItem) {}
  func makeItem() -> NSMenuItem {
    NSMenuItem(title: "Reply", action: #selector(chose(_:)), keyEquivalent: "")
  }
}
