// Adds context menus to a table view and a collection view, each with one call, and forwards to their own delegates.
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

final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

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
  static let notes = ["Apples", "Pears", "Plums"]
  static func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  static func main() {
    let controller = UIViewController()
    let window = UIWindow()
    window.addSubview(controller.view)
    table(in: controller)
    collection(in: controller)
    lifetimes()
  }

  static func table(in controller: UIViewController) {
    section("a table")
    let library = Library()
    let own = Delegate()
    let table = UITableView(frame: .zero)
    controller.view.addSubview(table)
    for row in notes.indices { table.show(UITableViewCell(frame: .zero), at: path(row)) }
    table.delegate = own
    let background = NotesModel()
    var opened: [String] = []
    let menus = table.contextMenu(
      NoteContextMenu.self, for: library.rows,
      background: NoteListBackgroundMenu(background.menus), preview: { _ in UIViewController() },
      commit: { notes, preview in opened += notes + [preview == nil ? "" : "as previewed"] },
      item: { path in notes.indices.contains(path.item) ? notes[path.item] : nil })
    print("in between:", table.delegate === menus, menus.delegate === own)
    print(
      "hands on:",
      menus.forwardingTarget(for: Selector("scrollViewDidScroll:")) as AnyObject === own)
    print("kept by the table:", table.interactions.contains { $0 === menus })

    func open(_ row: Int) -> UIContextMenuConfiguration? {
      table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path(row), point: .zero)
    }
    let one = open(1)
    print(
      "has a preview:", one?.preview() != nil, "for row",
      (one?.identifier as? NSIndexPath)?.item ?? -1)
    leaf("Pin", in: one?.menu())?.performWithSender(nil, target: nil)
    print("asked once:", library.asked == 1)
    table.indexPathsForSelectedRows = [path(0), path(2)]
    let unselected = open(1)
    let selected = open(2)
    table.indexPathsForSelectedRows = []
    leaf("Pin", in: unselected?.menu())?.performWithSender(nil, target: nil)
    leaf("Delete Note", in: selected?.menu())?.performWithSender(nil, target: nil)
    let question = controller.presentedViewController as? UIAlertController
    print("asks:", question?.title ?? "")
    question?.actions.first?.perform()
    print(library.performed)
    print("no menu for what is no note:", open(7) == nil)

    let preview = selected.flatMap { configuration in
      table.delegate?.tableView(
        table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    print("no menu, no outline:", preview == nil)
    let last = open(2)
    let clipped = last.flatMap { configuration in
      table.delegate?.tableView(
        table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    print("outline:", clipped?.parameters.visiblePath?.storedCornerRadius ?? 0)
    let commit = Commit()
    if let last {
      table.delegate?.tableView(
        table, willPerformPreviewActionForMenuWith: last, animator: commit)
    }
    for completion in commit.completions { completion() }
    print("opened:", opened, commit.preferredCommitStyle == .pop)

    let empty = table.interactions.compactMap { $0 as? UIContextMenuInteraction }.first
    let area = empty.flatMap {
      $0.delegate?.contextMenuInteraction($0, configurationForMenuAtLocation: .zero)
    }
    outline(area?.menu()?.children ?? [])

    section("a second menu for the same table")
    table.contextMenu(NoteListBackgroundMenu.self, for: library.rows) { notes[$0.item] }
    print("hands on:", (table.delegate as? MenuTableDelegate)?.delegate === own)
    print("one delegate:", table.interactions.filter { $0 is MenuTableDelegate }.count)
    print(open(0)?.menu()?.children.map(\.title) ?? [])
  }

  static func collection(in controller: UIViewController) {
    section("a collection")
    let library = Library()
    let own = Delegate()
    let collection = UICollectionView(frame: .zero)
    controller.view.addSubview(collection)
    for row in notes.indices { collection.show(UICollectionViewCell(frame: .zero), at: path(row)) }
    collection.delegate = own
    let background = NotesModel()
    let menus = collection.contextMenu(
      NoteContextMenu.self, for: library.rows,
      background: NoteListBackgroundMenu(background.menus)
    ) { notes[$0.item] }
    print("in between:", collection.delegate === menus, menus.delegate === own)
    func open(_ rows: [Int]) -> UIContextMenuConfiguration? {
      collection.delegate?.collectionView(
        collection, contextMenuConfigurationForItemsAt: rows.map { path($0) }, point: .zero)
    }
    let two = open([0, 2])
    leaf("Pin", in: two?.menu())?.performWithSender(nil, target: nil)
    print(library.performed)
    let preview = two.flatMap { configuration in
      collection.delegate?.collectionView(
        collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path(2))
    }
    print("outline:", preview?.parameters.visiblePath?.storedCornerRadius ?? 0)
    let commit = Commit()
    if let two {
      collection.delegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: two, animator: commit)
    }
    for completion in commit.completions { completion() }
    print(library.performed.last ?? "")
    outline(open([])?.menu()?.children ?? [])
    print("no interaction besides:", collection.interactions.count)
  }

  static func lifetimes() {
    section("lifetimes")
    weak var watched: MenuTableDelegate?
    weak var library: Library?
    do {
      let table = UITableView(frame: .zero)
      let model = Library()
      watched = table.contextMenu(NoteContextMenu.self, for: model.rows) { _ in "" }
      library = model
      print("alive:", watched != nil, library != nil)
    }
    print("gone with the table:", watched == nil, library == nil)
  }
}
