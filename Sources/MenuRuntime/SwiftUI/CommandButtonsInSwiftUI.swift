#if canImport(SwiftUI)
  public import SwiftUI

  /// A control of the app's own for a command: `MenuCommandButton(menus, .archive)`.
  ///
  /// It does what an item of a menu does: it has the command's title, image and help tag, is dimmed with it, asks at the
  /// control before a command that needs it, and registers Undo. A command that is on or off is a toggle. While the command
  /// is hidden, so is the control.
  ///
  /// ```swift
  /// MenuCommandButton(menus, .archive).labelStyle(.iconOnly)
  /// ```
  public struct MenuCommandButton<Command: MenuCommand>: View {
    private let context: MenuContext<Command>
    private let command: Command
    private var surroundings = MenuSurroundings()
    @State private var presentation = MenuPresentation()
    @State private var presenter = ViewPresenter()
    @State private var host = HostWindow()

    /// Creates the control for a command of a context.
    public init(_ context: MenuContext<Command>, _ command: Command) {
      (self.context, self.command) = (context, command)
    }

    /// The control, or nothing while the command is hidden.
    public var body: some View {
      let _ = presenter.connect(
        context.activity, $presentation, updates: presentation.updates, in: surroundings)
      let _ = presenter.locate(control: host)
      if let item {
        MenuCommandControl(item: item) { presenter.choose($0, at: host.anchor, row: nil) }
          .menuPresentation($presentation, at: host)
          .noted(in: host)
      }
    }

    private var item: MenuEntry<MenuAction>.Item? {
      let (state, context) = context.opened()
      let item = MenuBuilder<Command>(state, hiding: .notShown, for: context).item(command)
      return item?.map(context.action)
    }
  }

  /// The control of a command: a button, or a toggle for a command that is on or off.
  struct MenuCommandControl: View {
    let item: MenuEntry<MenuAction>.Item
    let choose: @MainActor (MenuEntry<MenuAction>.Item) -> Void

    var body: some View {
      labelled
        .disabled(!item.isEnabled)
        .accessibilityIdentifier(item.key)
    }

    @ViewBuilder
    private var labelled: some View {
      if let label = item.label, item.image != nil {
        described.accessibilityLabel(Text(verbatim: label))
      } else {
        described
      }
    }

    @ViewBuilder
    private var described: some View {
      if let help = item.help {
        control.help(Text(verbatim: help))
      } else {
        control
      }
    }

    @ViewBuilder
    private var control: some View {
      if item.isToggle {
        #if os(tvOS)
          Toggle(isOn: isOn) { label }
        #else
          if #available(watchOS 9, *) {
            Toggle(isOn: isOn) { label }.toggleStyle(.button)
          } else {
            Toggle(isOn: isOn) { label }
          }
        #endif
      } else {
        Button(role: item.isDestructive ? .destructive : nil) {
          choose(item)
        } label: {
          label
        }
      }
    }

    private var isOn: Binding<Bool> {
      Binding { @MainActor in
        item.isChecked
      } set: { @MainActor _ in
        choose(item)
      }
    }

    private var label: MenuControlLabel { MenuControlLabel(title: item.title, image: item.image) }
  }

  /// The label of a control: an image with the title for VoiceOver, or the title only.
  struct MenuControlLabel: View {
    let title: String
    let image: MenuImage?

    var body: some View {
      MenuItemLabel(title: MenuTexts.label(of: title), image: image)
    }
  }
#endif
