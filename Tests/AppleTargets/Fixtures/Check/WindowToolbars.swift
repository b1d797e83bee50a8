// passes: catalyst16
// passes: catalyst26
// fails: catalyst15: 'NSUIViewToolbarItem' is only available in Mac Catalyst 16 or newer
// fails: ios26: cannot find 'NSUIViewToolbarItem' in scope
import UIKit

@MainActor
func show(_ view: UIView, as identifier: NSToolbarItem.Identifier) -> NSToolbarItem {
  return NSUIViewToolbarItem(itemIdentifier: identifier, uiView: view)
}
