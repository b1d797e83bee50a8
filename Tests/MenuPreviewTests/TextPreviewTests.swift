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
    let drawn = preview.draw(PreviewBuilder.surfaces(of: analysis.module, on: .iOS))
    #expect(readme.contains("```\n" + drawn.split(separator: "\n", maxSplits: 1)[1] + "```"))
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
}
