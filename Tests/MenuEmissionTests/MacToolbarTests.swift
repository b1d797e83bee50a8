import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("The toolbars of macOS")
struct MacToolbarTests {
  private static let folder = MenuSamples.folder.appending(path: "MacToolbars")

  @Test("The files are those in Tests/Fixtures/Emission/MacToolbars; RECORD=1 writes them anew")
  func expected() throws {
    try expect(MenuSamples.files(MenuSamples.named("MacToolbars")), areIn: Self.folder)
  }

  @Test(
    "swift format lint finds nothing once the header that switches it off is gone",
    arguments: ["Post", "Ab", "PhotoLibraryPlus"])
  func lint(name: String) throws {
    var module = try MenuSamples.named("MacToolbars")
    module.app.name = name
    try expectNoLint(in: [MenuSamples.files(module)])
  }

  @Test(
    "No error and no warning from macOS 12 to 26, in language modes 5 and 6, isolated or not",
    arguments: ["5", "6"])
  func types(mode: String) throws {
    let files = try MenuSamples.files(MenuSamples.named("MacToolbars"))
    let targets = ["macos12", "macos13", "macos14", "macos15", "macos26"]
    try expectNoDiagnostics(in: files, mode: mode, targets: targets)
  }

  @Test("A module of macOS 26 asks for no version, and other levels of access compile")
  func newest() throws {
    var module = try MenuSamples.named("MacToolbars")
    module.app.platforms[0].minimum = Version(26)
    for level in [AccessLevel.internal, .package] {
      module.app.access = level
      let files = MenuSamples.files(module)
      #expect(!files.contains { $0.text.contains("#available(macOS") })
      let outcome = try AppleCheck.run(files, ["--flag=-package-name", "--flag=post", "macos26"])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test(
    "What is shown and what comes out is in Tests/Fixtures/Emission/MacToolbars/Walk; RECORD=1 writes it anew"
  )
  func walk() throws {
    var module = try MenuSamples.named("MacToolbars")
    module.app.stringsTable = nil
    let folder = Self.folder.appending(path: "Walk")
    let program = GeneratedFile(
      name: "Walk.swift",
      text: try String(contentsOf: folder.appending(path: "AppKit.swift"), encoding: .utf8))
    let outcome = try AppleCheck.run(MenuSamples.files(module) + [program], ["--run", "AppKit"])
    #expect(outcome.status == 0, "\(outcome.output)")
    try expect(outcome.output, isIn: folder.appending(path: "AppKit.txt"))
  }

  /// Toolbars that use little, or what is hard to write down in Swift.
  private static let odd = [
    #"""
    app Words { platforms macOS 12; emit appkit; strings none }
    state { state: Bool; items: Int; name: String; view: Panel }
    choice Panel { `default` "A \"b\""; `self` "\\(c) {{d}} {name}" }
    list Folder as folderList
    commands {
      `default` "Default {items}" pick Folder help "\"{name}\""
      `init` "Init \"quoted\" \\ {name}..." destructive confirm "Sure, {name}?"
      `self` "Self" image "Asset" on when state
      search "Search" shown when items > 2
      items "Items" choose view shown when state && items != 1
    }
    menu Default "Menu" { `init` }
    screen Main {
      toolbar {
        macOS customizable {
          `default`; `init` clicks through; `self`; search; items
          `self` as "\u{1F600} \"{name}\"" symbol none springs
          group state "\\ {name}" { search "Search…"; view Window "\"" ; menu Default }
          menu "" symbol star { `default` }
          segmented view clicks through
          view `View` "{items}"
          standard share, back, undo, find
        }
      }
    }
    toolbar { macOS { `self` } }
    toolbar Other { macOS { space; flexible; ---; space } }
    """#,
    "app E { platforms macOS 12; emit appkit }\ntoolbar T { macOS { standard sidebar } }",
    "app E { platforms macOS 12; emit appkit }\ntoolbar T { macOS hideable { search \"S\" } }",
    "app E { platforms macOS 12; emit appkit }\ntoolbar T { macOS { view V \"V\" hidden } }",
    "app E { platforms macOS 12; emit appkit }\ntoolbar T { macOS { standard share, copy } }",
    """
    app E { platforms macOS 12; emit appkit }
    state { s: C }
    choice C { a "A" symbol star; b "B" symbol heart }
    commands { c "C" choose s }
    toolbar T { macOS { segmented s } }
    toolbar U { macOS { group { segmented s; c } } }
    """,
    """
    app E { platforms macOS 12; emit appkit }
    commands { c "C" help "H" }
    screen S settings { toolbar { macOS { menu "M" { c }; view V "V"; standard share } } }
    """,
    """
    app E { platforms macOS 12; emit appkit }
    commands { c "C"; d "D" }
    screen S settings { toolbar { macOS { c; d selectable } } }
    """,
  ]

  @Test("What is odd compiles without a warning", arguments: odd.indices)
  func oddTypes(number: Int) throws {
    let files = MenuSamples.files(MenuSamples.module(Self.odd[number]))
    #expect(files.contains { $0.text.contains("NSToolbar") })
    for mode in ["5", "6"] {
      let outcome = try AppleCheck.run(files, ["--swift-version", mode, "macos12", "macos26"])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  // MARK: - Shapes

  private static let commands = """
    commands {
      open "Open" symbol folder
      pin "Pin" symbol pin on when isPinned
      sort "Sort By" choose order
      erase "Erase" destructive confirm "Erase it?"
    }
    state { isPinned: Bool; order: Order }
    choice Order { name "Name"; date "Date" }
    """

  /// The Swift of a module for macOS 14 with these declarations.
  private func swift(_ declarations: String) -> String {
    MenuSamples.swift(
      "app Test { platforms macOS 14; emit appkit }\n" + Self.commands + "\n" + declarations)
  }

  @Test("What no toolbar needs is not there")
  func needs() {
    let text = swift("screen List { toolbar { macOS { open } } }")
    #expect(text.contains("final class TestToolbarItems"))
    for word in [
      "ToolbarOptions", "ToolbarSelection", "ToolbarGroup", "ToolbarMenuItem", "ToolbarButton",
      "NSSearchToolbarItem", "SharedItems", "MenuBuilder", "MenuFiller", "addSystemItem",
      "paletteColors", "isHidden", "attach(", "fullScreenOptions", "SuppliedView",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    let menu = swift("item I { context menu { open } }")
    #expect(!menu.contains("Toolbar"))
  }

  @Test("Only a macOS block is an AppKit toolbar, and an empty one is none")
  func platforms() {
    #expect(!swift("screen List { toolbar { iOS { open } } }").contains("NSToolbar"))
    #expect(!swift("screen List { toolbar { macOS { } } }").contains("NSToolbar"))
    #expect(!swift("screen List { toolbar { macOS { on iOS { open } } } }").contains(".open, as:"))
  }

  @Test("Identifiers stay the same when order and titles change, and no two are the same")
  func identifiers() {
    let text = swift(
      """
      menu Tools "Anything" { open }
      screen List {
        toolbar {
          macOS {
            open
            open as "Again"
            group Marks "Other" { pin }
            group { erase }
            menu Tools
            segmented order
          }
        }
      }
      """)
    for name in ["open", "open2", "marks", "pin", "eraseGroup", "erase", "toolsMenu", "order"] {
      #expect(text.contains("return NSToolbarItem.Identifier(\"\(name)\")"), "\(name)")
    }
  }

  @Test(
    "A separator follows the divider beside the sidebar or the inspector, and is a space elsewhere")
  func separators() {
    let text = swift(
      "screen List { toolbar { macOS { standard sidebar; ---; open; ---; pin; ---; standard inspector } } }"
    )
    let calls = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("items.add") }
    #expect(
      calls.map { $0.prefix { $0 != "," } } == [
        "items.addSystemItem(.toggleSidebar)", "items.addSystemItem(.sidebarTrackingSeparator)",
        "items.add(.open", "items.addSystemItem(.space)", "items.add(.pin",
        "items.addSystemItem(.inspectorTrackingSeparator)", "items.addSystemItem(.toggleInspector)",
      ])
  }

  @Test("Segments need a command that chooses; without one a comment says so")
  func segments() {
    let text = MenuSamples.swift(
      """
      app Test { platforms macOS 14; emit appkit }
      commands { open "Open" }
      state { order: Order }
      choice Order { name "Name"; date "Date" }
      screen List { toolbar { macOS { open; segmented order } } }
      """)
    #expect(text.contains("// No command chooses order, so no segments do (Test.menu:5)."))
    #expect(!text.contains("addChoice"))
  }

  @Test("A toolbar of settings has panes and a window to attach to, and takes no customization")
  func settings() {
    let text = swift("screen Options settings { toolbar { macOS customizable hideable { open } } }")
    #expect(text.contains("func attach(to window: NSWindow) {"))
    #expect(text.contains("items.add(.open, as: Identifiers.open, options: .selectable)"))
    #expect(!text.contains("isCustomizable: true"))
    #expect(!text.contains("fullScreenOptions"))
  }
}
