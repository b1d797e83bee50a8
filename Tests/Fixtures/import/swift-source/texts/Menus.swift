import AppKit

class Menus {
  let prefix = "⚠️ "
  var changing = "Changes"
  let model = Model()
  var other: any Titled = Model()

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
    menu.addItem(withTitle: model.syncTitle, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: shareTitle, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: pinTitle, action: nil, keyEquivalent: "")
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
    menu.addItem(withTitle: model.name, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: other.syncTitle, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: base.syncTitle, action: nil, keyEquivalent: "")
    menu.addItem(withTitle: sizeTitle, action: nil, keyEquivalent: "")
    return menu
  }

  private let base: Base

  private var shareTitle: String {
    if isShared { return "Stop Sharing" }
    return "Share"
  }

  private var pinTitle: String {
    if isPinned {
      NSLocalizedString("Unpin", comment: "")
    } else {
      NSLocalizedString("Pin", comment: "")
    }
  }

  private var sizeTitle: String {
    if isLarge { return "Large" }
    if isSmall { return "Small" }
    return "Medium"
  }
}
