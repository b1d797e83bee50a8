// walk: UIKit,SwiftUI on iOS
// Opens the menus of Studio in several states, chooses from them, and prints what is there and what happened.
import MenuRuntime
import SwiftUI

@MainActor
final class Model {
  var state = StudioState(
    isFavorite: true, photoCount: 3, albumName: "Sea", size: .large, tag: .blue,
    albums: [Album(id: "1", title: "One", symbolName: "star"), Album(id: "2", title: "Two")])
  var performed: [StudioCommand] = []

  var menus: StudioMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command) }
  }
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int = 1) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let name = node.symbolName { words.append("symbol \(name)") }
    if let role = node.role { words.append(role) }
    if node.isDisabled { words.append("disabled") }
    if node.isOn?.wrappedValue == true { words.append("on") }
    if let change = node.change("menuActionDismissBehavior"), "\(change.value)".contains("disabled")
    {
      words.append("keeps open")
    }
    if let selection = node.selection {
      let chosen = node.children.first {
        $0.tag?.base as? String == selection.value().base as? String
      }
      words.append("chosen \(chosen?.title ?? "none")")
    }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@MainActor
func node(_ title: String, _ kind: ViewNode.Kind, in nodes: [ViewNode]) -> ViewNode? {
  nodes.lazy.flatMap(\.all).first { $0.kind == kind && $0.title == title }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    contextMenu(model)
    selection(model)
    buttons(model)
  }

  static func contextMenu(_ model: Model) {
    let host = Text("photo").contextMenu(PhotoContextMenu(model.menus)) { Text("preview") }
    let photo = viewTree(of: host)[0]
    var menu = photo.views(of: "contextMenu", "menuItems")
    print("context menu:", photo.views(of: "contextMenu", "preview").map(\.title))
    outline(menu)
    print("changes:", photo.changes.map(\.name))

    node("Favorite", .toggle, in: menu)?.isOn?.wrappedValue = false
    node("", .picker, in: menu)?.selection?.choose(Optional("photo.mark/red"))
    print("performed:", model.performed.map(\.id))
    model.performed = []

    model.state.isEditor = true
    model.state.isFavorite = false
    model.state.photoCount = 2
    model.state.albums = []
    menu = photo.views(of: "contextMenu", "menuItems")
    print("opened again as an editor:")
    outline(menu)

    node("Erase", .button, in: menu)?.press?()
    print("performed before the answer:", model.performed.map(\.id))
    let asked = viewTree(of: host)[0]
    let dialog = asked.change("confirmationDialog")?.value as? Dialog
    let answers = asked.views(of: "confirmationDialog", "actions")
    print("asks:", dialog?.title ?? "nothing", dialog?.isPresented.wrappedValue == true)
    print("answers:", answers.map { "\($0.title) \($0.role ?? "-")" })
    answers.last?.press?()
    print("performed after Cancel:", model.performed.map(\.id))
    answers.first?.press?()
    print("performed after Erase:", model.performed.map(\.id))
    model.performed = []
    dialog?.isPresented.wrappedValue = false
    let later = viewTree(of: host)[0].change("confirmationDialog")?.value as? Dialog
    print("still asks:", later?.isPresented.wrappedValue == true)

    model.state.photoCount = 0
    menu = photo.views(of: "contextMenu", "menuItems")
    print("nothing to publish:", node("Publish", .button, in: menu) == nil)
    model.state.photoCount = 3
  }

  static func selection(_ model: Model) {
    let row = LibraryRowContextMenu(model.menus)
    let plain = viewTree(of: Text("row").contextMenu(row))[0]
    print("row:", plain.views(of: "contextMenu", "menuItems").map(\.title))
    let inbox = viewTree(of: Text("inbox").contextMenu(InboxRowContextMenu(model.menus)))[0]
    print("inbox:", inbox.views(of: "contextMenu", "menuItems").map(\.title))
  }

  static func buttons(_ model: Model) {
    let add = MenuPullDownButton(LibraryAddButton(model.menus))
    model.state.photoCount = 0
    outline(viewTree(of: add))
    viewTree(of: add)[0].press?()
    print("performed by a tap:", model.performed.map(\.id))
    model.state.photoCount = 1
    let publish = node("Publish", .button, in: viewTree(of: add))
    print("publish is enabled now:", publish?.isDisabled == false)
    let more = MenuPullDownButton(InboxMoreButton(model.menus))
    outline(viewTree(of: more))
    let albums = MenuPullDownButton(LibraryAlbumListButton(model.menus))
    model.state.albums = [Album(id: "9", title: "Nine")]
    outline(viewTree(of: albums))
  }
}
