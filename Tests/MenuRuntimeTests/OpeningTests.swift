import Testing

@_spi(Generated) @testable import MenuRuntime

/// A toolbar with menus, for an iPhone with a document.
private struct PaperToolbar: ToolbarSurface {
  static let id = "paper"
  let context: MenuContext<ShopCommand>

  static func build(_ bar: inout MenuToolbarBuilder<ShopCommand>) {
    bar.iOSTitleMenu { menu in menu.add(.erase) }
    bar.iOS(.trailing) { bar in
      bar.addChoice(Order.self, options: .often) { .sort($0) }
      bar.addMenu("more", MenuLabel("More"), options: .rarely) { menu in menu.add(.star) }
      bar.addMenu("less", MenuLabel("Less"), isShown: false) { menu in menu.add(.star) }
      bar.addGroup("pair", MenuLabel("Pair")) { bar in
        bar.add(.open, options: .essential)
        bar.add(.erase)
      }
      bar.addSegments("order", Order.self) { .sort($0) }
      bar.addSearch("Search")
      bar.addView(PaperView.ruler, "Ruler")
    }
  }
}

private enum PaperView: String { case ruler }

private struct OpenButton: PullDownSurface {
  let context: MenuContext<ShopCommand>
  var tapCommand: ShopCommand? { .open }

  static func label(in state: ShopState) -> MenuLabel { MenuLabel("Open") }
  static func isEnabled(in state: ShopState) -> Bool { state.count > 0 }
  static func build(_ menu: inout MenuBuilder<ShopCommand>) { menu.add(.erase) }
}

/// A context menu with an entry of each kind.
private struct FullContextMenu: ContextMenuSurface {
  let context: MenuContext<ShopCommand>
  var previewCommand: ShopCommand? { .open }
  var previewShape: MenuPreviewShape { .capsule }
  var keepsOrder: Bool { true }

  static func title(in state: ShopState) -> String? { "\(state.count) Things" }

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.add(.star)
    menu.addEach(Order.self) { .sort($0) }
    menu.separate()
    menu.addSubmenu("More") { menu in menu.add(.open) }
    menu.addSection("Things") { menu in menu.add(.erase) }
    menu.addRow { menu in menu.add(.open, .star) }
    menu.addPalette { menu in menu.add(.star) }
    menu.addSystem(.share)
  }
}

@MainActor
private final class Presenter: MenuPresenter {
  private(set) var shown = 0
  var presentingWindow: AnyObject? { nil }
  var isBehindModal: Bool { false }
  func present(_ question: MenuQuestion) {}
  func present(_ error: any Error) { shown += 1 }
}

@MainActor
@Suite("What opens, and what is chosen there")
struct OpeningTests {
  @MainActor
  final class Model {
    var state = ShopState(count: 2)
    var performed: [ShopCommand] = []
  }

  @MainActor
  final class List {
    var clicked = [1, 2]
  }

  struct Failed: Error {}

  @Test("A bar has its menus and what they offer; what is not shown is kept for the palette alone")
  func toolbar() throws {
    var performed: [ShopCommand] = []
    let menus = MenuContext<ShopCommand>(
      state: { ShopState(count: 2) }, perform: { performed.append($0) })
    let bar = PaperToolbar(menus).opened { _ in true }
    let entries = bar[.phoneTrailing]
    #expect(entries.map(\.id) == ["sort", "more", "pair", "order", "search", "ruler"])
    #expect(entries[0].items.map(\.title) == ["Name", "Price"])
    #expect(entries.map(\.priority) == [.raised, .low, .high, .standard, .standard, .standard])
    #expect(bar.titleMenu?.flatMap(\.items).map(\.key) == ["thing.erase"])
    for item in entries.flatMap(\.items) { item.command.perform() }
    #expect(performed.count == 7 && performed.contains(.sort(.price)))
    let whole = PaperToolbar(menus).opened(keepsHidden: true) { $0 == .phoneTrailing }
    #expect(whole[.phoneTrailing].contains { $0.id == "less" })
    #expect(whole.titleMenu == nil && whole[.mac].isEmpty)
  }

  @Test("A button performs its tap and dims with the state")
  func button() {
    let model = Model()
    let menus = MenuContext<ShopCommand>(for: model, state: \.state) { model, command in
      model.performed.append(command)
    }
    let button = OpenButton(menus).openedButton()
    #expect(button.label.title == "Open" && button.isEnabled && button.isShown)
    button.tap?.command.perform()
    #expect(model.performed == [.open])
    #expect(button.tap?.command.hasOwner() == true)
    model.state.count = 0
    #expect(!OpenButton(menus).openedButton().isEnabled)
    #expect(ShopMoreButton(menus).openedButton().tap == nil)
    #expect(OpenButton(menus).opened().entries.flatMap(\.items).map(\.isEnabled) == [false])
  }

  @Test("A menu has its title, its preview and entries that perform; dimmed, none can be chosen")
  func menu() {
    var performed: [ShopCommand] = []
    let menus = MenuContext<ShopCommand>(
      state: { ShopState(count: 2) }, perform: { performed.append($0) })
    let menu = FullContextMenu(menus).opened()
    #expect(menu.title == "2 Things" && menu.previewShape == .capsule && menu.keepsOrder)
    menu.previewItem?.command.perform()
    for item in menu.entries.flatMap(\.items) { item.command.perform() }
    #expect(
      performed == [
        .open, .star, .sort(.name), .sort(.price), .open, .erase, .open, .star, .star,
      ])
    let entries = FullContextMenu.entries(in: ShopState(count: 2))
    let areEnabled = entries.flatMap(\.items).map(\.isEnabled)
    #expect(!areEnabled.contains(false))
    let dimmed = entries.map { $0.dimmed() }
    let areDimmed = dimmed.flatMap(\.items).map { !$0.isEnabled }
    #expect(!areDimmed.contains(false))
    #expect(dimmed.flatMap(\.items).map(\.key) == entries.flatMap(\.items).map(\.key))
    #expect(dimmed.flatMap(\.systemItems) == [.share])
  }

  @Test("A menu shares what its context says, of what was clicked, as long as the owner is there")
  func sharing() {
    let owner = Model()
    let menus = MenuContext<ShopCommand>(ShopState(count: 2)).sharing(for: owner) { model in
      [model.state.count]
    }
    #expect(FullContextMenu(menus).opened().sharedItems?() as? [Int] == [2])
    #expect(FullContextMenu(MenuContext(ShopState())).opened().sharedItems == nil)
    let list = List()
    let rows = MenuItemsContext<ShopCommand, Int>(for: list) { _, items in
      ShopState(count: items.count)
    } perform: { (_, _, _) throws in
    }.sharing(for: list) { _, clicked in clicked }
    let menu = FullContextMenu(rows.contextWhenOpened { list.clicked }).opened()
    list.clicked = [7]
    #expect(menu.sharedItems?() as? [Int] == [1, 2])
    weak var gone: Model?
    let kept: MenuContext<ShopCommand>
    do {
      let owner = Model()
      gone = owner
      kept = MenuContext(ShopState()).sharing(for: owner) { [$0.state.count] }
    }
    #expect(gone == nil && kept.sharedItems?().isEmpty == true)
  }

  @Test("A command of clicked items has its owner no longer than it lives")
  func items() async throws {
    var model: Model? = Model()
    var performed: [[Int]] = []
    var errors = 0
    let rows = MenuItemsContext<ShopCommand, Int>(for: model ?? Model()) { _, items in
      ShopState(count: items.count)
    } perform: { _, command, items in
      await Task.yield()
      performed.append(items)
      if command == .erase { throw Failed() }
    }
    .handlingErrors { _ in errors += 1 }
    let list = List()
    let menus = rows.contextWhenOpened { list.clicked }
    #expect(menus.state.count == 2)
    let context = menus.opened().context
    list.clicked = [3]
    let action = context.action(.open)
    #expect(action.hasOwner() && context.state.count == 2 && menus.state.count == 1)
    action.perform()
    try await settle { !performed.isEmpty }
    #expect(performed == [[1, 2]])
    rows.context(for: [7]).perform(.erase)
    try await settle { errors > 0 }
    #expect(errors == 1)
    model = nil
    #expect(!action.hasOwner() && menus.opened().context.state == ShopState())
    #expect(!menus.action(.open).hasOwner())
  }

  @Test("An error is shown where the command was chosen, and else by the library")
  func errors() async throws {
    let presenter = Presenter()
    let model = Model()
    let waiting = MenuContext<ShopCommand>(for: model, state: \.state) { _, _ in
      await Task.yield()
      throw Failed()
    }
    waiting.action(.open).perform(at: presenter)
    try await settle { presenter.shown > 0 }
    #expect(presenter.shown == 1)
    let before = MenuActivity.showError
    defer { MenuActivity.showError = before }
    var shown = 0
    MenuActivity.showError = { _ in shown += 1 }
    MenuContext<ShopCommand>(state: { ShopState() }, perform: { _ in throw Failed() })
      .perform(.open)
    #expect(shown == 1 && presenter.shown == 1)
  }

  @Test("`update` tells who follows")
  func update() {
    let menus = MenuContext<ShopCommand>(for: Model(), state: \.state) { _, _ in }
    var updates = 0
    menus.activity.observe {
      updates += 1
      return updates < 2
    }
    for _ in 0..<3 { menus.update() }
    #expect(updates == 2)
  }

  @Test("Titles of the system have the app's name, and Undo that of the action")
  func titles() {
    #expect(!MenuTexts.appName.isEmpty)
    #expect(MenuTexts.title(of: .quit).contains(MenuTexts.appName))
    #expect(MenuTexts.title(of: .cut) == MenuTexts.title(of: .cut, appName: "Shop", in: .current))
    #expect(MenuTexts.undoTitle(for: "") == MenuTexts.title(of: .undo))
    #expect(MenuTexts.undoTitle(for: "Typing").contains("Typing"))
    #expect(MenuTexts.redoTitle(for: "") == MenuTexts.title(of: .redo))
    #expect(MenuTexts.redoTitle(for: "Typing").contains("Typing"))
    #expect(MenuTexts.format("100 % of %@, %@", with: "all") == "100 % of all, %@")
  }
}
