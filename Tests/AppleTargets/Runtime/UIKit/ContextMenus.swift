// Shows context menus on views: previews and their outlines, taps on previews, drags, and captured items.
@_spi(Generated) import MenuRuntime
import UIKit

final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
  var previewViewController: UIViewController?
  var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

struct CardMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  var previewShape: MenuPreviewShape { .capsule }
  var isDraggable: Bool { true }
  static func build(_ menu: inout MenuBuilder<NotesCommand>) { menu.add(.pin) }
}

struct RoundMenu: ContextMenuSurface {
  let context: MenuContext<NotesCommand>
  var previewShape: MenuPreviewShape { .circle }
  static func build(_ menu: inout MenuBuilder<NotesCommand>) { menu.add(.pin) }
}

/// A view controller that makes previews and drags of its view, in the obvious way.
@MainActor
final class Gallery: UIViewController {
  init(_ menus: MenuContext<NotesCommand>) {
    super.init(nibName: nil, bundle: nil)
    title = "Gallery"
    let menu = CardMenu(menus)
    view.addInteraction(
      menu.makeInteraction(
        owner: self, preview: { $0.made() }, commit: { $0.show($1 ?? $0, sender: nil) }))
    view.addInteraction(
      menu.makeDragInteraction(owner: self) { gallery in
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: gallery.title ?? "")))]
      })
  }

  required init?(coder: NSCoder) { nil }

  func made() -> UIViewController {
    let preview = UIViewController()
    preview.title = title
    return preview
  }

  func opened() -> UIContextMenuConfiguration? {
    (view.interactions.first as? UIContextMenuInteraction).flatMap { Program.open($0) }
  }

  func dragged() -> Int {
    guard let drag = view.interactions.last as? UIDragInteraction else { return 0 }
    return drag.delegate?.dragInteraction(drag, itemsForBeginning: Session()).count ?? 0
  }
}

final class Session: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  func location(in view: UIView) -> CGPoint { .zero }
}

@main
@MainActor
struct Program {
  static func open(_ interaction: UIContextMenuInteraction) -> UIContextMenuConfiguration? {
    interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
  }

  static func main() {
    let model = NotesModel()
    shapes(model)
    commits(model)
    clicked()
    lifetimes(model)
  }

  static func shapes(_ model: NotesModel) {
    section("outlines")
    let screen = Screen()
    func outline(_ interaction: UIContextMenuInteraction) -> String {
      screen.view.addInteraction(interaction)
      guard let configuration = open(interaction) else { return "no menu" }
      let preview = interaction.delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      let older = interaction.delegate?.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
      guard let path = preview?.parameters.visiblePath else {
        return "the system's own, \(older == nil)"
      }
      return
        "\(Int(path.bounds.width)) × \(Int(path.bounds.height)), \(path.storedCornerRadius), \(older != nil)"
    }
    print("automatic:", outline(NoteListBackgroundMenu(model.menus).makeInteraction()))
    print("rounded:", outline(NoteContextMenu(model.menus).makeInteraction()))
    print("capsule:", outline(CardMenu(model.menus).makeInteraction()))
    print("circle:", outline(RoundMenu(model.menus).makeInteraction()))
    print("out of its window:", CardMenu(model.menus).makeTargetedPreview(of: UIView()) != nil)
    let configuration = open(NoteContextMenu(model.menus).makeInteraction())
    print("order is by priority:", configuration?.preferredMenuElementOrder == .priority)
    let items: @MainActor (NotesModel) -> [UIDragItem] = { _ in
      [UIDragItem(itemProvider: NSItemProvider())]
    }
    print(
      "drags:", CardMenu(model.menus).makeDragInteraction(owner: model, items: items).isEnabled,
      NoteContextMenu(model.menus).makeDragInteraction(owner: model, items: items).isEnabled)
  }

  static func commits(_ model: NotesModel) {
    section("a tap on the preview")
    let screen = Screen()
    func tap(_ interaction: UIContextMenuInteraction) -> Commit {
      let commit = Commit()
      screen.view.addInteraction(interaction)
      guard let configuration = open(interaction) else { return commit }
      commit.previewViewController = configuration.preview()
      interaction.delegate?.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: commit)
      print("performed before the menu is gone:", model.takePerformed())
      for completion in commit.completions { completion() }
      return commit
    }
    let own = tap(
      NoteContextMenu(model.menus).makeInteraction(
        owner: model, preview: { _ in UIViewController() }))
    print(model.takePerformed(), own.preferredCommitStyle == .pop, own.previewViewController != nil)
    let pushed = tap(
      NoteContextMenu(model.menus).makeInteraction(
        owner: model, preview: { _ in UIViewController() },
        commit: { print("pushes a preview:", $1 != nil) }))
    print(model.takePerformed(), pushed.preferredCommitStyle == .pop)
    let none = tap(NoteListBackgroundMenu(model.menus).makeInteraction())
    print(model.takePerformed(), none.preferredCommitStyle == .dismiss)
  }

  static func clicked() {
    section("what was clicked")
    @MainActor final class Canvas {
      var selection = ["Apples"]
      var log: [String] = []
    }
    let canvas = Canvas()
    let items = MenuItemsContext<NotesCommand, String>(
      for: canvas,
      state: { _, notes in NotesState(hasSelection: true, noteCount: notes.count) },
      perform: { canvas, command, notes in
        canvas.log.append(command.label + " of " + notes.joined(separator: ", "))
      })
    let screen = Screen()
    let interaction = NoteContextMenu(items.contextWhenOpened { canvas.selection })
      .makeInteraction()
    screen.view.addInteraction(interaction)
    let menu = open(interaction)?.menu()
    canvas.selection = ["Pears", "Plums"]
    leaf("Pin", in: menu)?.performWithSender(nil, target: nil)
    leaf("Delete Note", in: menu)?.performWithSender(nil, target: nil)
    canvas.selection = []
    print(screen.question?.title ?? "")
    screen.question?.actions.first?.perform()
    print(canvas.log)
  }

  static func lifetimes(_ model: NotesModel) {
    section("lifetimes")
    weak var action: UIAction?
    weak var interaction: UIContextMenuInteraction?
    weak var delegate: (any UIContextMenuInteractionDelegate)?
    do {
      let view = UIView(frame: .zero)
      let made = NoteContextMenu(model.menus).makeInteraction()
      view.addInteraction(made)
      let menu = open(made)?.menu()
      action = leaf("Pin", in: menu)
      (interaction, delegate) = (made, made.delegate)
      print("alive:", action != nil, interaction != nil, delegate != nil)
    }
    print("gone with the view:", action == nil, interaction == nil, delegate == nil)

    weak var gallery: Gallery?
    do {
      let made = Gallery(model.menus)
      let configuration = made.opened()
      (gallery, interaction) = (made, made.view.interactions.first as? UIContextMenuInteraction)
      print("previews:", configuration?.preview()?.title ?? "nothing", made.dragged())
    }
    print("gone with its view:", gallery == nil, interaction == nil)
  }
}
