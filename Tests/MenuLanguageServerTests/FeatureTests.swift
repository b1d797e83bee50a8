import MenuJSON
import Testing

@testable import MenuLanguageServer

@Suite struct FeatureTests {
  private static let document: JSONValue = ["textDocument": ["uri": "file:///w/Model.menu"]]

  private func editor() -> Editor {
    let editor = Editor(initialized: Samples.files)
    editor.open("Model.menu", Samples.model)
    editor.open("Screens.menu", Samples.screens)
    return editor
  }

  // MARK: Hover

  private func hover(_ mark: String, in name: String = "Model.menu") -> String {
    let text = name == "Model.menu" ? Samples.model : Samples.screens
    let result = editor().request(
      "textDocument/hover", Editor.params(name, behind: mark, in: text))
    return result["contents"]?["value"]?.string ?? ""
  }

  /// In the only file of a folder.
  private func hover(_ mark: String, inText text: String) -> String {
    let editor = Editor(initialized: [:])
    editor.open("g.menu", text)
    let result = editor.request(
      "textDocument/hover", Editor.params("g.menu", behind: mark, in: text))
    return result["contents"]?["value"]?.string ?? ""
  }

  @Test func newWordsAreOfferedWhereTheyStand() {
    #expect(complete("commands {\n  a \"A\" symbol star |\n}").first == "stays")
    #expect(complete("commands {\n  a \"A\" image \"A\" / \"B\" |\n}").first == "stays")
    #expect(!complete("commands {\n  a \"A\" often |\n}").contains("stays"))
    #expect(complete("commands {\n  a \"A\" subtitle |\n}") == ["option"])
    #expect(complete("menu M {\n  menu \"A\" |\n}").contains("subtitle"))
    #expect(complete("menu M {\n  section \"A\" |\n}").contains("subtitle"))
    #expect(!complete("menu M {\n  section \"A\" subtitle |\n}").contains("option"))
    let question = "commands {\n  a \"A\" confirm \"A?\""
    let parts = ["message", "button", "or"]
    #expect(complete("\(question) |\n}").filter(parts.contains) == ["button", "message", "or"])
    #expect(complete("\(question) button \"A\" |\n}").filter(parts.contains) == ["or"])
    #expect(complete("\(question) or |\n  b \"B\"\n}").contains("b"))
    #expect(complete("\(question) or pin, |\n}").contains("share"))
    #expect(complete("\(question) help \"A\" |\n}").filter(parts.contains) == [])
    #expect(complete("app A {\n  |\n}").contains("accessory"))
    #expect(complete("app A {\n  platforms iOS |\n}").starts(with: ["27", "26", "18"]))
    #expect(complete("list Song |\n") == ["as", "nested", "type"])
    #expect(complete("list Song as songs |\n") == ["nested", "type"])
    #expect(complete("list Song as songs type Tune |\n") == ["nested"])
    #expect(complete("choice Sort |\n") == ["type"])
  }

  @Test func aCommandTellsItsFactsPlacesAndSwift() {
    let text = hover("  pi")
    for piece in [
      "Keeps the note on top.", "Pin / Unpin", "key cmd+P", "NotesCommand.pin",
      "context menu of Note in NoteList", "iOS toolbar in NoteList", "menu bar, file",
    ] {
      #expect(text.contains(piece), "\(piece) in \(text)")
    }
    #expect(hover("  sor").contains("NotesCommand.sort(SortOrder)"))
    #expect(hover("  mov").contains("NotesCommand.move(Folder.ID)"))
    #expect(hover("  unplace").contains("Placed nowhere"))
  }

  /// As the plugin does for a target: the folder `w` makes the app `W`.
  @Test func aFolderNamesTheAppOfAModuleWithoutOne() {
    #expect(hover("  g", inText: "commands {\n  go \"Go\"\n}\n").contains("WCommand.go"))
  }

  @Test func nestedListsTellOfTheElementsOfTheirElements() {
    let list = "list Shelf nested\ncommands {\n  open \"Open\" pick Shelf\n}\n"
    #expect(hover("list She", inText: list).contains("children: [Shelf]?"))
    let plain = list.replacing(" nested", with: "")
    #expect(!hover("list She", inText: plain).contains("children"))
  }

  @Test func otherNamesTellWhatTheyAre() {
    #expect(hover("on when isPin").contains("isPinned: Bool"))
    #expect(hover("  edite").contains("SortOrder.edited"))
    #expect(hover("pin.sla").contains("SF Symbols"))
    #expect(hover("standard clo", in: "Screens.menu").contains("performClose:"))
    #expect(hover("include Sort", in: "Screens.menu").contains("menu Sorting \"Sort\""))
    let bar = "menu bar {\n  menu A \"A\" only when DEBUG { pin }\n}\n"
    #expect(hover("on", inText: bar).contains("in the menu bar at all"))
    #expect(hover("DEB", inText: bar).contains("debug builds"))
    #expect(hover("  macO".replacing("  ", with: ", ")).contains("macOS 14 and newer"))
    #expect(hover("  state".trimmed).contains("What menus depend on"))
    let plural = "state { n: Int }\ncommands { a \"{n} As\" one \"{n} A\" }\n"
    #expect(hover("As\" on", inText: plural).contains("The text for 1"))
    // What a word means depends on where it is.
    let words = "menu bar {\n  edit { plain }\n}\nmenu M { plain }\n"
    #expect(hover("menu b", inText: words).contains("`menu bar`"))
    #expect(hover("}\nmen", inText: words).contains("A named menu"))
    let enabled = "state { isOn: Bool }\ncommands { a \"A\" enabled when isOn }\n"
    #expect(hover("enabled wh", inText: enabled).hasPrefix("`enabled when`"))
  }

  @Test func aRuleShowsItsPage() {
    let text = "guidelines 2025 {\n  label-verb off\n}\n"
    #expect(hover("label-v", inText: text).hasPrefix("# label-verb"))
  }

  // MARK: Completion

  /// The labels offered at `|`, in the order of their ranks.
  private func complete(_ text: String, files: [String: String] = Samples.files) -> [String] {
    let editor = Editor(initialized: files)
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    editor.open("New.menu", parts.joined())
    let at =
      parts[0].isEmpty
      ? Editor.params("New.menu", 0, 0)
      : Editor.params("New.menu", behind: parts[0], in: parts.joined())
    let items = editor.request("textDocument/completion", at)["items"]?.array ?? []
    return items.sorted { ($0["sortText"]?.string ?? "") < ($1["sortText"]?.string ?? "") }
      .compactMap { $0["label"]?.string }
  }

  @Test func commandsNotYetPlacedComeFirst() {
    let labels = complete("screen Other { item I { context menu {\n  |\n} } }\n")
    #expect(labels.first == "unplaced")
    #expect(labels.contains("standard"))
    // What this menu already has comes after what it lacks.
    let more = complete("screen Other { item I { context menu {\n  pin\n  |\n} } }\n")
    let (pin, share) = (more.firstIndex(of: "pin"), more.firstIndex(of: "share"))
    #expect((pin ?? 0) > (share ?? 99))
  }

  @Test(arguments: [
    ("|", "commands"), ("app A {\n  |\n}", "platforms"), ("app A {\n  platforms i|\n}", "iOS"),
    ("app A {\n  emit |\n}", "swiftui"), ("state {\n  a: |\n}", "SortOrder"),
    ("commands {\n  a \"A\" |\n}", "symbol"), ("commands {\n  a \"A\" {\n    |\n  }\n}", "key"),
    ("commands {\n  a \"A\" choose |\n}", "order"), ("commands {\n  a \"A\" pick |\n}", "Folder"),
    ("commands {\n  a \"A\" enabled when |\n}", "isPinned"),
    ("commands {\n  a \"A\" enabled when isPinned && |\n}", "isPinned"),
    ("commands {\n  a \"A\" enabled when order == .|\n}", "created"),
    (
      "state { rank: SortOrder? }\ncommands {\n  a \"A\" enabled when rank == |\n}", "none"
    ),
    ("commands {\n  a \"A\" affects |\n}", "selection"),
    ("commands {\n  a \"A\" key cmd+|\n}", "cmd+delete"),
    ("commands {\n  a \"A\" key cmd+L, cmd+|\n}", "cmd+delete"),
    ("commands {\n  a \"A\" key cmd+L, F6 |\n}", "always"),
    ("menu bar { file {\n  standard print key cmd+L, |\n} }", "F6"),
    ("commands {\n  a \"A {|\"\n}", "count"),
    ("commands {\n  a \"A\" symbol square.and.arr|\n}", "square.and.arrow.up"),
    ("@allow(lab|", "label-verb"), ("guidelines {\n  men|\n}", "menu-max-items"),
    ("guidelines {\n  menu-max-items |\n}", "max"), ("screen S {\n  |\n}", "item"),
    ("screen S {\n  item I {\n    |\n  }\n}", "context menu"),
    ("screen S { toolbar {\n  |\n} }", "iOS"),
    ("screen S { toolbar { iPadOS {\n  |\n} } }", "leading"),
    ("screen S { toolbar { iOS {\n  |\n} } }", "bottom"),
    ("screen S { toolbar { iPadOS { leading { sp| } } } }", "space"),
    ("menu M {\n  include |\n}", "Sorting"), ("menu M {\n  each |\n}", "sort"),
    ("menu M {\n  @allow(label-verb, \"x\") |\n}", "pin"),
    // Half-typed, with the blocks still open.
    ("screen S { item I { context menu {\n  |", "pin"),
    ("commands {\n  a \"A\" {\n    |", "symbol"),
    ("screen S { toolbar { iOS { pi| \n\nmenu M { pin }\n", "pin"),
    ("menu bar {\n  |\n}", "file"), ("menu bar { file { standard | } }", "close"),
    ("menu bar { file { standard new, | } }", "open"), ("menu M { on | }", "macOS"),
    ("menu M { when | }", "DEBUG"), ("menu bar { menu A \"A\" only when | }", "DEBUG"),
    ("menu bar { menu A \"A\" only when | }", "isPinned"),
    ("menu bar { menu A \"A\" only | }", "when"), ("menu bar { menu A \"A\" | }", "only when"),
    ("menu M { when isPinned { | } }", "pin"), ("menu M { pin | }", "as"),
    ("commands {\n  a \"{count} As\" |\n}", "one"), ("app A {\n  language p|\n}", "pt-PT"),
    ("commands {\n  a \"A\" confirm \"{count} As?\" |\n}", "one"),
    ("menu M { pin as \"Pin {count}\" | }", "one"),
  ])
  func eachPlaceOffersWhatMayStandThere(text: String, expected: String) {
    #expect(complete(text).contains(expected), "\(text)")
  }

  @Test func theFormsOfTheLanguageThatAreNotThereYetAreOffered() {
    let words = ["zero", "one", "two", "few", "many", "other"]
    #expect(complete("commands {\n  a \"A\" |\n}").filter(words.contains) == [])
    #expect(
      complete("commands {\n  a \"{count} As\" one \"{count} A\" |\n}").filter(words.contains)
        == ["zero"])
    let whole = "a \"{count} As\" zero \"A\" one \"A\""
    #expect(complete("commands {\n  \(whole) |\n}").filter(words.contains) == [])
    #expect(complete("commands {\n  a \"As\" one \"A\" |\n}").contains("by"))
    #expect(!complete("commands {\n  a \"As\" |\n}").contains("by"))
    #expect(complete("state { n: Int }\ncommands {\n  a \"As\" one \"A\" by |\n}").contains("n"))
    let polish = complete(
      "app A { language pl }\nstate { n: Int }\ncommands {\n  a \"{n} A\" few \"{n} B\" |\n}",
      files: [:])
    #expect(Set(polish.filter(words.contains)) == ["zero", "one", "many"])
  }

  @Test func namesHaveBackticksOnlyWhereTheyWouldBeWordsOfTheLanguage() {
    let commands = "commands { space \"A\"; each \"B\"; bottom \"C\"; plain \"D\" }\n"
    func inserted(_ opening: String, _ closing: String) -> [String] {
      let editor = Editor(initialized: [:])
      let text = commands + opening + closing
      editor.open("New.menu", text)
      let at = Editor.params("New.menu", behind: opening, in: text)
      let items = editor.request("textDocument/completion", at)["items"]?.array ?? []
      return items.prefix(4).compactMap { $0["textEdit"]?["newText"]?.string }
    }
    #expect(inserted("menu M {\n  ", "\n}\n") == ["space", "`each`", "bottom", "plain"])
    #expect(
      inserted("toolbar { iOS {\n  ", "\n} }\n") == ["`space`", "each", "bottom", "plain"])
    #expect(inserted("screen S { button B tap ", "\n{ plain } }\n").first == "space")
  }

  @Test func partsAreOfferedWhereTheyCanBe() {
    #expect(complete("screen S {\n  background {\n    |\n  }\n}") == ["context menu", "on"])
    #expect(complete("screen S |") == ["scrolls", "settings", "sheet", "tab bar"])
    #expect(complete("screen S { toolbar { macOS | } }") == ["customizable", "hideable"])
    #expect(
      complete("screen S { item I { edit menu arrow | } }") == ["down", "left", "right", "up"])
    #expect(complete("screen S {\n  more button |\n}").contains("tap"))
  }

  @Test func nothingIsOfferedInCommentsAndTitles() {
    #expect(complete("menu M { // |\n}\n") == [])
    #expect(complete("commands { a \"A |\" }\n") == [])
  }

  @Test func symbolsOfNewerSystemsComeLast() {
    // document is of SF Symbols 6, doc of the first.
    let labels = complete("commands {\n  a \"A\" symbol doc|\n}")
    let (old, new) = (labels.firstIndex(of: "doc.zipper"), labels.firstIndex(of: "document"))
    #expect(old != nil)
    #expect((new ?? 999) > (old ?? 999))
  }

  // MARK: Outlines

  @Test func theOutlineHasWhatIsDeclared() {
    let symbols = editor().request("textDocument/documentSymbol", Self.document)
    #expect(symbols.texts("name") == ["Notes", "state", "SortOrder", "Folder", "commands"])
    #expect(
      symbols[4]?["children"]?.texts("name") == ["pin", "sort", "move", "share", "unplaced"])
  }

  @Test func workspaceSymbolsFitTheQuery() {
    let editor = editor()
    #expect(
      Set(editor.request("workspace/symbol", ["query": "ntlst"]).texts("name")) == ["NoteList"])
    #expect((editor.request("workspace/symbol", ["query": ""]).array?.count ?? 0) > 15)
  }

  @Test func blocksAndCommentsFold() {
    let editor = Editor(initialized: [:])
    editor.open("f.menu", "// One\n// Two\nmenu M {\n  a\n}\n/* x\n y */\n")
    let ranges = editor.request(
      "textDocument/foldingRange", ["textDocument": ["uri": "file:///w/f.menu"]])
    let lines = (ranges.array ?? []).map {
      "\($0["startLine"]?.int ?? -1)-\($0["endLine"]?.int ?? -1)"
    }
    #expect(lines == ["2-4", "0-1", "5-6"])
  }

  @Test func selectionsGrowFromTheWordToTheFile() {
    let result = editor().request(
      "textDocument/selectionRange",
      [
        "textDocument": ["uri": "file:///w/Model.menu"],
        "positions": [["line": 17, "character": 4]],
      ])
    var widths: [Int] = []
    var range = result[0]
    while let known = range, known != .null {
      let (start, end) = (known["range"]?["start"], known["range"]?["end"])
      widths.append(
        ((end?["line"]?.int ?? 0) - (start?["line"]?.int ?? 0)) * 1000
          + (end?["character"]?.int ?? 0) - (start?["character"]?.int ?? 0))
      range = known["parent"]
    }
    #expect(widths.count >= 4)
    #expect(widths == widths.sorted())
    #expect(widths.first == 3)
  }

  // MARK: Tokens

  @Test func tokensCoverTheFileAndTellTheirKinds() {
    let editor = Editor(initialized: [:], encoding: "utf-16")
    editor.open("t.menu", "commands {\n  a \"⌘ {n}\" // 😀\n}\n")
    let result = editor.request(
      "textDocument/semanticTokens/full", ["textDocument": ["uri": "file:///w/t.menu"]])
    let data = (result["data"]?.array ?? []).compactMap(\.int)
    #expect(
      data == [
        0, 0, 8, 0, 0,  // commands
        1, 2, 1, 3, 1,  // a
        0, 2, 4, 6, 0,  // "⌘ {
        0, 4, 1, 4, 0,  // n
        0, 1, 2, 6, 0,  // }"
        0, 3, 5, 8, 0,  // the comment
      ])
  }

  @Test func deltasGiveTheNewTokens() {
    let editor = editor()
    let first = editor.request("textDocument/semanticTokens/full", Self.document)
    var data = (first["data"]?.array ?? []).compactMap(\.int)
    editor.change(
      "Model.menu",
      [
        [
          "range": [
            "start": ["line": 17, "character": 0], "end": ["line": 17, "character": 0],
          ], "text": "  extra \"Extra\"\n",
        ]
      ])
    let delta = editor.request(
      "textDocument/semanticTokens/full/delta",
      [
        "textDocument": ["uri": "file:///w/Model.menu"],
        "previousResultId": first["resultId"] ?? .null,
      ])
    for edit in delta["edits"]?.array ?? [] {
      let start = edit["start"]?.int ?? 0
      data.replaceSubrange(
        start..<start + (edit["deleteCount"]?.int ?? 0),
        with: (edit["data"]?.array ?? []).compactMap(\.int))
    }
    let whole = editor.request("textDocument/semanticTokens/full", Self.document)
    #expect(data == (whole["data"]?.array ?? []).compactMap(\.int))
    #expect(delta["edits"]?.array?.count == 1)
  }

  // MARK: Actions, hints, links, lenses

  private func actions(_ text: String, only: [String]? = nil) -> [JSONValue] {
    let editor = Editor(initialized: [:])
    editor.open("c.menu", text)
    var actionContext: [String: JSONValue] = ["diagnostics": []]
    if let only { actionContext["only"] = .array(only.map { .string($0) }) }
    return editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file:///w/c.menu"],
        "range": [
          "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
        ], "context": .object(actionContext),
      ]
    ).array ?? []
  }

  @Test func fixesFixAllAndAllowAreOffered() {
    let text =
      "commands {\n  share \"Share...\" asks\n  more \"More Apps...\" asks\n}\n"
      + "screen S { item I { context menu { share; more } } }\n"
    let all = actions(text)
    #expect(all.contains { $0["kind"] == "source.fixAll" })
    let allow = all.first { $0["title"]?.string?.contains("ellipsis-character") == true }
    let inserted = allow?["edit"]?["documentChanges"]?[0]?["edits"]?[0]?["newText"]
    #expect(inserted == "@allow(ellipsis-character, \"Reason\")\n  ")
    let only = actions(text, only: ["source"])
    #expect(only.map { $0["kind"] } == ["source.fixAll"])
    #expect(actions("menu M \"M\" { }\n", only: ["refactor.extract"]) == [])
  }

  @Test func aFileIsFormattedUnlessItIsBroken() {
    let editor = Editor(initialized: [:])
    let params: JSONValue = [
      "textDocument": ["uri": "file:///w/c.menu"],
      "options": ["tabSize": 2, "insertSpaces": true],
    ]
    editor.open("c.menu", "list   Folder\n")
    let edits = editor.request("textDocument/formatting", params)
    #expect(edits.array?.count == 1)
    editor.replace("c.menu", with: "list Folder\n")
    #expect(editor.request("textDocument/formatting", params) == [])
    editor.replace("c.menu", with: "list   Folder {{{\n")
    #expect(editor.request("textDocument/formatting", params) == [])
  }

  @Test func aSubmenuBecomesANamedMenu() {
    let editor = Editor(initialized: [:])
    let text = "menu Sort \"Sort\" { menu \"Sort By\" symbol star { one; two } }\n"
    editor.open("c.menu", text)
    guard case .object(var params) = Editor.params("c.menu", behind: "{ me", in: text) else {
      return
    }
    params["range"] = ["start": params["position"] ?? .null, "end": params["position"] ?? .null]
    params["context"] = ["diagnostics": [], "only": ["refactor"]]
    let actions = editor.request("textDocument/codeAction", .object(params))
    let edits = actions[0]?["edit"]?["documentChanges"]?[0]?["edits"]
    #expect(
      edits?.texts("newText") == [
        "menu SortByMenu", "\nmenu SortByMenu \"Sort By\" symbol star { one; two }\n",
      ])
  }

  @Test func hintsTellTitlesAndSharedShortcuts() {
    let editor = Editor(initialized: [:])
    let text = """
      commands { one "One" key cmd+J; two "Two" key cmd+K, cmd+J }
      screen S { item I { context menu { one; two as "Other" } } }

      """
    editor.open("h.menu", text)
    let hints = editor.request(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": "file:///w/h.menu"],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
      ])
    #expect(Set(hints.texts("label")) == ["“One”", "also one", "also two"])
  }

  @Test func countsGoByTheModulesOwnLimit() {
    let text = """
      app A { platforms iOS 17; emit uikit }
      guidelines 2026 { context-max-items max 3 }
      commands { a "Alpha One"; b "Beta Two"; c "Gamma Three"; d "Delta Four" }
      item Note { context menu { a; b; c; d } }
      """
    let editor = Editor(initialized: [:])
    editor.open("h.menu", text)
    let hints = editor.request(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": "file:///w/h.menu"],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
      ])
    #expect(hints.texts("label").contains("4 items"))
    #expect(hints.texts("tooltip").contains("`context-max-items` lets 3 pass"))
  }

  @Test func rulesLinkToTheirSource() {
    let editor = Editor(initialized: [:])
    editor.open("l.menu", "guidelines {\n  label-verb off\n}\n")
    let links = editor.request(
      "textDocument/documentLink", ["textDocument": ["uri": "file:///w/l.menu"]])
    #expect(links.texts("target").first?.hasPrefix("https://developer.apple.com/") == true)
  }

  @Test func thePreviewShowsWhatIsInTheEditor() {
    let editor = Editor(initialized: ["/w/a.menu": "commands { pin \"Old\" }\n"])
    let text = "commands {\n  pin \"New Pin\"\n}\nitem Note { context menu { pin } }\n"
    editor.open("a.menu", text)
    func page(_ arguments: JSONValue) -> String? {
      editor.request(
        "workspace/executeCommand", ["command": "menugen.preview", "arguments": arguments]
      ).string
    }
    let whole = page(["file:///w/a.menu"]) ?? ""
    #expect(whole.contains("\"title\":[\"New Pin\"]") && !whole.contains("\"focus\":"))
    let focused = page(["file:///w/a.menu", ["line": 1, "character": 4]]) ?? ""
    #expect(focused.contains("\"focus\":\"/w/a.menu:2\"") || focused.contains("a.menu:2\","))
    // From anywhere in a command or an entry.
    func place(_ name: String, _ line: Int, _ character: Int) -> String? {
      let position: JSONValue = ["line": .int(line), "character": .int(character)]
      return editor.request(
        "workspace/executeCommand",
        [
          "command": "menugen.previewPlace",
          "arguments": [.string("file:///w/\(name)"), position],
        ]
      ).string
    }
    editor.open(
      "b.menu", "commands {\n  @allow(label-verb, \"x\")\n  b \"B\" {\n    symbol pin\n  }\n}\n")
    #expect(place("a.menu", 1, 8) == "/w/a.menu:2" && place("a.menu", 3, 28) == "/w/a.menu:4")
    #expect(place("b.menu", 3, 6) == "/w/b.menu:3")
    // Only this page speaks to an editor, and to nothing but what served it.
    #expect(whole.contains("acquireVsCodeApi") && whole.contains("; connect-src 'self'\""))
    for wrong: JSONValue in [[], ["file:///w/none.menu"], ["file:///w/a.menu", "here"]] {
      let answer = editor.answer(
        "workspace/executeCommand", ["command": "menugen.preview", "arguments": wrong])
      #expect(answer["error"]?["code"] == .int(-32602))
    }
  }

  @Test("What a preview says was chosen is opened only if it is in a file of the module")
  func chosenInThePreview() {
    let editor = Editor(initialized: [
      "/w/b.menu": "commands { b \"B\" }\n", "/other/c.menu": "commands { c \"C\" }\n",
    ])
    editor.open("a.menu", "commands { a \"A\" }\n")
    func chosen(_ place: JSONValue) -> JSONValue? {
      editor.request(
        "workspace/executeCommand",
        ["command": "menugen.previewChosen", "arguments": ["file:///w/a.menu", place]])
    }
    #expect(chosen("/w/b.menu:3")?["uri"] == "file:///w/b.menu")
    #expect(chosen("/w/b.menu:3")?["range"]?["start"] == ["line": 2, "character": 0])
    for place: JSONValue in [
      "/other/c.menu:1", "/etc/passwd:1", "/ssh:host:/w/a.menu:1", "/w/../other/c.menu:1",
      "/w/a.menu", "/w/a.menu:0", "/w/a.menu:-1", "/w/a.menu:x", "/w/a.menu:1:/etc/passwd:1", "",
    ] { #expect(chosen(place) == .null) }
    let answer = editor.answer(
      "workspace/executeCommand",
      ["command": "menugen.previewChosen", "arguments": ["file:///w/a.menu"]])
    #expect(answer["error"]?["code"] == .int(-32602))
  }

  @Test func lensesCountPlacesAndShowTheSwift() {
    let lenses = editor().request("textDocument/codeLens", Self.document).array ?? []
    let titles = lenses.compactMap { $0["command"]?["title"]?.string }
    #expect(
      titles == [
        "3 places  NotesCommand.pin", "1 place  NotesCommand.sort(SortOrder)",
        "1 place  NotesCommand.move(Folder.ID)", "2 places  NotesCommand.share",
        "placed nowhere  NotesCommand.unplaced",
      ])
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
