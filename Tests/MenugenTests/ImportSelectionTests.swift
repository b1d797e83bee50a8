import Foundation
import Testing

/// `import --list` names the menus of an app.
@Suite("Importing one menu")
struct ImportSelectionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/import/written/Notes")
    for path in ["NoteList.swift", "KeyCommands.swift"] {
      let text = try String(contentsOf: app.appendingPathComponent(path), encoding: .utf8)
      try folder.write(text, to: "Notes/\(path)")
    }
  }

  private func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  // MARK: Listing

  @Test("A line for each menu has its name, its place, its entries and how many are read")
  func list() throws {
    let run = try run("import", "Notes", "--list", "--report", "menus.json")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(
      run.output == """
        NoteList.NoteListItem  context menu  Notes/NoteList.swift:9                    6 entries, 5 of them read
        NoteList.toolbar       toolbar       Notes/NoteList.swift:30                   3 entries
        menu bar               menu bar      Notes/NoteList.swift:46 and 1 more place  4 entries

        """)
    let report = try JSONSerialization.jsonObject(with: Data(contents("menus.json").utf8))
    let menus = try #require((report as? [String: Any])?["menus"] as? [[String: Any]])
    #expect(menus.map { $0["name"] as? String } == run.names)
    #expect(menus.map { $0["unread"] as? Int } == [1, 0, 0])
    #expect((menus[2]["places"] as? [[String: Any]])?.map { $0["line"] as? Int } == [46, 50])
  }

  @Test("A list writes nothing else")
  func listAlone() throws {
    for option in ["-o", "--strings", "--perform"] {
      let run = try run("import", "Notes", "--list", option, "Menus.menu")
      #expect(run.status == 2)
      #expect(run.errors.contains("'--list' only lists, and '\(option)' writes a file"))
    }
    #expect(try folder.names() == ["Notes"])
  }
}

extension MenugenRun {
  /// The first columns of its lines.
  fileprivate var names: [String] {
    output.split(separator: "\n").map { line in
      line.range(of: "  ").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }
}
