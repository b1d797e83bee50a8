import Testing

@testable import MenuRuntime

@MainActor
@Suite("Where the state comes from and where commands go")
struct ContextTests {
  @MainActor
  final class Model {
    var state = ShopState(count: 2)
    var performed: [ShopCommand] = []
    var clicked = [1, 2]
    /// Resumes a command that is waiting.
    var goOn: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { goOn = $0 } }
  }

  struct Failed: Error {}

  private func isEnabled(_ id: String, in menus: MenuContext<ShopCommand>) -> Bool {
    let menu = ShopMenuBar(menus).menus()
    return menu.flatMap(\.entries).flatMap(\.items).first { $0.id == id }?.isEnabled ?? false
  }

  @Test("A closure without `await` is called at once")
  func atOnce() {
    let model = Model()
    let menus = MenuContext<ShopCommand>(for: model, state: \.state) { model, command in
      model.performed.append(command)
    }
    menus.perform(.open)
    #expect(model.performed == [.open])
  }

  @Test("One that waits is not started twice, and its command is dimmed meanwhile")
  func busy() async throws {
    let model = Model()
    let menus = MenuContext<ShopCommand>(for: model, state: \.state) { model, command in
      model.performed.append(command)
      await model.wait()
    }
    #expect(isEnabled("open", in: menus))
    menus.perform(.open)
    menus.perform(.open)
    try await settle { model.goOn != nil }
    #expect(model.performed == [.open])
    #expect(!isEnabled("open", in: menus))
    #expect(isEnabled("thing.erase", in: menus))
    model.goOn?.resume()
    try await settle { isEnabled("open", in: menus) }
    #expect(isEnabled("open", in: menus))
  }

  @Test("Errors go to the handler, but for those of a task that was cancelled")
  func errors() {
    let model = Model()
    var errors = 0
    let menus = MenuContext<ShopCommand>(for: model, state: \.state) { _, command in
      if command == .open { throw Failed() }
      throw CancellationError()
    }
    .handlingErrors { _ in errors += 1 }
    menus.perform(.open)
    menus.perform(.star)
    #expect(errors == 1)
  }

  @Test("The owner is not kept; without it, all is as in the first state and nothing happens")
  func weakOwner() {
    var model: Model? = Model()
    weak let gone = model
    let menus = MenuContext<ShopCommand>(for: model ?? Model(), state: \.state) { model, command in
      model.performed.append(command)
    }
    #expect(menus.state.count == 2)
    model = nil
    #expect(gone == nil)
    #expect(menus.state == ShopState())
    menus.perform(.open)
  }

  @Test("What was clicked when a menu opened stays what it was")
  func items() {
    let model = Model()
    var performed: [[Int]] = []
    let rows = MenuItemsContext<ShopCommand, Int>(for: model) { _, items in
      ShopState(count: items.count)
    } perform: { _, _, items in
      performed.append(items)
    }
    let bar = MenuBarPart(ShopMenuBar(rows.contextWhenOpened { model.clicked }))
    let open = MenuBarPart.menus(of: [bar], for: nil)
    model.clicked = [7]
    let erase = open.flatMap(\.entries).flatMap(\.items).first { $0.id == "thing.erase" }
    #expect(erase?.confirmation == "Erase 2 Things?")
    erase?.command.perform()
    #expect(performed == [[1, 2]])
    rows.context(for: [3]).perform(.open)
    #expect(performed == [[1, 2], [3]])
  }
}
