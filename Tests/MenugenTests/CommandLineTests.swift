import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
  let menugen: Menugen

  init() throws { menugen = try Menugen() }

  private let good = "app Cards { platforms iOS 17 }\ncommands { flip \"Flip Card\" }\n"
  private let bad = "commands { flip \"Flip Card\" colour red }\n"

  // MARK: check

  @Test("A file without fault: no word, exit 0")
  func checkGood() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "Cards.menu")
    let outcome = try menugen.run("check", "Cards.menu")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
  }

  @Test("A fault: path, line and column first, on standard error, exit 1")
  func checkBad() throws {
    defer { menugen.remove() }
    try menugen.write(bad, to: "Cards.menu")
    let outcome = try menugen.run("check", "Cards.menu")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "Cards.menu:1:29: error: `colour` is no attribute of a command [unknown-attribute]\n"))
    #expect(outcome.errors.hasSuffix("1 error\n"))
  }

  @Test("JSON goes to standard output: an array of what was found, with ranges, places and fixes")
  func json() throws {
    defer { menugen.remove() }
    try menugen.write("commands { flip \"Flip\"; flip \"Turn\" symbol: star }\n", to: "a.menu")
    let outcome = try menugen.run("check", "--format", "json", "a.menu")
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    let parsed = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let found = try #require(parsed as? [[String: Any]])
    #expect(found.map { $0["rule"] as? String } == ["duplicate-name", "habitual-sign"])
    #expect(found.allSatisfy { $0["path"] as? String == "a.menu" })
    let range = try #require(found[0]["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 1, "column": 25, "offset": 24])
    #expect(range["end"] == ["line": 1, "column": 29, "offset": 28])
    let related = try #require(found[0]["related"] as? [[String: Any]])
    #expect(related.first?["message"] as? String == "first declared here")
    let fixes = try #require(found[1]["fixes"] as? [[String: Any]])
    #expect(fixes.first?["applicability"] as? String == "safe")
  }

  @Test("Nothing found is an empty array")
  func emptyJSON() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "Cards.menu")
    #expect(try menugen.run("check", "--format=json", "Cards.menu").output == "[]\n")
  }

  @Test("Warnings leave 0, with --strict 1; the words of the file count the same")
  func strict() throws {
    defer { menugen.remove() }
    try menugen.write("commands { Flip \"Flip Card\" }\n", to: "a.menu")
    #expect(try menugen.run("check", "a.menu").status == 0)
    #expect(try menugen.run("check", "a.menu", "--strict").status == 1)
    try menugen.write("commands { Flip \"Flip Card\" }\nguidelines { strict }\n", to: "a.menu")
    #expect(try menugen.run("check", "a.menu").status == 1)
  }

  @Test("Standard input, under the name that is given")
  func standardInput() throws {
    defer { menugen.remove() }
    let outcome = try menugen.run("check", "-", "--stdin-path", "Inbox.menu", input: bad)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Inbox.menu:1:29: error:"))
  }

  @Test("A folder is searched, without hidden names; its files are one module in any order")
  func folders() throws {
    defer { menugen.remove() }
    try menugen.write("screen A { button B { flip } }\n", to: "m/a.menu")
    try menugen.write(good, to: "m/z.menu/deep/b c é.menu")
    try menugen.write(bad, to: "m/.hidden/c.menu")
    try FileManager.default.createSymbolicLink(
      at: menugen.folder.appending(path: "m/loop"),
      withDestinationURL: menugen.folder.appending(path: "m"))
    let outcome = try menugen.run("check", "m")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try menugen.run("check", "m/a.menu").status == 1)
  }

  // MARK: generate

  @Test("A Swift file for each .menu file and one for the module")
  func generate() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "Cards.menu")
    let outcome = try menugen.run("generate", "Cards.menu", "-o", "out/deep")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(try menugen.names(in: "out/deep") == ["Cards.menu.swift", "MenuModule.swift"])
    #expect(try menugen.read("out/deep/MenuModule.swift").contains("enum CardsCommand"))
  }

  @Test("Files that are the same keep their dates, others are written anew")
  func unchangedFiles() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "Cards.menu")
    _ = try menugen.run("generate", "Cards.menu", "-o", "out")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let module = menugen.folder.appending(path: "out/MenuModule.swift").path()
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: module)
    #expect(try menugen.run("generate", "Cards.menu", "-o", "out").status == 0)
    #expect(try date(of: module) == old)
    try menugen.write(good.replacing("Flip Card", with: "Flip Cards"), to: "Cards.menu")
    #expect(try menugen.run("generate", "Cards.menu", "-o", "out").status == 0)
    #expect(try date(of: module) > old)
    #expect(try menugen.names(in: "out") == ["Cards.menu.swift", "MenuModule.swift"])
  }

  private func date(of path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  @Test("An error writes nothing, and leaves what is there")
  func errorsWriteNothing() throws {
    defer { menugen.remove() }
    try menugen.write(bad, to: "Cards.menu")
    try menugen.write("old", to: "out/MenuModule.swift")
    let outcome = try menugen.run("generate", "Cards.menu", "-o", "out")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Cards.menu:1:29: error:"))
    #expect(try menugen.read("out/MenuModule.swift") == "old")
    #expect(try menugen.names(in: "out") == ["MenuModule.swift"])
  }

  @Test("--dry-run shows the Swift and writes nothing")
  func dryRun() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "Cards.menu")
    let outcome = try menugen.run("generate", "Cards.menu", "-o", "out", "--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("// ==> Cards.menu.swift <=="))
    #expect(outcome.output.contains("enum CardsCommand"))
    #expect(!FileManager.default.fileExists(atPath: menugen.folder.appending(path: "out").path()))
  }

  @Test("--app names a module without app; --access and --framework win over the file")
  func overrides() throws {
    defer { menugen.remove() }
    try menugen.write(
      "commands { flip \"Flip\" }\nscreen A { button B { flip } }\n", to: "a.menu")
    let outcome = try menugen.run(
      "generate", "a.menu", "--dry-run", "--app", "Deck", "--access", "public", "--framework",
      "swiftui")
    #expect(outcome.output.contains("public nonisolated enum DeckCommand"))
    #expect(outcome.output.contains("import SwiftUI"))
    #expect(!outcome.output.contains("import UIKit"))
    #expect(!outcome.output.contains("import AppKit"))
  }

  @Test("Notes are not shown by generate, but by check")
  func notes() throws {
    defer { menugen.remove() }
    try menugen.write(good + "toolbar Bar { macOS { flip } }\n", to: "a.menu")
    #expect(try menugen.run("generate", "a.menu", "--dry-run").errors.isEmpty)
    let outcome = try menugen.run("check", "a.menu")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: The module is not for macOS [absent-platform]"))
  }

  @Test("The order of arguments changes nothing")
  func argumentOrder() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "b.menu")
    try menugen.write("screen A { button B { flip } }\n", to: "a.menu")
    let first = try menugen.run("generate", "--dry-run", "a.menu", "b.menu")
    let second = try menugen.run("generate", "b.menu", "a.menu", "b.menu", "--dry-run")
    #expect(first.status == 0)
    #expect(first.output == second.output)
  }

  // MARK: Wrong usage, and files that cannot be read or written

  @Test(
    "One line, exit 2",
    arguments: [
      ([], "menugen: a command is wanted; see `menugen --help`"),
      (["chek", "a"], "menugen: there is no command 'chek'; did you mean 'check'?"),
      (["check"], "menugen: 'check' needs a .menu file or a folder; see `menugen check --help`"),
      (["check", "none.menu"], "menugen: cannot read 'none.menu': No such file or directory"),
      (["check", "empty"], "menugen: there is no .menu file in 'empty'"),
      (
        ["check", "--fromat", "json"],
        "menugen: 'check' has no option '--fromat'; did you mean '--format'?"
      ),
      (
        ["check", "--format", "jsn", "a"],
        "menugen: '--format' is one of text, json, not 'jsn'; did you mean 'json'?"
      ),
      (["check", "--format"], "menugen: '--format' needs a value: --format FORMAT"),
      (["check", "--strict=yes", "a"], "menugen: '--strict' takes no value"),
      (
        ["generate", "empty"],
        "menugen: 'generate' needs a folder: -o DIR; or --dry-run, which shows the Swift"
      ),
      (
        ["check", "a", "--app", "1x"],
        "menugen: '--app' takes a name of letters, digits and '_', not '1x'"
      ),
      (["check", "--", "-x.menu"], "menugen: cannot read '-x.menu': No such file or directory"),
      (["help", "genrate"], "menugen: there is no command 'genrate'; see `menugen --help`"),
    ])
  func usage(arguments: [String], message: String) throws {
    defer { menugen.remove() }
    try menugen.write("", to: "empty/x.txt")
    let outcome = try menugen.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == message + "\n")
  }

  @Test("An output folder that is a file: one line, exit 2")
  func outputIsFile() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "Cards.menu")
    try menugen.write("", to: "out")
    let outcome = try menugen.run("generate", "Cards.menu", "-o", "out")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "menugen: cannot write to 'out': it is no folder\n")
  }

  @Test("A file that cannot take its name leaves no trace beside it")
  func outputIsBlocked() throws {
    defer { menugen.remove() }
    try menugen.write(good, to: "Cards.menu")
    try menugen.write("", to: "out/MenuModule.swift/x")
    let outcome = try menugen.run("generate", "Cards.menu", "-o", "out")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("menugen: cannot write 'out/MenuModule.swift': "))
    #expect(try menugen.names(in: "out").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  // MARK: Help

  @Test("Help of the program and of each command, and the version, exit 0")
  func help() throws {
    defer { menugen.remove() }
    for arguments in [["--help"], ["-h"], ["help"]] {
      let outcome = try menugen.run(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("usage: menugen COMMAND"))
    }
    for command in ["generate", "check", "help", "version"] {
      let page = try menugen.run(["help", command])
      #expect(page.status == 0)
      #expect(page.output.contains("usage: menugen \(command)"))
      #expect(try menugen.run([command, "--help"]).output == page.output)
    }
    #expect(try menugen.run("--version").output == (try menugen.run("version").output))
    #expect(try menugen.run("version").output.hasPrefix("menugen "))
  }
}
