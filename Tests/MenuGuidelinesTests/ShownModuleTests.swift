import MenuModel
import MenuSyntax
import Testing

@testable import MenuGuidelines

/// What is shown of a module, as plain entries that point into it.
@Suite("What is shown of a module")
struct ShownModuleTests {
  private func shown(_ text: String) -> ShownModule {
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    return ShownModule(ModuleResolver.resolve([tree], fallbackName: "App").module)
  }

  @Test("Each standard name is told from all others, and gives its text back")
  func standardNames() {
    let names = StandardCommandTable.all.map(\.name)
    #expect(Set(names.map { StandardName($0) }).count == names.count)
    for name in names { #expect(StandardName(name).text == name) }
    #expect(StandardName("cut") == "cut")
    #expect(StandardName("no such name").text.isEmpty)
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

  @Test("Titles written alike have one number, and others their own")
  func titles() {
    let module = shown(
      """
      commands {
        first "Show Map" onscreen
        second "Show Map" onscreen
        third "Show Maps" onscreen
        fourth "지도 보기" onscreen
        fifth "지도 보기" onscreen
      }
      """)
    let numbers = (0..<5).map { module.titleFacts(of: CommandID($0)).number }
    #expect(numbers[0] == numbers[1])
    #expect(numbers[3] == numbers[4])
    #expect(Set(numbers).count == 3)
  }

  @Test(
    "The facts of a title are those of its text, simple or not",
    arguments: [
      ("Turn HDR On", 3, "turn", "on"), ("Don’t Save…", 2, "don’t", "save"),
      ("Add “New” Page ...", 3, "add", "page"), ("지도 보기", 2, "지도", "보기"), ("", 0, "", ""),
      ("Print", 1, "print", "print"),
    ])
  func facts(_ title: String, _ words: Int, _ first: String, _ last: String) {
    let facts = TitleFacts(title)
    #expect(Int(facts.wordCount) == words)
    if words > 0 {
      #expect(facts.firstWord == TitleFacts.hash(of: first.utf8))
      #expect(facts.lastWord == TitleFacts.hash(of: last.utf8))
    }
    let bare = TitleText(title).withoutEllipsis.lowercased()
    #expect(facts.whole == TitleFacts.hash(ofTitle: bare))
    #expect(facts.endsInEllipsis == (title.hasSuffix("…") || title.hasSuffix("...")))
  }
}
