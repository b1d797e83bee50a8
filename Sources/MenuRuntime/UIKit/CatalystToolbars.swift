#if targetEnvironment(macCatalyst)
  public import UIKit

  extension ToolbarSurface {
    /// Shows the toolbar in the title bar of a window, which keeps all that it needs.
    ///
    /// It follows an `@Observable` state, `MenuContext.update()`, and what happens in its window. A
    /// toolbar without a `macOS` block is not shown. One of settings has the style of settings, with the
    /// pane selected whose command is on, or else the first; its title is the window's.
    ///
    /// - Parameters:
    ///   - scene: The scene of the window.
    ///   - style: How the toolbar stands beside the window's title.
    ///   - search: What is in the search field.
    ///   - views: Makes the views that the app supplies; nil for one that is not there.
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
