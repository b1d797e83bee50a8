// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Opens the menu and reads the toolbar while a recorder records, waits and rests.
import MenuRuntime
import SwiftUI

@MainActor
final class Model {
  var state = RecorderState(folder: "Work", speakers: [Speaker(id: "a", title: "Attic")])
  var menus: RecorderMenus { MenuContext(for: self, state: \.state) { _, _ in } }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let states = [
      RecorderState(folder: "Work", speakers: [Speaker(id: "a", title: "Attic")]),
      RecorderState(isRecording: true, takes: 1, folder: "Work"),
      RecorderState(isRecording: true, isPaused: true, isShared: true, takes: 2, folder: "Home"),
    ]
    for state in states {
      model.state = state
      print("##", state.takes, "takes")
      let nodes = viewTree(of: Text("row").contextMenu(TakeContextMenu(model.menus)))[0]
        .views(of: "contextMenu", "menuItems").flatMap(\.all)
      for node in nodes {
        print("  ", node.kind, node.title, node.symbolName ?? "-", node.role ?? "-")
      }
    }
  }
}
