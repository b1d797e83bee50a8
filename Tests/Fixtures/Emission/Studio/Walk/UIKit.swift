// Opens the menus of Studio in several states, chooses from them, and prints what is there and what happened.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = StudioState(
    isFavorite: true, photoCount: 3, albumName: "Sea", size: .large, tag: .blue,
    albums: [Album(id: "1", title: "One", symbolName: "star"), Album(id: "2", title: "Two")])
  var performed: [StudioCommand] = []

  var menus: StudioMenus {
    MenuContext(
      state: { self.state }, perform: { command in self.performed.append(command) })
  }
  var photoMenu: PhotoContextMenu { PhotoContextMenu(menus) }
}

@MainActor
func outline(_ elements: [UIMenuElement], depth: Int = 1) {
  for element in elements {
    var words: [String] = [element.title.isEmpty ? "-" : element.title]
    if let subtitle = element.subtitle { words.append("“\(subtitle)”") }
    if let name = element.image?.symbolName { words.append("symbol \(name)") }
    if let action = element as? any UIMenuLeaf {
      if action.state == .on { words.append("on") }
      if action.attributes.contains(.disabled) { words.append("disabled") }
      if action.attributes.contains(.destructive) { words.append("destructive") }
      if action.attributes.contains(.keepsMenuPresented) { words.append("keeps open") }
    }
    if element is UICommand { words.append("command") }
    if let menu = element as? UIMenu {
      if menu.options.contains(.displayInline) { words.append("inline") }
      if menu.options.contains(.singleSelection) { words.append("single selection") }
      if menu.options.contains(.displayAsPalette) { words.append("palette") }
      if menu.preferredElementSize == .medium { words.append("medium") }
      if menu.preferredElementSize == .small { words.append("small") }
    }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    if let menu = element as? UIMenu { outline(menu.children, depth: depth + 1) }
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

final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
  var previewViewController: UIViewController?
  var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = Model()
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let window = UIWindow()
    window.addSubview(controller.view)
    controller.view.addSubview(view)
    contextMenu(model, view, controller)
    preview(model, view)
    lists(model)
    buttons(model)
    lifetimes(model)
  }

  static func open(_ interaction: UIContextMenuInteraction) -> UIContextMenuConfiguration? {
    interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
  }

  static func contextMenu(_ model: Model, _ view: UIView, _ controller: UIViewController) {
    let interaction = model.photoMenu.makeInteraction(
      owner: model, preview: { _ in UIViewController() })
    view.addInteraction(interaction)
    let first = open(interaction)
    print("context menu:", first?.menu()?.title ?? "none")
    outline(first?.menu()?.children ?? [])
    print("order is fixed:", first?.preferredMenuElementOrder == .fixed)
    print("has a preview:", first?.preview() != nil)

    model.state.isEditor = true
    model.state.isFavorite = false
    model.state.photoCount = 2
    model.state.albums = []
    let second = open(interaction)?.menu()
    print("as an editor:", second?.title ?? "none")
    outline(second?.children ?? [])

    leaf("Favorite", in: second?.children ?? [])?.performWithSender(view, target: nil)
    leaf("Small", in: second?.children ?? [])?.performWithSender(view, target: nil)
    print("performed:", model.performed.map(\.id))
    model.performed = []

    UIDevice.current.userInterfaceIdiom = .pad
    let erase = leaf("Erase", in: second?.children ?? [])
    erase?.performWithSender(view, target: nil)
    let sheet = controller.presentedViewController as? UIAlertController
    print("asks:", sheet?.title ?? "nothing", sheet?.preferredStyle == .actionSheet)
    print("from:", sheet?.popoverPresentationController?.sourceView === view)
    print("answers:", sheet?.actions.map { "\($0.title ?? "") \($0.style)" } ?? [])
    print("performed before the answer:", model.performed.map(\.id))
    sheet?.actions.last?.perform()
    print("performed after Cancel:", model.performed.map(\.id))
    sheet?.actions.first?.perform()
    print("performed after Erase:", model.performed.map(\.id))
    model.performed = []
    UIDevice.current.userInterfaceIdiom = .phone

    model.state.photoCount = 0
    print(
      "photoCount 0 hides:", leaf("Publish", in: open(interaction)?.menu()?.children ?? []) == nil)
    model.state.photoCount = 3
  }

  static func preview(_ model: Model, _ view: UIView) {
    let interaction = model.photoMenu.makeInteraction()
    view.addInteraction(interaction)
    guard let configuration = open(interaction) else { return }
    let target = interaction.delegate?.contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    print("clipped:", target?.view === view, target?.parameters.visiblePath != nil)
    print("clipped out of its window:", model.photoMenu.makeTargetedPreview(of: UIView()) != nil)
    let commit = Commit()
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    print("performed before the preview is gone:", model.performed.map(\.id))
    for completion in commit.completions { completion() }
    print("performed after a tap on the preview:", model.performed.map(\.id))
    model.performed = []
    let drag = model.photoMenu.makeDragInteraction(owner: model) { _ in
      [UIDragItem(itemProvider: NSItemProvider())]
    }
    view.addInteraction(drag)
    print("drags:", drag.isEnabled, drag.delegate != nil)
  }

  static func lists(_ model: Model) {
    let collection = UICollectionView(frame: .zero)
    let rows = StudioMenus.Items<IndexPath>(
      for: model, state: { model, _ in model.state },
      perform: { model, command, _ in model.performed.append(command) })
    let path = IndexPath(item: 1, section: 2)
    let configuration = collection.makeContextMenu(
      LibraryRowContextMenu.self, for: rows, at: [path])
    print("row:", configuration?.menu()?.children.map(\.title) ?? [])
    let table = UITableView()
    let inTable = table.makeContextMenu(LibraryRowContextMenu.self, for: rows, at: path)
    print("row of a table:", inTable?.menu()?.children.map(\.title) ?? [])
    print(
      "inbox:",
      InboxRowContextMenu(model.menus).makeMenu(for: nil).children.map(\.title))
    let background = LibraryBackgroundMenu(model.menus)
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      UIDevice.current.userInterfaceIdiom = idiom
      print("background on \(idiom):", background.makeMenu(for: nil).children.map(\.title))
      print(
        "photo on \(idiom):",
        leaf("New Photo", in: model.photoMenu.makeMenu(for: nil).children) != nil)
    }
    UIDevice.current.userInterfaceIdiom = .phone
    print("nothing to show:", background.makeConfiguration(identifier: nil, for: nil) == nil)
  }

  static func elements(_ menu: UIMenu?) -> [UIMenuElement] {
    (menu?.children.first as? UIDeferredMenuElement)?.elements() ?? []
  }

  static func buttons(_ model: Model) {
    let add = LibraryAddButton(model.menus)
    let button = add.makeButton()
    print("button:", button.accessibilityLabel ?? "", button.showsMenuAsPrimaryAction)
    model.state.photoCount = 0
    outline(elements(button.menu))
    model.state.photoCount = 1
    print("publish is enabled now:", leaf("Publish", in: elements(button.menu))?.attributes == [])
    button.sendActions(for: .primaryActionTriggered)
    print("performed by a tap:", model.performed.map(\.id))
    model.performed = []

    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.addSubview(controller.view)
    let more = InboxMoreButton(model.menus)
    let item = more.makeBarButtonItem(in: controller)
    print(
      "bar button item:", item.title ?? "", item.image?.symbolName ?? "", item.primaryAction == nil)
    outline(elements(item.menu))
    leaf("Erase", in: elements(item.menu))?.performWithSender(item, target: nil)
    print("asks:", (controller.presentedViewController as? UIAlertController)?.title ?? "nothing")
    print("performed:", model.performed.map(\.id))
    let tapped = add.makeBarButtonItem(in: controller)
    tapped.primaryAction?.performWithSender(tapped, target: nil)
    print("performed behind the question:", model.performed.map(\.id))
    (controller.presentedViewController as? UIAlertController)?.actions.last?.perform()
    tapped.primaryAction?.performWithSender(tapped, target: nil)
    print(
      "performed by a tap in the bar:", model.performed.map(\.id), tapped.primaryAction?.title ?? ""
    )
    model.performed = []
    let albums = LibraryAlbumListButton(model.menus)
    outline(elements(albums.makeButton().menu))
    model.state.albums = [Album(id: "9", title: "Nine")]
    print("after an album came:", leaf("Nine", in: elements(albums.makeButton().menu)) != nil)
  }

  static func lifetimes(_ model: Model) {
    weak var action: UIAction?
    weak var button: UIButton?
    do {
      let menu = model.photoMenu.makeMenu(for: nil)
      action = leaf("Erase", in: menu.children)
      let made = LibraryAddButton(model.menus).makeButton()
      _ = elements(made.menu)
      button = made
      print("alive:", action != nil, button != nil)
    }
    print("gone with the menu:", action == nil, button == nil)
  }
}
