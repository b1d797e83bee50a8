// Records keys in recorders and in a list of keys, and prints what they show, say and ask.
import AppKit
import Carbon
@_spi(Generated) import MenuRuntime

/// Another module, whose commands are in the list too.
nonisolated enum ReportCommand: MenuKeysChangeable {
  case send
  @MainActor static let keys = MenuKeys<ReportCommand>()
  func facts(in state: ReportState) -> MenuFacts { MenuFacts("send", "Send Report…") }
  static func allCommands(in state: ReportState) -> [ReportCommand] { [.send] }
}

nonisolated struct ReportState: MenuState {}

struct ReportMenuBar: MenuBarSurface {
  let context: MenuContext<ReportCommand>
  static func build(_ bar: inout MenuBarBuilder<ReportCommand>) {
    bar.add(.help, standard: true) { menu in menu.add(.send) }
  }
}

@main
@MainActor
struct Program {
  static let application = NSApplication.shared
  static let window = NSWindow()
  static let content = NSView(frame: .zero)
  static var performed: [PlanCommand] = []
  static var answer = NSApplication.ModalResponse.alertFirstButtonReturn

  static func main() {
    PlanCommand.keys.store = .memory()
    ReportCommand.keys.store = .memory()
    NSEvent.layout[11] = "b"
    NSEvent.layout[4] = "h"
    NSEvent.layout[37] = "l"
    let menus = MenuContext<PlanCommand>(
      state: { PlanState() }, perform: { (command) throws in performed.append(command) })
    PlanMenuBar(menus).install()
    PlanGlobalKeys(menus).install()
    window.contentView = content
    menus.attach(to: window)
    bringToFront(window)
    NSAlert.answer = { alert in
      let words = [alert.messageText, alert.informativeText].filter { !$0.isEmpty }
      print("  asks:", words.joined(separator: " / "), alert.buttons.map(\.title))
      return answer
    }
    recorder()
    endings()
    conflicts()
    settings()
    list()
    accessory()
  }

  // MARK: - Recorders

  static func field(in view: NSView) -> NSButton? {
    (view as? NSButton) ?? view.subviews.lazy.compactMap { field(in: $0) }.first
  }

  static func labels(in view: NSView) -> [String] {
    if view.isHidden { return [] }
    if let field = view as? NSTextField { return [field.stringValue] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  static func show(_ what: String, _ recorder: NSView) {
    guard let field = field(in: recorder) else { return print("no field") }
    let value = field.accessibilityValue() as? String ?? ""
    print("\(what): [\(field.title)]\(field.isEnabled ? "" : " dimmed")", labels(in: recorder))
    print("  \(field.accessibilityLabel() ?? ""), \(value); \(field.accessibilityHelp() ?? "")")
    let said = NSAccessibility.takeAnnouncements()
    if !said.isEmpty { print("  said:", said.joined(separator: " / ")) }
  }

  static func press(_ code: UInt16, _ flags: NSEvent.ModifierFlags = []) {
    performed = []
    application.sendEvent(NSEvent.TypedKey(code, flags))
    if !performed.isEmpty { print("  performed:", performed) }
  }

  static func show(_ recorder: NSView) { content.addSubview(recorder) }

  static func recorder() {
    section("a recorder")
    let recorder = PlanCommand.keys.makeRecorder(for: .add)
    show("made", recorder)
    show(recorder)
    press(18, .command)
    print("before:", performed)
    field(in: recorder)?.performClick(nil)
    show("clicked", recorder)
    print("  has the focus:", window.firstResponder === field(in: recorder))
    print("  global keys:", HotKeyboard.registered)
    press(11)
    show("B", recorder)
    press(18, .command)
    show("⌘1, which it has", recorder)
    print("  performed:", performed, "global keys:", HotKeyboard.registered)
    field(in: recorder)?.performClick(nil)
    press(11, [.shift, .command])
    show("⇧⌘B", recorder)
    press(11, [.shift, .command])
    print("after:", performed)
    if let field = field(in: recorder) { window.makeFirstResponder(field) }
    field(in: recorder)?.keyDown(with: NSEvent.TypedKey(49))
    show("Space", recorder)
    press(51)
    show("Delete", recorder)
    press(18, .command)
    print("  without a key:", performed)
    PlanCommand.keys.resetAll()
    show("reset elsewhere", recorder)
    recorder.removeFromSuperview()
  }

  static func endings() {
    section("endings")
    let (recorder, other) = (
      PlanCommand.keys.makeRecorder(for: .add), PlanCommand.keys.makeRecorder(for: .pin)
    )
    show(recorder)
    show(other)
    func end(_ what: String, _ end: () -> Void) {
      _ = NSAccessibility.takeAnnouncements()
      field(in: recorder)?.performClick(nil)
      end()
      show(what, recorder)
      print("  global keys:", HotKeyboard.registered)
    }
    end("Escape") { press(53) }
    end("Tab") { press(48) }
    end("another click") { field(in: recorder)?.performClick(nil) }
    end("the focus goes") { window.makeFirstResponder(nil) }
    end("the window is no longer in front") {
      NotificationCenter.default.post(name: NSWindow.didResignKeyNotification, object: window)
    }
    end("a click elsewhere") { application.sendEvent(NSEvent()) }
    end("another recorder") { field(in: other)?.performClick(nil) }
    show("that one", other)
    press(53)
    end("it leaves the window") { recorder.removeFromSuperview() }
    other.removeFromSuperview()
    press(18, .command)
  }

  static func conflicts() {
    section("conflicts")
    HotKeyboard.symbolic = [
      [
        kHISymbolicHotKeyCode: 126, kHISymbolicHotKeyModifiers: controlKey,
        kHISymbolicHotKeyEnabled: true,
      ]
    ]
    let recorder = PlanCommand.keys.makeRecorder(for: .add)
    show(recorder)
    field(in: recorder)?.performClick(nil)
    for (name, code, flags): (String, UInt16, NSEvent.ModifierFlags) in [
      ("⌘L, which is fixed", 37, .command), ("⌘H of the system's menu", 4, .command),
      ("⌃↑ of the system", 126, .control), ("⇧B", 11, .shift), ("an unknown key", 60, .command),
    ] {
      press(code, flags)
      show(name, recorder)
    }
    answer = .alertSecondButtonReturn
    press(13, .command)
    show("⌘W, no", recorder)
    answer = .alertFirstButtonReturn
    field(in: recorder)?.performClick(nil)
    press(13, .command)
    show("⌘W, yes", recorder)
    press(13, .command)
    print(PlanCommand.keys.propertyList.sorted { $0.key < $1.key })
    field(in: recorder)?.performClick(nil)
    press(123, [.command, .function])
    show("⌘←", recorder)
    let fixed = PlanCommand.keys.makeRecorder(for: .quit)
    field(in: fixed)?.performClick(nil)
    show("fixed", fixed)
    let track = PlanCommand.keys.makeRecorder(for: .track)
    show(track)
    field(in: track)?.performClick(nil)
    press(11, [.control, .option])
    show("global", track)
    print(PlanCommand.keys.propertyList["track"] ?? [], HotKeyboard.registered)
    for view in [recorder, track] { view.removeFromSuperview() }
    PlanCommand.keys.resetAll()
  }

  static func settings() {
    section("System Settings")
    let pin = menu("Plan")?.item(withTitle: "Pin")
    pin?.userKeyEquivalent = "@~j"
    let recorder = PlanCommand.keys.makeRecorder(for: .pin)
    show("made", recorder)
    show(recorder)
    field(in: recorder)?.performClick(nil)
    press(11, .command)
    show("⌘B", recorder)
    recorder.removeFromSuperview()
    pin?.userKeyEquivalent = ""
    PlanCommand.keys.resetAll()
  }

  // MARK: - Lists

  static func views<View: NSView>(_ type: View.Type, in view: NSView) -> [View] {
    if view.isHidden { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  static func outline(_ list: NSView) {
    for scroll in views(NSScrollView.self, in: list) {
      for row in scroll.documentView?.subviews ?? [] where !row.isHidden {
        guard let field = field(in: row) else {
          print(" ", (row as? NSTextField)?.stringValue ?? "")
          continue
        }
        let buttons = views(NSButton.self, in: row)
        let reset = buttons.last?.isEnabled == true ? " changed" : ""
        let dimmed = field.isEnabled ? "" : " dimmed"
        print("   ", labels(in: row).joined(), "[\(field.title)]\(dimmed)\(reset)")
      }
    }
    let notes = list.subviews.filter { $0 is NSTextField && !($0 is NSSearchField) && !$0.isHidden }
    for note in notes { print("  note:", (note as? NSTextField)?.stringValue ?? "") }
    if let all = list.subviews.last as? NSButton {
      print("  \(all.title):", all.isEnabled ? "enabled" : "dimmed")
    }
  }

  static func row(_ title: String, in list: NSView) -> [NSButton] {
    let rows = views(NSStackView.self, in: list).filter { labels(in: $0) == [title] }
    return rows.last.map { views(NSButton.self, in: $0) } ?? []
  }

  static func list() {
    section("a list")
    let list = PlanMenuBar.makeKeyList(adding: [ReportMenuBar.self])
    show(list)
    outline(list)
    _ = NSAccessibility.takeAnnouncements()
    print("Pin is recorded")
    row("Pin", in: list).first?.performClick(nil)
    press(37, .command)
    outline(list)
    press(18, .command)
    outline(list)
    print("Pin gets its own back")
    print("  label:", row("Pin", in: list).last?.accessibilityLabel() ?? "")
    row("Pin", in: list).last?.performClick(nil)
    row("Send Report", in: list).first?.performClick(nil)
    press(11, [.shift, .command])
    outline(list)
    for text in ["sort", "⌘W", "plan", "nothing", ""] {
      print("search for “\(text)”")
      let search = views(NSSearchField.self, in: list).first
      search?.stringValue = text
      search?.sendAction(search?.action, to: search?.target)
      if !text.isEmpty { outline(list) }
    }
    print("all get theirs back")
    (list.subviews.last as? NSButton)?.performClick(nil)
    outline(list)
    print(PlanCommand.keys.propertyList, ReportCommand.keys.propertyList)
    list.removeFromSuperview()
  }

  static func accessory() {
    section("a list without a menu bar")
    outline(PlanCommand.keys.makeKeyList())
  }
}
