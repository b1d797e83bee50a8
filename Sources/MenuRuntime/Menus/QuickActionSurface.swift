/// The quick actions of the app's icon on the Home Screen. They leave out what cannot be chosen.
///
/// The system shows four at most. The type of an action is the key of its entry: `message.compose`, or `viewer.open/work`
/// for the element of a list. <doc:SwipesAndQuickActions> has what an app calls.
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

  /// The actions as they are now, for a framework to show; none once the owner of the context is gone. Who supplies them
  /// need not perform them: that is for windows.
  func opened() -> [MenuEntry<MenuAction>.Item] {
    let (state, context) = context.opened()
    guard context.hasOwner else { return [] }
    var menu = MenuBuilder<Command>(state, hiding: .unavailable, for: context)
    Self.build(&menu)
    return menu.entries.flatMap(\.items).map { $0.map(context.action) }
  }

  /// Chooses the action with a key, if it is there. Returns whether it is.
  func choose(_ key: String, at place: any MenuPresenter, _ ending: MenuEnding) -> Bool {
    guard let item = opened().first(where: { $0.key == key }) else { return false }
    place.choose(item, ending)
    return true
  }
}
