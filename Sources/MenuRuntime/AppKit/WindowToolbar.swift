#if canImport(AppKit) || targetEnvironment(macCatalyst)
  #if canImport(AppKit)
    import AppKit
  #endif
  #if targetEnvironment(macCatalyst)
    import UIKit
  #endif

  // Shared by AppKit and Mac Catalyst. The differences are in `WindowToolbarItems.swift` and
  // `CatalystToolbarItems.swift`.

  /// The toolbar of a window on the Mac. It retains its delegate, which holds everything it needs.
  @MainActor
  final class WindowToolbar: NSToolbar {
    private(set) var controller: WindowToolbarController?

    convenience init(_ source: WindowToolbarController.Source) {
      let controller = WindowToolbarController(source)
      self.init(identifier: controller.toolbarIdentifier)
      self.controller = controller
      delegate = controller
      controller.show(in: self)
    }

    #if !targetEnvironment(macCatalyst)
      /// Reads the state once for all items. The window calls this after each event; in Mac Catalyst it
      /// validates one item after another.
      override func validateVisibleItems() {
        guard let controller else { return super.validateVisibleItems() }
        controller.validate { super.validateVisibleItems() }
      }
    #endif
  }

  /// The delegate of a window toolbar: provides, makes and updates its items.
  @MainActor
  final class WindowToolbarController: NSObject, NSToolbarDelegate {
    /// A type-erased surface.
    @MainActor
    struct Source {
      let id: String
      let activity: MenuActivity
      /// Returns the toolbar, or nil if it is the one that was read last.
      let read: @MainActor () -> OpenedToolbar?
      /// The labels in the initial state, by the names of entries.
      let firstLabels: [String: String]
      let search: MenuSearch?
      let makeView: @MainActor (String) -> PlatformView?

      /// Creates the source of a toolbar without views.
      init<Surface: ToolbarSurface>(_ surface: Surface, search: MenuSearch?) {
        self.init(surface, search: search, makeView: { _ in nil })
      }

      /// Creates the source of a toolbar with the views of an owner, which it holds weakly.
      init<Surface: ToolbarSurface, Owner: AnyObject>(
        _ surface: Surface, search: MenuSearch?, owner: Owner,
        views: @escaping @MainActor (Owner, Surface.SuppliedView) -> PlatformView?
      ) {
        self.init(
          surface, search: search,
          makeView: { [weak owner] name in
            guard let owner, let view = Surface.SuppliedView(rawValue: name) else { return nil }
            return views(owner, view)
          })
      }

      private init<Surface: ToolbarSurface>(
        _ surface: Surface, search: MenuSearch?,
        makeView: @escaping @MainActor (String) -> PlatformView?
      ) {
        id = Surface.id
        activity = surface.context.activity
        read = surface.makeReader { $0 == .mac }
        firstLabels = WindowToolbarEntry.labels(of: Surface.self)
        self.search = search
        self.makeView = makeView
      }
    }

    let source: Source
    private(set) weak var toolbar: NSToolbar?
    private(set) var traits: MenuToolbarTraits = []
    /// Whether something modal in front blocks all commands.
    private(set) var isBlocked = false
    /// The current entries in order, and by name.
    private var layout: [WindowToolbarEntry] = []
    private var entries: [String: MenuToolbarEntry<MenuAction>] = [:]
    /// What the app does for standard items.
    private(set) var handlers: [MenuToolbarAction: ToolbarHandler] = [:]
    /// What the system's Share shares.
    private(set) var sharedItems: (@MainActor () -> [Any])?
    /// Changes when items have to be updated.
    private(set) var version = 0
    private var follower: MenuFollower?
    private var isValidating = false
    /// Whether the toolbar has asked for its items.
    private var isFilled = false
    /// The names of supplied views that do not exist. The toolbar has no items for them.
    private var missingViews: Set<String> = []
    /// The pane that was chosen, while its command is running.
    private var chosenPane: String?
    /// The window to title after the selected pane.
    weak var paneWindow: PlatformWindow?
    /// The window that the toolbar was found in last.
    weak var knownWindow: PlatformWindow?
    #if targetEnvironment(macCatalyst)
      /// The scene of the toolbar's window.
      weak var scene: UIWindowScene?
    #endif

    init(_ source: Source) {
      self.source = source
      super.init()
      read()
    }

    /// Whether people can change the toolbar, which the system then saves.
    private var isSaved: Bool {
      !traits.isDisjoint(with: [.customizable, .hideable]) && !isSettings
    }

    /// The identifier of the toolbar: the surface's if the system saves the toolbar, or else one of its own, since toolbars
    /// with the same identifier share what is inserted and removed.
    var toolbarIdentifier: NSToolbar.Identifier {
      if isSaved { return source.id }
      Self.count += 1
      return source.id + " " + String(Self.count)
    }

    private static var count = 0

    /// Starts to show the state in a toolbar. Stops when the toolbar is gone.
    func show(in toolbar: NSToolbar) {
      self.toolbar = toolbar
      toolbar.allowsUserCustomization = traits.contains(.customizable) && !isSettings
      toolbar.autosavesConfiguration = isSaved
      if isSettings {
        toolbar.displayMode = .iconAndLabel
        if #available(macOS 15, macCatalyst 18, *) {
          toolbar.allowsDisplayModeCustomization = false
        }
      }
      connectSearch()
      follower = MenuFollower(source.activity) { [weak self] in self?.refresh() }
    }

    /// Whether the `.menu` file defines a toolbar for the Mac.
    var hasItems: Bool { !layout.isEmpty }

    /// Whether the toolbar belongs to a settings window.
    var isSettings: Bool { traits.contains(.settings) }

    // MARK: - State

    /// Reads the state. Makes the entries anew, and has the items updated, only if something that they show has changed.
    func read() {
      let toolbar = source.read()
      let isBlocked = isModalInFront
      if toolbar == nil, isBlocked == self.isBlocked { return }
      version += 1
      self.isBlocked = isBlocked
      guard let toolbar else { return }
      traits = toolbar.traits[.mac] ?? []
      handlers = toolbar.handlers
      sharedItems = toolbar.sharedItems
      layout = WindowToolbarEntry.named(toolbar[.mac])
      entries = [:]
      register(layout)
    }

    private func register(_ layout: [WindowToolbarEntry]) {
      for entry in layout {
        if case .entry(let content) = entry.content { entries[entry.name] = content }
        register(entry.inner)
      }
    }

    /// Updates all items, visible or not.
    private func refresh() {
      validate {
        for item in toolbar?.items ?? [] { item.validate() }
      }
    }

    /// Reads the state once, and validates any number of items with it.
    func validate(_ items: () -> Void) {
      read()
      isValidating = true
      items()
      isValidating = false
      arrange()
      updateSelection()
    }

    /// Inserts and removes what a condition decides and items cannot do themselves: a space, and on systems before macOS 15
    /// any item. Items of a toolbar that the system saves stay: all windows share them.
    private func arrange() {
      guard isFilled, let toolbar else { return }
      if #available(macOS 15, macCatalyst 18, *) { hideSystemItems(of: toolbar) }
      if isSaved { return }
      let wanted = shownIdentifiers
      for change in wanted.difference(from: toolbar.items.map(\.itemIdentifier)) {
        switch change {
        case .remove(let index, _, _): toolbar.removeItem(at: index)
        case .insert(let index, let identifier, _):
          toolbar.insertItem(withItemIdentifier: identifier, at: index)
        }
      }
    }

    /// Hides items that do not look up their entries.
    @available(macOS 15, macCatalyst 18, *)
    private func hideSystemItems(of toolbar: NSToolbar) {
      for entry in layout {
        guard case .entry(let content) = entry.content, case .system = content.content,
          let identifier = identifier(of: entry),
          let item = toolbar.items.first(where: { $0.itemIdentifier == identifier }),
          item.isHidden == entry.isShown
        else { continue }
        item.isHidden = !entry.isShown
      }
    }

    /// The items of the toolbar in the current state or, if the system saves it, those of all states.
    private var shownIdentifiers: [NSToolbarItem.Identifier] {
      identifiers(
        of: layout.filter { entry in
          if missingViews.contains(entry.name) { return false }
          guard case .entry(let content) = entry.content else { return isSaved || entry.isShown }
          if content.options.contains(.hidden) { return false }
          if #available(macOS 15, macCatalyst 18, *) { return true }
          return isSaved || entry.isShown
        })
    }

    /// The identifiers of entries. A toolbar has no item twice, but for spaces.
    private func identifiers(of entries: [WindowToolbarEntry]) -> [NSToolbarItem.Identifier] {
      var seen: Set<NSToolbarItem.Identifier> = [.space, .flexibleSpace]
      return entries.compactMap { entry in identifier(of: entry) }.filter { identifier in
        seen.insert(identifier).inserted || identifier == .space || identifier == .flexibleSpace
      }
    }

    /// The current entry of an item, or nil if the toolbar no longer has it.
    func entry(for item: NSToolbarItem) -> MenuToolbarEntry<MenuAction>? {
      if !isValidating { read() }
      return entries[item.itemIdentifier.rawValue]
    }

    /// The entry with a name, as of the last reading.
    func entry(named name: String) -> MenuToolbarEntry<MenuAction>? { entries[name] }

    /// The current appearance of an entry.
    func appearance(of entry: MenuToolbarEntry<MenuAction>) -> ToolbarItemAppearance? {
      var appearance = ToolbarItemAppearance(entry)
      if case .system(let item, _) = entry.content, let action = item.toolbarAction {
        appearance?.isEnabled = action.isEnabled(with: handlers[action])
      }
      if isSettings { appearance?.isTinted = false }
      if isBlocked { appearance?.isEnabled = false }
      return appearance
    }

    /// The entries of an item's menu at the time it opens.
    func openMenu(_ name: String) -> [MenuEntry<MenuAction>] {
      read()
      switch entries[name] {
      case .menu(let menu, _): return menu.entries
      case .segments(let segments, _): return [.choice(segments.items)]
      default: return []
      }
    }

    // MARK: - Commands

    /// Performs the command of an item, asking for confirmation first if it needs one.
    ///
    /// - Parameter segment: The index of the chosen option of a segmented control.
    func choose(_ name: String, segment: Int? = nil) {
      read()
      // The toolbar has selected the segment or the pane, which the command may not do.
      version += 1
      guard !isBlocked else { return }
      switch entries[name] {
      case .item(let item, let options):
        guard item.isEnabled else { return }
        if isPane(options) {
          select(name, MenuTexts.label(of: item.title))
          chosenPane = name
        }
        perform(item, in: name)
      case .menu(let menu, _):
        if let tap = menu.tap, tap.isEnabled { perform(tap, in: name) }
      case .segments(let segments, _):
        guard let segment, segments.items.indices.contains(segment) else { return }
        let item = segments.items[segment]
        if item.isEnabled { perform(item, in: name) }
      case .system(let item, _):
        if let action = item.toolbarAction { perform(action) }
      default: return
      }
    }

    private func perform(_ action: MenuToolbarAction) {
      guard action.isEnabled(with: handlers[action]) else { return }
      if let handler = handlers[action] { handler.perform() } else { leave(action) }
    }

    // MARK: - Panes

    /// Whether a command shows its selected state, as a pane of a settings window does.
    func isPane(_ options: MenuToolbarOptions) -> Bool {
      isSettings || options.contains(.selectable)
    }

    private var panes: [(name: String, item: MenuEntry<MenuAction>.Item)] {
      layout.compactMap { entry in
        guard case .entry(.item(let item, let options)) = entry.content, isPane(options) else {
          return nil
        }
        return (entry.name, item)
      }
    }

    /// Selects the pane whose command is on, or else the first one.
    func selectFirstPane() {
      guard let pane = panes.first(where: { $0.item.isOn == true }) ?? panes.first else { return }
      select(pane.name, MenuTexts.label(of: pane.item.title))
    }

    /// Selects the pane whose command is on, unless the command of a chosen pane is still running.
    private func updateSelection() {
      let panes = panes
      if panes.isEmpty { return }
      if let chosenPane, panes.contains(where: { $0.name == chosenPane && !$0.item.isEnabled }) {
        return
      }
      chosenPane = nil
      guard let pane = panes.first(where: { $0.item.isOn == true }) else { return }
      select(pane.name, MenuTexts.label(of: pane.item.title))
    }

    private func select(_ name: String, _ label: String) {
      let identifier = NSToolbarItem.Identifier(name)
      if toolbar?.selectedItemIdentifier != identifier {
        toolbar?.selectedItemIdentifier = identifier
      }
      if let paneWindow, paneWindow.title != label { paneWindow.title = label }
    }

    // MARK: - Delegate

    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      let entry = layout.first { entry in entry.name == itemIdentifier.rawValue }
      isValidating = true
      defer { isValidating = false }
      let item = entry.flatMap { entry in makeItem(entry) }
      if item == nil, case .entry(.view)? = entry?.content {
        missingViews.insert(itemIdentifier.rawValue)
      }
      return item
    }

    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      isFilled = true
      return shownIdentifiers
    }

    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      var identifiers = identifiers(of: layout)
      if toolbar.allowsUserCustomization { identifiers += [.flexibleSpace, .space] }
      var seen: Set<NSToolbarItem.Identifier> = []
      return identifiers.filter { seen.insert($0).inserted }
    }

    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      panes.map { NSToolbarItem.Identifier($0.name) }
    }

    /// The toolbar's identifier for an entry, or nil if the system does not have its content.
    private func identifier(of entry: WindowToolbarEntry) -> NSToolbarItem.Identifier? {
      switch entry.content {
      case .space: return .space
      case .flexibleSpace: return .flexibleSpace
      case .sidebarSeparator: return sidebarSeparator
      case .inspectorSeparator: return inspectorSeparator
      case .entry(let content): return identifier(of: content.content, named: entry.name)
      }
    }

    private func identifier(
      of entry: MenuToolbarEntry<MenuAction>, named name: String
    ) -> NSToolbarItem.Identifier? {
      switch entry {
      case .system(let item, _):
        if let builtIn = identifier(of: item) { return builtIn }
        return hasItem(item) ? NSToolbarItem.Identifier(name) : nil
      case .search, .view: return hasViews ? NSToolbarItem.Identifier(name) : nil
      default: return NSToolbarItem.Identifier(name)
      }
    }

    /// The identifier of the item that the toolbar makes itself for a system control.
    private func identifier(of item: MenuSystemItem) -> NSToolbarItem.Identifier? {
      switch item {
      case .sidebar: return .toggleSidebar
      case .print: return .print
      case .showFonts: return .showFonts
      case .showColors: return .showColors
      case .inspector:
        if #available(macOS 14, macCatalyst 17, *) { return .toggleInspector }
        return nil
      default: return nil
      }
    }

    /// Whether the toolbar makes the item for a command itself. Such an item cannot be in a group.
    func isBuiltIn(_ item: MenuSystemItem) -> Bool {
      item == .inspector || identifier(of: item) != nil
    }
  }
#endif
