import Foundation
import Testing

/// Files are whole or as they were, whatever happens to a run. `Tests/Files/check` has what needs signals and disks.
@Suite("Files when something goes wrong")
struct FileSafetyTests {
  static let text = "commands {\n  flip \"Flip\" often,\n}\n"

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file that does not fit on the disk leaves the old one, and nothing beside it")
  func noRoom() throws {
    try folder.write(SituationTests.fine, to: "a.menu")
    try folder.write("old", to: "out/MenuModule.swift")
    try folder.write("old", to: "out/a.menu.swift")
    let run = try ShellRun(
      "trap '' XFSZ; ulimit -f 1; menugen generate a.menu -o out", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("; what is there is as it was"))
    #expect(try folder.names(in: "out") == ["MenuModule.swift", "a.menu.swift"])
    #expect(try folder.text("out/MenuModule.swift") == "old")
  }

  @Test("Of several files to fix, none is written where one cannot be")
  func allOrNone() throws {
    // The second is too large for the limit.
    let large = Self.text + String(repeating: "// A line of a comment.\n", count: 100)
    try folder.write("commands {\n  a \"A\" often,\n}\n", to: "a.menu")
    try folder.write(large, to: "b.menu")
    let run = try ShellRun(
      "trap '' XFSZ; ulimit -f 1; menugen check --fix a.menu b.menu", in: folder.url)
    #expect(run.status == 2 && run.errors.hasPrefix("menugen: cannot write 'b.menu': "))
    #expect(try folder.text("a.menu").contains("often,") && folder.text("b.menu") == large)
    #expect(try folder.names() == ["a.menu", "b.menu"])
    let fixed = try ShellRun("menugen check --fix a.menu b.menu", in: folder.url)
    #expect(fixed.errors.contains("fixed 2 in 2 files"))
    #expect(try !folder.text("a.menu").contains(",") && !folder.text("b.menu").contains("often,"))
    #expect(try folder.names() == ["a.menu", "b.menu"])
  }

  @Test("A name as long as names can be is written like others")
  func longName() throws {
    let name = String(repeating: "n", count: 255 - ".menu.swift".count)
    try folder.write(SituationTests.fine, to: name + ".menu")
    let run = try ShellRun("menugen generate \(name).menu -o out", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.names(in: "out").contains(name + ".menu.swift"))
  }

  @Test("What a killed run left beside does not stop the next")
  func stale() throws {
    try folder.write(SituationTests.fine, to: "a.menu")
    let line = """
      mkdir out
      sh -c 'for n in 0 1 2; do : > "out/.menugen-$$-$n.tmp"; done; exec menugen generate a.menu -o out'
      """
    #expect(try ShellRun(line, in: folder.url).status == 0)
    #expect(try folder.names(in: "out").filter { $0.hasSuffix(".swift") }.count == 2)
  }

  @Test("What a killed run left is removed once it is old")
  func abandoned() throws {
    try folder.write(SituationTests.fine, to: "a.menu")
    // No process has such a number.
    let line = """
      mkdir out && touch out/.menugen-2000000000-0.tmp out/.menugen-x-0.tmp
      touch -d '2 hours ago' out/.menugen-2000000000-1.tmp out/.menugen-$$-0.tmp out/.menugen-x-1.tmp
      menugen generate a.menu -o out
      """
    #expect(try ShellRun(line, in: folder.url).status == 0)
    let left = try folder.names(in: "out").filter { $0.hasPrefix(".") }
    #expect(left.count == 4 && !left.contains(".menugen-2000000000-1.tmp"), "\(left)")
  }

  @Test("A file whose name is not UTF-8 is an error, not skipped")
  func undecodableName() throws {
    try folder.write(SituationTests.fine, to: "a.menu")
    let made = try ShellRun("touch \"$(printf 'b\\351.menu')\"", in: folder.url)
    // Some file systems have no such names.
    if made.status != 0 { return }
    let run = try ShellRun("menugen check .", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read './b\u{FFFD}.menu': its name is not UTF-8"))
  }

  @Test("A pipe never sees progress, nor colour, nor an escape")
  func pipes() throws {
    try folder.write(SituationTests.error, to: "a.menu")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("b"), withIntermediateDirectories: true)
    // Input that comes after more than a second.
    let run = try ShellRun("{ sleep 1.2; cat a.menu; } | menugen check -", in: folder.url)
    #expect(run.status == 1 && !run.errors.contains("\u{1B}") && !run.errors.contains("\r"))
    #expect(run.errors.hasPrefix("stdin.menu:2:29: error: "))
  }
}
