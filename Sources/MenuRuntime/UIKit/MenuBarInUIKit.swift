#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension MenuBarSurface {
    /// Builds the main menu from this menu bar. Call it in the `buildMenu(with:)` of the app's delegate.
    ///
    /// The system's menus and commands go where the system has made them; those that it has not made are left
    /// out. Optional system menus are removed if the menu bar does not list them. View controllers call
    /// `validateMenu(_:)`, and provide their context with `MenuContext.attach(to:)`.
    ///
    /// - Parameter others: The menus of other modules. Menus at the same place are merged.
    public func build(with builder: any UIMenuBuilder, adding others: [MenuBarPart] = []) {
      guard builder.system == .main else { return }
      let dispatcher = MenuBarDispatcher.shared
      let snapshot = dispatcher.begin([MenuBarPart(self)] + others)
      let mainMenu = MainMenuChanges(builder, isEditingText: dispatcher.isEditingText)
      mainMenu.change(to: snapshot.menus)
    }

    /// Enables the groups that the menu bar lists and that iPadOS 26 adds on demand. Call it in
    /// `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// - Parameter others: The menus of other modules, as passed to `build(with:adding:)`.
    public func requestSystemMenus(adding others: [MenuBarPart] = []) {
      if #available(iOS 26, *) {
        let groups = SystemMenuGroups(
          of: MenuBarPart.merged(([MenuBarPart(self)] + others).flatMap { $0.menus(nil) }))
        UIMainMenuSystem.shared.setBuildConfiguration(groups.configuration)
      }
      rebuild()
    }

    /// Rebuilds the main menu after a change that cannot be observed.
    ///
    /// Changes to an `@Observable` state, `MenuContext.update()` and performed commands do not need it.
    public func rebuild() { MenuBarDispatcher.shared.rebuild() }
  }

  /// The groups that the system adds to the main menu on demand.
  @MainActor
  private struct SystemMenuGroups {
    private var named: Set<MenuSystemItem> = []
    private var shortcuts: Set<MenuShortcut> = []

    init(of menus: [MenuBarMenu<MenuAction>]) {
      for menu in menus {
        if case .own = menu.place { continue }
        add(menu.entries)
      }
      let items = menus.flatMap { $0.entries.flatMap(\.items) }
      shortcuts = Set(items.flatMap(\.shortcuts).map { MenuShortcut($0.key, $0.modifiers) })
    }

    private mutating func add(_ entries: [MenuEntry<MenuAction>]) {
      for entry in entries {
        switch entry {
        case .system(let item, _): named.insert(item)
        case .submenu(let menu): add(menu.entries)
        case .section(_, _, let inner), .row(let inner, _), .palette(let inner): add(inner)
        case .item, .choice, .text, .separator: continue
        }
      }
    }

    @available(iOS 26, *)
    var configuration: UIMainMenuSystem.Configuration {
      let configuration = UIMainMenuSystem.Configuration()
      configuration.newScenePreference = preference([.new])
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
      if named.contains(.replace) {
        configuration.findingConfiguration.style = .editableText
      } else if !named.isDisjoint(with: [.findNext, .findPrevious, .useSelectionForFind]) {
        configuration.findingConfiguration.style = .nonEditableText
      }
      configuration.textFormattingPreference = preference(
        [
          .font, .text, .bold, .italic, .underline, .bigger, .smaller, .alignLeft, .alignCenter,
          .alignRight, .justify,
        ], givesWay: true)
      return configuration
    }

    /// - Parameter givesWay: Whether to remove the group if the menu bar does not name it but uses its keys.
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
