#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Something that shows commands of the app.
@MainActor
protocol NotesMenuSurface {
  /// The state that the menu shows; asked for each time it opens.
  var state: @MainActor () -> NotesState { get }
  /// Performs the command that someone chose, after its confirmation if it has one.
  var perform: @MainActor (NotesCommand) -> Void { get }
}

extension NotesCommand {
  /// Whether a menu marks the command: one of a choice, or one whose title stays the same while it is on.
  func isChecked(in state: NotesState) -> Bool {
    switch self {
    case .sort:
      return isOn(in: state)
    default:
      return false
    }
  }
}

#if canImport(UIKit) && !os(watchOS)
  /// Makes menu elements of commands, as they are in one state.
  @MainActor
  final class NotesMenuBuilder {
    /// The state of the app when the menu opened.
    let state: NotesState
    private let perform: @MainActor (NotesCommand) -> Void
    private let anchor: NotesMenuAnchor
    private let hidesUnavailable: Bool
    private var groups: [[UIMenuElement]] = [[]]

    /// - Parameters:
    ///   - hidesUnavailable: Whether commands that are not enabled are left out, as in a context menu, or dimmed.
    init(
      state: NotesState,
      perform: @escaping @MainActor (NotesCommand) -> Void,
      anchor: NotesMenuAnchor,
      hidesUnavailable: Bool
    ) {
      self.state = state
      self.perform = perform
      self.anchor = anchor
      self.hidesUnavailable = hidesUnavailable
    }

    /// The elements so far, each group in an inline menu of its own.
    var children: [UIMenuElement] {
      let filled = groups.filter { group in !group.isEmpty }
      guard filled.count > 1 else { return filled.first ?? [] }
      return filled.map { group in UIMenu(options: .displayInline, children: group) }
    }

    /// Adds commands one below the other.
    func add(_ commands: [NotesCommand]) {
      for command in commands {
        add(command)
      }
    }

    /// Adds a command, with a title or a symbol that it has only here.
    func add(_ command: NotesCommand, title: String? = nil, image: UIImage? = nil) {
      guard let action = action(for: command) else { return }
      if let title { action.title = title }
      if let image { action.image = image }
      append(action)
    }

    /// Adds the options of a choice, of which one is checked.
    func addChoice(_ commands: [NotesCommand]) {
      let actions = commands.compactMap { command in action(for: command) }
      append(UIMenu(options: [.displayInline, .singleSelection], children: actions))
    }

    /// Begins the next group.
    func separate() {
      groups.append([])
    }

    /// Adds a submenu.
    func submenu(_ title: String, image: UIImage? = nil, _ build: (NotesMenuBuilder) -> Void) {
      let children = children(of: build)
      guard !children.isEmpty else { return }
      append(UIMenu(title: title, image: image, children: children))
    }

    private func children(of build: (NotesMenuBuilder) -> Void) -> [UIMenuElement] {
      let builder = NotesMenuBuilder(
        state: state, perform: perform, anchor: anchor, hidesUnavailable: hidesUnavailable)
      build(builder)
      return builder.children
    }

    private func append(_ element: UIMenuElement) {
      groups[groups.count - 1].append(element)
    }

    private func action(for command: NotesCommand) -> UIAction? {
      let isEnabled = command.isEnabled(in: state)
      guard command.isShown(in: state), isEnabled || !hidesUnavailable else { return nil }
      var attributes: UIMenuElement.Attributes = []
      if !isEnabled { attributes.insert(.disabled) }
      if command.isDestructive { attributes.insert(.destructive) }
      return UIAction(
        title: command.title(in: state),
        image: command.symbolName(in: state).flatMap { name in UIImage(systemName: name) },
        attributes: attributes,
        state: command.isChecked(in: state) ? .on : .off
      ) { [self] _ in
        choose(command)
      }
    }

    private func choose(_ command: NotesCommand) {
      guard let question = command.confirmation(in: state) else {
        perform(command)
        return
      }
      anchor.confirm(question, title: command.title(in: state), isDestructive: command.isDestructive) {
        [perform] in
        perform(command)
      }
    }
  }

  /// Where a menu opens, and where its confirmations point.
  @MainActor
  final class NotesMenuAnchor {
    private weak var view: UIView?
    private weak var barButtonItem: UIBarButtonItem?
    private weak var viewController: UIViewController?

    /// A menu on a view, or in it.
    init(view: UIView?) {
      self.view = view
    }

    /// The menu of a bar button item; `viewController` shows the confirmations.
    init(barButtonItem: UIBarButtonItem, viewController: UIViewController?) {
      self.barButtonItem = barButtonItem
      self.viewController = viewController
    }

    /// Asks a question in an action sheet, in a popover where the screen is wide.
    func confirm(
      _ question: String,
      title: String,
      isDestructive: Bool,
      perform: @escaping @MainActor () -> Void
    ) {
      guard let presenter else { return }
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)
      alert.addAction(
        UIAlertAction(title: title, style: isDestructive ? .destructive : .default) { _ in
          perform()
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      #if !os(tvOS)
        if let popover = alert.popoverPresentationController {
          if let barButtonItem {
            popover.sourceItem = barButtonItem
          } else if let view {
            popover.sourceView = view
            popover.sourceRect = view.bounds
          }
        }
      #endif
      presenter.present(alert, animated: true)
    }

    /// The view controller in front: the nearest one to the view, or what it presents.
    private var presenter: UIViewController? {
      var presenter = viewController
      var responder: UIResponder? = view
      while presenter == nil, let current = responder {
        presenter = current as? UIViewController
        responder = current.next
      }
      while let presented = presenter?.presentedViewController, !presented.isBeingDismissed {
        presenter = presented
      }
      return presenter
    }
  }

  /// The outline of what a context menu lifts.
  enum NotesPreviewShape {
    case rectangle
    case rounded(CGFloat)
    case capsule
    case circle

    /// The preview of a view, clipped to the outline.
    @MainActor
    func targetedPreview(of view: UIView) -> UITargetedPreview {
      let parameters = UIPreviewParameters()
      parameters.visiblePath = path(in: view.bounds)
      return UITargetedPreview(view: view, parameters: parameters)
    }

    @MainActor
    private func path(in bounds: CGRect) -> UIBezierPath {
      switch self {
      case .rectangle:
        return UIBezierPath(rect: bounds)
      case .rounded(let radius):
        return UIBezierPath(roundedRect: bounds, cornerRadius: radius)
      case .capsule:
        return UIBezierPath(
          roundedRect: bounds, cornerRadius: min(bounds.width, bounds.height) / 2)
      case .circle:
        let side = min(bounds.width, bounds.height)
        return UIBezierPath(
          ovalIn: CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
      }
    }
  }

  /// A context menu of the app, for views, rows and items of UIKit.
  @MainActor
  protocol NotesContextMenuSurface: NotesMenuSurface {
    /// Adds what the menu shows.
    func build(_ menu: NotesMenuBuilder)
    /// The menu's title; empty for none.
    var title: String { get }
    /// Whether the entries keep their order wherever the menu opens.
    var isFixed: Bool { get }
    /// The outline of the view that the menu belongs to.
    var previewShape: NotesPreviewShape { get }
    /// What a tap on the preview performs.
    var previewCommand: NotesCommand? { get }
  }

  extension NotesContextMenuSurface {
    var title: String { "" }
    var isFixed: Bool { false }
    var previewShape: NotesPreviewShape { .rectangle }
    var previewCommand: NotesCommand? { nil }

    /// The menu as it is now. `view` is what it belongs to.
    func makeMenu(for view: UIView?) -> UIMenu {
      let menu = NotesMenuBuilder(
        state: state(), perform: perform, anchor: NotesMenuAnchor(view: view), hidesUnavailable: true)
      build(menu)
      return UIMenu(title: title, children: menu.children)
    }

    /// The interaction that shows the menu on a view: `view.addInteraction(menu.interaction())`.
    func interaction(
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuInteraction {
      return NotesContextMenuInteraction(menu: self, preview: preview)
    }

    /// What `tableView(_:contextMenuConfigurationForRowAt:point:)` returns for a row with this menu.
    func configuration(
      forRowAt indexPath: IndexPath,
      in tableView: UITableView,
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration {
      return configuration(
        identifier: NSIndexPath(item: indexPath.item, section: indexPath.section),
        view: tableView.cellForRow(at: indexPath) ?? tableView,
        preview: preview)
    }

    /// What `collectionView(_:contextMenuConfigurationForItemsAt:point:)` returns for items with this menu.
    func configuration(
      forItemsAt indexPaths: [IndexPath],
      in collectionView: UICollectionView,
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration {
      let cell = indexPaths.first.flatMap { indexPath in collectionView.cellForItem(at: indexPath) }
      return configuration(identifier: nil, view: cell ?? collectionView, preview: preview)
    }

    /// The configuration for a view of your own.
    func configuration(
      identifier: (any NSCopying)?,
      view: UIView?,
      preview: (@MainActor () -> UIViewController?)? = nil
    ) -> UIContextMenuConfiguration {
      let configuration = UIContextMenuConfiguration(
        identifier: identifier, previewProvider: preview
      ) { [weak view] _ in
        makeMenu(for: view)
      }
      configuration.preferredMenuElementOrder = isFixed ? .fixed : .priority
      return configuration
    }

    /// What a delegate's method for the highlight and the dismissal preview returns for a row.
    func targetedPreview(
      for configuration: UIContextMenuConfiguration, in tableView: UITableView
    ) -> UITargetedPreview? {
      guard let identifier = configuration.identifier as? NSIndexPath else { return nil }
      let indexPath = IndexPath(item: identifier.item, section: identifier.section)
      guard let cell = tableView.cellForRow(at: indexPath) else { return nil }
      return previewShape.targetedPreview(of: cell)
    }

    /// Performs what a tap on the preview does, when the preview is gone.
    func commitPreview(with animator: any UIContextMenuInteractionCommitAnimating) {
      guard let command = previewCommand else { return }
      animator.preferredCommitStyle = .pop
      animator.addCompletion { perform(command) }
    }
  }

  /// Shows a context menu on a view, and keeps the delegate that makes it.
  @MainActor
  final class NotesContextMenuInteraction: UIContextMenuInteraction {
    private let handler: NotesContextMenuHandler

    init(
      menu: any NotesContextMenuSurface, preview: (@MainActor () -> UIViewController?)?
    ) {
      handler = NotesContextMenuHandler(menu: menu, preview: preview)
      super.init(delegate: handler)
    }
  }

  /// Answers an interaction with a context menu.
  @MainActor
  final class NotesContextMenuHandler: NSObject, UIContextMenuInteractionDelegate {
    private let menu: any NotesContextMenuSurface
    private let preview: (@MainActor () -> UIViewController?)?

    init(
      menu: any NotesContextMenuSurface, preview: (@MainActor () -> UIViewController?)?
    ) {
      self.menu = menu
      self.preview = preview
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      return menu.configuration(identifier: nil, view: interaction.view, preview: preview)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      return interaction.view.map { view in menu.previewShape.targetedPreview(of: view) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      return interaction.view.map { view in menu.previewShape.targetedPreview(of: view) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      menu.commitPreview(with: animator)
    }
  }

  /// A button of the app with a pull-down menu, for views and bars of UIKit.
  @MainActor
  protocol NotesPullDownSurface: NotesMenuSurface {
    /// Adds what the menu shows.
    func build(_ menu: NotesMenuBuilder)
    /// The button's title.
    var title: String { get }
    /// The button's image; the title then is for VoiceOver and wide places.
    var image: UIImage? { get }
    /// What a tap performs; the menu then waits for touch and hold.
    var tapCommand: NotesCommand? { get }
  }

  extension NotesPullDownSurface {
    var tapCommand: NotesCommand? { nil }

    /// A button for a view.
    func makeButton() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(image == nil ? title : nil, for: .normal)
      button.setImage(image, for: .normal)
      button.accessibilityLabel = title
      button.menu = makeMenu(anchor: NotesMenuAnchor(view: button))
      button.showsMenuAsPrimaryAction = true
      return button
    }

    /// An item for a navigation bar or a toolbar. `viewController` shows the confirmations.
    func makeBarButtonItem(in viewController: UIViewController) -> UIBarButtonItem {
      let item = UIBarButtonItem(title: title, image: image)
      item.menu = makeMenu(
        anchor: NotesMenuAnchor(barButtonItem: item, viewController: viewController))
      return item
    }

    private func makeMenu(anchor: NotesMenuAnchor) -> UIMenu {
      return UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          let menu = NotesMenuBuilder(
            state: state(), perform: perform, anchor: anchor, hidesUnavailable: false)
          build(menu)
          completion(menu.children)
        }
      ])
    }
  }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Makes menu items of commands, as they are in one state.
  @MainActor
  final class NotesMenuBuilder {
    /// The state of the app when the menu opened.
    let state: NotesState
    private let perform: @MainActor (NotesCommand) -> Void
    private let hidesUnavailable: Bool
    private(set) var items: [NSMenuItem] = []
    private var separatorIsDue = false

    /// - Parameters:
    ///   - hidesUnavailable: Whether commands that are not enabled are left out, as in a context menu, or dimmed.
    init(
      state: NotesState,
      perform: @escaping @MainActor (NotesCommand) -> Void,
      hidesUnavailable: Bool
    ) {
      self.state = state
      self.perform = perform
      self.hidesUnavailable = hidesUnavailable
    }

    /// Adds commands one below the other.
    func add(_ commands: [NotesCommand]) {
      for command in commands {
        add(command)
      }
    }

    /// Adds a command, with a title or a symbol that it has only here.
    func add(_ command: NotesCommand, title: String? = nil, image: NSImage? = nil) {
      let isEnabled = command.isEnabled(in: state)
      guard command.isShown(in: state), isEnabled || !hidesUnavailable else { return }
      let action = NotesMenuAction(isEnabled: isEnabled) { [self] in choose(command) }
      let item = action.makeItem(title: title ?? command.title(in: state))
      item.image = image ?? command.symbolName(in: state).flatMap { name in
        NSImage(systemSymbolName: name, accessibilityDescription: nil)
      }
      item.state = command.isChecked(in: state) ? .on : .off
      append(item)
    }

    /// Adds the options of a choice, of which one is checked.
    func addChoice(_ commands: [NotesCommand]) {
      add(commands)
    }

    /// Begins the next group.
    func separate() {
      separatorIsDue = !items.isEmpty
    }

    /// Adds a submenu.
    func submenu(_ title: String, image: NSImage? = nil, _ build: (NotesMenuBuilder) -> Void) {
      let builder = NotesMenuBuilder(
        state: state, perform: perform, hidesUnavailable: hidesUnavailable)
      build(builder)
      guard !builder.items.isEmpty else { return }
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.image = image
      item.submenu = NSMenu(title: title)
      item.submenu?.items = builder.items
      append(item)
    }

    private func append(_ item: NSMenuItem) {
      if separatorIsDue { items.append(.separator()) }
      separatorIsDue = false
      items.append(item)
    }

    private func choose(_ command: NotesCommand) {
      guard let question = command.confirmation(in: state) else {
        perform(command)
        return
      }
      let alert = NSAlert()
      alert.messageText = question
      let button = alert.addButton(withTitle: command.title(in: state))
      button.hasDestructiveAction = command.isDestructive
      alert.addButton(withTitle: "Cancel")
      if alert.runModal() == .alertFirstButtonReturn { perform(command) }
    }
  }

  /// What a menu item does. The item keeps it.
  @MainActor
  final class NotesMenuAction: NSObject, NSMenuItemValidation {
    private let isEnabled: Bool
    private let run: @MainActor () -> Void

    init(isEnabled: Bool, run: @escaping @MainActor () -> Void) {
      self.isEnabled = isEnabled
      self.run = run
      super.init()
    }

    func makeItem(title: String) -> NSMenuItem {
      let item = NSMenuItem(title: title, action: #selector(perform(_:)), keyEquivalent: "")
      item.target = self
      item.representedObject = self
      return item
    }

    @objc func perform(_ sender: Any?) {
      run()
    }

    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      return isEnabled
    }
  }

  /// A menu that is filled each time it opens.
  final class NotesOpeningMenu: NSMenu {
    private let filler: NotesMenuFiller

    @MainActor
    init(title: String, filler: NotesMenuFiller) {
      self.filler = filler
      super.init(title: title)
      delegate = filler
    }

    @available(*, unavailable, message: "The menu is filled in code.")
    required init(coder: NSCoder) {
      preconditionFailure("A menu that is filled in code is not in an archive.")
    }
  }

  /// Fills a menu when it opens.
  @MainActor
  final class NotesMenuFiller: NSObject, NSMenuDelegate {
    private let items: @MainActor () -> [NSMenuItem]

    init(items: @escaping @MainActor () -> [NSMenuItem]) {
      self.items = items
      super.init()
    }

    func menuNeedsUpdate(_ menu: NSMenu) {
      menu.removeAllItems()
      for item in items() {
        menu.addItem(item)
      }
    }
  }

  /// A context menu of the app, for views of AppKit.
  @MainActor
  protocol NotesContextMenuSurface: NotesMenuSurface {
    /// Adds what the menu shows.
    func build(_ menu: NotesMenuBuilder)
  }

  extension NotesContextMenuSurface {
    /// The menu for `menu(for:)` of a view, or for its `menu`: it is filled when it opens.
    func makeMenu() -> NSMenu {
      let filler = NotesMenuFiller {
        let menu = NotesMenuBuilder(state: state(), perform: perform, hidesUnavailable: true)
        build(menu)
        return menu.items
      }
      return NotesOpeningMenu(title: "", filler: filler)
    }
  }

  /// A button of the app with a pull-down menu, for views and toolbars of AppKit.
  @MainActor
  protocol NotesPullDownSurface: NotesMenuSurface {
    /// Adds what the menu shows.
    func build(_ menu: NotesMenuBuilder)
    /// The button's title.
    var title: String { get }
    /// The button's image.
    var image: NSImage? { get }
  }

  extension NotesPullDownSurface {
    /// A button for a view.
    func makeButton() -> NSPopUpButton {
      let button = NSPopUpButton(frame: .zero, pullsDown: true)
      // A pull-down button shows the first item of its menu as its face.
      let face = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      face.image = image
      button.menu = makeMenu(face: face)
      button.imagePosition = image == nil ? .noImage : .imageOnly
      return button
    }

    /// An item for a toolbar.
    func makeToolbarItem(identifier: NSToolbarItem.Identifier) -> NSMenuToolbarItem {
      let item = NSMenuToolbarItem(itemIdentifier: identifier)
      item.label = title
      item.image = image
      item.menu = makeMenu(face: nil)
      return item
    }

    private func makeMenu(face: NSMenuItem?) -> NSMenu {
      let filler = NotesMenuFiller {
        let menu = NotesMenuBuilder(state: state(), perform: perform, hidesUnavailable: false)
        build(menu)
        return (face.map { face in [face] } ?? []) + menu.items
      }
      let menu = NotesOpeningMenu(title: title, filler: filler)
      if let face { menu.addItem(face) }
      return menu
    }
  }
#endif

#if canImport(SwiftUI)
  /// A menu of the app as SwiftUI views.
  @MainActor
  protocol NotesMenuContent: NotesMenuSurface {
    associatedtype Items: View
    /// The views that the menu shows.
    @ViewBuilder func items(in menu: NotesMenuContext) -> Items
  }

  /// What the views of an open menu share.
  @MainActor
  struct NotesMenuContext {
    /// The state of the app when the menu opened.
    let state: NotesState
    /// Whether commands that are not enabled are left out, as in a context menu, or dimmed.
    let hidesUnavailable: Bool
    let perform: @MainActor (NotesCommand) -> Void
    @Binding var pending: NotesPendingCommand?

    func isVisible(_ command: NotesCommand) -> Bool {
      guard command.isShown(in: state) else { return false }
      return !hidesUnavailable || command.isEnabled(in: state)
    }

    /// Performs a command, or asks first.
    func choose(_ command: NotesCommand) {
      guard let question = command.confirmation(in: state) else {
        perform(command)
        return
      }
      pending = NotesPendingCommand(
        command: command, title: command.title(in: state), question: question, perform: perform)
    }
  }

  /// A command that waits for its confirmation.
  @MainActor
  struct NotesPendingCommand {
    let command: NotesCommand
    let title: String
    let question: String
    let perform: @MainActor (NotesCommand) -> Void
  }

  /// The items of a menu, for `contextMenu(menuItems:preview:)` and other places of your own.
  ///
  /// Put `notesConfirmation(_:)` with the same binding on a view that stays when the menu closes.
  struct NotesMenuItems<Menu: NotesMenuContent>: View {
    let menu: Menu
    var hidesUnavailable = true
    @Binding var pending: NotesPendingCommand?

    var body: some View {
      menu.items(
        in: NotesMenuContext(
          state: menu.state(), hidesUnavailable: hidesUnavailable, perform: menu.perform,
          pending: $pending))
    }
  }

  /// A command as an item of a menu.
  struct NotesCommandItem: View {
    let command: NotesCommand
    let menu: NotesMenuContext
    var title: String?
    var image: Image?

    init(
      _ command: NotesCommand, in menu: NotesMenuContext, title: String? = nil,
      image: Image? = nil
    ) {
      self.command = command
      self.menu = menu
      self.title = title
      self.image = image
    }

    var body: some View {
      if menu.isVisible(command) {
        Button(role: command.isDestructive ? .destructive : nil) {
          menu.choose(command)
        } label: {
          NotesCommandLabel(command: command, state: menu.state, title: title, image: image)
        }
        .disabled(!command.isEnabled(in: menu.state))
      }
    }
  }

  /// The title and the symbol of a command.
  struct NotesCommandLabel: View {
    let command: NotesCommand
    let state: NotesState
    var title: String?
    var image: Image?

    var body: some View {
      Label {
        Text(verbatim: title ?? command.title(in: state))
      } icon: {
        if let image {
          image
        } else if let name = command.symbolName(in: state) {
          Image(systemName: name)
        }
      }
    }
  }

  /// Commands one below the other.
  struct NotesCommandItems: View {
    let commands: [NotesCommand]
    let menu: NotesMenuContext

    init(_ commands: [NotesCommand], in menu: NotesMenuContext) {
      self.commands = commands
      self.menu = menu
    }

    var body: some View {
      ForEach(commands, id: \.self) { command in
        NotesCommandItem(command, in: menu)
      }
    }
  }

  /// The options of a choice, of which one is checked.
  struct NotesChoiceItems: View {
    let title: String
    let commands: [NotesCommand]
    let menu: NotesMenuContext

    init(_ title: String, _ commands: [NotesCommand], in menu: NotesMenuContext) {
      self.title = title
      self.commands = commands
      self.menu = menu
    }

    var body: some View {
      Picker(selection: selection) {
        ForEach(commands, id: \.self) { command in
          NotesCommandLabel(command: command, state: menu.state).tag(Optional(command))
        }
      } label: {
        Text(verbatim: title)
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }

    private var selection: Binding<NotesCommand?> {
      return Binding {
        commands.first { command in command.isOn(in: menu.state) }
      } set: { command in
        if let command { menu.choose(command) }
      }
    }
  }

  /// Asks before a command that waits for it is performed.
  struct NotesConfirmation: ViewModifier {
    @Binding var pending: NotesPendingCommand?

    func body(content: Content) -> some View {
      content.confirmationDialog(
        Text(verbatim: pending?.question ?? ""),
        isPresented: Binding { pending != nil } set: { if !$0 { pending = nil } },
        titleVisibility: .visible,
        presenting: pending
      ) { pending in
        Button(role: pending.command.isDestructive ? .destructive : nil) {
          pending.perform(pending.command)
        } label: {
          Text(verbatim: pending.title)
        }
      }
    }
  }

  /// A context menu with its confirmations.
  struct NotesContextMenuModifier<Menu: NotesMenuContent>: ViewModifier {
    let menu: Menu
    @State private var pending: NotesPendingCommand?

    init(menu: Menu) {
      self.menu = menu
    }

    func body(content: Content) -> some View {
      content
        .contextMenu { NotesMenuItems(menu: menu, pending: $pending) }
        .modifier(NotesConfirmation(pending: $pending))
    }
  }

  extension View {
    /// Adds a context menu of the app: `.contextMenu(NoteContextMenu(state: …, perform: …))`.
    func contextMenu(_ menu: some NotesMenuContent) -> some View {
      return modifier(NotesContextMenuModifier(menu: menu))
    }
  }
#endif
