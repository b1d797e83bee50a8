// Installs bars with and without a navigation controller, follows states, and checks that objects are released.
@_spi(Generated) import MenuRuntime
import UIKit

struct PagesToolbar: ToolbarSurface {
  enum SuppliedView: String { case meter }

  static let id = "pages"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in
      bar.add(.pin, image: .hidden)
      bar.add(.lock)
      bar.add(.rename, image: .hidden, options: .prominent)
      bar.flexibleSpace()
      bar.add(.delete)
      bar.space()
      bar.addView(SuppliedView.meter, "Count")
      bar.addMenu("more", .more) { menu in menu.addEach(\.folders) { .move($0) } }
      bar.addSearch("Search \(bar.state.noteCount) Notes")
    }
    bar.iPadOS(.editor) { bar in
      bar.leading { bar in bar.addSystem(.back, .sidebar) }
      bar.center(.customizable) { bar in
        bar.add(.newNote, options: .essential)
        bar.add(.pin)
        bar.addGroup("style", MenuLabel("Style", .symbol("textformat"))) { bar in
          bar.add(.lock, .define)
        }
        bar.addSegments("order", SortOrder.self) { .sort($0) }
        bar.addList(\.folders, options: .springs) { .move($0) }
        bar.add(.share, options: .hidden)
        bar.addView(SuppliedView.meter, "Count")
        bar.addSystem(.print)
      }
      bar.trailing { bar in
        bar.add(.share, options: .essential)
        bar.add(.rename, options: .prominent)
        bar.add(.delete, options: .hidden)
        bar.addSearch("Search")
      }
      bar.titleMenu { menu in
        menu.addSystem(.rename)
        menu.add(.share)
        menu.separate()
        menu.add(.delete)
      }
    }
  }
}

/// A view controller with a view for its toolbar.
final class Metered: UIViewController {
  let meter = UIView()
}

@main
@MainActor
struct Program {
  static func main() async {
    phone()
    embedded()
    searching()
    pad()
    await lifetimes()
  }

  static func phone() {
    section("on an iPhone")
    let model = NotesModel()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = showWindow(navigation)
    navigation.appear()
    var made = 0
    let menus = model.menus
    PagesToolbar(menus).attach(to: screen) { _, _ in
      made += 1
      return UIView()
    }
    print("the bar is shown:", !navigation.isToolbarHidden, "children:", screen.children.count)
    printItems(screen.toolbarItems)
    let items = screen.toolbarItems

    section("titles and check marks follow the state, the items stay")
    model.state.isPinned = true
    model.state.isLocked = true
    model.state.noteCount = 0
    menus.update()
    printItems(screen.toolbarItems)
    print("the same items:", items == screen.toolbarItems, "views made:", made)

    section("a command changes the state, and the bar shows it")
    model.state.noteCount = 5
    tap("Locked", in: screen.toolbarItems)
    print(
      model.takePerformed(), screen.navigationItem.searchController?.searchBar.placeholder ?? "-")

    section("one question at a time")
    tap("Delete Note", in: screen.toolbarItems)
    let question = screen.presentedViewController as? UIAlertController
    print(question?.title ?? "none", question?.actions.map { $0.title ?? "" } ?? [])
    tap("Delete Note", in: screen.toolbarItems)
    tap("Unpin", in: screen.toolbarItems)
    print("the same question:", screen.presentedViewController === question, model.takePerformed())
    screen.dismiss(animated: false)
    question?.actions.first?.perform()
    print(model.takePerformed())

    section("a menu reads the state when it opens")
    let more = screen.toolbarItems?.first { $0.menu != nil }
    model.state.folders.append(Folder(id: "c", title: "Attic"))
    print(elements(of: more?.menu).map(\.title))
    leaf("Attic", in: more?.menu)?.performWithSender(more, target: nil)
    print(model.takePerformed())
    _ = window
  }

  static func embedded() {
    section("installed before there is a navigation controller")
    let model = NotesModel()
    let screen = UIViewController()
    PagesToolbar(model.menus).attach(to: screen)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.appear()
    print("hidden at first:", navigation.isToolbarHidden)
    navigation.pushViewController(screen, animated: false)
    print("shown with its screen:", !navigation.isToolbarHidden)
    navigation.pushViewController(UIViewController(), animated: false)
    print("hidden on a screen without a bar:", navigation.isToolbarHidden)
    navigation.popViewController(animated: false)
    print("shown again:", !navigation.isToolbarHidden)
    let other = UIViewController()
    PagesToolbar(model.menus).attach(to: other)
    navigation.pushViewController(other, animated: false)
    print("shown on the next:", !navigation.isToolbarHidden)
    navigation.setViewControllers([UIViewController()], animated: false)
    print("hidden where both are gone:", navigation.isToolbarHidden)

    section("a second toolbar takes the place of the first")
    PagesToolbar(model.menus).attach(to: screen)
    print("children:", screen.children.count)
  }

  static func searching() {
    section("a search, both ways")
    let model = NotesModel()
    let screen = UIViewController()
    var searched: [String] = []
    let search = MenuSearch(scopes: ["All", "Pinned"]) {
      searched.append("\($0.text) in \($0.scope)")
    }
    search.suggestions = ["salt"]
    PagesToolbar(model.menus).attach(to: screen, search: search)
    guard let controller = screen.navigationItem.searchController else { return }
    let bar = controller.searchBar
    print(
      bar.scopeButtonTitles ?? [],
      controller.searchSuggestions?.map { $0.localizedSuggestion ?? "" } ?? [])
    bar.text = "sea"
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
    bar.selectedScopeButtonIndex = 1
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
    search.text = "land"
    search.scope = 0
    print("in the field:", bar.text ?? "-", bar.selectedScopeButtonIndex)
    if let suggestion = controller.searchSuggestions?.first {
      controller.searchResultsUpdater?.updateSearchResults(for: controller, selecting: suggestion)
    }
    print("in the field:", bar.text ?? "-")
    search.focus()
    print("active:", controller.isActive, "focus:", bar.isFirstResponder)
    print(searched)
  }

  static func pad() {
    UIDevice.current.userInterfaceIdiom = .pad
    defer { UIDevice.current.userInterfaceIdiom = .phone }
    section("on an iPad")
    let model = NotesModel()
    let screen = UIViewController()
    let window = showWindow(screen)
    let menus = model.menus
    PagesToolbar(menus).attach(to: screen) { _, _ in UIView() }
    let item = screen.navigationItem
    print("children of the screen:", screen.children.count)
    print(
      "editor:", item.style == .editor, "kept as", item.customizationIdentifier ?? "-",
      "beside the back button:", item.leftItemsSupplementBackButton, "at the bottom:",
      screen.toolbarItems?.count ?? 0)
    for (name, groups) in [
      ("leading", item.leadingItemGroups), ("center", item.centerItemGroups),
      ("trailing", item.trailingItemGroups),
      ("pinned", item.pinnedTrailingGroup.map { [$0] } ?? []),
    ] {
      print(name)
      for group in groups {
        let items = group.barButtonItems.map(words).joined(separator: " + ")
        print(
          "  " + items, group.storedKind, group.representativeItem.map { "as \(words($0))" } ?? "")
      }
    }
    let groups = item.centerItemGroups
    let center = groups.flatMap(\.barButtonItems)

    section("the state changes")
    model.state.isPinned = true
    model.state.isLocked = true
    model.state.sortOrder = .title
    menus.update()
    printItems(center.filter { ["Unpin", "Locked", "Sort By"].contains($0.title ?? "") })
    print("the same groups:", groups == item.centerItemGroups)

    section("segments")
    let control = center.lazy.compactMap { $0.customView as? UISegmentedControl }.first
    control?.tap(0)
    print(model.takePerformed(), "of the state:", control?.selectedSegmentIndex ?? -1)
    let overflow = center.lazy.compactMap { $0.menuRepresentation as? UIMenu }.first
    outline(elements(of: overflow))

    section("the menu of the title")
    let title = item.titleMenuProvider?([UIAction(title: "Rename…") { _ in }])
    outline(title?.children ?? [])
    leaf("Delete Note", in: title)?.performWithSender(nil, target: nil)
    print((screen.presentedViewController as? UIAlertController)?.title ?? "no question")
    withExtendedLifetime(window) {}
  }

  static func lifetimes() async {
    section("who is let go")
    weak var model: NotesModel?
    weak var screen: UIViewController?
    var kept: UIViewController?
    do {
      let new = NotesModel()
      let shown = Metered()
      PagesToolbar(new.menus).attach(to: shown) { metered, _ in metered.meter }
      (model, screen) = (new, shown)
    }
    print("the screen:", screen == nil, "the model:", model == nil)
    do {
      let new = NotesModel()
      let shown = UIViewController()
      PagesToolbar(new.menus).attach(to: shown) { _, _ in UIView() }
      (model, kept) = (new, shown)
    }
    print("a model that nobody keeps, behind a screen that is there:", model == nil)
    tap("Pin", in: kept?.toolbarItems)

    section("a bar that nobody keeps goes on, and follows a state that can be observed")
    let observed = ObservedNotes()
    let screenOfIt = UIViewController()
    PagesToolbar(MenuContext(for: observed, state: \.state) { _, _ throws in })
      .attach(to: screenOfIt)
    observed.state.isPinned = true
    await settle()
    printItems(screenOfIt.toolbarItems.map { Array($0.prefix(1)) })
  }
}
