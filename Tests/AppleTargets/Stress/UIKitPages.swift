// The screens of the random walk through UIKit: lists, fields and bars in windows, and what people have open on them.
@_spi(Generated) import MenuRuntime
import UIKit

/// A toolbar for all three places of an iPhone, and for an iPad.
struct PageToolbar: ToolbarSurface {
  static let id = "page"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in
      bar.addSystem(.undo, .redo)
      bar.add(.pin, .lock)
      bar.flexibleSpace()
      bar.add(.delete)
      bar.addMenu("more", .more) { menu in
        menu.addEach(\.folders) { .move($0) }
        menu.add(.rename)
      }
    }
    bar.iPadOS(.editor) { bar in
      bar.center(.customizable) { bar in
        bar.add(.pin, .lock)
        bar.addSegments("order", SortOrder.self) { .sort($0) }
        bar.addList(\.folders) { .move($0) }
      }
      bar.trailing { bar in bar.add(.delete) }
    }
  }
}

/// The app's delegate of a list, an object of its own.
@MainActor
final class RowsDelegate: NSObject, UITableViewDelegate {
  let rows: MenuItemsContext<NotesCommand, Int>

  init(_ rows: MenuItemsContext<NotesCommand, Int>) {
    self.rows = rows
    super.init()
  }

  func responds(to selector: Selector!) -> Bool { selector == .didScroll }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.makeContextMenu(NoteContextMenu.self, for: rows, at: indexPath) { $0.row }
  }
}

/// A view controller with an undo manager, which validates the commands of the menu bar.
final class PageController: UIViewController {
  let undo = UndoManager()
  override var undoManager: UndoManager? { undo }
  override func validate(_ command: UICommand) {
    super.validate(command)
    validateMenu(command)
  }
}

/// A menu that people have opened and not closed, and its place.
@MainActor
struct OpenedPlace {
  let menu: UIMenu
  let view: UIView
  /// Whether the menu is in the sheet that is in front.
  let isInSheet: Bool
}

/// A screen with a list, a field and a bar, in a navigation controller in a window of its own.
@MainActor
final class Page {
  let scene = UIWindowScene()
  let window: UIWindow
  let navigation: UINavigationController
  let controller = PageController()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  let menus: MenuContext<NotesCommand>
  weak var owner: Owner?
  var table: UITableView?
  var rows: RowsDelegate?
  var field: UITextField?
  /// The menus opened from here and not closed.
  var opened: [OpenedPlace] = []
  let isPad = UIDevice.current.userInterfaceIdiom == .pad

  init(_ owner: Owner) {
    self.owner = owner
    menus = owner.menus
    navigation = UINavigationController(rootViewController: controller)
    window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    UIApplication.shared.connectedScenes.insert(scene)
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    navigation.appear()
    menus.attach(to: controller)
    PageToolbar(menus).attach(to: controller)
  }

  /// What has to go with the page.
  var parts: [Weak] {
    var parts = [
      Weak(object: controller, what: "a screen"), Weak(object: window, what: "a window"),
    ]
    if let table { parts.append(Weak(object: table, what: "a list")) }
    if let rows { parts.append(Weak(object: rows, what: "a delegate")) }
    if let field { parts.append(Weak(object: field, what: "a field")) }
    return parts
  }

  func leave() { UIApplication.shared.connectedScenes.remove(scene) }

  /// The frontmost view controller.
  var front: UIViewController {
    var front: UIViewController = navigation
    while let next = front.presentedViewController { front = next }
    return front
  }

  var hasSomethingInFront: Bool { front !== navigation }

  var items: [UIBarButtonItem] {
    let item = controller.navigationItem
    let groups = item.leadingItemGroups + item.centerItemGroups + item.trailingItemGroups
    return (controller.toolbarItems ?? []) + groups.flatMap(\.barButtonItems)
      + (item.rightBarButtonItems ?? []) + (item.leftBarButtonItems ?? [])
  }

  // MARK: Lists and fields

  func makeTable() {
    guard table == nil, let owner else { return }
    let table = UITableView(frame: .zero)
    controller.view.addSubview(table)
    let rows = self.rows ?? RowsDelegate(owner.rows)
    (self.table, self.rows) = (table, rows)
    table.delegate = rows
    for row in 0..<3 { showRow(row) }
  }

  func showRow(_ row: Int) {
    table?.show(UITableViewCell(frame: .zero), at: IndexPath(row: row, section: 0))
  }

  func removeTable() {
    table?.removeFromSuperview()
    table = nil
  }

  func makeField() {
    guard field == nil else { return }
    let made = UITextField()
    controller.view.addSubview(made)
    field = made
  }

  func removeField() {
    field?.resignFirstResponder()
    field?.removeFromSuperview()
    field = nil
  }
}
