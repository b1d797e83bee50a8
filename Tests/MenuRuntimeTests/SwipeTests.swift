@_spi(Generated) import MenuRuntime
import Testing

private struct ThingSwipes: SwipeSurface {
  static let fullSwipeEdges: Set<MenuSwipeEdge> = [.trailing]
  let context: MenuContext<ShopCommand>

  static func buildLeading(_ swipe: inout MenuBuilder<ShopCommand>) {
    swipe.add(.star, image: .symbol("star.fill"))
  }

  static func buildTrailing(_ swipe: inout MenuBuilder<ShopCommand>) {
    swipe.add(.erase, .open)
  }
}

/// Throwing away asks nothing.
private enum BinCommand: MenuCommand {
  case archive
  case throwAway

  func facts(in state: BinState) -> MenuFacts {
    switch self {
    case .archive: return MenuFacts("archive", "Archive").enabled(state.canArchive)
    case .throwAway: return MenuFacts("throwAway", "Throw Away").destructive()
    }
  }

  static func allCommands(in state: BinState) -> [BinCommand] { [.archive, .throwAway] }
}

private struct BinState: MenuState {
  var canArchive = false
}

private struct BinSwipes: SwipeSurface {
  static let fullSwipeEdges: Set<MenuSwipeEdge> = [.leading, .trailing]
  let context: MenuContext<BinCommand>

  static func buildLeading(_ swipe: inout MenuBuilder<BinCommand>) { swipe.add(.throwAway) }
  static func buildTrailing(_ swipe: inout MenuBuilder<BinCommand>) {
    swipe.add(.archive, .throwAway)
  }
}

private struct ShopQuickActions: QuickActionSurface {
  let context: MenuContext<ShopCommand>

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.add(.open, subtitle: "\(menu.state.count) are there")
    menu.add(.erase, title: "Begin Again", image: .hidden, subtitle: "Without anything")
    menu.addEach(\.shelves) { .move($0) }
  }
}

/// Not on the main actor, like a test that names no actor.
@Suite("Swipes and quick actions, without any framework")
struct SwipeTests {
  let state = ShopState(isStarred: true, count: 2, shelves: [Shelf(id: "a", title: "Left")])

  @Test("A swipe has the actions of its edge, and leaves out what cannot be chosen")
  func edges() {
    #expect(ThingSwipes.entries(in: state, edge: .leading).map(\.description) == ["Remove Star"])
    #expect(
      ThingSwipes.entries(in: state, edge: .trailing).flatMap(\.items).map(\.key)
        == ["thing.erase", "open"])
    #expect(
      ThingSwipes.entries(in: ShopState(), edge: .trailing).flatMap(\.items).map(\.key) == ["open"])
  }

  @Test("Swipes as text: a line for each edge")
  func description() {
    let text = """
      leading
        Remove Star
      trailing full
        Erase
        Open…
      """
    #expect(ThingSwipes.description(in: state) == text)
  }

  @Test("A full swipe does not destroy unasked, only since another action is gone")
  func fullSwipe() {
    #expect(
      BinSwipes.description(in: BinState(canArchive: true))
        == "leading full\n  Throw Away\ntrailing full\n  Archive\n  Throw Away")
    #expect(
      BinSwipes.description(in: BinState())
        == "leading full\n  Throw Away\ntrailing\n  Throw Away")
  }

  @Test("Quick actions have titles and subtitles of their own, and a key for each")
  func quickActions() {
    let text = """
      Open…  “2 are there”
      Begin Again  “Without anything”
      Left
      """
    #expect(ShopQuickActions.description(in: state) == text)
    #expect(
      ShopQuickActions.entries(in: state).flatMap(\.items).map(\.key)
        == ["open", "thing.erase", "move/a"])
    #expect(ShopQuickActions.description(in: ShopState()) == "Open…  “0 are there”")
  }
}
