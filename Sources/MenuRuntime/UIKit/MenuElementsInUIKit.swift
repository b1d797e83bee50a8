#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Makes the elements of an open menu and performs their commands.
  @MainActor
  struct MenuPerformer {
    let anchor: MenuAnchor
    /// Whether every command is undoable, whatever its own facts say.
    var isUndoable = false
    /// Updates the elements while the menu stays open. The elements retain it.
    var updates: OpenMenuUpdates?
    /// What the system's Share shares, or nil if there is nobody to ask.
    var sharedItems: (@MainActor () -> [Any])?

    /// Performs an item, asking for confirmation first if it needs one.
    func choose(_ item: MenuEntry<MenuAction>.Item) {
      anchor.choose(item, isUndoable: isUndoable)
    }

    // MARK: - Elements

    /// Returns the elements of a menu. If the menu can stay open, they follow the state while it does.
    func elements(of menu: OpenedMenu) -> [UIMenuElement] {
      var performer = self
      performer.sharedItems = menu.sharedItems
      guard let reopened = menu.reopened else { return performer.elements(of: menu.entries) }
      return performer.elements(of: menu.entries, following: menu.activity) { reopened().entries }
    }

    /// Returns the elements for entries. If the menu can stay open, they follow the state while it does.
    ///
    /// - Parameters:
    ///   - activity: The activity of the menu's context.
    ///   - reopen: Returns the entries in the current state.
    func elements(
      of entries: [MenuEntry<MenuAction>], following activity: MenuActivity,
      reopen: @escaping @MainActor () -> [MenuEntry<MenuAction>]
    ) -> [UIMenuElement] {
      var performer = self
      performer.updates = OpenMenuUpdates(
        of: entries, at: anchor, following: activity, reopen: reopen)
      return performer.elements(of: entries)
    }

    /// Returns the elements for entries, with each group in an inline menu.
    func elements(of entries: [MenuEntry<MenuAction>]) -> [UIMenuElement] {
      let groups = entries.split { $0.isSeparator }
        .map { group in group.compactMap { element(of: $0) } }
        .filter { !$0.isEmpty }
      guard groups.count > 1 else { return groups.first ?? [] }
      return groups.map { group in
        if group.count == 1, let menu = group[0] as? UIMenu, menu.options.contains(.displayInline) {
          return menu
        }
        return UIMenu(options: .displayInline, children: group)
      }
    }

    private func element(of entry: MenuEntry<MenuAction>) -> UIMenuElement? {
      switch entry {
      case .item(let item): return action(for: item)
      case .choice(let items): return choice(of: items)
      case .text(let text, let image): return UIAction(line: text, image)
      case .separator: return nil
      case .submenu(let menu): return submenu(menu)
      case .section(let title, let subtitle, let entries):
        return self.menu(
          of: entries, title: title, subtitle: subtitle, options: .displayInline)
      case .row(let entries, let size): return row(of: entries, size)
      case .palette(let entries): return palette(of: entries)
      case .system(let item, let changes): return element(for: item, changes.title)
      }
    }

    private func choice(
      of items: [MenuEntry<MenuAction>.Item], options: UIMenu.Options = .displayInline
    ) -> UIMenu {
      UIMenu(options: options.union(.singleSelection), children: items.map { action(for: $0) })
    }

    private func submenu(_ submenu: MenuEntry<MenuAction>.Submenu) -> UIMenu? {
      let menu = menu(
        of: submenu.entries, title: submenu.title, subtitle: submenu.subtitle,
        image: submenu.image)
      menu?.accessibilityIdentifier = submenu.commandID
      return menu
    }

    private func row(of entries: [MenuEntry<MenuAction>], _ size: MenuRowSize) -> UIMenu? {
      let row = menu(of: entries, options: .displayInline)
      row?.keepImages()
      if #available(iOS 16, tvOS 16, *) {
        #if os(visionOS)
          row?.preferredElementSize = .small
        #else
          row?.preferredElementSize = size == .small ? .small : .medium
        #endif
      }
      return row
    }

    private func palette(of entries: [MenuEntry<MenuAction>]) -> UIMenu? {
      var options: UIMenu.Options = .displayInline
      if #available(iOS 17, tvOS 17, *) { options.insert(.displayAsPalette) }
      let palette: UIMenu?
      if entries.count == 1, case .choice(let items) = entries[0] {
        palette = choice(of: items, options: options)
      } else {
        palette = menu(of: entries, options: options)
      }
      palette?.keepImages()
      return palette
    }

    /// A submenu, or nil if UIKit has none of its entries.
    private func menu(
      of entries: [MenuEntry<MenuAction>], title: String = "", subtitle: String? = nil,
      image: MenuImage? = nil, options: UIMenu.Options = []
    ) -> UIMenu? {
      let children = elements(of: entries)
      if children.isEmpty { return nil }
      let menu = UIMenu(title: title, image: image?.uiImage, options: options, children: children)
      menu.subtitle = subtitle
      if image?.stays ?? false { menu.keepImage() }
      return menu
    }

    private func action(for item: MenuEntry<MenuAction>.Item) -> UIAction {
      let action = UIAction(
        title: item.title, subtitle: item.subtitle, image: item.image?.uiImage,
        discoverabilityTitle: item.discoverabilityTitle, attributes: item.attributes,
        state: item.state
      ) { _ in
        choose(updates?.current(item) ?? item)
        if item.staysOpen { updates?.follow() }
      }
      action.accessibilityIdentifier = item.key
      if item.image?.stays ?? false { action.keepImage() }
      updates?.add(action)
      return action
    }

    // MARK: - System commands

    private func element(for item: MenuSystemItem, _ title: String?) -> UIMenuElement? {
      let element: UIMenuElement?
      switch item {
      case .undo, .redo: element = undoElement(isRedo: item == .redo)
      case .share: element = shareElement(title ?? item.title)
      default:
        element = item.action.map { action in
          let image = item.symbolName.flatMap { UIImage(systemName: $0) }
          // The initializer without a subtitle is not on tvOS.
          return UICommand(
            title: title ?? item.title, subtitle: nil, image: image, action: action)
        }
      }
      element?.accessibilityIdentifier = item.identifier
      return element
    }

    /// Whether there is something to share.
    var canShare: Bool { !(sharedItems?().isEmpty ?? true) }

    /// Shows the system's sheet for sharing at the place of the menu.
    func share() {
      #if !os(tvOS)
        anchor.share(sharedItems?() ?? [])
      #endif
    }

    private func shareElement(_ title: String) -> UIAction? {
      #if os(tvOS)
        return nil
      #else
        let image = MenuSystemItem.share.symbolName.flatMap { UIImage(systemName: $0) }
        return UIAction(title: title, image: image, attributes: canShare ? [] : .disabled) { _ in
          share()
        }
      #endif
    }

    /// Undo or Redo titled with the last action, or nil if there is none.
    private func undoElement(isRedo: Bool) -> UIAction? {
      guard let undoManager = anchor.undoManager else { return nil }
      guard isRedo ? undoManager.canRedo : undoManager.canUndo else { return nil }
      let title = isRedo ? undoManager.redoMenuItemTitle : undoManager.undoMenuItemTitle
      let symbol = (isRedo ? MenuSystemItem.redo : .undo).symbolName
      let image = symbol.flatMap { UIImage(systemName: $0) }
      return UIAction(title: title, image: image) { _ in
        isRedo ? undoManager.redo() : undoManager.undo()
      }
    }
  }

  extension UIMenuElement {
    /// Shows the image on iPadOS 27 and Mac Catalyst 27, where menus hide images by default.
    func keepImage() {
      #if compiler(>=6.4) && canImport(SwiftUI, _version: 8)
        // An element without an image would keep a place for one.
        if #available(iOS 27, tvOS 27, *), image != nil { preferredImageVisibility = .visible }
      #endif
    }
  }

  extension UIMenu {
    /// Shows the images of all elements in the menu, which people tell apart by them.
    func keepImages() {
      for child in children {
        child.keepImage()
        if let menu = child as? UIMenu, menu.options.contains(.displayInline) { menu.keepImages() }
      }
    }
  }

  @MainActor
  extension MenuEntry.Item {
    /// The attributes of the item's menu element or command.
    var attributes: UIMenuElement.Attributes {
      var attributes: UIMenuElement.Attributes = []
      if !isEnabled { attributes.insert(.disabled) }
      if facts.isDestructive { attributes.insert(.destructive) }
      if #available(iOS 16, tvOS 16, *) {
        if staysOpen { attributes.insert(.keepsMenuPresented) }
      }
      return attributes
    }

    /// The check mark of the item's menu element or command, or the dash.
    var state: UIMenuElement.State {
      facts.isMixed == true ? .mixed : facts.isChecked ? .on : .off
    }

    /// Whether the menu stays open when the item is chosen. In front of an open menu nothing can be asked.
    var staysOpen: Bool { facts.keepsMenuOpen && facts.confirmation == nil }

    /// The title in the shortcuts overview, which shows no submenus; nil if the plain title is sufficient.
    var discoverabilityTitle: String? { optionTitle.map { commandTitle + ": " + $0 } }
  }

  @MainActor
  extension UIAction {
    /// A line that tells something and cannot be chosen.
    convenience init(line text: String, _ image: MenuImage?) {
      self.init(title: text, image: image?.uiImage, attributes: .disabled) { _ in }
      if image?.stays ?? false { keepImage() }
    }
  }

  @MainActor
  extension MenuImage {
    /// The image, or nil if there is none with that name.
    var uiImage: UIImage? {
      switch self {
      case .symbol(let name, _): return UIImage(systemName: name)
      case .asset(let name, let bundle, _): return UIImage(named: name, in: bundle, with: nil)
      }
    }
  }
#endif
