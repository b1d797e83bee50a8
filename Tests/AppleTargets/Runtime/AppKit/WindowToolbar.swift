// Shows window toolbars in several states and clicks in them. Prints the toolbars and what happened.
import AppKit
import MenuRuntime

@MainActor
func describe(_ item: NSToolbarItem) -> String {
  var words = [item.itemIdentifier.rawValue, item.label.isEmpty ? "-" : "“\(item.label)”"]
  if item.paletteLabel != item.label { words.append("palette “\(item.paletteLabel)”") }
  if let image = item.image {
    words.append(
      image.symbolName.map { "symbol " + $0 } ?? image.assetName.map { "asset " + $0 } ?? "")
    if image.hasColors { words.append("colored") }
  }
  if !item.title.isEmpty { words.append("title “\(item.title)”") }
  if let help = item.toolTip { words.append("help “\(help)”") }
  if item.possibleLabels.count > 1 {
    words.append("possible \(item.possibleLabels.sorted().joined(separator: "|"))")
  }
  if item.isBordered { words.append("bordered") }
  if !item.isEnabled { words.append("disabled") }
  if item.isHidden { words.append("hidden") }
  if item.visibilityPriority == .high { words.append("essential") }
  if item.style == .prominent { words.append("prominent") }
  if let name = item.view?.identifier?.rawValue { words.append("view \(name)") }
  if let button = item.view as? NSButton {
    words.append("button \(button.image?.symbolName ?? "-") \(button.accessibilityLabel() ?? "-")")
    if button.image?.hasColors == true { words.append("colored") }
    if button.isSpringLoaded { words.append("spring-loaded") }
    if button.acceptsFirstMouse(for: nil) { words.append("clicks through") }
    if !button.isEnabled { words.append("button disabled") }
  }
  if let overflow = item.menuFormRepresentation {
    words.append("menu “\(overflow.title)” \(overflow.identifier?.rawValue ?? "-")")
  }
  if let control = item.view as? NSSegmentedControl {
    let labels = (0..<control.segmentCount).map { index in
      control.image(forSegment: index)?.symbolName ?? control.label(forSegment: index) ?? "-"
    }
    words.append("segments \(labels.joined(separator: "|")) selected \(control.selectedSegment)")
    if control.isSpringLoaded { words.append("spring-loaded") }
    if control.acceptsFirstMouse(for: nil) { words.append("clicks through") }
    if !control.isEnabled { words.append("control disabled") }
  }
  if let action = item.action, item.target == nil { words.append("chain \(action.name)") }
  if let id = item.view?.accessibilityIdentifier() { words.append("id \(id)") }
  if let search = item as? NSSearchToolbarItem {
    words.append("id \(search.searchField.accessibilityIdentifier() ?? "-")")
    words.append("prompt “\(search.searchField.placeholderString ?? "")”")
  }
  if let group = item as? NSToolbarItemGroup, group.selectionMode == .selectOne {
    words.append("selected \(group.selectedIndex)")
  }
  return words.joined(separator: ", ")
}

@MainActor
func outline(_ items: [NSToolbarItem], depth: Int = 1) {
  for item in items {
    print(String(repeating: "  ", count: depth) + describe(item))
    if let group = item as? NSToolbarItemGroup { outline(group.subitems, depth: depth + 1) }
    if let menu = item as? NSMenuToolbarItem {
      print(String(repeating: "  ", count: depth + 1) + titles(menu.menu))
    }
  }
}

@MainActor
func titles(_ menu: NSMenu) -> String {
  menu.update()
  return menu.items.map { item in
    (item.isSeparatorItem ? "---" : item.title) + (item.state == .on ? " on" : "")
      + (item.isEnabled ? "" : " disabled")
  }.joined(separator: ", ")
}

@MainActor
func find(_ name: String, in items: [NSToolbarItem]) -> NSToolbarItem? {
  for item in items {
    if item.itemIdentifier.rawValue == name { return item }
    if let group = item as? NSToolbarItemGroup, let inner = find(name, in: group.subitems) {
      return inner
    }
  }
  return nil
}

@MainActor
func click(_ item: NSToolbarItem?) {
  guard let item else { return print("no item") }
  if let button = item.view as? NSButton { return button.performClick(nil) }
  guard let action = item.action else { return print("no action") }
  _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
}

/// A controller with a window, whose toolbar shows a view of the controller's.
@MainActor
final class InboxController {
  let window = NSWindow()
  let meter = NSView()
  let model = LettersModel()

  init() {
    let menus = model.menus.sharing(for: self) { controller in [controller.meter] }
    LettersInboxToolbar(menus).attach(to: window, owner: self) { controller, _ in controller.meter }
  }
}

@main
@MainActor
struct Program {
  static func main() async {
    let model = LettersModel()
    let search = MenuSearch(scopes: ["All", "Inbox"]) { search in
      print("searched:", search.text, search.scopes[search.scope])
    }
    let window = NSWindow()
    NSApplication.shared.windows = [window]
    let menus = model.menus.sharing(for: model) { _ in ["a message"] }
    let toolbar = LettersInboxToolbar(menus).makeToolbar(search: search, owner: model) { _, view in
      let meter = NSView()
      meter.identifier = NSUserInterfaceItemIdentifier(view.rawValue)
      return meter
    }
    window.toolbar = toolbar
    toolbar.show()
    contents(toolbar)
    validation(toolbar, model, menus)
    clicks(toolbar, model)
    segments(toolbar, model)
    confirmation(toolbar, model, in: window)
    searching(toolbar, search)
    others(toolbar, model)
    reader(model, menus)
    settings(model)
    await busy()
    await observed()
    keeping()
  }

  static func contents(_ toolbar: NSToolbar) {
    print(
      "toolbar:", toolbar.identifier, toolbar.allowsUserCustomization,
      toolbar.autosavesConfiguration)
    let allowed = toolbar.delegate?.toolbarAllowedItemIdentifiers(toolbar) ?? []
    print("allowed:", allowed.map(\.rawValue).joined(separator: " "))
    outline(toolbar.items)
    print("in the palette only:")
    let shown = toolbar.items.map(\.itemIdentifier)
    outline(
      allowed.filter { !shown.contains($0) }.compactMap { identifier in
        toolbar.delegate?.toolbar(
          toolbar, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: false)
      })
  }

  static func validation(
    _ toolbar: NSToolbar, _ model: LettersModel, _ menus: MenuContext<LettersCommand>
  ) {
    print("reads:", model.reads { toolbar.validateVisibleItems() })
    let items = toolbar.items
    let images = items.map { $0.image ?? ($0.view as? NSButton)?.image }
    toolbar.validateVisibleItems()
    menus.update()
    print(
      "an equal state:", zip(items, toolbar.items).allSatisfy { $0 === $1 },
      zip(images, toolbar.items.map { $0.image ?? ($0.view as? NSButton)?.image })
        .allSatisfy { $0 === $1 })
    model.state.hasSelection = false
    model.state.isFlagged = true
    model.state.isMuted = true
    model.state.isOnline = true
    model.state.isEditor = true
    model.state.unread = 1
    model.state.layout = .threads
    print("before:", find("goOnline", in: toolbar.items).map(describe) ?? "-")
    print("reads:", model.reads { menus.update() })
    print("after:")
    for name in [
      "goOnline", "reply", "flag", "mute", "publish", "actionsMenu", "arrange", "layout", "getMail",
    ] {
      print("  " + (find(name, in: toolbar.items).map(describe) ?? "-"))
    }
    let flag = find("flag", in: toolbar.items)?.menuFormRepresentation
    let target = flag?.target as? any NSMenuItemValidation
    print(
      "overflow:", flag.map { target?.validateMenuItem($0) ?? false } ?? false, flag?.state == .on)
    model.state.hasSelection = true
    model.state.isFlagged = false
    toolbar.validateVisibleItems()
    print("validated:", find("flag", in: toolbar.items).map(describe) ?? "-")
  }

  static func clicks(_ toolbar: NSToolbar, _ model: LettersModel) {
    for name in ["getMail", "reply", "goOnline", "archive"] {
      click(find(name, in: toolbar.items))
    }
    print("performed:", model.takePerformed())
    if let overflow = find("newMessage", in: toolbar.items)?.menuFormRepresentation,
      let action = overflow.action
    {
      _ = NSApplication.shared.sendAction(action, to: overflow.target, from: overflow)
    }
    print("from the overflow menu:", model.takePerformed())
    if let menu = (find("arrange", in: toolbar.items) as? NSMenuToolbarItem)?.menu {
      menu.update()
      menu.performActionForItem(at: 0)
    }
    print("from a pull-down:", model.takePerformed())
    model.state.hasSelection = false
    click(find("reply", in: toolbar.items))
    print("no longer possible:", model.takePerformed())
    model.state.hasSelection = true
  }

  static func segments(_ toolbar: NSToolbar, _ model: LettersModel) {
    if let group = find("layout", in: toolbar.items) as? NSToolbarItemGroup {
      group.selectedIndex = 1
      click(group)
      print("from segments:", model.takePerformed())
      toolbar.validateVisibleItems()
      print("and as the state has it:", group.selectedIndex)
    }
    guard let item = find("size", in: toolbar.items) else { return }
    model.effect = { command in
      if case .resize(let size) = command { model.state.size = size }
    }
    if let control = item.view as? NSSegmentedControl {
      control.selectedSegment = 1
      control.performClick(nil)
      print("from a control:", model.takePerformed())
      print("  " + describe(item))
    }
    if let menu = item.menuFormRepresentation?.submenu {
      print("in the overflow menu:", titles(menu))
    }
    model.effect = { _ in }
  }

  static func confirmation(_ toolbar: NSToolbar, _ model: LettersModel, in window: NSWindow) {
    let item = toolbar.delegate?.toolbar(
      toolbar, itemForItemIdentifier: NSToolbarItem.Identifier("erase"),
      willBeInsertedIntoToolbar: true)
    NSAlert.answer = { alert in
      let buttons = alert.buttons.map { "\($0.title) \($0.keyEquivalent == "\u{1B}")" }
      print("asked:", alert.messageText, buttons)
      toolbar.validateVisibleItems()
      print("  meanwhile:", find("reply", in: toolbar.items)?.isEnabled ?? true)
      click(find("reply", in: toolbar.items))
      print("  performed:", model.takePerformed())
      return .alertSecondButtonReturn
    }
    click(item)
    print("after Cancel:", model.takePerformed())
    NSAlert.answer = { _ in .alertFirstButtonReturn }
    click(item)
    print("after Delete:", model.takePerformed())
    toolbar.validateVisibleItems()
    print("then:", find("reply", in: toolbar.items)?.isEnabled ?? false)
    let panel = NSWindow()
    NSApplication.shared.modalWindow = panel
    toolbar.validateVisibleItems()
    click(find("reply", in: toolbar.items))
    print(
      "behind a modal window:", find("reply", in: toolbar.items)?.isEnabled ?? true,
      model.takePerformed())
    NSApplication.shared.modalWindow = nil
    toolbar.validateVisibleItems()
  }

  static func searching(_ toolbar: NSToolbar, _ search: MenuSearch) {
    guard let item = find("search", in: toolbar.items) as? NSSearchToolbarItem else { return }
    let field = item.searchField
    field.stringValue = "swift"
    field.performClick(nil)
    search.text = "menus"
    print("the app's text:", field.stringValue)
    if let menu = field.searchMenuTemplate {
      print("scopes:", titles(menu))
      menu.performActionForItem(at: 1)
    }
    if let menu = field.searchMenuTemplate { print("scopes:", titles(menu)) }
    search.suggestions = ["menus", "menu bar"]
    guard let delegate = field.suggestionsDelegate else { return }
    field.stringValue = "menu"
    suggestions(of: delegate, in: field)
    search.suggestions = ["menu bar"]
    choose(0, of: delegate, in: field)
    print("chosen:", field.stringValue, search.text)
    search.focus()
    print("focus:", item.isSearching)
  }

  /// Requests suggestions, as the field does while people type.
  static func suggestions<Delegate: NSTextSuggestionsDelegate>(
    of delegate: Delegate, in field: NSTextField
  ) {
    delegate.textField(field) { response in
      print("suggests:", response.items.map(\.title), response.phase)
    }
  }

  static func choose<Delegate: NSTextSuggestionsDelegate>(
    _ index: Int, of delegate: Delegate, in field: NSTextField
  ) {
    var items: [Delegate.Item] = []
    delegate.textField(field) { response in items = response.items }
    delegate.textField(field, didSelect: items[index])
  }

  static func others(_ toolbar: NSToolbar, _ model: LettersModel) {
    if let share = find("standardShare", in: toolbar.items) as? NSSharingServicePickerToolbarItem {
      print("shares:", share.delegate?.items(for: share) ?? [])
    }
    let options = LettersInboxToolbar(model.menus).fullScreenOptions([
      .fullScreen, .autoHideMenuBar,
    ])
    print("full screen:", options == [.fullScreen, .autoHideMenuBar, .autoHideToolbar])
    let own = LettersReaderToolbar(model.menus).fullScreenOptions([.fullScreen])
    print("of one that cannot be hidden:", own == [.fullScreen])
  }

  static func reader(_ model: LettersModel, _ menus: MenuContext<LettersCommand>) {
    model.state.isOnline = true
    let reader = LettersReaderToolbar(menus).makeToolbar()
    reader.show()
    print("reader:", reader.allowsUserCustomization, reader.autosavesConfiguration)
    outline(reader.items)
  }

  static func settings(_ model: LettersModel) {
    let window = NSWindow()
    NSApplication.shared.windows.append(window)
    LettersOptionsToolbar(model.menus).attach(to: window)
    guard let toolbar = window.toolbar else { return }
    toolbar.show()
    print("settings:", window.toolbarStyle == .preference, toolbar.displayMode == .iconAndLabel)
    print("customized:", toolbar.allowsUserCustomization, toolbar.allowsDisplayModeCustomization)
    let selectable = toolbar.delegate?.toolbarSelectableItemIdentifiers(toolbar) ?? []
    print("selectable:", selectable.map(\.rawValue))
    outline(toolbar.items)
    print("selected:", toolbar.selectedItemIdentifier?.rawValue ?? "-", window.title)
    model.effect = { command in
      model.state.pane = command == .showGeneral ? .general : .accounts
    }
    click(find("showGeneral", in: toolbar.items))
    print(
      "clicked:", toolbar.selectedItemIdentifier?.rawValue ?? "-", window.title,
      model.takePerformed())
    model.state.pane = .accounts
    toolbar.validateVisibleItems()
    print("changed elsewhere:", toolbar.selectedItemIdentifier?.rawValue ?? "-", window.title)
    model.effect = { _ in }
  }

  /// Dims a command while it is running.
  static func busy() async {
    let model = LettersModel()
    var isDone = false
    let menus = MenuContext<LettersCommand>(for: model, state: \.state) { model, command in
      while !isDone { await Task.yield() }
      model.performed.append(command)
    }
    let toolbar = LettersReaderToolbar(menus).makeToolbar()
    toolbar.show()
    let reply = find("reply", in: toolbar.items)
    click(reply)
    print("busy:", reply?.isEnabled ?? true)
    isDone = true
    while model.performed.isEmpty || reply?.isEnabled == false { await Task.yield() }
    print("done:", reply?.isEnabled ?? false, model.takePerformed())
  }

  /// Follows observable state without notification from the app.
  static func observed() async {
    let model = ObservedLetters()
    let menus = MenuContext<LettersCommand>(for: model, state: \.state) { _, _ in }
    let toolbar = LettersReaderToolbar(menus).makeToolbar()
    toolbar.show()
    let item = find("goOnline", in: toolbar.items)
    print("observed:", item?.label ?? "-")
    model.state.isOnline = true
    for _ in 0..<1000 where item?.label == "Go Online" { await Task.yield() }
    print("changed:", item.map(describe) ?? "-")
  }

  /// The window retains its toolbar, the toolbar everything else, and nothing retains the model.
  static func keeping() {
    weak var gone: LettersModel?
    weak var bar: NSToolbar?
    let window = NSWindow()
    do {
      let model = LettersModel()
      gone = model
      window.toolbar = LettersReaderToolbar(model.menus).makeToolbar()
      bar = window.toolbar
      bar?.show()
      click(find("reply", in: bar?.items ?? []))
      print("kept by the window:", bar != nil, model.takePerformed())
    }
    print("the model:", gone == nil)
    bar?.validateVisibleItems()
    click(find("goOnline", in: bar?.items ?? []))
    window.toolbar = nil
    print("the toolbar:", bar == nil)
    // A controller that keeps its window is not kept by what it gives the toolbar.
    weak var released: InboxController?
    do {
      let controller = InboxController()
      released = controller
      bar = controller.window.toolbar
      bar?.show()
      print("its view:", find("levelMeter", in: bar?.items ?? [])?.view === controller.meter)
    }
    print("the controller:", released == nil, "its toolbar:", bar == nil)
  }
}
