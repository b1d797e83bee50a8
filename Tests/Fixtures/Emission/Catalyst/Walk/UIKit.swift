// walk: UIKit on catalyst
// Shows the toolbars of Letters in several states, clicks in them, and prints what is there and what happened.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = LettersState(
    hasSelection: true, unread: 3, layout: .columns, pane: .accounts,
    mailboxes: [Mailbox(id: "in", title: "Inbox"), Mailbox(id: "bin", title: "Bin")])
  var performed: [LettersCommand] = []
  /// What the commands do to the state.
  var effect: (LettersCommand) -> Void = { _ in }
  var searched: [String] = []
  private lazy var search = MenuSearch { [weak self] text in self?.searched.append(text) }

  lazy var menus = LettersMenus(for: self, state: \.state) { model, command in
    model.performed.append(command)
    model.effect(command)
  }

  func attach(to scene: UIWindowScene) {
    InboxToolbar(menus).attach(
      to: scene, style: .unified, search: search, owner: self
    ) { _, view in
      let meter = UIView()
      meter.accessibilityIdentifier = view.rawValue
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
  if let view = (item as? NSUIViewToolbarItem)?.uiView {
    words.append("view \(view.accessibilityIdentifier ?? "-")")
    if let field = view as? UISearchTextField {
      words.append("prompt “\(field.placeholder ?? "")”")
    }
  }
  if let action = item.itemMenuFormRepresentation as? UIAction {
    words.append("in overflow “\(action.title)”")
    if action.state == .on { words.append("checked") }
    if action.attributes.contains(.disabled) { words.append("disabled there") }
  }
  if let action = item.action, item.target == nil { words.append("chain \(action.name)") }
  if let group = item as? NSToolbarItemGroup, group.selectionMode == .selectOne {
    words.append("selected \(group.selectedIndex)")
  }
  return words.joined(separator: ", ")
}

@MainActor
func elements(_ menu: UIMenu) -> [UIMenuElement] {
  menu.children.flatMap { child -> [UIMenuElement] in
    if let deferred = child as? UIDeferredMenuElement { return deferred.elements() ?? [] }
    if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
      return elements(inner)
    }
    return [child]
  }.flatMap { element -> [UIMenuElement] in
    if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
      return elements(inner)
    }
    return [element]
  }
}

@MainActor
func outline(_ items: [NSToolbarItem], depth: Int = 1) {
  for item in items {
    print(String(repeating: "  ", count: depth) + describe(item))
    if let group = item as? NSToolbarItemGroup { outline(group.subitems, depth: depth + 1) }
    if let menu = item as? NSMenuToolbarItem {
      let titles = elements(menu.itemMenu).map { element in
        element.title + ((element as? UIAction)?.state == .on ? " on" : "")
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
func click(_ item: NSToolbarItem?) {
  guard let item, let target = item.target, let action = item.action else {
    print("no item")
    return
  }
  _ = action.invoke(on: target, with: item)
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let scene = UIWindowScene()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    scene.keyWindow = window
    model.attach(to: scene)
    guard let toolbar = scene.titlebar?.toolbar else { return }
    toolbar.show()
    print("style:", scene.titlebar?.toolbarStyle == .unified)
    contents(toolbar)
    validation(toolbar, model)
    clicks(toolbar, model)
    confirmation(toolbar, model, in: window)
    small(model)
    settings(model)
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

  static func validation(_ toolbar: NSToolbar, _ model: Model) {
    let overflow = find("reply", in: toolbar.items)?.itemMenuFormRepresentation
    toolbar.validateItems()
    print(
      "the same in overflow:",
      overflow === find("reply", in: toolbar.items)?.itemMenuFormRepresentation)
    model.state.hasSelection = false
    model.state.isMuted = true
    model.state.isFlagged = true
    model.state.isOnline = true
    model.state.unread = 1
    model.state.layout = .list
    print("before validation:", find("goOnline", in: toolbar.items).map(describe) ?? "-")
    toolbar.validateItems()
    print("after validation:")
    for name in [
      "goOnline", "reply", "mute", "flag", "actionsMenu", "arrange", "layout", "getMail",
    ] {
      print("  " + (find(name, in: toolbar.items).map(describe) ?? "-"))
    }
    let image = find("mute", in: toolbar.items)?.image
    toolbar.validateItems()
    print("the same image:", image === find("mute", in: toolbar.items)?.image)
    model.state.hasSelection = true
    toolbar.validateItems()
  }

  static func clicks(_ toolbar: NSToolbar, _ model: Model) {
    for name in ["getMail", "reply", "goOnline"] { click(find(name, in: toolbar.items)) }
    print("performed:", model.takePerformed())
    let action = find("newMessage", in: toolbar.items)?.itemMenuFormRepresentation as? UIAction
    action?.performWithSender(nil, target: nil)
    print("from the overflow menu:", model.takePerformed())
    if let menu = (find("arrange", in: toolbar.items) as? NSMenuToolbarItem)?.itemMenu {
      (elements(menu).last as? UIAction)?.performWithSender(nil, target: nil)
    }
    print("from a pull-down:", model.performed == [.arrange(.columns)])
    model.performed = []
    if let group = find("layout", in: toolbar.items) as? NSToolbarItemGroup {
      group.selectedIndex = 1
      click(group)
      print("from segments:", model.performed == [.arrange(.columns)])
      toolbar.validateItems()
      print("and as the state has it:", group.selectedIndex)
    }
    model.performed = []
    let search = find("search", in: toolbar.items) as? NSUIViewToolbarItem
    if let field = search?.uiView as? UISearchTextField {
      field.text = "swift"
      field.sendActions(for: .editingChanged)
    }
    print("searched:", model.searched)
  }

  static func confirmation(_ toolbar: NSToolbar, _ model: Model, in window: UIWindow) {
    let item = toolbar.delegate?.toolbar(
      toolbar, itemForItemIdentifier: NSToolbarItem.Identifier("erase"),
      willBeInsertedIntoToolbar: true)
    click(item)
    let sheet = window.rootViewController?.presentedViewController as? UIAlertController
    print("asked:", sheet?.title ?? "-", sheet?.actions.map { $0.title ?? "-" } ?? [])
    print("performed before:", model.takePerformed())
    sheet?.actions.first?.perform()
    print("performed after:", model.takePerformed())
    window.rootViewController?.dismiss(animated: false)
  }

  static func small(_ model: Model) {
    let scene = UIWindowScene()
    ReaderToolbar(model.menus).attach(to: scene)
    guard let reader = scene.titlebar?.toolbar else { return }
    reader.show()
    print("reader:", reader.allowsUserCustomization, scene.titlebar?.toolbarStyle == .automatic)
    outline(reader.items)
  }

  static func settings(_ model: Model) {
    let scene = UIWindowScene()
    OptionsToolbar(model.menus).attach(to: scene)
    guard let toolbar = scene.titlebar?.toolbar else { return }
    toolbar.show()
    print(
      "settings:", scene.titlebar?.toolbarStyle == .preference,
      toolbar.displayMode == .iconAndLabel, toolbar.allowsDisplayModeCustomization)
    let selectable = toolbar.delegate?.toolbarSelectableItemIdentifiers(toolbar) ?? []
    print("selectable:", selectable.map(\.rawValue))
    outline(toolbar.items)
    print("selected:", toolbar.selectedItemIdentifier?.rawValue ?? "-", scene.title ?? "-")
    model.effect = { command in
      model.state.pane = command == .panes(.showGeneral) ? .general : .accounts
    }
    click(find("showGeneral", in: toolbar.items))
    print(
      "clicked:", toolbar.selectedItemIdentifier?.rawValue ?? "-", scene.title ?? "-",
      model.takePerformed())
    toolbar.validateItems()
    print("validated:", toolbar.selectedItemIdentifier?.rawValue ?? "-", scene.title ?? "-")
  }
}
