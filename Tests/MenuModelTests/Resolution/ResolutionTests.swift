import MenuModel
import MenuSyntax
import Testing

@Suite("Files become a module")
struct ResolutionTests {
  @Test("What one file declares every other file sees, in any order")
  func filesInAnyOrder() {
    let files = [
      "menu Cards { flip; include Extra; each sort; each move }",
      "commands { flip \"Flip {count}\" enabled when order == .byName; sort \"Sort\" choose order }",
      "state { order: Order; count: Int }\ncommands { move \"Move\" pick Folder }",
      "choice Order { byName \"By Name\" }\nlist Folder\nmenu Extra { flip }",
    ]
    for rotation in 0..<4 {
      let turned = Array(files[rotation...] + files[..<rotation])
      let resolved = resolve(turned[0], turned[1], turned[2], turned[3])
      #expect(found(resolved) == [])
      #expect(Set(resolved.module.commands.map(\.name.text)) == ["flip", "sort", "move"])
      let cards = resolved.module.menus.first { $0.name.text == "Cards" }
      let entries = resolved.module.expansion(of: cards?.entries ?? [], on: .iOS).entries
      #expect(outline(entries, in: resolved.module) == "flip flip each sort each move")
    }
  }

  @Test("The type of a variable and the name of a group can be written in backticks")
  func namesInBackticks() {
    let resolved = resolve(
      """
      choice `Class` { one "One" }
      state { kind: `Class`; isOn: Bool }
      commands { pin "Pin" }
      toolbar Main { macOS { group `Symbol` "Pins" enabled when isOn { pin } } }
      """)
    #expect(found(resolved) == [])
    let entries = resolved.module.toolbars.first?.blocks.first?.entries ?? []
    guard case .group(let group)? = entries.first?.kind else {
      Issue.record("no group")
      return
    }
    #expect(group.name?.text == "Symbol")
  }

  @Test(
    "Placeholders and doubled braces are pieces of a text in the order in which they are written")
  func placeholders() {
    let module = resolve(
      """
      state { a: Int; b: String }
      commands {
        one "{a}{b}"
        two "x {a} é"
        three "{{a}} {a}"
        four "a}} {b}"
        five "\\u{41}{b}\\n"
      }
      """
    ).module
    let texts = module.commands.map { command in
      command.title.segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .variable(let variable): "<\(module.state[variable.index].name.text)>"
        case .option: "<option>"
        }
      }
    }
    #expect(
      texts == [
        ["<a>", "<b>"], ["x ", "<a>", " é"], ["{a} ", "<a>"], ["a} ", "<b>"], ["A", "<b>", "\n"],
      ])
  }

  @Test("A submenu has its own title, or that of the menu that it names, or that menu's name")
  func submenuTitles() {
    let module = resolve(
      """
      commands { a "A" }
      menu Tools "The Tools" symbol hammer { a }
      menu Parts { a }
      menu All { menu Tools "Own" symbol star; menu Tools; menu Parts; menu Inner { a } }
      """
    ).module
    let submenus = module.menus.first { $0.name.text == "All" }?.entries.compactMap { entry in
      if case .submenu(let submenu) = entry.kind { submenu } else { nil as Submenu? }
    }
    let titles = submenus?.map { submenu in
      if case .literal(let text)? = submenu.title?.segments.first { text } else { "" }
    }
    #expect(titles == ["Own", "The Tools", "Parts", "Inner"])
    #expect(submenus?.map { $0.image?.name.text } == ["star", "hammer", nil, nil])
  }

  @Test("A type's name in lower camel case begins with a small letter, or with a word of them")
  func lowerCamelCase() {
    for (name, wanted) in [
      ("Folder", "folder"), ("URLEntry", "urlEntry"), ("URL", "url"), ("A", "a"), ("AÉ", "aé"),
      ("Aé", "aé"), ("Éa", "éa"), ("small", "small"), ("", ""),
    ] {
      #expect(ModuleResolver.lowerCamelCase(name) == wanted)
    }
  }

  @Test("A key in quotes is the character that the key makes without Shift, if that is a letter")
  func quotedKeys() {
    let keys = ["A", "K", "Z", "k", "@", "[", "`", "~", "É", "1"]
    for (written, key) in zip(keys, ["a", "k", "z", "k", "@", "[", "`", "~", "é", "1"]) {
      let resolved = resolve("commands { a \"A\" key cmd+\"\(written)\" }")
      let chord = resolved.module.commands.first?.key
      switch chord?.key {
      case .character(let byte): #expect(String(UnicodeScalar(byte)) == key)
      case .nonASCII(let scalar): #expect(String(scalar) == key)
      default: Issue.record("no key of \(written): \(found(resolved))")
      }
    }
  }

  @Test("A variable is renamed in a text within the braces, also beside an escape")
  func renamedPlaceholder() {
    let text =
      #"state { Count: Int } commands { a "{Count} x {Count}"; b "\n{Count}" on when Count > 0 }"#
    let fixes = resolve(text).diagnostics.flatMap(\.fixes)
    #expect(fixes.count == 1)
    var bytes = Array(text.utf8)
    for edit in (fixes.first?.edits ?? []).sorted(by: { $0.place.span.start > $1.place.span.start })
    {
      let span = edit.place.span
      bytes.replaceSubrange(Int(span.start)..<Int(span.end), with: edit.text.utf8)
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"state { count: Int } commands { a "{count} x {count}"; b "\n{count}" on when count > 0 }"#
    )
  }

  @Test("Without `app` the name is the fallback, and the platforms are the usual ones")
  func defaults() {
    let app = resolve("list Folder", fallbackName: "Notes").module.app
    #expect(app.name == "Notes" && app.place == nil && app.platformsPlace == nil)
    #expect(
      app.platforms.map { "\($0.platform.name) \($0.minimum.text)" } == [
        "iOS 17", "iPadOS 17", "macOS 14",
      ])
    #expect(app.frameworks == [.uikit, .appkit, .swiftui])
    #expect(app.access == .internal && app.stringsTable == "Menus" && !app.isAccessory)
  }

  @Test("`app` says name, platforms, frameworks, access and table")
  func app() {
    let resolved = resolve(
      """
      /// The app.
      app Notes {
        platforms iOS 17.2.1, visionOS 1
        emit swiftui, uikit
        access public
        strings none
        accessory
      }
      """)
    let app = resolved.module.app
    #expect(found(resolved) == [])
    #expect(app.name == "Notes" && app.documentation == ["The app."])
    #expect(app.minimum(of: .iOS) == Version(17, 2, 1) && app.minimum(of: .visionOS) == Version(1))
    #expect(app.minimum(of: .macOS) == nil)
    #expect(app.frameworks == [.swiftui, .uikit])
    #expect(app.access == .public && app.stringsTable == nil && app.isAccessory)
  }

  @Test("A platform with a version at fault is one of the module's all the same")
  func versionAtFault() {
    let resolved = resolve(
      "app A { platforms iOS 17.x, macOS 14 }\nmenu M { on iOS { standard print } }")
    #expect(found(resolved) == ["0.menu:1:23 bad-version"])
  }

  @Test("`state`, `commands` and `guidelines` add up over files")
  func addUp() {
    let resolved = resolve(
      "state { a: Bool }\ncommands { x \"X\" }\nguidelines { label-verb off }",
      "state { b: Int }\ncommands Deck { y \"Y\" }\nguidelines 2025 { strict context-max-items max 9 }"
    )
    #expect(found(resolved) == [])
    #expect(resolved.module.state.map(\.name.text) == ["a", "b"])
    #expect(resolved.module.commandBlocks.map { $0.name?.text } == [nil, "Deck"])
    #expect(
      resolved.module.guidelines.settings.map(\.rule.text) == ["label-verb", "context-max-items"])
    #expect(
      resolved.module.guidelines.edition == .edition2025 && resolved.module.guidelines.isStrict)
  }

  @Test("A second declaration is told at the later place, in whatever order the parts are read")
  func laterPlace() {
    #expect(
      found(resolve("state { isOn: Bool }\nlist Folder as isOn")) == ["0.menu:2:16 duplicate-name"])
    #expect(
      found(resolve("list Folder as isOn\nstate { isOn: Bool }")) == ["0.menu:2:9 duplicate-name"])
    #expect(
      found(
        resolve(
          "screen A { toolbar B { iOS { standard share } } }",
          "toolbar B { iOS { standard share } }"))
        == ["1.menu:1:9 duplicate-name"])
    #expect(
      found(resolve("commands { a \"A\" }", "commands B { a \"A\" }")) == [
        "1.menu:1:14 duplicate-name"
      ])
    #expect(
      found(resolve("app A { platforms iOS 17 }", "app B { platforms iOS 17 }")) == [
        "1.menu:1:1 duplicate-app"
      ])
  }

  @Test("Names are compared in NFC")
  func normalForms() {
    let resolved = resolve(
      "state { \u{E9}tat: Bool }\ncommands { a \"A\" enabled when e\u{301}tat }")
    #expect(found(resolved) == [])
    #expect(
      found(resolve("commands { \u{E9} \"A\"; e\u{301} \"B\" }")) == ["0.menu:1:20 duplicate-name"])
  }

  @Test("A list's field is its name in the plural and lower camel case, or as it says")
  func lists() {
    let module = resolve("list Folder\nlist URLEntry\nlist Box as boxes").module
    #expect(module.lists.map(\.field) == ["folders", "urlEntries", "boxes"])
    #expect(module.lists.map(\.typeName) == ["Folder", "URLEntry", "Box"])
  }

  @Test("`type` names the Swift type of a choice or a list, and nothing else")
  func swiftTypes() {
    let resolved = resolve(
      """
      state { order: Sort }
      choice Sort type NotesSort { title "Title" }
      list Color type NotesColor
      list Data as files type NotesFile
      commands { a "A" pick Color enabled when order == .title }
      """)
    #expect(found(resolved) == [])
    #expect(resolved.module.choices.map(\.typeName) == ["NotesSort"])
    #expect(resolved.module.lists.map(\.typeName) == ["NotesColor", "NotesFile"])
    #expect(resolved.module.lists.map(\.field) == ["colors", "files"])
  }

  @Test("An edition needs no block")
  func editionAlone() {
    let resolved = resolve("guidelines 2025\nlist Folder")
    #expect(found(resolved) == [])
    #expect(resolved.module.guidelines.edition == .edition2025)
    #expect(resolved.module.lists.count == 1)
  }

  @Test("Version 27 is newer than all that the tables know", arguments: Platform.allCases)
  func newestVersion(_ platform: Platform) throws {
    let resolved = resolve("app Notes { platforms \(platform.name) 27 }")
    #expect(found(resolved) == [])
    #expect(resolved.module.app.minimum(of: platform) == Version(27))
    #expect(
      platform.majorVersions.last == 27 && platform.majorVersions == platform.majorVersions.sorted()
    )
    for name in SymbolTable.names {
      let availability = try #require(SymbolTable.availability(of: name))
      guard availability.minimum(on: platform) != nil else { continue }
      #expect(availability.covers(platform, from: Version(27)), "\(name)")
    }
  }

  @Test("A command has all that its attributes say, on its line and in braces")
  func attributes() throws {
    let text = """
      state { isOn: Bool; count: Int }
      commands {
        /// Turns it over.
        flip "Flip {count}" / "Flip Back" symbol a / b often {
          key shift+cmd+F
          enabled when isOn; shown when true; on when count > 0
          destructive; confirm "Sure?"; primary; onscreen; asks; affects view; opens elsewhere
          navigates; undoable; verbatim; help "Help"; subtitle "Sub"; keeps open
        }
      }
      """
    let resolved = resolve(text)
    #expect(found(resolved) == [])
    let flip = try #require(resolved.module.commands.first)
    #expect(flip.documentation == ["Turns it over."])
    #expect(!flip.title.isPlain && flip.titleWhenOn?.isPlain == true)
    #expect(flip.image?.name.text == "a" && flip.imageWhenOn?.name.text == "b")
    #expect(
      flip.key?.modifiers == [.shift, .command] && flip.key?.key == .character(UInt8(ascii: "f")))
    #expect(flip.enabled == .variable(StateID(0)) && flip.shown == .constant(true))
    #expect(flip.on == .comparison(.greater, .variable(StateID(1)), .integer(0)))
    #expect(flip.isDestructive && flip.isPrimary && flip.isOnscreen && flip.asks && flip.navigates)
    #expect(flip.isUndoable && flip.isVerbatim && flip.keepsOpen && flip.frequency == .often)
    #expect(flip.affects == .view && flip.opens == .elsewhere)
    #expect(flip.confirmation != nil && flip.help != nil && flip.subtitle != nil)
    #expect(resolved.module.attributes(of: flip).count == 19)
  }

  @Test("A picture stays where its attribute says so: both of a command with two states")
  func pictures() throws {
    let text = """
      state { isOn: Bool; size: Size }
      choice Size { small "Small" symbol a stays; large "Large" image "B" }
      commands {
        flip "Flip" symbol a / b stays on when isOn
        turn "Turn" image "A"
        `stays` "Stays" symbol stays
      }
      menu Cards "Cards" symbol c stays { flip symbol d stays; turn symbol none; `stays` }
      """
    let resolved = resolve(text)
    #expect(found(resolved) == [])
    let (module, commands) = (resolved.module, resolved.module.commands)
    #expect(commands[0].image?.stays == true && commands[0].imageWhenOn?.stays == true)
    #expect(commands[1].image?.stays == false && commands[2].image?.stays == false)
    #expect(module.choices[0].options.map { $0.symbol?.stays } == [true, false])
    #expect(module.menus[0].image?.stays == true)
    guard case .command(let flip) = module.menus[0].entries[0].kind else {
      Issue.record("no command")
      return
    }
    let image = try #require(flip.image)
    #expect(image.stays)
    #expect(module.sources[0].text(of: image.name.attribute) == "symbol d stays")
  }

  @Test(
    "Shortcuts in one form: modifiers in any order, letters in either case",
    arguments: [
      ("cmd+N", "cmd+n"), ("shift+cmd+N", "cmd+shift+n"), ("cmd+;", "cmd+;"), ("cmd++", "cmd++"),
      ("cmd+?", "cmd+?"), ("shift+cmd+delete", "shift+cmd+delete"),
      ("fn+ctrl+opt+F12", "opt+ctrl+fn+F12"), ("space", "space"), ("?", "?"), ("+", "+"),
      ("cmd+\"n\"", "cmd+N"), ("cmd+\"|\"", "cmd+|"), ("\"\\\"\"", "\"\\u{22}\""),
      ("cmd+\"\\\"\"", "cmd+\""), ("cmd+\"é\"", "cmd+\"e\u{301}\""), ("\"É\"", "\"é\""),
    ])
  func keys(_ one: String, _ other: String) throws {
    let resolved = resolve("commands {\n  a \"A\" key \(one)\n  b \"B\" key \(other)\n}")
    #expect(found(resolved) == [])
    let first = try #require(resolved.module.commands[0].key)
    let second = try #require(resolved.module.commands[1].key)
    #expect(first.modifiers == second.modifiers && first.key == second.key)
  }

  @Test("`!` binds closer than comparisons, those than `&&`, that than `||`")
  func precedence() {
    func condition(_ text: String) -> Condition? {
      let resolved = resolve(
        "state { a: Bool; b: Bool; c: Bool; n: Int }\ncommands { x \"X\" enabled when \(text) }")
      #expect(found(resolved) == [], "\(text)")
      return resolved.module.commands[0].enabled
    }
    let (a, b, c) = (
      Condition.variable(StateID(0)), Condition.variable(StateID(1)), Condition.variable(StateID(2))
    )
    #expect(condition("a || b && c") == .or(a, .and(b, c)))
    #expect(condition("(a || b) && c") == .and(.or(a, b), c))
    #expect(condition("a || b || c") == .or(.or(a, b), c))
    #expect(condition("!a && b") == .and(.not(a), b))
    #expect(condition("!(a && b)") == .not(.and(a, b)))
    #expect(
      condition("n > 1 && a")
        == .and(.comparison(.greater, .variable(StateID(3)), .integer(1)), a))
    #expect(
      condition("!a == b")
        == .comparison(.equal, .condition(.not(a)), .variable(StateID(1))))
    #expect(
      condition("n == -9223372036854775808")
        == .comparison(.equal, .variable(StateID(3)), .integer(.min)))
  }

  @Test("Edit menus, previews, buttons and screens keep their header's parts")
  func headers() throws {
    let resolved = resolve(
      """
      state { isOn: Bool }
      commands { a "A"; b "B" }
      screen Main scrolls tab bar settings {
        item Body { edit menu selection isOn undoable selects all arrow up { a } }
        item Card { preview CardView rounded 12 opens a drags; context menu "Card" fixed { b } }
        item Label { no menu "It only says {what}." }
        button Add "Add" symbol plus tap a { b }
        more button { a }
      }
      """)
    #expect(found(resolved) == [])
    let screen = try #require(resolved.module.screens.first)
    #expect(screen.scrolls && screen.hasTabBar && screen.isSettings)
    let edit = try #require(screen.items[0].editMenu)
    #expect(edit.selection == .variable(StateID(0)) && edit.pasteboard == nil && edit.isUndoable)
    #expect(edit.selects == .all && edit.arrow == .up)
    let preview = try #require(screen.items[1].preview)
    #expect(preview.opens == CommandID(0) && preview.drags)
    #expect(
      screen.items[1].contextMenu?.isFixed == true && screen.items[1].contextMenu?.title != nil)
    #expect(screen.items[2].noMenu?.reason == "It only says {what}.")
    #expect(screen.buttons[0].tap == CommandID(0) && screen.buttons[0].image?.name.text == "plus")
    #expect(screen.buttons[1].isMore)
  }

  @Test("`@allow` covers the declaration or entry behind it, several add up")
  func allowances() {
    let text =
      "commands { a \"A\" }\n@allow(label-verb, \"One.\")\n@allow(context-icons, \"Two.\") menu M { a }"
    let resolved = resolve(text)
    #expect(found(resolved) == [])
    let allowances = resolved.module.guidelines.allowances
    #expect(allowances.map(\.rule.text) == ["label-verb", "context-icons"])
    #expect(allowances.map(\.reason) == ["One.", "Two."])
    let source = resolved.module.sources[0]
    for allowance in allowances { #expect(source.text(of: allowance.scope.span) == "menu M { a }") }
    #expect(
      found(resolve("screen S { @allow(label-verb, \"x\") }\n@allow(label-verb, \"x\")"))
        == ["0.menu:1:12 allow-of-nothing", "0.menu:2:1 allow-of-nothing"])
  }

  @Test("Faults come in the order of the files, and of the text in them")
  func order() {
    // Commands are looked at before screens.
    let screen = "screen S { toolbar { iOS { a } } }"
    let commands = "commands { b \"B\" shown when c }"
    #expect(
      found(resolve(screen, commands)) == [
        "0.menu:1:28 unknown-command", "1.menu:1:29 unknown-variable",
      ])
    #expect(
      found(resolve(commands, screen)) == [
        "0.menu:1:29 unknown-variable", "1.menu:1:28 unknown-command",
      ])
  }

  @Test("What depends on a fault is not told of again")
  func oneCause() {
    let text = """
      state { order: Ordr }
      commands {
        sort "Sort" choose order enabled when order == .byName
        flip "Flip" enabled when order == order
      }
      menu M { each sort }
      """
    #expect(found(resolve(text)) == ["0.menu:1:16 unknown-type"])
    #expect(
      found(resolve("comands { flip \"Flip\" }\nmenu M { flip; turn }"))
        == ["0.menu:2:16 unknown-command"], "`flip` may be declared in what was skipped")
  }
}
