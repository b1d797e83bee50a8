@_spi(Generated) import MenuRuntime
import Testing

private struct TextEditMenu: EditMenuSurface {
  let context: MenuContext<ShopCommand>

  static func traits(in state: ShopState) -> EditMenuTraits {
    EditMenuTraits(hasSelection: state.count > 0)
  }

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.addSystem(.cut, .copy)
    menu.separate()
    menu.addSubmenu("More", subtitle: "To be rid of it") { menu in menu.addSystem(.delete) }
    menu.addSystem(.selectAll, title: "Select Every Thing")
    menu.separate()
    menu.addRow { menu in menu.add(.open, .erase) }
  }
}

private struct TitledMenu: ContextMenuSurface {
  let context: MenuContext<ShopCommand>

  static func title(in state: ShopState) -> String? { "\(state.count) Things" }

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.addSection("Open", subtitle: "Or not") { menu in
      menu.add(.open)
      menu.add(.erase, alternate: .option)
    }
    menu.addPalette { menu in menu.addEach(Order.self) { .sort($0) } }
  }
}

private struct ShopDockMenu: DockMenuSurface {
  let context: MenuContext<ShopCommand>

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.add(.open)
    menu.separate()
    menu.addEach(\.shelves) { .move($0) }
    menu.add(.erase)
  }
}

private struct ShopStatusItem: StatusItemSurface {
  static let id = "shop"
  let context: MenuContext<ShopCommand>

  static func label(in state: ShopState) -> MenuLabel { MenuLabel("Shop", .symbol("cart")) }
  static func isShown(in state: ShopState) -> Bool { state.count > 0 }
  static func build(_ menu: inout MenuBuilder<ShopCommand>) { menu.add(.open, .erase) }
}

private enum DeskView: String { case zoom }

private struct DeskToolbar: ToolbarSurface {
  typealias SuppliedView = DeskView
  static let id = "desk"
  let context: MenuContext<ShopCommand>

  static func build(_ bar: inout MenuToolbarBuilder<ShopCommand>) {
    bar.macOS { bar in
      bar.addSystem(.sidebar)
      bar.separate()
      bar.add(.star)
      bar.addMenu("more", MenuLabel("More"), isEnabled: false) { menu in menu.add(.open) }
      bar.addMenu("rest", MenuLabel("Rest"), isShown: false) { _ in }
      bar.addView(DeskView.zoom, "Zoom")
      bar.space()
    }
    bar.watchOS { bar in bar.add(.open) }
    bar.visionOS { bar in bar.add(.open) }
  }
}

/// Not on the main actor, like a test that names no actor.
@Suite("A menu as text")
struct DescriptionTests {
  let state = ShopState(isStarred: true, count: 2, shelves: [Shelf(id: "a", title: "Left")])

  @Test("A context menu has a line for each entry, and submenus are a tree")
  func contextMenu() {
    let text = """
      Open…
      Remove Star
      ---
      Sort By ▸  “Name”
        ✓ Name
        Price
      Move To ▸
        Left
      ---
      Open Again
      ---
      Erase
      """
    #expect(ThingContextMenu.description(in: state) == text)
    let entries = ThingContextMenu.entries(in: state)
    guard case .submenu(let menu) = entries[3] else {
      Issue.record("no submenu: \(entries[3])")
      return
    }
    #expect(menu.title == "Sort By" && menu.entries.map(\.description) == ["✓ Name\nPrice"])
  }

  @Test("A title, a section, a palette and an alternate")
  func title() {
    let text = """
      2 Things:
        Open:  “Or not”
          Open…
          ⌥ Erase
        palette:
          ✓ Name
          Price
      """
    #expect(TitledMenu.description(in: state) == text)
  }

  @Test("A button has a line of its own, and what is dimmed says so")
  func button() {
    let text = """
      0 Things ▾
        ✓ Name
        Price
        Erase  dimmed
      """
    #expect(ShopMoreButton.description(in: ShopState()) == text)
  }

  @Test("The menu of the Dock leaves out what cannot be chosen, as a context menu does")
  func dockMenu() {
    #expect(ShopDockMenu.description(in: state) == "Open…\n---\nLeft\nErase")
    #expect(ShopDockMenu.description(in: ShopState()) == "Open…")
  }

  @Test("A status item is a button that can be hidden")
  func statusItem() {
    #expect(ShopStatusItem.description(in: state) == "Shop ▾\n  Open…\n  Erase")
    #expect(
      ShopStatusItem.description(in: ShopState()) == "Shop ▾  hidden\n  Open…\n  Erase  dimmed")
  }

  @Test("An edit menu leaves out what does not apply, with the separators around it")
  func editMenu() {
    let text = """
      standard cut
      standard copy
      ---
      More ▸  “To be rid of it”
        standard delete
      standard selectAll  “Select Every Thing”
      ---
      row:
        Open…
        Erase
      """
    #expect(TextEditMenu.description(in: state) == text)
    #expect(
      TextEditMenu.description(in: ShopState())
        == "standard selectAll  “Select Every Thing”\n---\nrow:\n  Open…")
  }

  @Test("A menu bar has its menus one below the other")
  func menuBar() {
    let text = """
      app standard
      file
        Open…  ⌘O
      menu Thing
        Move To ▸  dimmed
        Add Star  dimmed
        ---
        Erase  dimmed
      window standard
      help standard
      """
    #expect(ShopMenuBar.description(in: ShopState()) == text)
  }

  @Test("A toolbar has each platform's bar, with symbols, and what is dimmed")
  func toolbar() {
    let text = """
      iOS
        bottom
          Open…  [door.left.hand.open]
          flexible space
          Move To ▾  [tray]
            Left
      iPadOS editor
        center customizable
          Remove Star  [star.slash]
        title menu
          Erase
      macOS customizable hideable
        group Things
          Open…  [door.left.hand.open]
          Erase
        segments Sort By
          ✓ Name
          Price
        search “Search”
      """
    #expect(ShopToolbar.description(in: state) == text)
    let dimmed = ShopToolbar.description(in: ShopState()).components(separatedBy: "\n")
    #expect(dimmed.contains("    Erase  dimmed"))
  }

  @Test("The entries of a toolbar are a tree for each area, and each describes itself")
  func toolbarEntries() {
    let entries = ShopToolbar.entries(in: state)
    #expect(entries.keys.count == 3)
    #expect(entries[.mac] == ShopToolbar.entries(of: .mac, in: state))
    #expect(
      entries[.mac]?.first?.description == "group Things\n  Open…  [door.left.hand.open]\n  Erase")
  }

  @Test("A toolbar shows what is hidden, its system controls and its views")
  func hiddenEntries() {
    let text = """
      macOS
        standard sidebar
        ---
        Add Star  [star]
        More ▾  dimmed
          Open…
        Rest ▾  hidden
        view Zoom
        space
      watchOS
        Open…  [door.left.hand.open]
      visionOS
        Open…  [door.left.hand.open]
      """
    #expect(DeskToolbar.description(in: ShopState()) == text)
    #expect(DeskToolbar.entries(in: ShopState())[.mac]?.count == 6)
  }
}
