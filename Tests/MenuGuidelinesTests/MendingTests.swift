import Foundation
import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// Fixes taken all at once, again and again until nothing is left to mend.
@Suite("Mending whole files")
struct MendingTests {
  static let texts: [GuidelineCaseTests.Case] =
    GuidelineCaseTests.cases
    + GuidelineChecker.guidelines.flatMap { guideline in
      guideline.page.examples.enumerated().filter(\.element.isBad).map { number, example in
        var item = GuidelineCaseTests.Case(
          path: "\(guideline.id), example \(number + 1)", text: example.text)
        item.edition = example.edition ?? .edition2025
        return item
      }
    }

  @Test("Fixes come to an end, keep the language and add no rule's finding", arguments: texts)
  func fixedPoint(_ item: GuidelineCaseTests.Case) {
    let options = AnalysisOptions(edition: item.edition)
    let sources = [Source(path: item.path, text: item.text)]
    let before = ModuleAnalysis(sources, options: options).diagnostics
    for includesUnsafe in [false, true] {
      let mended = FixApplication.mending(
        sources, options: options, includesUnsafe: includesUnsafe)
      let text = String(decoding: mended.sources[0].bytes, as: UTF8.self)
      let after = ModuleAnalysis(mended.sources, options: options).diagnostics
      let again = FixApplication.mending(
        mended.sources, options: options, includesUnsafe: includesUnsafe)
      #expect(again.count == 0, "\(item.path) is mended without end:\n\(text)")
      let known = Set(before.map(\.rule))
      let added = after.filter { !known.contains($0.rule) && $0.severity > .note }
      #expect(
        added.isEmpty,
        "\(item.path), unsafe \(includesUnsafe)\n\(text)\n\(GuidelineExampleTests.list(added))")
    }
  }

  /// The text with its fixes applied.
  static func mended(_ text: String, includesUnsafe: Bool = false) -> String {
    let sources = [Source(path: "a.menu", text: text)]
    let mended = FixApplication.mending(
      sources, options: AnalysisOptions(edition: .edition2026), includesUnsafe: includesUnsafe)
    return String(decoding: mended.sources[0].bytes, as: UTF8.self)
  }

  @Test("A finding about a habit mends all its places")
  func habit() {
    let titles = ["New note", "Move note", "Merge notes", "Copy note", "Find note", "Print note"]
    func file(_ titles: [String]) -> String {
      "commands {\n"
        + titles.enumerated().map { "  c\($0) \"\($1)\" onscreen\n" }.joined() + "}\n"
    }
    #expect(Self.mended(file(titles)) == file(titles.map(\.capitalized)))
  }

  @Test("Shortcuts as menus and other tools write them come out in the words of the language")
  func habitualKeys() {
    let keys = [
      ("command+N", "cmd+N"), ("option+control+K", "opt+ctrl+K"), ("⌃⌘K", "ctrl+cmd+K"),
      ("⌘⌫", "cmd+delete"), ("⌥⌘/", "opt+cmd+\"/\""), ("Ctrl-Shift-P", "ctrl+shift+P"),
      ("\"⌘K\"", "cmd+K"), ("command+\"|\"", "cmd+\"|\""), ("cmd+Return", "cmd+return"),
      ("Alt+F5", "opt+F5"), ("^K", "ctrl+K"), ("⌘,", "cmd+,"),
    ]
    for (written, expected) in keys {
      #expect(
        Self.mended("commands { build \"Build\" key \(written) onscreen }")
          == "commands { build \"Build\" key \(expected) onscreen }")
    }
  }

  @Test("A comma between two entries becomes a semicolon, and any other goes")
  func commas() {
    let commands = "commands { a \"Add\" onscreen; b \"Build\" onscreen }\n"
    #expect(
      Self.mended(commands + "item Note { preview Card; context menu { a, b as \"Make\", } }")
        == commands + "item Note { preview Card; context menu { a; b as \"Make\" } }")
  }

  @Test(
    "Of commands that only context menus have, one suggestion marks all, and nothing applies it unasked"
  )
  func onscreen() throws {
    let text = """
      app Notes { platforms iOS 17 }
      commands {
        pin "Pin"
        flag "Flag"
        move "Move"
        hide "Hide" { undoable }
        share "Share" onscreen
      }
      item Note { preview Card; context menu { pin; flag; move; hide; share } }
      """
    #expect(!Self.mended(text, includesUnsafe: true).contains("\"Pin\" onscreen"))
    let source = Source(path: "a.menu", text: text)
    let finding = ModuleAnalysis([source]).diagnostics.first { $0.rule == "context-reachable" }
    let fix = try #require(finding?.fixes.first)
    #expect(fix.applicability == .suggestion)
    let changed = FixApplication.applying([fix], to: [source])[0]
    let mended = String(decoding: changed.bytes, as: UTF8.self)
    #expect(mended.contains("pin \"Pin\" onscreen\n  flag \"Flag\" onscreen"), "\(mended)")
    #expect(mended.contains("hide \"Hide\" { undoable; onscreen }"), "\(mended)")
  }

  @Test("Free shortcuts are suggested, each command another")
  func freeShortcuts() throws {
    let text = """
      app Songs { platforms macOS 14 }
      commands {
        lock "Lock Song" key cmd+L onscreen
        load "Load Lyrics" key cmd+L onscreen
        list "List Lyrics" key cmd+L onscreen
      }
      menu bar {
        app standard
        file { lock; load; list; standard close }
        edit standard
        view standard
        window standard
        help standard
      }
      """
    let analysis = ModuleAnalysis(
      [Source(path: "a.menu", text: text)], options: AnalysisOptions(edition: .edition2026))
    let fixes = analysis.diagnostics.filter { $0.rule == "shortcut-duplicate" }.map(\.fixes)
    #expect(fixes.map(\.count) == [3, 3])
    #expect(
      fixes.first?.map(\.title) == [
        "Use `shift+cmd+L`", "Use `opt+cmd+L`", "Use `shift+cmd+O`",
      ])
    let mended = Self.mended(text, includesUnsafe: true)
    #expect(mended.contains("\"Load Lyrics\" key shift+cmd+L"), "\(mended)")
    #expect(mended.contains("\"List Lyrics\" key opt+cmd+L"), "\(mended)")
  }
}
