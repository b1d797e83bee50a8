#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension ToolbarSurface {
    /// Shows the toolbar in the bars of a view controller: in the navigation bar and at the bottom of an iPhone's screen, in the
    /// navigation bar of an iPad, or in the ornament of a visionOS window. Call it in `viewDidLoad()`.
    ///
    /// The view controller retains the bar. The bar follows an `@Observable` state and `MenuContext.update()`, and updates
    /// after each command. Its items stay the same objects. Another toolbar replaces this one.
    ///
    /// The view controller need not have a navigation controller yet. If the toolbar has a bar at the bottom, it gets a
    /// child with an invisible view, which shows and hides that bar as the screen appears and disappears. Those with an
    /// order of their own for `children` have to allow for it.
    ///
    /// On Mac Catalyst this shows the iPad's bar; `attach(to:style:search:)` shows the Mac's toolbar in the title bar.
    ///
    /// - Parameter search: The model of the search field.
    public func attach(to viewController: UIViewController, search: MenuSearch? = nil) {
      attach(to: viewController, search: search, views: { _, _ in nil })
    }

    /// Shows the toolbar in the bars of a view controller, as `attach(to:search:)` does, with views that the view controller makes:
    ///
    /// ```swift
    /// PlayerToolbar(menus).attach(to: self) { player, view in
    ///   switch view {
    ///   case .meter: player.meter
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - viewController: The view controller. It is held weakly, and passed to `views`.
    ///   - search: The model of the search field.
    ///   - views: Makes the supplied views, once each; returns nil for one that does not exist.
    public func attach<Controller: UIViewController>(
      to viewController: Controller, search: MenuSearch? = nil,
      views: @escaping @MainActor (_ controller: Controller, _ view: SuppliedView) -> UIView?
    ) {
      let items = BarItems(
        following: context.activity, search: search,
        view: { [weak viewController] name in
          guard let viewController, let view = SuppliedView(rawValue: name) else { return nil }
          return views(viewController, view)
        })
      let bar = BarController(id: Self.id, items: items, read: { wants in opened(wants) })
      bar.attach(to: viewController, following: context.activity)
    }
  }

  /// Shows a toolbar in the bars of a view controller.
  @MainActor
  final class BarController {
    private let id: String
    private let items: BarItems
    private let read: @MainActor (@escaping (MenuToolbarArea) -> Bool) -> OpenedToolbar
    private weak var controller: UIViewController?
    private var follower: MenuFollower?
    private var shown: [MenuToolbarArea: [[UIBarButtonItem]]] = [:]
    private var shownPinned: [UIBarButtonItem] = []
    /// The items of the bar at the bottom, or nil if the toolbar has no such bar.
    private var bottom: [UIBarButtonItem]?
    /// Follows the appearance of a view controller with a bar at the bottom.
    private var appearance: BarAppearance?
    private var titleMenu: [MenuEntry<MenuAction>] = []

    init(
      id: String, items: BarItems,
      read: @escaping @MainActor (@escaping (MenuToolbarArea) -> Bool) -> OpenedToolbar
    ) {
      (self.id, self.items, self.read) = (id, items, read)
    }

    /// The toolbars of view controllers, which retain them.
    private static let installed = AssociatedObject<BarController>()

    /// Shows the toolbar in a view controller, replacing an existing one.
    func attach(to controller: UIViewController, following activity: MenuActivity) {
      Self.installed[controller]?.remove()
      Self.installed[controller] = self
      self.controller = controller
      items.controller = controller
      items.update = { [weak self] in self?.update() }
      follower = MenuFollower(activity) { [weak self] in self?.update() }
    }

    /// Stops updating the toolbar. Its items stay in the bars until others replace them.
    private func remove() {
      follower = nil
      appearance?.remove()
    }

    private func willAppear(_ animated: Bool) {
      update()
      showBottom(animated: animated)
    }

    private func willDisappear(_ animated: Bool) {
      // The next screen may have no bar, and then nothing else hides this one.
      guard bottom != nil, let navigation = controller?.navigationController,
        let next = navigation.topViewController, !isInside(next),
        next.toolbarItems?.isEmpty ?? true
      else { return }
      navigation.setToolbarHidden(true, animated: animated)
    }

    private func isInside(_ outer: UIViewController) -> Bool {
      var current = controller
      while let inner = current {
        if inner === outer { return true }
        current = inner.parent
      }
      return false
    }

    private func showBottom(animated: Bool) {
      guard let bottom, let navigation = controller?.navigationController,
        navigation.topViewController.map({ isInside($0) }) ?? true
      else { return }
      if navigation.isToolbarHidden != bottom.isEmpty {
        navigation.setToolbarHidden(bottom.isEmpty, animated: animated)
      }
    }

    // MARK: - Updating

    /// Updates the bar to the current state.
    private func update() {
      guard let controller else { return }
      let wanted = Self.areas
      let bar = read { wanted.contains($0) }
      items.begin(bar.handlers, sharing: bar.sharedItems)
      for area in [MenuToolbarArea.phoneBottom, .padBottom, .vision] {
        if let entries = bar.areas[area] { showBottom(entries, on: controller) }
      }
      if wanted.contains(.padCenter) { showPad(bar, on: controller.navigationItem) }
      if wanted.contains(.phoneLeading) { showPhone(bar, on: controller.navigationItem) }
    }

    /// The areas that the device shows.
    private static var areas: Set<MenuToolbarArea> {
      #if os(visionOS)
        return [.vision]
      #else
        let idiom = UIDevice.current.userInterfaceIdiom
        return idiom == .phone
          ? [.phoneBottom, .phoneLeading, .phoneTrailing]
          : [.padLeading, .padCenter, .padTrailing, .padBottom]
      #endif
    }

    private func showBottom(
      _ entries: [MenuToolbarEntry<MenuAction>], on controller: UIViewController
    ) {
      let groups = items.groups(of: entries, at: .bottom)
      let new = groups.map(\.items)
      guard bottom == nil || shown[.phoneBottom] != new else { return }
      shown[.phoneBottom] = new
      let spaced = Self.spaced(new.flatMap { $0 })
      bottom = spaced
      controller.setToolbarItems(spaced, animated: false)
      if appearance == nil {
        appearance = BarAppearance(
          of: controller, willAppear: { [weak self] in self?.willAppear($0) },
          willDisappear: { [weak self] in self?.willDisappear($0) })
      }
      showBottom(animated: false)
    }

    /// Adds spaces that separate titled items from their neighbors.
    private static func spaced(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
      var result: [UIBarButtonItem] = []
      for item in items {
        if let last = result.last, let space = space(between: last, and: item) {
          result.append(space)
        }
        result.append(item)
      }
      return result
    }

    private static func space(
      between first: UIBarButtonItem, and second: UIBarButtonItem
    ) -> UIBarButtonItem? {
      let labeled = [first, second].filter { !($0.title ?? "").isEmpty }
      let texts = labeled.filter { $0.image == nil && $0.customView == nil }
      if #available(iOS 26, *) {
        return labeled.count == 2 && !texts.isEmpty ? .fixedSpace() : nil
      }
      return texts.count == 2 ? .fixedSpace(16) : nil
    }

    // MARK: - The bar at the top

    /// Shows the bar at the top of an iPhone's screen. An edge without items is left to the app.
    private func showPhone(_ bar: OpenedToolbar, on item: UINavigationItem) {
      let leading = items.groups(of: bar[.phoneLeading], at: .edge)
      let trailing = items.groups(of: bar[.phoneTrailing], at: .edge)
      if items.keepsBackButton { item.leftItemsSupplementBackButton = true }
      titleMenu = bar.titleMenu ?? []
      guard #available(iOS 16, *) else {
        if changes(.phoneLeading, leading) { item.leftBarButtonItems = leading.flatMap(\.items) }
        if changes(.phoneTrailing, trailing) {
          item.rightBarButtonItems = trailing.flatMap(\.items).reversed()
        }
        return
      }
      if changes(.phoneLeading, leading) { item.leadingItemGroups = leading.map { $0.fixedGroup } }
      show(trailing: trailing, in: .phoneTrailing, on: item)
      provideTitleMenu(on: item)
    }

    private func showPad(_ bar: OpenedToolbar, on item: UINavigationItem) {
      let isCustomizable = bar.traits[.padCenter]?.contains(.customizable) ?? false
      let leading = items.groups(of: bar[.padLeading], at: .edge)
      let center = items.groups(of: bar[.padCenter], at: isCustomizable ? .palette : .edge)
      let trailing = items.groups(of: bar[.padTrailing], at: .edge)
      if items.keepsBackButton { item.leftItemsSupplementBackButton = true }
      titleMenu = bar.titleMenu ?? []
      guard #available(iOS 16, *) else {
        if changes(.padLeading, leading) { item.leftBarButtonItems = leading.flatMap(\.items) }
        let changed = [changes(.padCenter, center), changes(.padTrailing, trailing)]
        if changed.contains(true) {
          item.rightBarButtonItems = (center + trailing).flatMap(\.items).reversed()
        }
        return
      }
      if let role = bar.role { item.style = role.style }
      if isCustomizable { item.customizationIdentifier = id }
      if changes(.padLeading, leading) { item.leadingItemGroups = leading.map { $0.fixedGroup } }
      if changes(.padCenter, center) {
        item.centerItemGroups = center.map { isCustomizable ? $0.customizableGroup : $0.fixedGroup }
      }
      show(trailing: trailing, in: .padTrailing, on: item)
      provideTitleMenu(on: item)
    }

    @available(iOS 16, *)
    private func provideTitleMenu(on item: UINavigationItem) {
      guard !titleMenu.isEmpty, item.titleMenuProvider == nil else { return }
      item.titleMenuProvider = { [weak self] suggested in self?.makeTitleMenu(suggested) }
    }

    /// Shows the trailing items. Essential ones go into the pinned group, which stays visible when space is short.
    @available(iOS 16, *)
    private func show(
      trailing: [BarItemGroup], in area: MenuToolbarArea, on item: UINavigationItem
    ) {
      let others = trailing.filter { !$0.options.contains(.essential) }
      let pinned = trailing.filter { $0.options.contains(.essential) }.flatMap(\.items)
      if changes(area, others) { item.trailingItemGroups = others.map { $0.fixedGroup } }
      if pinned != shownPinned {
        shownPinned = pinned
        item.pinnedTrailingGroup = pinned.isEmpty ? nil : .fixedGroup(items: pinned)
      }
    }

    /// Records an area's items and returns whether they differ from the previous ones.
    private func changes(_ area: MenuToolbarArea, _ groups: [BarItemGroup]) -> Bool {
      let items = groups.map(\.items)
      if items == shown[area, default: []] { return false }
      shown[area] = items
      return true
    }

    /// Makes the title menu: UIKit's suggestions followed by the toolbar's own entries.
    private func makeTitleMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
      update()
      // UIKit adds these itself if a responder implements their actions.
      let offered: Set<MenuSystemItem> = [.duplicate, .moveTo, .rename, .print, .saveAs]
      let entries = titleMenu.filter { entry in
        if case .system(let item, _) = entry { return !offered.contains(item) }
        return true
      }
      let performer = MenuPerformer(anchor: MenuAnchor(responder: controller))
      return UIMenu(children: suggested + performer.elements(of: entries))
    }
  }

  @MainActor
  extension MenuToolbarPurpose {
    @available(iOS 16, *)
    fileprivate var style: UINavigationItem.ItemStyle {
      switch self {
      case .navigator: return .navigator
      case .browser: return .browser
      case .editor: return .editor
      }
    }
  }
#endif
