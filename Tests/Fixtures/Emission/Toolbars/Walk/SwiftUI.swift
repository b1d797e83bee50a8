// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// walk: SwiftUI on watchOS
// walk: SwiftUI on visionOS
// Shows the toolbars of Writer on one platform in several states, taps their items, and prints what is there and what
// happened.
import Foundation
import MenuRuntime
import SwiftUI

#if os(iOS)
  import UIKit

  let idioms: [UIUserInterfaceIdiom?] = [.phone, .pad]
#else
  let idioms: [Int?] = [nil]
#endif

@MainActor
final class Model {
  var state = WriterState(
    wordCount: 3, title: "Sea", layout: .grid, folders: [Folder(id: "a", title: "Attic")])
  var performed: [WriterCommand] = []
  var searched: [String] = []
  lazy var search = MenuSearch { self.searched.append($0) }

  var menus: WriterMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command) }
  }

  var pages: some View {
    Text("pages").toolbar(PagesToolbar(menus), search: search) { view in
      switch view {
      case .meter: Text("\(self.state.wordCount) words")
      }
    }
  }
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int = 2) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let name = node.symbolName { words.append("symbol \(name)") }
    if let role = node.role { words.append(role) }
    if node.isDisabled { words.append("disabled") }
    if let isOn = node.isOn?.wrappedValue { words.append(isOn ? "on" : "off") }
    if let change = node.change("help") { words.append("help \(change.value ?? "-")") }
    if let change = node.change("accessibilityLabel") {
      words.append("label \(change.value ?? "-")")
    }
    if let change = node.change("buttonStyle") { words.append("\(type(of: change.value ?? ""))") }
    if node.change("springLoadingBehavior") != nil { words.append("springs") }
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
func show(_ node: ViewNode) {
  for change in node.changes {
    if let content = change.value as? any ToolbarContent {
      print("  \(change.name)")
      for item in toolbarTree(of: content) {
        var words = [item.kind.rawValue, item.placement]
        if let id = item.id { words.append(id) }
        if !item.showsByDefault { words.append("not shown at first") }
        for change in item.changes {
          let value = "\(change.value ?? "")"
          if !["automatic", "default", "false"].contains(value) {
            words.append("\(change.name) \(value)")
          }
        }
        print("    " + words.joined(separator: ", "))
        outline(item.views, depth: 3)
      }
    } else if let search = change.value as? SearchField {
      print("  search:", search.prompt)
    } else if change.name == "toolbarTitleMenu" {
      print("  title menu")
      outline(node.views(of: change.name, "content"))
    } else if !["alert", "confirmationDialog"].contains(change.name),
      !change.name.hasPrefix("search")
    {
      print("  \(change.name) \(change.value ?? "")")
    }
  }
}

@MainActor
func views(_ node: ViewNode) -> [ViewNode] {
  node.changes.compactMap { $0.value as? any ToolbarContent }
    .flatMap { toolbarTree(of: $0) }.flatMap(\.views).flatMap(\.all)
}

@main
@MainActor
struct Program {
  static func main() {
    for idiom in idioms {
      #if os(iOS)
        if let idiom { UIDevice.current.userInterfaceIdiom = idiom }
        print(idiom == .pad ? "iPad" : "iPhone")
      #endif
      pages()
      others()
    }
  }

  static func pages() {
    let model = Model()
    let host = model.pages
    print("pages:")
    show(viewTree(of: host)[0])

    model.state.isPinned = true
    model.state.isBold = true
    model.state.isEditing = true
    model.state.wordCount = 0
    model.state.title = "Land"
    model.state.folders = []
    print("in another state:")
    let other = viewTree(of: host)[0]
    show(other)

    let shown = views(other)
    shown.first { $0.kind == .button && $0.title == "Share" }?.press?()
    shown.first { $0.kind == .toggle && $0.title == "Bold" }?.isOn?.wrappedValue = false
    let picker = shown.first { $0.kind == .picker }
    picker?.selection?.choose(AnyHashable(Optional("arrange/map")))
    print("performed:", model.performed)
    model.performed = []
    if let search = other.change("searchable")?.value as? SearchField {
      search.text.wrappedValue = "salt"
      print("searched:", model.searched)
    }

    guard let erase = shown.first(where: { $0.title == "Erase" }) else { return }
    erase.press?()
    _ = RunLoop.main.run(mode: .default, before: Date())
    print("performed before the answer:", model.performed)
    // The question is asked in front of the content.
    let asked = viewTree(of: host)[0]
    let dialog = asked.change("alert")?.value as? Dialog
    let answers = asked.views(of: "alert", "actions")
    print("asks:", dialog?.title ?? "nothing", answers.map(\.title))
    answers.first?.press?()
    print("performed after the answer:", model.performed)
  }

  static func others() {
    let model = Model()
    print("player:")
    let player = PlayerToolbar(model.menus)
    show(viewTree(of: Text("player").toolbar(player))[0])
    print("board:")
    let board = BoardToolbar(model.menus)
    show(viewTree(of: Text("board").toolbar(board))[0])
  }
}
