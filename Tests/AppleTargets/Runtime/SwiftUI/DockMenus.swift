// walk: AppKit,SwiftUI on macOS
// Asks for the menu of the Dock while windows of SwiftUI are in front, which AppKit does not know the contexts of.
import AppKit
@_spi(Generated) import MenuRuntime
import SwiftUI

struct NotesDockMenu: DockMenuSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.addText("\(menu.state.noteCount) notes")
    menu.add(.pin, .delete)
  }
}

/// A window that shows a view.
@MainActor
final class Shown {
  let model = NotesModel()
  let window = NSWindow()
  private let view: AnyView

  init(_ count: Int, _ scope: MenuCommandsScope = .window) {
    model.state.noteCount = count
    view = AnyView(Text("notes").menuCommands(model.menus, for: scope))
    let content = NSView(frame: .zero)
    window.contentView = content
    for case let view as NSView in viewTree(of: view).flatMap(\.platformViews) {
      content.addSubview(view)
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let own = NotesModel()
    let (one, two, pane) = (Shown(1), Shown(2), Shown(5, .focusedView))
    func show(_ what: String, _ windows: [NSWindow]) {
      NSApplication.shared.windows = windows
      let menu = NotesDockMenu(own.menus).makeMenu()
      menu.item(withTitle: "Pin").map { menu.performActionForItem(at: menu.index(of: $0)) }
      let performed = [own, one.model, two.model, pane.model].map { $0.takePerformed().count }
      print("\(what): \(menu.items.first?.title ?? "-"), performed:", performed)
    }
    show("none", [])
    show("one", [one.window])
    show("two", [two.window, one.window])
    show("a pane alone", [pane.window])
    let answers = Answers()
    answers.answer = .alertFirstButtonReturn
    NSApplication.shared.windows = [one.window]
    choose("Delete Note", in: NotesDockMenu(own.menus).makeMenu())
    print("asked:", answers.take(), one.model.takePerformed())
    released()
  }

  static func released() {
    let window = NSWindow()
    weak var model: NotesModel?
    do {
      let shown = Shown(3)
      model = shown.model
    }
    NSApplication.shared.windows = [window]
    print("kept:", model != nil)
  }
}
