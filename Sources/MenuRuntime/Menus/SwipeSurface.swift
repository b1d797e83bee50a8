/// The actions of a row that people swipe. A swipe leaves out what cannot be chosen.
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
  nonisolated static func isFull(
    _ items: [MenuEntry<Command>.Item], in state: Command.State, edge: MenuSwipeEdge
  ) -> Bool {
    guard let first = items.first, fullSwipeEdges.contains(edge) else { return false }
    if !first.isDestructive || first.confirmation != nil { return true }
    var whole = MenuBuilder<Command>(state, hiding: .nothing, isPad: false)
    build(edge, &whole)
    return whole.entries.flatMap(\.items).first?.key == first.key
  }
}
