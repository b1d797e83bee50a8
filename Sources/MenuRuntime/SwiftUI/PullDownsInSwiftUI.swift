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
#endif
