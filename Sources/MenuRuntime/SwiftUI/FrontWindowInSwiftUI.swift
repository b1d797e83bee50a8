#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Uses a context for the menu bar while this view's window is in front: the menus show its state,
    /// and it performs the commands.
    ///
    /// Apply it to the root view of the window, once for each module with a menu bar. The window asks
    /// for the confirmations of commands and shows their errors.
    public func menuCommands<Command>(_ context: MenuContext<Command>) -> some View {
      modifier(MenuFrontWindowModifier(context: context))
    }
  }

  /// The value that a window publishes to the menu bar while it is in front.
  ///
  /// SwiftUI rebuilds the menus if it is not equal to the value before. So it holds values, and an
  /// object that is not recreated with each body.
  nonisolated struct MenuFrontWindow<Command: MenuCommand>: Equatable {
    let state: Command.State
    /// The commands that are running.
    let running: Set<String>
    /// Whether a confirmation is open in the window.
    let isAsking: Bool
    let performer: MenuFrontWindowPerformer<Command>

    static func == (left: MenuFrontWindow, right: MenuFrontWindow) -> Bool {
      left.state == right.state && left.running == right.running
        && left.isAsking == right.isAsking && left.performer === right.performer
    }
  }

  /// Performs commands for a window, with the closures from the window's last body.
  @MainActor
  final class MenuFrontWindowPerformer<Command: MenuCommand> {
    fileprivate(set) var context: MenuContext<Command>?
    fileprivate(set) var chooser: MenuChooser?

    /// Returns a context with a fixed state that passes commands to the window's own context.
    func context(in state: Command.State) -> MenuContext<Command>? {
      guard let context else { return nil }
      var parts = MenuContext<Command>.Parts(
        read: { state }, activity: context.activity,
        handler: .pass { [weak self] command in self?.context?.opened().context.perform(command) },
        hasOwner: { [weak self] in self?.context?.hasOwner ?? false })
      parts.readNow = { [weak self] in self?.context?.opened().state ?? state }
      parts.isHandled = { [weak self] command in self?.context?.handles(command) ?? false }
      parts.takeBack = { [weak self] command in self?.context?.takeBack?(command) }
      return MenuContext(parts)
    }
  }

  nonisolated struct MenuFrontWindowKey<Command: MenuCommand>: FocusedValueKey {
    typealias Value = MenuFrontWindow<Command>
  }

  /// Identifies the focused value of a module. A key path cannot have a generic argument of its own.
  nonisolated struct MenuFrontWindowID<Command: MenuCommand>: Hashable, Sendable {}

  nonisolated extension FocusedValues {
    /// The window in front, if it has `menuCommands(_:)` for the module.
    subscript<Command>(id: MenuFrontWindowID<Command>) -> MenuFrontWindow<Command>? {
      get { self[MenuFrontWindowKey<Command>.self] }
      set { self[MenuFrontWindowKey<Command>.self] = newValue }
    }
  }

  /// Publishes a window to the menu bar.
  private struct MenuFrontWindowModifier<Command: MenuCommand>: ViewModifier {
    let context: MenuContext<Command>
    @Environment(\.menuWindow) private var outerWindow
    @Environment(\.undoManager) private var undoManager
    @State private var asking = MenuAsking()
    @State private var chooser = MenuChooser()
    /// The activity of the window, unless another module has set one already.
    @State private var ownWindow = MenuActivity()
    @State private var performer = MenuFrontWindowPerformer<Command>()

    func body(content: Content) -> some View {
      let window = outerWindow ?? ownWindow
      let _ = chooser.connect(
        context.activity, $asking, updates: asking.updates, window: window, undoManager: undoManager
      )
      let _ = connect()
      content
        .focusedSceneValue(\.[MenuFrontWindowID<Command>()], front)
        .menuAsking($asking, style: .alert)
        .environment(\.menuWindow, window)
    }

    private func connect() {
      performer.context = context
      performer.chooser = chooser
    }

    private var front: MenuFrontWindow<Command> {
      MenuFrontWindow(
        state: context.opened().state, running: context.activity.running,
        isAsking: chooser.isAsking, performer: performer)
    }
  }
#endif
