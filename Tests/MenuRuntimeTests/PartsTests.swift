import Testing

@_spi(Generated) @testable import MenuRuntime

/// A toolbar with an entry of each kind.
private struct FullToolbar: ToolbarSurface {
  static let id = "full"
  let context: MenuContext<ShopCommand>

  static func build(_ bar: inout MenuToolbarBuilder<ShopCommand>) {
    bar.iOS(.leading) { bar in bar.add(.open) }
    bar.iOS(.trailing) { bar in bar.add(.star) }
    bar.iPadOS { bar in
      bar.leading { bar in bar.add(.open) }
      bar.center(.customizable) { bar in bar.add(.star) }
      bar.trailing { bar in bar.add(.erase) }
      bar.titleMenu { menu in menu.add(.erase) }
    }
    bar.watchOS { bar in bar.add(.open) }
    bar.visionOS { bar in bar.add(.star) }
    bar.macOS(.customizable) { bar in
      bar.addSystem(.sidebar)
      bar.separate()
      bar.add(.open, .erase)
      bar.space()
      bar.flexibleSpace()
      bar.addGroup("pair", MenuLabel("Pair")) { bar in
        bar.add(.open)
        bar.space()
        bar.add(.star)
      }
      bar.addSegments("order", Order.self) { .sort($0) }
      bar.addSearch("Search")
      bar.addView(ShopView.gauge, "Gauge")
      bar.separate()
      bar.addSystem(.inspector)
      bar.separate()
    }
  }
}

private enum ShopView: String { case gauge }

private struct ThingEditMenu: EditMenuSurface {
  let context: MenuContext<ShopCommand>

  static func traits(in state: ShopState) -> EditMenuTraits {
    EditMenuTraits(hasSelection: state.count > 0, canPaste: state.isStarred)
  }

  static func build(_ menu: inout MenuBuilder<ShopCommand>) {
    menu.addSystem(.cut, .copy, .paste)
    menu.addSubmenu("More") { menu in
      menu.addRow { menu in menu.addSystem(.select) }
      menu.addSection("All") { menu in menu.addSystem(.selectAll) }
    }
    menu.add(.erase)
  }
}

@MainActor
@Suite("Parts of the library that frameworks show")
struct PartsTests {
  let state = ShopState(isStarred: true, count: 2)

  @Test("A search calls its closure for a new text or scope, and shows what is new")
  func search() {
    var calls: [String] = []
    var (shown, focused) = (0, 0)
    let search = MenuSearch(scopes: ["All", "Inbox"]) { calls.append("\($0.text) \($0.scope)") }
    search.shownChanged = { shown += 1 }
    search.takeFocus = { focused += 1 }
    search.text = "a"
    #expect(shown == 1)
    search.text = "a"
    #expect(shown == 1)
    search.scope = 1
    #expect(shown == 2)
    search.scope = 1
    #expect(calls == ["a 0", "a 1"])
    #expect(shown == 2)
    search.suggestions = ["apple"]
    #expect(shown == 3)
    search.suggestions = ["apple"]
    #expect(shown == 3)
    search.scopes = ["All"]
    #expect(shown == 4)
    search.scopes = ["All"]
    #expect(shown == 4 && calls.count == 2)
    search.focus()
    #expect(focused == 1)
    var texts: [String] = []
    let plain = MenuSearch { texts.append($0) }
    plain.text = "b"
    #expect(texts == ["b"] && plain.scopes.isEmpty)
  }

  @Test("Each entry of a Mac toolbar has a name of its own, without its block")
  func slots() {
    let entries = FullToolbar(MenuContext(state)).opened(keepsHidden: true) { $0 == .mac }[.mac]
    let slots = WindowToolbarEntry.named(entries)
    #expect(
      slots.map(\.name) == [
        "standardSidebar", "", "open", "erase", "", "", "pair", "order", "search", "gauge", "",
        "standardInspector", "",
      ])
    #expect(slots.first { $0.name == "pair" }?.inner.map(\.name) == ["open2", "star"])
    let spaces = slots.compactMap { slot -> String? in
      switch slot.content {
      case .entry: nil
      case .space: "space"
      case .flexibleSpace: "flexible"
      case .sidebarSeparator: "sidebar"
      case .inspectorSeparator: "inspector"
      }
    }
    #expect(spaces == ["sidebar", "space", "flexible", "inspector", "space"])
    let labels = WindowToolbarEntry.labels(of: FullToolbar.self)
    #expect(labels == ["open": "Open", "erase": "Erase", "open2": "Open", "star": "Add Star"])
  }

  @Test("The face of an entry is its title, image and state; the label has no ellipsis")
  func faces() throws {
    let entries = FullToolbar.entries(of: .mac, in: state)
    func face(_ id: String) throws -> ToolbarItemAppearance {
      try #require(entries.first { $0.id == id }.flatMap { ToolbarItemAppearance($0) })
    }
    let open = try face("open")
    #expect(open.title == "Open…" && open.label == "Open" && open.toolTip == "Open")
    #expect(!open.isToggle && !open.isTinted && open.canBeChosen)
    #expect(try face("thing.erase").toolTip == nil)
    #expect(try face("pair").title == "Pair")
    #expect(try face("order").title == "Sort By" && face("order").canBeChosen)
    #expect(try face("search").title == "Search")
    #expect(try face("gauge").title == "Gauge")
    #expect(try face("system.sidebar").image != nil)
    #expect(entries.filter(\.isSpace).allSatisfy { ToolbarItemAppearance($0) == nil })
    let star = try #require(
      FullToolbar.entries(of: .padCenter, in: state).first.flatMap { ToolbarItemAppearance($0) })
    #expect(star.isToggle && star.title == "Remove Star")
    let erase = try #require(
      FullToolbar.entries(of: .padTrailing, in: ShopState()).first.flatMap {
        ToolbarItemAppearance($0)
      })
    #expect(!erase.isEnabled && !erase.canBeChosen && erase.isShown)
  }

  @Test("An entry has an id, options and items; each area has its entries")
  func entries() {
    let mac = FullToolbar.entries(of: .mac, in: state)
    #expect(
      mac.map(\.id) == [
        "system.sidebar", "separator", "open", "thing.erase", "space", "flexibleSpace", "pair",
        "order", "search", "gauge", "separator", "system.inspector", "separator",
      ])
    #expect(mac.allSatisfy { $0.options == [] })
    #expect(mac.flatMap(\.items).count == 6)
    for (area, id) in [
      (MenuToolbarArea.phoneLeading, "open"), (.phoneTrailing, "star"), (.padLeading, "open"),
      (.padCenter, "star"), (.padTrailing, "thing.erase"), (.watch, "open"), (.vision, "star"),
    ] {
      #expect(FullToolbar.entries(of: area, in: state).map(\.id) == [id])
    }
  }

  @Test("A system command applies where something is selected or can be pasted")
  func editMenu() {
    #expect(
      ThingEditMenu.allows(.copy, in: state) == true
        && ThingEditMenu.allows(.paste, in: state) == true)
    #expect(
      ThingEditMenu.allows(.select, in: state) == false
        && ThingEditMenu.allows(.undo, in: state) == nil)
    let empty = ShopState()
    #expect(
      ThingEditMenu.allows(.copy, in: empty) == false
        && ThingEditMenu.allows(.paste, in: empty) == false)
    #expect(
      ThingEditMenu.allows(.select, in: empty) == true
        && ThingEditMenu.allows(.selectAll, in: empty) == true)
    let entries = ThingEditMenu.entries(in: state)
    #expect(entries.contains(.selectAll) && !entries.contains(.redo))
    #expect(entries.flatMap(\.systemItems) == [.cut, .copy, .paste, .select, .selectAll])
    #expect(entries.flatMap(\.items).map(\.key) == ["thing.erase"])
    let traits = EditMenuTraits()
    #expect(traits.allows(.copy) && traits.allows(.paste) && traits.allows(.select))
    #expect(ThingEditMenu(MenuContext(state)).opened().traits.hasSelection == true)
  }

  @Test("Shortcuts have the glyphs of a Mac's menus")
  func glyphs() {
    let keys: [MenuShortcut.Key] = [
      "a", .function(5), .return, .enter, .tab, .space, .delete, .forwardDelete, .escape, .up,
      .down, .left, .right, .home, .end, .pageUp, .pageDown, .help, .clear,
    ]
    #expect(
      keys.map(\.glyph) == [
        "A", "F5", "↩", "⌅", "⇥", "Space", "⌫", "⌦", "⎋", "↑", "↓", "←", "→", "↖", "↘", "⇞", "⇟",
        "?⃝", "⌧",
      ])
    #expect(MenuShortcut("n", [.command, .shift, .control, .option]).glyphs == "⌃⌥⇧⌘N")
  }

  @Test("What follows the state shows it at once and after each command, until it is gone")
  func follower() {
    var shown: [Int] = []
    let activity = MenuActivity()
    var follower: MenuFollower? = MenuFollower(activity) { shown.append(shown.count) }
    #expect(shown == [0])
    activity.notify()
    #expect(shown == [0, 1])
    #expect(follower != nil)
    follower = nil
    activity.notify()
    #expect(shown == [0, 1])
  }
}
