// walk: UIKit,SwiftUI on iOS
// Shows a toolbar with a search field on an iPad and an iPhone. Text, scopes, suggestions and focus are synchronized,
// and a confirmation appears at the chosen item.
@_spi(Generated) import MenuRuntime
import SwiftUI
import UIKit

extension NoteListToolbar: MenuToolbarLayout {
  func phoneBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.items(.newNote)
    bar.flexibleSpace
    bar.items(.pin, .move(""))
  }

  func padItems(_ bar: MenuCustomizableToolbarProxy<Self>) -> some CustomizableToolbarContent {
    bar.item(.newNote)
    bar.item(.share)
    bar.item(.pin, .hidden)
  }
}

/// A toolbar of which SwiftUI shows nothing, and one with a duplicate item.
struct PlainToolbar: ToolbarSurface, MenuToolbarLayout {
  static let id = "plain"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in bar.addSystem(.sidebar) }
    bar.iPadOS { bar in
      bar.trailing { bar in
        bar.add(.delete, .newNote, .delete)
        bar.add(.lock)
      }
    }
  }

  func padBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.trailing.items(.delete, .newNote).items(.delete, number: 2).items(.lock)
  }
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int = 2) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let id = node.change("accessibilityIdentifier")?.value { words.append("id \(id)") }
    if node.isDisabled { words.append("dimmed") }
    if let isOn = node.isOn?.wrappedValue { words.append(isOn ? "on" : "off") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@MainActor
func items(_ node: ViewNode) -> [ToolbarNode] {
  node.changes.compactMap { $0.value as? any ToolbarContent }.flatMap { toolbarTree(of: $0) }
}

@MainActor
func show(_ view: some View) {
  for item in items(viewTree(of: view)[0]) {
    print("  " + [item.kind.rawValue, item.placement, item.id ?? "-"].joined(separator: " "))
    outline(item.views)
  }
}

@MainActor
func control(_ title: String, at index: Int = 0, in view: some View) -> ViewNode? {
  let nodes = items(viewTree(of: view)[0]).flatMap(\.views).flatMap(\.all)
  return nodes.filter { $0.title == title }.dropFirst(index).first
}

@main
@MainActor
struct Program {
  static func main() {
    search()
    UIDevice.current.userInterfaceIdiom = .pad
    questions()
    UIDevice.current.userInterfaceIdiom = .phone
    nothing()
  }

  static func search() {
    section("A search field, both ways")
    let model = NotesModel()
    var changes: [String] = []
    let search = MenuSearch(scopes: [], { changes.append("\($0.text) in \($0.scope)") })
    let menus = model.menus
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      UIDevice.current.userInterfaceIdiom = idiom
      let readings = model.readings
      let view = Text("list").toolbar(NoteListToolbar(menus), search: search)
      show(view)
      print("readings of the state for a body:", model.readings - readings)
      let field = viewTree(of: view)[0].change("searchable")?.value as? SearchField
      print("prompt:", field?.prompt ?? "no field")
    }
    let view = Text("list").toolbar(NoteListToolbar(menus), search: search)
    let node = viewTree(of: view)[0]
    let field = node.change("searchable")?.value as? SearchField
    field?.text.wrappedValue = "salt"
    print("typed:", search.text, changes)
    search.text = "sugar"
    print("set by the app:", field?.text.wrappedValue ?? "-", changes)
    print("a bar for no scopes:", node.change("searchScopes") != nil)
    search.scopes = ["All", "Mine"]
    search.suggestions = ["sugar cane", "sugar beet"]
    let again = viewTree(of: view)[0]
    print("scopes:", again.views(of: "searchScopes", "scopes").map { $0.title })
    (again.change("searchScopes")?.value as? Binding<Int>)?.wrappedValue = 1
    print("scope:", search.scope, changes)
    let suggestions = again.views(of: "searchSuggestions", "suggestions")
    print("suggestions:", suggestions.map { "\($0.change("searchCompletion")?.value ?? "-")" })
    search.focus()
    let focus = again.change("searchFocused")?.value as? FocusState<Bool>.Binding
    print("focused:", focus?.wrappedValue == true)
    let none = viewTree(of: Text("list").toolbar(NoteListToolbar(menus)))[0]
    print("without a search:", none.change("searchable") == nil)
  }

  static func questions() {
    section("A question is an alert of the content, wherever the item is")
    let model = NotesModel()
    let view = Text("list").toolbar(PlainToolbar(model.menus))
    control("Delete Note", at: 1, in: view)?.press?()
    control("Delete Note", in: view)?.press?()
    show(view)
    let asked = viewTree(of: view)[0]
    let dialogs = asked.changes.filter { ($0.value as? Dialog)?.isPresented.wrappedValue == true }
    print("asks:", dialogs.map(\.name))
    asked.views(of: "alert", "actions").first?.press?()
    print("performed:", model.takePerformed())
    control("Locked", in: view)?.isOn?.wrappedValue = true
    control("New Note", in: view)?.press?()
    print("performed:", model.takePerformed())
  }

  static func nothing() {
    section("A bar of which SwiftUI shows nothing")
    let model = NotesModel()
    let node = viewTree(of: Text("list").toolbar(PlainToolbar(model.menus)))[0]
    print("toolbars:", node.changes.map(\.name).filter { $0.hasPrefix("toolbar") })
  }
}
