#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension ToolbarSurface {
    /// Returns the toolbar for a window's `toolbar`. It retains everything it needs.
    ///
    /// The toolbar follows an `@Observable` state, `MenuContext.update()` and events in its window. The
    /// system saves people's customizations under `id`. Items are identified by the command's name without
    /// its block, by the name of the menu, state variable, view or group, or by `search`.
    ///
    /// - Parameters:
    ///   - search: The model of the search field.
    ///   - sharedItems: Returns the items to share, when people choose Share.
    ///   - views: Makes the supplied views; returns nil for one that does not exist.
    public func makeToolbar(
      search: MenuSearch? = nil, sharedItems: @escaping @MainActor () -> [Any] = { [] },
      views: @escaping @MainActor (SuppliedView) -> NSView? = { _ in nil }
    ) -> NSToolbar {
      makeWindowToolbar(search, sharedItems, views)
    }

    /// Shows the toolbar in a window, if it has a `macOS` block. A settings toolbar gets the settings style.
    /// It selects the pane whose command is on, or else the first one, and gives the window the pane's title.
    ///
    /// - Parameters:
    ///   - window: The window, which retains the toolbar.
    ///   - search: The model of the search field.
    ///   - sharedItems: Returns the items to share, when people choose Share.
    ///   - views: Makes the supplied views; returns nil for one that does not exist.
    public func attach(
      to window: NSWindow, search: MenuSearch? = nil,
      sharedItems: @escaping @MainActor () -> [Any] = { [] },
      views: @escaping @MainActor (SuppliedView) -> NSView? = { _ in nil }
    ) {
      let toolbar = makeWindowToolbar(search, sharedItems, views)
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

    private func makeWindowToolbar(
      _ search: MenuSearch?, _ sharedItems: @escaping @MainActor () -> [Any],
      _ views: @escaping @MainActor (SuppliedView) -> NSView?
    ) -> WindowToolbar {
      WindowToolbar(
        .init(self, search: search, sharedItems: sharedItems) { name in
          SuppliedView(rawValue: name).flatMap(views)
        })
    }
  }
#endif
