import MenuModel
import MenuSyntax
import Testing

@Suite("The surfaces of a module, and what is in their entries")
struct SurfaceListTests {
  private static let module = resolve(
    """
    commands { a "A"; b "B"; c "C" }
    menu N { b; on macOS { menu M } }
    menu M { c }
    item Page { context menu { a } }
    item Words { edit menu { standard copy } }
    screen Main {
      item Note { context menu { a } }
      background { context menu { a } }
      button Add { a }
      toolbar { macOS { a; group { b; c } } }
    }
    toolbar Side { macOS { a } }
    menu bar { file { a }; on macOS { menu N } }
    """
  ).module

  private static func kinds(of module: MenuModule) -> [String] {
    module.surfaces.map { surface in
      switch surface.declaration {
      case .contextMenu(_, let item): return "context menu of \(item.name.text)"
      case .editMenu(_, let item): return "edit menu of \(item.name.text)"
      case .background: return "background"
      case .button(let button): return "button \(button.name.text)"
      case .toolbar(let toolbar): return "toolbar \(toolbar.name?.text ?? "")"
      case .barMenu: return "menu of the bar"
      case .swipe(let swipe, let item): return "\(swipe.edge.rawValue) swipe of \(item.name.text)"
      case .quickActions: return "quick actions"
      case .dockMenu: return "Dock menu"
      case .statusItem(let item): return "status item \(item.name.text)"
      }
    }
  }

  @Test(
    "Items outside a screen come first, then each screen, toolbars by themselves, the menu bar, and the app's own"
  )
  func order() {
    let module = resolve(
      """
      commands { a "A" }
      status item Clock "Clock" { a }
      dock menu { a }
      quick actions { a }
      menu bar { file { a } }
      item Row { swipe trailing { a }; on iOS { swipe leading { a } }; context menu { a } }
      """
    ).module
    #expect(
      Self.kinds(of: module) == [
        "context menu of Row", "trailing swipe of Row", "leading swipe of Row", "menu of the bar",
        "quick actions", "Dock menu", "status item Clock",
      ])
    #expect(
      Self.kinds(of: Self.module) == [
        "context menu of Page", "edit menu of Words", "context menu of Note", "background",
        "button Add", "toolbar ", "toolbar Side", "menu of the bar", "menu of the bar",
      ])
    #expect(
      Self.module.surfaces.map(\.screen) == [nil, nil, 0, 0, 0, 0, nil, nil, nil])
  }

  @Test("A menu of the bar that names a menu has its entries, on the platforms around it")
  func namedBarMenu() throws {
    let surface = try #require(Self.module.surfaces.last)
    #expect(outline(surface.entries, in: Self.module) == "b on macOS(menu())")
    #expect(surface.isShown(on: .macOS) && !surface.isShown(on: .iPadOS))
  }

  @Test("Descendants are in the order of the text; those of named menus are found once")
  func descendants() throws {
    let toolbar = try #require(Self.module.screens.first?.toolbar?.blocks.first)
    #expect(outline(toolbar.entries.withDescendants, in: Self.module) == "a group(b c) b c")
    let bar = try #require(Self.module.surfaces.last)
    let all = Self.module.allEntries(of: bar.entries + bar.entries)
    #expect(all.compactMap(\.command).map(\.index) == [1, 2, 1])
  }

  @Test("A block is replaced without changing what else an entry says")
  func block() {
    for var entry in Self.module.surfaces.flatMap(\.entries).withDescendants {
      let before = outline([entry], in: Self.module)
      entry.block = entry.block
      #expect(outline([entry], in: Self.module) == before)
      if entry.block != nil {
        entry.block = []
        #expect(entry.children.isEmpty)
      }
    }
  }

  @Test(
    "Separators that an expansion drops say where they are; those of an include are not among them")
  func droppedSeparators() throws {
    let module = resolve(
      """
      commands { a "A"; b "B" }
      menu Lines { ---; a; --- }
      menu M { ---; a; menu "x" { a; --- }; section "y" { b; --- }; include Lines; --- }
      """
    ).module
    let expansion = module.expansion(of: module.menus[1].entries, on: .iOS)
    let dropped = expansion.droppedSeparators
    #expect(dropped.count == 4)
    #expect(dropped.map { $0.menu != nil } == [true, false, false, false])
    #expect(dropped.map(\.isTrailing) == [true, false, false, false])
    #expect(outline(expansion.entries, in: module) == "a menu(a) section(b) --- a")
  }
}
