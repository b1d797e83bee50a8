/// The quick actions of the app's icon on the Home Screen. They leave out what cannot be chosen.
///
/// The system shows four at most.
@MainActor
public protocol QuickActionSurface: MenuSurface {
  /// Adds the actions, the most important first.
  nonisolated static func build(_ menu: inout MenuBuilder<Command>)
}

extension QuickActionSurface {
  /// The actions in a state, independent of any framework. Use them in tests.
  nonisolated public static func entries(
    in state: Command.State, isPad: Bool = false
  ) -> [MenuEntry<Command>] {
    var menu = MenuBuilder<Command>(state, hiding: .unavailable, isPad: isPad)
    build(&menu)
    return menu.entries
  }
}
