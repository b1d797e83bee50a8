#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Adds a toolbar: `list.toolbar(NoteListToolbar(menus))`.
    ///
    /// - Parameter search: The model of the search field, or nil for no search field.
    public func toolbar<Toolbar: MenuToolbarLayout>(
      _ toolbar: Toolbar, search: MenuSearch? = nil
    ) -> some View where Toolbar.SuppliedView == NoSuppliedView {
      modifier(
        ToolbarModifier(toolbar: toolbar, search: search, views: { _ in AnyView(EmptyView()) }))
    }

    /// Adds a toolbar with views that the app supplies.
    ///
    /// - Parameters:
    ///   - search: The model of the search field, or nil for no search field.
    ///   - views: Makes the supplied views.
    public func toolbar<Toolbar: MenuToolbarLayout>(
      _ toolbar: Toolbar, search: MenuSearch? = nil,
      @ViewBuilder views: @escaping @MainActor (Toolbar.SuppliedView) -> some View
    ) -> some View {
      modifier(
        ToolbarModifier(
          toolbar: toolbar, search: search,
          views: { id in AnyView(Toolbar.SuppliedView(rawValue: id).map { views($0) }) }))
    }
  }

  /// Adds a toolbar to a view.
  private struct ToolbarModifier<Toolbar: MenuToolbarLayout>: ViewModifier {
    let toolbar: Toolbar
    let search: MenuSearch?
    /// Makes the supplied view with an ID.
    let views: @MainActor (String) -> AnyView
    var surroundings = MenuSurroundings()
    @State var presentation = MenuPresentation()
    @State var presenter = ViewPresenter()
    @State var host = HostWindow()

    func body(content: Content) -> some View {
      let _ = presenter.locate(in: host)
      let _ = presenter.connect(
        toolbar.activity, $presentation, updates: presentation.updates, in: surroundings)
      let (bar, context) = opened
      shown(bar, context, on: content)
        .modifier(ToolbarSearch(search: search, prompt: bar.searchPrompt))
        // An item in the overflow menu, or in that of secondary actions, can present nothing. Its questions are the
        // content's, and point at nothing.
        .menuPresentation($presentation, style: .alert)
        .noted(in: host)
    }

    /// The toolbar in the current state, with hidden entries.
    private var opened: (MenuToolbarBuilder<Toolbar.Command>, MenuContext<Toolbar.Command>) {
      let (state, context) = toolbar.context.opened()
      var bar = MenuToolbarBuilder<Toolbar.Command>(
        state, wants: { MenuToolbarArea.shown.contains($0) }, keepsHidden: true,
        isBusy: context.asksWhetherBusy)
      Toolbar.build(&bar)
      return (bar, context)
    }

    @ViewBuilder
    private func shown(
      _ bar: MenuToolbarBuilder<Toolbar.Command>, _ context: MenuContext<Toolbar.Command>,
      on content: Content
    ) -> some View {
      let entries = ToolbarEntrySource<Toolbar>(
        bar.areas, in: bar.state, action: context.action,
        ToolbarEntryContext(
          presenter: presenter, presentation: presentation,
          handlers: context.toolbarHandlers(in: bar.state), views: views))
      #if os(macOS) || targetEnvironment(macCatalyst)
        content
          .modifier(ToolbarBar(content: toolbar.macBar(entries.fixed(.mac))))
          .modifier(
            ToolbarItems(id: Toolbar.id, content: toolbar.macItems(entries.customizable(.mac))))
      #elseif os(watchOS)
        content.modifier(ToolbarBar(content: toolbar.watchBar(entries.fixed(.watch))))
      #elseif os(visionOS)
        content.modifier(ToolbarBar(content: toolbar.visionBar(entries.fixed(.vision))))
      #elseif os(iOS)
        let titles = ToolbarTitles(
          entries: bar.titleMenu?.map { $0.map(context.action) },
          traits: MenuItemTraits(presenter: presenter))
        if MenuDevice.isPad {
          content
            .modifier(ToolbarBar(content: toolbar.padBar(entries.fixed(.padCenter))))
            .modifier(ToolbarBar(content: toolbar.padBottomBar(entries.fixed(.padBottom))))
            .modifier(
              ToolbarItems(
                id: Toolbar.id, content: toolbar.padItems(entries.customizable(.padCenter)))
            )
            .modifier(ToolbarRoles(role: bar.role))
            .modifier(titles)
        } else {
          content
            .modifier(ToolbarBar(content: toolbar.phoneBar(entries.fixed(.phoneBottom))))
            .modifier(titles)
        }
      #else
        content
      #endif
    }
  }

  /// Adds a bar that people cannot rearrange, if the toolbar has one.
  private struct ToolbarBar<Bar: ToolbarContent>: ViewModifier {
    let content: Bar

    @ViewBuilder
    func body(content: Content) -> some View {
      if Bar.self == NoToolbarContent.self {
        content
      } else {
        content.toolbar { self.content }
      }
    }
  }

  /// Adds items that people can rearrange, if the toolbar has any.
  private struct ToolbarItems<Items: CustomizableToolbarContent>: ViewModifier {
    let id: String
    let content: Items

    @ViewBuilder
    func body(content: Content) -> some View {
      if Items.self == NoToolbarContent.self {
        content
      } else {
        content.toolbar(id: id) { self.content }
      }
    }
  }

  #if os(iOS)
    /// Sets the role of a screen's bar.
    private struct ToolbarRoles: ViewModifier {
      let role: MenuToolbarPurpose?

      @ViewBuilder
      func body(content: Content) -> some View {
        if #available(iOS 16, *), let role {
          switch role {
          case .navigator: content.toolbarRole(.navigationStack)
          case .browser: content.toolbarRole(.browser)
          case .editor: content.toolbarRole(.editor)
          }
        } else {
          content
        }
      }
    }

    /// Adds the title menu of a bar.
    private struct ToolbarTitles: ViewModifier {
      let entries: [MenuEntry<MenuAction>]?
      let traits: MenuItemTraits

      @ViewBuilder
      func body(content: Content) -> some View {
        if #available(iOS 16, *), let entries {
          content.toolbarTitleMenu { MenuEntriesView(entries, traits) }
        } else {
          content
        }
      }
    }
  #endif

  @MainActor extension MenuToolbarBuilder {
    /// The placeholder of the search field, or nil if there is none.
    fileprivate var searchPrompt: String? {
      for area in MenuToolbarArea.shown {
        for case .search(_, let prompt) in areas[area] ?? [] { return prompt }
      }
      return nil
    }
  }

  @MainActor extension MenuToolbarArea {
    /// The areas to show on this device.
    fileprivate static var shown: [MenuToolbarArea] {
      #if os(macOS) || targetEnvironment(macCatalyst)
        return [.mac]
      #elseif os(watchOS)
        return [.watch]
      #elseif os(visionOS)
        return [.vision]
      #elseif os(iOS)
        return MenuDevice.isPad
          ? [.padLeading, .padCenter, .padTrailing, .padBottom]
          : [.phoneBottom, .phoneLeading, .phoneTrailing]
      #else
        return []
      #endif
    }
  }
#endif
