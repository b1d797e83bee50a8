#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Uses a context for the menu bar while this view is in front: the menus show its state, and it performs the commands.
    ///
    /// Apply it to the root view of the window, once for each module with a menu bar; and to panes, such as the editors of a
    /// split or a sidebar, that have a context of their own:
    ///
    /// ```swift
    /// HSplitView {
    ///   ForEach(editors) { editor in EditorView(editor).menuCommands(editor.menus, for: .focusedView) }
    /// }
    /// .menuCommands(window.menus)
    /// ```
    ///
    /// The view asks for the confirmations of commands and shows their errors.
    ///
    /// - Parameter scope: When the view is in front. Of several, the one closest to the focus is used; while none of the
    ///   panes has the focus, the window is.
    public func menuCommands<Command>(
      _ context: MenuContext<Command>, for scope: MenuCommandsScope = .window
    ) -> some View {
      modifier(MenuFrontWindowModifier(context: context, scope: scope))
    }
  }

  /// When a view is in front, so that the menu bar uses its context.
  nonisolated public enum MenuCommandsScope: Hashable, Sendable {
    /// While its window is.
    case window
    /// While its window is and the focus is in the view. One in which nothing takes the focus never is: give such a view
    /// `focusable()`.
    case focusedView
  }

  /// The value that a window publishes to the menu bar while it is in front.
  ///
  /// SwiftUI rebuilds the menus if it is not equal to the value before. So it holds values, and an
  /// object that is not recreated with each body.
  nonisolated struct MenuFrontWindow<Command: MenuCommand>: Equatable {
    let state: Command.State
    /// The commands that are running.
    let running: Set<MenuActivity.Key>
    /// Whether a confirmation or something else that is modal is in front of the window.
    let isBlocked: Bool
    /// Whether something modal is in front of the whole app.
    let isAppModal: Bool
    /// Whether people edit text in the window with the keyboard focus.
    let isInText: Bool
    let performer: MenuFrontWindowPerformer<Command>

    static func == (left: MenuFrontWindow, right: MenuFrontWindow) -> Bool {
      left.state == right.state && left.running == right.running
        && left.isBlocked == right.isBlocked && left.isAppModal == right.isAppModal
        && left.isInText == right.isInText && left.performer === right.performer
    }
  }

  /// Performs commands for a window, with the closures from the window's last body.
  @MainActor
  final class MenuFrontWindowPerformer<Command: MenuCommand> {
    fileprivate(set) var context: MenuContext<Command>?
    fileprivate(set) var presenter: ViewPresenter?

    /// Returns a context with a fixed state that passes commands to the window's own context.
    func context(in state: Command.State) -> MenuContext<Command>? {
      guard let context else { return nil }
      var parts = MenuContext<Command>.Parts(
        read: { state }, activity: context.activity,
        target: { [weak self] in self?.context?.opened().context },
        hasOwner: { [weak self] in self?.context?.hasOwner ?? false })
      parts.readNow = { [weak self] in self?.context?.opened().state ?? state }
      let opened = context.opened().context
      parts.key = { opened.key(of: $0) }
      parts.isHandled = { [weak self] command in self?.context?.handles(command) ?? false }
      return MenuContext(parts)
    }
  }

  nonisolated struct MenuFrontWindowKey<Command: MenuCommand>: FocusedValueKey {
    typealias Value = MenuFrontWindow<Command>
  }

  /// Identifies the focused value of a module. A key path cannot have a generic argument of its own.
  nonisolated struct MenuFrontWindowID<Command: MenuCommand>: Hashable, Sendable {}

  nonisolated struct MenuFrontPaneKey<Command: MenuCommand>: FocusedValueKey {
    typealias Value = MenuFrontWindow<Command>
  }

  /// Identifies the focused value of a module's panes. What a pane publishes under the key of the window would be there
  /// whatever has the focus, if SwiftUI took it for the scene's.
  nonisolated struct MenuFrontPaneID<Command: MenuCommand>: Hashable, Sendable {}

  nonisolated extension FocusedValues {
    /// The pane with the focus, if it has `menuCommands(_:for:)` for the module.
    subscript<Command>(id: MenuFrontPaneID<Command>) -> MenuFrontWindow<Command>? {
      get { self[MenuFrontPaneKey<Command>.self] }
      set { self[MenuFrontPaneKey<Command>.self] = newValue }
    }

    /// The window in front, if it has `menuCommands(_:)` for the module.
    subscript<Command>(id: MenuFrontWindowID<Command>) -> MenuFrontWindow<Command>? {
      get { self[MenuFrontWindowKey<Command>.self] }
      set { self[MenuFrontWindowKey<Command>.self] = newValue }
    }
  }

  /// Publishes a window or a pane of it to the menu bar.
  private struct MenuFrontWindowModifier<Command: MenuCommand>: ViewModifier {
    let context: MenuContext<Command>
    let scope: MenuCommandsScope
    var surroundings = MenuSurroundings()
    @State var presentation = MenuPresentation()
    @State var presenter = ViewPresenter()
    /// The activity of the window, unless another module or the window around a pane has set one already.
    @State var ownWindow = MenuActivity()
    @State var host = HostWindow()
    @State var performer = MenuFrontWindowPerformer<Command>()

    func body(content: Content) -> some View {
      let window = surroundings.window ?? ownWindow
      let _ = presenter.connect(
        context.activity, $presentation, updates: presentation.updates, in: surroundings,
        window: window)
      let _ = connect()
      published(content)
        .menuPresentation($presentation, style: .alert)
        .environment(\.menuWindow, window)
        .noted(in: host)
    }

    @ViewBuilder
    private func published(_ content: Content) -> some View {
      switch scope {
      case .window:
        withHiddenKeys(content).focusedSceneValue(\.[MenuFrontWindowID<Command>()], value)
      case .focusedView: content.focusedValue(\.[MenuFrontPaneID<Command>()], value)
      }
    }

    private func withHiddenKeys(_ content: Content) -> some View {
      #if os(tvOS) || os(watchOS)
        content
      #else
        content.background { HiddenKeysView<Command>() }
      #endif
    }

    private func connect() {
      performer.context = context
      performer.presenter = presenter
      presenter.follow(host)
      #if os(macOS)
        if scope == .window { host.contexts.set(context) }
      #endif
    }

    private var value: MenuFrontWindow<Command> {
      MenuFrontWindow(
        state: context.opened().state, running: context.activity.running,
        isBlocked: presenter.dimsMenuBar, isAppModal: ViewPresenter.isAppModal,
        isInText: KeyboardFocus.shared.isInText,
        performer: performer)
    }
  }
#endif
