// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// walk: SwiftUI on watchOS
// walk: SwiftUI on visionOS
// Shows toolbars with conditions, with a shared block and with an included menu in several states, and taps their items.
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
  var state = FenradioState()
  var performed: [FenradioCommand] = []

  var menus: FenradioMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command) }
  }
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if node.isDisabled { words.append("disabled") }
    if node.kind == .menu, node.press != nil { words.append("tap") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@MainActor
func items(_ node: ViewNode) -> [ToolbarNode] {
  node.changes.compactMap { $0.value as? any ToolbarContent }.flatMap { toolbarTree(of: $0) }
}

@MainActor
func show(_ name: String, _ view: some View) {
  print("\(name):")
  for item in items(viewTree(of: view)[0]) {
    var words = [item.kind.rawValue, item.placement]
    if let id = item.id { words.append(id) }
    for change in item.changes
    where change.name == "hidden" || change.name == "sharedBackgroundVisibility" {
      words.append("\(change.name) \(change.value ?? "")")
    }
    print("  " + words.joined(separator: ", "))
    outline(item.views, depth: 2)
  }
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
      bars()
    }
  }

  static func bars() {
    let model = Model()
    let studio = Text("studio").toolbar(StudioToolbar(model.menus)) { _ in Text("level") }
    let press = Text("press").toolbar(PressToolbar(model.menus))
    let player = Text("player").toolbar(PlayerToolbar(model.menus))
    show("off the air", studio)
    show("press", press)
    show("player", player)
    model.state = FenradioState(isLive: true, callers: 2, isEditor: true)
    show("on the air", studio)
    show("press of an editor", press)
    show("player on the air", player)
    let nodes = items(viewTree(of: press)[0]).flatMap(\.views).flatMap(\.all)
    for menu in nodes where menu.kind == .menu { menu.press?() }
    print("tapped:", model.performed)
  }
}
