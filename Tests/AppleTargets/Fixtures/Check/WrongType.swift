// fails: macos14: cannot convert value of type 'Int' to expected argument type 'String'
import AppKit

@MainActor func makeItem() -> NSMenuItem {
  NSMenuItem(title: "Reply", action: nil, keyEquivalent: 1)
}
