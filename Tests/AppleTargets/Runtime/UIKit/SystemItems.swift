// Commands of the system in bars and menus: which of them can be chosen, and what they share.
@_spi(Generated) import MenuRuntime
import UIKit

struct SystemToolbar: ToolbarSurface {
  static let id = "system"
  let context: MenuContext<NotesCommand>
  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in
      bar.addSystem(.undo, .redo, .share, .inspector, .alignLeft, .print, .copy)
      bar.addSegments("pair", SortOrder.self) { $0 == .edited ? .pin : .define }
    }
  }
}

struct SystemMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  static func build(_ menu: inout MenuBuilder<NotesCommand>) {
    menu.add(.pin)
    menu.addSystem(.share)
  }
}

/// A screen with an undo manager, which shows an inspector if it has one.
final class SystemScreen: UIViewController {
  let undo = UndoManager()
  var hasInspector = false
  override var undoManager: UndoManager? { undo }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(("toggleInspector:"))
      ? hasInspector : super.canPerformAction(action, withSender: sender)
  }
}

/// A text that aligns, with an undo manager of its own.
final class AlignedText: UITextView {
  let undo = UndoManager()
  override var undoManager: UndoManager? { undo }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(("alignLeft:")) || super.canPerformAction(action, withSender: sender)
  }
}

@main
@MainActor
struct Program {
  static let screen = SystemScreen()
  static let model = NotesModel()
  static var shared: [String] = []

  static func main() async {
    let window = UIWindow(windowScene: UIWindowScene())
    if let scene = window.windowScene { UIApplication.shared.connectedScenes = [scene] }
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.appear()
    let menus = model.menus.sharing(for: model) { _ in shared }
    SystemToolbar(menus).attach(to: screen)

    section("at first")
    await show()

    section("undo and redo")
    model.state.noteCount = 7
    screen.undo.registerUndo(withTarget: model) { $0.state.noteCount = 0 }
    await show()
    tap("system.undo")
    print("notes:", model.state.noteCount)
    await show()
    screen.undo.registerUndo(withTarget: model) { _ in }
    await show()

    section("of the text that is edited")
    let text = AlignedText()
    screen.view.addSubview(text)
    text.becomeFirstResponder()
    await show()
    text.undo.registerUndo(withTarget: text) { _ in }
    await show()
    text.resignFirstResponder()
    await show()

    section("an inspector")
    screen.hasInspector = true
    menus.update()
    await show()

    section("sharing")
    tap("system.share")
    print("nothing to share:", screen.presentedViewController == nil)
    shared = ["a note"]
    menus.update()
    await show()
    tap("system.share")
    share()
    let view = UIView()
    screen.view.addSubview(view)
    let menu = SystemMenu(menus).makeMenu(for: view)
    leaf("Share…", in: menu)?.performWithSender(view, target: nil)
    share()
    shared = []
    let empty = SystemMenu(menus).makeMenu(for: view)
    print("dimmed:", leaf("Share…", in: empty)?.attributes.contains(.disabled) ?? false)
    print(
      "by a context without:",
      leaf("Share…", in: SystemMenu(model.menus).makeMenu(for: view))?.attributes
        .contains(.disabled) ?? true)

    section("segments")
    let control = screen.toolbarItems?.compactMap { $0.customView as? UISegmentedControl }.first
    func segments() -> [String] {
      (0..<(control?.numberOfSegments ?? 0)).map { index in
        (control?.actionForSegment(at: index)?.title ?? "-")
          + (control?.isEnabledForSegment(at: index) == true ? "" : " dimmed")
      }
    }
    print(segments())
    model.state.hasSelection = false
    menus.update()
    print(segments())
    withExtendedLifetime(window) {}
  }

  static func item(_ id: String) -> UIBarButtonItem? {
    screen.toolbarItems?.first { $0.accessibilityIdentifier == id }
  }

  static func tap(_ id: String) {
    guard let item = item(id), item.isEnabled else { return print("cannot tap", id) }
    item.primaryAction?.performWithSender(item, target: nil)
  }

  /// Prints the commands that can be chosen.
  static func show() async {
    await settle()
    let items = screen.toolbarItems ?? []
    print(
      items.filter { $0.isEnabled && $0.customView == nil }
        .map { $0.accessibilityIdentifier ?? $0.title ?? "-" }.joined(separator: ", "))
  }

  static func share() {
    let sheet = screen.presentedViewController as? UIActivityViewController
    print(
      "shares:", sheet?.storedItems ?? [], "at:",
      sheet?.popoverPresentationController?.sourceItem.map { "\(type(of: $0))" } ?? "-",
      sheet?.popoverPresentationController?.sourceView.map { "\(type(of: $0))" } ?? "-")
    screen.dismiss(animated: false)
  }
}
