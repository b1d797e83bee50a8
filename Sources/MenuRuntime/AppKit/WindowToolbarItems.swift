#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension WindowToolbarController {
    typealias PlatformView = NSView
    typealias PlatformWindow = NSWindow

    /// The window of the toolbar.
    var window: NSWindow? {
      if let knownWindow, knownWindow.toolbar === toolbar { return knownWindow }
      knownWindow = NSApplication.shared.windows.first { window in window.toolbar === toolbar }
      return knownWindow
    }

    /// Whether something modal is in front of the window.
    var isModalInFront: Bool { ModalState.isBlocked(window) }

    /// Performs the command of an entry, asking for confirmation in a sheet of the window first.
    func perform(_ item: MenuEntry<MenuAction>.Item, in name: String) {
      anchor(of: name).choose(item)
    }

    /// Closes what is presented: the sheet, or else the window.
    func leave(_ action: MenuToolbarAction) {
      guard let window else { return }
      if let content = window.contentViewController, unsafe content.presentingViewController != nil
      {
        content.dismiss(nil)
      } else if let parent = window.sheetParent {
        parent.endSheet(window, returnCode: action == .done ? .OK : .cancel)
      } else {
        window.performClose(nil)
      }
    }

    private func anchor(of name: String) -> MenuAnchor {
      MenuAnchor(
        in: window, at: toolbar?.items.first { item in item.itemIdentifier.rawValue == name })
    }

    private func sharingAnchor(of name: String) -> MenuAnchor {
      let anchor = anchor(of: name)
      anchor.sharedItems = sharedItems
      return anchor
    }

    var sidebarSeparator: NSToolbarItem.Identifier? { .sidebarTrackingSeparator }

    var inspectorSeparator: NSToolbarItem.Identifier? {
      if #available(macOS 14, *) { return .inspectorTrackingSeparator }
      return nil
    }

    /// Whether items can have views.
    var hasViews: Bool { true }

    /// Whether this class makes an item for a system command that the toolbar does not make itself.
    func hasItem(_ item: MenuSystemItem) -> Bool {
      item == .share || item.toolbarAction != nil || (!isBuiltIn(item) && item.appKitAction != nil)
    }

    func makeImage(_ image: MenuImage?) -> NSImage? { image?.nsImage }

    // MARK: - Making items

    func makeCommand(
      _ command: MenuEntry<MenuAction>.Item, _ options: MenuToolbarOptions,
      _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem {
      let item = CommandItem(itemIdentifier: identifier)
      item.controller = self
      let action = #selector(WindowToolbarController.chooseItem(_:))
      if options.isDisjoint(with: [.springs, .clicksThrough]) {
        item.target = self
        item.action = action
        // The toolbar defines the appearance of panes.
        item.isBordered = !isPane(options)
      } else {
        let button = ControlButton(frame: .zero)
        button.entryName = identifier.rawValue
        button.bezelStyle = .toolbar
        button.isSpringLoaded = options.contains(.springs)
        button.clicksThrough = options.contains(.clicksThrough)
        button.target = self
        button.action = action
        button.setAccessibilityIdentifier(command.id)
        item.view = button
      }
      let overflow = NSMenuItem(title: "", action: action, keyEquivalent: "")
      overflow.target = self
      overflow.representedObject = identifier.rawValue
      overflow.identifier = NSUserInterfaceItemIdentifier(command.id)
      overflow.setAccessibilityIdentifier(command.id)
      item.menuFormRepresentation = overflow
      return item
    }

    /// Makes a segmented control for options that a plain item does not support; nil if they are not used.
    func makeControl(
      _ segments: MenuToolbarEntry<MenuAction>.Segments, _ options: MenuToolbarOptions,
      _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem? {
      if options.isDisjoint(with: [.springs, .clicksThrough]) { return nil }
      let control = ControlSegments(frame: .zero)
      control.entryName = identifier.rawValue
      control.trackingMode = .selectOne
      control.target = self
      control.action = #selector(WindowToolbarController.chooseItem(_:))
      control.isSpringLoaded = options.contains(.springs)
      control.clicksThrough = options.contains(.clicksThrough)
      control.setAccessibilityIdentifier(segments.items.first?.id)
      let item = CommandItem(itemIdentifier: identifier)
      item.controller = self
      item.view = control
      let overflow = NSMenuItem(title: "", action: nil, keyEquivalent: "")
      overflow.submenu = makeMenu(identifier.rawValue, title: segments.label.title)
      item.menuFormRepresentation = overflow
      return item
    }

    func makeViewItem(_ id: String, _ identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
      guard let view = source.makeView(id) else { return nil }
      let item = CommandItem(itemIdentifier: identifier)
      item.controller = self
      item.view = view
      item.menuFormRepresentation = NSMenuItem(title: "", action: nil, keyEquivalent: "")
      return item
    }

    func makeSystemItem(
      _ command: MenuSystemItem, _ identifier: NSToolbarItem.Identifier
    ) -> NSToolbarItem? {
      if command == .share {
        let item = NSSharingServicePickerToolbarItem(itemIdentifier: identifier)
        item.delegate = self
        return item
      }
      if let action = command.toolbarAction {
        // Web views, which are not imported here, have this action and validate it.
        let goForward = Selector(("goForward:"))
        return action == .forward && handlers[action] == nil
          ? makeChainItem(command, identifier, goForward) : makeStandardItem(action, identifier)
      }
      guard let action = command.appKitAction else { return nil }
      let item = makeChainItem(command, identifier, action.selector)
      item?.tag = action.tag
      item?.target = action.target
      return item
    }

    func fillMenu(of item: MenuItem, title: String) {
      item.menu = makeMenu(item.itemIdentifier.rawValue, title: title)
    }

    private func makeMenu(_ name: String, title: String) -> NSMenu {
      KeylessMenu(title) { [weak self] in
        .init(
          rows: MenuRows(of: self?.openMenu(name) ?? []),
          anchor: self?.sharingAnchor(of: name) ?? MenuAnchor(in: nil))
      }
    }

    // MARK: - Showing items

    /// Sets the title in the overflow menu.
    func showTitle(_ appearance: ToolbarItemAppearance, in item: NSToolbarItem) {
      guard let overflow = item.menuFormRepresentation, overflow.title != appearance.title else {
        return
      }
      overflow.title = appearance.title
    }

    /// Does nothing: the overflow menu validates its item when it opens.
    func showInOverflow(_ appearance: ToolbarItemAppearance, _ id: String, of item: NSToolbarItem) {
    }

    /// - Parameter isSame: Whether the item already has the image.
    func showImage(_ appearance: ToolbarItemAppearance, isSame: Bool, in item: NSToolbarItem) {
      guard let button = item.view as? ControlButton else {
        if !isSame { item.image = image(of: appearance) }
        let title = item.image == nil ? appearance.label : ""
        if item.title != title { item.title = title }
        return
      }
      if !isSame { button.image = image(of: appearance) }
      button.title = appearance.label
      button.imagePosition = button.image == nil ? .noImage : .imageOnly
      button.setAccessibilityLabel(appearance.spokenLabel ?? appearance.label)
      button.isEnabled = appearance.canBeChosen
    }

    private func image(of appearance: ToolbarItemAppearance) -> NSImage? {
      let image = appearance.image?.nsImage
      if let label = appearance.spokenLabel { image?.accessibilityDescription = label }
      guard appearance.isTinted else { return image }
      let color = NSImage.SymbolConfiguration(paletteColors: [.controlAccentColor])
      return image?.withSymbolConfiguration(color) ?? image
    }

    func showControl(
      _ segments: MenuToolbarEntry<MenuAction>.Segments, _ appearance: ToolbarItemAppearance,
      in item: NSToolbarItem
    ) {
      guard let control = item.view as? ControlSegments else { return }
      control.show(segments.items)
      if control.isEnabled != appearance.canBeChosen { control.isEnabled = appearance.canBeChosen }
    }

    /// Performs the command of a control or of an overflow menu item.
    func chooseControl(_ sender: Any?) {
      switch sender {
      case let control as ControlSegments:
        choose(control.entryName, segment: control.selectedSegment)
      case let button as ControlButton: choose(button.entryName)
      case let overflow as NSMenuItem:
        if let name = overflow.representedObject as? String { choose(name) }
      default: return
      }
    }
  }

  extension WindowToolbarController: NSMenuItemValidation {
    /// Updates an item of the overflow menu.
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
      read()
      guard let name = menuItem.representedObject as? String, let entry = entry(named: name),
        let appearance = appearance(of: entry)
      else { return false }
      menuItem.title = appearance.title
      menuItem.state = appearance.isMixed ? .mixed : appearance.isChecked ? .on : .off
      return appearance.canBeChosen
    }

    /// See `MenuItemTarget`.
    @objc var worksWhenModal: Bool { true }
  }

  extension WindowToolbarController: NSSharingServicePickerToolbarItemDelegate {
    func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any] {
      sharedItems?() ?? []
    }
  }

  extension WindowToolbarController {
    /// A button for options that an item without a view does not support.
    @MainActor
    final class ControlButton: NSButton {
      var entryName = ""
      var clicksThrough = false

      override func acceptsFirstMouse(for event: NSEvent?) -> Bool { clicksThrough }
    }

    /// A segmented control for options that an item without a view does not support.
    @MainActor
    final class ControlSegments: NSSegmentedControl {
      var entryName = ""
      var clicksThrough = false
      private var shown: [ToolbarItemAppearance] = []

      override func acceptsFirstMouse(for event: NSEvent?) -> Bool { clicksThrough }

      fileprivate func show(_ options: [MenuEntry<MenuAction>.Item]) {
        let appearances = options.map { ToolbarItemAppearance(title: $0.title, image: $0.image) }
        if shown != appearances {
          shown = appearances
          segmentCount = options.count
          for (index, appearance) in appearances.enumerated() {
            let image = appearance.image?.nsImage
            image?.accessibilityDescription = appearance.title
            setImage(image, forSegment: index)
            setLabel(image == nil ? appearance.title : "", forSegment: index)
            setToolTip(image == nil ? nil : appearance.title, forSegment: index)
          }
        }
        for (index, option) in options.enumerated()
        where isEnabled(forSegment: index) != option.isEnabled {
          setEnabled(option.isEnabled, forSegment: index)
        }
        if let index = options.firstIndex(where: { $0.isOn == true }), selectedSegment != index {
          selectedSegment = index
        }
      }
    }
  }
#endif
