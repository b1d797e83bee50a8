import Testing

@_spi(Generated) @testable import MenuRuntime

/// A window, and a place in it that presents questions as a framework does.
@MainActor
private final class Place: MenuPresenter {
  let window: AnyObject?
  var isBehindModal = false
  /// Whether questions get on screen.
  var presents = true
  private(set) var asked: [MenuQuestion] = []
  private(set) var updates: [MenuQuestion.Status] = []

  var presentingWindow: AnyObject? { window }

  init(in window: AnyObject?) { self.window = window }

  func present(_ question: MenuQuestion) {
    asked.append(question)
    if presents { question.presented() }
  }

  func update(for question: MenuQuestion) { updates.append(question.status) }
  func present(_ error: any Error) {}

  func forget() { asked = [] }
}

@MainActor
private final class Window {}

@MainActor
@Suite("Questions, from the command to the answer")
struct QuestionTests {
  @MainActor
  private final class Model {
    var state = ShopState(count: 2)
    var performed: [ShopCommand] = []

    func item(_ command: ShopCommand) -> MenuEntry<MenuAction>.Item? {
      let menus = MenuContext<ShopCommand>(for: self, state: \.state) { model, command in
        model.performed.append(command)
      }
      return MenuBuilder<ShopCommand>(state, hiding: .nothing, isPad: false).item(command)?.map(
        menus.action)
    }
  }

  @Test("A question has a message, a title for its button and further answers")
  func answers() throws {
    let model = Model()
    let place = Place(in: Window())
    let erase = try #require(model.item(.erase))
    place.choose(erase)
    let question = try #require(place.asked.last)
    #expect(question.message == "They are gone for good." && question.confirmTitle == "Erase All")
    #expect(question.answers.map(\.title) == ["Open…", "Add Star"])
    question.choose(question.answers[1])
    #expect(model.performed == [.star])
    // A framework may report that the question has left the screen after the answer.
    question.cancel()
    question.confirm()
    #expect(model.performed == [.star])
    #expect(question.status == .confirmed)
  }

  @Test("A window has one question at a time, another window its own")
  func windows() throws {
    let model = Model()
    let erase = try #require(model.item(.erase))
    let star = try #require(model.item(.star))
    let (window, other) = (Window(), Window())
    let (list, bar, elsewhere) = (Place(in: window), Place(in: window), Place(in: other))
    list.choose(erase)
    #expect(list.asked.map(\.text) == ["Erase 2 Things?"] && list.isBlocked && bar.isBlocked)
    bar.choose(erase)
    bar.choose(star)
    list.choose(star)
    #expect(bar.asked.isEmpty && model.performed.isEmpty)
    #expect(!elsewhere.isBlocked)
    elsewhere.choose(star)
    elsewhere.choose(erase)
    #expect(model.performed == [.star] && elsewhere.asked.count == 1)
    list.asked.first?.cancel()
    #expect(!bar.isBlocked && elsewhere.isBlocked)
    elsewhere.asked.first?.confirm()
    elsewhere.asked.first?.confirm()
    #expect(model.performed == [.star, .erase] && !elsewhere.isBlocked)
  }

  @Test("Behind something modal nothing is asked or performed")
  func modal() throws {
    let model = Model()
    let place = Place(in: Window())
    place.isBehindModal = true
    place.choose(try #require(model.item(.erase)))
    place.choose(try #require(model.item(.star)))
    #expect(place.asked.isEmpty && model.performed.isEmpty)
  }

  @Test("A question that does not get on screen releases its window, and may come late")
  func lost() async throws {
    let model = Model()
    let erase = try #require(model.item(.erase))
    let place = Place(in: Window())
    place.presents = false
    place.choose(erase)
    #expect(place.isBlocked && place.updates == [.asked])
    for _ in 0..<100 where place.isBlocked { await Task.yield() }
    #expect(!place.isBlocked && place.updates == [.asked, .lost])
    // It comes late.
    place.asked.first?.presented()
    #expect(place.isBlocked)
    for _ in 0..<100 where place.updates.count < 3 { await Task.yield() }
    #expect(place.updates == [.asked, .lost, .presented])
    place.asked.first?.confirm()
    #expect(model.performed == [.erase] && !place.isBlocked)
    // Or the next one takes its place.
    place.choose(erase)
    for _ in 0..<100 where place.isBlocked { await Task.yield() }
    place.choose(erase)
    #expect(place.asked.map(\.status) == [.confirmed, .cancelled, .asked])
  }

  @Test("A question whose view is gone does not block its window, nor a window at the same address")
  func gone() throws {
    let model = Model()
    let erase = try #require(model.item(.erase))
    let window = Window()
    let place = Place(in: window)
    place.choose(erase)
    #expect(place.isBlocked)
    place.forget()
    #expect(!place.isBlocked)
    for _ in 0..<100 {
      let place = Place(in: Window())
      #expect(!place.isBlocked)
      place.choose(erase)
    }
  }

  @Test("After the answer, the owner and the state are asked again")
  func afterwards() throws {
    var model: Model? = Model()
    let erase = try #require(model?.item(.erase))
    let place = Place(in: Window())
    place.choose(erase)
    model?.state.count = 0
    place.asked.last?.confirm()
    #expect(model?.performed == [])
    model?.state.count = 1
    place.choose(erase)
    model = nil
    place.asked.last?.confirm()
    #expect(place.asked.count == 2 && !place.isBlocked)
  }

  @Test("The answer counts even if the framework closes the question first")
  func order() throws {
    let model = Model()
    let place = Place(in: Window())
    place.choose(try #require(model.item(.erase)))
    place.asked.first?.cancel()
    place.asked.first?.confirm()
    place.asked.first?.cancel()
    #expect(model.performed == [.erase] && place.asked.first?.status == .confirmed)
  }

  @Test("Return confirms only what people can undo and what destroys nothing")
  func returnKey() throws {
    let model = Model()
    let place = Place(in: Window())
    let erase = try #require(model.item(.erase))
    for (isUndoable, isConfirmed) in [(false, false), (true, false)] {
      place.choose(erase, isUndoable: isUndoable)
      #expect(place.asked.last?.returnConfirms == isConfirmed)
      place.asked.last?.cancel()
    }
    let facts = MenuFacts("send", "Send…").confirm("Send?")
    for (facts, isConfirmed) in [(facts, false), (facts.undoable(), true)] {
      let item = MenuEntry<MenuAction>.Item(facts, erase.command)
      place.choose(item)
      #expect(place.asked.last?.returnConfirms == isConfirmed)
      #expect(place.asked.last?.confirmTitle == "Send")
      place.asked.last?.cancel()
    }
  }
}

extension MenuEntry<MenuAction>.Item {
  fileprivate init(_ facts: MenuFacts, _ action: MenuAction) {
    self.init(
      command: action, facts: facts, title: facts.title, subtitle: nil, image: nil, isEnabled: true,
      isShown: true,
      answers: [], alternate: nil)
  }
}
