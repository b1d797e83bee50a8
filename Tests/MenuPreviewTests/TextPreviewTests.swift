import Foundation
import MenuModel
import MenuPreview
import MenuSyntax
import MenuTooling
import Testing

/// Samples and fixtures as a terminal shows them, beside what is recorded in `Tests/Fixtures/Preview`.
@Suite("Previews in a terminal")
struct TextPreviewTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func analysis(_ path: String) throws -> ModuleAnalysis {
    let bytes = try Data(contentsOf: root.appendingPathComponent(path))
    let name = URL(fileURLWithPath: path).lastPathComponent
    return ModuleAnalysis([Source(path: name, text: String(decoding: bytes, as: UTF8.self))])
  }

  @Test(
    "Every platform of a module is drawn as recorded",
    arguments: [
      "Samples/Notes/Sources/Notes/Notes.menu", "Samples/Mail/Mail.menu",
      "Samples/Watch/Watch.menu",
      // Rows, palettes, sections, views, searches, segments, title menus, and states in menus and menu bars.
      "Tests/Fixtures/Emission/Studio/Studio.menu",
      "Tests/Fixtures/Emission/MenuBars/MenuBars.menu",
      "Tests/Fixtures/Emission/Toolbars/Toolbars.menu",
      "Tests/Fixtures/Emission/MacToolbars/MacToolbars.menu",
    ])
  func sample(_ path: String) throws {
    let analysis = try Self.analysis(path)
    let preview = TextPreview(
      sources: analysis.sources, state: PreviewState(showing: analysis.module))
    let text = analysis.module.app.platforms.map {
      preview.draw(PreviewBuilder.surfaces(of: analysis.module, on: $0.platform))
    }.joined(separator: "\n")
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let recorded = Self.root.appendingPathComponent("Tests/Fixtures/Preview/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: recorded.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: recorded)
      Issue.record("recorded \(name).txt")
    }
    #expect(try String(contentsOf: recorded, encoding: .utf8) == text)
  }

  @Test("README.md shows its example as the tool draws it")
  func readme() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let example = try #require(readme.firstMatch(of: /(?s)```menu\n(.*?)```/))
    let analysis = ModuleAnalysis([Source(path: "README.menu", text: String(example.1))])
    let preview = TextPreview(
      sources: analysis.sources, state: PreviewState(showing: analysis.module))
    let drawn = [Platform.iOS, .iPadOS, .macOS].map {
      preview.draw(PreviewBuilder.surfaces(of: analysis.module, on: $0))
    }
    let shown = readme.matches(of: /(?s)```\n([╭│].*?)```/).map { String($0.1) }
    #expect(shown.count == 2)
    #expect(drawn.allSatisfy { $0.contains(shown[0]) }, "the context menu is everywhere the same")
    #expect(drawn[1...].allSatisfy { $0.contains(shown[1]) }, "and so is the menu bar's Note")
  }

  @Test("A menu that is there `only when` a condition holds is drawn while it does")
  func leavingMenu() throws {
    let analysis = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          app Player { platforms macOS 14 }
          state { isDeveloper: Bool }
          commands { play "Play"; log "Write Log" }
          menu bar {
            menu Deck "Deck" { play }
            menu Tools "Tools" only when isDeveloper { log }
            menu Debug "Debug" only when DEBUG { log }
          }
          """)
    ])
    var state = PreviewState(showing: analysis.module)
    func titles() -> Substring? {
      TextPreview(sources: analysis.sources, state: state)
        .draw(PreviewBuilder.surfaces(of: analysis.module, on: .macOS))
        .split(separator: "\n").dropFirst().first
    }
    #expect(titles() == "  Deck   Tools   Debug")
    try state.set("isDeveloper=false")
    #expect(titles() == "  Deck   Debug")
  }

  @Test(
    "A check mark is a dash while `mixed when` holds",
    arguments: [
      (["isStarred=false", "isPartlyStarred=false"], "  Starred"),
      (["isStarred=true", "isPartlyStarred=false"], "✓ Starred"),
      (["isStarred=false", "isPartlyStarred=true"], "– Starred"),
      (["isStarred=true", "isPartlyStarred=true"], "– Starred"),
    ])
  func dash(_ values: [String], _ line: String) throws {
    let analysis = try Self.analysis("Tests/Fixtures/Emission/Marks/Marks.menu")
    var state = PreviewState(showing: analysis.module)
    for value in values { try state.set(value) }
    let drawn = TextPreview(sources: analysis.sources, state: state)
      .draw(PreviewBuilder.surfaces(of: analysis.module, on: .macOS))
    #expect(drawn.contains("│ \(line) "))
  }

  @Test("What cannot be used is left out of a context menu, and dimmed in other menus")
  func unavailable() {
    let analysis = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          app Player { platforms macOS 14 }
          state { isReady: Bool }
          commands {
            play   "Play"   key cmd+P
            stop   "Stop"   enabled when isReady
            eject  "Eject"  shown when isReady
          }
          screen Deck {
            item Disc { context menu { play; stop; eject } }
            button Deck "Deck" { play; stop; eject }
          }
          menu bar { menu Deck "Deck" { play; stop; when isReady { eject } } }
          """)
    ])
    var state = PreviewState(showing: analysis.module)
    #expect(throws: Never.self) { try state.set("isReady=false") }
    let drawn = TextPreview(sources: analysis.sources, state: state)
      .draw(PreviewBuilder.surfaces(of: analysis.module, on: .macOS))
    #expect(
      drawn == """
        Context menu of Deck, Disc on macOS  a.menu:9
        ╭─────────╮
        │   Play  │
        ╰─────────╯

        Pull-down menu of Deck, Deck on macOS  a.menu:10
        ╭───────────╮
        │ Deck      │
        ├───────────┤
        │   Play    │
        │   (Stop)  │
        ╰───────────╯

        Menu bar on macOS  a.menu:12
          Deck
        ╭─────────────────╮
        │ Deck            │
        ├─────────────────┤
        │   Play      ⌘P  │
        │   (Stop)        │
        │   (Eject)       │
        ╰─────────────────╯

        """)
  }

  @Test("The second line of an entry is below it; that of a choice can be the option that holds")
  func subtitles() throws {
    let analysis = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          app Player { platforms iOS 17 }
          choice Order { name "Name"; age "Age" }
          state { order: Order }
          commands { sort "Sort By" choose order subtitle option; play "Play" subtitle "All" }
          item Disc {
            context menu {
              sort
              play
              menu "More" subtitle "Seldom used" { play }
              section "Again" subtitle "And again" { play }
            }
          }
          """)
    ])
    var state = PreviewState(showing: analysis.module)
    try state.set("order=age")
    let drawn = TextPreview(sources: analysis.sources, state: state)
      .draw(PreviewBuilder.surfaces(of: analysis.module, on: .iOS))
    #expect(
      drawn == """
        Context menu of Disc on iOS  a.menu:6
        ╭──────────────────╮
        │   Sort By ▸      │
        │   · Age          │
        │       Name       │
        │     ✓ Age        │
        │   Play           │
        │   · All          │
        │   More ▸         │
        │   · Seldom used  │
        │       Play       │
        │       · All      │
        ├──────────────────┤
        │ Again            │
        │ · And again      │
        │   Play           │
        │   · All          │
        ╰──────────────────╯

        """)
  }

  @Test("A counted noun has the form of its number")
  func plurals() throws {
    let analysis = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          state { count: Int }
          commands { trash "Delete {count} Notes" one "Delete {count} Note" }
          item Note { context menu { trash } }
          """)
    ])
    let surfaces = PreviewBuilder.surfaces(of: analysis.module, on: .iOS)
    for (number, words) in [(0, "0 Notes "), (1, "1 Note "), (2, "2 Notes ")] {
      var state = PreviewState(showing: analysis.module)
      try state.set("count=\(number)")
      let text = TextPreview(sources: analysis.sources, state: state).draw(surfaces)
      #expect(text.contains("Delete \(words)"))
    }
  }

  @Test("A state changes titles, checks and what is dimmed; control characters are not written")
  func states() throws {
    let analysis = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          state { isPinned: Bool; count: Int }
          commands {
            pin    "Pin" / "Unpin"  on when isPinned
            grid   "Grid"  on when isPinned
            trash  "Delete {count}\\u{1B}"  enabled when count > 0  destructive
            hide   "Hide"  shown when isPinned
          }
          screen List { button Note "Note" { pin; grid; --- ; hide; --- ; trash } }
          """)
    ])
    func draw(_ assignments: String...) throws -> String {
      var state = PreviewState(showing: analysis.module)
      for assignment in assignments { try state.set(assignment) }
      let surfaces = PreviewBuilder.surfaces(of: analysis.module, on: .iOS)
      return TextPreview(sources: analysis.sources, state: state).draw(surfaces)
    }
    #expect(
      try draw("isPinned=true", "count=2") == """
        Pull-down menu of List, Note on iOS  a.menu:8
        ╭──────────────╮
        │ Note         │
        ├──────────────┤
        │   Unpin      │
        │ ✓ Grid       │
        ├──────────────┤
        │   Hide       │
        ├──────────────┤
        │   Delete 2�  │
        ╰──────────────╯

        """)
    #expect(
      try draw("isPinned=false", "count=0") == """
        Pull-down menu of List, Note on iOS  a.menu:8
        ╭────────────────╮
        │ Note           │
        ├────────────────┤
        │   Pin          │
        │   Grid         │
        ├────────────────┤
        │   (Delete 0�)  │
        ╰────────────────╯

        """)
  }

  /// The drawing of a module of one file.
  private func drawing(_ text: String, on platform: Platform) -> String {
    let analysis = ModuleAnalysis([Source(path: "a.menu", text: text)])
    return TextPreview(sources: analysis.sources, state: PreviewState(showing: analysis.module))
      .draw(PreviewBuilder.surfaces(of: analysis.module, on: platform))
  }

  @Test("A long toolbar wraps between items, never inside one")
  func wrapping() {
    let drawn = drawing(
      """
      app Shop { platforms macOS 26 }
      commands {
        buy   "Order Everything in the Basket"
        hold  "Put Everything Aside for a Day"
      }
      screen Main { toolbar { macOS { buy; hold; search "Search Everything That Was Ever Sold" } } }
      """, on: .macOS)
    #expect(
      Array(drawn.split(separator: "\n").dropFirst(2).prefix(2)) == [
        "│ [Order Everything in the Basket]  [Put Everything Aside for a Day] │",
        "│ ⌕ Search Everything That Was Ever Sold                             │",
      ])
  }

  @Test(
    "Next to Duplicate, which has ⇧⌘S, Save As has ⌥⇧⌘S",
    arguments: ["file standard", "file { standard duplicate, saveAs }"])
  func saveAs(_ file: String) throws {
    let drawn = drawing(
      """
      app Shop { platforms macOS 26 }
      commands { buy "Buy" }
      menu bar { \(file); menu Goods "Goods" { buy } }
      """, on: .macOS)
    let lines = drawn.split(separator: "\n")
    #expect(try #require(lines.first { $0.contains("Duplicate") }).contains(" ⇧⌘S "))
    #expect(try #require(lines.first { $0.contains("Save As…") }).contains(" ⌥⇧⌘S "))
  }

  @Test("A command that asks has an ellipsis in menus, and none in toolbars, as in the app")
  func asking() {
    let drawn = drawing(
      """
      app Shop { platforms macOS 26 }
      commands { rename "Rename" asks; share "Share…" asks }
      screen Main { item Good { context menu { rename; share } }  toolbar { macOS { rename; share } } }
      """, on: .macOS)
    #expect(drawn.contains(" Rename…") && drawn.contains(" Share… "))
    #expect(drawn.contains("[Rename]  [Share]"))
  }

  @Test("The Mac's edit menu has no Select, which its text views lack")
  func selectOnMac() {
    let text = """
      app Shop { platforms iOS 26, macOS 26 }
      commands { look "Look Up" }
      screen Main { item Good { edit menu { standard select; standard selectAll; look } } }
      """
    #expect(drawing(text, on: .iOS).contains("│   Select  "))
    let mac = drawing(text, on: .macOS)
    #expect(!mac.contains("│   Select  ") && mac.contains("│   Select All  "))
  }

  @Test("An alternate is drawn under its entry with its modifier, where there is a keyboard")
  func alternate() {
    let text = """
      app Shop { platforms iOS 26, macOS 26 }
      commands { buy "Buy"; buyAll "Buy All" }
      screen Main { item Good { context menu { buy; buyAll alternate } } }
      """
    #expect(drawing(text, on: .macOS).contains("│   ⌥ Buy All  │"))
    #expect(!drawing(text, on: .iOS).contains("Buy All"))
  }

  @Test("AppKit has no red for what destroys")
  func red() {
    let analysis = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          app Shop { platforms iOS 26, macOS 26 }
          commands { trash "Delete" destructive }
          screen Main { item Good { context menu { trash } } }
          """)
    ])
    func draw(_ platform: Platform) -> String {
      TextPreview(
        sources: analysis.sources, state: PreviewState(showing: analysis.module), usesColor: true
      ).draw(PreviewBuilder.surfaces(of: analysis.module, on: platform))
    }
    #expect(draw(.iOS).contains("\u{1B}[31m"))
    #expect(!draw(.macOS).contains("\u{1B}[31m"))
  }
}
