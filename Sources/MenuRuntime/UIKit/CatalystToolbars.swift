#if targetEnvironment(macCatalyst)
  public import UIKit

  extension ToolbarSurface {
    /// Shows the toolbar in the title bar of a window, which retains everything that the toolbar needs.
    ///
    /// The toolbar follows an `@Observable` state, `MenuContext.update()` and events in its window. A
    /// toolbar without a `macOS` block is not shown. A settings toolbar gets the settings style. It
    /// selects the pane whose command is on, or else the first one, and gives the window the pane's title.
    ///
    /// - Parameters:
    ///   - scene: The scene of the window.
    ///   - style: The position of the toolbar relative to the window's title.
    ///   - search: The model of the search field.
    public func attach(
      to scene: UIWindowScene, style: UITitlebarToolbarStyle = .automatic,
      search: MenuSearch? = nil
    ) {
      attach(.init(self, search: search), to: scene, style)
    }

    /// Shows the toolbar in the title bar of a window, as `attach(to:style:search:)` does, with the views of an owner.
    ///
    /// - Parameters:
    ///   - scene: The scene of the window.
    ///   - style: The position of the toolbar relative to the window's title.
    ///   - search: The model of the search field.
    ///   - owner: The object that has the views, such as the view controller. It is held weakly.
    ///   - views: Makes the supplied views; returns nil for one that does not exist.
    public func attach<Owner: AnyObject>(
      to scene: UIWindowScene, style: UITitlebarToolbarStyle = .automatic,
      search: MenuSearch? = nil, owner: Owner,
      views: @escaping @MainActor (_ owner: Owner, _ view: SuppliedView) -> UIView?
    ) {
      attach(.init(self, search: search, owner: owner, views: views), to: scene, style)
    }

    private func attach(
      _ source: WindowToolbarController.Source, to scene: UIWindowScene,
      _ style: UITitlebarToolbarStyle
    ) {
      guard let titlebar = scene.titlebar else { return }
      let toolbar = WindowToolbar(source)
      guard let controller = toolbar.controller, controller.hasItems else { return }
      controller.scene = scene
      titlebar.toolbarStyle = controller.isSettings ? .preference : style
      if controller.isSettings { controller.paneWindow = scene }
      titlebar.toolbar = toolbar
      if controller.isSettings { controller.selectFirstPane() }
    }
  }
#endif
