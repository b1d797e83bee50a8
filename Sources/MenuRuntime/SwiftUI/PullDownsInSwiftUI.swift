#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// A button with a menu: `MenuPullDownButton(NoteListSortButton(menus))`.
  @available(tvOS 17, *)
  public struct MenuPullDownButton<Surface: PullDownSurface>: View {
    private let surface: Surface
    private var surroundings = MenuSurroundings()
    @State private var presentation = MenuPresentation()
    @State private var presenter = ViewPresenter()
    @State private var host = HostWindow()

    /// Creates the button for a surface.
    public init(_ surface: Surface) {
      self.surface = surface
    }

    /// The button, or nothing while it is hidden.
    public var body: some View {
      let _ = presenter.connect(
        surface.activity, $presentation, updates: presentation.updates, in: surroundings)
      let _ = presenter.locate(control: host)
      PullDownControl(button: surface.openedButton(), surface: surface, presenter: presenter)
        .menuPresentation($presentation, at: host)
        .noted(in: host)
    }
  }

  /// The button, without what its commands present.
  @available(tvOS 17, *)
  private struct PullDownControl<Surface: PullDownSurface>: View {
    let button: OpenedButton
    let surface: Surface
    let presenter: ViewPresenter

    var body: some View {
      if button.isShown {
        menu(button.label, tap: button.tap)
          .disabled(!button.isEnabled)
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
          if tap.isEnabled { presenter.choose(tap, at: nil, row: nil) }
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

    private var entries: MenuContentView {
      MenuContentView(open: { surface.opened() }, traits: MenuItemTraits(presenter: presenter))
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
    var surroundings = MenuSurroundings()
    @State var presentation = MenuPresentation()
    @State var presenter = ViewPresenter()

    func body(content: Content) -> some View {
      let _ = presenter.connect(
        surface.activity, $presentation, updates: presentation.updates, in: surroundings)
      shown(surface.openedButton(), on: content)
        // What is in a bar or its overflow menu may not be able to present anything.
        .menuPresentation($presentation, style: .alert)
    }

    @ViewBuilder
    private func shown(_ button: OpenedButton, on content: Content) -> some View {
      #if compiler(>=6.4) && canImport(SwiftUI, _version: 8) && (os(iOS) || os(visionOS))
        if #available(iOS 27, visionOS 27, *) {
          content.toolbarOverflowMenu {
            if button.isShown {
              MenuContentView(
                open: { surface.opened() }, traits: MenuItemTraits(presenter: presenter)
              )
              .disabled(!button.isEnabled)
            }
          }
        } else {
          content.toolbar { item(button) }
        }
      #else
        content.toolbar { item(button) }
      #endif
    }

    private func item(_ button: OpenedButton) -> some ToolbarContent {
      ToolbarItem(placement: .primaryAction) {
        PullDownControl(button: button, surface: surface, presenter: presenter)
      }
    }
  }
#endif
