// Changes what the entries of open menus look like, and prints which of them stay the same views: the focus of the
// keyboard and of VoiceOver would leave one that does not.
@_spi(Generated) import MenuRuntime
import SwiftUI

extension NotesMenuBar: MenuBarLayout {
  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("note") }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = NotesModel()
    let row = Text("row").contextMenu(NoteContextMenu(model.menus))
    let button = MenuPullDownButton(NoteListSortButton(model.menus))
    let menus: [(name: String, read: @MainActor () -> [ViewNode])] = [
      ("a context menu", { viewTree(of: row)[0].views(of: "contextMenu", "menuItems") }),
      ("a pull-down button", { viewTree(of: button).flatMap(\.children) }),
      (
        "the menu bar",
        { commandTree(of: NotesMenuBar(model.menus)).flatMap(\.views) }
      ),
    ]
    let changes: [(name: String, make: @MainActor () -> Void)] = [
      ("another title and symbol", { model.state.isPinned.toggle() }),
      ("a check mark", { model.state.isLocked.toggle() }),
      ("another subtitle", { model.state.noteCount += 1 }),
      ("another option", { model.state.sortOrder = .title }),
      (
        "another name and order in a list",
        {
          model.state.folders = [
            Folder(id: "b", title: "House"),
            Folder(id: "a", title: "Work", symbolName: "briefcase"),
          ]
        }
      ),
    ]
    for menu in menus {
      section(menu.name)
      for change in changes {
        let before = identities(menu.read())
        change.make()
        let after = identities(menu.read())
        print(
          "\(change.name): \(after.count) entries, kept:",
          before.keys == after.keys && before.allSatisfy { after[$0.key] == $0.value })
      }
      model.state = NotesModel().state
    }
    section("a command that leaves")
    model.state.hasSelection = true
    let before = identities(menus[0].read())
    model.state.hasSelection = false
    let after = identities(menus[0].read())
    print("left:", before.keys.filter { after[$0] == nil }.sorted())
    print("the others are kept:", after.allSatisfy { before[$0.key] == $0.value })
  }

  /// What distinguishes each entry, by the identifier of its command.
  static func identities(_ nodes: [ViewNode]) -> [String: [AnyHashable]] {
    var found: [String: [AnyHashable]] = [:]
    for node in nodes { collect(node, [], &found) }
    return found
  }

  /// An entry is also another one if what it is in is.
  static func collect(
    _ node: ViewNode, _ outer: [AnyHashable], _ found: inout [String: [AnyHashable]]
  ) {
    let identity = outer + node.identity + [node.kind.rawValue]
    if let id = node.change("accessibilityIdentifier")?.value as? String, !id.isEmpty {
      found[id] = identity
    }
    for child in node.children { collect(child, identity, &found) }
  }
}
