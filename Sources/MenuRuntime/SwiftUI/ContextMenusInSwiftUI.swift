#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Adds a context menu: `row.contextMenu(NoteContextMenu(menus))`. On watchOS, which has had no context menus since
    /// version 7, it adds nothing.
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
  }

  extension MenuSurface {
    /// The activity of the surface's context.
    var activity: MenuActivity { context.activity }
  }

  /// Adds a context menu to a view.
  private struct ContextMenuModifier<Menu: ContextMenuSurface>: ViewModifier {
    let menu: Menu
    var surroundings = MenuSurroundings()
    @State var presentation = MenuPresentation()
    @State var presenter = ViewPresenter()
    @State var host = HostWindow()

    func body(content: Content) -> some View {
      #if os(watchOS)
        content
      #else
        let _ = presenter.connect(menu.activity, $presentation, in: surroundings)
        let _ = presenter.followSheets(over: host)
        content
          .contextMenu {
            MenuContentView(
              open: { menu.opened() }, traits: MenuItemTraits(presenter: presenter),
              following: menu.activity)
          }
          .modifier(ContextMenuOrder(keepsOrder: menu.keepsOrder))
          .modifier(ContextMenuOutline(shape: menu.previewShape))
          .menuPresentation($presentation)
          .notedOnMac(in: host)
      #endif
    }
  }

  #if !os(watchOS)
    /// Adds a context menu with a preview to a view.
    @available(iOS 16, macOS 13, tvOS 16, *)
    private struct ContextMenuPreviewModifier<Menu: ContextMenuSurface, Preview: View>: ViewModifier
    {
      let menu: Menu
      let preview: Preview
      var surroundings = MenuSurroundings()
      @State var presentation = MenuPresentation()
      @State var presenter = ViewPresenter()
      @State var host = HostWindow()

      func body(content: Content) -> some View {
        let _ = presenter.connect(menu.activity, $presentation, in: surroundings)
        let _ = presenter.followSheets(over: host)
        content
          .contextMenu {
            MenuContentView(
              open: { menu.opened() }, traits: MenuItemTraits(presenter: presenter),
              following: menu.activity)
          } preview: {
            preview
          }
          .modifier(ContextMenuOrder(keepsOrder: menu.keepsOrder))
          .modifier(ContextMenuOutline(shape: menu.previewShape))
          .menuPresentation($presentation)
          .notedOnMac(in: host)
      }
    }
  #endif

  /// Puts the first entries nearest to where the menu opens, unless the order is fixed.
  struct ContextMenuOrder: ViewModifier {
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
