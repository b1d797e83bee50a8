#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Adds a toolbar: `list.toolbar(NoteListToolbar(menus))`.
    ///
    /// - Parameter search: The model of the search field, or nil for no search field.
    public func toolbar<Toolbar: ToolbarLayout>(
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
    public func toolbar<Toolbar: ToolbarLayout>(
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
  private struct ToolbarModifier<Toolbar: ToolbarLayout>: ViewModifier {
    let toolbar: Toolbar
    let search: MenuSearch?
    /// Makes the supplied view with an ID.
    let views: @MainActor (String) -> AnyView
    @Environment(\.menuWindow) private var window
    @Environment(\.undoManager) private var undoManager
    @State private var asking = MenuAsking()
    @State private var chooser = MenuChooser()

    func body(content: Content) -> some View {
      let _ = chooser.connect(
        toolbar.activity, $asking, updates: asking.updates, window: window, undoManager: undoManager
      )
      // A hidden item keeps its place.
      let bar = toolbar.opened(keepsHidden: true) { ToolbarArea.shown.contains($0) }
      shown(bar, on: content)
        .modifier(ToolbarSearch(search: search, prompt: bar.searchPrompt))
        .modifier(MenuFailures(asking: $asking))
    }

    @ViewBuilder
    private func shown(_ bar: OpenedToolbar, on content: Content) -> some View {
      #if os(macOS) || targetEnvironment(macCatalyst)
        content
          .modifier(ToolbarBar(content: toolbar.macBar(area(.mac, of: bar))))
          .modifier(
            ToolbarItems(id: Toolbar.id, content: toolbar.macItems(area(.mac, of: bar, true))))
      #elseif os(watchOS)
        content.modifier(ToolbarBar(content: toolbar.watchBar(area(.watch, of: bar))))
      #elseif os(visionOS)
        content.modifier(ToolbarBar(content: toolbar.visionBar(area(.vision, of: bar))))
      #elseif os(iOS)
        if MenuDevice.isPad {
          content
            .modifier(ToolbarBar(content: toolbar.padBar(area(.padCenter, of: bar))))
            .modifier(
              ToolbarItems(
                id: Toolbar.id, content: toolbar.padItems(area(.padCenter, of: bar, true)))
            )
            .modifier(ToolbarRoles(role: bar.role))
            .modifier(titles(of: bar))
            .modifier(MenuQuestions(asking: $asking, chooser: chooser, anchor: "title"))
        } else {
          content
            .modifier(ToolbarBar(content: toolbar.phoneBar(area(.phoneBottom, of: bar))))
            .modifier(titles(of: bar))
            .modifier(MenuQuestions(asking: $asking, chooser: chooser, anchor: "title"))
        }
      #else
        content
      #endif
    }

    #if os(iOS) && !targetEnvironment(macCatalyst)
      private func titles(of bar: OpenedToolbar) -> ToolbarTitles {
        ToolbarTitles(
          entries: bar.titleMenu, traits: MenuItemTraits(chooser: chooser, anchor: "title"))
      }
    #endif

    private func area(
      _ area: ToolbarArea, of bar: OpenedToolbar, _ isCustomizable: Bool = false
    ) -> ShownToolbar {
      ShownToolbar(
        bar, area, isCustomizable: isCustomizable,
        ToolbarEntryContext(asking: $asking, chooser: chooser, views: views))
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
      let role: ToolbarPurpose?

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

  extension OpenedToolbar {
    /// The placeholder of the search field, or nil if there is none.
    fileprivate var searchPrompt: String? {
      for area in ToolbarArea.shown {
        for case .search(_, let prompt) in self[area] { return prompt }
      }
      return nil
    }
  }

  @MainActor extension ToolbarArea {
    /// The areas to show on this device.
    fileprivate static var shown: [ToolbarArea] {
      #if os(macOS) || targetEnvironment(macCatalyst)
        return [.mac]
      #elseif os(watchOS)
        return [.watch]
      #elseif os(visionOS)
        return [.vision]
      #elseif os(iOS)
        return MenuDevice.isPad
          ? [.padLeading, .padCenter, .padTrailing] : [.phoneBottom, .phoneLeading, .phoneTrailing]
      #else
        return []
      #endif
    }
  }
#endif
