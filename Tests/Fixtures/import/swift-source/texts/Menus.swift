import AppKit

class Menus {
  let prefix = "⚠️ "
  var changing = "Changes"

  func makeMenu(parameter: String) -> NSMenu {
    let menu = NSMenu()
    func add(_ title: String) { menu.addItem(withTitle: title, action: nil, keyEquivalent: "") }
    // What the project or its tables say.
    menu.addItem(withTitle: UserText.copy, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: UserText.paste, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: UserText.help, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: UserText.delete(notes.count), action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "menu.paste".localized, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: L10n.Menu.openRecent, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: LocalString.menu_open_recent, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: NSLocalizedString("Open", comment: ""), action: nil, keyEquivalent: "")
    menu.addItem(withTitle: prefix + "menu.paste".localized, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Open \(file.name)", action: nil, keyEquivalent: "")
    add("Given to a function")
    var changed = "First"
    changed = "Last"
    menu.addItem(withTitle: changed, action: nil, keyEquivalent: "")
    var either = "Show"
    if isShown { either = "Hide" }
    menu.addItem(withTitle: either, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: Generated.paste, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: Generated.help, action: nil, keyEquivalent: "")
    // What only the running app knows.
    menu.addItem(withTitle: parameter, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: changing, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: UserText.missing, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "menu.missing".localized, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: file.title, action: nil, keyEquivalent: "")
    for prefix in prefixes { menu.addItem(withTitle: prefix, action: nil, keyEquivalent: "") }
    var looped = "Zero"
    for item in items { looped = "One" }
    menu.addItem(withTitle: looped, action: nil, keyEquivalent: "")
    return menu
  }
}
