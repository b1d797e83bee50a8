// walk: UIKit on catalyst
// Shows toolbars in the title bars of Mac Catalyst in several states and clicks in them. Prints the toolbars and
// what happened.
import MenuRuntime
import UIKit

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
    words.append("in overflow “\(action.title)” \(action.accessibilityIdentifier ?? "-")")
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
    if let deferred = child as? UIDeferredMenuElement {
      return elements(UIMenu(children: deferred.elements() ?? []))
    }
    if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
      return elements(inner)
    }
    return [child]
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
    return print("no item")
  }
  _ = action.invoke(on: target, with: item)
}

@main
@MainActor
struct Program {
  static func main() async {
    let model = LettersModel()
    let menus = model.menus
    let search = MenuSearch { text in print("searched:", text) }
    let scene = UIWindowScene()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    scene.keyWindow = window
    LettersInboxToolbar(menus).attach(
      to: scene, style: .unified, search: search, owner: model
    ) { _, view in
      let meter = UIView()
      meter.accessibilityIdentifier = view.rawValue
      return meter
    }
    guard let toolbar = scene.titlebar?.toolbar else { return }
    toolbar.show()
    print("style:", scene.titlebar?.toolbarStyle == .unified)
    contents(toolbar)
    validation(toolbar, model, menus)
    clicks(toolbar, model)
    confirmation(toolbar, model, in: window)
    searching(toolbar, search)
    reader(model, menus)
    settings(model)
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
    let items = toolbar.items
    let images = items.map(\.image)
    let overflow = items.map(\.itemMenuFormRepresentation)
    print("reads:", model.reads { toolbar.validateItems() })
    menus.update()
    print(
      "an equal state:", zip(items, toolbar.items).allSatisfy { $0 === $1 },
      zip(images, toolbar.items.map(\.image)).allSatisfy { $0 === $1 },
      zip(overflow, toolbar.items.map(\.itemMenuFormRepresentation)).allSatisfy { $0 === $1 })
    model.state.hasSelection = false
    model.state.isMuted = true
    model.state.isFlagged = true
    model.state.isOnline = true
    model.state.isEditor = true
    model.state.unread = 1
    model.state.layout = .list
    print("before:", find("goOnline", in: toolbar.items).map(describe) ?? "-")
    print("reads:", model.reads { menus.update() })
    print("after:")
    for name in [
      "goOnline", "reply", "mute", "flag", "publish", "actionsMenu", "arrange", "layout", "getMail",
    ] {
      print("  " + (find(name, in: toolbar.items).map(describe) ?? "-"))
    }
    model.state.hasSelection = true
    toolbar.validateItems()
  }

  static func clicks(_ toolbar: NSToolbar, _ model: LettersModel) {
    for name in ["getMail", "reply", "goOnline"] { click(find(name, in: toolbar.items)) }
    print("performed:", model.takePerformed())
    let action = find("newMessage", in: toolbar.items)?.itemMenuFormRepresentation as? UIAction
    action?.performWithSender(nil, target: nil)
    print("from the overflow menu:", model.takePerformed())
    if let menu = (find("arrange", in: toolbar.items) as? NSMenuToolbarItem)?.itemMenu {
      (elements(menu).last as? UIAction)?.performWithSender(nil, target: nil)
    }
    print("from a pull-down:", model.takePerformed())
    if let group = find("layout", in: toolbar.items) as? NSToolbarItemGroup {
      group.selectedIndex = 1
      click(group)
      print("from segments:", model.takePerformed())
      toolbar.validateItems()
      print("and as the state has it:", group.selectedIndex)
    }
  }

  static func confirmation(_ toolbar: NSToolbar, _ model: LettersModel, in window: UIWindow) {
    let item = toolbar.delegate?.toolbar(
      toolbar, itemForItemIdentifier: NSToolbarItem.Identifier("erase"),
      willBeInsertedIntoToolbar: true)
    click(item)
    let alert = window.rootViewController?.presentedViewController as? UIAlertController
    print("asked:", alert?.title ?? "-", alert?.actions.map { $0.title ?? "-" } ?? [])
    toolbar.validateItems()
    click(find("reply", in: toolbar.items))
    print(
      "meanwhile:", find("reply", in: toolbar.items)?.isEnabled ?? true, model.takePerformed())
    alert?.actions.first?.perform()
    print("performed after:", model.takePerformed())
    window.rootViewController?.dismiss(animated: false)
    toolbar.validateItems()
    print("then:", find("reply", in: toolbar.items)?.isEnabled ?? false)
  }

  static func searching(_ toolbar: NSToolbar, _ search: MenuSearch) {
    let item = find("search", in: toolbar.items) as? NSUIViewToolbarItem
    guard let field = item?.uiView as? UISearchTextField else { return }
    field.text = "swift"
    field.sendActions(for: .editingChanged)
    search.text = "menus"
    print("the app's text:", field.text ?? "-")
    search.suggestions = ["menus", "menu bar"]
    print("suggests:", field.searchSuggestions?.map { $0.localizedSuggestion ?? "-" } ?? [])
    if let last = field.searchSuggestions?.last,
      let delegate = field.delegate as? any UISearchTextFieldDelegate
    {
      field.searchSuggestions = nil
      delegate.searchTextField(field, didSelect: last)
    }
    print("chosen:", field.text ?? "-", search.text)
    print("focus:", field.isFirstResponder)
    search.focus()
    print("focus:", field.isFirstResponder)
  }

  static func reader(_ model: LettersModel, _ menus: MenuContext<LettersCommand>) {
    let scene = UIWindowScene()
    LettersReaderToolbar(menus).attach(to: scene)
    guard let reader = scene.titlebar?.toolbar else { return }
    reader.show()
    print("reader:", reader.allowsUserCustomization, scene.titlebar?.toolbarStyle == .automatic)
    outline(reader.items)
    let other = UIWindowScene()
    LettersPhoneToolbar(menus).attach(to: other)
    print("without a block for the Mac:", other.titlebar?.toolbar == nil)
  }

  static func settings(_ model: LettersModel) {
    let scene = UIWindowScene()
    LettersOptionsToolbar(model.menus).attach(to: scene)
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
      model.state.pane = command == .showGeneral ? .general : .accounts
    }
    click(find("showGeneral", in: toolbar.items))
    print(
      "clicked:", toolbar.selectedItemIdentifier?.rawValue ?? "-", scene.title ?? "-",
      model.takePerformed())
    model.effect = { _ in }
  }

  /// Follows observable state without notification from the app.
  static func observed() async {
    let model = ObservedLetters()
    let menus = MenuContext<LettersCommand>(for: model, state: \.state) { _, _ in }
    let scene = UIWindowScene()
    LettersReaderToolbar(menus).attach(to: scene)
    scene.titlebar?.toolbar?.show()
    let item = find("goOnline", in: scene.titlebar?.toolbar?.items ?? [])
    print("observed:", item?.label ?? "-")
    model.state.isOnline = true
    for _ in 0..<1000 where item?.label == "Go Online" { await Task.yield() }
    print("changed:", item.map(describe) ?? "-")
  }

  /// The title bar retains its toolbar, the toolbar everything else, and nothing retains the model or the scene.
  static func keeping() {
    weak var gone: LettersModel?
    weak var bar: NSToolbar?
    weak var goneScene: UIWindowScene?
    do {
      let scene = UIWindowScene()
      goneScene = scene
      do {
        let model = LettersModel()
        gone = model
        LettersReaderToolbar(model.menus).attach(to: scene)
        bar = scene.titlebar?.toolbar
        bar?.show()
        click(find("reply", in: bar?.items ?? []))
        print("kept by the title bar:", bar != nil, model.takePerformed())
      }
      print("the model:", gone == nil)
      click(find("goOnline", in: bar?.items ?? []))
    }
    print("the toolbar:", bar == nil, goneScene == nil)
  }
}
