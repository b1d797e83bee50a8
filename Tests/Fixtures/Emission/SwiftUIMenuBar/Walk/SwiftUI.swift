// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Opens the menu bar of Desk with and without a window in front, chooses from it, and prints what is there and what
// happened.
import Foundation
import MenuRuntime
import SwiftUI

@MainActor
final class Model {
  var state: DeskState
  var performed: [DeskCommand] = []

  init(_ state: DeskState) { self.state = state }

  var menus: DeskMenus {
    MenuContext(for: self, state: \.state) { model, command in model.performed.append(command) }
  }

  var report: [String] {
    defer { performed = [] }
    return performed.map(\.id)
  }
}

@MainActor
func name(_ shortcut: KeyboardShortcut) -> String {
  var names: [String] = []
  if shortcut.modifiers.contains(.control) { names.append("ctrl") }
  if shortcut.modifiers.contains(.option) { names.append("opt") }
  if shortcut.modifiers.contains(.shift) { names.append("shift") }
  if shortcut.modifiers.contains(.command) { names.append("cmd") }
  let scalars = shortcut.key.character.unicodeScalars.map { scalar in
    scalar.value > 0x20 && scalar.value < 0x7F ? String(scalar) : String(scalar.value, radix: 16)
  }
  return (names + scalars).joined(separator: "+")
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int = 1) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let name = node.symbolName { words.append("symbol \(name)") }
    if let role = node.role { words.append(role) }
    if let shortcut = node.shortcut { words.append(name(shortcut)) }
    if node.isDisabled { words.append("dimmed") }
    if node.isOn?.wrappedValue == true { words.append("on") }
    if let selection = node.selection {
      let chosen = node.children.first {
        $0.tag?.base as? String == selection.value().base as? String
      }
      words.append("chosen \(chosen?.title ?? "none")")
    }
    let alternates = node.views(of: "modifierKeyAlternate", "alternate")
    if let alternate = alternates.first { words.append("alternate \(alternate.title)") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@MainActor
func show(_ commands: some Commands) {
  for menu in commandTree(of: commands) {
    print(menu.kind, menu.name)
    outline(menu.views)
  }
}

/// The items of a title that are there, in all menus.
@MainActor
func items(_ title: String, in commands: some Commands) -> [ViewNode] {
  commandTree(of: commands).flatMap(\.views).flatMap(\.all).filter { node in
    node.title == title && (node.press != nil || node.isOn != nil)
  }
}

@MainActor
func titles(_ commands: some Commands, dimmed: Bool) -> [String] {
  commandTree(of: commands).flatMap(\.views).flatMap(\.all)
    .filter { ($0.press != nil || $0.selection != nil) && $0.isDisabled == dimmed }
    .map { $0.selection == nil ? $0.title : "a choice" }
}

@main
@MainActor
struct Program {
  static func main() {
    let app = Model(DeskState(title: "None"))
    let menuBar = DeskMenuBar(app.menus)

    print("no window: enabled", titles(menuBar, dimmed: false))
    items("Tips", in: menuBar).first?.press?()
    print("app performed:", app.report)

    let first = Model(
      DeskState(
        isPinned: true, isRuled: true, pageCount: 2, title: "Sea", zoom: .fit,
        binders: [Binder(id: "a", title: "Art"), Binder(id: "b", title: "Bills")]))
    let window = Text("first").menuCommands(first.menus)
    bringToFront(window)
    print("first window:")
    show(menuBar)

    items("Unpin", in: menuBar).first?.press?()
    items("Ruled Lines", in: menuBar).first?.isOn?.wrappedValue = false
    let picker = commandTree(of: menuBar).flatMap(\.views).flatMap(\.all).first {
      $0.selection != nil
    }
    picker?.selection?.choose(Optional("scale/actual"))
    items("Tips", in: menuBar).first?.press?()
    print("first window performed:", first.report, "app performed:", app.report)

    first.state.hasSelection = true
    first.state.isPinned = false
    bringToFront(window)
    print("with a selection: dimmed", titles(menuBar, dimmed: true))
    items("Bills", in: menuBar).first?.press?()
    print("filed:", first.performed == [.file("b")], first.report)
    first.state.binders = []
    bringToFront(window)
    let menu = commandTree(of: menuBar).flatMap(\.views).flatMap(\.all).first {
      $0.kind == .menu && $0.title == "File Under"
    }
    print(
      "no binders: File Under",
      menu.map { "holds \($0.children.count), dimmed \($0.isDisabled)" } ?? "is gone")

    items("Erase Pages", in: menuBar).first?.press?()
    _ = RunLoop.main.run(mode: .default, before: Date())
    print("performed before the answer:", first.report)
    let asked = viewTree(of: window)[0]
    let dialog = asked.change("alert")?.value as? Dialog
    print("asks:", dialog?.title ?? "nothing", dialog?.isPresented.wrappedValue == true)
    let answers = asked.views(of: "alert", "actions")
    print("answers:", answers.map { "\($0.title) \($0.role ?? "-")" })
    answers.first?.press?()
    print("performed after the answer:", first.report)

    let second = Model(DeskState(pageCount: 1, title: "Hill"))
    bringToFront(
      Text("second").menuCommands(second.menus))
    print("second window: dimmed", titles(menuBar, dimmed: true))
    items("Pin", in: menuBar).first?.press?()
    print("second window performed:", second.report, "first:", first.report)

    bringToFront(Text("a window without commands"))
    print("another window: enabled", titles(menuBar, dimmed: false))
  }
}
