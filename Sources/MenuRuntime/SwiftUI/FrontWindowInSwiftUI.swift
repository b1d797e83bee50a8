#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Lets the menu bar show a context's state and hand commands to it while this view's window is in
    /// front.
    ///
    /// Put it on what fills the window, once for each module with a menu bar. Commands that need a
    /// confirmation ask for it there, and errors are shown there.
    public func menuCommands<Command>(_ context: MenuContext<Command>) -> some View {
      modifier(MenuFrontWindowModifier(context: context))
    }
  }

  /// What a window says to the menu bar while it is in front: values, and an object that stays the same.
  ///
  /// SwiftUI makes the menus anew where this is not equal to what was there, so nothing in it is made
  /// anew with each body.
  nonisolated struct MenuFrontWindow<Command: MenuCommand>: Equatable {
    let state: Command.State
    /// The commands that are being performed.
    let running: Set<String>
    /// Whether a question is in front of the window.
    let isAsking: Bool
    let performer: MenuFrontWindowPerformer<Command>

    static func == (left: MenuFrontWindow, right: MenuFrontWindow) -> Bool {
      left.state == right.state && left.running == right.running
        && left.isAsking == right.isAsking && left.performer === right.performer
    }
  }

  /// Takes the commands for a window, by the closures that its last body made.
  @MainActor
  final class MenuFrontWindowPerformer<Command: MenuCommand> {
    fileprivate(set) var context: MenuContext<Command>?
    fileprivate(set) var chooser: MenuChooser?

    /// A context with a state that stays, which hands commands to the window's own.
    func context(in state: Command.State) -> MenuContext<Command>? {
      guard let context else { return nil }
      var front = MenuContext<Command>(
        read: { state },
        send: { [weak self] command in self?.context?.opened().context.send(command) },
        activity: context.activity)
      front = front.undo { [weak self] command in self?.context?.takeBack?(command) }
      return front
    }
  }

  nonisolated struct MenuFrontWindowKey<Command: MenuCommand>: FocusedValueKey {
    typealias Value = MenuFrontWindow<Command>
  }

  /// Names the focused value of a module. A key path has no generic argument of its own.
  nonisolated struct MenuFrontWindowID<Command: MenuCommand>: Hashable, Sendable {}

  nonisolated extension FocusedValues {
    /// The window in front, while it has `menuCommands(_:)` for the module.
    subscript<Command>(id: MenuFrontWindowID<Command>) -> MenuFrontWindow<Command>? {
      get { self[MenuFrontWindowKey<Command>.self] }
      set { self[MenuFrontWindowKey<Command>.self] = newValue }
    }
  }

  /// Lets the menu bar work on a window.
  private struct MenuFrontWindowModifier<Command: MenuCommand>: ViewModifier {
    let context: MenuContext<Command>
    @Environment(\.menuWindow) private var outerWindow
    @Environment(\.undoManager) private var undoManager
    @State private var asking = MenuAsking()
    @State private var chooser = MenuChooser()
    /// The window, unless another module has said it already.
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
        .menuAsking($asking, chooser, style: .alert)
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
