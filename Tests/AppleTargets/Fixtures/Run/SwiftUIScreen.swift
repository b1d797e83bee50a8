// What is on screen: views that go, the focus, bars and their overflow menus.
import SwiftUI

struct PaneKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  var pane: String? {
    get { self[PaneKey.self] }
    set { self[PaneKey.self] = newValue }
  }
}

struct NameKey: EnvironmentKey { static var defaultValue: String { "nobody" } }
extension EnvironmentValues {
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

struct Named: View {
  @Environment(\.name) private var name
  var body: some View { Text(name) }
}

struct Front: View {
  @FocusedValue(\.pane) private var pane
  var body: some View { Text(pane ?? "none") }
}

@MainActor
func front(_ view: any View, focus: String?) -> String {
  bringToFront(view, focus: focus)
  return viewTree(of: Front())[0].title
}

@main
@MainActor
struct Program {
  static func main() {
    goes()
    let panes = Group {
      Text("left").focusedValue(\.pane, "inner").focusedValue(\.pane, "outer")
      Text("right").focusedValue(\.pane, "right")
      Text("sidebar")
    }
    print("in front:", ["left", "right", "sidebar", nil].map { front(panes, focus: $0) })
    let whole = panes.focusedSceneValue(\.pane, "window")
    print("with a window:", ["left", "right", "sidebar", nil].map { front(whole, focus: $0) })
    let view = Text("list").contextMenu { Named() }
      .toolbar { ToolbarItem { Named().alert(Text("asked"), isPresented: .constant(true)) {} } }
      .environment(\.name, "window")
    print("in a menu:", viewTree(of: view)[0].views(of: "contextMenu", "menuItems").map(\.title))
    print("in a bar:", shownDialogs(in: view).map { "\($0.title) at \($0.place)" })
    print("in the overflow menu:", shownDialogs(in: view, overflow: ["window"]).map(\.title))
    let link = viewTree(of: ShareLink(items: ["text"]) { Text("Share") })[0]
    print(link.kind.rawValue, link.title, link.change("shared")?.value ?? "nothing")
  }

  /// A dialog goes with its view: SwiftUI writes no binding.
  static func goes() {
    var isAsked = true
    var log: [String] = []
    let row = Text("row").confirmationDialog(
      Text("sure?"), isPresented: Binding(get: { isAsked }, set: { isAsked = $0 })
    ) {
      Text("yes")
    }
    .onAppear { log.append("appears") }.onDisappear { log.append("goes") }
    let node = viewTree(of: row)[0]
    node.appear()
    let dialogs = shownDialogs(in: row)
    print(dialogs.map { "\($0.kind) \($0.title) at \($0.place) \($0.actions.map(\.title))" })
    node.disappear()
    print(log, isAsked)
    dialogs[0].isPresented.wrappedValue = false
    print(shownDialogs(in: row).count)
  }
}
