import Foundation
import Testing

@_spi(Generated) @testable import MenuRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated enum DeskCommand: MenuCommand {
  case stamp
  case shred
  case lost
  case load(Int)
  case tidy(Tidy)

  nonisolated enum Tidy: MenuCommand {
    case all

    func facts(in state: DeskState) -> MenuFacts { MenuFacts("tidy", "Tidy") }
    static func allCommands(in state: DeskState) -> [Tidy] { [.all] }
  }

  func facts(in state: DeskState) -> MenuFacts {
    switch self {
    case .stamp: return MenuFacts("stamp", "Stamp…").enabled(state.isOpen).undoable()
    case .shred: return MenuFacts("shred", "Shred…").confirm("Shred?").enabled(state.isOpen)
    case .lost: return MenuFacts("lost", "Lost").shown(false)
    case .load: return MenuFacts("load", "Load")
    case .tidy(let command): return command.facts(in: state)
    }
  }
  var block: (any MenuCommand)? {
    if case .tidy(let command) = self { return command }
    return nil
  }
  static func allCommands(in state: DeskState) -> [DeskCommand] { [.stamp, .shred, .lost] }
}

nonisolated struct DeskState: MenuState {
  var isOpen = false
}

@MainActor
@Suite("Choosing a command without a menu, and its undo")
struct ChoosingTests {
  typealias DeskMenus = MenuContext<DeskCommand>

  @MainActor
  private final class Desk {
    var state = DeskState(isOpen: true)
    var papers = [1, 2, 3]
    var selection: [String] = []
    var log: [String] = []
    var error: (any Error)?
    var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async { await withCheckedContinuation { waiting.append($0) } }
    func goOn() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }

    var menus: DeskMenus {
      DeskMenus(for: self, state: \.state) { desk, command in
        desk.log.append("\(command)")
        if let error = desk.error { throw error }
      }
    }
    var slow: DeskMenus {
      DeskMenus(for: self, state: \.state) { desk, command in
        desk.log.append("\(command)")
        await desk.wait()
        if let error = desk.error { throw error }
      }
    }
    var rows: DeskMenus.Items<String> {
      DeskMenus.Items(for: self) { desk, _ in
        desk.state
      } perform: { desk, _, items in
        desk.log.append(items.joined())
        await desk.wait()
      }
    }

    /// Takes some papers away.
    func take(_ papers: [Int]) -> MenuUndo {
      self.papers.removeAll { papers.contains($0) }
      return MenuUndo(for: self) { desk in
        desk.papers = (desk.papers + papers).sorted()
      } redo: { desk in
        desk.papers.removeAll { papers.contains($0) }
      }
    }
  }

  @MainActor
  private final class Place: MenuPresenter {
    var isBehindModal = false
    var asked: MenuQuestion?
    var shown = 0
    var presentingWindow: AnyObject? { self }
    func present(_ question: MenuQuestion) {
      asked = question
      question.presented()
    }
    func present(_ error: any Error) { shown += 1 }

    func choose(_ command: DeskCommand, in menus: DeskMenus) -> Task<MenuOutcome, Never> {
      MenuPlace.current.withValue(self) { menus.choose(command) }
    }
  }

  struct Failed: Error {}

  /// How a command ended, in a word.
  private func how(_ outcome: Task<MenuOutcome, Never>) async -> String {
    "\(await outcome.value)"
  }

  @Test("A command without `await` has been performed when `choose` returns")
  func atOnce() async {
    let desk = Desk()
    let outcome = desk.menus.choose(.stamp)
    #expect(desk.log == ["stamp"])
    #expect(await outcome.value.isPerformed)
  }

  @Test(
    "What a menu would not choose is unavailable: dimmed, hidden, running, without an owner, or behind a sheet"
  )
  func unavailable() async throws {
    var desk: Desk? = Desk()
    guard let menus = desk?.menus, let slow = desk?.slow else { return }
    let place = Place()
    desk?.state.isOpen = false
    #expect(await how(menus.choose(.stamp)) == "unavailable")
    desk?.state.isOpen = true
    #expect(await how(menus.choose(.lost)) == "unavailable")
    // There is nowhere to ask.
    #expect(await how(menus.choose(.shred)) == "unavailable")
    place.isBehindModal = true
    #expect(await how(place.choose(.stamp, in: menus)) == "unavailable")
    #expect(desk?.log == [])
    let first = slow.choose(.stamp)
    #expect(await how(slow.choose(.stamp)) == "unavailable")
    desk?.error = Failed()
    try await settle { desk?.waiting.isEmpty == false }
    desk?.goOn()
    _ = await first.value
    desk = nil
    #expect(await how(menus.choose(.stamp)) == "unavailable")
  }

  @Test("A question is answered, taken back, left alone, or dropped by who shows it")
  func questions() async {
    let desk = Desk()
    let place = Place()
    let yes = place.choose(.shred, in: desk.menus)
    #expect(desk.log.isEmpty)
    place.asked?.confirm()
    #expect(await yes.value.isPerformed && desk.log == ["shred"])
    let no = place.choose(.shred, in: desk.menus)
    place.asked?.cancel()
    #expect(await how(no) == "cancelled")
    let dropped = place.choose(.shred, in: desk.menus)
    place.asked = nil
    #expect(await how(dropped) == "cancelled")
    let takenBack = place.choose(.shred, in: desk.menus)
    takenBack.cancel()
    #expect(await how(takenBack) == "cancelled")
    #expect(place.asked?.status == .cancelled && !place.isBlocked)
    // The state has changed under the question.
    let late = place.choose(.shred, in: desk.menus)
    desk.state.isOpen = false
    place.asked?.confirm()
    #expect(await how(late) == "unavailable")
    // A framework may report that the question has left the screen before it reports the answer.
    desk.state.isOpen = true
    let both = place.choose(.shred, in: desk.menus)
    place.asked?.cancel()
    place.asked?.confirm()
    #expect(await both.value.isPerformed)
    #expect(desk.log == ["shred", "shred"])
  }

  @Test("`perform` asks nothing, and looks at neither the state nor what is in front")
  func performing() async {
    let desk = Desk()
    desk.state.isOpen = false
    let place = Place()
    place.isBehindModal = true
    let outcome = MenuPlace.current.withValue(place) { desk.menus.perform(.shred) }
    #expect(desk.log == ["shred"] && place.asked == nil)
    #expect(await outcome.value.isPerformed)
  }

  @Test(
    "An error is shown at the place, or goes to the handler; one that says cancelled does neither")
  func errors() async throws {
    let desk = Desk()
    let place = Place()
    desk.error = Failed()
    guard case .failed(let error) = await place.choose(.stamp, in: desk.menus).value else {
      Issue.record("it has not failed")
      return
    }
    #expect(error is Failed && place.shown == 1)
    var handled = 0
    _ = await place.choose(.stamp, in: desk.menus.handlingErrors { _ in handled += 1 }).value
    #expect(place.shown == 1 && handled == 1)
    let cancellations: [any Error] = [
      CancellationError(), URLError(.cancelled),
      CocoaError(.userCancelled),
    ]
    for error in cancellations {
      desk.error = error
      #expect(await how(place.choose(.stamp, in: desk.menus)) == "cancelled")
      let slow = place.choose(.stamp, in: desk.slow)
      try await settle { !desk.waiting.isEmpty }
      desk.goOn()
      #expect(await how(slow) == "cancelled")
    }
    // Whatever it throws once it is cancelled.
    desk.error = Failed()
    let outcome = place.choose(.stamp, in: desk.slow)
    try await settle { !desk.waiting.isEmpty }
    desk.slow.cancel(.stamp)
    desk.goOn()
    #expect(await how(outcome) == "cancelled")
    #expect(place.shown == 1)
  }

  @Test("To cancel what waits for a command cancels the command")
  func cancelling() async throws {
    let desk = Desk()
    let outcome = desk.slow.choose(.stamp)
    try await settle { !desk.waiting.isEmpty }
    outcome.cancel()
    desk.error = Failed()
    await settle()
    desk.goOn()
    #expect(await how(outcome) == "cancelled")
  }

  @Test("A command chosen by a command is at its place, also after `await`")
  func inside() async throws {
    let desk = Desk()
    let place = Place()
    let other = Desk()
    let menus = DeskMenus(for: desk, state: \.state) { _, _ in
      await Task.yield()
      _ = await other.menus.choose(.shred).value
    }
    let outcome = place.choose(.stamp, in: menus)
    try await settle { place.asked != nil }
    #expect(place.asked?.text == "Shred?")
    place.asked?.confirm()
    #expect(await outcome.value.isPerformed && other.log == ["shred"])
  }

  @Test("A command runs for several values at once")
  func values() async throws {
    let desk = Desk()
    desk.slow.perform(.load(1))
    #expect(desk.slow.isRunning(.load(1)) && !desk.slow.isRunning(.load(2)))
    desk.slow.perform(.load(2))
    try await settle { desk.waiting.count == 2 }
    #expect(desk.log == ["load(1)", "load(2)"])
    desk.goOn()
    try await settle { !desk.slow.isRunning(.load(2)) }
  }

  @Test(
    "A command runs for several rows at once, and is dimmed for rows of which one is among them")
  func rows() async throws {
    let desk = Desk()
    desk.rows.context(for: ["A"]).choose(.load(1))
    desk.rows.context(for: ["B"]).choose(.load(1))
    try await settle { desk.waiting.count == 2 }
    #expect(desk.log == ["A", "B"])
    #expect(!(await desk.rows.context(for: ["A", "C"]).choose(.load(1)).value.isPerformed))
    #expect(desk.rows.isRunning(.load(1), on: ["A"]) && !desk.rows.isRunning(.load(1), on: ["C"]))
    #expect(desk.rows.isRunning(.load(1)) && !desk.rows.isRunning(.load(2)))
    #expect(desk.rows.contextWhenOpened { ["B", "C"] }.isRunning(.load(1)))
    let third = desk.rows.context(for: ["C"]).choose(.load(1))
    try await settle { desk.waiting.count == 3 }
    #expect(desk.log == ["A", "B", "C"])
    desk.rows.cancel(.load(1), on: ["C"])
    desk.goOn()
    _ = await third.value
    try await settle { !desk.rows.isRunning(.load(1)) }
    #expect(!desk.rows.isRunning(.load(1)))
  }

  @Test("A handler that does not get the rows runs once, whatever is selected")
  func blocks() async throws {
    let desk = Desk()
    desk.selection = ["A"]
    let menus = desk.rows.contextWhenOpened { desk.selection }
      .handling(DeskCommand.Tidy.self, for: desk) { desk, _ in
        desk.log.append("tidy")
        await desk.wait()
      }
    menus.choose(.tidy(.all))
    try await settle { !desk.waiting.isEmpty }
    desk.selection = ["B"]
    #expect(menus.isRunning(.tidy(.all)))
    #expect(await how(menus.choose(.tidy(.all))) == "unavailable")
    desk.goOn()
    try await settle { !menus.isRunning(.tidy(.all)) }
    #expect(desk.log == ["tidy"])
  }

  // MARK: - Undo

  @Test("A change is taken back and made again, whatever has happened to the rest")
  func undo() async throws {
    let desk = Desk()
    let undo = desk.take([2])
    desk.papers.append(4)
    try await undo.undo()
    #expect(desk.papers == [1, 2, 3, 4])
    try await undo.redo()
    #expect(desk.papers == [1, 3, 4])
  }

  @Test("A value is put back, and again; the owner is not kept")
  func wholeValues() async throws {
    var desk: Desk? = Desk()
    weak let gone = desk
    let former = desk?.papers ?? []
    desk?.papers = []
    let undo = try #require(desk.map { MenuUndo(for: $0, \.papers, from: former) })
    try await undo.undo()
    #expect(desk?.papers == [1, 2, 3])
    try await undo.redo()
    #expect(desk?.papers == [])
    desk = nil
    #expect(gone == nil)
    try await undo.undo()
  }

  @Test("Handlers return how they are undone, or nothing, with `await` and without")
  func handlers() async throws {
    let desk = Desk()
    let place = Place()
    func isSlow(_ menus: DeskMenus) -> Bool {
      let before = desk.log.count
      menus.action(.stamp).perform(at: place)
      return desk.log.count == before
    }
    let plain = DeskMenus(for: desk, state: \.state) { desk, command in
      desk.log.append("plain")
    }
    let undone = DeskMenus(for: desk, state: \.state) { desk, command -> MenuUndo? in
      desk.log.append("undone")
      if command == .lost { return nil }
      return desk.take([1])
    }
    let slow = DeskMenus(for: desk, state: \.state) { desk, command in
      await Task.yield()
      desk.log.append("slow")
    }
    let slowUndone = DeskMenus(for: desk, state: \.state) { desk, command -> MenuUndo? in
      await Task.yield()
      desk.log.append("slow and undone")
      if command == .lost { return nil }
      return desk.take([2])
    }
    #expect([plain, undone, slow].map { isSlow($0) } == [false, false, true])
    try await settle { !slow.isRunning(.stamp) }
    #expect(isSlow(slowUndone))
    try await settle { !slowUndone.isRunning(.stamp) }
    #expect(desk.log == ["plain", "undone", "slow", "slow and undone"] && desk.papers == [3])
  }
}
