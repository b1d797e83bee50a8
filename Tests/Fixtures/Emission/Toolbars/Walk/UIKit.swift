// Shows the toolbars of Writer in several states, taps their items, and prints what is there and what happened.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = WriterState(
    wordCount: 3, title: "Sea", layout: .grid, folders: [Folder(id: "a", title: "Attic")])
  var performed: [WriterCommand] = []
  var searched: [String] = []
  private(set) lazy var search = MenuSearch { [weak self] text in self?.searched.append(text) }
  private(set) lazy var menus = WriterMenus(for: self, state: \.state) {
    (model, command) throws in
    model.performed.append(command)
  }

  /// Shows the toolbar of pages.
  func install(in screen: Screen) {
    PagesToolbar(menus).attach(to: screen, search: search) { _, _ in UIView() }
  }
}

final class Screen: UIViewController {
  /// The navigation controller that a test keeps.
  lazy var navigation = UINavigationController(rootViewController: self)
}

@MainActor
func words(_ item: UIBarButtonItem) -> String {
  switch item.storedSystemItem {
  case .flexibleSpace: return "flexible space"
  case .fixedSpace: return "space"
  default: break
  }
  var words = [item.title ?? "search"]
  if let name = item.image?.symbolName { words.append("symbol \(name)") }
  let label = item.customView?.accessibilityLabel ?? item.accessibilityLabel
  if item.title != nil, label != item.title {
    words.append("label \(label ?? "-")")
  }
  if let hint = item.accessibilityHint { words.append("hint \(hint)") }
  if !item.isEnabled { words.append("disabled") }
  if item.isSelected { words.append("selected") }
  if item.style == .prominent { words.append("prominent") }
  if item.isSpringLoaded { words.append("springs") }
  if item.menu != nil { words.append("menu") }
  if item.menuRepresentation != nil { words.append("in overflow") }
  if let control = item.customView as? UISegmentedControl {
    words.append("segment \(control.selectedSegmentIndex) of \(control.numberOfSegments)")
  } else if item.customView != nil {
    words.append("view")
  }
  return words.joined(separator: ", ")
}

@MainActor
func outline(_ groups: [UIBarButtonItemGroup]) {
  for group in groups {
    var line = "  " + group.barButtonItems.map(words).joined(separator: " + ")
    if let item = group.representativeItem { line += ", as \(words(item))" }
    print(line, group.storedKind)
  }
}

@MainActor
func outline(_ elements: [UIMenuElement], depth: Int = 1) {
  for element in elements {
    let isOn = (element as? UIAction)?.state == .on ? ", on" : ""
    print(
      String(repeating: "  ", count: depth) + (element.title.isEmpty ? "-" : element.title) + isOn)
    if let menu = element as? UIMenu { outline(menu.children, depth: depth + 1) }
  }
}

@MainActor
func open(_ menu: UIMenu?) -> [UIMenuElement] {
  (menu?.children ?? []).flatMap { element in
    (element as? UIDeferredMenuElement)?.elements() ?? [element]
  }
}

@MainActor
func leaf(_ title: String, in elements: [UIMenuElement]) -> UIAction? {
  for element in elements {
    if let action = element as? UIAction, action.title == title { return action }
    if let menu = element as? UIMenu, let action = leaf(title, in: menu.children) { return action }
  }
  return nil
}

@main
@MainActor
struct Program {
  static func main() {
    phone()
    pad()
    others()
    lifetimes()
  }

  static func tap(_ title: String, in items: [UIBarButtonItem]) {
    let item = items.first { $0.title == title }
    item?.primaryAction?.performWithSender(item, target: nil)
  }

  static func phone() {
    let model = Model()
    let screen = Screen()
    let navigation = screen.navigation
    let window = UIWindow()
    window.rootViewController = navigation
    window.addSubview(screen.view)
    navigation.appear()
    model.install(in: screen)
    print("iPhone:", navigation.isToolbarHidden ? "hidden" : "shown")
    for item in screen.toolbarItems ?? [] { print("  " + words(item)) }
    let first = screen.toolbarItems ?? []

    tap("New Page", in: first)
    print("performed:", model.performed.map(\.id))
    model.state.wordCount = 0
    model.state.title = "Land"
    model.menus.update()
    print("without words:")
    for item in screen.toolbarItems ?? [] where item.title == "Done" { print("  " + words(item)) }
    print("the same items:", first == screen.toolbarItems)
    print("prompt:", screen.navigationItem.searchController?.searchBar.placeholder ?? "-")
    model.state.isEditing = true
    model.menus.update()
    print("editing:", (screen.toolbarItems ?? []).map { $0.title ?? words($0) })

    model.state.wordCount = 7
    tap("Erase", in: screen.toolbarItems ?? [])
    let sheet = screen.presentedViewController as? UIAlertController
    print("asks:", sheet?.title ?? "nothing", sheet?.actions.map { $0.title ?? "" } ?? [])
    screen.dismiss(animated: false)
    model.performed = []
    sheet?.actions.first?.perform()
    print("performed after the answer:", model.performed.map(\.id))

    let search = screen.navigationItem.searchController
    search?.searchBar.text = "salt"
    if let search { search.searchResultsUpdater?.updateSearchResults(for: search) }
    print("searched:", model.searched)
  }

  static func pad() {
    UIDevice.current.userInterfaceIdiom = .pad
    let model = Model()
    let screen = Screen()
    model.install(in: screen)
    let item = screen.navigationItem
    print(
      "iPad:", item.style == .editor, item.customizationIdentifier ?? "-", "back button:",
      item.leftItemsSupplementBackButton)
    print("bottom:", screen.toolbarItems?.count ?? 0)
    print("leading:")
    outline(item.leadingItemGroups)
    print("center:")
    outline(item.centerItemGroups)
    print("trailing:")
    outline(item.trailingItemGroups)
    print("pinned:")
    outline(item.pinnedTrailingGroup.map { [$0] } ?? [])

    let center = item.centerItemGroups.flatMap(\.barButtonItems)
    let groups = item.centerItemGroups
    model.state.isPinned = true
    model.state.isBold = true
    model.menus.update()
    print("pinned and bold:")
    for item in center.prefix(4) { print("  " + words(item)) }
    print("the same groups:", groups == item.centerItemGroups)

    let control = center.lazy.compactMap { $0.customView as? UISegmentedControl }.first
    control?.tap(2)
    print("performed by a segment:", model.performed)
    let export = center.first { $0.title == "Export" }
    print("export:")
    outline(open(export?.menu))
    leaf("Attic", in: open(export?.menu))?.performWithSender(export, target: nil)
    print("performed by a menu:", model.performed.last.map { "\($0)" } ?? "nothing")
    model.state.folders.append(Folder(id: "b", title: "Barn"))
    print(
      "opened again:", open(export?.menu).flatMap { ($0 as? UIMenu)?.children ?? [] }.map(\.title))
    print("in overflow:")
    outline(open(center.lazy.compactMap { $0.menuRepresentation as? UIMenu }.first))

    let title = item.titleMenuProvider?([UIAction(title: "Rename…") { _ in }])
    print("title menu:")
    outline(title?.children ?? [])
    model.performed = []
    leaf("Share…", in: title?.children ?? [])?.performWithSender(nil, target: nil)
    print("performed by the title:", model.performed.map(\.id))
    UIDevice.current.userInterfaceIdiom = .phone
  }

  static func others() {
    let model = Model()
    let screen = Screen()
    PlayerToolbar(model.menus).attach(to: screen)
    print("player:", (screen.toolbarItems ?? []).map(words))
    let board = BoardToolbar(model.menus)
    let other = Screen()
    let navigation = other.navigation
    board.attach(to: other)
    print("board on iPhone:", navigation.isToolbarHidden, (other.toolbarItems ?? []).map(words))
    let bar = other.navigationItem
    print("leading, back button:", bar.leftItemsSupplementBackButton)
    outline(bar.leadingItemGroups)
    print("trailing:")
    outline(bar.trailingItemGroups)
    print("pinned:")
    outline(bar.pinnedTrailingGroup.map { [$0] } ?? [])
    print("title menu:")
    outline(bar.titleMenuProvider?([])?.children ?? [])
    let items = bar.trailingItemGroups.flatMap(\.barButtonItems)
    model.state.isPinned = true
    model.menus.update()
    print(
      "the same items:", items == bar.trailingItemGroups.flatMap(\.barButtonItems),
      items.first?.title ?? "-")
    UIDevice.current.userInterfaceIdiom = .pad
    let third = Screen()
    board.attach(to: third)
    print("board:", third.navigationItem.style == .browser)
    outline(third.navigationItem.centerItemGroups)
    UIDevice.current.userInterfaceIdiom = .phone
  }

  /// A view controller keeps its bar, and no longer.
  static func lifetimes() {
    weak var model: Model?
    weak var controller: UIViewController?
    do {
      let new = Model()
      let screen = UIViewController()
      PagesToolbar(new.menus).attach(to: screen, search: new.search) { _, _ in UIView() }
      new.menus.update()
      (model, controller) = (new, screen)
    }
    print("freed:", model == nil, controller == nil)
  }
}
