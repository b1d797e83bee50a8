// Shows context menus on the rows of a table view and the items of a collection view, whose delegates are the app's.
import MenuRuntime
import UIKit

@MainActor
final class Library {
  var performed: [String] = []
  var asked = 0

  var rows: MenuItemsContext<NotesCommand, String> {
    MenuItemsContext(
      for: self,
      state: { library, notes in
        library.asked += 1
        return NotesState(hasSelection: true, noteCount: notes.count)
      },
      perform: { library, command, notes in
        library.performed.append(command.label + " of " + notes.joined(separator: ", "))
      })
  }
}

/// The app's delegate of both lists.
final class ListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  let notes = ["Apples", "Pears", "Plums"]
  let library = Library()
  let model = NotesModel()
  /// The rows that have no menu.
  var without: Set<Int> = []

  func note(at path: IndexPath) -> String? {
    notes.indices.contains(path.item) && !without.contains(path.item) ? notes[path.item] : nil
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.makeContextMenu(
      NoteContextMenu.self, for: library.rows, at: indexPath,
      preview: { note in
        let preview = UIViewController()
        preview.title = note
        return preview
      }, item: { note(at: $0) })
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.makeContextMenuPreview(for: configuration)
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableView.performContextMenuPreviewAction(configuration, with: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionView.makeContextMenu(
      NoteContextMenu.self, for: library.rows, at: indexPaths,
      background: NoteListBackgroundMenu(model.menus)
    ) { note(at: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionView.makeContextMenuPreview(for: contextMenuConfiguration, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionView.performContextMenuPreviewAction(configuration, with: animator)
  }
}

/// A delegate that also wants to know when the list scrolls.
final class ScrollDelegate: NSObject, UITableViewDelegate {
  func responds(to selector: Selector!) -> Bool { selector == .didScroll }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
}

final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
  var previewViewController: UIViewController? = UIViewController()
  var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

@main
@MainActor
struct Program {
  static func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  static func main() {
    let screen = Screen()
    table(on: screen)
    emptyArea(on: screen)
    collection(on: screen)
    questions()
    delegates()
    lifetimes()
  }

  static func makeTable(on screen: Screen, _ delegate: ListDelegate?) -> UITableView {
    let table = UITableView(frame: .zero)
    screen.controller.view.addSubview(table)
    for row in 0..<3 { table.show(UITableViewCell(frame: .zero), at: path(row)) }
    table.delegate = delegate
    return table
  }

  static func open(_ row: Int, in table: UITableView) -> UIContextMenuConfiguration? {
    table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path(row), point: .zero)
  }

  static func table(on screen: Screen) {
    section("a table")
    let delegate = ListDelegate()
    let library = delegate.library
    let table = makeTable(on: screen, delegate)
    let one = open(1, in: table)
    print("previews:", one?.preview()?.title ?? "nothing")
    leaf("Pin", in: one?.menu())?.performWithSender(nil, target: nil)
    print("asked:", library.asked)
    // UIKit does not say in which order it returns them.
    table.indexPathsForSelectedRows = [path(2), path(0)]
    let unselected = open(1, in: table)
    let selected = open(2, in: table)
    print("previews:", selected?.preview()?.title ?? "nothing")
    table.indexPathsForSelectedRows = []
    leaf("Pin", in: unselected?.menu())?.performWithSender(nil, target: nil)
    leaf("Delete Note", in: selected?.menu())?.performWithSender(nil, target: nil)
    print("asks:", screen.question?.title ?? "")
    screen.question?.actions.first?.perform()
    print(library.performed)
    print("no menu for what is no note:", open(7, in: table) == nil)
    delegate.without = [1]
    table.indexPathsForSelectedRows = [path(0), path(1)]
    print("nor for a pressed row without one:", open(1, in: table) == nil)
    leaf("Pin", in: open(0, in: table)?.menu())?.performWithSender(nil, target: nil)
    print(library.performed.last ?? "")
    table.indexPathsForSelectedRows = []

    let last = open(2, in: table)
    let clipped = last.flatMap { configuration in
      delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    print("outline:", clipped?.parameters.visiblePath?.storedCornerRadius ?? 0)
    let commit = Commit()
    if let last {
      delegate.tableView(table, willPerformPreviewActionForMenuWith: last, animator: commit)
    }
    print("performed before the menu is gone:", library.performed.count)
    for completion in commit.completions { completion() }
    print(library.performed.last ?? "", commit.preferredCommitStyle == .pop)
    let other = UIContextMenuConfiguration()
    print("another menu's outline:", table.makeContextMenuPreview(for: other) != nil)
  }

  static func emptyArea(on screen: Screen) {
    section("the empty area of a table")
    let model = NotesModel()
    let table = makeTable(on: screen, nil)
    let interaction = NoteListBackgroundMenu(model.menus).makeBackgroundInteraction()
    table.addInteraction(interaction)
    func open(_ y: CGFloat) -> UIContextMenuConfiguration? {
      interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: CGPoint(x: 0, y: y))
    }
    table.rowHeight = 20
    print("on a row:", open(50) != nil)
    let area = open(150)
    outline(area?.menu()?.children ?? [])
    let preview = area.flatMap { configuration in
      interaction.delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    }
    print("lifts the list:", preview == nil || preview?.view === table)
    print("is at:", preview?.target.center ?? .zero)
  }

  static func collection(on screen: Screen) {
    section("a collection")
    let delegate = ListDelegate()
    let library = delegate.library
    let collection = UICollectionView(frame: .zero)
    screen.controller.view.addSubview(collection)
    for row in 0..<3 { collection.show(UICollectionViewCell(frame: .zero), at: path(row)) }
    collection.delegate = delegate
    func open(_ rows: [Int]) -> UIContextMenuConfiguration? {
      collection.delegate?.collectionView(
        collection, contextMenuConfigurationForItemsAt: rows.map { path($0) }, point: .zero)
    }
    let two = open([2, 0])
    leaf("Pin", in: two?.menu())?.performWithSender(nil, target: nil)
    print(library.performed)
    let preview = two.flatMap { configuration in
      delegate.collectionView(
        collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path(0))
    }
    print("outline:", preview?.parameters.visiblePath?.storedCornerRadius ?? 0)
    let commit = Commit()
    if let two {
      delegate.collectionView(
        collection, willPerformPreviewActionForMenuWith: two, animator: commit)
    }
    for completion in commit.completions { completion() }
    print(library.performed.last ?? "")
    outline(open([])?.menu()?.children ?? [])
    collection.indexPathsForSelectedItems = [path(2), path(1)]
    leaf("Pin", in: open([1])?.menu())?.performWithSender(nil, target: nil)
    print("before iOS 16, all selected ones:", library.performed.last ?? "")
  }

  static func questions() {
    section("a question points at its row")
    UIDevice.current.userInterfaceIdiom = .pad
    let screen = Screen()
    let delegate = ListDelegate()
    let table = makeTable(on: screen, delegate)
    table.indexPathsForSelectedRows = [path(0), path(2)]
    func ask() -> UIView? {
      let menu = open(2, in: table)?.menu()
      leaf("Delete Note", in: menu)?.performWithSender(nil, target: nil)
      let source = screen.question?.popoverPresentationController?.sourceView
      screen.question?.actions.last?.perform()
      return source
    }
    print("the pressed one:", ask() === table.cellForRow(at: path(2)))
    let menu = open(2, in: table)?.menu()
    // The app reloads the table while the menu is open.
    let new = UITableViewCell(frame: .zero)
    table.show(new, at: path(2))
    leaf("Delete Note", in: menu)?.performWithSender(nil, target: nil)
    print(
      "its new cell:", screen.question?.popoverPresentationController?.sourceView === new)
    screen.question?.actions.last?.perform()
    table.hide(path(2))
    print("the table, without the cell:", ask() === table)
    UIDevice.current.userInterfaceIdiom = .phone
  }

  static func delegates() {
    section("the delegate is the app's")
    let screen = Screen()
    let library = Library()
    var scrolls: ScrollDelegate? = ScrollDelegate()
    let table = makeTable(on: screen, nil)
    table.delegate = scrolls
    let menu = table.makeContextMenu(NoteContextMenu.self, for: library.rows, at: path(0)) { _ in
      "a"
    }
    print("still it:", table.delegate === scrolls, menu != nil)
    table.scroll()
    scrolls = nil
    table.scroll()
    let later = ListDelegate()
    table.delegate = later
    print("set later, has menus:", open(0, in: table) != nil)
  }

  static func lifetimes() {
    section("lifetimes")
    weak var table: UITableView?
    weak var delegate: ListDelegate?
    weak var menu: UIMenu?
    do {
      let screen = Screen()
      let made = ListDelegate()
      table = makeTable(on: screen, made)
      delegate = made
      menu = table.flatMap { open(0, in: $0)?.menu() }
      let kept = table.flatMap { open(0, in: $0) }
      print("alive:", table != nil, delegate != nil, kept?.menu() != nil)
    }
    print("gone:", table == nil, delegate == nil, menu == nil)
  }
}
