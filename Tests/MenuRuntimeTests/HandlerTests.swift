import Foundation
import Testing

@_spi(Generated) @testable import MenuRuntime

nonisolated enum LibraryCommand: MenuCommand {
  case search
  case book(Book)
  case shelf(ShelfCommand)

  nonisolated enum Book: MenuCommand {
    case lend, sell

    func facts(in state: LibraryState) -> MenuFacts {
      switch self {
      case .lend: return MenuFacts("book.lend", "Lend").enabled(state.books > 0)
      case .sell: return MenuFacts("book.sell", "Sell")
      }
    }
    var places: [String] { [self == .lend ? "desk" : "shop"] }
    static func allCommands(in state: LibraryState) -> [Book] { [.lend, .sell] }
  }

  nonisolated enum ShelfCommand: MenuCommand {
    case tidy

    func facts(in state: LibraryState) -> MenuFacts { MenuFacts("shelf.tidy", "Tidy") }
    var places: [String] { ["desk"] }
    static func allCommands(in state: LibraryState) -> [ShelfCommand] { [.tidy] }
  }

  typealias Place = String

  func facts(in state: LibraryState) -> MenuFacts {
    switch self {
    case .search: return MenuFacts("search", "Search")
    case .book(let command): return command.facts(in: state)
    case .shelf(let command): return command.facts(in: state)
    }
  }
  var block: (any MenuCommand)? {
    switch self {
    case .search: return nil
    case .book(let command): return command
    case .shelf(let command): return command
    }
  }
  static func allCommands(in state: LibraryState) -> [LibraryCommand] {
    [.search, .book(.lend), .book(.sell), .shelf(.tidy)]
  }
}

nonisolated struct LibraryState: MenuState {
  var books = 0
}

struct LibraryMenu: PullDownSurface {
  let context: MenuContext<LibraryCommand>

  static func label(in state: LibraryState) -> MenuLabel { MenuLabel("Library") }
  static func build(_ menu: inout MenuBuilder<LibraryCommand>) {
    menu.add(.search, .book(.lend), .book(.sell), .shelf(.tidy))
  }
}

@MainActor
@Suite("Who performs a command, and what is running")
struct HandlerTests {
  typealias LibraryMenus = MenuContext<LibraryCommand>

  @MainActor
  final class Desk {
    var state = LibraryState(books: 1)
    var log: [String] = []
    var waiting: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { waiting = $0 } }
    func goOn() {
      waiting?.resume()
      waiting = nil
    }
  }

  @MainActor
  private final class Place: MenuPresenter {
    var presentingWindow: AnyObject? { self }
    var isBehindModal: Bool { false }
    func present(_ question: MenuQuestion) {}
    func present(_ error: any Error) {}
  }

  struct Failed: Error {}

  private func enabled(_ menus: LibraryMenus) -> [String] {
    LibraryMenu(menus).opened().entries.flatMap(\.items).filter(\.isEnabled).map(\.id)
  }

  private func choose(_ id: String, in menus: LibraryMenus, at place: any MenuPresenter) {
    let items = LibraryMenu(menus).opened().entries.flatMap(\.items)
    if let item = items.first(where: { $0.id == id }) { place.choose(item) }
  }

  @Test("A command of a block says which, and has its places")
  func blocks() {
    #expect(LibraryCommand.search.block == nil)
    #expect(LibraryCommand.book(.sell).block as? LibraryCommand.Book == .sell)
    #expect(LibraryCommand.book(.sell).places == ["shop"])
    #expect(LibraryCommand.search.places.isEmpty)
  }

  @Test("The commands of a block go to its handler, the others to `perform`")
  func handlers() {
    let (desk, shop) = (Desk(), Desk())
    let menus = LibraryMenus(for: desk, state: \.state) { desk, command in
      desk.log.append("\(command)")
    }
    .handling(LibraryCommand.Book.self, for: shop) { shop, command in shop.log.append("\(command)")
    }
    for command in LibraryCommand.allCommands(in: desk.state) { menus.perform(command) }
    #expect(desk.log == ["search", "shelf(MenuRuntimeTests.LibraryCommand.ShelfCommand.tidy)"])
    #expect(shop.log == ["lend", "sell"])
    // The last handler counts.
    let front = Desk()
    menus.handling(LibraryCommand.Book.self, for: front) { front, command in
      front.log.append("\(command)")
    }
    .perform(.book(.lend))
    #expect(front.log == ["lend"] && shop.log.count == 2)
  }

  @Test("What nobody handles is dimmed, also when the handler has gone")
  func nobody() {
    let desk = Desk()
    var shop: Desk? = Desk()
    let plain = LibraryMenus(for: desk, state: \.state)
    #expect(enabled(plain).isEmpty)
    guard let owner = shop else { return }
    let menus = plain.handling(LibraryCommand.Book.self, for: owner) { _, _ in }
    #expect(enabled(menus) == ["book.lend", "book.sell"])
    #expect(menus.action(.book(.lend)).hasOwner() && !menus.action(.search).hasOwner())
    weak let gone = shop
    _ = consume owner
    shop = nil
    #expect(gone == nil && enabled(menus).isEmpty)
    #expect(!menus.action(.book(.lend)).hasOwner() && !menus.action(.book(.lend)).isEnabled())
  }

  @Test("A command knows its origin, also after `await` and for items")
  func origins() async throws {
    let desk = Desk()
    let place = Place()
    var windows: [AnyObject?] = []
    let menus = LibraryMenus(for: desk, state: \.state) { _, _ in
      windows.append(MenuOrigin.current.windowObject)
    }
    .handling(LibraryCommand.Book.self, for: desk) { _, _ in
      await Task.yield()
      windows.append(MenuOrigin.current.windowObject)
    }
    choose("search", in: menus, at: place)
    choose("book.lend", in: menus, at: place)
    menus.perform(.search)
    try await settle { windows.count == 3 }
    #expect(windows.map { $0 === place } == [true, false, true])
    var items: [[Int]] = []
    let rows = LibraryMenus.Items<Int>(for: desk) { desk, _ in
      desk.state
    } perform: { _, _, _ in
      items.append([MenuOrigin.current.windowObject === place ? 1 : 0])
    }
    .handling(LibraryCommand.Book.self, for: desk) { _, _, rows in
      items.append(MenuOrigin.current.windowObject === place ? rows : [])
    }
    choose("search", in: rows.context(for: [4]), at: place)
    choose("book.lend", in: rows.context(for: [4, 5]), at: place)
    choose("book.lend", in: rows.contextWhenOpened { [6] }, at: place)
    #expect(items == [[1], [4, 5], [6]])
  }

  @Test("Contexts that are made again for an owner know what is running")
  func madeAgain() async throws {
    let desk = Desk()
    func menus() -> LibraryMenus {
      LibraryMenus(for: desk, state: \.state) { desk, command in
        desk.log.append("\(command)")
        await desk.wait()
      }
    }
    menus().perform(.search)
    try await settle { desk.waiting != nil }
    #expect(menus().isRunning(.search) && !menus().isRunning(.book(.lend)))
    #expect(!enabled(menus()).contains("search"))
    menus().choose(.search)
    await settle()
    #expect(desk.log == ["search"])
    // Another owner has nothing running, nor do items of this one.
    let other = LibraryMenus(for: Desk(), state: \.state) { _, _ in }
    let rows = LibraryMenus.Items<Int>(for: desk) { desk, _ in
      desk.state
    } perform: { _, _, _ in
    }
    #expect(!other.isRunning(.search) && !rows.isRunning(.search))
    desk.goOn()
    try await settle { !menus().isRunning(.search) }
    #expect(!menus().isRunning(.search))
  }

  @Test("An owner at the address of another one has an activity of its own")
  func addresses() {
    var seen: Set<ObjectIdentifier> = []
    var activities: [MenuActivity] = []
    for _ in 0..<200 {
      let desk = Desk()
      let activity = LibraryMenus(for: desk, state: \.state).activity
      #expect(LibraryMenus(for: desk, state: \.state).activity === activity)
      activities.append(activity)
      seen.insert(ObjectIdentifier(activity))
    }
    #expect(seen.count == 200)
  }

  @Test("A command that takes time can be cancelled, and is dimmed until it ends")
  func cancel() async throws {
    let desk = Desk()
    var errors = 0
    let menus = LibraryMenus(for: desk, state: \.state) { desk, command in
      desk.log.append("begins")
      await desk.wait()
      try Task.checkCancellation()
      desk.log.append("ends")
    }
    .handlingErrors { _ in errors += 1 }
    menus.perform(.search)
    try await settle { desk.waiting != nil }
    menus.cancel(.book(.lend))
    menus.cancel(.search)
    #expect(menus.isRunning(.search))
    desk.goOn()
    try await settle { !menus.isRunning(.search) }
    #expect(desk.log == ["begins"] && errors == 0)
    // One that is cancelled before it begins does not begin.
    menus.perform(.search)
    menus.cancelAll()
    try await settle { !menus.isRunning(.search) }
    #expect(desk.log == ["begins"] && errors == 0)
  }

  @Test("`handlingErrors` changes the context that it returns alone")
  func errors() {
    let desk = Desk()
    var log: [String] = []
    let menus = LibraryMenus(for: desk, state: \.state) { _, _ in throw Failed() }
    let one = menus.handlingErrors { _ in log.append("one") }
    let other = menus.handlingErrors { _ in log.append("other") }
    one.perform(.search)
    other.perform(.search)
    one.handling(LibraryCommand.Book.self, for: desk) { _, _ in throw Failed() }.perform(
      .book(.lend))
    #expect(log == ["one", "other", "one"])
    let rows = LibraryMenus.Items<Int>(for: desk) { desk, _ in
      desk.state
    } perform: { _, _, _ in
      throw Failed()
    }
    let first = rows.handlingErrors { _ in log.append("rows") }
    _ = rows.handlingErrors { _ in log.append("nobody") }
    first.context(for: [1]).perform(.search)
    LibraryMenu(first.contextWhenOpened { [1] }).opened().entries.first?.items.first?.command
      .perform()
    #expect(log == ["one", "other", "one", "rows", "rows"])
  }

  @Test("Observers that are gone leave together")
  func observers() {
    let activity = MenuActivity()
    var calls = 0
    for number in 0..<1_000 {
      activity.observe {
        calls += 1
        return number % 2 == 0
      }
    }
    activity.notify()
    activity.notify()
    #expect(calls == 1_500)
  }
}
