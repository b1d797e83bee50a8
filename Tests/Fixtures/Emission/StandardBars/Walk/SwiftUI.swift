// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// walk: SwiftUI on watchOS
// walk: SwiftUI on visionOS
// Shows the system's items of bars, and taps them with and without what the app does.
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
  var state = QuillmereState()

  var menus: QuillmereMenus { MenuContext(for: self, state: \.state) { _, _ in } }
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let role = node.role { words.append("role \(role)") }
    if node.isDisabled { words.append("disabled") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@MainActor
func items(_ view: some View) -> [ToolbarNode] {
  viewTree(of: view)[0].changes.compactMap { $0.value as? any ToolbarContent }
    .flatMap { toolbarTree(of: $0) }
}

@MainActor
func show(_ name: String, _ view: some View) {
  print("\(name):")
  for item in items(view) {
    print(
      "  "
        + ([item.kind.rawValue, item.placement] + [item.id].compactMap(\.self)).joined(
          separator: ", "))
    outline(item.views, depth: 2)
  }
}

@MainActor
func tapAll(_ view: some View) {
  for node in items(view).flatMap(\.views).flatMap(\.all)
  where node.kind == .button && !node.isDisabled {
    node.press?()
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
    EnvironmentValues.dismissed = { print("  dismissed") }
    let composer = Text("composer").toolbar(ComposerToolbar(model.menus))
    let reader = Text("reader").toolbar(ReaderToolbar(model.menus))
    show("a sheet", composer)
    show("a browser", reader)
    print("tapped:")
    tapAll(composer)
    model.state = QuillmereState(isEditing: true, isComplete: true, canGoForward: true)
    show("edited", composer)
    let menus = model.menus
      .handling(.done, isEnabled: \.isComplete) { print("  done") }
      .handling(.forward, isEnabled: \.canGoForward) { print("  forward") }
    print("handled:")
    tapAll(Text("composer").toolbar(ComposerToolbar(menus)))
    tapAll(Text("reader").toolbar(ReaderToolbar(menus)))
    model.state.isComplete = false
    show("incomplete", Text("composer").toolbar(ComposerToolbar(menus)))
  }
}
