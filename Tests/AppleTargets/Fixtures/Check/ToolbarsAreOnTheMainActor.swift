// fails: macos13: call to main actor-isolated initializer
import AppKit

nonisolated func makeItem() -> NSToolbarItem {
  NSMenuToolbarItem(itemIdentifier: NSToolbarItem.Identifier("more"))
}
