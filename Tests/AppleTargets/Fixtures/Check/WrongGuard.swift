// passes: macos15
// fails: macos13: is only available in macOS 14.4 or newer
import AppKit

@MainActor func makeItem() -> NSMenuItem {
  let item = NSMenuItem(title: "Reply", action: nil, keyEquivalent: "")
  if #available(macOS 14, *) { item.subtitle = "To all" }
  return item
}
