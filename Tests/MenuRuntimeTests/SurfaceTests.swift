import MenuRuntime
import Testing

@MainActor
@Suite("What a surface describes, without any framework")
struct SurfaceTests {
  let state = ShopState(
    isStarred: true, count: 2, shelves: [Shelf(id: "a", title: "Left"), Shelf(id: "b", title: "B")])

  /// Returns a line for each entry.
  private func lines<Command>(_ entries: [MenuEntry<Command>], _ indent: String = "") -> [String] {
    entries.flatMap { entry -> [String] in
      switch entry {
      case .item(let item):
        return [indent + item.title + (item.isEnabled ? "" : " (not now)")]
      case .choice(let items):
        return items.map { indent + ($0.isChecked ? "✓ " : "○ ") + $0.title }
      case .text(let text, _): return [indent + "“\(text)”"]
      case .separator: return [indent + "---"]
      case .submenu(let menu):
        return [indent + menu.title + " ▸"] + lines(menu.entries, indent + "  ")
      case .section(let title, _, let entries):
        return [indent + title + ":"] + lines(entries, indent)
      case .row(let entries, _), .palette(let entries): return lines(entries, indent + "| ")
      case .system(let item, _): return [indent + item.rawValue]
      }
    }
  }

  @Test("A context menu leaves out what cannot be chosen, and separators that part nothing")
  func contextMenu() {
    #expect(
      lines(ThingContextMenu.entries(in: state)) == [
        "Open…", "Remove Star", "---", "Sort By ▸", "  ✓ Name", "  ○ Price", "Move To ▸", "  Left",
        "  B", "---", "Open Again", "---", "Erase",
      ])
    #expect(
      lines(ThingContextMenu.entries(in: ShopState())) == [
        "Open…", "Add Star", "---", "Sort By ▸", "  ✓ Name", "  ○ Price",
      ])
  }

  @Test("An entry has its command, and what is different about it in this place")
  func items() {
    let items = ThingContextMenu.entries(in: state).flatMap(\.items)
    #expect(items.map(\.command).contains(.move("b")))
    #expect(items.map(\.key).contains("sort/price"))
    #expect(items.map(\.key).contains("move/b"))
    let again = items.first { $0.title == "Open Again" }
    #expect(again?.command == .open)
    #expect(again?.image == nil)
    #expect(items.first?.image == .symbol("door.left.hand.open"))
  }

  @Test("The menu of a button dims, and its label follows the state")
  func button() {
    #expect(
      lines(ShopMoreButton.entries(in: ShopState())) == ["✓ Name", "○ Price", "Erase (not now)"])
    #expect(ShopMoreButton.label(in: state).title == "2 Things")
  }

  @Test("A toolbar has an area for each platform, with what it says of itself")
  func toolbar() {
    #expect(
      ShopToolbar.entries(of: .phoneBottom, in: state).map(\.id) == [
        "open", "flexibleSpace", "move",
      ])
    #expect(ShopToolbar.entries(of: .padCenter, in: state).map(\.options) == [.hidden])
    let mac = ShopToolbar.entries(of: .mac, in: state)
    #expect(mac.map(\.id) == ["things", "order", "search"])
    #expect(mac.flatMap(\.items).map(\.key) == ["open", "thing.erase", "sort/name", "sort/price"])
    #expect(ShopToolbar.entries(of: .watch, in: state).isEmpty)
  }

  @Test("The menu bar hides nothing: it dims")
  func menuBar() {
    let menus = ShopMenuBar.menus(in: ShopState())
    #expect(menus.map(\.title) == ["Shop", "File", "Thing", "Window", "Help"])
    #expect(menus.map(\.isStandard) == [true, false, false, true, true])
    #expect(
      lines(menus[2].entries)
        == ["Move To ▸", "Add Star (not now)", "---", "Erase (not now)"])
  }

  @Test("Menus of two modules become one bar: those of one place one menu, own ones before Window")
  func parts() {
    let part = MenuBarPart(PartMenuBar(MenuContext(PartState())))
    let menus = ShopMenuBar(MenuContext(state)).menus(adding: [part])
    #expect(menus.map(\.title) == ["Shop", "File", "Thing", "Part", "Window", "Help"])
    #expect(lines(menus[5].entries) == ["Send Feedback…"])
    #expect(menus[5].isStandard)
  }
}
