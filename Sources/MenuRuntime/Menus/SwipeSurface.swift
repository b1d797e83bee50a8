/// The actions of a row that people swipe. A swipe leaves out what cannot be chosen.
///
/// ```swift
/// MessageRow(message).swipeActions(MessageRowSwipes(rows.context(for: [message.id])))
/// ```
///
/// <doc:SwipesAndQuickActions> has the lines for each framework.
@MainActor
public protocol SwipeSurface: MenuSurface {
  /// The edges from which a swipe across the whole row performs the action nearest to the edge.
  @_spi(Generated) nonisolated static var fullSwipeEdges: Set<MenuSwipeEdge> { get }
  /// Adds the actions of the leading edge, from the edge inwards.
  nonisolated static func buildLeading(_ swipe: inout MenuBuilder<Command>)
  /// Adds the actions of the trailing edge, from the edge inwards.
  nonisolated static func buildTrailing(_ swipe: inout MenuBuilder<Command>)
}

/// An edge of a row, which a swipe starts from.
nonisolated public enum MenuSwipeEdge: String, Hashable, CaseIterable, Sendable {
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing
}

extension SwipeSurface {
  @_spi(Generated) nonisolated public static var fullSwipeEdges: Set<MenuSwipeEdge> { [] }
  nonisolated public static func buildLeading(_ swipe: inout MenuBuilder<Command>) {}
  nonisolated public static func buildTrailing(_ swipe: inout MenuBuilder<Command>) {}

  /// The actions of an edge in a state, from the edge inwards, independent of any framework. Use them in tests, or to
  /// build your own.
  nonisolated public static func entries(
    in state: Command.State, edge: MenuSwipeEdge, isPad: Bool = false
  ) -> [MenuEntry<Command>] {
    var swipe = MenuBuilder<Command>(state, hiding: .unavailable, isPad: isPad)
    build(edge, &swipe)
    return swipe.entries
  }

  nonisolated static func build(_ edge: MenuSwipeEdge, _ swipe: inout MenuBuilder<Command>) {
    switch edge {
    case .leading: buildLeading(&swipe)
    case .trailing: buildTrailing(&swipe)
    }
  }

  /// Whether a swipe across the whole row performs the first of these items.
  ///
  /// A command that destroys something and asks nothing is performed like that only if it always comes first: it may have
  /// moved up since another one is not there now.
  nonisolated static func isFull<Action>(
    _ items: [MenuEntry<Action>.Item], in state: Command.State, edge: MenuSwipeEdge
  ) -> Bool {
    guard let first = items.first, fullSwipeEdges.contains(edge) else { return false }
    return !first.destroysUnasked || first.key == whole(edge, in: state).first?.key
  }

  /// Whether a full swipe from an edge depends on the state, since what destroys something may move up.
  nonisolated static func isFullSometimes(_ edge: MenuSwipeEdge) -> Bool {
    fullSwipeEdges.contains(edge)
      && whole(edge, in: Command.State()).dropFirst().contains(where: \.destroysUnasked)
  }

  /// The items of an edge with those that cannot be chosen.
  nonisolated private static func whole(
    _ edge: MenuSwipeEdge, in state: Command.State
  ) -> [MenuEntry<Command>.Item] {
    var swipe = MenuBuilder<Command>(state, hiding: .nothing, isPad: false)
    build(edge, &swipe)
    return swipe.entries.flatMap(\.items)
  }

  /// The actions of an edge as they are now, for a framework to show.
  func opened(_ edge: MenuSwipeEdge) -> OpenedSwipe {
    let (state, context) = context.opened()
    var swipe = MenuBuilder<Command>(state, hiding: .unavailable, for: context)
    Self.build(edge, &swipe)
    // What is running is left out, too.
    let items = swipe.entries.flatMap(\.items).filter(\.isEnabled)
      .map { $0.map(context.action) }
    return OpenedSwipe(
      items: items, isFull: Self.isFull(items, in: state, edge: edge),
      current: { key in Self(context).opened(edge).items.first { $0.key == key } })
  }
}

/// A type-erased edge of a row, for one swipe.
@MainActor
struct OpenedSwipe {
  let items: [MenuEntry<MenuAction>.Item]
  /// Whether a swipe across the whole row performs the first item.
  let isFull: Bool
  /// The item with a key at the time it is chosen, or nil if it cannot be chosen any more.
  let current: @MainActor (String) -> MenuEntry<MenuAction>.Item?
}

nonisolated extension MenuEntry.Item {
  /// Whether the command can destroy data and asks nothing.
  fileprivate var destroysUnasked: Bool { facts.isDestructive && facts.confirmation == nil }

  /// The title of a control, which is no entry of a menu.
  var controlTitle: String { MenuTexts.label(of: title) }
}
