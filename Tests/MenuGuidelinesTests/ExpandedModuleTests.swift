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
    #expect(module.groupCount(of: menu) == 3)
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
  }

  @Test(
    "Wrong capitals and a missing verb are known of a title",
    arguments: [
      ("Show Map", true, true), ("Find Next…", true, true), ("Go to Line", true, true),
      ("Go To Line", false, true), ("Show map", false, true), ("Cut And Paste", false, true),
      ("Move to", false, true), ("Bibliography", true, false), ("3 Columns", true, true),
      ("", true, true), ("Show  Map", true, true), ("show Map!", false, true),
      ("지도 보기", true, true),
    ])
  func issues(_ title: String, _ hasRightCapitals: Bool, _ beginsWithVerb: Bool) {
    let facts = TitleFacts(TitleText(title))
    #expect(facts.wrongCapitals.isEmpty == hasRightCapitals)
    #expect(facts.beginsWithVerb == beginsWithVerb)
  }
}
