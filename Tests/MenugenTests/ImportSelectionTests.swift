import Foundation
import Testing

/// `import --list` names the menus of an app, and `--only` writes one of them.
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
    #expect(try run("import", "Notes", "--list", "--only", "menu bar").status == 2)
    #expect(try folder.names() == ["Notes"])
  }

  @Test("A menu of a XIB is one range of lines")
  func linesOfXIB() throws {
    let xib = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/import/written/Library/MainMenu.xib")
    try folder.write(String(contentsOf: xib, encoding: .utf8), to: "Library/MainMenu.xib")
    let run = try run("import", "Library", "--only", "menu bar", "-o", "Menus.menu")
    #expect(run.status == 0, "\(run.errors)")
    let line = run.errors.split(separator: "\n").first { $0.contains("takes the place of") }
    #expect(
      line?.hasPrefix("menugen: this takes the place of Library/MainMenu.xib:6–") ?? false,
      "\(line ?? "")")
    #expect(line?.contains(",") == false)
  }

  // MARK: Comparing

  @Test("The app is compared with the file, and what differs without a reason is a line")
  func verify() throws {
    let all = try run("import", "Notes", "--verify")
    #expect(all.status == 0, "\(all.output)")
    #expect(
      all.errors.contains("4 menus with 15 entries compared: ")
        && all.errors.contains(" differences, 0 of them without a reason\n"), "\(all.errors)")
    #expect(
      all.output.contains("1 for a reason: title from …, such as at Notes/NoteList.swift:27\n"))
    #expect(try run("import", "Notes", "-o", "Menus.menu").status == 0)
    let text = try contents("Menus.menu")
    try folder.write(
      text.replacingOccurrences(of: "\"Open in Tab\"", with: "\"Open\""), to: "Menus.menu")
    let changed = try run("import", "Notes", "--verify", "-o", "Menus.menu")
    #expect(changed.status == 1)
    #expect(
      changed.output.contains("Notes/NoteList.swift:19: “Open in Tab” is not in the file\n"),
      "\(changed.output)")
    #expect(try run("import", "Notes", "--verify", "-o", "Other.menu").status == 2)
    #expect(try run("import", "Notes", "--verify", "--only", "toolbar").status == 2)
  }

  // MARK: One menu

  @Test("A catalog that cannot be read stops an addition before anything is written")
  func brokenCatalogue() throws {
    #expect(try run("import", "Notes", "--only", "toolbar", "-o", "Menus.menu").status == 0)
    let before = try contents("Menus.menu")
    try folder.write("{", to: "Menus.xcstrings")
    let run = try run(
      "import", "Notes", "--only", "Menu Bar", "-o", "Menus.menu", "--strings", "Menus.xcstrings")
    #expect(run.status == 2)
    #expect(run.errors.contains("'Menus.xcstrings'"), "\(run.errors)")
    #expect(try contents("Menus.menu") == before)
    #expect(try contents("Menus.xcstrings") == "{")
  }

  @Test("A menu is written with its commands and state alone, and its lines are said")
  func only() throws {
    let run = try run("import", "Notes", "--only", "toolbar", "-o", "Menus.menu")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("this takes the place of Notes/NoteList.swift:30–38\n"))
    #expect(run.errors.contains("3 entries found: 3 written"))
    #expect(
      try contents("Menus.menu") == """
        app Notes {
          platforms iOS 17, iPadOS 17
          emit swiftui
        }

        guidelines 2026

        state {
          // NoteList.swift:33: model.sortOrder
          sortOrder: NotesSortOrder
        }

        choice NotesSortOrder {
          title   "Title"
          edited  "Date Edited"
        }

        commands {
          addNote  "New Note"  symbol square.and.pencil  key cmd+N
          sortBy   "Sort By"   choose sortOrder
        }

        screen NoteList {
          toolbar {
            iOS, iPadOS {
              addNote
              menu "Sort" symbol arrow.up.arrow.down {
                each sortBy
              }
            }
          }
        }

        """)
    let swift = try self.run("generate", "Menus.menu", "-o", "Out")
    #expect(swift.status == 0, "\(swift.errors)")
  }

  @Test("The next menu goes into its screen, uses what is there, and the rest of the file stays")
  func addition() throws {
    #expect(try run("import", "Notes", "--only", "toolbar", "-o", "Menus.menu").status == 0)
    let first = try contents("Menus.menu").replacingOccurrences(
      of: "commands {", with: "// Mine.\ncommands   {")
    try folder.write(first, to: "Menus.menu")
    let second = try run(
      "import", "Notes", "--only", "Notes/NoteList.swift:12", "-o", "Menus.menu", "--perform",
      "Perform.swift", "--strings", "Menus.xcstrings")
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.errors.contains("added 'NoteList.NoteListItem' to 'Menus.menu'"))
    let both = try contents("Menus.menu")
    let screen = try #require(both.range(of: "  item NoteListItem {\n    context menu {\n"))
    let end = try #require(both.range(of: "\n}\n\nstate {\n"))
    #expect(screen.lowerBound < end.lowerBound)
    let before = String(first.dropLast(2))
    #expect(both.hasPrefix(before) && both.contains("delete        \"Delete Note\""))
    #expect(try contents("Perform.swift").contains("case .delete:\n"))
    #expect(try !contents("Perform.swift").contains("case .addNote"))
    let bar = try run(
      "import", "Notes", "--only", "Menu Bar", "-o", "Menus.menu", "--strings", "Menus.xcstrings")
    #expect(bar.errors.contains("the file had addNote, delete\n"), "\(bar.errors)")
    let all = try contents("Menus.menu")
    #expect(all.hasPrefix(both) && all.contains("commands {\n  crash  \"Crash\"\n}\n\nmenu bar {"))
    #expect(try contents("Menus.xcstrings").contains("\"crash.title\""))
    let swift = try self.run("generate", "Menus.menu", "-o", "Out")
    #expect(swift.status == 0, "\(swift.errors)")
    #expect(try run("check", "Menus.menu", "--strict").status == 0)
  }

  @Test(
    "What the file has already is not added again, and what it calls otherwise gets other names")
  func names() throws {
    try folder.write(
      """
      app Notes { platforms iOS 17, iPadOS 17 }
      state { sortOrder: Int; hasTabs: Bool; isLocked: String }
      commands { addNote "New note…"; openInTab "Open Tab" asks; pinNote "Pin" / "Unpin" on when hasTabs }
      menu Folder { addNote; openInTab }
      screen Other { button More2 "\\(isLocked)" { pinNote } }

      """.replacingOccurrences(of: "\\(isLocked)", with: "{isLocked}"), to: "Menus.menu")
    let run = try run(
      "import", "Notes", "--only", "NoteListItem", "--only", "toolbar", "-o", "Menus.menu")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("the file had addNote, pinNote\n"))
    for line in [
      "the file has another openInTab, so this one is openInTab2",
      "the file has another isLocked, so this one is isLocked2",
      "the file has another sortOrder, so this one is sortOrder2",
      "the file has another Folder, so this one is NotesFolder",
    ] {
      #expect(run.errors.contains(line + "\n"), "\(run.errors)")
    }
    let text = try contents("Menus.menu")
    #expect(
      text.contains("enabled when !isLocked2 && isEditing") && text.contains("choose sortOrder2"))
    #expect(text.contains("pick NotesFolder") && text.contains("list NotesFolder as folders"))
    #expect(!text.contains("isPinned"))
    let again = try self.run("import", "Notes", "--only", "NoteListItem", "-o", "Menus.menu")
    #expect(again.status == 2)
    #expect(again.errors.contains("'Menus.menu' has 'NoteList.NoteListItem' already"))
    #expect(try contents("Menus.menu") == text)
  }

  @Test("A second menu bar, errors and unknown names add nothing")
  func refusals() throws {
    let unknown = try run("import", "Notes", "--only", "NoteListItm")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains(
        "there is no menu 'NoteListItm' here; did you mean 'NoteList.NoteListItem'? `menugen import Notes --list` names them all"
      ), "\(unknown.errors)")
    #expect(try run("import", "Notes", "--only", "NoteList.swift:1").status == 2)
    let bar = "app Notes { }\nmenu bar { app standard }\n"
    try folder.write(bar, to: "Bar.menu")
    let second = try run("import", "Notes", "--only", "menu bar", "-o", "Bar.menu")
    #expect(second.status == 2 && second.errors.contains("'Bar.menu' has a menu bar"))
    #expect(try contents("Bar.menu") == bar)
    try folder.write("app Notes {\ncommands { a }\n", to: "Broken.menu")
    let broken = try run("import", "Notes", "--only", "toolbar", "-o", "Broken.menu")
    #expect(broken.status == 2 && broken.errors.contains("nothing was added to 'Broken.menu'"))
    #expect(try run("import", "Notes", "-o", "Bar.menu").status == 2)
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
