// Chooses commands in the menu of a view and in a toolbar, and prints where that was, as they know it.
import AppKit
import MenuRuntime

@main
@MainActor
struct Program {
  static func main() {
    let model = NotesModel()
    let window = NSWindow()
    let view = NSView()
    var origins: [String] = []
    let menus = MenuContext<NotesCommand>(for: model, state: \.state) { _, command in
      let origin = MenuOrigin.current
      origins.append(
        "\(command.label): view \(origin.view === view), "
          + "item \(origin.toolbarItem?.itemIdentifier.rawValue ?? "-"), "
          + "window \(origin.window === window)")
    }
    choose("Pin", in: NoteContextMenu(menus).makeMenu(for: view))
    let toolbar = NoteListToolbar(menus).makeToolbar()
    window.toolbar = toolbar
    NSApplication.shared.windows = [window]
    toolbar.show()
    toolbar.validateVisibleItems()
    for item in toolbar.items where item.isEnabled {
      guard let action = item.action else { continue }
      _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
    }
    for origin in origins { print(origin) }
  }
}
