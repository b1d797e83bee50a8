#if targetEnvironment(macCatalyst)
  #if canImport(AppKit)
    import AppKit
  #endif
  import UIKit

  extension WindowToolbarController {
    typealias PlatformView = UIView
    typealias PlatformWindow = UIWindowScene

    /// Performs commands, with confirmations in the window.
    private var performer: MenuPerformer {
      MenuPerformer(anchor: MenuAnchor(responder: scene?.keyWindow?.rootViewController ?? scene))
    }

    /// Whether something modal is in front of the window.
    var isModalInFront: Bool { scene != nil && performer.anchor.isBlocked }

    /// Performs the command of an entry, asking for confirmation in the window first if it needs one.
    func perform(_ item: MenuEntry<MenuAction>.Item, in name: String) { performer.choose(item) }

    /// Closes the window.
    func leave(_ action: MenuToolbarAction) {
      guard let scene else { return }
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    }

    var sidebarSeparator: NSToolbarItem.Identifier? {
      .primarySidebarTrackingSeparatorItemIdentifier
    }

    /// Nil: only AppKit has a separator that tracks the inspector's divider.
    var inspectorSeparator: NSToolbarItem.Identifier? {
      if #available(macCatalyst 17, *) { return .space }
      return nil
    }

    /// Whether items can have views.
    var hasViews: Bool {
      if #available(macCatalyst 16, *) { return true }
      return false
    }

    /// Whether this class makes an item for a system command that the toolbar does not make itself.
    func hasItem(_ item: MenuSystemItem) -> Bool {
      item == .share || item.toolbarAction != nil || (!isBuiltIn(item) && item.action != nil)
    }

    func makeImage(_ image: MenuImage?) -> UIImage? { image?.uiImage }

    // MARK: - Making items

    // Toolbars in Mac Catalyst support neither spring loading nor click-through nor AppKit controls.

    func makeCommand(
      _ command: MenuEntry<MenuAction>.Item, _ options: MenuToolbarOptions,
      _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem {
      let item = CommandItem(itemIdentifier: identifier)
      item.controller = self
      item.target = self
      item.action = #selector(WindowToolbarController.chooseItem(_:))
      // The toolbar defines the appearance of panes.
      item.isBordered = !isPane(options)
      return item
    }

    func makeControl(
      _ segments: MenuToolbarEntry<MenuAction>.Segments, _ options: MenuToolbarOptions,
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
        // The item shares what the scene's `activityItemsConfigurationSource` supplies.
        return NSSharingServicePickerToolbarItem(itemIdentifier: identifier)
      }
      if let action = command.toolbarAction { return makeStandardItem(action, identifier) }
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

    // MARK: - Updating items

    /// Does nothing: the overflow menu has its own elements.
    func showTitle(_ appearance: ToolbarItemAppearance, in item: NSToolbarItem) {}

    /// Updates the item's element in the overflow menu, which Mac Catalyst does not validate.
    func showInOverflow(_ appearance: ToolbarItemAppearance, _ id: String, of item: NSToolbarItem) {
      let name = item.itemIdentifier.rawValue
      let action = UIAction(
        title: appearance.title, attributes: appearance.canBeChosen ? [] : .disabled,
        state: appearance.isMixed ? .mixed : appearance.isChecked ? .on : .off
      ) { [weak self] _ in
        self?.choose(name)
      }
      action.accessibilityIdentifier = id
      item.itemMenuFormRepresentation = action
    }

    /// - Parameter isSame: Whether the item already has the image.
    func showImage(_ appearance: ToolbarItemAppearance, isSame: Bool, in item: NSToolbarItem) {
      if !isSame { item.image = image(of: appearance) }
      let title = item.image == nil ? appearance.label : ""
      if item.title != title { item.title = title }
    }

    private func image(of appearance: ToolbarItemAppearance) -> UIImage? {
      let image = appearance.image?.uiImage
      guard appearance.isTinted else { return image }
      let color = UIImage.SymbolConfiguration(paletteColors: [.tintColor])
      return image?.applyingSymbolConfiguration(color) ?? image
    }

    func showControl(
      _ segments: MenuToolbarEntry<MenuAction>.Segments, _ appearance: ToolbarItemAppearance,
      in item: NSToolbarItem
    ) {}

    func chooseControl(_ sender: Any?) {}

    /// A view that the app supplies.
    @available(macCatalyst 16, *)
    @MainActor
    final class ViewItem: NSUIViewToolbarItem {
      weak var controller: WindowToolbarController?

      override func validate() { controller?.show(self) }
    }
  }
#endif
