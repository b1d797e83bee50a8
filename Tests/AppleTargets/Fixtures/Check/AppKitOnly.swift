// passes: macos13
// fails: catalyst26: cannot find 'NSMenuItem' in scope
import AppKit

@MainActor
func makeItem() -> AnyObject {
  return NSMenuItem(title: "Reply", action: nil, keyEquivalent: "")
}
