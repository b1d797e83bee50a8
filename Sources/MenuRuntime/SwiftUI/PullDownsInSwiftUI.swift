#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// A button with a menu: `PullDownButton(NoteListSortButton(menus))`.
  @available(tvOS 17, *)
  public struct PullDownButton<Surface: PullDownSurface>: View {
    private let surface: Surface
    @Environment(\.menuWindow) private var window
    @Environment(\.undoManager) private var undoManager
    @State private var asking = MenuAsking()
    @State private var chooser = MenuChooser()

    /// Creates the button for a surface.
    public init(_ surface: Surface) {
      self.surface = surface
    }

    public var body: some View {
      let _ = chooser.connect(
        surface.activity, $asking, updates: asking.updates, window: window, undoManager: undoManager
      )
      let button = surface.openedButton()
      if button.isShown {
        menu(button.label, tap: button.tap)
          .disabled(!button.isEnabled)
          .menuAsking($asking, chooser)
      }
    }

    @ViewBuilder
    private func menu(_ label: MenuLabel, tap: MenuEntry<MenuAction>.Item?) -> some View {
      if let tap {
        Menu {
          entries
        } label: {
          MenuItemLabel(title: label.title, image: label.image)
        } primaryAction: {
          if tap.isEnabled { chooser.choose(tap) }
        }
        .accessibilityIdentifier(tap.key)
      } else {
        Menu {
          entries
        } label: {
          MenuItemLabel(title: label.title, image: label.image)
        }
      }
    }

    private var entries: OpenedMenuView {
      OpenedMenuView(open: { surface.opened() }, traits: MenuItemTraits(chooser: chooser))
    }
  }

  @available(tvOS 17, *)
  extension View {
    /// Shows a menu in the bar of a screen, as fits a More button: `list.overflowMenu(NoteListMoreButton(menus))`.
    ///
    /// From iOS 27 and visionOS 27 on, its entries are in the bar's own overflow menu. Elsewhere it is a button at the
    /// trailing end of the bar.
    public func overflowMenu(_ surface: some PullDownSurface) -> some View {
      modifier(OverflowMenu(surface: surface))
    }
  }

  @available(tvOS 17, *)
  private struct OverflowMenu<Surface: PullDownSurface>: ViewModifier {
    let surface: Surface
    @Environment(\.menuWindow) private var window
    @Environment(\.undoManager) private var undoManager
    @State private var asking = MenuAsking()
    @State private var chooser = MenuChooser()

    @ViewBuilder
    func body(content: Content) -> some View {
      #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && (os(iOS) || os(visionOS))
        if #available(iOS 27, visionOS 27, *) {
          let _ = chooser.connect(
            surface.activity, $asking, updates: asking.updates, window: window,
            undoManager: undoManager)
          let button = surface.openedButton()
          content
            .toolbarOverflowMenu {
              if button.isShown {
                OpenedMenuView(open: { surface.opened() }, traits: MenuItemTraits(chooser: chooser))
                  .disabled(!button.isEnabled)
              }
            }
            .menuAsking($asking, chooser)
        } else {
          content.modifier(OverflowButton(surface: surface))
        }
      #else
        content.modifier(OverflowButton(surface: surface))
      #endif
    }
  }

  @available(tvOS 17, *)
  private struct OverflowButton<Surface: PullDownSurface>: ViewModifier {
    let surface: Surface

    func body(content: Content) -> some View {
      content.toolbar { ToolbarItem(placement: .primaryAction) { PullDownButton(surface) } }
    }
  }
#endif
