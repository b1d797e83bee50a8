import Foundation
import Testing

/// `strings`: string catalogs of a module's texts.
@Suite("String catalogs on the command line")
struct StringsCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(CommandLineTests.good, to: "Cards.menu")
  }

  private func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("Without a file the catalog is on standard output; with one it is written and verified")
  func write() throws {
    let shown = try run("strings", "Cards.menu")
    #expect(shown.status == 0 && shown.errors == "")
    #expect(shown.output.contains("\"value\" : \"Flip Card\""))
    #expect(try run("strings", "Cards.menu", "-o", "Menus.xcstrings", "--verify").status == 1)
    #expect(try folder.names() == ["Cards.menu"])

    #expect(try run("strings", "Cards.menu", "-o", "Menus.xcstrings").status == 0)
    #expect(try contents("Menus.xcstrings") + "\n" == shown.output)
    let fresh = try run("strings", "Cards.menu", "-o", "Menus.xcstrings", "--verify")
    #expect(fresh.status == 0 && fresh.output == "" && fresh.errors == "")

    try folder.write(CommandLineTests.good.replacing("Flip Card", with: "Turn"), to: "Cards.menu")
    let stale = try run("strings", "Cards.menu", "-o", "Menus.xcstrings", "--verify")
    #expect(stale.status == 1 && stale.errors.contains("is stale"))
    #expect(stale.output.contains("--- Menus.xcstrings\n+++ Menus.xcstrings\n@@ -"))
    #expect(try contents("Menus.xcstrings") + "\n" == shown.output)
    #expect(try run("strings", "Cards.menu", "-o", "Menus.xcstrings").status == 0)
    #expect(try contents("Menus.xcstrings").contains("\"value\" : \"Turn\""))
    #expect(try folder.names() == ["Cards.menu", "Menus.xcstrings"])
  }

  @Test("A file that is no catalog stays as it is, and so does one where the module has errors")
  func refusals() throws {
    try folder.write("not a catalog", to: "Menus.xcstrings")
    let other = try run("strings", "Cards.menu", "-o", "Menus.xcstrings")
    #expect(other.status == 2 && other.errors.contains("'Menus.xcstrings' is not JSON"))
    #expect(try contents("Menus.xcstrings") == "not a catalog")
    #expect(try run("strings", "Cards.menu", "-o", "Cards.menu").status == 2)
    #expect(try run("strings", "Cards.menu", "--verify").status == 2)

    try folder.write("commands { a }\n", to: "Cards.menu")
    #expect(try run("strings", "Cards.menu", "-o", "New.xcstrings").status == 1)
    try folder.write("app A { strings none }\ncommands { a \"A\" }\n", to: "Cards.menu")
    let none = try run("strings", "Cards.menu", "-o", "New.xcstrings")
    #expect(none.status == 2 && none.errors.contains("strings none"))
    #expect(try folder.names() == ["Cards.menu", "Menus.xcstrings"])
  }

  @Test("What is left to translate is listed, and nothing is written")
  func translations() throws {
    let module = """
      state { count: Int }
      commands { flip "Flip Card"; open "Open…" asks; drop "Drop {count} Cards" one "Drop Card" }
      """
    try folder.write(module, to: "Cards.menu")
    #expect(try run("strings", "Cards.menu", "-o", "Menus.xcstrings").status == 0)
    func translated(_ key: String, _ value: String, _ state: String = "translated") throws {
      let text = try contents("Menus.xcstrings")
      let start = try #require(text.range(of: "\"\(key)\" : {"))
      let place = try #require(text.range(of: "\"en\" :", range: start.upperBound..<text.endIndex))
      let german = #""de" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } },"#
      let changed = text[..<place.lowerBound] + german + "\n" + text[place.lowerBound...]
      try folder.write(String(changed), to: "Menus.xcstrings")
    }
    try translated("open.title", "Öffnen")
    try translated("drop.title", "Karten ablegen", "needs_review")
    let before = try contents("Menus.xcstrings")
    let list = try run("strings", "Cards.menu", "-o", "Menus.xcstrings", "--language", "de")
    #expect(list.status == 1)
    #expect(
      list.output == """
        Menus.xcstrings: drop.title: “Drop %lld Cards” needs review
        Menus.xcstrings: drop.title: “Drop %lld Cards” lacks the placeholder %lld
        Menus.xcstrings: drop.title.one: “Drop Card” is not translated
        Menus.xcstrings: flip.title: “Flip Card” is not translated
        Menus.xcstrings: open.title: “Open…” lacks the … at its end

        """)
    #expect(list.errors.contains("4 texts to translate into 'de'"))
    #expect(try contents("Menus.xcstrings") == before)
    let both = try run(
      "strings", "Cards.menu", "-o", "Menus.xcstrings", "--language", "de", "--verify")
    #expect(both.status == 2)
    #expect(try run("strings", "Cards.menu", "--language", "de").status == 2)
    let absent = try run("strings", "Cards.menu", "-o", "No.xcstrings", "--language", "de")
    #expect(absent.status == 2 && absent.errors.contains("there is no catalog 'No.xcstrings'"))
  }

  @Test("A catalog of another name than the table of the Swift is told of")
  func name() throws {
    let run = try run("strings", "Cards.menu", "-o", "Other.xcstrings")
    #expect(run.status == 0 && run.errors.contains("'Menus.xcstrings'"))
  }
}
