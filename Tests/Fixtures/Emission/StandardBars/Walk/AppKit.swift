// Shows the system's items of bars in windows and in a sheet, and clicks them with and without what the app does.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = QuillmereState()
  var done = 0
  private(set) lazy var menus = QuillmereMenus(for: self, state: \.state) {
    (_, _) throws in
  }
}

final class Window: NSWindow {
  override func close() { print("the window closes") }
}

@MainActor
func describe(_ item: NSToolbarItem) -> String {
  var words = [item.itemIdentifier.rawValue]
  if let name = item.image?.symbolName { words.append("symbol \(name)") }
  if item.label != "" { words.append("“\(item.label)”") }
  if item.style == .prominent { words.append("prominent") }
  if !item.isEnabled { words.append("disabled") }
  if let action = item.action, item.target == nil { words.append("chain \(action.name)") }
  if let group = item as? NSToolbarItemGroup {
    words.append("[\(group.subitems.map(describe).joined(separator: "; "))]")
  }
  return words.joined(separator: ", ")
}

@MainActor
func show(_ toolbar: NSToolbar) {
  for item in toolbar.items { print("  " + describe(item)) }
}

@MainActor
func click(_ name: String, in toolbar: NSToolbar) {
  guard let item = toolbar.items.first(where: { $0.itemIdentifier.rawValue == name }),
    let action = item.action
  else { return print("no \(name)") }
  _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
}

@MainActor
func shown(_ toolbar: NSToolbar, in window: NSWindow) -> NSToolbar {
  window.toolbar = toolbar
  toolbar.show()
  return toolbar
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let window = Window()
    let sheet = Window()
    NSApplication.shared.windows = [window, sheet]
    let reader = shown(ReaderToolbar(model.menus).makeToolbar(), in: window)
    print("a window:")
    show(reader)
    click("standardClose", in: reader)

    let composer = shown(ComposerToolbar(model.menus).makeToolbar(), in: sheet)
    print("a sheet:")
    show(composer)
    for name in ["standardCancel", "standardDone"] {
      window.beginSheet(sheet) { print("the sheet ends with", $0 == .OK ? "OK" : "Cancel") }
      click(name, in: composer)
    }
    let presented = NSViewController()
    presented.presentingViewController = NSViewController()
    sheet.contentViewController = presented
    click("standardCancel", in: composer)
    print("presented by a view controller:", presented.presentingViewController != nil)

    let handled = model.menus
      .handling(.done, for: model, isEnabled: \.isComplete) { model in model.done += 1 }
      .handling(.forward, isEnabled: \.canGoForward) { print("forward") }
    let own = shown(ComposerToolbar(handled).makeToolbar(), in: sheet)
    print("handled:")
    show(own)
    click("standardDone", in: own)
    model.state.isComplete = true
    model.state.canGoForward = true
    own.validateVisibleItems()
    print("complete:")
    show(own)
    click("standardDone", in: own)
    print("done \(model.done) times")
    click("standardCancel", in: own)
    let browser = shown(ReaderToolbar(handled).makeToolbar(), in: window)
    show(browser)
    click("standardForward", in: browser)
  }
}
