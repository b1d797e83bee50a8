import Foundation
import Testing

/// `menugen preview`, in the terminal and as a page.
@Suite("The command preview")
struct PreviewCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      app Cards { platforms iOS 17, macOS 14 }
      state { isUp: Bool }
      commands { flip "Flip Card"; turn "Turn Over" enabled when isUp }
      item Card { context menu { flip; turn } }
      menu bar { menu Deck "Deck" { flip; turn } }
      """, to: "Cards.menu")
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(["preview"] + arguments, in: folder.url)
  }

  @Test("It draws the first platform, or those that are named, in the state that is given")
  func terminal() throws {
    let first = try run("Cards.menu")
    #expect(first.status == 0 && first.errors == "")
    #expect(first.output.contains("Context menu of Card on iOS  Cards.menu:4"))
    #expect(first.output.contains("Turn Over") && !first.output.contains("macOS"))
    let mac = try run("Cards.menu", "--platform", "macOS", "--state", "isUp=false")
    #expect(mac.status == 0 && mac.output.contains("on macOS") && !mac.output.contains("on iOS"))
    let menu = mac.output.split(separator: "Menu bar")[0]
    #expect(menu.contains("Flip Card") && !menu.contains("Turn Over"))
  }

  @Test("A platform that the module is not for, and a state that it lacks, are wrong usage")
  func usage() throws {
    let platform = try run("Cards.menu", "--platform", "tvOS")
    #expect(platform.status == 2 && platform.output == "")
    #expect(platform.errors.contains("it is for iOS, macOS"), "\(platform.errors)")
    let state = try run("Cards.menu", "--state", "isDown=true")
    #expect(state.status == 2 && state.errors.contains("isDown"), "\(state.errors)")
  }

  @Test("With -o it writes a page with the findings, and nothing to standard output")
  func page() throws {
    let run = try run("Cards.menu", "-o", "menus.html")
    #expect(run.status == 0 && run.output == "")
    let page = try folder.text("menus.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("\"heading\":\"Menu bar\""))
  }

  @Test("With --together, two modules have one menu bar; a state of one name is set in both")
  func together() throws {
    try folder.write(
      """
      app Decks { platforms macOS 14; access public }
      state { isUp: Bool }
      commands { flip "Shuffle"; deal "Deal" enabled when isUp }
      menu bar { menu Deck "Deck" { flip }; menu Table "Table" { deal } }
      """, to: "Decks/Decks.menu")
    let both = try run(
      "Cards.menu", "Decks", "--together", "--platform", "macOS", "--state", "isUp=false")
    #expect(both.status == 0 && both.errors == "", "\(both.errors)")
    let bar = try #require(both.output.range(of: "Menu bar on macOS")).upperBound
    let text = both.output[bar...]
    let menus = text.split(separator: "\n").filter { $0.contains("│") || $0.contains("├") }
    let lines = menus.map { $0.trimmingCharacters(in: ["│", " ", "─", "├", "┤"]) }
    #expect(
      lines == ["Deck", "", "Flip Card", "(Turn Over)", "", "Shuffle", "Table", "", "(Deal)"],
      "\(both.output)")
  }

  @Test("What can be drawn of a file with errors is drawn, with status 1")
  func errors() throws {
    try folder.write(
      "commands { flip \"Flip Card\" colour }\nitem Card { context menu { flip } }\n",
      to: "Bad.menu")
    let run = try run("Bad.menu")
    #expect(run.status == 1 && run.errors.contains("Bad.menu:1:29: error: "), "\(run.errors)")
    #expect(run.output.contains("Flip Card"))
    let page = try self.run("Bad.menu", "-o", "bad.html")
    #expect(page.status == 1 && page.output == "")
    #expect(try folder.names().contains("bad.html"))
  }

  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"flip.title":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Karte umdrehen"}},
      "ko":{"stringUnit":{"state":"translated","value":"카드 뒤집기"}}}}}}
    """

  @Test("With a catalog and a language, it draws the texts that the catalog has in it")
  func translation() throws {
    try folder.write(Self.catalog, to: "Menus.xcstrings")
    let german = try run("Cards.menu", "--strings", "Menus.xcstrings", "--language", "de")
    #expect(german.status == 0 && german.errors == "")
    #expect(german.output.contains("Karte umdrehen") && german.output.contains("Turn Over"))
    #expect(!german.output.contains("Flip Card"))
    let page = try run(
      "Cards.menu", "--strings", "Menus.xcstrings", "--language", "ko", "-o", "menus.html")
    #expect(page.status == 0)
    let html = try folder.text("menus.html")
    let others = try #require(html.range(of: #""others":[{"code":"en","#))
    let first = html[..<others.lowerBound]
    #expect(first.contains("\"title\":[\"카드 뒤집기\"]") && !first.contains("\"Flip Card\""))
    #expect(html[others.upperBound...].contains("\"Flip Card\""), "the page can be switched")
    #expect(html[others.upperBound...].contains("Karte umdrehen"))
    let own = try run("Cards.menu", "--strings", "Menus.xcstrings", "-o", "own.html")
    #expect(own.status == 0)
    #expect(try folder.text("own.html").contains(#""language":"en","platforms""#))
    // The findings are in Korean too.
    #expect(html.contains("메뉴"))
  }

  @Test(
    "A language or a catalog that is not there is wrong usage",
    arguments: [
      (["--strings", "Menus.xcstrings", "--language", "fr"], "it has de, en, ko"),
      (["--strings", "No.xcstrings", "--language", "de"], "there is no catalog 'No.xcstrings'"),
      (["--strings", "Cards.menu", "--language", "de"], "'Cards.menu' is not JSON"),
      (["--strings", "Menus.xcstrings"], "'--strings' needs the language to show"),
      (["--language", "de"], "to show the menus in it, name the catalog: --strings FILE"),
    ])
  func noTranslation(_ options: [String], _ message: String) throws {
    try folder.write(Self.catalog, to: "Menus.xcstrings")
    let run = try MenugenRun(["preview", "Cards.menu"] + options, in: folder.url)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("Files whose texts are not in a catalog, and files with errors, have no translation")
  func untranslatable() throws {
    try folder.write(Self.catalog, to: "Menus.xcstrings")
    let module = "commands { flip \"Flip Card\" }\nitem Card { context menu { flip } }\n"
    try folder.write("app Cards { strings none }\n" + module, to: "Plain.menu")
    let plain = try run("Plain.menu", "--strings", "Menus.xcstrings", "--language", "de")
    #expect(plain.status == 2 && plain.errors.contains("`strings none`"))
    try folder.write(module + "item Deck { context menu { fold } }\n", to: "Bad.menu")
    let bad = try run("Bad.menu", "--strings", "Menus.xcstrings", "--language", "de")
    #expect(bad.status == 1 && bad.output.contains("Flip Card"))
  }
}
