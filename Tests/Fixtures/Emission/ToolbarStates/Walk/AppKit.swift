// Shows toolbars with conditions, with an included menu and with a menu that has an action, in several states.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = FenradioState()
  var performed: [FenradioCommand] = []
  private(set) lazy var menus = FenradioMenus(for: self, state: \.state) {
    (model, command) throws in
    model.performed.append(command)
  }
}

@MainActor
func describe(_ item: NSToolbarItem) -> String {
  var words = [item.itemIdentifier.rawValue]
  if item.isHidden { words.append("hidden") }
  if !item.isEnabled { words.append("disabled") }
  if let group = item as? NSToolbarItemGroup {
    words.append("[\(group.subitems.map(describe).joined(separator: "; "))]")
  }
  if let menu = item as? NSMenuToolbarItem {
    menu.menu.update()
    words.append("menu of \(menu.menu.items.map(\.title).joined(separator: " | "))")
    if menu.action != nil { words.append("click") }
  }
  return words.joined(separator: ", ")
}

@MainActor
func show(_ toolbar: NSToolbar) {
  for item in toolbar.items { print("  " + describe(item)) }
}

@main
@MainActor
struct Program {
  static func main() {
    studio()
    press()
    player()
  }

  static func studio() {
    let model = Model()
    let window = NSWindow()
    NSApplication.shared.windows = [window]
    let toolbar = StudioToolbar(model.menus).makeToolbar(owner: model, views: { _, _ in NSView() })
    window.toolbar = toolbar
    toolbar.show()
    print("off the air:")
    show(toolbar)
    let mute = toolbar.items.first
    model.state.isLive = true
    toolbar.validateVisibleItems()
    print("on the air:")
    show(toolbar)
    model.state.callers = 1
    model.menus.update()
    print("with a caller:")
    show(toolbar)
    print("the same item:", mute === toolbar.items.first)
    model.state.isLive = false
    toolbar.validateVisibleItems()
    print("off the air again:")
    show(toolbar)
  }

  static func press() {
    let model = Model()
    let toolbar = PressToolbar(model.menus).makeToolbar()
    toolbar.show()
    print("press:")
    show(toolbar)
    model.state.isEditor = true
    toolbar.validateVisibleItems()
    print("press of an editor:")
    show(toolbar)
    let proof = toolbar.items.first { $0.itemIdentifier.rawValue == "proofMenu" }
    if let proof, let action = proof.action {
      _ = NSApplication.shared.sendAction(action, to: proof.target, from: proof)
    }
    print("clicked:", model.performed.map(\.id))
  }

  static func player() {
    let model = Model()
    let toolbar = PlayerToolbar(model.menus).makeToolbar()
    toolbar.show()
    print("a player that people customize:")
    show(toolbar)
    model.state.isLive = true
    toolbar.validateVisibleItems()
    print("on the air:")
    show(toolbar)
    let allowed = toolbar.delegate?.toolbarAllowedItemIdentifiers(toolbar) ?? []
    print("allowed:", allowed.map(\.rawValue).joined(separator: " "))
  }
}
