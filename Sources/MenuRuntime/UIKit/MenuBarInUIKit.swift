#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension MenuBarSurface {
    /// Makes the main menu this menu bar. Call it in the `buildMenu(with:)` of the app's delegate.
    ///
    /// What the system has of it is placed where the system has made it, and left out where it has not. Of the
    /// system's menus, those that an app may be without go if the menu bar does not list them. View controllers
    /// call `validateMenu(_:)`, and say with `MenuContext.use(in:)` what the commands mean while they are in
    /// front.
    ///
    /// - Parameter others: The menus of other modules; those of one place become one.
    public func build(with builder: any UIMenuBuilder, and others: [MenuBarPart] = []) {
      guard builder.system == .main else { return }
      let dispatcher = MenuBarDispatcher.shared
      let snapshot = dispatcher.begin([part] + others)
      let mainMenu = MainMenuChanges(builder, isEditingText: dispatcher.isEditingText)
      mainMenu.change(to: snapshot.menus)
    }

    /// Makes the system offer the groups that the menu bar lists, which iPadOS 26 adds on demand. Call it in
    /// `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// - Parameter others: The menus of other modules, as `build(with:and:)` gets them.
    public func install(with others: [MenuBarPart] = []) {
      if #available(iOS 26, *) {
        let groups = SystemMenuGroups(
          of: MenuBarPart.merged(([part] + others).flatMap { $0.menus(nil) }))
        UIMainMenuSystem.shared.setBuildConfiguration(groups.configuration)
      }
      rebuild()
    }

    /// Makes the system build the main menu anew, for a change that nothing follows.
    ///
    /// An `@Observable` state, `MenuContext.update()` and commands that were performed need no such call.
    public func rebuild() { MenuBarDispatcher.shared.rebuild() }
  }

  /// The groups of the system's main menu that are there on demand.
  @MainActor
  private struct SystemMenuGroups {
    private var named: Set<MenuSystemItem> = []
    private var shortcuts: Set<MenuShortcut> = []

    init(of menus: [MenuBarMenu<MenuAction>]) {
      for menu in menus {
        if case .own = menu.place { continue }
        add(menu.entries)
      }
      shortcuts = Set(menus.flatMap { $0.entries.flatMap(\.items).compactMap(\.shortcut) })
    }

    private mutating func add(_ entries: [MenuEntry<MenuAction>]) {
      for entry in entries {
        switch entry {
        case .system(let item, _): named.insert(item)
        case .submenu(let menu): add(menu.entries)
        case .section(_, let inner), .row(let inner), .palette(let inner): add(inner)
        case .item, .choice, .separator: continue
        }
      }
    }

    @available(iOS 26, *)
    var configuration: UIMainMenuSystem.Configuration {
      let configuration = UIMainMenuSystem.Configuration()
      configuration.documentPreference = preference([.duplicate, .rename, .moveTo])
      configuration.printingPreference = preference([.print])
      configuration.toolbarPreference = preference([.toolbar, .customizeToolbar])
      configuration.sidebarPreference = preference([.sidebar])
      configuration.inspectorPreference = preference([.inspector])
      configuration.findingPreference = preference(
        [
          .findMenu, .find, .findNext, .findPrevious, .useSelectionForFind, .jumpToSelection,
          .replace,
        ], givesWay: true)
      configuration.textFormattingPreference = preference(
        [
          .font, .text, .bold, .italic, .underline, .bigger, .smaller, .alignLeft, .alignCenter,
          .alignRight, .justify,
        ], givesWay: true)
      return configuration
    }

    /// - Parameter givesWay: Whether a group goes that the menu bar does not name, but whose keys it has.
    @available(iOS 26, *)
    private func preference(
      _ items: Set<MenuSystemItem>, givesWay: Bool = false
    ) -> UIMenuSystem.ElementGroupPreference {
      if !named.isDisjoint(with: items) { return .included }
      let keys = items.compactMap(\.shortcut)
      return givesWay && !shortcuts.isDisjoint(with: keys) ? .removed : .automatic
    }
  }
#endif
