import MenuModel
import MenuSyntax
import Testing

@testable import MenuImport

/// How commands, names and conditions are decided.
@Suite("What is written of menus")
struct WriterTests {
  private let place = Place(source: 0, span: Span(0, 1))
  private let source = Source(path: "App/NoteList.swift", text: "line\n")

  private func text(_ literal: String) -> FoundText { FoundText(literal, place: place) }

  private func command(
    _ title: String, _ action: FoundAction? = nil, _ change: (inout FoundCommand) -> Void = { _ in }
  ) -> FoundEntry {
    var command = FoundCommand(title: text(title))
    command.action = action
    change(&command)
    return FoundEntry(.command(command), place: place)
  }

  private func code(_ lines: String, calls call: String? = nil) -> FoundAction {
    .code(lines, call: call, place: place)
  }

  private func surface(
    _ kind: FoundSurface.Kind, _ entries: [FoundEntry], owner: String = "NoteList",
    _ framework: Framework = .swiftui
  ) -> FoundSurface {
    FoundSurface(kind, owner: owner, framework: framework, entries: entries, place: place)
  }

  private func write(_ surfaces: FoundSurface...) -> [String] {
    let found = FoundMenus(sources: [source], appName: "Notes", surfaces: surfaces)
    return MenuFileWriter.write(found).text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  private func menu(_ entries: FoundEntry...) -> [String] { write(surface(.contextMenu, entries)) }

  // MARK: Commands

  @Test("Keys that the menu does not show follow the one that it shows, each once")
  func severalKeys() {
    func key(_ text: String) -> FoundKey? {
      StandardShortcut(text).map { FoundKey($0, place: place) }
    }
    let lines = menu(
      command("Zoom In", code("zoom()", calls: "zoom")) { command in
        command.key = key("cmd++")
        command.otherKeys = ["cmd+=", "F6", "cmd+="].compactMap { key($0) }
      })
    #expect(lines.contains("zoom \"Zoom In\" key cmd++, cmd+=, F6"))
  }

  @Test("The same title and action in two places is one command; another title is `as`")
  func identity() {
    let share = code("share(note)", calls: "share")
    let lines = write(
      surface(.contextMenu, [command("Share…", share)]),
      surface(.contextMenu, [command("Share…", share)], owner: "Editor"),
      surface(.contextMenu, [command("Send", share)], owner: "Window"))
    #expect(lines.filter { $0.hasPrefix("share \"") } == ["share \"Share…\" asks"])
    #expect(
      lines.filter { $0.hasPrefix("share") } == [
        "share \"Share…\" asks", "share", "share", "share as \"Send\"",
      ])
  }

  @Test(
    "One title is two commands where a general function is called on other things, each with its own condition"
  )
  func generalFunctions() {
    let isOpen = FoundCondition("note.isOpen", place: place)
    let lines = write(
      surface(
        .contextMenu,
        [command("Rename", code("showsNote.toggle()", calls: "toggle")) { $0.enabled = isOpen }]),
      surface(
        .contextMenu, [command("Rename", code("showsFolder.toggle()", calls: "toggle"))],
        owner: "Folders"))
    let declared = lines.filter { $0.contains("\"Rename\"") }
    #expect(declared.count == 2)
    #expect(declared.filter { $0.contains("enabled when isOpen") }.count == 1)
    #expect(Set(lines.filter { $0.hasPrefix("rename") }).count == 4)
  }

  @Test("What one selector does by its titles is as many commands")
  func sharedSelector() {
    let rate = FoundAction.selector("rate:", target: nil)
    let lines = menu(command("1 Star", rate), command("2 Stars", rate))
    #expect(lines.contains("rate1Star \"1 Star\"") && lines.contains("rate2Stars \"2 Stars\""))
  }

  @Test("Another shortcut is another command, and one that is missing is taken over")
  func keys() {
    let key = FoundKey(StandardShortcut(modifiers: .command, key: .character(0x66)), place: place)
    let other = FoundKey(StandardShortcut(modifiers: .command, key: .character(0x67)), place: place)
    let find = code("find()", calls: "findNote")
    let lines = write(
      surface(.contextMenu, [command("Find", find)]),
      surface(.contextMenu, [command("Find", find) { $0.key = key }], owner: "Editor"),
      surface(.contextMenu, [command("Find", find) { $0.key = other }], owner: "Window"))
    #expect(
      lines.contains("findNote \"Find\" key cmd+F") && lines.contains("find \"Find\" key cmd+G"))
  }

  @Test("The system's commands are standard, unless they have another title or shortcut")
  func standard() {
    func copy(_ title: String, _ change: (inout FoundCommand) -> Void = { _ in }) -> FoundEntry {
      command(title, .selector("copy:", target: nil), change)
    }
    #expect(menu(copy("Copy")).contains("standard copy"))
    #expect(menu(copy("Copy Link")).contains("copy \"Copy Link\""))
    let key = FoundKey(StandardShortcut(modifiers: .option, key: .named(.f5)), place: place)
    #expect(menu(copy("Copy") { $0.key = key }).contains("copy \"Copy\" key opt+F5"))
  }

  @Test("A name that means something in the language or Swift is avoided or quoted")
  func names() {
    let lines = menu(
      command("Search"), command("Default"), command("Type"), command("日本"), command("123"))
    #expect(
      lines.contains("search \"Search\"") && lines.contains("`search`") || lines.contains("search"))
    #expect(lines.contains("defaultNoteList \"Default\""))
    #expect(lines.contains("日本 \"日本\"") && lines.contains("x123 \"123\""))
  }

  // MARK: Conditions

  @Test(
    "Conditions become variables that are named for what they mean, with the expression in a comment"
  )
  func conditions() {
    func enabled(_ expression: String, _ isNegated: Bool = false) -> FoundEntry {
      command("Delete") {
        $0.enabled = FoundCondition(expression, isNegated: isNegated, place: place)
      }
    }
    #expect(
      menu(enabled("selection.isEmpty", true)).contains(
        "delete \"Delete\" enabled when hasSelection"))
    #expect(menu(enabled("!model.isLocked")).contains("delete \"Delete\" enabled when !isLocked"))
    #expect(
      menu(enabled("a.isOpen && (b == nil || !c.isNew)", true)).contains(
        "delete \"Delete\" enabled when !isOpen || (hasB && isNew)"))
    #expect(
      menu(enabled("notes.filter { $0.x }.count < 3", true)).contains(
        "delete \"Delete\" enabled when canDelete"))
    #expect(
      menu(enabled("notes.filter { $0.x }.count < 3", true)).contains(
        "// NoteList.swift:1: !(notes.filter { $0.x }.count < 3)"))
  }

  @Test("Two titles, values in texts, lists and choices are what the language has for them")
  func dynamic() {
    let on = FoundCondition("note.isPinned", place: place)
    let count = FoundText(
      segments: [
        .literal("Delete "), .value(name: "noteCount", expression: "notes.count", isNumber: true),
      ],
      expression: nil, place: place)
    let template = [command("", code("open(folder)", calls: "open"))]
    let options = ["Name", "Date"].map {
      FoundOption(name: $0.lowercased(), title: text($0), place: place)
    }
    let lines = menu(
      command("Pin") {
        $0.titleWhenOn = text("Unpin")
        $0.on = on
      },
      command("") { $0.title = count },
      FoundEntry(
        .menu(
          title: text("Move To"), image: nil, system: nil,
          entries: [FoundEntry(.list(element: "model.folders", template: template), place: place)]),
        place: place),
      FoundEntry(
        .choice(title: text("Sort By"), variable: "$model.sortOrder", options: options),
        place: place))
    #expect(lines.contains("pin \"Pin\" / \"Unpin\" on when isPinned"))
    #expect(lines.contains("delete \"Delete {noteCount}\"") && lines.contains("noteCount: Int"))
    #expect(lines.contains("list Folder as folders"))
    #expect(lines.contains("chooseFolder \"Move To\" pick Folder"))
    // Foundation has a SortOrder.
    #expect(
      lines.contains("choice NotesSortOrder {")
        && lines.contains("sortBy \"Sort By\" choose sortOrder"))
  }

  // MARK: The menu bar

  @Test("Parts for other platforms than a whole bar are in its menus, and own menus before Window")
  func partsOfWholeBar() {
    let bar = surface(
      .menuBar,
      [
        FoundEntry(
          .menu(title: text("File"), image: nil, system: nil, entries: [command("Add")]),
          place: place),
        FoundEntry(
          .menu(title: text("Window"), image: nil, system: "window", entries: [command("Tile")]),
          place: place),
      ], .appkit)
    var new = surface(
      .menuBarPart(place: "newItem", position: .replacing), [command("New Note")])
    new.platforms = [.iOS, .iPadOS, .macCatalyst]
    var own = surface(
      .menuBarPart(place: "Note", position: .ownMenu),
      [
        FoundEntry(
          .menu(title: text("Note"), image: nil, system: nil, entries: [command("Pin")]),
          place: place)
      ])
    own.platforms = [.iOS, .iPadOS, .macCatalyst]
    let lines = write(bar, new, own)
    #expect(lines.contains("platforms iOS 17, iPadOS 17, macOS 14"))
    let start = lines.firstIndex(of: "menu bar {") ?? 0
    let expected = """
      menu bar {
      file {
      on macOS {
      add
      }
      on iOS, iPadOS {
      newNote
      }
      }
      on iOS, iPadOS {
      menu Note "Note" {
      pin
      }
      }
      on macOS {
      window {
      tile
      }
      }
      }
      """
    #expect(lines[start...].joined(separator: "\n") == expected)
  }

  // MARK: Menus of which the code does not tell where they are shown

  @Test("A menu that nothing includes is a context menu in AppKit, and that of a button elsewhere")
  func placed() {
    let ofAppKit = write(surface(.menu(title: text("Tools")), [command("Go")], .appkit))
    let words = "// NoteList.swift:1: the code does not tell where this menu is shown; here it is"
    #expect(ofAppKit.contains("item NoteList {") && ofAppKit.contains("context menu {"))
    #expect(ofAppKit.contains("\(words) a context menu") && !ofAppKit.contains("menu Tools {"))
    let ofUIKit = write(surface(.menu(title: text("Tools")), [command("Go")], .uikit))
    #expect(
      ofUIKit.contains("button Tools \"Tools\" {") && ofUIKit.contains("\(words) that of a button"))
    #expect(!write(surface(.menu(title: nil), [])).contains("screen NoteList {"))
  }

  @Test("Commands that no surface shows are counted, with the reason")
  func unplaced() throws {
    var keys = surface(.menu(title: nil), [command("Go"), command("Stay")], .uikit)
    keys.name = "keyCommands"
    let found = FoundMenus(
      sources: [source],
      surfaces: [
        keys, surface(.contextMenu, [command("Stay")]),
        surface(.dockMenu, [command("Play")], .appkit),
        surface(.dockMenu, [command("Next")], .appkit),
      ])
    let report = MenuFileWriter.write(found).report
    #expect(
      report.unplaced.map(\.reason) == [
        "key commands, which no menu shows",
        "another Dock menu, and an app has one",
      ])
    let summary = report.summary(sources: [source])
    #expect(summary.contains("2 of 4 commands are in no menu that the file shows:"))
    #expect(summary.contains("  key commands, which no menu shows: 1, in NoteList.swift"))
  }

  @Test("In place, such a menu is judged for what it is alone")
  func unplacedInPlace() {
    let found = FoundMenus(
      sources: [source], surfaces: [surface(.menu(title: nil), [command("Go")], .appkit)])
    let text = MenuFileWriter.write(found, places: PlaceNames([source])).text
    #expect(text.contains("\nmenu ") && !text.contains("context menu"))
  }

  // MARK: What is not read

  @Test("What cannot be read is a comment in its place, and a menu is legal without it")
  func unread() {
    let found = FoundMenus(
      sources: [source],
      surfaces: [
        surface(
          .contextMenu,
          [
            command("Copy Link"), FoundEntry(.separator, place: place),
            FoundEntry(.unread(reason: "title from the variable `name`"), place: place),
          ])
      ])
    let written = MenuFileWriter.write(found)
    #expect(written.text.contains("    // NoteList.swift:1: title from the variable `name`\n"))
    #expect(!written.text.contains("---"), "a separator before what is missing goes")
    #expect(written.report.unread.map(\.kind) == ["title from the variable …"])
    #expect(written.incomplete.count == 1)
  }

  // MARK: Files beside it

  @Test("Code that would break the function is in comments")
  func perform() {
    func function(_ code: String) -> String {
      let found = FoundMenus(
        sources: [source], surfaces: [surface(.contextMenu, [command("Go", self.code(code))])])
      return MenuFileWriter.write(found).performFunction(sources: [source])
    }
    #expect(function(" a()\n      if b { c() }\n    ").contains("    a()\n    if b { c() }\n"))
    #expect(function("}").contains("    // }\n    break\n"))
    #expect(function("/* a").contains("    // /* a\n"))
    #expect(function("\"a").contains("    // \"a\n"))
    // It ends a line for people, and none for Swift.
    #expect(
      function("a(\"x\u{2028}y\u{85}z\")\r\nb()").contains(
        "    a(\"x\u{2028}y\u{85}z\")\n    b()\n"))
  }

  @Test("Placeholders of translations take the kinds and the order of the new text")
  func placeholders() {
    #expect(FormatPlaceholders.respelled("%d Notizen", like: "%lld Notes") == "%lld Notizen")
    #expect(
      FormatPlaceholders.respelled("%2$@ in %1$d", like: "%1$lld of %2$@") == "%2$@ in %1$lld")
    #expect(FormatPlaceholders.respelled("Notizen", like: "%lld Notes") == nil)
    #expect(FormatPlaceholders.respelled("100 %", like: "100%") == "100 %")
  }
}
