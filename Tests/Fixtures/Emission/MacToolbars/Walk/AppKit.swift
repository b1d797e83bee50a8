// Shows the toolbars of Post in several states, clicks in them, and prints what is there and what happened.
import AppKit
import MenuRuntime

@MainActor
final class Model {
  var state = PostState(
    hasSelection: true, unread: 3, layout: .columns, pane: .accounts,
    mailboxes: [Mailbox(id: "in", title: "Inbox"), Mailbox(id: "bin", title: "Bin")])
  var performed: [PostCommand] = []
  /// What the commands do to the state.
  var effect: (PostCommand) -> Void = { _ in }
  var searched: [String] = []
  private lazy var search = MenuSearch { [weak self] text in self?.searched.append(text) }

  lazy var menus = PostMenus(for: self, state: \.state) { model, command in
    model.performed.append(command)
    model.effect(command)
  }

  func makeToolbar() -> NSToolbar {
    let menus = menus.sharing(for: self) { _ in ["a message"] }
    return InboxToolbar(menus).makeToolbar(search: search, owner: self) { _, view in
      let meter = NSView()
      meter.identifier = NSUserInterfaceItemIdentifier(view.rawValue)
      return meter
    }
  }

  func takePerformed() -> [String] {
    defer { performed = [] }
    return performed.map(\.id)
  }
}

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
  if let menuItem = item.menuFormRepresentation { words.append("menu “\(menuItem.title)”") }
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
  if let search = item as? NSSearchToolbarItem {
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
      menu.menu.update()
      let titles = menu.menu.items.map { item in
        (item.isSeparatorItem ? "---" : item.title) + (item.state == .on ? " on" : "")
      }
      print(String(repeating: "  ", count: depth + 1) + titles.joined(separator: ", "))
    }
  }
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
func click(_ name: String, in toolbar: NSToolbar) -> Bool {
  guard let item = find(name, in: toolbar.items) else { return false }
  if let button = item.view as? NSButton {
    button.performClick(nil)
    return true
  }
  guard let action = item.action else { return false }
  return NSApplication.shared.sendAction(action, to: item.target, from: item)
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let window = NSWindow()
    NSApplication.shared.windows = [window]
    let toolbar = model.makeToolbar()
    window.toolbar = toolbar
    toolbar.show()
    contents(toolbar, model)
    validation(toolbar, model)
    clicks(toolbar, model)
    segments(toolbar, model)
    confirmation(toolbar, model)
    others(toolbar, model)
    small(model)
    settings(model)
  }

  static func contents(_ toolbar: NSToolbar, _ model: Model) {
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

  static func validation(_ toolbar: NSToolbar, _ model: Model) {
    model.state.hasSelection = false
    model.state.isFlagged = true
    model.state.isOnline = true
    model.state.isEditor = true
    model.state.unread = 1
    model.state.layout = .threads
    print("before validation:", find("goOnline", in: toolbar.items).map(describe) ?? "-")
    toolbar.validateVisibleItems()
    print("after validation:")
    for name in ["goOnline", "reply", "flag", "actionsMenu", "arrange", "layout", "getMail"] {
      print("  " + (find(name, in: toolbar.items).map(describe) ?? "-"))
    }
    let flag = find("flag", in: toolbar.items)?.menuFormRepresentation
    let target = flag?.target as? any NSMenuItemValidation
    print(
      "overflow:", flag.map { target?.validateMenuItem($0) ?? false } ?? false, flag?.state == .on)
    let image = find("goOnline", in: toolbar.items)?.view as? NSButton
    let before = image?.image
    toolbar.validateVisibleItems()
    print("the same image:", before === image?.image)
    model.state.hasSelection = true
    model.state.isFlagged = false
    toolbar.validateVisibleItems()
  }

  static func clicks(_ toolbar: NSToolbar, _ model: Model) {
    for name in ["getMail", "reply", "goOnline", "archive"] { _ = click(name, in: toolbar) }
    print("performed:", model.takePerformed())
    if let menuItem = find("newMessage", in: toolbar.items)?.menuFormRepresentation,
      let action = menuItem.action
    {
      _ = NSApplication.shared.sendAction(action, to: menuItem.target, from: menuItem)
    }
    print("from the overflow menu:", model.takePerformed())
    if let menu = (find("arrange", in: toolbar.items) as? NSMenuToolbarItem)?.menu {
      menu.update()
      menu.performActionForItem(at: 0)
    }
    print("from a pull-down:", model.performed == [.arrange(.list)])
    model.performed = []
    if let group = find("layout", in: toolbar.items) as? NSToolbarItemGroup {
      group.selectedIndex = 1
      _ = click("layout", in: toolbar)
      print("from segments:", model.performed == [.arrange(.columns)])
      toolbar.validateVisibleItems()
      print("and as the state has it:", group.selectedIndex)
    }
    model.performed = []
  }

  static func segments(_ toolbar: NSToolbar, _ model: Model) {
    guard let item = find("size", in: toolbar.items) else { return }
    if let control = item.view as? NSSegmentedControl {
      control.selectedSegment = 1
      control.performClick(nil)
      print("from a control:", model.performed == [.zoom(.sizes(.large))])
      model.state.size = .large
      toolbar.validateVisibleItems()
      print("  " + describe(item))
    }
    model.performed = []
    if let menu = item.menuFormRepresentation?.submenu {
      menu.update()
      print("in the overflow menu:", menu.items.map { $0.title + ($0.state == .on ? " on" : "") })
    }
  }

  static func confirmation(_ toolbar: NSToolbar, _ model: Model) {
    guard
      let item = toolbar.delegate?.toolbar(
        toolbar, itemForItemIdentifier: NSToolbarItem.Identifier("erase"),
        willBeInsertedIntoToolbar: true), let action = item.action
    else { return }
    var asked: [String] = []
    NSAlert.answer = { alert in
      asked = [alert.messageText] + alert.buttons.map(\.title)
      return .alertSecondButtonReturn
    }
    _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
    print("asked:", asked, "performed after Cancel:", model.takePerformed())
    NSAlert.answer = { _ in .alertFirstButtonReturn }
    _ = NSApplication.shared.sendAction(action, to: item.target, from: item)
    print("performed after Delete:", model.takePerformed())
  }

  static func others(_ toolbar: NSToolbar, _ model: Model) {
    if let field = (find("search", in: toolbar.items) as? NSSearchToolbarItem)?.searchField {
      field.stringValue = "swift"
      field.performClick(nil)
    }
    print("searched:", model.searched)
    if let share = find("standardShare", in: toolbar.items) as? NSSharingServicePickerToolbarItem {
      print("shares:", share.delegate?.items(for: share) ?? [])
    }
    let options = InboxToolbar(model.menus).fullScreenOptions([.fullScreen, .autoHideMenuBar])
    print("full screen:", options == [.fullScreen, .autoHideMenuBar, .autoHideToolbar])
  }

  static func small(_ model: Model) {
    model.state.isEditor = false
    let reader = ReaderToolbar(model.menus).makeToolbar()
    reader.show()
    print("reader:", reader.allowsUserCustomization, reader.autosavesConfiguration)
    outline(reader.items)
  }

  static func settings(_ model: Model) {
    let window = NSWindow()
    OptionsToolbar(model.menus).attach(to: window)
    guard let toolbar = window.toolbar else { return }
    toolbar.show()
    print("settings:", window.toolbarStyle == .preference, toolbar.displayMode == .iconAndLabel)
    print("customized:", toolbar.allowsUserCustomization, toolbar.allowsDisplayModeCustomization)
    let selectable = toolbar.delegate?.toolbarSelectableItemIdentifiers(toolbar) ?? []
    print("selectable:", selectable.map(\.rawValue))
    outline(toolbar.items)
    print("selected:", toolbar.selectedItemIdentifier?.rawValue ?? "-", window.title)
    model.effect = { command in
      model.state.pane = command == .panes(.showGeneral) ? .general : .accounts
    }
    _ = click("showGeneral", in: toolbar)
    print(
      "clicked:", toolbar.selectedItemIdentifier?.rawValue ?? "-", window.title,
      model.takePerformed())
    model.effect = { _ in }
    toolbar.validateVisibleItems()
    print("validated:", toolbar.selectedItemIdentifier?.rawValue ?? "-", window.title)
    model.state.pane = .accounts
    toolbar.validateVisibleItems()
    print("changed elsewhere:", toolbar.selectedItemIdentifier?.rawValue ?? "-", window.title)
  }
}
