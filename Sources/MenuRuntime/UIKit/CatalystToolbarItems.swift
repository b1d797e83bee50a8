#if targetEnvironment(macCatalyst)
  #if canImport(AppKit)
    import AppKit
  #endif
  import UIKit

  extension WindowToolbarController {
    typealias PlatformView = UIView
    typealias PlatformWindow = UIWindowScene

    /// Performs commands with their questions in the window.
    private var performer: MenuPerformer {
      MenuPerformer(anchor: MenuAnchor(responder: scene?.keyWindow?.rootViewController ?? scene))
    }

    /// Whether something modal is in front of the window.
    var isModalInFront: Bool { scene != nil && performer.anchor.isBehindModal }

    /// Performs a command, after its question in the window.
    func perform(_ item: MenuEntry<MenuAction>.Item) { performer.choose(item) }

    var sidebarSeparator: NSToolbarItem.Identifier? {
      .primarySidebarTrackingSeparatorItemIdentifier
    }

    /// Only AppKit has a line that follows the divider beside the inspector.
    var inspectorSeparator: NSToolbarItem.Identifier? {
      if #available(macCatalyst 17, *) { return .space }
      return nil
    }

    /// Whether items can have views.
    var hasViews: Bool {
      if #available(macCatalyst 16, *) { return true }
      return false
    }

    /// Whether there is an item for a command of the system's that the toolbar does not make itself.
    func hasItem(_ item: MenuSystemItem) -> Bool {
      item == .share || (!isBuiltIn(item) && item.action != nil)
    }

    func makeImage(_ image: MenuImage?) -> UIImage? { image?.uiImage }

    // MARK: - Making items

    // Mac Catalyst has no spring loading or click-through in toolbars, and no controls of AppKit.

    func makeCommand(
      _ command: MenuEntry<MenuAction>.Item, _ options: ToolbarOptions,
      _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem {
      let item = CommandItem(itemIdentifier: identifier)
      item.controller = self
      item.target = self
      item.action = #selector(WindowToolbarController.chooseItem(_:))
      // The look of a pane is that of its toolbar.
      item.isBordered = !isPane(options)
      return item
    }

    func makeControl(
      _ segments: ToolbarEntry<MenuAction>.Segments, _ options: ToolbarOptions,
      _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem? { nil }

    func makeViewItem(_ id: String, _ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
      guard #available(macCatalyst 16, *), let view = source.makeView(id) else { return nil }
      let item = ViewItem(itemIdentifier: identifier, uiView: view)
      item.controller = self
      return item
    }

    func makeSystemItem(
      _ command: MenuSystemItem, _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem? {
      if command == .share {
        // It shares what the scene's `activityItemsConfigurationSource` has.
        return NSSharingServicePickerToolbarItem(itemIdentifier: identifier)
      }
      return command.action.flatMap { action in makeChainItem(command, identifier, action) }
    }

    /// Gives an item a menu whose elements are made each time it opens.
    func fillMenu(of item: MenuItem, title: String) {
      let name = item.itemIdentifier.rawValue
      let elements = UIDeferredMenuElement.uncached { [weak self] completion in
        guard let self else { return completion([]) }
        completion(performer.elements(of: openMenu(name)))
      }
      item.itemMenu = UIMenu(children: [elements])
    }

    // MARK: - Showing items

    /// The overflow menu has elements of its own.
    func showTitle(_ face: ToolbarFace, in item: NSToolbarItem) {}

    /// Keeps the item's element in the overflow menu as the item is: Mac Catalyst does not validate it.
    func showInOverflow(_ face: ToolbarFace, _ id: String, of item: NSToolbarItem) {
      let name = item.itemIdentifier.rawValue
      let action = UIAction(
        title: face.title, attributes: face.canBeChosen ? [] : .disabled,
        state: face.isChecked ? .on : .off
      ) { [weak self] _ in
        self?.choose(name)
      }
      action.accessibilityIdentifier = id
      item.itemMenuFormRepresentation = action
    }

    /// - Parameter isSame: Whether the item has the image of the face already.
    func showImage(_ face: ToolbarFace, isSame: Bool, in item: NSToolbarItem) {
      if !isSame { item.image = image(of: face) }
      let title = item.image == nil ? face.label : ""
      if item.title != title { item.title = title }
    }

    private func image(of face: ToolbarFace) -> UIImage? {
      let image = face.image?.uiImage
      guard face.isTinted else { return image }
      let color = UIImage.SymbolConfiguration(paletteColors: [.tintColor])
      return image?.applyingSymbolConfiguration(color) ?? image
    }

    func showControl(
      _ segments: ToolbarEntry<MenuAction>.Segments, _ face: ToolbarFace, in item: NSToolbarItem
    ) {}

    func chooseControl(_ sender: Any?) {}

    /// A view of the app.
    @available(macCatalyst 16, *)
    @MainActor
    final class ViewItem: NSUIViewToolbarItem {
      weak var controller: WindowToolbarController?

      override func validate() { controller?.show(self) }
    }
  }
#endif
