#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension ToolbarSurface {
    /// The toolbar for a window's `toolbar`, which keeps all that it needs.
    ///
    /// It follows an `@Observable` state, `MenuContext.update()`, and what happens in its window. Under `id`
    /// the system keeps how people customized it; an item is known by the name of its command without the
    /// block, of its menu, variable, view or group, or `search`.
    ///
    /// - Parameters:
    ///   - search: What is in the search field.
    ///   - sharedItems: Returns what people can share, when they do.
    ///   - views: Makes the views that the app supplies; nil for one that is not there.
    public func makeToolbar(
      search: MenuSearch? = nil, sharedItems: @escaping @MainActor () -> [Any] = { [] },
      views: @escaping @MainActor (SuppliedView) -> NSView? = { _ in nil }
    ) -> NSToolbar {
      makeWindowToolbar(search, sharedItems, views)
    }

    /// Shows the toolbar in a window, if it has a `macOS` block. One of settings has the style of settings,
    /// with the pane selected whose command is on, or else the first; its title is the window's.
    ///
    /// - Parameters:
    ///   - window: The window, which keeps the toolbar.
    ///   - search: What is in the search field.
    ///   - sharedItems: Returns what people can share, when they do.
    ///   - views: Makes the views that the app supplies; nil for one that is not there.
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

    /// What a window's delegate returns from `window(_:willUseFullScreenPresentationOptions:)`, so that
    /// a toolbar that people can hide does so with the menu bar in full screen.
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
