#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Makes and updates the items of a bar. The items stay the same objects while their state changes.
  @MainActor
  final class BarItems {
    /// The kind of bar that contains the items.
    enum Place {
      /// A bar at the bottom, which supports spaces but not groups.
      case bottom
      /// In a navigation bar.
      case edge
      /// The customizable part of a navigation bar.
      case palette
    }

    /// The view controller with the bar.
    weak var controller: UIViewController?
    private let activity: MenuActivity
    /// What the app does for standard items.
    private var handlers: [MenuToolbarAction: ToolbarHandler] = [:]
    /// What the system's Share shares.
    private(set) var sharedItems: (@MainActor () -> [Any])?
    /// Updates the bar to the current state.
    var update: @MainActor () -> Void = {}
    /// Whether the back button stays next to the leading items.
    var keepsBackButton = false
    private let view: @MainActor (String) -> UIView?
    private let search: BarSearch
    private var items: [String: BarItem] = [:]
    private var takenIDs: Set<String> = []

    init(
      following activity: MenuActivity, search: MenuSearch?,
      view: @escaping @MainActor (String) -> UIView?
    ) {
      (self.activity, self.view) = (activity, view)
      self.search = BarSearch(search ?? MenuSearch())
    }

    /// Resets what depends on the state, before showing a new one.
    func begin(
      _ handlers: [MenuToolbarAction: ToolbarHandler],
      sharing sharedItems: (@MainActor () -> [Any])?
    ) {
      self.handlers = handlers
      self.sharedItems = sharedItems
      takenIDs = []
      for item in items.values { item.content = nil }
    }

    /// Returns the items for an area's entries, in groups.
    func groups(of entries: [MenuToolbarEntry<MenuAction>], at place: Place) -> [BarItemGroup] {
      entries.flatMap { groups(of: $0, at: place) }
        .filter { place == .palette || !$0.options.contains(.hidden) }
    }

    private func groups(of entry: MenuToolbarEntry<MenuAction>, at place: Place) -> [BarItemGroup] {
      let id: String
      let button: UIBarButtonItem?
      switch entry {
      case .item(let item, let options):
        id = unique(item.key)
        button = command(id, item, options).button
      case .menu(let menu, let options):
        id = unique(menu.id)
        button = pullDown(id, menu, options).button
      case .group(let group, let options):
        return groups(of: group, options, at: place)
      case .segments(let choice, _):
        id = unique(choice.id)
        button = segmentedControl(id, choice)?.button
      case .search(_, let prompt):
        id = unique(entry.id)
        button = searchItem(prompt, at: place)
      case .view(let name, let title, _):
        id = unique(name)
        button = suppliedView(id, name, title)?.button
      case .system(let command, let options):
        id = unique(entry.id)
        button =
          command.toolbarAction.map { standardItem(id, $0, options).button }
          ?? systemCommand(id, command)?.button
      case .space, .separator:
        id = unique("space")
        button = place == .bottom ? space(id).button : nil
      case .hidden: return []
      case .flexibleSpace:
        id = unique(entry.id)
        button = place == .bottom ? item(id, .flexibleSpace()).button : nil
      }
      guard let button else { return [] }
      button.setPriority(ToolbarPriority(entry.options))
      return [BarItemGroup(id: id, items: [button], options: entry.options)]
    }

    private func groups(
      of group: MenuToolbarEntry<MenuAction>.Group, _ options: MenuToolbarOptions, at place: Place
    ) -> [BarItemGroup] {
      let groups = group.entries.flatMap { self.groups(of: $0, at: place) }
      if groups.isEmpty { return [] }
      let priority = MenuToolbarEntry.group(group, options).priority
      for item in groups.flatMap(\.items) { item.setPriority(priority) }
      guard place != .bottom else {
        let items = groups.map { BarItemGroup(id: $0.id, items: $0.items, options: options) }
        return edge(options) + items + edge(options)
      }
      let id = unique(group.id)
      var result = BarItemGroup(id: id, items: groups.flatMap(\.items), options: options)
      if let label = group.label, !label.title.isEmpty {
        let item = item(id)
        item.show(.init(title: label.title, image: label.image))
        item.button.setPriority(priority)
        result.representative = item.button
      }
      return [result]
    }

    /// What gives a group at the bottom a glass background of its own, on systems that draw one.
    private func edge(_ options: MenuToolbarOptions) -> [BarItemGroup] {
      guard #available(iOS 26, *) else { return [] }
      let id = unique("edge")
      return [BarItemGroup(id: id, items: [item(id, .fixedSpace()).button], options: options)]
    }

    /// Returns an ID that no other item of the bar has.
    private func unique(_ id: String) -> String {
      var result = id
      var number = 2
      while !takenIDs.insert(result).inserted {
        result = "\(id).\(number)"
        number += 1
      }
      return result
    }

    /// Returns the existing item for an ID, or a new one.
    func item(
      _ id: String, _ made: @autoclosure () -> UIBarButtonItem = UIBarButtonItem(),
      _ prepare: (BarItem) -> Void = { _ in }
    ) -> BarItem {
      if let item = items[id] { return item }
      let item = BarItem(id, made())
      items[id] = item
      prepare(item)
      return item
    }

    // MARK: - Kinds of items

    private func command(
      _ id: String, _ command: MenuEntry<MenuAction>.Item, _ options: MenuToolbarOptions
    ) -> BarItem {
      let item = item(id) { item in
        item.button.primaryAction = UIAction { [weak self, weak item] _ in
          self?.update()
          if case .command(let command)? = item?.content { self?.choose(command, from: item) }
        }
      }
      item.content = .command(command)
      item.show(
        .init(
          title: command.title, label: command.label, image: command.image, help: command.help,
          isEnabled: command.isEnabled, isSelected: command.isChecked,
          changesTitle: command.isOn != nil, options: options))
      return item
    }

    private func pullDown(
      _ id: String, _ menu: MenuToolbarEntry<MenuAction>.Menu, _ options: MenuToolbarOptions
    ) -> BarItem {
      let item = item(id) { item in item.button.menu = makeMenu(of: item) }
      item.content = .menu(menu.entries, tap: menu.tap)
      item.setPrimaryAction(
        menu.tap == nil
          ? nil
          : UIAction { [weak self, weak item] _ in
            self?.update()
            if case .menu(_, let tap?)? = item?.content { self?.choose(tap, from: item) }
          })
      item.show(
        .init(
          title: menu.label.title, image: menu.label.image, help: menu.help,
          isEnabled: menu.isEnabled, options: options))
      return item
    }

    private func segmentedControl(
      _ id: String, _ choice: MenuToolbarEntry<MenuAction>.Segments
    ) -> BarItem? {
      if choice.items.isEmpty { return nil }
      let item = item(id) { item in
        guard #available(iOS 16, *) else { return }
        item.button.menuRepresentation = makeMenu(of: item)
      }
      item.showSegments(choice.items, MenuTexts.label(of: choice.label.title)) {
        [weak self, weak item] index in
        self?.update()
        guard case .segments(let options)? = item?.content, options.indices.contains(index) else {
          return
        }
        self?.choose(options[index], from: item)
      }
      return item
    }

    private func suppliedView(_ id: String, _ name: String, _ title: String) -> BarItem? {
      if items[id] == nil {
        guard let view = view(name) else { return nil }
        items[id] = BarItem(id, UIBarButtonItem(customView: view))
      }
      let item = item(id)
      item.button.title = title
      item.button.accessibilityLabel = title
      return item
    }

    /// The item for Forward, Cancel, Done or Close.
    private func standardItem(
      _ id: String, _ action: MenuToolbarAction, _ options: MenuToolbarOptions
    ) -> BarItem {
      let item = items[id] ?? makeStandardItem(id, action)
      items[id] = item
      item.content = .standard(action)
      item.showSystem(isEnabled: action.isEnabled(with: handlers[action]), options)
      return item
    }

    private func makeStandardItem(_ id: String, _ action: MenuToolbarAction) -> BarItem {
      let perform = UIAction { [weak self] _ in
        self?.update()
        self?.perform(action)
      }
      guard let systemItem = action.systemItem else {
        let item = BarItem(id, UIBarButtonItem(primaryAction: perform))
        let image = action.item.symbolName.map { MenuImage.symbol($0) }
        item.show(.init(title: action.item.title, image: image))
        return item
      }
      return BarItem(id, UIBarButtonItem(systemItem: systemItem, primaryAction: perform))
    }

    private func space(_ id: String) -> BarItem {
      if #available(iOS 26, *) { return item(id, .fixedSpace()) }
      return item(id, .fixedSpace(16))
    }

    /// Shows the search field, and returns the item that represents it in a bar at the bottom.
    private func searchItem(_ prompt: String, at place: Place) -> UIBarButtonItem? {
      guard let navigationItem = controller?.navigationItem else { return nil }
      search.show(prompt, on: navigationItem)
      #if !os(visionOS)
        if place == .bottom, #available(iOS 26, *) {
          return navigationItem.searchBarPlacementBarButtonItem
        }
      #endif
      return nil
    }

    // MARK: - Choosing

    private func perform(_ action: MenuToolbarAction) {
      guard action.isEnabled(with: handlers[action]) else { return }
      if let handler = handlers[action] {
        handler.perform()
        update()
      } else if let presenter = controller?.presentingViewController {
        presenter.dismiss(animated: true)
      } else {
        controller?.navigationController?.popViewController(animated: true)
      }
    }

    func performer(for item: BarItem?) -> MenuPerformer {
      var performer = MenuPerformer(
        anchor: MenuAnchor(barButtonItem: item?.button, viewController: controller))
      performer.sharedItems = sharedItems
      return performer
    }

    private func choose(_ command: MenuEntry<MenuAction>.Item, from item: BarItem?) {
      performer(for: item).choose(command)
    }

    /// Makes a menu whose elements are made each time it opens.
    private func makeMenu(of item: BarItem) -> UIMenu {
      let elements = UIDeferredMenuElement.uncached { [weak self, weak item] completion in
        guard let self else { return completion([]) }
        update()
        completion(
          performer(for: item).elements(of: item?.menuEntries ?? [], following: activity) {
            self.update()
            return item?.menuEntries ?? []
          })
      }
      return UIMenu(children: [elements])
    }
  }

  extension MenuToolbarAction {
    /// The item of the system with its title and symbol, or nil for Forward, which has none.
    fileprivate var systemItem: UIBarButtonItem.SystemItem? {
      switch self {
      case .forward: return nil
      case .cancel: return .cancel
      case .done: return .done
      case .close: return .close
      }
    }
  }
#endif
