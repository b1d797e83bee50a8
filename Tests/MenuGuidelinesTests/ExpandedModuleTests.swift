import MenuModel
import MenuSyntax
import Testing

@testable import MenuGuidelines

@Suite("What is shown of a module")
struct ExpandedModuleTests {
  private func shown(_ text: String) -> ExpandedModule {
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    return ExpandedModule(ModuleResolver.resolve([tree], fallbackName: "App").module)
  }

  @Test(
    "A menu of thousands keeps its entries, their titles and conditions, in the order of the text")
  func manyEntries() throws {
    let count = 3_000
    var text = "state { isOn: Bool }\ncommands {\n"
    for number in 0..<count { text += "  c\(number) \"Add Page \(number)\" onscreen\n" }
    text += "}\nscreen Page { button Add \"Add\" {\n"
    for number in 0..<count {
      text +=
        number % 3 == 0 ? "  when isOn { c\(number) as \"Own \(number)\" }\n" : "  c\(number)\n"
    }
    let module = shown(text + "} }\n")
    let menu = try #require(module.menus.first)
    #expect(menu.entries.count == count)
    for (number, entry) in menu.entries.enumerated() {
      #expect(entry.command?.index == number)
      #expect((entry.condition != nil) == (number % 3 == 0))
      let title = module.title(of: entry).map { TitleText($0).shown }
      #expect(title == (number % 3 == 0 ? "Own \(number)" : "Add Page \(number)"))
    }
  }

  @Test("Groups are the runs of entries between separators")
  func groups() throws {
    let module = shown(
      """
      commands { a "Add" onscreen; b "Bind" onscreen; d "Dim" onscreen }
      screen Page { button Edit "Edit" { a; b; ---; d; ---; a } }
      """)
    let menu = try #require(module.menus.first)
    #expect(menu.groups.map(\.count) == [2, 1, 1])
    #expect(menu.groups.map { $0.first?.command?.index } == [0, 2, 0])
    #expect(menu.groupCount == 3)
  }

  @Test("A separator between two groups on some platform is not surplus")
  func surplusSeparators() {
    let module = shown(
      """
      app Notes { platforms iOS 17, macOS 14 }
      commands { a "Add" onscreen; b "Bind" onscreen }
      screen Page { button Edit "Edit" { ---; a; on macOS { --- }; b; --- } }
      """)
    let lines = module.surplusSeparators.map { module.module.sources[0].text(of: $0.span) }
    #expect(lines == ["---", "---"])
  }

  @Test("Titles with one text share their facts, and so do symbols with one name")
  func facts() {
    let module = shown(
      """
      commands {
        first "Show Map" symbol map onscreen
        second "Show Map" symbol map onscreen
        third "Show Maps" symbol map.fill onscreen
        fourth "지도 보기" onscreen
        fifth "지도 보기" onscreen
      }
      """)
    #expect(module.facts.titles.map(\.lowercased) == ["show map", "show maps", "지도 보기"])
    #expect(module.facts.symbols.count == 2)
  }

  @Test("Facts about titles last while a text is edited, until most are about titles that are gone")
  func titleTable() {
    var facts = FactsTable()
    func count(_ title: String) -> Int {
      let tree = SyntaxTree(
        parsing: Source(path: "a.menu", text: "commands { find \"\(title)\" onscreen }"))
      let module = ModuleResolver.resolve([tree], fallbackName: "App").module
      facts = ExpandedModule(module, facts: facts).facts
      facts.endModule()
      return facts.titles.count
    }
    #expect(count("Find") == 1)
    let first = facts.titles.first
    #expect(count("Find Next") == 2)
    #expect(count("Find") == 2)
    #expect(facts.titles.first === first)
    var most = 0
    for number in 0..<1_500 { most = max(most, count("Find \(number)")) }
    #expect(most == 1_002)
  }

  @Test(
    "Facts about a title of plain words are those that a second look finds",
    arguments: [
      "Find", "find", "Look Up in Dictionary", "Look up In Dictionary", "Sort By Name",
      "Sort by Name", "The File", "Save a Copy", "Save A Copy", "iPhone", "Open iPhone 15",
      "new folder…", "Go To", "2 Pages", "Notes", "No Notes", "Building List…", "Quick Look",
      "Automatically Check", "Find ……",
    ])
  func plainTitles(_ title: String) {
    let facts = TitleFacts(TitleText(title))
    let isRight = TitleCase.wrongParts(in: TitleText(title)).isEmpty
    #expect(facts.issues.contains(.capitals) == !isRight)
    #expect(facts.issues.contains(.noVerb) == !VerbPhrase.begins(TitleText(title)))
  }

  @Test(
    "The words of a title are in lower case, without punctuation and without an ellipsis",
    arguments: [
      ("Turn HDR On", ["turn", "hdr", "on"]), ("Don’t Save…", ["don’t", "save"]),
      ("Add “New” Page ...", ["add", "new", "page"]), ("지도 보기", ["지도", "보기"]), ("", []),
      ("Print", ["print"]), ("…", []),
    ] as [(String, [String])])
  func words(_ title: String, _ words: [String]) {
    let facts = TitleFacts(TitleText(title))
    #expect(facts.words == words)
    #expect(facts.lowercased == TitleText(title).withoutEllipsis.lowercased())
    #expect(facts.issues.contains(.noWords) == words.isEmpty)
    let endsInEllipsis = title.hasSuffix("…") || title.hasSuffix("...")
    #expect(facts.issues.contains(.ellipsis) == endsInEllipsis)
  }

  @Test(
    "A title has the issues that rules about wording may object to",
    arguments: [
      ("Show Map", []), ("Find Next…", .ellipsis), ("Show the Map", .article),
      ("Go to Line", []), ("Go To Line", .capitals), ("Show map", .capitals),
      ("Cut And Paste", .capitals), ("Move to", .capitals), ("Bibliography", .noVerb),
      ("3 Columns", []),
      ("", [.noWords, .signs, .dots]), ("Show  Map", [.signs, .dots]),
      ("show Map!", [.signs, .dots, .capitals]), ("지도 보기", [.signs, .dots]),
    ] as [(String, TitleIssues)])
  func issues(_ title: String, _ issues: TitleIssues) {
    #expect(TitleFacts(TitleText(title)).issues == issues)
  }
}
