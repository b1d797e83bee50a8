#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A bar item, or a group of items that stay together.
  @MainActor
  struct BarSlot {
    let id: String
    let items: [UIBarButtonItem]
    var representative: UIBarButtonItem?
    var options: ToolbarOptions = []

    /// The group for a part of the bar that people cannot customize.
    @available(iOS 16, *)
    var fixedGroup: UIBarButtonItemGroup {
      .fixedGroup(representativeItem: representative, items: items)
    }

    /// The group for a part of the bar that people can customize.
    @available(iOS 16, *)
    var group: UIBarButtonItemGroup {
      if options.contains(.essential) {
        return .movableGroup(
          customizationIdentifier: id, representativeItem: representative, items: items)
      }
      return .optionalGroup(
        customizationIdentifier: id, isInDefaultCustomization: !options.contains(.hidden),
        representativeItem: representative, items: items)
    }
  }

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
    /// Updates the bar to the current state.
    var update: @MainActor () -> Void = {}
    /// Whether the back button stays next to the leading items.
    private(set) var keepsBackButton = false
    private let view: @MainActor (String) -> UIView?
    private let search: BarSearch
    private var items: [String: UIBarButtonItem] = [:]
    private var faces: [String: Face] = [:]
    /// All titles that each item has had.
    private var titles: [String: Set<String>] = [:]
    private var takenIDs: Set<String> = []
    private var commands: [String: MenuEntry<MenuAction>.Item] = [:]
    private var menus: [String: [MenuEntry<MenuAction>]] = [:]
    private var segments: [String: [MenuEntry<MenuAction>.Item]] = [:]

    init(search: MenuSearch?, view: @escaping @MainActor (String) -> UIView?) {
      self.view = view
      self.search = BarSearch(search ?? MenuSearch())
    }

    /// Resets what depends on the state, before showing a new one.
    func begin() {
      takenIDs = []
      commands = [:]
      menus = [:]
      segments = [:]
    }

    /// Returns the items for an area's entries.
    func slots(of entries: [ToolbarEntry<MenuAction>], at place: Place) -> [BarSlot] {
      entries.flatMap { slots(of: $0, at: place) }
        .filter { place == .palette || !$0.options.contains(.hidden) }
    }

    private func slots(of entry: ToolbarEntry<MenuAction>, at place: Place) -> [BarSlot] {
      let id: String
      let item: UIBarButtonItem?
      switch entry {
      case .item(let command, let options):
        id = unique(command.key)
        item = button(id, command, options)
      case .menu(let menu, let options):
        id = unique(menu.id)
        item = pullDown(id, menu, options)
      case .group(let group, let options):
        return slots(of: group, options, at: place)
      case .segments(let choice, _):
        id = unique(choice.id)
        item = segmented(id, choice)
      case .search(_, let prompt):
        id = unique(entry.id)
        item = searchItem(prompt, at: place)
      case .view(let name, let title, _):
        id = unique(name)
        item = custom(id, name, title)
      case .system(let system, _):
        id = unique(entry.id)
        item = control(id, system)
      case .space, .separator:
        id = unique("space")
        item = place == .bottom ? space(id) : nil
      case .flexibleSpace:
        id = unique(entry.id)
        item = place == .bottom ? self.item(id, .flexibleSpace()) : nil
      }
      guard let item else { return [] }
      item.setPriority(ToolbarPriority(entry.options))
      return [BarSlot(id: id, items: [item], options: entry.options)]
    }

    private func slots(
      of group: ToolbarEntry<MenuAction>.Group, _ options: ToolbarOptions, at place: Place
    ) -> [BarSlot] {
      let slots = group.entries.flatMap { self.slots(of: $0, at: place) }
      if slots.isEmpty { return [] }
      let priority = ToolbarEntry.group(group, options).priority
      for item in slots.flatMap(\.items) { item.setPriority(priority) }
      guard place != .bottom else {
        let items = slots.map { BarSlot(id: $0.id, items: $0.items, options: options) }
        return edge(options) + items + edge(options)
      }
      let id = unique(group.id)
      var slot = BarSlot(id: id, items: slots.flatMap(\.items), options: options)
      if let label = group.label, !label.title.isEmpty {
        let item = item(id)
        show(Face(title: label.title, image: label.image), in: item, id)
        item.setPriority(priority)
        slot.representative = item
      }
      return [slot]
    }

    /// What gives a group at the bottom a glass background of its own, on systems that draw one.
    private func edge(_ options: ToolbarOptions) -> [BarSlot] {
      guard #available(iOS 26, *) else { return [] }
      let id = unique("edge")
      return [BarSlot(id: id, items: [item(id, .fixedSpace())], options: options)]
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
    private func item(
      _ id: String, _ made: @autoclosure () -> UIBarButtonItem = UIBarButtonItem(),
      _ prepare: (UIBarButtonItem) -> Void = { _ in }
    ) -> UIBarButtonItem {
      if let item = items[id] { return item }
      let item = made()
      item.accessibilityIdentifier = id
      items[id] = item
      prepare(item)
      return item
    }

    // MARK: - Appearance

    private struct Face: Equatable {
      var title: String
      var image: MenuImage?
      var help: String?
      var isEnabled = true
      var isSelected = false
      /// Whether the title shows whether the item is on.
      var changesTitle = false
      var options: ToolbarOptions = []
    }

    private func show(_ face: Face, in item: UIBarButtonItem, _ id: String) {
      if faces[id] == face { return }
      faces[id] = face
      let label = MenuTexts.label(of: face.title)
      item.title = label
      item.image = face.image?.uiImage
      item.accessibilityLabel = label
      item.accessibilityHint = face.help
      item.isEnabled = face.isEnabled
      item.isSelected = face.isSelected
      item.isSpringLoaded = face.options.contains(.springs)
      // Reserve the width of the widest title, so that neighboring items do not move.
      if face.changesTitle, face.image == nil {
        let titles = titles[id, default: []].union([label])
        self.titles[id] = titles
        if titles.count > 1 { item.possibleTitles = titles }
      }
      guard face.options.contains(.prominent) else { return }
      if #available(iOS 26, *) {
        item.style = .prominent
      } else {
        item.style = .done
      }
    }

    // MARK: - Kinds of items

    private func button(
      _ id: String, _ command: MenuEntry<MenuAction>.Item, _ options: ToolbarOptions
    ) -> UIBarButtonItem {
      commands[id] = command
      let item = item(id) { item in
        item.primaryAction = UIAction { [weak self, weak item] _ in
          self?.update()
          self?.choose(self?.commands[id], from: item)
        }
      }
      let face = Face(
        title: command.title, image: command.image, help: command.help,
        isEnabled: command.isEnabled, isSelected: command.isChecked,
        changesTitle: command.isOn != nil, options: options)
      show(face, in: item, id)
      return item
    }

    private func pullDown(
      _ id: String, _ menu: ToolbarEntry<MenuAction>.Menu, _ options: ToolbarOptions
    ) -> UIBarButtonItem {
      menus[id] = menu.entries
      let item = item(id) { item in
        item.menu = makeMenu(for: item) { items in items.menus[id] ?? [] }
      }
      let face = Face(
        title: menu.label.title, image: menu.label.image, help: menu.help,
        isEnabled: menu.isEnabled, options: options)
      show(face, in: item, id)
      return item
    }

    private func segmented(
      _ id: String, _ choice: ToolbarEntry<MenuAction>.Segments
    ) -> UIBarButtonItem? {
      if choice.items.isEmpty { return nil }
      segments[id] = choice.items
      let item = item(id) { item in
        guard #available(iOS 16, *) else { return }
        item.menuRepresentation = makeMenu(for: item) { items in
          [.choice(items.segments[id] ?? [])]
        }
      }
      let label = MenuTexts.label(of: choice.label.title)
      item.title = label
      let control = control(of: item, id, choice.items)
      let selected = choice.items.firstIndex { $0.isOn ?? false }
      control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
      control.isEnabled = choice.items.contains(where: \.isEnabled)
      control.accessibilityLabel = label
      control.accessibilityIdentifier = id
      return item
    }

    /// The segmented control of an item, recreated if the titles of its options change.
    private func control(
      of item: UIBarButtonItem, _ id: String, _ options: [MenuEntry<MenuAction>.Item]
    ) -> UISegmentedControl {
      if let control = item.customView as? BarSegments, control.shows(options) { return control }
      let actions = options.indices.map { index in
        UIAction(title: options[index].title, image: options[index].image?.uiImage) {
          [weak self, weak item] _ in
          self?.chooseSegment(index, of: id, from: item)
        }
      }
      let control = BarSegments(frame: .zero, actions: actions)
      control.labels = options.map { MenuLabel($0.title, $0.image) }
      item.customView = control
      return control
    }

    private func custom(_ id: String, _ name: String, _ title: String) -> UIBarButtonItem? {
      if items[id] == nil {
        guard let view = view(name) else { return nil }
        items[id] = UIBarButtonItem(customView: view)
        items[id]?.accessibilityIdentifier = id
      }
      let item = item(id)
      item.title = title
      item.accessibilityLabel = title
      return item
    }

    /// The item for a system command, which the responder chain performs; nil if the system shows it itself.
    private func control(_ id: String, _ system: MenuSystemItem) -> UIBarButtonItem? {
      switch system {
      case .back:
        keepsBackButton = true
        return nil
      case .sidebar:
        // A split view controller shows its own button for it.
        return nil
      default:
        guard let action = system.action else { return nil }
        let item = item(id) { item in item.action = action }
        let image = system.symbolName.map { MenuImage.symbol($0) }
        show(Face(title: system.title, image: image), in: item, id)
        return item
      }
    }

    private func space(_ id: String) -> UIBarButtonItem {
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

    private func performer(for item: UIBarButtonItem?) -> MenuPerformer {
      MenuPerformer(anchor: MenuAnchor(barButtonItem: item, viewController: controller))
    }

    private func choose(_ command: MenuEntry<MenuAction>.Item?, from item: UIBarButtonItem?) {
      guard let command else { return }
      performer(for: item).choose(command)
    }

    private func chooseSegment(_ index: Int, of id: String, from item: UIBarButtonItem?) {
      update()
      guard let options = segments[id], options.indices.contains(index) else { return }
      choose(options[index], from: item)
    }

    /// Makes a menu whose elements are made each time it opens.
    private func makeMenu(
      for item: UIBarButtonItem,
      _ entries: @escaping @MainActor (BarItems) -> [MenuEntry<MenuAction>]
    ) -> UIMenu {
      let elements = UIDeferredMenuElement.uncached { [weak self, weak item] completion in
        guard let self else { return completion([]) }
        self.update()
        completion(self.performer(for: item).elements(of: entries(self)))
      }
      return UIMenu(children: [elements])
    }
  }

  extension UIBarButtonItem {
    /// Sets how long the item stays in its bar while space runs out, on iOS 27.
    fileprivate func setPriority(_ priority: ToolbarPriority) {
      // visionOS has no priorities but the standard one.
      #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && !os(visionOS)
        guard #available(iOS 27, *) else { return }
        switch priority {
        case .low: visibilityPriority = .low
        case .standard: break
        case .raised:
          #if !targetEnvironment(macCatalyst)
            visibilityPriority = .init(higherThan: .standard)
          #endif
        case .high: visibilityPriority = .high
        }
      #endif
    }
  }

  /// A segmented control for the options of a choice.
  @MainActor
  private final class BarSegments: UISegmentedControl {
    var labels: [MenuLabel] = []

    /// Whether the control shows these options.
    func shows(_ options: [MenuEntry<MenuAction>.Item]) -> Bool {
      labels == options.map { MenuLabel($0.title, $0.image) }
    }
  }
#endif
