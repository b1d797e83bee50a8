import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuGuidelines

/// Edits of words and names in entries leave text that reads as if someone had typed it.
@Suite("Edits of entries")
struct EntryEditTests {
  let analysis: ModuleAnalysis
  let shown: ExpandedModule

  init() {
    let text = """
      app Mail { platforms macOS 14 }
      commands { a "A symbol none"; b "B" symbol star; c "C" symbol moon }
      toolbar Main {
        macOS {
          a as "clicks through" hidden clicks through
          menu "hidden" symbol star hidden { b hidden }
          standard back, sidebar, inspector
          standard share
        }
      }
      """
    analysis = ModuleAnalysis(
      [Source(path: "Mail.menu", bytes: Array(text.utf8))],
      options: AnalysisOptions(checksGuidelines: false))
    shown = ExpandedModule(analysis.module)
  }

  var edits: SourceEdits { SourceEdits(analysis.sources) }

  func entry(_ number: Int) throws -> ExpandedEntry {
    let items = try #require(shown.toolbars.first).allItems
    return try #require(items.indices.contains(number) ? items[number] : nil)
  }

  /// The line of an entry after an edit.
  func line(of entry: ExpandedEntry, _ edit: Edit?) throws -> String? {
    guard let edit else { return nil }
    let fix = Fix(title: "", edits: [edit])
    let source = try #require(FixApplication.applying([fix], to: analysis.sources).first)
    let number = LineMap(analysis.sources[0]).position(of: entry.place.span.start).line
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n")
    return lines[number - 1].trimmingPrefix { $0 == " " }.description
  }

  @Test("Words go with the blanks before them; texts and blocks are left alone")
  func words() throws {
    let a = try entry(0)
    #expect(
      try line(of: a, edits.removal(ofWords: ["clicks", "through"], in: a.place))
        == "a as \"clicks through\" hidden")
    #expect(
      try line(of: a, edits.removal(ofWords: ["through"], in: a.place))
        == "a as \"clicks through\" hidden clicks")
    #expect(
      try line(of: a, edits.removal(ofWords: ["hidden"], in: a.place))
        == "a as \"clicks through\" clicks through")
    #expect(edits.removal(ofWords: ["symbol", "none"], in: a.place) == nil)
    let menu = try entry(1)
    // `b hidden` in the block is not an attribute of the entry.
    #expect(
      try line(of: menu, edits.removal(ofWords: ["hidden"], in: menu.place))
        == "menu \"hidden\" symbol star { b hidden }")
  }

  @Test(
    "One name goes out of a list of standard ones, and a lone one with its line",
    arguments: [
      (2, "standard sidebar, inspector"), (3, "standard back, inspector"),
      (4, "standard back, sidebar"), (5, "}"),
    ])
  func standardNames(_ number: Int, _ rest: String) throws {
    let entry = try entry(number)
    #expect(try line(of: entry, edits.removal(of: entry)) == rest)
  }

  @Test("Entries change places with their texts")
  func order() throws {
    let (back, sidebar) = (try entry(2), try entry(3))
    let fix = Fix(title: "", edits: edits.reordering([back.place, sidebar.place], as: [1, 0]))
    let source = try #require(FixApplication.applying([fix], to: analysis.sources).first)
    #expect(String(decoding: source.bytes, as: UTF8.self).contains("standard sidebar, back, insp"))
  }

  @Test("A block is what stands between its braces")
  func block() throws {
    #expect(edits.block(of: try entry(1).place) == "b hidden")
    #expect(edits.block(of: try entry(0).place) == nil)
  }
}
