#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension ToolbarSurface {
    /// Returns the toolbar for a window's `toolbar`. It retains everything it needs.
    ///
    /// The toolbar follows an `@Observable` state, `MenuContext.update()` and events in its window. The
    /// system saves people's customizations under `id`. Items are identified by the command's name without
    /// its block, by the name of the menu, state variable, view or group, or by `search`.
    ///
    /// - Parameter search: The model of the search field.
    public func makeToolbar(search: MenuSearch? = nil) -> NSToolbar {
      WindowToolbar(.init(self, search: search))
    }

    /// Returns the toolbar for a window's `toolbar`, with the views of an owner.
    ///
    /// ```swift
    /// window.toolbar = PlayerToolbar(menus).makeToolbar(owner: self) { player, view in
    ///   switch view {
    ///   case .meter: player.meter
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - search: The model of the search field.
    ///   - owner: The object that has the views, such as the window controller. It is held weakly.
    ///   - views: Makes the supplied views; returns nil for one that does not exist.
    public func makeToolbar<Owner: AnyObject>(
      search: MenuSearch? = nil, owner: Owner,
      views: @escaping @MainActor (_ owner: Owner, _ view: SuppliedView) -> NSView?
    ) -> NSToolbar {
      WindowToolbar(
        .init(self, search: search, owner: owner, views: views))
    }

    /// Shows the toolbar in a window, if it has a `macOS` block. A settings toolbar gets the settings style.
    /// It selects the pane whose command is on, or else the first one, and gives the window the pane's title.
    ///
    /// - Parameters:
    ///   - window: The window, which retains the toolbar.
    ///   - search: The model of the search field.
    public func attach(to window: NSWindow, search: MenuSearch? = nil) {
      attach(WindowToolbar(.init(self, search: search)), to: window)
    }

    /// Shows the toolbar in a window, as `attach(to:search:)` does, with the views of an owner.
    ///
    /// - Parameters:
    ///   - window: The window, which retains the toolbar.
    ///   - search: The model of the search field.
    ///   - owner: The object that has the views, such as the window controller. It is held weakly.
    ///   - views: Makes the supplied views; returns nil for one that does not exist.
    public func attach<Owner: AnyObject>(
      to window: NSWindow, search: MenuSearch? = nil, owner: Owner,
      views: @escaping @MainActor (_ owner: Owner, _ view: SuppliedView) -> NSView?
    ) {
      let source = WindowToolbarController.Source(
        self, search: search, owner: owner, views: views)
      attach(WindowToolbar(source), to: window)
    }

    private func attach(_ toolbar: WindowToolbar, to window: NSWindow) {
      guard let controller = toolbar.controller, controller.hasItems else { return }
      if controller.isSettings {
        window.toolbarStyle = .preference
        controller.paneWindow = window
      }
      window.toolbar = toolbar
      if controller.isSettings { controller.selectFirstPane() }
    }

    /// The value to return from a window delegate's `window(_:willUseFullScreenPresentationOptions:)`. It
    /// lets a hideable toolbar hide with the menu bar in full screen.
    public func fullScreenOptions(
      _ proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions {
      let traits = opened { $0 == .mac }.traits[.mac] ?? []
      return traits.contains(.hideable)
        ? proposedOptions.union(.autoHideToolbar) : proposedOptions
    }
  }
#endif
