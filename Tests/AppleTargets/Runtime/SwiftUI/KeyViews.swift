// walk: AppKit,SwiftUI on macOS
// Shows a recorder and lists of keys in SwiftUI, and records a key in each.
import AppKit
@_spi(Generated) import MenuRuntime
import SwiftUI

extension PlanMenuBar: MenuBarLayout {
  func systemMenus(_ bar: MenuBarProxy<Self>) -> some Commands {
    CommandGroup(after: .newItem) { bar.entries(of: .file) }
  }

  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("plan") }
}

@main
@MainActor
struct Program {
  static let window = NSWindow()
  static let content = NSView(frame: .zero)
  static let menus = MenuContext<PlanCommand>(PlanState())

  static func main() {
    PlanCommand.keys.store = .memory()
    NSEvent.layout[11] = "b"
    window.contentView = content
    NSApplication.shared.keyWindow = window
    NSApplication.shared.mainMenu = mainMenu()
    recorder()
    list()
  }

  /// The menus as SwiftUI makes them of the commands, but for the Plan menu.
  static func mainMenu() -> NSMenu {
    _ = commandTree(of: PlanMenuBar(menus)).flatMap(\.views).flatMap(\.all).count
    let (main, file) = (NSMenu(title: ""), NSMenu(title: "File"))
    main.addItem(withTitle: "File", action: nil, keyEquivalent: "").submenu = file
    file.addItem(
      withTitle: "Add", action: #selector(NSWindow.performClose(_:)), keyEquivalent: "1")
    return main
  }

  static func buttons(in view: NSView) -> [NSButton] {
    ((view as? NSButton).map { [$0] } ?? []) + view.subviews.flatMap { buttons(in: $0) }
  }

  static func labels(in view: NSView) -> [String] {
    if view.isHidden { return [] }
    if let field = view as? NSTextField { return [field.stringValue] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  static func press(_ code: UInt16, _ flags: NSEvent.ModifierFlags = []) {
    NSApplication.shared.sendEvent(NSEvent.TypedKey(code, flags))
  }

  static func recorder() {
    section("a recorder")
    let recorder = MenuKeyRecorder(PlanCommand.keys, for: .add)
    let views = recorder.platformViews.compactMap { $0 as? NSView }
    print("views:", views.count)
    for view in views { content.addSubview(view) }
    func show(_ what: String) {
      print(
        "\(what):", views.flatMap { buttons(in: $0) }.map(\.title),
        viewTree(of: recorder).compactMap(\.text))
    }
    show("made")
    for button in views.flatMap({ buttons(in: $0) }) { button.performClick(nil) }
    show("clicked")
    press(11)
    show("B")
    press(11, .command)
    show("⌘B")
    print(PlanCommand.keys.propertyList)
    for view in views { view.removeFromSuperview() }
    item("Add")?.userKeyEquivalent = "@j"
    let other = MenuKeyRecorder(PlanCommand.keys, for: .add)
    let titles = other.platformViews.compactMap { ($0 as? NSButton)?.title }
    print("with a key of System Settings:", titles, viewTree(of: other).compactMap(\.text))
    item("Add")?.userKeyEquivalent = ""
    PlanCommand.keys.resetAll()
  }

  static func item(_ title: String) -> NSMenuItem? {
    NSApplication.shared.mainMenu?.item(withTitle: "File")?.submenu?.item(withTitle: title)
  }

  static func list() {
    section("lists")
    let views = MenuKeyList(PlanMenuBar.self).platformViews.compactMap { $0 as? NSView }
    for view in views {
      content.addSubview(view)
      print(labels(in: view), buttons(in: view).map(\.title))
    }
    print("Pin is recorded")
    let fields = views.flatMap { buttons(in: $0) }
    fields.first { $0.accessibilityLabel() == "Pin" }?.performClick(nil)
    press(11, .command)
    for view in views { print(labels(in: view), buttons(in: view).map(\.title)) }
    print("without a menu bar")
    for case let view as NSView in MenuKeyList(PlanCommand.keys).platformViews {
      print(labels(in: view), buttons(in: view).map(\.title))
    }
  }
}
