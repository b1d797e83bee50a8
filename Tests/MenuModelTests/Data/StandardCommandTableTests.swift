import Testing

@testable import MenuModel

@Suite("The table of standard commands")
struct StandardCommandTableTests {
  @Test("Each name of the language is in the table, in its place, and no other is")
  func names() throws {
    var all: Set<String> = []
    for line in try Table.lines(of: "standard-names.tsv") {
      let fields = line.split(separator: "\t")
      let place = try #require(StandardCommandPlace(name: String(fields[0])))
      let names = fields[1].split(separator: " ").map(String.init)
      #expect(StandardCommandTable.names(in: place) == names)
      for name in names {
        let entry = try #require(StandardCommandTable.entry(named: name))
        #expect(entry.name == name)
        #expect(entry.places.contains(place))
        #expect(entry.belongs(to: place))
      }
      all.formUnion(names)
    }
    #expect(all.count == 88)
    #expect(Set(StandardCommandTable.names) == all)
    #expect(StandardCommandTable.names.count == all.count)
    #expect(StandardCommandTable.all.map(\.name) == StandardCommandTable.names)
  }

  @Test(
    "What is not a name is not in it",
    arguments: ["", "cop", "copyy", "Copy", "copy ", " copy", "selectall", "-", "command", "\n"])
  func unknown(name: String) {
    #expect(StandardCommandTable.entry(named: name) == nil)
  }

  @Test("A misspelt name is met with the right one")
  func suggestions() {
    #expect(StandardCommandTable.suggestions(for: "selectall").first == "selectAll")
    #expect(StandardCommandTable.suggestions(for: "pasteAndMatchStile") == ["pasteAndMatchStyle"])
    #expect(StandardCommandTable.suggestions(for: "fullscreen").first == "fullScreen")
    #expect(StandardCommandTable.suggestions(for: "teleport").isEmpty)
  }

  @Test("Every field of every row is read")
  func fields() throws {
    for entry in StandardCommandTable.all {
      #expect(!entry.places.isEmpty)
      #expect(!entry.title.isEmpty)
      let texts = [
        entry.title, entry.titleWhenOn, entry.symbol, entry.olderSymbol, entry.appKit?.selector,
        entry.appKit?.declaration, entry.uiKitMenu?.name, entry.uiKitAction?.name,
        entry.toolbarItem?.name,
      ]
      for text in texts.compactMap({ $0 }) {
        #expect(text != "-" && !text.contains("@") && !text.contains(" / "))
        #expect(text.first != " " && text.last != " ")
      }
      if let action = entry.appKit {
        #expect(action.selector.hasSuffix(":"))
        let declaration = action.declaration ?? "NSResponder.x(_:)"
        #expect(declaration.hasPrefix("NS") && declaration.hasSuffix("(_:)"))
        let sharesSelector = StandardCommandTable.all.contains { other in
          other.name != entry.name && other.appKit?.selector == action.selector
        }
        #expect((action.tag != nil) == sharesSelector, "\(entry.name)")
      }
      if let action = entry.uiKitAction {
        #expect(action.name.hasSuffix("(_:)"))
        #expect(action.since >= Version(13))
      }
      #expect(!entry.isSubmenu || entry.shortcut == nil)
      // The toolbar and the View menu change their words with what is shown.
      #expect(
        (entry.titleWhenOn != nil)
          == (entry.title.hasPrefix("Show ") && entry.places[0] == .view
            || entry.name == "fullScreen"))
    }
  }

  @Test("Both tables have the same rows in the same order")
  func sameRows() {
    func names(_ text: String) -> [String?] { AlignedTable(text).rows.map { $0[0] } }
    #expect(names(StandardCommandTable.titles) == StandardCommandTable.names)
    #expect(names(StandardCommandTable.actions) == StandardCommandTable.names)
  }

  @Test("Rows come out as they stand")
  func rows() throws {
    let copy = try #require(StandardCommandTable.entry(named: "copy"))
    #expect(copy.title == "Copy")
    #expect(copy.titleWhenOn == nil)
    #expect(copy.symbol == "document.on.document")
    #expect(copy.olderSymbol == "doc.on.doc")
    #expect(copy.shortcut == StandardShortcut(modifiers: .command, key: .character(0x63)))
    #expect(copy.appKit?.selector == "copy:")
    #expect(copy.appKit?.declaration == "NSText.copy(_:)")
    #expect(copy.appKit?.tag == nil)
    #expect(copy.uiKitMenu?.name == "standardEdit")
    #expect(copy.uiKitMenu?.since == Version(13))
    #expect(copy.uiKitAction?.name == "copy(_:)")
    #expect(copy.places == [.edit])
    #expect(!copy.isSubmenu)

    let inspector = try #require(StandardCommandTable.entry(named: "inspector"))
    #expect(inspector.title == "Show Inspector")
    #expect(inspector.titleWhenOn == "Hide Inspector")
    #expect(inspector.places == [.view, .toolbar])
    #expect(inspector.appKit?.since == Version(14))
    #expect(inspector.toolbarItem?.name == "toggleInspector")
    #expect(inspector.toolbarItem?.since == Version(14))
    #expect(inspector.uiKitAction?.since == Version(26))

    let open = try #require(StandardCommandTable.entry(named: "open"))
    #expect(open.uiKitMenu?.since == Version(18, 1))
    #expect(open.title == "Open…")

    let smart = try #require(StandardCommandTable.entry(named: "smartCopyPaste"))
    #expect(smart.title == "Smart Copy/Paste")

    let undo = try #require(StandardCommandTable.entry(named: "undo"))
    #expect(undo.appKit?.selector == "undo:")
    #expect(undo.appKit?.declaration == nil)
    #expect(undo.uiKitAction == nil)

    let bold = try #require(StandardCommandTable.entry(named: "bold"))
    #expect(bold.appKit?.tag == 2)
    #expect(bold.appKit?.targetsFontManager == true)
    #expect(copy.appKit?.targetsFontManager == false)

    let alignment = try #require(StandardCommandTable.entry(named: "alignment"))
    #expect(alignment.isSubmenu)
    #expect(alignment.places == [.format])
  }

  @Test(
    "Shortcuts are read with all their modifiers and any character",
    arguments: [
      ("settings", .command, ","), ("quit", .command, "q"),
      ("hideOthers", [.option, .command], "h"), ("redo", [.shift, .command], "z"),
      ("pasteAndMatchStyle", [.option, .shift, .command], "v"), ("bigger", .command, "+"),
      ("smaller", .command, "-"), ("alignCenter", .command, "|"), ("help", .command, "?"),
      ("fullScreen", [.control, .command], "f"), ("showSpelling", .command, ":"),
    ] as [(String, KeyModifiers, String)])
  func shortcuts(name: String, modifiers: KeyModifiers, key: String) throws {
    let shortcut = try #require(StandardCommandTable.entry(named: name)?.shortcut)
    #expect(shortcut.modifiers == modifiers)
    #expect(shortcut.key == .character(try #require(key.utf8.first)))
  }

  @Test(
    "A shortcut text that is none is refused",
    arguments: ["", "cmd", "cmd+", "cmd+ab", "hyper+x", "+x", "cmd+é", "cmd+ "])
  func shortcutTexts(text: String) {
    #expect(StandardShortcut(text) == nil)
  }

  @Test("Save As and Duplicate share a shortcut, so Save As has another beside it; no others do")
  func distinctShortcuts() {
    var seen: [StandardShortcut: String] = [:]
    var shared: [[String]] = []
    for entry in StandardCommandTable.all {
      guard let shortcut = entry.shortcut else { continue }
      if let other = seen[shortcut] { shared.append([other, entry.name]) }
      seen[shortcut] = entry.name
    }
    #expect(shared == [["saveAs", "duplicate"]])
    #expect(seen[StandardCommandTable.saveAsBesideDuplicate] == nil)
  }

  @Test("Window and Help count as one place, all others apart")
  func windowAndHelp() throws {
    let help = try #require(StandardCommandTable.entry(named: "help"))
    #expect(help.belongs(to: .window) && help.belongs(to: .help) && !help.belongs(to: .app))
    let close = try #require(StandardCommandTable.entry(named: "close"))
    #expect(close.belongs(to: .file) && !close.belongs(to: .window) && close.belongs(to: .toolbar))
    #expect(!close.isOfToolbarsAlone)
    let alone = StandardCommandTable.all.filter(\.isOfToolbarsAlone).map(\.name)
    #expect(alone == ["back", "forward", "cancel", "done"])
  }
}
