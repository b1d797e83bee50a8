import Foundation
import MenuModel
import Testing

@testable import MenuEmission

@Suite("Where SwiftUI puts the entries of a menu bar")
struct SwiftUICommandGroupTests {
  private static let commands = """
    commands {
      first "First"
      second "Second"
      third "Third"
    }
    """

  private func swift(
    _ menuBar: String, app: String = "app Test { emit swiftui; strings none }"
  ) -> String {
    MenuSamples.swift(app + "\n" + Self.commands + "\nmenu bar {\n" + menuBar + "\n}")
  }

  /// The groups and menus of the menu bar, those without entries with `}`.
  private func placements(_ menuBar: String) -> [String] {
    swift(menuBar).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("CommandGroup(") || $0.hasPrefix("CommandMenu(") }
      .map { line in
        line.hasSuffix(" {}") ? line.replacingOccurrences(of: " {", with: "") : header(of: line)
      }
  }

  /// A line up to what stands in the group or menu.
  private func header(of line: String) -> String {
    line.components(separatedBy: " {")[0]
  }

  /// What stands in the groups and menus of the menu bar.
  private func contents(_ menuBar: String) -> [String] {
    swift(menuBar).split(separator: "\n").filter { $0.contains("TestMenuBarContent(app, ") }
      .compactMap { $0.components(separatedBy: "TestMenuBarContent(app, ").last }
      .map { String($0.prefix { $0 != ")" }) }
  }

  @Test("Commands of the system divide a menu's own entries into parts")
  func parts() {
    #expect(
      contents("window { first; standard minimize; second; standard bringAllToFront; third }") == [
        "windowMenu, parts: [0]", "windowMenu, parts: [1]", "windowMenu, parts: [2]",
      ])
    // Share has no place, so what is around it stays together.
    #expect(
      contents("file { standard new; first; standard share; second; standard print; third }") == [
        "fileMenu, parts: [0, 1]", "fileMenu, parts: [2]",
      ])
    #expect(contents("file { first; standard close, print }") == ["fileMenu"])
    #expect(contents("file { ---; standard close; first; ---; standard print }") == ["fileMenu"])
    #expect(contents("menu Own \"Own\" { first; standard copy; second }") == ["ownMenu"])
  }

  @Test("A whole menu of the system keeps its groups, and the app's own entries stand after them")
  func wholeMenus() {
    #expect(placements("file standard { first }") == ["CommandGroup(after: .printItem)"])
    #expect(placements("edit standard { first }") == ["CommandGroup(after: .textEditing)"])
    #expect(placements("view standard { first }") == ["CommandGroup(after: .sidebar)"])
    #expect(placements("window standard { first }") == ["CommandGroup(after: .windowArrangement)"])
    #expect(placements("help standard { first }") == ["CommandGroup(after: .help)"])
    #expect(placements("app standard { first }") == ["CommandGroup(after: .appSettings)"])
    #expect(placements("window standard\nhelp standard\napp standard") == [])
  }

  @Test("Groups of which a menu names nothing are removed")
  func removed() {
    #expect(
      placements("file { standard new }") == [
        "CommandGroup(replacing: .saveItem)}", "CommandGroup(replacing: .printItem)}",
      ])
    #expect(
      placements("window { standard minimize, zoom }") == [
        "CommandGroup(replacing: .windowArrangement)}"
      ])
    #expect(placements("view { standard toolbar, fullScreen }") == [])
    #expect(!swift("window { first }").contains("indowList"))
  }

  @Test("Entries stand before, between, after and in place of the system's groups, as in the menu")
  func between() {
    #expect(
      placements("window { first; standard minimize; second; standard bringAllToFront; third }")
        == [
          "CommandGroup(before: .windowSize)", "CommandGroup(after: .windowSize)",
          "CommandGroup(after: .windowArrangement)",
        ])
    #expect(
      placements("app { standard about; first; standard services, hide, quit; second }") == [
        "CommandGroup(replacing: .appSettings)", "CommandGroup(after: .appTermination)",
      ])
    #expect(
      placements("file { first; standard close, print }") == ["CommandGroup(replacing: .newItem)"])
    #expect(placements("format { first }") == ["CommandGroup(replacing: .textFormatting)"])
    #expect(
      placements("edit { standard undo; first; standard copy }") == [
        "CommandGroup(after: .undoRedo)"
      ])
  }

  @Test("The sets of commands are asked for where a menu has their commands")
  func sets() {
    func sets(_ menuBar: String) -> [String] {
      swift(menuBar).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasSuffix("Commands()") && !$0.hasPrefix("return") }
    }
    #expect(sets("edit standard") == ["TextEditingCommands()"])
    #expect(sets("format standard") == ["TextFormattingCommands()"])
    #expect(sets("view standard") == ["ToolbarCommands()", "SidebarCommands()"])
    #expect(sets("edit { standard undo, copy, spelling, find }") == ["TextEditingCommands()"])
    #expect(sets("format { standard bold }") == ["TextFormattingCommands()"])
    #expect(sets("view { standard inspector, fullScreen }") == ["InspectorCommands()"])
    #expect(sets("edit { standard undo, copy }\nfile standard") == ["EmptyCommands()"])
  }

  @Test("The inspector's commands are asked for only on systems that have them")
  func inspector() {
    let old = "app Test { platforms iPadOS 16, macOS 13; emit swiftui }"
    let text = swift("view { standard inspector }", app: old)
    #expect(text.contains("      TestInspectorCommands()\n"))
    #expect(
      text.contains("if #available(iOS 17, macOS 14, *) {\n        return InspectorCommands()"))
  }

  @Test("A command of the system that SwiftUI has no place for is told in a comment")
  func unplaced() {
    let text = swift(
      "file { standard new, share, close, print }\nmenu Own \"Own\" { standard copy }")
    #expect(text.contains("// SwiftUI has no place here for the system's Share… (Test.menu:8)."))
    #expect(text.contains("// SwiftUI has no place here for the system's Copy (Test.menu:9)."))
  }

  @Test("A separator between own entries and the system's sets them off")
  func separators() {
    let together = swift("window { standard minimize, bringAllToFront; first }")
    let apart = swift("window { standard minimize, bringAllToFront; ---; first }")
    #expect(together.contains("TestMenuBarContent(app, windowMenu) }"))
    #expect(apart.contains("TestMenuBarContent(app, windowMenu, isSetOff: true)\n"))
  }

  @Test("More than ten menus and groups are split into groups")
  func splitting() {
    let menus = (1...12).map { "menu Own\($0) \"Own\($0)\" { first }" }.joined(separator: "\n")
    let text = swift(menus)
    #expect(text.components(separatedBy: "      Group {\n").count == 3)
    #expect(placements(menus).count == 12)
  }

  @Test("Two menus of one kind or name are functions of their own")
  func names() {
    let text = swift(
      """
      menu Own "Own" { first }
      on macOS { file { second } }
      on iPadOS { file { third } }
      menu "Own" { second }
      """, app: "app Test { platforms iPadOS 17, macOS 14; emit swiftui }")
    for name in ["ownMenu", "fileMenu", "fileMenu2", "ownMenu2"] {
      #expect(text.contains("private func \(name)(_ menu: TestMenuBarBuilder) {"))
    }
    for (system, menu) in [("macOS", "fileMenu"), ("iOS", "fileMenu2")] {
      #expect(
        text.contains("#if os(\(system))\n      menuBar.addMenu(.file, \(menu))\n    #endif"))
      #expect(text.contains("TestMenuBarContent(app, \(menu)) }"))
    }
  }

  @Test("Whatever names and texts are in it, it compiles, also for other modules of the package")
  func oddNames() throws {
    let module = MenuSamples.module(
      #"""
      app Odd {
        platforms iOS 15, macOS 12, watchOS 9
        emit swiftui
        access package
      }
      state { `default`: Bool; count: Int; size: Kind }
      choice Kind { `default` "Default" key cmd+1; `self` "Self" key cmd+2 }
      list Thing
      commands Block {
        `in` "In" key cmd+F1
        `self` "Self" choose size affects app
        `init` "Init" pick Thing affects app
        kill "Kill" destructive confirm "Kill {count}?" affects app
      }
      commands { open "Open" asks key fn+cmd+O; body "Body" key cmd+enter; state "State" on when `default` }
      menu bar {
        menu "한글 메뉴 \"q\" \\(x)" {
          open; `in`; `self`; `init`; each `init`; each `self`
          menu "Deep {count}" { section "S {count}" { kill as "Kill {count}" } }
        }
        menu "파일" { open }
        menu File "File {count}" { open }
        menu State "State" { state; body }
        menu Perform "Perform" {
          when `default` { menu "Inner" { open; when count > 2 { body } }; ---; kill }
        }
        file { open }
        window { when count > 1 { standard minimize; open } }
        help { menu "More" { standard help; open } }
      }
      """#)
    let files = MenuSamples.files(module)
    for features in [[], ["InternalImportsByDefault", "MemberImportVisibility"]] {
      let flags =
        ["--flag=-package-name", "--flag=odd"]
        + features.flatMap { ["--flag=-enable-upcoming-feature", "--flag=" + $0] }
      let outcome = try AppleCheck.run(files, flags + ["ios15", "macos12", "macos26", "watchos9"])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
    let text = files.map(\.text).joined()
    #expect(text.contains("case menuBar한글메뉴QX\n"))
    #expect(text.contains("private func 한글메뉴QXMenu(_ menu: OddMenuBarBuilder) {"))
    #expect(text.contains("// SwiftUI has no place here for the system's Odd Help (Test.menu:"))
  }

  @Test("Nothing is emitted that the menu bar does not need")
  func needs() {
    let text = swift("menu Own \"Own\" { first }")
    for unwanted in [
      "PendingCommand", "confirming", "KeyboardShortcut", "addSubmenu", "addChoice",
      "MenuBarChoice", "addSection", "MenuBarAlternates", "ChangingMenu", "InspectorCommands",
      "condition(state) &&", "MenuSurface", "os(tvOS)", "SystemMenu", "StandardItem",
      "parts: [Int]",
    ] {
      #expect(!text.contains(unwanted), "\(unwanted)")
    }
    #expect(text.contains("struct TestFrontWindow {"))
  }

  @Test("Systems without a menu bar get none; iOS stands for iPadOS where that is not named")
  func platforms() {
    let none = swift(
      "menu Own \"Own\" { first }", app: "app Test { platforms tvOS 17, watchOS 10 }")
    #expect(!none.contains("Commands {"))
    let phone = swift("menu Own \"Own\" { first }", app: "app Test { platforms iOS 17 }")
    #expect(phone.contains("extension TestMenuBar: Commands {"))
    let uikit = swift("menu Own \"Own\" { first }", app: "app Test { emit uikit }")
    #expect(!uikit.contains("SwiftUI"))
  }
}
