// Toolbars with one identifier share what is inserted and removed, have no item twice, and take back what is set of an
// item that they validate.
import AppKit

@MainActor
final class Source: NSObject, NSToolbarDelegate {
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.init("add"), .space, .init("gone"), .init("share")]
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    itemIdentifier.rawValue == "gone" ? nil : NSToolbarItem(itemIdentifier: itemIdentifier)
  }
}

final class Group: NSToolbarItemGroup {}

@main
@MainActor
struct Program {
  static func main() {
    Raised.handler = { print("raised:", $0) }
    let source = Source()
    let toolbars = ["list", "list", "other"].map { NSToolbar(identifier: $0) }
    for toolbar in toolbars {
      toolbar.delegate = source
      toolbar.show()
    }
    func show() {
      for toolbar in toolbars {
        print(toolbar.identifier, toolbar.items.map(\.itemIdentifier.rawValue))
      }
    }
    show()
    toolbars[0].removeItem(at: 1)
    show()
    toolbars[1].insertItem(withItemIdentifier: .init("delete"), at: 0)
    show()
    toolbars[1].insertItem(withItemIdentifier: .init("delete"), at: 1)
    toolbars[2].insertItem(withItemIdentifier: .init("delete"), at: 9)

    let item = NSMenuToolbarItem(itemIdentifier: .init("more"))
    item.isEnabled = false
    item.validate()
    print("validated:", item.isEnabled)
    item.autovalidates = false
    item.isEnabled = false
    item.validate()
    print("not validated:", item.isEnabled)
    let plain = NSToolbarItem(itemIdentifier: .init("plain"))
    plain.action = #selector(NSWindow.makeKeyAndOrderFront(_:))
    plain.validate()
    print("nobody has the action:", plain.isEnabled)
    plain.target = NSWindow()
    plain.validate()
    print("the target is gone:", plain.isEnabled)

    _ = Group(
      itemIdentifier: .init("sort"), titles: ["A"], selectionMode: .selectOne, labels: nil,
      target: nil, action: nil)
  }
}
