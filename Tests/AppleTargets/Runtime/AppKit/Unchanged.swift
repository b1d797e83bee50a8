// Sends events that change nothing, and some that do, and prints how often menus and toolbars are made.
import AppKit
@_spi(Generated) import MenuRuntime

nonisolated(unsafe) var builds: [String: Int] = [:]

/// Returns how often each surface was built since the last call.
@MainActor
func takeBuilds() -> String {
  defer { builds = [:] }
  return builds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
}

struct CountedMenuBar: MenuBarSurface {
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuBarBuilder<NotesCommand>) {
    builds["menu bar", default: 0] += 1
    bar.addMenu("note", "Note") { menu in menu.add(.newNote, .pin, .delete) }
    bar.add(.view, standard: true)
  }
}

struct CountedToolbar: ToolbarSurface {
  static let id = "counted"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    builds["toolbar", default: 0] += 1
    bar.macOS { bar in
      bar.add(.pin, .delete)
      bar.addSegments("sortOrder", SortOrder.self) { .sort($0) }
    }
  }
}

struct CountedButton: PullDownSurface {
  let context: MenuContext<NotesCommand>

  static func label(in state: NotesState) -> MenuLabel { MenuLabel("More") }

  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    builds["button", default: 0] += 1
    menu.add(.share)
  }
}

/// The app, which counts how often it is asked for its windows.
@MainActor
final class ToolbarWindow: NSWindow {
  var lookups = 0
  override var toolbar: NSToolbar? {
    get {
      lookups += 1
      return super.toolbar
    }
    set { super.toolbar = newValue }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = NotesModel()
    let menus = model.menus
    let window = NSWindow()
    menuBar(model, menus, window)
    toolbar(model, menus)
    button(menus)
  }

  static func menuBar(
    _ model: NotesModel, _ menus: MenuContext<NotesCommand>, _ window: NSWindow
  ) {
    section("menu bar")
    NSApplication.shared.mainMenu = CountedMenuBar(menus).makeMenu()
    _ = takeBuilds()
    for _ in 0..<5 { NSApplication.shared.sendEvent(KeyPress("j", .command)) }
    open(menu("Note"))
    print("keys without a command:", takeBuilds())
    NSApplication.shared.sendEvent(KeyPress("n", .command))
    print("a command:", model.takePerformed(), takeBuilds())
    model.state.isPinned = true
    print("another state:", open(menu("Note")), takeBuilds())
    window.toolbar = NSToolbar(identifier: "bar")
    bringToFront(window)
    print("a window:", open(menu("View")).filter { $0.hasSuffix("Toolbar") }, takeBuilds())
    window.toolbar?.isVisible = false
    print("its toolbar hides:", open(menu("View")).filter { $0.hasSuffix("Toolbar") }, takeBuilds())
    let sheet = NSWindow()
    window.beginSheet(sheet)
    print("a sheet:", choosable(menu("Note")), takeBuilds())
    window.endSheet(sheet)
    print("no sheet:", choosable(menu("Note")), takeBuilds())
    let other = NotesModel()
    other.menus.attach(to: window)
    print("the window's context:", open(menu("Note")), takeBuilds())
    choose("Pin", in: menu("Note"))
    print("performed:", other.takePerformed(), model.takePerformed())
    bringToFront(nil)
  }

  static func toolbar(_ model: NotesModel, _ menus: MenuContext<NotesCommand>) {
    section("toolbar")
    let (window, other) = (ToolbarWindow(), ToolbarWindow())
    NSApplication.shared.windows = [other, window]
    let toolbar = CountedToolbar(menus).makeToolbar()
    window.toolbar = toolbar
    toolbar.show()
    toolbar.validateVisibleItems()
    _ = takeBuilds()
    other.lookups = 0
    for _ in 0..<5 { toolbar.validateVisibleItems() }
    print("events:", takeBuilds(), "other windows asked:", other.lookups)
    model.state.isPinned = false
    toolbar.validateVisibleItems()
    print("another state:", toolbar.items.first?.label ?? "-", takeBuilds())
    // The toolbar selects the segment that is clicked, even if the command does nothing.
    guard let group = toolbar.items.last as? NSToolbarItemGroup, let action = group.action else {
      return
    }
    group.selectedIndex = 1
    _ = NSApplication.shared.sendAction(action, to: group.target, from: group)
    toolbar.validateVisibleItems()
    print("a segment:", model.takePerformed(), "selected:", group.selectedIndex)
  }

  static func button(_ menus: MenuContext<NotesCommand>) {
    section("button")
    let button = CountedButton(menus).makeButton()
    _ = takeBuilds()
    // A pop-up button looks for keys in its menu.
    _ = button.menu?.performKeyEquivalent(with: KeyPress("j", .command))
    print("a key:", takeBuilds())
    print("opened:", open(button.menu), takeBuilds())
  }
}
