// fails: macos13: that is not exposed to Objective-C
import AppKit

@MainActor final class Target: NSObject {
  func choose(_ sender: NSMenuItem) {}
  func makeItem() -> NSMenuItem {
    NSMenuItem(title: "Reply", action: #selector(choose(_:)), keyEquivalent: "")
  }
}
