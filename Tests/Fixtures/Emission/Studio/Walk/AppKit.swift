// Opens the menus of Studio in several states, chooses from them, and prints what is there and what happened.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = StudioState(
    isFavorite: true, photoCount: 3, albumName: "Sea", size: .large, tag: .blue,
    albums: [Album(id: "1", title: "One", symbolName: "star"), Album(id: "2", title: "Two")])
  var performed: [StudioCommand] = []

  var menus: StudioMenus {
    MenuContext(for: self, state: \.state) { (model, command) throws in
      model.performed.append(command)
    }
  }
}

@MainActor
func outline(_ menu: NSMenu, depth: Int = 1) {
  for item in menu.items {
    var words = [item.isSeparatorItem ? "---" : item.title.isEmpty ? "-" : item.title]
    if item.isSectionHeader { words.append("header") }
    if let subtitle = item.subtitle { words.append("“\(subtitle)”") }
    if let name = item.image?.symbolName { words.append("symbol \(name)") }
    if item.state == .on { words.append("on") }
    if !item.isEnabled { words.append("disabled") }
    if item.isAlternate { words.append("alternate \(item.keyEquivalentModifierMask == .option)") }
    if let help = item.toolTip { words.append("help \(help)") }
    if item.target == nil, item.action != nil { words.append("responder chain") }
    if item.submenu?.presentationStyle == .palette { words.append("palette") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let submenu = item.submenu { outline(submenu, depth: depth + 1) }
  }
}

@MainActor
func choose(_ title: String, in menu: NSMenu) -> Bool {
  for (index, item) in menu.items.enumerated() {
    if item.title == title, item.submenu == nil {
      menu.performActionForItem(at: index)
      return true
    }
    if let submenu = item.submenu, choose(title, in: submenu) { return true }
  }
  return false
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    contextMenu(model)
    confirmation(model)
    buttons(model)
  }

  static func contextMenu(_ model: Model) {
    let menu = PhotoContextMenu(model.menus).makeMenu()
    print("before it opens:", menu.items.count, menu.title)
    menu.update()
    outline(menu)
    print("chosen:", choose("Favorite", in: menu), choose("Small", in: menu))
    print("performed:", model.performed.map(\.id))
    model.performed = []
    model.state.isFavorite = false
    model.state.isEditor = true
    model.state.photoCount = 2
    model.state.albums = []
    menu.update()
    print("opened again as an editor:")
    outline(menu)
    model.state.photoCount = 0
    menu.update()
    print("nothing to publish:", !choose("Publish", in: menu))
    model.state.photoCount = 3
    let row = InboxRowContextMenu(model.menus).makeMenu()
    row.update()
    print("inbox:", row.items.map(\.title))
  }

  static func confirmation(_ model: Model) {
    let menu = PhotoContextMenu(model.menus).makeMenu()
    menu.update()
    var asked: [String] = []
    NSAlert.answer = { alert in
      asked = [alert.messageText] + alert.buttons.map(\.title)
      return .alertSecondButtonReturn
    }
    print("chosen:", choose("Erase", in: menu), "asked:", asked)
    print("performed after Cancel:", model.performed.map(\.id))
    NSAlert.answer = { _ in .alertFirstButtonReturn }
    _ = choose("Erase", in: menu)
    print("performed after Erase:", model.performed.map(\.id))
    model.performed = []
  }

  static func buttons(_ model: Model) {
    let add = LibraryAddButton(model.menus)
    model.state.photoCount = 0
    let button = add.makeButton()
    button.menu?.update()
    print("button pulls down:", button.pullsDown)
    if let menu = button.menu { outline(menu) }
    model.state.photoCount = 1
    button.menu?.update()
    print("publish is enabled now:", button.menu?.item(withTitle: "Publish")?.isEnabled ?? false)
    let combo = add.makeComboButton()
    combo.performClick(nil)
    print("performed by a click:", model.performed.map(\.id))
    model.performed = []
    let item = add.makeToolbarItem(identifier: NSToolbarItem.Identifier("add"))
    item.menu.update()
    print("toolbar item:", item.label, item.itemIdentifier.rawValue, item.menu.items.map(\.title))
    let more = InboxMoreButton(model.menus).makeButton()
    more.menu?.update()
    if let menu = more.menu { outline(menu) }
  }
}
