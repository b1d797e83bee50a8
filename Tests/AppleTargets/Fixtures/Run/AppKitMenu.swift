// Fills a menu when it opens, validates its items and sends their actions. Prints what happened.
import AppKit

@MainActor
final class Filler: NSObject, NSMenuDelegate, NSMenuItemValidation {
  var chosen: [String] = []

  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.removeAllItems()
    for title in ["Reply", "Delete"] {
      let item = NSMenuItem(title: title, action: #selector(choose(_:)), keyEquivalent: "")
      item.target = self
      item.representedObject = title
      menu.addItem(item)
    }
    menu.addItem(.separator())
    menu.addItem(withTitle: "Undo", action: #selector(Editor.undo(_:)), keyEquivalent: "z")
  }

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { menuItem.title != "Delete" }

  @objc func choose(_ sender: NSMenuItem) {
    chosen.append(sender.representedObject as? String ?? "")
  }
}

@MainActor
final class Editor: NSResponder {
  var undone = 0
  @objc func undo(_ sender: Any?) { undone += 1 }
}

@main
@MainActor
struct Program {
  static func main() {
    let filler = Filler()
    let menu = NSMenu(title: "")
    menu.delegate = filler
    let key = UnsafeRawPointer(Unmanaged.passUnretained(filler).toOpaque())
    objc_setAssociatedObject(menu, key, filler, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    menu.update()
    menu.performActionForItem(at: 0)
    let editor = Editor()
    let window = NSWindow()
    window.firstResponder = editor
    NSApplication.shared.keyWindow = window
    menu.performActionForItem(at: 3)
    NSAlert.answer = { alert in alert.buttons.count == 2 ? .alertFirstButtonReturn : .cancel }
    let alert = NSAlert()
    alert.addButton(withTitle: "Delete")
    alert.addButton(withTitle: "Cancel")
    print(menu.items.map(\.title), menu.items.map(\.isEnabled), menu.items[2].isSeparatorItem)
    print(filler.chosen, editor.undone, alert.runModal() == .alertFirstButtonReturn)
    filler.perform(menu.items[1].action, with: menu.items[1])
    print(filler.chosen, objc_getAssociatedObject(menu, key) as AnyObject === filler)
  }
}
