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
    ///   - views: Makes the supplied views; returns nil for one that does not exist.
    public func attach(
      to scene: UIWindowScene, style: UITitlebarToolbarStyle = .automatic,
      search: MenuSearch? = nil,
      views: @escaping @MainActor (SuppliedView) -> UIView? = { _ in nil }
    ) {
      guard let titlebar = scene.titlebar else { return }
      let toolbar = WindowToolbar(
        .init(self, search: search) { name in SuppliedView(rawValue: name).flatMap(views) })
      guard let controller = toolbar.controller, controller.hasItems else { return }
      controller.scene = scene
      titlebar.toolbarStyle = controller.isSettings ? .preference : style
      if controller.isSettings { controller.paneWindow = scene }
      titlebar.toolbar = toolbar
      if controller.isSettings { controller.selectFirstPane() }
    }
  }
#endif
