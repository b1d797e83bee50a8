// Installs the menu bar of Tape, opens its menus in several states, chooses from them, and prints what is there and what
// happened.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = TapeState(
    hasSelection: true, takeCount: 2, tapeName: "Sea", speed: .normal,
    takes: [Take(id: "1", title: "First"), Take(id: "2", title: "Second", symbolName: "star")])
  var performed: [TapeCommand] = []

  var menus: TapeMenus {
    MenuContext(for: self, state: \.state) { (model, command) throws in
      model.performed.append(command)
    }
  }
  var menuBar: TapeMenuBar { TapeMenuBar(menus) }
}

/// A view of a window with a state of its own, which registers what it does for Undo.
@MainActor
final class TapeView: NSView {
  var state = TapeState(takeCount: 9, tapeName: "Rain", speed: .double)
  var performed: [TapeCommand] = []
  let undo = UndoManager()
  override var undoManager: UndoManager? { undo }

  var menus: TapeMenus {
    MenuContext(for: self, state: \.state) { (view, command) throws in view.perform(command) }
  }

  func perform(_ command: TapeCommand) {
    performed.append(command)
    if case .take = command { undo.registerUndo(withTarget: self) { _ in } }
  }
}

@MainActor
func keys(of item: NSMenuItem) -> String {
  let mask = item.keyEquivalentModifierMask
  var text = ""
  for (flag, glyph) in [
    (NSEvent.ModifierFlags.function, "fn"), (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"),
    (.command, "⌘"),
  ] where mask.contains(flag) { text += glyph }
  let scalars = item.keyEquivalent.unicodeScalars.map { scalar in
    scalar.value > 0x20 && scalar.value < 0x7F
      ? String(scalar) : "U+" + String(scalar.value, radix: 16)
  }
  return text + scalars.joined()
}

@MainActor
func outline(_ menu: NSMenu, depth: Int = 1) {
  menu.update()
  for item in menu.items where !item.isHidden {
    var words = [item.isSeparatorItem ? "---" : item.title.isEmpty ? "-" : item.title]
    if item.isSectionHeader { words.append("header") }
    if !keys(of: item).isEmpty, !item.isSeparatorItem, item.submenu == nil {
      words.append(keys(of: item))
    }
    if let subtitle = item.subtitle { words.append("“\(subtitle)”") }
    if let name = item.image?.symbolName { words.append("symbol \(name)") }
    if item.state == .on { words.append("on") }
    if !item.isEnabled, item.target != nil { words.append("dimmed") }
    if item.isAlternate { words.append("alternate") }
    if let help = item.toolTip { words.append("help \(help)") }
    if item.target == nil, let action = item.action { words.append(action.name) }
    if item.tag != 0 { words.append("tag \(item.tag)") }
    if item.target is NSFontManager { words.append("font manager") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let submenu = item.submenu { outline(submenu, depth: depth + 1) }
  }
}

@MainActor
func menu(_ title: String) -> NSMenu {
  let menu = NSApplication.shared.mainMenu?.item(withTitle: title)?.submenu ?? NSMenu()
  menu.update()
  return menu
}

/// Chooses an enabled item, as people do after the menu has opened.
@MainActor
func choose(_ title: String, in menu: NSMenu) -> Bool {
  menu.update()
  for (index, item) in menu.items.enumerated() {
    if item.title == title, item.submenu == nil, item.isEnabled {
      menu.performActionForItem(at: index)
      return true
    }
    if let submenu = item.submenu, choose(title, in: submenu) { return true }
  }
  return false
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    model.menuBar.install()
    whole(model)
    states(model)
    confirmation(model)
    frontWindow(model)
    recentDocuments()
    reopening(model)
  }

  static func whole(_ model: Model) {
    let application = NSApplication.shared
    guard let main = application.mainMenu else { return }
    outline(main)
    print(
      "services:",
      application.servicesMenu === menu(MenuTexts.appName).item(withTitle: "Services")?.submenu)
    print("windows:", application.windowsMenu === menu("Window"))
    print("help:", application.helpMenu === menu("Help"))
  }

  static func states(_ model: Model) {
    model.state.isEditor = true
    model.state.isLooping = true
    model.state.isMuted = true
    model.state.hasSelection = false
    model.state.takeCount = 0
    model.state.takes = []
    model.state.reels = [Reel(id: "a", title: "Reel A"), Reel(id: "b", title: "Reel B")]
    model.state.tapeName = "Wind"
    for title in [MenuTexts.appName, "View", "Take"] {
      print("\(title), opened again:")
      outline(menu(title))
    }
    print("chosen:", choose("Reel B", in: menu("Take")), choose("Double", in: menu("View")))
    print("dimmed:", !choose("Rename “Wind”…", in: menu("Take")))
    print("performed:", model.performed)
    model.performed = []
    model.state.reels = []
    print("without reels:", menu("Take").items.filter { !$0.isHidden }.map(\.title))
  }

  static func confirmation(_ model: Model) {
    model.state.takeCount = 4
    var asked: [String] = []
    NSAlert.answer = { alert in
      asked = [alert.messageText] + alert.buttons.map(\.title)
      return .alertSecondButtonReturn
    }
    print("chosen:", choose("Erase Take", in: menu("Edit")), "asked:", asked)
    print("performed after Cancel:", model.performed.map(\.id))
    NSAlert.answer = { _ in .alertFirstButtonReturn }
    _ = choose("Erase Take", in: menu("Edit"))
    print("performed after Erase Take:", model.performed.map(\.id))
    model.performed = []
  }

  static func frontWindow(_ model: Model) {
    let window = NSWindow()
    let view = TapeView(frame: .zero)
    let field = NSView(frame: .zero)
    field.nextResponder = view
    view.menus.attach(to: view)
    window.firstResponder = field
    NSApplication.shared.keyWindow = window
    print("in front:", menu("Take").items.map(\.title).filter { $0.contains("Rain") })
    print("speed:", menu("View").items.filter { $0.state == .on }.map(\.title))
    print("chosen:", choose("Trim", in: menu("Edit")), choose("New Tape", in: menu("File")))
    print(
      "performed by the window:", view.performed.map(\.id), "by the app:", model.performed.count)
    print("undo:", view.undo.undoMenuItemTitle)
    NSApplication.shared.keyWindow = nil
    print("without a window:", choose("New Tape", in: menu("File")), model.performed.map(\.id))
  }

  static func recentDocuments() {
    NSDocumentController.recent = [
      URL(fileURLWithPath: "/tmp/Newest.tape"), URL(fileURLWithPath: "/tmp/Older.tape"),
    ]
    guard let recent = menu("File").item(withTitle: "Open Recent")?.submenu else { return }
    outline(recent)
    print("chosen:", choose("Older.tape", in: recent))
    print("opened:", NSDocumentController.opened.map(\.lastPathComponent))
  }

  static func reopening(_ model: Model) {
    let window = NSWindow()
    window.title = "Recorder"
    model.menuBar.install(reopening: window)
    outline(menu("Window"))
    NSApplication.shared.keyWindow = nil
    print("chosen:", choose("Recorder", in: menu("Window")))
    print(
      "reopened:", NSApplication.shared.keyWindow === window, "kept:", !window.isReleasedWhenClosed)
  }
}
