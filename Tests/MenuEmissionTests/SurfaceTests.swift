import MenuModel
import MenuSyntax
import Testing

@testable import MenuEmission

@Suite("What the parts of a .menu file become")
struct SurfaceTests {
  private static let commands = """
    commands {
      open "Open" asks; pin "Pin" / "Unpin" on when isOn; mark "Mark" on when isOn
      sort "Sort" choose order; move "Move" pick Folder; erase "Erase" affects app undoable
    }
    state { isOn: Bool; count: Int; order: Order }
    choice Order { name "Name"; date "Date" }
    list Folder
    """

  /// The generated Swift for declarations, with plain literals.
  private func swift(_ text: String, app: String = "platforms iOS 17, iPadOS 17, macOS 14")
    -> String
  {
    Fixtures.swift("app Test { strings none; \(app); emit uikit }\n" + Self.commands + "\n" + text)
  }

  /// The lines of the first surface's `build` function, without indentation.
  private func build(_ text: String, app: String = "platforms iOS 17, iPadOS 17, macOS 14")
    -> [String]
  {
    let lines = swift(text, app: app).split(separator: "\n").map { String($0.drop { $0 == " " }) }
    guard let start = lines.firstIndex(where: { $0.contains("func build") }) else { return [] }
    let end =
      lines[start...].firstIndex { $0.hasPrefix("///") || $0.hasPrefix("//") } ?? lines.endIndex
    return Array(lines[(start + 1)..<end].dropLast(2))
  }

  @Test("A type is named after what the menu belongs to")
  func names() {
    let text = swift(
      """
      screen List {
        item Row { context menu { open } }
        item Body { edit menu { open } }
        background { context menu { open } }
        button Add { open }
        more button { open }
        toolbar { macOS { open } }
      }
      screen Inbox { item Row { context menu { open } } }
      toolbar Player { macOS { open } }
      menu bar { file { open } }
      """)
    for declaration in [
      "struct ListRowContextMenu: ContextMenuSurface", "struct BodyEditMenu: EditMenuSurface",
      "struct ListBackgroundMenu: ContextMenuSurface", "struct ListAddButton: PullDownSurface",
      "struct ListMoreButton: PullDownSurface", "struct ListToolbar: ToolbarSurface",
      "struct InboxRowContextMenu: ContextMenuSurface", "struct PlayerToolbar: ToolbarSurface",
      "struct TestMenuBar: MenuBarSurface",
    ] {
      expect(text, has: "\n" + declaration + " {\n")
    }
  }

  @Test("Each entry of a menu is a call; plain commands that stand together are one")
  func entries() {
    let lines = build(
      """
      screen S { item I { context menu {
        open; pin; ---; erase as "Erase {count}" symbol none; erase alternate shift
        sort; move as "To"; each sort; each move
        row { open; pin }
        row small { open }
        row medium { pin }
        palette { each sort }
        section "More" { mark }
        menu "Tools" symbol wrench { open }
        when isOn && count > 1 { mark }
        standard copy, paste; standard cut
        standard find key shift+cmd+F
        standard print as "Print All…" key none
        include Shared
        menu Shared
      } } }
      menu Shared "Shared" { open }
      """)
    #expect(
      lines == [
        "menu.add(.open, .pin)", "menu.separate()",
        "menu.add(.erase, title: \"Erase \\(menu.state.count)\", image: .hidden)",
        "menu.add(.erase, alternate: .shift)",
        "menu.addChoice(Order.self) { .sort($0) }",
        "menu.addList(\\.folders, title: \"To\") { .move($0) }",
        "menu.addEach(Order.self) { .sort($0) }", "menu.addEach(\\.folders) { .move($0) }",
        "menu.addRow { menu in", "menu.add(.open, .pin)", "}",
        "menu.addRow(.small) { menu in", "menu.add(.open)", "}",
        "menu.addRow(.medium) { menu in", "menu.add(.pin)", "}",
        "menu.addPalette { menu in", "menu.addEach(Order.self) { .sort($0) }", "}",
        "menu.addSection(\"More\") { menu in", "menu.add(.mark)", "}",
        "menu.addSubmenu(\"Tools\", .symbol(\"wrench\")) { menu in", "menu.add(.open)", "}",
        "menu.when(menu.state.isOn && menu.state.count > 1) { menu in", "menu.add(.mark)", "}",
        "menu.addSystem(.copy, .paste, .cut)",
        "menu.addSystem(.find, shortcut: .key(\"f\", [.shift, .command]))",
        "menu.addSystem(.print, title: \"Print All…\", shortcut: .hidden)",
        "menu.add(.open)",
        "menu.addSubmenu(\"Shared\") { menu in", "menu.add(.open)", "}",
      ])
  }

  @Test("Entries for some platforms are compiled for them, or told apart by the device")
  func platforms() {
    let menu =
      "screen S { item I { context menu { on macOS { open }; on iPadOS { pin }; on iOS { mark } } } }"
    #expect(
      build(menu) == [
        "#if os(macOS)", "menu.add(.open)", "#endif",
        "#if os(iOS)", "if menu.isPad {", "menu.add(.pin)", "}", "#endif",
        "#if os(iOS)", "if !menu.isPad {", "menu.add(.mark)", "}", "#endif",
      ])
    #expect(
      build(menu, app: "platforms iPadOS 17, macOS 14") == [
        "#if os(macOS)", "menu.add(.open)", "#endif", "#if os(iOS)", "menu.add(.pin)", "#endif",
      ])
    #expect(build(menu, app: "platforms macOS 14") == ["menu.add(.open)"])
    let catalyst = build(menu, app: "platforms iOS 17, macCatalyst 17")
    #expect(
      catalyst == ["#if !targetEnvironment(macCatalyst)", "menu.add(.mark)", "#endif"]
        || catalyst == [
          "#if os(iOS) && !targetEnvironment(macCatalyst)", "menu.add(.mark)", "#endif",
        ])
    expect(swift(menu, app: "platforms tvOS 17"), hasNot: ["IContextMenu"])
  }

  @Test("A title that says its state is on; any other is checked")
  func checks() {
    let text = swift("")
    expect(text, has: "MenuFacts(\"pin\", state.isOn ? \"Unpin\" : \"Pin\").on(state.isOn)")
    expect(text, has: "MenuFacts(\"mark\", \"Mark\").checked(state.isOn)")
    expect(text, has: "MenuFacts(\"open\", \"Open…\")")
    expect(text, has: "MenuFacts(\"erase\", \"Erase\").undoable().affectsApp()")
    expect(text, has: ".option(option.facts(in: state), isCurrent: state.order == option)")
    expect(text, has: ".option(state.folders.element(id))")
  }

  @Test("A command with a shortcut hands it to its options, unless they have their own")
  func shortcuts() {
    func facts(_ option: String) -> String {
      Fixtures.swift(
        """
        app Test { strings none }
        state { order: Order }
        choice Order { name "Name" \(option) }
        commands { sort "Sort" choose order key cmd+shift+S }
        """)
    }
    expect(facts(""), has: "== option)\n        .key(\"s\", [.shift, .command])\n")
    expect(facts("key cmd+1"), has: "== option)\n    }")
    expect(facts("key cmd+1"), has: ".key(\"1\", .command)")
  }

  @Test("A toolbar has a closure a platform, and names its items by what stays")
  func toolbar() {
    let lines = build(
      """
      menu Shared "Shared" { open }
      screen S { toolbar {
        iPadOS editor { pin; leading { standard back }; center customizable { open hidden }
          title menu { open } }
        macOS customizable hideable {
          standard sidebar; ---; open; pin essential; space; flexible
          group { open; pin }; group Marks "Marks" { mark }; group { open }
          segmented order; segmented count1
          menu "Tools" symbol wrench springs enabled when isOn { open }
          menu Shared; sort; move as "To" hidden; view Meter "Level"; search "Find"
        }
      } }
      """.replacingOccurrences(of: "; segmented count1", with: ""))
    #expect(
      lines == [
        "bar.iPadOS(.editor) { bar in",
        "bar.leading { bar in", "bar.addSystem(.back)", "}",
        "bar.center(.customizable) { bar in", "bar.add(.open, options: .hidden)", "}",
        "bar.titleMenu { menu in", "menu.add(.open)", "}",
        "bar.trailing { bar in", "bar.add(.pin)", "}",
        "}",
        "bar.macOS([.customizable, .hideable]) { bar in",
        "bar.addSystem(.sidebar)", "bar.separate()", "bar.add(.open)",
        "bar.add(.pin, options: .essential)", "bar.space()", "bar.flexibleSpace()",
        "bar.addGroup(\"openGroup\") { bar in", "bar.add(.open, .pin)", "}",
        "bar.addGroup(\"marks\", MenuLabel(\"Marks\")) { bar in", "bar.add(.mark)", "}",
        "bar.addGroup(\"openGroup2\") { bar in", "bar.add(.open)", "}",
        "bar.addSegments(\"order\", Order.self) { .sort($0) }",
        "bar.addMenu(",
        "\"toolsMenu\", MenuLabel(\"Tools\", .symbol(\"wrench\")), options: .springs,",
        "isEnabled: bar.state.isOn", ") { menu in", "menu.add(.open)", "}",
        "bar.addMenu(\"sharedMenu\", MenuLabel(\"Shared\")) { menu in", "menu.add(.open)", "}",
        "bar.addChoice(Order.self) { .sort($0) }",
        "bar.addList(\\.folders, title: \"To\", options: .hidden) { .move($0) }",
        "bar.addView(SuppliedView.meter, \"Level\")", "bar.addSearch(\"Find\")",
        "}",
      ])
  }

  @Test("A menu of the menu bar is the system's or the app's own, whole or not")
  func menuBar() {
    let lines = build(
      """
      menu Shared "Shared" { pin }
      menu bar {
        app standard
        file { open; standard close, print }
        edit standard { standard copy; mark }
        menu Own "Own {count}" symbol star shown when isOn { open }
        menu Shared
        on macOS { menu Mac { open } }
        window standard
      }
      """)
    #expect(
      lines == [
        "bar.add(.app, \"Test\", standard: true)",
        "bar.add(.file) { menu in", "menu.add(.open)", "menu.addSystem(.close, .print)", "}",
        "bar.add(.edit, standard: true) { menu in", "menu.add(.mark)", "}",
        "bar.addMenu(\"own\", \"Own \\(bar.state.count)\", .symbol(\"star\")) { menu in",
        "menu.when(menu.state.isOn) { menu in", "menu.add(.open)", "}", "}",
        "bar.addMenu(\"shared\", \"Shared\") { menu in", "menu.add(.pin)", "}",
        "#if os(macOS)", "bar.addMenu(\"mac\", \"Mac\") { menu in", "menu.add(.open)", "}",
        "#endif",
        "bar.add(.window, standard: true)",
      ])
  }

  @Test("A text has the key that tells where it is; the same item of a toolbar has one")
  func keys() {
    let text = Fixtures.swift(
      """
      app Test {}
      commands { open "Open" help "Opens it."; erase "Erase" confirm "Erase?" destructive }
      menu Shared "Shared" { open }
      screen S {
        item I { context menu "Title" { open as "Other"; menu "Tools" { open }; menu Shared } }
        button B "Button" { open }
        toolbar { iOS { search "Find" }; macOS { search "Find" } }
      }
      menu bar { menu Own "Own" { section "Own" { open } } }
      """)
    for key in [
      "open.title", "open.help", "erase.confirm", "iContextMenu.title", "iContextMenu.open.title",
      "iContextMenu.tools.title", "sharedMenu.title", "sbButton.title", "sToolbar.search.prompt",
      "testMenuBar.own.title", "testMenuBar.own2.title",
    ] {
      expect(text, has: "localized: \"\(key)\"")
    }
    expect(text, hasNot: ["search2"])
  }

  @Test("A module that shows nothing has its commands, and no bundle without a text or an image")
  func little() {
    let text = Fixtures.swift("app Test { strings none }\ncommands { open \"Open\" }")
    expect(text, has: "private typealias RuntimeVersion = MenuRuntimeVersion2")
    expect(text, hasNot: ["Foundation", "Bundle"])
    let image = Fixtures.swift(
      "app Test { strings none }\ncommands { open \"Open\" image \"Open\" }")
    expect(image, has: "static let testMenus = MenuBundle.find(for: TestMenuBundleToken.self)")
  }

  @Test("Other access levels reach every declaration that apps use")
  func access() {
    let text = Fixtures.swift(
      "app Test { access public; strings none }\n" + Self.commands
        + "\nscreen S { item I { context menu { open } } }")
    expect(text, has: "public import MenuRuntime")
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      for word in [
        "struct ", "nonisolated enum ", "nonisolated struct ", "let context", "var title",
      ] {
        #expect(!line.hasPrefix(word), "\(line)")
      }
    }
    var options = EmissionOptions()
    options.importsRuntime = false
    let none = SwiftEmitter(
      module: SampleModules.module([("Test.menu", "")]), outputNames: ["Test.menu.swift"],
      options: options)
    #expect(!none.files().contains { $0.text.contains("import MenuRuntime") })
  }

  @Test("More statements than a builder accepts are in groups of ten, as deep as it takes")
  func groups() {
    func leaves(_ statements: [Statement]) -> [Statement] {
      #expect(statements.count { !$0.isComment } <= 10)
      return statements.flatMap { statement in
        if case .block(_, _, let body) = statement { return leaves(body) }
        return [statement]
      }
    }
    for count in [0, 10, 11, 100, 101, 230] {
      let statements = (0..<count).flatMap { number -> [Statement] in
        [.comment("\(number)"), .expression(.call("bar.menu", [.integer(Int64(number))]))]
      }
      let grouped = ResultBuilder.grouped(statements.map { [$0] }, in: "Group")
      #expect(leaves(grouped) == statements)
      #expect((grouped == statements) == (count <= 10))
    }
  }

  @Test("Identifiers are those of the words, in ASCII or not")
  func identifiers() {
    #expect(SurfaceTexts.identifier(of: "Sort by Date") == "sortByDate")
    #expect(SurfaceTexts.identifier(of: "3 of a Kind") == "menu3OfAKind")
    #expect(SurfaceTexts.identifier(of: "Sort by Größe") == "sortByGröße")
    #expect(SurfaceTexts.identifier(of: "…") == "menu")
    #expect(SurfaceTexts.identifier(of: "") == "menu")
    // As a `Character`, `%` has the letter before it.
    #expect(SurfaceTexts.identifier(of: "\u{111C2}% Done") == "\u{111C2}Done")
    #expect(
      SurfaceTexts.identifier(of: "\u{600}% e\u{301}te\u{301} \u{301}a") == "e\u{301}te\u{301}A")
    #expect(SurfaceTexts.identifier(of: "می\u{200C}خواهم") == "میخواهم")
  }
}

/// Expects a text to contain another, without printing all of it on failure.
private func expect(
  _ text: String, has part: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if !text.contains(part) { Issue.record("no \(part)", sourceLocation: sourceLocation) }
}

/// Expects a text to contain none of the others.
private func expect(
  _ text: String, hasNot parts: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  for part in parts where text.contains(part) {
    Issue.record("\(part)", sourceLocation: sourceLocation)
  }
}
