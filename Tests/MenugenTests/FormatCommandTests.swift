import Foundation
import Testing

@Suite("menugen format")
struct FormatCommandTests {
  private static let loose = "menu  A{share;pin}\n"
  private static let tidy = "menu A { share; pin }\n"
  private static let broken = "menu A { share\n"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., input: String = "") throws -> MenugenRun {
    try MenugenRun(["format"] + arguments, in: folder.url, input: input)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("Files are formatted in place, also in folders, and nothing is said")
  func inPlace() throws {
    try folder.write(Self.loose, to: "a.menu")
    try folder.write(Self.loose, to: "sub/b.menu")
    try folder.write(Self.loose, to: "sub/notes.txt")
    let result = try run("a.menu", "sub")
    #expect(result.status == 0 && result.output == "" && result.errors == "")
    #expect(try text("a.menu") == Self.tidy)
    #expect(try text("sub/b.menu") == Self.tidy)
    #expect(try text("sub/notes.txt") == Self.loose)
    #expect(try folder.names(in: "sub") == ["b.menu", "notes.txt"])
  }

  @Test(
    "A file that is formatted is not written; another keeps its permissions, and a link stays one")
  func filesStayTheirOwn() throws {
    let manager = FileManager.default
    let path = { (name: String) in self.folder.url.appendingPathComponent(name).path }
    try folder.write(Self.tidy, to: "tidy.menu")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try manager.setAttributes([.modificationDate: old], ofItemAtPath: path("tidy.menu"))
    try folder.write(Self.loose, to: "real/loose.menu")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("real/loose.menu"))
    try manager.createSymbolicLink(
      atPath: path("link.menu"), withDestinationPath: "real/loose.menu")
    #expect(try run("tidy.menu", "link.menu").status == 0)
    let kept = try manager.attributesOfItem(atPath: path("tidy.menu"))[.modificationDate] as? Date
    #expect(kept == old)
    #expect(try manager.destinationOfSymbolicLink(atPath: path("link.menu")) == "real/loose.menu")
    #expect(try text("real/loose.menu") == Self.tidy)
    let mode = try manager.attributesOfItem(atPath: path("real/loose.menu"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test("--check writes nothing, names the files that are not formatted and has status 1")
  func check() throws {
    try folder.write(Self.loose, to: "a.menu")
    try folder.write(Self.tidy, to: "b.menu")
    try folder.write(Self.loose, to: "c.menu")
    let result = try run("--check", ".")
    #expect(result.status == 1 && result.output == "./a.menu\n./c.menu\n" && result.errors == "")
    #expect(try text("a.menu") == Self.loose)
    let tidy = try run("--check", "b.menu")
    #expect(tidy.status == 0 && tidy.output == "")
  }

  @Test("--diff writes nothing and shows the changes; with --check it has status 1")
  func diff() throws {
    try folder.write(Self.loose, to: "a.menu")
    let expected = """
      --- a.menu
      +++ a.menu
      @@ -1,1 +1,1 @@
      -menu  A{share;pin}
      +menu A { share; pin }

      """
    let result = try run("--diff", "a.menu")
    #expect(result.status == 0 && result.output == expected)
    let checked = try run("--diff", "--check", "a.menu")
    #expect(checked.status == 1 && checked.output == expected)
    #expect(try text("a.menu") == Self.loose)
  }

  @Test("Standard input comes out formatted, and --stdin-path names it")
  func standardInput() throws {
    let result = try run("-", input: Self.loose)
    #expect(result.status == 0 && result.output == Self.tidy && result.errors == "")
    let checked = try run("-", "--check", "--stdin-path", "Menus/a.menu", input: Self.loose)
    #expect(checked.status == 1 && checked.output == "Menus/a.menu\n")
    let broken = try run("-", "--stdin-path", "Menus/a.menu", input: Self.broken)
    #expect(broken.status == 1 && broken.output == "")
    #expect(broken.errors.hasPrefix("Menus/a.menu:1:8: error: "))
  }

  @Test("A file with a syntax error is left alone with status 1, and the others are formatted")
  func syntaxError() throws {
    try folder.write(Self.broken, to: "a.menu")
    try folder.write(Self.loose, to: "b.menu")
    let result = try run("a.menu", "b.menu")
    #expect(result.status == 1 && result.output == "")
    #expect(result.errors.hasPrefix("a.menu:1:8: error: This `{` is never closed"))
    #expect(
      result.errors.hasSuffix("menugen: 'a.menu' has a syntax error and was left as it is\n"))
    #expect(try text("a.menu") == Self.broken)
    #expect(try text("b.menu") == Self.tidy)
  }

  @Test("Wrong usage is one line with status 2")
  func usage() throws {
    for arguments in [[], ["--chekc", "a.menu"], ["missing.menu"]] {
      let result = try MenugenRun(["format"] + arguments, in: folder.url)
      #expect(result.status == 2 && result.output == "", "\(arguments)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(arguments)")
    }
  }
}
