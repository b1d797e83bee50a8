#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Adds a context menu: `row.contextMenu(NoteContextMenu(menus))`.
    public func contextMenu(_ menu: some ContextMenuSurface) -> some View {
      modifier(ContextMenuModifier(menu: menu))
    }

    #if !os(watchOS)
      /// Adds a context menu with a preview.
      @available(iOS 16, macOS 13, tvOS 16, *)
      public func contextMenu(
        _ menu: some ContextMenuSurface, @ViewBuilder preview: () -> some View
      ) -> some View {
        modifier(ContextMenuPreviewModifier(menu: menu, preview: preview()))
      }
    #endif

    #if !os(tvOS) && !os(watchOS)
      /// Adds a context menu to the items of a list or table.
      ///
      /// - Parameters:
      ///   - menu: The menu for the selection, or for an item that was clicked outside it.
      ///   - items: The context for the items, which are identified by the list's selection values.
      ///   - background: The menu of the empty area, or nil for none.
      ///   - primaryAction: The action of a double click or tap.
      @available(iOS 16, macOS 13, *)
      public func contextMenu<Menu: ContextMenuSurface, Item: Hashable>(
        _ menu: Menu.Type, for items: MenuItemsContext<Menu.Command, Item>,
        background: (any ContextMenuSurface)? = nil,
        primaryAction: (@MainActor (Set<Item>) -> Void)? = nil
      ) -> some View {
        modifier(
          ItemsContextMenuModifier<Menu, Item>(
            items: items, background: background, primaryAction: primaryAction))
      }
    #endif
  }

  extension MenuSurface {
    /// The activity of the surface's context.
    var activity: MenuActivity { context.activity }
  }

  /// Adds a context menu to a view.
  private struct ContextMenuModifier<Menu: ContextMenuSurface>: ViewModifier {
    let menu: Menu
    @Environment(\.menuWindow) private var window
    @Environment(\.undoManager) private var undoManager
    @State private var asking = MenuAsking()
    @State private var chooser = MenuChooser()

    func body(content: Content) -> some View {
      let _ = chooser.connect(
        menu.activity, $asking, window: window, undoManager: undoManager)
      content
        .contextMenu {
          OpenedMenuView(
            open: { menu.opened() }, traits: MenuItemTraits(chooser: chooser),
            following: menu.activity)
        }
        .modifier(ContextMenuOrder(keepsOrder: menu.keepsOrder))
        .modifier(ContextMenuOutline(shape: menu.previewShape))
        .menuAsking($asking, chooser)
    }
  }

  #if !os(watchOS)
    /// Adds a context menu with a preview to a view.
    @available(iOS 16, macOS 13, tvOS 16, *)
    private struct ContextMenuPreviewModifier<Menu: ContextMenuSurface, Preview: View>: ViewModifier
    {
      let menu: Menu
      let preview: Preview
      @Environment(\.menuWindow) private var window
      @Environment(\.undoManager) private var undoManager
      @State private var asking = MenuAsking()
      @State private var chooser = MenuChooser()

      func body(content: Content) -> some View {
        let _ = chooser.connect(
          menu.activity, $asking, window: window, undoManager: undoManager)
        content
          .contextMenu {
            OpenedMenuView(
              open: { menu.opened() }, traits: MenuItemTraits(chooser: chooser),
              following: menu.activity)
          } preview: {
            preview
          }
          .modifier(ContextMenuOrder(keepsOrder: menu.keepsOrder))
          .modifier(ContextMenuOutline(shape: menu.previewShape))
          .menuAsking($asking, chooser)
      }
    }
  #endif

  #if !os(tvOS) && !os(watchOS)
    /// Adds context menus to a list or table.
    @available(iOS 16, macOS 13, *)
    private struct ItemsContextMenuModifier<Menu: ContextMenuSurface, Item: Hashable>: ViewModifier
    {
      let items: MenuItemsContext<Menu.Command, Item>
      let background: (any ContextMenuSurface)?
      let primaryAction: (@MainActor (Set<Item>) -> Void)?
      @Environment(\.menuWindow) private var window
      @Environment(\.undoManager) private var undoManager
      @State private var asking = MenuAsking()
      @State private var chooser = MenuChooser()

      func body(content: Content) -> some View {
        let _ = chooser.connect(
          items.activity, $asking, window: window, undoManager: undoManager)
        content
          .contextMenu(
            forSelectionType: Item.self,
            menu: { selection in
              if !selection.isEmpty {
                let menu = Menu(items.on(Array(selection)))
                OpenedMenuView(
                  open: { menu.opened() }, traits: MenuItemTraits(chooser: chooser),
                  following: menu.activity)
              } else if let background {
                OpenedMenuView(
                  open: { background.opened() }, traits: MenuItemTraits(chooser: chooser),
                  following: background.activity)
              }
            },
            primaryAction: primaryAction.map { action in { selection in action(selection) } }
          )
          .modifier(ContextMenuOrder(keepsOrder: Menu(items.on([])).keepsOrder))
          .menuAsking($asking, chooser)
      }
    }
  #endif

  /// Puts the first entries nearest to where the menu opens, unless the order is fixed.
  private struct ContextMenuOrder: ViewModifier {
    let keepsOrder: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(macOS) || os(tvOS) || os(watchOS)
        content
      #else
        if #available(iOS 16, *) {
          content.menuOrder(keepsOrder ? .fixed : .priority)
        } else {
          content
        }
      #endif
    }
  }

  /// Clips the preview of a context menu to an outline.
  private struct ContextMenuOutline: ViewModifier {
    let shape: MenuPreviewShape

    @ViewBuilder
    func body(content: Content) -> some View {
      #if os(macOS) || os(watchOS)
        content
      #else
        if #available(tvOS 17, *) {
          switch shape {
          case .automatic:
            content
          case .rounded(let radius):
            content.contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: radius))
          case .capsule:
            content.contentShape(.contextMenuPreview, Capsule())
          case .circle:
            content.contentShape(.contextMenuPreview, Circle())
          }
        } else {
          content
        }
      #endif
    }
  }
#endif
