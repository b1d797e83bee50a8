#if canImport(AppKit) || targetEnvironment(macCatalyst)
  #if canImport(AppKit)
    import AppKit
  #endif
  #if targetEnvironment(macCatalyst)
    import UIKit
  #endif

  // Items that AppKit and Mac Catalyst share.

  extension WindowToolbarController {
    /// Makes the item of an entry; nil if the toolbar makes it itself, or the system does not have it.
    func makeItem(_ named: WindowToolbarEntry) -> NSToolbarItem? {
      guard case .entry(let current) = named.content else { return nil }
      let entry = current.content
      let identifier = NSToolbarItem.Identifier(named.name)
      if case .system(let command, _) = entry {
        return makeSystemItem(command, identifier).map { item in
          if #available(macOS 15, macCatalyst 18, *), !named.isShown { item.isHidden = true }
          return finish(item, entry.options)
        }
      }
      let item: NSToolbarItem
      switch entry {
      case .item(let command, let options):
        item = makeCommand(command, options, identifier)
      case .menu(let menu, _):
        let button = MenuItem(itemIdentifier: identifier)
        button.controller = self
        button.isBordered = true
        fillMenu(of: button, title: menu.label.title)
        item = button
      case .group:
        let group = GroupItem(itemIdentifier: identifier)
        group.controller = self
        group.subitems = named.inner.compactMap { inner in
          // Items that the toolbar makes itself cannot be in a group.
          if case .entry(let content) = inner.content,
            case .system(let command, _) = content.content,
            isBuiltIn(command)
          {
            return nil
          }
          return makeItem(inner)
        }
        item = group
      case .segments(let segments, let options):
        item = makeControl(segments, options, identifier) ?? makeSegments(segments, identifier)
      case .search:
        guard let field = makeSearch(identifier) else { return nil }
        item = field
      case .view(let id, _, _):
        guard let view = makeViewItem(id, identifier) else { return nil }
        item = view
      case .system, .space, .flexibleSpace, .separator, .hidden: return nil
      }
      item.validate()
      item.paletteLabel = paletteLabel(of: item)
      return finish(item, entry.options)
    }

    private func paletteLabel(of item: NSToolbarItem) -> String {
      guard let group = item as? NSToolbarItemGroup, item.label.isEmpty else { return item.label }
      return group.subitems.map(\.label).joined(separator: ", ")
    }

    /// Applies the options of the entry to an item of any kind.
    private func finish(_ item: NSToolbarItem, _ options: MenuToolbarOptions) -> NSToolbarItem {
      switch ToolbarPriority(options) {
      case .low: item.visibilityPriority = .low
      case .standard: break
      case .raised:
        // Halfway between the system's standard and high.
        item.visibilityPriority = .init(rawValue: 500)
      case .high: item.visibilityPriority = .high
      }
      if #available(macOS 26, macCatalyst 26, *), options.contains(.prominent) {
        item.style = .prominent
      }
      return item
    }

    private func makeSegments(
      _ segments: MenuToolbarEntry<MenuAction>.Segments, _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem {
      let action = #selector(WindowToolbarController.chooseItem(_:))
      // The initializers with titles and images are class methods, which may return an object of the superclass.
      let group = GroupItem(itemIdentifier: identifier)
      group.controller = self
      group.selectionMode = .selectOne
      group.target = self
      group.action = action
      group.subitems = segments.items.indices.map { index in
        let item = NSToolbarItem(itemIdentifier: Self.segment(index, of: identifier))
        item.target = self
        item.action = action
        // Otherwise the toolbar enables each segment that has an action.
        item.autovalidates = false
        return item
      }
      return group
    }

    private static func segment(
      _ index: Int, of identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem.Identifier {
      NSToolbarItem.Identifier(identifier.rawValue + "/" + String(index))
    }

    /// Makes an item for a system command, which the responder chain performs and validates.
    func makeChainItem(
      _ command: MenuSystemItem, _ identifier: NSToolbarItem.Identifier, _ action: Selector
    ) -> NSToolbarItem? {
      guard !isBuiltIn(command), let appearance = appearance(of: .system(command, [])) else {
        return nil
      }
      let item = NSToolbarItem(itemIdentifier: identifier)
      item.label = appearance.label
      item.paletteLabel = appearance.label
      item.toolTip = appearance.toolTip
      item.image = makeImage(appearance.image)
      item.title = item.image == nil ? appearance.label : ""
      item.isBordered = true
      item.action = action
      return item
    }

    /// Makes an item for a standard item that the app performs, or that leaves what is presented.
    func makeStandardItem(
      _ action: MenuToolbarAction, _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem {
      let item = CommandItem(itemIdentifier: identifier)
      item.controller = self
      item.target = self
      item.action = #selector(WindowToolbarController.chooseItem(_:))
      item.isBordered = true
      if #available(macOS 26, macCatalyst 26, *), action == .done { item.style = .prominent }
      item.validate()
      item.paletteLabel = item.label
      return item
    }

    // MARK: - Updating items

    /// Updates an item from its entry, unless it shows that already.
    func show(_ item: NSToolbarItem) {
      guard let entry = entry(for: item) else {
        item.isEnabled = false
        return
      }
      if let item = item as? any UpdatedItem {
        if item.shownVersion == version { return }
        item.shownVersion = version
      }
      guard let appearance = appearance(of: entry) else { return }
      if item.label != appearance.label { item.label = appearance.label }
      // The panes of a settings window always show their titles.
      let toolTip = isSettings ? appearance.help : appearance.toolTip
      if item.toolTip != toolTip { item.toolTip = toolTip }
      showTitle(appearance, in: item)
      switch entry.content {
      case .search, .view: break
      case .group:
        for item in (item as? GroupItem)?.subitems ?? [] { item.validate() }
        setEnabled(item, appearance)
      case .segments(let segments, _):
        show(segments, appearance, in: item)
        setEnabled(item, appearance)
      default:
        show(entry, appearance, in: item)
        setEnabled(item, appearance)
      }
      if #available(macOS 15, macCatalyst 18, *), item.isHidden == appearance.isShown {
        item.isHidden = !appearance.isShown
      }
    }

    private func setEnabled(_ item: NSToolbarItem, _ appearance: ToolbarItemAppearance) {
      if item.isEnabled != appearance.canBeChosen { item.isEnabled = appearance.canBeChosen }
    }

    private func show(
      _ entry: MenuToolbarEntry<MenuAction>, _ appearance: ToolbarItemAppearance,
      in item: NSToolbarItem
    ) {
      if case .menu(let menu, _) = entry.content, let item = item as? MenuItem {
        // An item with an action performs it, and opens its menu when the mouse is held down.
        item.target = menu.tap == nil ? nil : self
        item.action = menu.tap == nil ? nil : #selector(WindowToolbarController.chooseItem(_:))
      }
      guard let updated = item as? any UpdatedItem else { return }
      let shown = updated.shownAppearance
      if shown == appearance { return }
      updated.shownAppearance = appearance
      if appearance.isToggle, #available(macOS 13, macCatalyst 16.1, *) {
        let first = source.firstLabels[item.itemIdentifier.rawValue]
        item.possibleLabels.formUnion([appearance.label, first ?? appearance.label])
      }
      let isSame =
        shown?.image == appearance.image && shown?.isTinted == appearance.isTinted
        && shown?.spokenLabel == appearance.spokenLabel
      showImage(appearance, isSame: isSame && shown != nil, in: item)
      if case .item(let command, _) = entry.content {
        showInOverflow(appearance, command.id, of: item)
      }
    }

    private func show(
      _ segments: MenuToolbarEntry<MenuAction>.Segments, _ appearance: ToolbarItemAppearance,
      in item: NSToolbarItem
    ) {
      guard let group = item as? GroupItem else {
        return showControl(segments, appearance, in: item)
      }
      let images = segments.items.map(\.image)
      let showsImages = images.allSatisfy { $0 != nil }
      for (index, (item, option)) in zip(group.subitems, segments.items).enumerated() {
        if item.label != option.title { item.label = option.title }
        let help = option.help ?? (showsImages ? option.title : nil)
        if item.toolTip != help { item.toolTip = help }
        if showsImages, group.shownImages != images { item.image = makeImage(images[index]) }
        if !showsImages { item.image = nil }
        let title = item.image == nil ? option.title : ""
        if item.title != title { item.title = title }
        let isEnabled = option.isEnabled && appearance.canBeChosen
        if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
      }
      group.shownImages = images
      if let index = segments.items.firstIndex(where: { $0.isOn == true }),
        group.selectedIndex != index
      {
        group.selectedIndex = index
      }
    }

    // MARK: - Choosing

    @objc func chooseItem(_ sender: Any?) {
      switch sender {
      case let group as NSToolbarItemGroup:
        choose(group.itemIdentifier.rawValue, segment: group.selectedIndex)
      case let item as NSToolbarItem:
        let name = item.itemIdentifier.rawValue
        if let slash = name.lastIndex(of: "/"), let index = Int(name[name.index(after: slash)...]) {
          choose(String(name[..<slash]), segment: index)
        } else {
          choose(name)
        }
      default: chooseControl(sender)
      }
    }
  }

  /// An item that remembers what it shows.
  @MainActor
  private protocol UpdatedItem: AnyObject {
    var shownAppearance: ToolbarItemAppearance? { get set }
    /// The version of the toolbar's state.
    var shownVersion: Int { get set }
  }

  // The toolbar may copy items, and copies may lack these stored properties.
  extension WindowToolbarController {
    /// An item with a button.
    @MainActor
    final class CommandItem: NSToolbarItem, UpdatedItem {
      weak var controller: WindowToolbarController?
      fileprivate var shownAppearance: ToolbarItemAppearance?
      fileprivate var shownVersion = 0

      override func validate() { controller?.show(self) }
    }

    /// An item with a menu.
    @MainActor
    final class MenuItem: NSMenuToolbarItem, UpdatedItem {
      weak var controller: WindowToolbarController?
      fileprivate var shownAppearance: ToolbarItemAppearance?
      fileprivate var shownVersion = 0

      override func validate() { controller?.show(self) }
    }

    /// A group of items, or the options of a choice.
    @MainActor
    final class GroupItem: NSToolbarItemGroup, UpdatedItem {
      weak var controller: WindowToolbarController?
      /// The images of the options.
      fileprivate var shownImages: [MenuImage?] = []
      fileprivate var shownAppearance: ToolbarItemAppearance?
      fileprivate var shownVersion = 0

      override func validate() { controller?.show(self) }
    }
  }
#endif
